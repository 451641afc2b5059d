"""The table: the game's own widget, framed by the bar, the list of moves and the log, messages and hand-over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMenu, QVBoxLayout, QWidget

from ui.computers import Computers
from ui.context import UiContext
from ui.game_ui import PICTURE_SIZE
from ui.hint_marks import HintMarks
from ui.hints import Hints
from ui.pages.company import Company
from ui.pages.hand_over import HandOver
from ui.pages.hint_panel import HintPanel
from ui.pages.message_strip import FloatingMessage
from ui.pages.page import Page
from ui.pages.sheet_cover import SheetCover
from ui.pages.side_panel import LOG, MOVES, SidePanel
from ui.pages.table_bar import TableBar
from ui.png import png_bytes
from ui.session import Session
from ui.theme.paper import paint_desk

translate = QCoreApplication.translate

PANEL_WIDTH = 270
"""Width of moves and log in pixels at 1280 x 720."""
PICTURE_PAUSE = 2500
"""Milliseconds without any act before the picture of a new round is drawn."""

WARM_UP = 250
"""Milliseconds after which the table has certainly been painted, and who thinks about hints is called in."""


class TableArea(QWidget):
    """The game's table with the panel at its right: beside it where there is room for both, otherwise upon it."""

    def __init__(self, table: QWidget, panel: SidePanel) -> None:
        super().__init__()
        self.table = table
        self.panel = panel
        table.setParent(self)
        panel.setParent(self)
        panel.setAutoFillBackground(True)
        table.show()
        panel.hide()

    def show_panel(self, shown: bool) -> None:
        """Unfold or fold the panel."""
        self.panel.setVisible(shown)
        self.arrange()

    def arrange(self) -> None:
        """Give both their places."""
        width, height = self.width(), self.height()
        panel_width = min(self.panel.px(PANEL_WIDTH), width) if not self.panel.isHidden() else 0
        least = max(self.table.minimumSizeHint().width(), self.table.minimumWidth())
        table_width = width - panel_width if width - panel_width >= least else width
        self.table.setGeometry(0, 0, table_width, height)
        if panel_width:
            self.panel.setGeometry(width - panel_width, 0, panel_width, height)
            self.panel.raise_()

    def minimumSizeHint(self) -> QSize:
        return self.table.minimumSizeHint()

    def sizeHint(self) -> QSize:
        return self.table.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class TablePage(Page):
    """One session on the screen. Delete the page when the player leaves the table."""

    finished = Signal()
    """The game has just ended: time for the final scoring."""

    def __init__(
        self, session: Session, context: UiContext, menu: QMenu, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        self.session = session
        session.setParent(self)
        session.begin()
        # What lies under all pages is drawn with much detail; behind a table that costs time with every click.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._pictured: tuple[int, ...] | None = None
        self.bar = TableBar(session, context)
        self.bar.set_menu(menu)
        self.panel = SidePanel(session, context)
        self.table = session.ui.make_table(session, context)
        self.area = TableArea(self.table, self.panel)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.bar)
        self._layout.addWidget(self.area, 1)
        self.strip = FloatingMessage(context, self.area)
        self.sheet = SheetCover(context, lambda: session.ui.make_sheet(session, context), self.area)
        self.hand_over = HandOver(context, self.area)
        self.company = self._invite()
        self.hint = self._offer_hints()
        self._warm_up = QTimer(self)
        self._warm_up.setSingleShot(True)
        if context.thinker is not None:
            self._warm_up.timeout.connect(context.thinker.warm_up)
        self._picture_timer = QTimer(self)
        self._picture_timer.setSingleShot(True)
        self._picture_timer.timeout.connect(self.keep_picture)
        self._connect()
        self.retranslate()
        if not context.settings.choices.log_folded:
            self.area.show_panel(True)
            self.panel.tabs.setCurrentIndex(LOG)
        if session.awaited is not None:
            self._ask(session.awaited)
        if session.deal_failed:
            self.strip.tell(session.deal_problem, retry=True)

    def _invite(self) -> Company | None:
        """Let the computer players of the session play, if there are any and somebody thinks for them."""
        session, thinker = self.session, self.context.thinker
        if thinker is None or all(seat.is_person for seat in session.seats()):
            return None
        computers = Computers(session, thinker, self.context.settings, self)
        company = Company(session, computers, self, self.table)
        self.bar.offer(*company.buttons)
        computers.failed.connect(self._tell_failure)
        computers.helped.connect(self._tell_help)
        return company

    def _offer_hints(self) -> HintPanel | None:
        """The way to a hint, if a person plays and somebody can think."""
        session, thinker = self.session, self.context.thinker
        if thinker is None or not any(seat.is_person for seat in session.seats()):
            return None
        marks = HintMarks(self.context.theme, self.table, partial(session.ui.hint_spots, self.table))
        panel = HintPanel(session, Hints(session, thinker, self), self.context, marks, self.area)
        self.bar.hint_action.triggered.connect(panel.open_hint)
        self.bar.offer_hints()
        return panel

    def _connect(self) -> None:
        self.session.hand_over.connect(self._ask)
        self.session.refused.connect(self._refuse)
        self.session.changed.connect(self._follow)
        self.session.finished.connect(self.finished)
        self.hand_over.taken.connect(self._seat_taken)
        self.strip.try_again.connect(self._try_again)
        self.bar.moves_action.triggered.connect(self._toggle_moves)
        self.bar.log_action.triggered.connect(self._toggle_log)
        self.bar.sheet_action.triggered.connect(self._toggle_sheet)
        self.sheet.closed.connect(self._sheet_closed)
        self.panel.tabs.currentChanged.connect(self._follow_tab)

    def retranslate(self) -> None:
        if self.company is not None:
            self.company.retranslate()
        self.table.setAccessibleName(self.session.ui.title())
        self.area.arrange()

    def restyle(self) -> None:
        self.area.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the plain desk around the table."""
        painter = QPainter(self)
        paint_desk(painter, QRectF(event.rect()), self.context.theme.palette)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """The computer players go on where the table can be seen."""
        super().showEvent(event)
        if self.company is not None:
            # After the first paint: a process that starts takes time.
            QTimer.singleShot(0, self._wake)
        if self.hint is not None:
            self._warm_up.start(WARM_UP)

    def _wake(self) -> None:
        if self.company is not None and self.isVisible():
            self.company.computers.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody plays behind another page, or at a table that is left."""
        super().hideEvent(event)
        if self.company is not None:
            self.company.computers.sleep()
        if self.hint is not None:
            self._warm_up.stop()
            self.hint.close_hint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout.activate()
        self.hand_over.setGeometry(self.area.rect())
        self.sheet.setGeometry(self.area.rect())
        self.strip.place()
        if self.hint is not None:
            self.hint.place()

    def take_focus(self) -> None:
        """Put the keyboard where it is needed: on the hand-over, the list of moves, or the table."""
        if not self.hand_over.isHidden():
            self.hand_over.setFocus()
        elif self.bar.moves_action.isChecked():
            self.panel.show_tab(MOVES)
        else:
            self.table.setFocus()

    def set_scoring(self, show: Callable[[], None]) -> None:
        """The game is over: offer the way to its final scoring."""
        self.bar.offer_scoring(show)

    def keep_picture(self) -> None:
        """Save the small picture of the table, as everybody may see it."""
        self._picture_timer.stop()
        session = self.session
        view = session.open_view()
        image = session.ui.picture(view, session.seats(), PICTURE_SIZE, self.context.theme.palette)
        self._pictured = session.ui.stage(view)
        session.keep_picture(png_bytes(image))

    def _follow(self) -> None:
        if self.company is None or not self.company.computers.light:
            self.strip.clear()
        if self.session.ui.stage(self.session.open_view()) != self._pictured:
            # Only in a pause: to draw the picture takes longer than a click may.
            self._picture_timer.start(PICTURE_PAUSE)

    def _ask(self, seat: int) -> None:
        self.sheet.hide()
        self.hand_over.ask(seat, self.session.seats()[seat])

    def _seat_taken(self, seat: int) -> None:
        self.session.take_seat(seat)
        self.take_focus()

    def _refuse(self, sentence: str) -> None:
        stuck = self.company is not None and self.company.computers.stuck
        self.strip.tell(sentence, retry=self.session.deal_failed or stuck)

    def _tell_failure(self) -> None:
        self.strip.tell(
            translate("Table", "The computer player cannot think just now. The game is saved."), retry=True
        )

    def _tell_help(self) -> None:
        sentence = translate("Table", "The computer player cannot think just now and plays by a simple rule.")
        self.strip.tell(sentence, retry=True, quiet=True)

    def _try_again(self) -> None:
        self.strip.clear()
        self.session.deal()
        if self.company is not None:
            self.company.computers.try_again()

    def _toggle_moves(self) -> None:
        self._toggle(MOVES)

    def _toggle_log(self) -> None:
        self._toggle(LOG)

    def _toggle_sheet(self) -> None:
        """The sheet holds nothing secret, but the hand-over stays on top: it waits for a person."""
        if self.sheet.isHidden() and self.hand_over.isHidden():
            self.sheet.open_sheet()
        else:
            self.sheet.hide()
        self._keep_hand_over()
        self.bar.sheet_action.setChecked(not self.sheet.isHidden())

    def _sheet_closed(self) -> None:
        self.bar.sheet_action.setChecked(False)
        self.take_focus()

    def _toggle(self, tab: int) -> None:
        shown = (self.bar.moves_action if tab == MOVES else self.bar.log_action).isChecked()
        had_focus = self._panel_has_focus()
        self.area.show_panel(shown)
        if shown:
            self.panel.show_tab(tab)
        elif had_focus:
            self.table.setFocus()
        self._keep_hand_over()
        self._follow_tab()

    def _keep_hand_over(self) -> None:
        """While a person is waited for, the keyboard stays where it brings that person in."""
        if not self.hand_over.isHidden():
            self.hand_over.setFocus()

    def _panel_has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return isinstance(focused, QWidget) and self.panel.isAncestorOf(focused)

    def _follow_tab(self) -> None:
        shown = not self.panel.isHidden()
        tab = self.panel.tabs.currentIndex()
        self.bar.moves_action.setChecked(shown and tab == MOVES)
        self.bar.log_action.setChecked(shown and tab == LOG)
        self.context.settings.change(log_folded=not (shown and tab == LOG))
