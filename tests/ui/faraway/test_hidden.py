"""Hidden choices around one machine: who is asked when, and that nothing leaks to the person at the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from engine.contract import Event
from engine.faraway import events as happened
from engine.faraway.figures import FarawayOptions
from engine.faraway.view import FarawayView
from tests.ui.faraway.tables import new_session, open_table
from ui.context import UiContext
from ui.demo import varied_move
from ui.faraway.table import FarawayTable
from ui.models.log_model import LogModel
from ui.models.moves_model import LegalMovesModel
from ui.pages.table import TablePage
from ui.preferences import Preferences
from ui.session import Session
from ui.theme.theme import theme


def secrets_of(session: Session, viewer: int | None) -> tuple[set[int], set[int]]:
    """Regions and sanctuaries that only other seats may see now."""
    match = session.match
    everybody = [match.view(seat) for seat in range(match.seats)]
    open_view = match.view(viewer)
    regions: set[int] = set()
    sanctuaries: set[int] = set()
    for seat, view in enumerate(everybody):
        if seat == viewer:
            continue
        mine = view.mine
        regions |= {*mine.hand, *((mine.chosen,) if mine.chosen else ())} - set(mine.known)
        sanctuaries |= set(mine.drawn)
    assert open_view.viewer == viewer
    return regions, sanctuaries


def shown_numbers(table: FarawayTable) -> tuple[set[int], set[int]]:
    """The regions and sanctuaries whose faces lie on the table."""
    rows = [*table.own_rows]
    for plate in table.others.plates:
        rows += [plate.regions, plate.sanctuaries]
    regions = {c.number for row in rows if not row.sanctuary for c in row.cards if c.card is not None}
    sanctuaries = {c.number for row in rows if row.sanctuary for c in row.cards if c.card is not None}
    return regions, sanctuaries


def check_nothing_leaks(session: Session, table: FarawayTable) -> None:
    regions, sanctuaries = secrets_of(session, session.viewer)
    shown_regions, shown_sanctuaries = shown_numbers(table)
    assert not shown_regions & regions
    assert not shown_sanctuaries & sanctuaries
    for event in session.log:
        check_event(event, session.viewer)


def check_event(event: Event, viewer: int | None) -> None:
    match event:
        case happened.RegionDealt(seat=seat, region=card) | happened.RegionChosen(seat=seat, region=card):
            assert (card is None) == (seat != viewer)
        case happened.RegionsKept(seat=seat, kept=cards):
            assert (cards is None) == (seat != viewer)
        case happened.SanctuaryDrawn(seat=seat, sanctuary=card):
            assert (card is None) == (seat != viewer)
        case happened.SanctuaryKept(seat=seat, put_under=cards):
            assert (cards is None) == (seat != viewer)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("opening", [False, True])
def test_a_whole_game_around_one_machine(qtbot: QtBot, players: int, opening: bool) -> None:
    """Each person is called in turn, between two of them nobody's secrets are shown, and none are ever shown wrongly."""
    opened = open_table(qtbot, players, options=FarawayOptions(opening_choice=opening), come=False)
    session, table = opened.session, opened.table
    log, moves = LogModel(session), LegalMovesModel(session)
    asked: list[int] = []
    session.hand_over.connect(asked.append)
    calls = 0
    while not session.over:
        if session.awaited is not None:
            assert session.viewer is None
            assert moves.rowCount() == 0
            check_nothing_leaks(session, table)
            assert all(card.card is None for card in table.hand.cards)
            assert table.choice.drawn.cards == []
            assert table.closeup.isHidden()
            assert table.choice.title == ""
            session.take_seat(session.awaited)
            calls += 1
        check_nothing_leaks(session, table)
        legal = session.legal_moves()
        assert legal
        assert moves.rowCount() == len(legal)
        for row in (table.hand, table.choice.drawn):
            if row.cards:
                table._watch(row, 0)
                check_nothing_leaks(session, table)
        assert session.play(varied_move(legal, lambda n: len(session.match.entries) % n))
    assert len(asked) == calls - 1
    assert log.rowCount() > 8 * players
    assert session.match.position().problems() == []


def test_everybody_is_asked_once_and_nobody_twice(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 4, come=False)
    session = opened.session
    asked = [session.awaited]
    session.hand_over.connect(asked.append)
    for seat in range(4):
        assert session.awaited == seat
        session.take_seat(seat)
        view = session.view()
        assert isinstance(view, FarawayView)
        assert [s.has_chosen for s in view.seats] == [other < seat for other in range(4)]
        assert [s.chosen for s in view.seats if s.seat != seat] == [None] * 3
        session.play(session.legal_moves()[0])
    assert asked[:4] == [0, 1, 2, 3]
    assert session.view().phase in ("take", "find")


def test_nobody_takes_back_another_persons_choice(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 3, come=False)
    session = opened.session
    session.take_seat(0)
    session.play(session.legal_moves()[0])
    assert not session.can_undo(), "nobody is at the screen"
    session.take_seat(1)
    assert not session.can_undo(), "this would take back what the first person chose"


def visible_texts(widget: QWidget) -> str:
    """Everything that labels and screen readers tell."""
    parts = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    for child in widget.findChildren(QWidget):
        parts += [child.accessibleName(), child.accessibleDescription(), child.toolTip()]
        if isinstance(child, QLabel):
            parts.append(child.text())
    return "\n".join(parts)


def test_screen_readers_and_tool_tips_keep_secrets(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 2, come=False)
    session = opened.session
    session.take_seat(0)
    hand = list(session.view().mine.hand)
    texts = visible_texts(opened.table)
    assert all(f"Region {region}:" in texts for region in hand)
    session.play(session.legal_moves()[0])
    texts = visible_texts(opened.table)
    assert not any(f"Region {region}:" in texts for region in hand)
    session.take_seat(1)
    texts = visible_texts(opened.table)
    assert not any(f"Region {region}:" in texts for region in hand)


def test_the_hand_over_lies_over_the_table(qtbot: QtBot) -> None:
    """On the real page: only a press and release on the hand-over shows the next person's cards."""
    look = theme()
    look.set_speed("off")
    session = new_session(2)
    page = TablePage(session, UiContext(look, Preferences()), QMenu())
    window = QWidget()
    window.resize(1280, 720)
    page.setParent(window)
    page.resize(1280, 720)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    table = page.table
    assert isinstance(table, FarawayTable)
    assert page.hand_over.isVisible()
    qtbot.keyClick(page.hand_over, Qt.Key.Key_Space)
    assert not page.hand_over.isVisible()
    assert session.viewer == 0
    qtbot.mouseClick(table.hand.shown[0], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(table.choice.button, Qt.MouseButton.LeftButton)
    assert page.hand_over.isVisible()
    assert page.hand_over.geometry().contains(table.hand.geometry().center())
    assert session.viewer is None
    assert all(card.card is None for card in table.hand.cards)
    qtbot.mouseClick(page.hand_over, Qt.MouseButton.LeftButton)
    assert session.viewer == 1
