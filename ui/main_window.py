"""The one window: which page is shown, where it was on the screen, what belongs to all pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from ui.context import Facts, UiContext
from ui.extra_page import ExtraPage
from ui.game_ui import GameUi
from ui.pages.page import SidePage
from ui.pages.start import StartPage
from ui.preferences import Place
from ui.shelf import Shelf, ShelfError
from ui.widgets.surfaces import Desk
from ui.window_actions import WindowActions

if TYPE_CHECKING:
    from engine.record import Record, Seat
    from ui.review.page import ReviewPage
    from ui.review.play_on import PlayOnPage
    from ui.review.review import Reviews
    from ui.review.store import ReviewStore
    from ui.session import Session

# Pages other than the first are imported when they are wanted: the first window comes sooner.

USUAL_SIZE = QSize(1280, 720)
SMALLEST_SIZE = QSize(960, 600)


class MainWindow(QMainWindow):
    """Shows one page at a time: a base page (start, table, final scoring), or a side page that goes back to it."""

    def __init__(
        self,
        context: UiContext,
        games: Mapping[str, GameUi],
        shelf: Shelf,
        facts: Facts,
        notices: Sequence[str] = (),
        extras: Sequence[ExtraPage] = (),
        review_store: ReviewStore | None = None,
    ) -> None:
        """`notices` are sentences about the library or the settings that the player must read first.

        `review_store` keeps reviews; None: they are forgotten.
        """
        super().__init__()
        self.context = context
        self._games = games
        self._shelf = shelf
        self._facts = facts
        self._notices = tuple(notices)
        self._extras = {extra.name: extra for extra in extras}
        self.actions_of_all_pages = WindowActions(self)
        self._desk = Desk(chart=True)
        self.pages = QStackedWidget()
        layout = QVBoxLayout(self._desk)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)
        self.setCentralWidget(self._desk)
        self.setMinimumSize(SMALLEST_SIZE)
        self._review_store = review_store
        self._reviews: Reviews | None = None
        self._base: QWidget | None = None
        self._behind: dict[SidePage, QWidget | None] = {}
        """Where each side page that is open goes back to."""
        self._connect()
        self.retranslate()
        self._restore_place()
        context.theme.fit_window(self.width(), self.height())

    def _connect(self) -> None:
        actions = self.actions_of_all_pages
        actions.start.triggered.connect(self.show_start)
        actions.new_game.triggered.connect(self._want_new_game)
        actions.resume.triggered.connect(self.resume_last)
        actions.rules.triggered.connect(self.show_rules)
        actions.settings.triggered.connect(self.show_settings)
        actions.about.triggered.connect(self.show_about)
        actions.full_screen.triggered.connect(self._set_full_screen)
        actions.quit.triggered.connect(self.close)

    @property
    def page(self) -> QWidget | None:
        """The page that is shown, None before the first."""
        return self.pages.currentWidget()

    # --- base pages -------------------------------------------------------------------------------------

    def show_start(self) -> StartPage:
        """Leave the table, if there is one, for the start page."""
        notices, self._notices = self._notices, ()
        page = StartPage(self.context, self._games, self._shelf, notices, tuple(self._extras.values()))
        page.new_game_wanted.connect(self._want_new_game)
        page.extra_wanted.connect(self.show_extra)
        page.game_opened.connect(self.open_game)
        page.review_wanted.connect(self.open_review)
        page.rules_wanted.connect(self.show_rules)
        page.settings_wanted.connect(self.show_settings)
        page.about_wanted.connect(self.show_about)
        page.quit_wanted.connect(self.close)
        self._show_base(page)
        (page.new_button if page.continue_button.isHidden() else page.continue_button).setFocus()
        return page

    def open_game(self, number: int) -> None:
        """Go on with a kept game, or look at a finished one; if that fails, the start page says why."""
        try:
            session = self._shelf.resume(number)
        except ShelfError as error:
            self._tell_on_start_page(str(error))
        else:
            self.show_session(session)

    def open_file(self, path: Path) -> None:
        """Take a record file into the library and open its game; if that fails, the start page says why."""
        try:
            number = self._shelf.take_in(path)
        except ShelfError as error:
            self._tell_on_start_page(str(error))
        else:
            self.open_game(number)

    def resume_last(self) -> None:
        """Go on with the unfinished game that was played last."""
        try:
            games = [kept for kept in self._shelf.games(finished=False) if kept.game in self._games]
        except ShelfError as error:
            self._tell_on_start_page(str(error))
            return
        if games:
            self.open_game(games[0].number)
        else:
            self.show_start()

    def show_session(self, session: Session) -> None:
        """Sit down at the table of `session`; a finished one shows its final scoring."""
        from ui.pages.table import TablePage

        page = TablePage(session, self.context, self.actions_of_all_pages.menu)
        page.finished.connect(lambda: self._show_scoring(page))
        self._show_base(page)
        if session.over:
            self._show_scoring(page)
        else:
            page.take_focus()

    def _show_scoring(self, table: QWidget) -> None:
        from ui.pages.scoring import ScoringPage
        from ui.pages.table import TablePage

        if not isinstance(table, TablePage) or table is not self._base:
            return
        session = table.session
        scoring = ScoringPage(session, self.context)
        scoring.table_wanted.connect(lambda: self.pages.setCurrentWidget(table))
        scoring.review_wanted.connect(lambda: self.show_review(session))
        scoring.again_wanted.connect(lambda: self._play_again(session))
        scoring.start_wanted.connect(self.show_start)
        table.set_scoring(lambda: self.pages.setCurrentWidget(scoring))
        self.pages.addWidget(scoring)
        self.pages.setCurrentWidget(scoring)
        scoring.again_button.setFocus()

    def _play_again(self, session: Session) -> None:
        import msgspec

        from ui.pages.seed_field import propose_seed

        header = session.match.header
        options: dict[str, Any] = msgspec.to_builtins(header.options)
        self._begin(header.game, header.seats, options, propose_seed())

    def _begin(self, game: str, seats: Sequence[Seat], options: dict[str, Any] | None, seed: int) -> None:
        try:
            session = self._shelf.begin(game, seats, options, seed)
        except ShelfError as error:
            from ui.pages.new_game import NewGamePage

            if isinstance(self.page, NewGamePage):
                self.page.show_problem(str(error))
            else:
                self._tell_on_start_page(str(error))
        else:
            self.show_session(session)

    def _tell_on_start_page(self, sentence: str) -> None:
        page = self._base if isinstance(self._base, StartPage) else self.show_start()
        if self.page is not page:
            self._leave_side_pages()
        page.tell(sentence, "error")

    # --- side pages -------------------------------------------------------------------------------------

    def show_new_game(
        self,
        game: str | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        players: int | None = None,
    ) -> None:
        """The page of a new game, for a game by name (None: the one begun last), and perhaps with the rest filled in."""
        from ui.pages.new_game import NewGame, NewGamePage

        last = self.context.settings.choices.new_game
        page = NewGamePage(
            self.context, self._games, game or next(reversed(last), None), seed, options, players
        )

        def start(wanted: NewGame) -> None:
            self._begin(wanted.game, wanted.seats, wanted.options, wanted.seed)

        page.started.connect(start)
        self._show_side(page)
        page.start_button.setFocus()

    def _want_new_game(self) -> None:
        """The page of a new game; one that is open already keeps what was entered."""
        from ui.pages.new_game import NewGamePage

        if not any(isinstance(page, NewGamePage) for page in self._behind):
            self.show_new_game()
        while isinstance(self.page, SidePage) and not isinstance(self.page, NewGamePage):
            self._go_back(self.page)

    def open_review(self, number: int) -> None:
        """The review of a kept game; if it cannot be fetched, the start page says why.

        A game that is not over after all (its last moves were lost, say) goes on at its table: it is not open yet.
        """
        try:
            session = self._shelf.resume(number)
        except ShelfError as error:
            self._tell_on_start_page(str(error))
            return
        if session.over:
            session.setParent(self.show_review(session))
        else:
            self.show_session(session)

    def show_review(self, session: Session) -> ReviewPage:
        """The review of a finished game. It goes on behind other pages."""
        from ui.review.page import ReviewPage
        from ui.review.review import Reviews

        if self._reviews is None:
            self._reviews = Reviews(self.context.thinker, self._review_store, self)
        page = ReviewPage(
            self._reviews.review(session.match, self.context.settings.review), session.ui, self.context
        )
        page.play_on_wanted.connect(lambda ply: self._ask_play_on(session, ply))
        page.table_wanted.connect(self._show_table_look)
        self._show_side(page)
        page.chosen.back_button.setFocus()
        page.review.begin()
        return page

    def _show_table_look(self, page: SidePage) -> None:
        self._show_side(page)
        page.back_button.setFocus()

    def _ask_play_on(self, session: Session, ply: int) -> None:
        """Who plays on from an entry of a finished game."""
        from engine.match import Match
        from ui.review.play_on import PlayOnPage

        record, ui = session.match.record, session.ui
        before = Match.replay(session.match.game, record, until=ply)
        where = ui.stage_text(ui.stage(before.view(None)))
        page = PlayOnPage(record, ui, where, self.context)
        page.started.connect(lambda seats: self._play_on(page, record, ply, seats))
        self._show_side(page)
        page.start_button.setFocus()

    def _play_on(self, page: PlayOnPage, record: Record, ply: int, seats: Sequence[Seat]) -> None:
        from ui.pages.seed_field import propose_seed

        try:
            session = self._shelf.play_on(record, ply, seats, propose_seed())
        except ShelfError as error:
            page.show_problem(str(error))
        else:
            self.show_session(session)

    def show_extra(self, name: str) -> None:
        """A page that belongs to no game on the table, by its name. KeyError when unknown."""
        self._show_side(self._extras[name].make_page(self.context))

    def show_rules(self) -> None:
        """The rules, of the game on the table if there is one."""
        from ui.pages.reading import RulesPage
        from ui.pages.table import TablePage

        game = self._base.session.ui.name if isinstance(self._base, TablePage) else None
        page = RulesPage(self.context, self._games, game)
        self._show_side(page)
        page.reader.setFocus()

    def show_settings(self) -> None:
        """The settings."""
        from ui.pages.settings import SettingsPage

        page = SettingsPage(self.context)
        self._show_side(page)
        page.language.setFocus()

    def show_about(self) -> None:
        """What this program is."""
        from ui.pages.about import AboutPage

        page = AboutPage(self.context, self._facts)
        self._show_side(page)
        page.reader.setFocus()

    # --- the stack --------------------------------------------------------------------------------------

    def _show_base(self, page: QWidget) -> None:
        self.save_picture()
        old = [self.pages.widget(index) for index in range(self.pages.count())]
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self._base = page
        self._behind.clear()
        for widget in old:
            if widget is not None:
                self._remove(widget)

    def _show_side(self, page: SidePage) -> None:
        before = self.page
        while isinstance(before, SidePage) and not (before.keeps_input and type(before) is not type(page)):
            behind = self._behind.pop(before)
            self._remove(before)
            before = behind
        self._behind[page] = before
        page.back.connect(lambda: self._go_back(page))
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)

    def _go_back(self, page: SidePage) -> None:
        behind = self._behind.pop(page, None)
        if behind is not None:
            # Qt gives the keyboard back to the widget of the page that had it.
            self.pages.setCurrentWidget(behind)
        self._remove(page)

    def _leave_side_pages(self) -> None:
        self._behind.clear()
        if self._base is not None:
            self.pages.setCurrentWidget(self._base)
        for index in reversed(range(self.pages.count())):
            widget = self.pages.widget(index)
            if isinstance(widget, SidePage):
                self._remove(widget)

    def _remove(self, widget: QWidget) -> None:
        self.pages.removeWidget(widget)
        widget.hide()
        widget.deleteLater()

    # --- the window -------------------------------------------------------------------------------------

    def save_picture(self) -> None:
        """Bring the small picture of the game on the table up to date in the list of games."""
        if self._base is not None and not isinstance(self._base, StartPage):
            from ui.pages.table import TablePage

            if isinstance(self._base, TablePage):
                self._base.keep_picture()

    def retranslate(self) -> None:
        """Set every text of the window anew."""
        self.setWindowTitle("Terra Incognita")
        self.actions_of_all_pages.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_of_all_pages.full_screen.setChecked(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.context.theme.fit_window(self.width(), self.height())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is saved already, so nothing is asked."""
        self.save_picture()
        if self._reviews is not None:
            self._reviews.close()
        self._keep_place()
        event.accept()

    def _set_full_screen(self, wanted: bool) -> None:
        if wanted != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restore_place(self) -> None:
        place = self.context.settings.choices.window
        screen = QGuiApplication.primaryScreen().availableGeometry()
        if place is not None:
            # Screens may have become fewer and smaller since then; a window may be larger than all of them, not huge.
            room = QGuiApplication.primaryScreen().virtualSize() * 2
            wanted = QRect(QPoint(place.x, place.y), QSize(place.width, place.height).boundedTo(room))
            # A second screen may be gone: a window that cannot be reached is put back on the first one.
            if any(other.availableGeometry().intersects(wanted) for other in QGuiApplication.screens()):
                self.setGeometry(wanted)
            else:
                self.resize(wanted.size().boundedTo(screen.size()))
            if place.maximized:
                self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)
        else:
            self.resize(USUAL_SIZE.expandedTo(screen.size() * 0.8).boundedTo(screen.size()))

    def _keep_place(self) -> None:
        maximized = self.isMaximized() or (self.isFullScreen() and not self.normalGeometry().isValid())
        place = self.normalGeometry() if self.isMaximized() or self.isFullScreen() else self.geometry()
        if place.isValid():
            self.context.settings.change(
                window=Place(place.x(), place.y(), place.width(), place.height(), maximized)
            )
