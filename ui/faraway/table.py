"""The table of Faraway: display in the middle, the viewer's journey and hand below, the others at the right."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from engine.contract import Event, Move
from engine.faraway.moves import ChooseSanctuary, KeepRegions, PlayRegion, TakeRegion
from engine.faraway.view import FarawayView, SeatView
from ui.context import UiContext
from ui.faraway.box import CardBox
from ui.faraway.card_button import CardButton, ShownCard
from ui.faraway.card_row import CardRow
from ui.faraway.card_words import card_text
from ui.faraway.choice_panel import ChoicePanel
from ui.faraway.closeup import Closeup
from ui.faraway.display_panel import DisplayPanel
from ui.faraway.flight import FlightLayer
from ui.faraway.guidance import guidance
from ui.faraway.hint_line import HintLine
from ui.faraway.journey_panel import JourneyPanel
from ui.faraway.order_strip import OrderStrip
from ui.faraway.others_panel import OthersPanel
from ui.faraway.picks import Pick, Picks
from ui.faraway.refusals import why
from ui.faraway.routes import routes
from ui.faraway.trial import show_trial
from ui.session import Happened, Session
from ui.theme.palette import tint
from ui.theme.paper import paint_desk

translate = QCoreApplication.translate

ENLARGE_AFTER = 500
"""Milliseconds that the pointer must rest on a card before it is shown large."""


class FarawayTable(QWidget):
    """Everything on the table. It is made anew from the session's view after each change and plays through it."""

    def __init__(
        self, session: Session, context: UiContext, box: CardBox, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.context = context
        self.box = box
        theme = context.theme
        self.picks = Picks()
        self.watched: tuple[CardRow, int] | None = None
        self.large: int | None = None
        """The seat whose journey is shown in the middle although it is not the viewer's."""
        self._events: tuple[Event, ...] = ()
        self._own_shown = -1
        self._places_before: dict[tuple[str, int], QRectF] = {}

        self.strip = OrderStrip(theme, box, self)
        self.display = DisplayPanel(theme, box, self)
        self.journey = JourneyPanel(theme, box, self)
        self.hint = HintLine(theme, self)
        self.hand = CardRow(theme, places=3, widest=220, parent=self)
        self.choice = ChoicePanel(theme, box, self)
        self.others = OthersPanel(theme, box, self)
        self.flights = FlightLayer(theme, self)
        self.closeup = Closeup(theme, self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(ENLARGE_AFTER)
        self._rest.timeout.connect(self._enlarge_watched)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self.restyle)
        session.happened.connect(self._follow_events)
        session.changed.connect(self.refresh)
        self.restyle()

    @property
    def own_rows(self) -> tuple[CardRow, ...]:
        """The rows of cards in the left part, in the order of the Tab key."""
        return self.display.row, self.journey.sanctuaries, self.journey.regions, self.hand, self.choice.drawn

    def _connect(self) -> None:
        for row in self.own_rows:
            row.card_pressed.connect(lambda place, row=row: self._press(row, place))
            row.card_watched.connect(lambda place, row=row: self._watch(row, place))
            row.enlarge_wanted.connect(lambda place, row=row: self.enlarge(row, place))
        self.others.card_watched.connect(self._watch)
        self.others.enlarge_wanted.connect(self.enlarge)
        self.others.seat_wanted.connect(self._show_seat)
        self.choice.button.clicked.connect(self.confirm)

    # --- places -----------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """The room in which nothing is cut off: a window of 1280 by 720 with the log beside the table."""
        metrics = self.context.theme.metrics
        return QSize(metrics.px(1000), metrics.px(640))

    def sizeHint(self) -> QSize:
        metrics = self.context.theme.metrics
        return QSize(metrics.px(1280), metrics.px(676))

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        self.flights.finish()
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        metrics = self.context.theme.metrics
        edge, gap = metrics.px(8), metrics.px(5)
        others = min(metrics.px(344), round(self.width() * 0.285))
        wide = self.width() - others - 3 * edge
        strip, hint = metrics.px(36), metrics.px(26)
        room = self.height() - strip - hint - 2 * edge - 5 * gap
        display, journey = round(room * 0.225), round(room * 0.465)
        hand = room - display - journey
        top = edge
        self.strip.setGeometry(edge, top, wide, strip)
        top += strip + gap
        self.display.setGeometry(edge, top, wide, display)
        top += display + gap
        self.journey.setGeometry(edge, top, wide, journey)
        top += journey + 2 * gap
        self.hint.setGeometry(edge, top, wide, hint)
        top += hint + gap
        self._arrange_hand(QRect(edge, top, wide, hand))
        self.others.setGeometry(self.width() - edge - others, edge, others, self.height() - 2 * edge)
        self.flights.setGeometry(self.rect())
        self.closeup.hide()

    def _arrange_hand(self, band: QRect) -> None:
        """The hand as wide as its cards are, the choice beside it."""
        count = max(3, len(self.hand.cards))
        each = band.height() / 1.4 + self.context.theme.metrics.px(4)
        wide = round(min(each * count, band.width() * (0.5 if count == 3 else 0.66)))
        self.hand.setGeometry(band.left(), band.top(), wide, band.height())
        left = band.left() + wide + self.context.theme.metrics.px(12)
        self.choice.setGeometry(left, band.top(), band.right() - left, band.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.flights.finish()
        self._lay_out()

    # --- showing ------------------------------------------------------------------------------------------------

    @property
    def view(self) -> FarawayView:
        """The table as the viewer may see it."""
        view = self.session.view()
        assert isinstance(view, FarawayView)
        return view

    def own_seat(self, view: FarawayView) -> SeatView:
        """The seat whose things lie in front: the viewer's, or of the one who is expected."""
        for seat in (view.viewer, self.session.awaited, view.in_turn):
            if seat is not None:
                return view.seats[seat]
        return view.seats[0]

    def refresh(self) -> None:
        """Show the session's view as it is now."""
        view, seats = self.view, self.session.seats()
        self.closeup.hide()
        self._rest.stop()
        self.watched = None
        self.picks.fit(view, self.session.legal_moves())
        asking = self.context.settings.confirm_clicks
        focused = self._take_focus_away()
        own = self.own_seat(view)
        if self.large == own.seat:
            self.large = None
        self.strip.show_round(view, seats)
        self.display.show_display(view, self.picks.regions_to_take, self.picks.taken)
        self._show_hand(view)
        drawn = view.mine.drawn if view.mine is not None and view.mine.drawn else ()
        self.choice.show_drawn(drawn, possible=bool(self.picks.sanctuaries_to_keep), picked=self.picks.kept)
        self.others.show_others(view, seats, own.seat, self.large)
        for row in self.own_rows:
            row.set_asking(asking)
        self.hint.set_guidance(guidance(view, seats, asks=self.session.asks))
        self._show_trial()
        self._offer()
        self._give_focus_back(focused)
        self._move_cards(own.seat)

    def _move_cards(self, own: int) -> None:
        """Let the cards move of which the last events tell; those on their way go on if they still fit."""
        events, self._events = self._events, ()
        if events:
            self.flights.start(routes(self, events, self._places_before))
            self._places_before = {}
        elif own == self._own_shown:
            self.flights.veil_again()
        else:
            self.flights.finish()
        self._own_shown = own

    def _show_hand(self, view: FarawayView) -> None:
        mine = view.mine
        if mine is None or mine.hand is None:
            count = self.own_seat(view).hand_count
            back = translate("Faraway", "A region in hand, face down")
            self.hand.show_cards([ShownCard(-1, None, name=back) for _ in range(count)])
        else:
            self.hand.show_cards(
                [
                    ShownCard(
                        number,
                        self.box.region(number),
                        possible=number in self.picks.regions_to_play,
                        picked=number in self.picks.played,
                        name=card_text(self.box.region(number)),
                        effect=translate("Faraway", "In your hand"),
                    )
                    for number in sorted(mine.hand)
                ],
                0 if view.phase == "over" else 3,
            )
        self.hand.setAccessibleName(translate("Faraway", "Hand"))
        band = self.hand.geometry().united(self.choice.geometry())
        self._arrange_hand(band)

    def _show_trial(self) -> None:
        """Show what the card that is pointed at, or else the picked one, would bring."""
        pick = self._pointed() or self.picks.pick
        show_trial(self, self.view, pick)

    def _pointed(self) -> Pick | None:
        if self.watched is None:
            return None
        row, place = self.watched
        if not 0 <= place < len(row.cards) or row.cards[place].card is None:
            return None
        number = row.cards[place].number
        if row is self.hand:
            return Pick("hand", number)
        if row is self.display.row:
            return Pick("display", number)
        return Pick("drawn", number) if row is self.choice.drawn else None

    def _offer(self) -> None:
        text, enabled = self.picks.button(self.view)
        self.choice.offer(text, enabled=enabled)

    # --- looking closely ----------------------------------------------------------------------------------------

    def _watch(self, row: CardRow, place: int) -> None:
        self._rest.stop()
        if place < 0:
            if self.watched is not None and self.watched[0] is row:
                self.watched = None
                self.closeup.hide()
                self._show_trial()
            return
        self.watched = (row, place)
        self.closeup.hide()
        if self.hint.refuses():
            self.hint.refuse("")
        if row.shown[place].underMouse():
            self._rest.start()
        self._show_trial()

    def _enlarge_watched(self) -> None:
        if self.watched is not None:
            self._enlarge(*self.watched)

    def enlarge(self, row: CardRow, place: int) -> None:
        """Show a card large, or stop doing so."""
        self._rest.stop()
        if self.closeup.isVisible():
            self.closeup.hide()
        else:
            self._enlarge(row, place)

    def _enlarge(self, row: CardRow, place: int) -> None:
        if not 0 <= place < len(row.cards):
            return
        card = row.cards[place].card
        if card is None:
            return
        button = row.buttons[place]
        beside = QRect(button.mapTo(self, button.rect().topLeft()), button.size())
        in_journey = row in (self.journey.regions, self.journey.sanctuaries)
        notes = [row.cards[place].effect] if in_journey and row.cards[place].effect else []
        self.closeup.show_card(card, notes, beside)

    def _show_seat(self, seat: int) -> None:
        self.large = None if self.large == seat else seat
        view = self.view
        self.others.show_others(view, self.session.seats(), self.own_seat(view).seat, self.large)
        self._show_trial()

    # --- playing ------------------------------------------------------------------------------------------------

    def _press(self, row: CardRow, place: int) -> None:
        """Pick a card; pick it again, or with the question switched off at once, to play it."""
        self.flights.finish()
        number = row.cards[place].number
        if row in (self.journey.regions, self.journey.sanctuaries):
            self.enlarge(row, place)
            return
        move = self._wish(row, number)
        if move is None:
            return
        if isinstance(move, KeepRegions):
            self._toggle_kept(number)
            return
        if move not in self.session.legal_moves():
            reason = why(self.view, move, self.session.seats())
            self.hint.refuse(reason)
            return
        self.closeup.hide()
        if self.picks.pick_move(move) or not self.context.settings.confirm_clicks:
            self.confirm()
        else:
            self._show_picked()

    def _wish(self, row: CardRow, number: int) -> Move | None:
        view = self.view
        if row is self.hand:
            if number < 0:
                return None
            return KeepRegions((number,)) if view.phase == "keep" else PlayRegion(number)
        if row is self.display.row:
            return TakeRegion(number)
        return ChooseSanctuary(number)

    def _toggle_kept(self, number: int) -> None:
        view = self.view
        if view.viewer not in view.deciders:
            self.hint.refuse(why(view, KeepRegions((number,)), self.session.seats()))
            return
        self.picks.toggle(number)
        self._show_picked()

    def _show_picked(self) -> None:
        """Show what is picked, without making the table anew."""
        view = self.view
        self._show_hand(view)
        self.display.show_display(view, self.picks.regions_to_take, self.picks.taken)
        drawn = view.mine.drawn if view.mine is not None and view.mine.drawn else ()
        self.choice.show_drawn(drawn, possible=bool(self.picks.sanctuaries_to_keep), picked=self.picks.kept)
        self.hint.set_guidance(guidance(view, self.session.seats(), asks=self.session.asks))
        self._show_trial()
        self._offer()

    def confirm(self) -> None:
        """Play what is picked."""
        move = self.picks.move()
        if move is not None:
            self.play(move)

    def play(self, move: Move) -> None:
        """Play a move of the viewer."""
        self.flights.finish()
        self.closeup.hide()
        self.large = None
        self._remember_places()
        if not self.session.play(move):
            self.refresh()

    def _remember_places(self) -> None:
        """Where cards lie now, for those that move."""
        self._places_before = {}
        for name, row in (("hand", self.hand), ("display", self.display.row), ("drawn", self.choice.drawn)):
            for button in row.shown:
                self._places_before[name, button.shown.number] = self.card_place(button)

    def card_place(self, button: CardButton) -> QRectF:
        """Where a card is painted on the table."""
        return button.card_rect().translated(button.mapTo(self, QRect().topLeft()))

    def _follow_events(self, happened: Happened) -> None:
        if not self._places_before:
            self._remember_places()
        self._events = happened.events

    # --- Qt -------------------------------------------------------------------------------------------------------

    def _take_focus_away(self) -> Qt.FocusReason | None:
        """Take the keyboard to the table while cards come and go; how to give it back to the cards, if they had it."""
        focused = QApplication.focusWidget()
        if not isinstance(focused, QWidget) or not self.isAncestorOf(focused):
            return None
        if isinstance(focused, CardButton):
            reason = Qt.FocusReason.TabFocusReason if focused.by_key else Qt.FocusReason.OtherFocusReason
        elif focused is self.choice.button:
            reason = Qt.FocusReason.OtherFocusReason
        else:
            return None
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        return reason

    def _give_focus_back(self, reason: Qt.FocusReason | None) -> None:
        """Give the keyboard to the cards that are to be chosen now."""
        if reason is None:
            return
        for row in (self.choice.drawn, self.display.row, self.hand):
            for button in row.shown:
                if button.shown.possible and not row.isHidden():
                    button.setFocus(reason)
                    return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit picks a card of those to be chosen from, Enter confirms, Escape drops what is picked or large."""
        key = event.key()
        if key == Qt.Key.Key_Escape and (
            self.closeup.isVisible() or self.picks.pick or self.large is not None
        ):
            if self.closeup.isVisible():
                self.closeup.hide()
            elif self.large is not None:
                self._show_seat(self.large)
            else:
                self.picks.drop()
                self._show_picked()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.confirm()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.isAutoRepeat():
            self._press_number(key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)

    def _press_number(self, place: int) -> None:
        row = self.hand
        if self.picks.regions_to_take:
            row = self.display.row
        elif self.picks.sanctuaries_to_keep:
            row = self.choice.drawn
        if place < len(row.cards):
            self._press(row, place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the bare table hurries what moves and puts away what is large."""
        self.flights.finish()
        self.closeup.hide()
        super().mousePressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the desk and the mat on which the viewer's hand lies."""
        painter = QPainter(self)
        palette, metrics = self.context.theme.palette, self.context.theme.metrics
        paint_desk(painter, QRectF(self.rect()), palette)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mat = QRectF(self.hint.geometry().united(self.hand.geometry()).united(self.choice.geometry()))
        edge = metrics.px(4)
        painter.setPen(QPen(palette.line, metrics.border))
        painter.setBrush(tint(palette.paper, 0.92))
        painter.drawRoundedRect(
            mat.adjusted(-edge, -edge, edge, edge), metrics.radius * 1.6, metrics.radius * 1.6
        )
        painter.end()
