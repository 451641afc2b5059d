"""Two games that differ only in what one player knows look alike to everybody else: texts, tool tips and pixels."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.games import load_games
from app.gui import Program
from app.library import Library
from app.new_match import new_header
from app.opening import Opening
from app.paths import user_folders
from engine.contract import CHANCE, Move
from engine.match import Match
from engine.record import COLOURS, Seat, entry_text, header_text
from ui.main_window import MainWindow
from ui.pages.start import StartPage
from ui.pages.table import TablePage

NAMES = ("Anna", "Ben", "Clara")
LEFT = Qt.MouseButton.LeftButton
STEP = 48
"""Pixels between the places at which tool tips are asked for."""

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

Twins = tuple[Match, Match]
Sight = dict[str, Any]


def new_match(game: str, seed: int, options: dict[str, Any] | None = None, players: int = 2) -> Match:
    rules = load_games()[game]
    seats = tuple(Seat(name, colour) for name, colour in zip(NAMES[:players], COLOURS, strict=False))
    return Match(rules, new_header(rules, seats, seed, options))


def copy_of(match: Match) -> Match:
    return Match.replay(match.game, match.record)


def play_until(match: Match, ready: Callable[[Match], bool], seed: int) -> None:
    """Random moves until `ready`."""
    random = Random(seed)
    while not ready(match):
        assert not match.over
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.deciders()[0]
            match.play(seat, random.choice(match.legal_moves(seat)))


def fork(match: Match, actor: int, moves: tuple[Move, Move]) -> Twins:
    twins = copy_of(match), copy_of(match)
    for twin, move in zip(twins, moves, strict=True):
        twin.play(actor, move)
    return twins


def face_down() -> Twins:
    """Faraway: Anna has put another region face down in the third round."""
    match = new_match("faraway", 4)
    play_until(
        match,
        lambda found: (
            found.view(None).phase == "explore" and found.view(None).round == 3 and found.deciders() == (0, 1)
        ),
        1,
    )
    one, other, *_ = match.legal_moves(0)
    return fork(match, 0, (one, other))


def kept_hand() -> Twins:
    """Faraway with the opening choice: Anna has kept other regions."""
    match = new_match("faraway", 4, {"opening_choice": True})
    play_until(match, lambda found: found.view(None).phase == "keep", 1)
    one, other, *_ = match.legal_moves(0)
    return fork(match, 0, (one, other))


def chances(match: Match) -> list[Move]:
    return [move for move, _ in match.position().chance().odds()]


def answer_alike(twins: Twins, without: tuple[Move, ...]) -> None:
    """Let chance answer the same in both games, with nothing of what makes them differ; StopIteration if it cannot."""
    while twins[0].waits_for_chance():
        answer = next(move for move in chances(twins[0]) if move not in without and move in chances(twins[1]))
        for twin in twins:
            twin.play(CHANCE, answer)


def put_under() -> Twins:
    """Faraway: Anna has put another sanctuary back under the deck, and Ben has to choose."""
    for seed in range(60):
        match = new_match("faraway", seed)
        play_until(match, lambda found: found.over or draws_two(found), 1)
        if match.over:
            continue
        kept, one, other, *_ = chances(match)
        match.play(CHANCE, kept)
        twins = fork(match, CHANCE, (one, other))
        with contextlib.suppress(StopIteration):
            answer_alike(twins, (one, other))
            while twins[0].deciders() == (0,):
                moves = twins[0].legal_moves(0)
                move = next((move for move in moves if same_card(move, kept)), moves[0])
                for twin in twins:
                    twin.play(0, move)
                answer_alike(twins, (one, other))
            if twins[0].deciders() == (1,):
                return twins
    raise AssertionError("no game found")


def draws_two(match: Match) -> bool:
    view = match.view(None)
    return view.phase == "find" and view.in_turn == 0 and view.seats[0].owed == 2 and match.waits_for_chance()


def same_card(move: Move, answer: Move) -> bool:
    return move.text.split()[-1] == answer.text.split()[-1]


def draws(match: Match, source: str) -> bool:
    """Explorers: whether chance answers to Anna."""
    return (
        match.waits_for_chance()
        and match.position().chance().source == source
        and match.view(None).drawing == 0
    )


def rejected_card() -> Twins:
    """Explorers: Anna has rejected another specialty card."""
    match = new_match("explorers", 3)
    play_until(match, lambda found: draws(found, "specialties"), 2)
    kept, one, other, *_ = chances(match)
    match.play(CHANCE, kept)
    twins = fork(match, CHANCE, (one, other))
    answer_alike(twins, (one, other))
    for twin in twins:
        twin.play(0, next(move for move in twin.legal_moves(0) if same_card(move, kept)))
        while 0 in twin.deciders():
            twin.play(0, next(move for move in twin.legal_moves(0) if move.text == "end"))
    return twins


def kept_treasure() -> Twins:
    """Explorers: Anna has found another treasure that is kept for the end, and has ended her turn."""
    match = new_match("explorers", 3)
    kept = [treasure.id for treasure in match.game.figures.treasures if treasure.is_kept]
    for seed in range(40):
        match = new_match("explorers", seed)
        play_until(match, lambda found: found.over or draws(found, "treasures"), seed)
        if not match.over and match.view(1).seats[1].act != "done":
            break
    one, other, *_ = (move for move in chances(match) if move.text.split()[1] in kept)
    twins = fork(match, CHANCE, (one, other))
    answer_alike(twins, (one, other))
    while 0 in twins[0].deciders() and not twins[0].over:
        moves = twins[0].legal_moves(0)
        move = next((move for move in moves if move.text == "end"), moves[0])
        for twin in twins:
            twin.play(0, move)
        answer_alike(twins, (one, other))
    return twins


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    folder = user_folders().data
    folder.mkdir(parents=True, exist_ok=True)
    program = Program(qapp, Opening())
    program.settings.change(animation="off")
    program.window.resize(1280, 720)
    program.show()
    yield program
    program.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def keep(match: Match) -> int:
    with Library.open(user_folders().games_file()).library as library:
        return int(
            library.create(match.header.game, header_text(match.header), map(entry_text, match.entries))
        )


def texts_of(widget: QWidget) -> list[str]:
    texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()]
    if isinstance(widget, QLabel | QAbstractButton):
        texts.append(widget.text())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model = widget.model()
        nowhere = QModelIndex()
        for row in range(model.rowCount(nowhere)):
            for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(nowhere)):
                index = model.index(row, column)
                for role in (
                    Qt.ItemDataRole.DisplayRole,
                    Qt.ItemDataRole.ToolTipRole,
                    Qt.ItemDataRole.AccessibleTextRole,
                ):
                    texts.append(str(index.data(role)))
    return texts


def tips_of(widget: QWidget) -> list[str]:
    """The tool tips all over a widget."""
    target = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
    tips = []
    for y in range(STEP // 2, target.height(), STEP):
        for x in range(STEP // 2, target.width(), STEP):
            QToolTip.hideText()
            place = QPoint(x, y)
            QApplication.sendEvent(target, QHelpEvent(QEvent.Type.ToolTip, place, target.mapToGlobal(place)))
            tips.append(QToolTip.text())
    QToolTip.hideText()
    return tips


def sight(window: MainWindow) -> Sight:
    """Everything that can be seen, read or heard of the window."""
    QApplication.processEvents()
    widgets = [widget for widget in window.findChildren(QWidget) if widget.isVisible()]
    return {
        "title": window.windowTitle(),
        "texts": [(type(widget).__name__, *texts_of(widget)) for widget in widgets],
        "tips": [(type(widget).__name__, *tips_of(widget)) for widget in widgets],
        "pixels": window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32),
    }


def sights(qtbot: QtBot, program: Program, match: Match) -> list[tuple[str, Sight]]:
    """What Ben sees of a game: while he is asked to come, and from his seat with everything open."""
    window = program.window
    window.open_game(keep(match))
    page = window.page
    assert isinstance(page, TablePage)
    assert page.session.awaited == 1
    found = [("hand-over", sight(window))]
    qtbot.mouseClick(page.hand_over, LEFT)
    assert page.session.viewer == 1
    found.append(("seat", sight(window)))
    for name in ("moves_action", "log_action", "sheet_action"):
        getattr(page.bar, name).trigger()
        found.append((name, sight(window)))
        getattr(page.bar, name).trigger()
    page.keep_picture()
    picture = page.session._keeper._library.picture(page.session._keeper._journal.game_id)  # type: ignore[union-attr]
    found.append(("picture", {"png": picture}))
    start = window.show_start()
    assert isinstance(start, StartPage)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("twins", [face_down, kept_hand, put_under, rejected_card, kept_treasure])
def test_twins(qtbot: QtBot, program: Program, twins: Callable[[], Twins]) -> None:
    pair = twins()
    assert pair[0].record.entries != pair[1].record.entries
    assert pair[0].view(0) != pair[1].view(0)
    assert pair[0].view(1) == pair[1].view(1)
    one, other = (sights(qtbot, program, match) for match in pair)
    for (place, first), (_, second) in zip(one, other, strict=True):
        for what, seen in first.items():
            assert seen == second[what], f"{what} at {place}"
