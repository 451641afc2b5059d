"""A part of the trial: a person and a computer player at each table, so that a process of the program really thinks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from app.smoke.trouble import WentWrongError
from engine.contract import Below
from ui.demo import varied_move
from ui.pages.new_game import NewGamePage
from ui.pages.table import TablePage

if TYPE_CHECKING:
    from app.smoke.report import Report
    from ui.main_window import MainWindow

LEVEL = "@pathfinder"
"""It needs everything that computer players need."""


def play_in_company(
    window: MainWindow,
    report: Report,
    game: str,
    seed: int,
    open_table: Callable[[str], TablePage],
    below: Below,
) -> Iterator[None]:
    """Begin a game with a computer player, ask for a hint, and play until the computer player has played."""
    report.step = f"a new game of {game} with a computer player"
    window.show_new_game(game, seed, players=2)
    yield
    page = window.page
    if not isinstance(page, NewGamePage):
        raise WentWrongError("the page of a new game did not open")
    page.seats.rows[1].set_player(LEVEL)
    page.start_button.click()
    yield
    table = open_table(game)
    session = table.session
    hinted = False
    while not any(entry.actor == 1 for entry in session.match.entries):
        if session.over or (table.company is not None and table.company.computers.light):
            raise WentWrongError("the computer player could not think")
        if session.waiting_source() is not None:
            session.deal()
        elif legal := session.legal_moves():
            if not hinted:
                yield from _hint(table, report)
                hinted = True
            session.play(varied_move(legal, below))
        yield
    if not hinted:
        while not session.legal_moves():
            yield
        yield from _hint(table, report)
    report.answers += 1


def _hint(table: TablePage, report: Report) -> Iterator[None]:
    panel = table.hint
    if panel is None:
        raise WentWrongError("there is no way to a hint")
    table.bar.hint_action.trigger()
    while panel.rows[0].isHidden():
        if panel.isHidden():
            raise WentWrongError("a hint did not come")
        yield
    if not panel.marks.boxes():
        raise WentWrongError("a hint marks nothing on the table")
    QApplication.processEvents()
    panel.close_hint()
    report.hints += 1
