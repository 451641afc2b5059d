"""The way of a trial through the program, in steps: between two of them Qt paints and delivers its events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.luck import below_from
from app.smoke.company import play_in_company
from app.smoke.report import Report
from app.smoke.trouble import WentWrongError
from ui.demo import play_on, varied_move
from ui.pages.about import LICENCES, AboutPage
from ui.pages.new_game import NewGamePage
from ui.pages.page import SidePage
from ui.pages.scoring import ScoringPage
from ui.pages.start import StartPage
from ui.pages.table import TablePage

if TYPE_CHECKING:
    from ui.main_window import MainWindow

SEED = 7
DECISIONS = 12
"""Moves of the players that are played on each table; chance comes on top."""
UNTIL_PAINTED = 15
"""Steps after which the screen certainly shows what it should."""
WHOLE_GAME = 100_000
"""More moves than any game has."""


class Tour:
    """Walks through the pages of `window`, writes down in `report` what it met, and calls `shoot` on a table."""

    def __init__(self, window: MainWindow, report: Report, shoot: Callable[[], None]) -> None:
        self._window = window
        self._report = report
        self._shoot = shoot
        self._below = below_from(Random(SEED))

    def steps(self) -> Iterator[None]:
        """The whole way; to be asked for the next step whenever Qt is idle. Raises WentWrongError."""
        yield from self._side_pages()
        games = list(self._games())
        for game in games:
            yield from self._table(game)
        for game in games:
            yield from self._end(game)
        for game in games:
            yield from play_in_company(self._window, self._report, game, SEED, self._open_table, self._below)
        self._report.step = "the last page"
        self._window.show_start()
        yield

    def _games(self) -> Iterator[str]:
        from app.screens import load_screens

        yield from load_screens()

    def _side_pages(self) -> Iterator[None]:
        window = self._window
        start = window.show_start()
        yield
        openings = [window.show_rules, window.show_settings, window.show_about]
        openings += [button.click for button in start.extra_buttons.values()]
        for number, opening in enumerate(openings, 1):
            self._report.step = f"side page {number}"
            opening()
            yield
            page = window.page
            if not isinstance(page, SidePage):
                raise WentWrongError("a page did not open")
            if isinstance(page, AboutPage):
                yield from self._licences(page)
            page.back.emit()
            yield
            self._report.pages += 1

    def _licences(self, page: AboutPage) -> Iterator[None]:
        """They lie elsewhere in a frozen program than in the source."""
        self._report.step = "the licences"
        page.show_part(LICENCES)
        yield
        if page.licences is None or not page.licences.text.toPlainText():
            raise WentWrongError("there is no licence on the page about the program")

    def _table(self, game: str) -> Iterator[None]:
        """Begin a game on its page, play some moves on the table, leave it, and go on with it from the library."""
        report, window = self._report, self._window
        report.step = f"a new game of {game}"
        window.show_new_game(game, SEED)
        yield
        page = window.page
        if not isinstance(page, NewGamePage):
            raise WentWrongError("the page of a new game did not open")
        page.start_button.click()
        yield
        table = self._open_table(game)
        yield
        for number in range(1, DECISIONS + 1):
            report.step = f"{game}, move {number}"
            yield from self._decide(table)
            report.moves += 1
        report.step = f"a picture of {game}"
        if not report.games:
            if table.session.awaited is not None:
                press(table.hand_over)
            for _ in range(UNTIL_PAINTED):
                yield
            self._shoot()
        record = table.session.match.record
        report.games.append(game)
        report.step = f"{game} from the library"
        start = window.show_start()
        yield
        if not start.continue_button.isVisible():
            raise WentWrongError("the game is not in the library")
        start.continue_button.click()
        yield
        if self._open_table(game).session.match.record != record:
            raise WentWrongError("the game in the library is not the one that was played")
        report.reopened += 1

    def _decide(self, table: TablePage) -> Iterator[None]:
        """Play one decision, and before it whatever must come first: a person to the screen, dice, stones."""
        session = table.session
        while not session.over:
            if session.awaited is not None:
                press(table.hand_over)
                if session.awaited is not None:
                    raise WentWrongError("nobody can come to the table")
            elif session.waiting_source() is not None:
                session.deal()
            elif legal := session.legal_moves():
                if not session.play(varied_move(legal, self._below)):
                    raise WentWrongError("a legal move was refused")
                yield
                return
            else:
                raise WentWrongError("nobody can move")
            yield

    def _end(self, game: str) -> Iterator[None]:
        """Play the game of the library to its end, away from the screen, and look at its final scoring."""
        window = self._window
        self._report.step = f"the rest of {game}"
        start = window.show_start()
        yield
        number = next(kept.number for kept in start.unfinished.kept if kept.game == game)
        window.open_game(number)
        play_on(self._open_table(game).session.match, WHOLE_GAME, self._below)
        # The table is left without being told of the end; whoever opens the game again finds it finished.
        window.show_start()
        yield
        self._report.step = f"the final scoring of {game}"
        window.open_game(number)
        yield
        if not isinstance(window.page, ScoringPage):
            raise WentWrongError("a finished game does not show its final scoring")
        yield
        self._report.finished += 1
        self._report.step = f"the review of {game}"
        yield from self._review(window.page)

    def _review(self, scoring: ScoringPage) -> Iterator[None]:
        """Open the review, and of the first game wait until a move was looked at: that takes charts and a worker."""
        window = self._window
        scoring.review_button.click()
        yield
        # Only here: its chart loads packages that the first sight must do without.
        from ui.review.page import ReviewPage

        page = window.page
        if not isinstance(page, ReviewPage):
            raise WentWrongError("the review did not open")
        while not page.review.found and not self._report.reviews:
            if page.review.has_failed:
                raise WentWrongError("nobody could look at a move for the review")
            yield
        page.step(-1)
        yield
        page.review.pause()
        page.back.emit()
        yield
        self._report.reviews += 1

    def _open_table(self, game: str) -> TablePage:
        page = self._window.page
        if isinstance(page, TablePage) and page.session.ui.name == game:
            return page
        message = page.message.text() if isinstance(page, StartPage) else ""
        raise WentWrongError(f"the table did not open {message}".strip())


def press(widget: QWidget) -> None:
    """Press a key on the widget and let it go."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        key = QKeyEvent(kind, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(widget, key)
