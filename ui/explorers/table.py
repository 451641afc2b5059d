"""The table of The Guild of Merchant Explorers: the map, beside it cards, objectives and players, below what to do."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.contract import Move
from engine.explorers import events as tell
from engine.explorers import moves as m
from engine.explorers.preview import Outlook, Preview
from engine.explorers.view import ExplorersView
from ui.context import UiContext
from ui.explorers.box import Box
from ui.explorers.card_row import CardRow
from ui.explorers.era_strip import EraStrip
from ui.explorers.facts import routes_of, slot_for
from ui.explorers.goals_panel import GoalsPanel
from ui.explorers.guidance import guidance
from ui.explorers.hint_line import HintLine
from ui.explorers.map.geometry import HALF, SIDE, centre
from ui.explorers.map.layers import EXPLORE, VILLAGE
from ui.explorers.map.pieces import MapState
from ui.explorers.map.view import ZOOM_STEP, ExplorersMap
from ui.explorers.move_words import move_text
from ui.explorers.news import era_pages, find_lines, news_lines, since_last_turn
from ui.explorers.note import Note
from ui.explorers.offers import Offers, sort_moves
from ui.explorers.outlook_words import Line, outlook_lines
from ui.explorers.refusals import why
from ui.explorers.report import Report
from ui.explorers.seat_plates import SeatPlates
from ui.explorers.solo_panel import SoloPanel
from ui.explorers.space_words import space_text
from ui.explorers.table_keys import letters
from ui.explorers.wealth_panel import WealthPanel
from ui.session import Happened, Session
from ui.texts import fill
from ui.theme.palette import SeatColour, tint
from ui.theme.paper import paint_desk
from ui.theme.theme import Theme
from ui.widgets.buttons import ConfirmButton, IconButton
from ui.widgets.table_keys import TableKeys

translate = QCoreApplication.translate

SIDE_WIDTH = 508
"""Width of what lies beside the map, in pixels at 1280 x 720."""
LEAST_SIDE_WIDTH = 430
LEAST_PLATES = 96
"""Least height of the other players' maps, in pixels at 1280 x 720."""


class ExplorersTable(QWidget):
    """Everything on the table. It is made anew from the session's view after each change and plays through it."""

    def __init__(self, session: Session, context: UiContext, box: Box, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.context = context
        self.box = box
        self.board = box.open_board(session.match.header.options)
        self.offers = Offers()
        self._preview: Preview | None = None
        self._shown_seat = session.viewer or 0
        self._viewer = session.viewer
        self._post: int | None = None
        self._armed = -1
        self._news: tuple[Line, ...] = ()
        self._told: set[tuple[int, int]] = set()
        theme = context.theme
        self._make_parts(theme)
        self._lay_out()
        self._connect()
        self.keys = TableKeys(
            self,
            letters,
            {
                "end": self.end_button.click,
                "next": self.stop_button.click,
                "map": self.map.take_keys,
                "cards": self._go_to_cards,
            },
            [partial(self.show_map_of, seat) for seat in range(len(session.seats()))],
        )
        # Not a place of its own for Tab: back from the map one would never get past it.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.retranslate()
        self.restyle()

    # --- putting together -----------------------------------------------------------------------------------

    def _make_parts(self, theme: Theme) -> None:
        self.map = ExplorersMap(self.board, theme)
        self.map.tell = self._tell_space
        self.note = Note(theme, self.map)
        self.finds = Note(theme, self.map)
        self.report = Report(theme, self.map)
        self.back_button = QPushButton(self.map)
        self.back_button.setProperty("kind", "primary")
        self.back_button.hide()
        self.closer = IconButton("plus", "", self.map, quiet=False)
        self.farther = IconButton("minus", "", self.map, quiet=False)
        self.era = EraStrip(theme, self.box)
        self.cards = CardRow(theme, self.box, self.board)
        self.wealth = WealthPanel(theme, self.box)
        self.goals = GoalsPanel(theme, self.box)
        self.plates = SeatPlates(theme, self.board)
        self.solo = SoloPanel(theme, self.box)
        self.hint = HintLine(theme)
        self.stop_button = QPushButton()
        self.undo_button = QPushButton()
        self.end_button = ConfirmButton("", "", kind="primary")

    def _lay_out(self) -> None:
        self._side = QWidget()
        self._side_column = QVBoxLayout(self._side)
        self._side_column.setContentsMargins(0, 0, 0, 0)
        for part in (self.era, self.cards, self.wealth, self.goals):
            self._side_column.addWidget(part)
        self._side_column.addWidget(self.plates, 1)
        self._side_column.addWidget(self.solo, 1)
        # Not before they lie in the table: shown without a parent they would be windows of their own.
        alone = len(self.session.seats()) == 1
        self.plates.setVisible(not alone)
        self.solo.setVisible(alone)
        self._upper = QHBoxLayout()
        self._upper.addWidget(self.map, 1)
        self._upper.addWidget(self._side)
        self._lower = QHBoxLayout()
        self._lower.addWidget(self.hint, 1)
        for button in (self.stop_button, self.undo_button, self.end_button):
            self._lower.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._upper, 1)
        self._column.addLayout(self._lower)

    def _connect(self) -> None:
        context, session = self.context, self.session
        context.theme.changed.connect(self.restyle)
        context.settings.changed.connect(self._follow_settings)
        session.happened.connect(self._follow_events)
        session.changed.connect(self.refresh)
        self.map.space_hovered.connect(self._consider)
        self.map.space_chosen.connect(self._choose)
        self.map.refused_space.connect(self._refuse)
        self.map.zoomed.connect(self._follow_zoom)
        self.back_button.clicked.connect(self._back_to_own_map)
        self.closer.clicked.connect(lambda: self.map.zoom_to(self.map.zoom * ZOOM_STEP**2))
        self.farther.clicked.connect(lambda: self.map.zoom_to(self.map.zoom / ZOOM_STEP**2))
        self.cards.keep_wanted.connect(lambda card: self.play(m.KeepCard(card)))
        self.cards.use_wanted.connect(lambda card: self.play(m.UseCard(card)))
        self.cards.hinted.connect(self.hint.set_hint)
        self.cards.ask_twice_when(lambda: context.settings.confirm_clicks)
        self.plates.wanted.connect(self.show_map_of)
        self.report.closed.connect(self._report_closed)
        self.stop_button.clicked.connect(self._stop)
        self.undo_button.clicked.connect(self._undo)
        self.end_button.confirmed.connect(self._end)

    def retranslate(self) -> None:
        """Set every text anew."""
        keys = letters()
        self.undo_button.setText(translate("Explorers", "Undo"))
        self.undo_button.setToolTip(translate("Explorers", "Take back the last act of this turn"))
        self.end_button.set_texts(
            translate("Explorers", "End turn"), translate("Explorers", "Something is left. End anyway?")
        )
        self.end_button.setToolTip(fill(translate("Explorers", "End the turn (%1)"), keys["end"]))
        self.stop_button.setToolTip(fill(translate("Explorers", "Go on without this (%1)"), keys["next"]))
        self.closer.set_name(translate("Explorers", "Show the map closer (+)"))
        self.farther.set_name(translate("Explorers", "Show more of the map (-)"))
        self.map.setAccessibleName(translate("Explorers", "Map"))
        self.refresh()

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        metrics = self.context.theme.metrics
        gap = metrics.px(8)
        self._column.setContentsMargins(gap, metrics.px(5), gap, metrics.px(7))
        self._column.setSpacing(metrics.px(6))
        self._upper.setSpacing(gap)
        self._lower.setSpacing(gap)
        self._side_column.setSpacing(metrics.px(6))
        self._share_room()
        self._place_overlays()
        self.refresh()

    def _share_room(self) -> None:
        """Give the parts beside the map the room they like; in a small window all become a little smaller."""
        metrics = self.context.theme.metrics
        width = min(metrics.px(SIDE_WIDTH), round(self.width() * 0.46))
        self._side.setFixedWidth(max(metrics.px(LEAST_SIDE_WIDTH), width))
        parts = (self.era, self.cards, self.wealth, self.goals)
        liked = [part.sizeHint().height() for part in parts]
        rest = metrics.px(5) + metrics.px(7) + self.hint.sizeHint().height() + 5 * metrics.px(6)
        room = self.height() - rest - metrics.px(LEAST_PLATES)
        share = min(1.0, max(0.7, room / sum(liked)))
        for part, height in zip(parts, liked, strict=True):
            part.setFixedHeight(round(height * share))

    def minimumSizeHint(self) -> QSize:
        """The room in which nothing is cut off: a window of 1280 by 720 with the log beside the table."""
        return QSize(self.context.theme.metrics.px(1008), self.context.theme.metrics.px(640))

    def sizeHint(self) -> QSize:
        """The room of a window of 1280 by 720."""
        return QSize(self.context.theme.metrics.px(1280), self.context.theme.metrics.px(676))

    # --- showing --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the session's view as it is now."""
        session = self.session
        view: ExplorersView = session.view()
        if session.viewer != self._viewer:
            self._change_viewer(session.viewer)
        seats = session.seats()
        self.offers = sort_moves(session.legal_moves())
        self._preview = None
        self._armed = -1
        if self._post not in self.offers.routes:
            self._post = None
        routes = routes_of(session.log, len(seats))
        shown = self._shown_seat
        self.map.show_state(MapState(self.board, view.seats[shown], seats[shown].colour, routes[shown]))
        self.map.set_lit(self.offers.lit(self._post) if self._on_own_map else {})
        self.era.show_view(view)
        self.cards.show_view(view, self.offers, seats, shown, asks=session.asks)
        self.wealth.show_view(view, seats, shown)
        self.goals.show_view(view, seats)
        if len(seats) > 1:
            self.plates.show_seats(view, seats, routes, shown)
        else:
            self.solo.show_view(view, seats[0])
        self._show_buttons(view)
        self._show_choice(view)
        self._tell_news(view)

    def _change_viewer(self, viewer: int | None) -> None:
        """Somebody else sits at the screen: their map, and nothing of what was told to the one before."""
        self._viewer = viewer
        self._news = ()
        self.report.close_report()
        self._post = None
        if viewer is not None:
            self._shown_seat = viewer

    @property
    def shown_seat(self) -> int:
        """The seat whose map lies large on the table."""
        return self._shown_seat

    @property
    def _on_own_map(self) -> bool:
        return self.session.viewer is not None and self._shown_seat == self.session.viewer

    def _show_choice(self, view: ExplorersView | None = None) -> None:
        """Light what can be clicked, and say what to do."""
        view = self.session.view() if view is None else view
        session = self.session
        seats = session.seats()
        self.map.set_lit(self.offers.lit(self._post) if self._on_own_map else {})
        left = self.preview().left() if self.offers.end or self.offers.explore else None
        if self._post is not None:
            text = translate("Explorers", "Click the city that it is connected with. Esc: another city.")
        else:
            offers, asks = self.offers, session.asks
            text = guidance(view, self.box, left, len(offers.explore), offers.pairs, seats, asks=asks)
        self.hint.set_guidance(text)
        own = self._on_own_map or session.viewer is None
        if not own:
            name = seats[self._shown_seat].name
            self.back_button.setText(fill(translate("Explorers", "Map of %1. Back to my map (Esc)"), name))
        if self.back_button.isHidden() != own:
            self.back_button.setVisible(not own)
        self._place_overlays()
        self._consider(self.map.active)

    def _show_buttons(self, view: ExplorersView) -> None:
        extra = view.mine is not None and view.mine.act == "extra"
        self.stop_button.setText(
            translate("Explorers", "Leave it") if extra else translate("Explorers", "Next step")
        )
        self.stop_button.setVisible(self.offers.stop is not None or self._could_stop())
        self.stop_button.setEnabled(self.offers.stop is not None)
        self.undo_button.setEnabled(self.session.can_undo())
        self.end_button.setEnabled(self.offers.end is not None)
        self._follow_settings()

    def _could_stop(self) -> bool:
        """Whether a table that asks for nothing shows how one could have gone on: that may be what was played."""
        viewer, session = self.session.viewer, self.session
        return not session.asks and viewer is not None and m.Stop() in session.match.legal_moves(viewer)

    def _follow_settings(self) -> None:
        left = bool(self.offers.explore or self.offers.routes)
        self.end_button.set_asking(left and self.context.settings.warn_at_end_turn)

    def _tell_news(self, view: ExplorersView) -> None:
        """What the viewer has not seen yet: the end of an era, objectives of the last turn, an own find."""
        viewer = self.session.viewer
        lines = self._news
        if viewer is not None and viewer in view.deciders and self.session.asks:
            events = since_last_turn(self.session.log, viewer)
            seats = self.session.seats()
            lines = (*news_lines(events, seats, self.box), *lines)
            pages = era_pages(events, view, seats, self.box)
            if pages and (viewer, view.era) not in self._told:
                self._told.add((viewer, view.era))
                self.report.tell(pages, seats)
        self._show_finds(lines)

    def _show_finds(self, lines: tuple[Line, ...]) -> None:
        seat = self.session.seats()[self._shown_seat]
        colour = self.context.theme.palette.seat(seat.colour)
        corner = QRect(self.map.width() // 4, self.context.theme.metrics.px(26), 1, 1)
        self.finds.show_lines(lines, corner, colour)

    def _follow_events(self, happened: Happened) -> None:
        view = happened.view
        assert isinstance(view, ExplorersView)
        seats = self.session.seats()
        self._news = find_lines(
            [event for event in happened.events if getattr(event, "seat", None) == view.viewer],
            seats,
            self.box,
        )
        if any(isinstance(event, tell.TurnEnded) for event in happened.events):
            self._news = ()
        shown = self._shown_seat
        routes = routes_of(self.session.log, len(seats))
        self.map.animate(
            happened.events, MapState(self.board, view.seats[shown], seats[shown].colour, routes[shown])
        )

    # --- what is considered ---------------------------------------------------------------------------------

    def preview(self) -> Preview:
        """The table as the viewer sees it, to try moves in."""
        if self._preview is None:
            self._preview = Preview(self.box.game, self.session.match.header.options, self.session.view())
        return self._preview

    def _consider(self, space: int) -> None:
        """Show what a click on a space would do."""
        if space != self._armed:
            self._armed = -1
        kind = self.map.lit.get(space, "")
        moves = self._moves_for(space) if kind and self.session.viewer is not None else []
        if not moves:
            self.map.show_aim(())
            self.cards.consider(None)
            self.goals.aim_at(())
            self.note.show_lines((), QRect(), self._colour())
            self.hint.set_hint("")
            return
        view: ExplorersView = self.session.view()
        looks = [self.preview().outlook(move) for move in moves]
        lines: list[Line] = []
        for look in looks:
            lines += outlook_lines(look, view, self.board, self.box)
        lines = list(dict.fromkeys(lines))
        self._show_aim(space, kind, looks[0])
        if self._armed == space:
            lines = [Line("ruin", translate("Explorers", "Click again: this cannot be taken back."))]
        self.note.show_lines(tuple(lines), self._hex_box(space), self._colour(), warns=self._armed == space)
        self.hint.set_hint(move_text(moves[0], view, self.box) if len(moves) == 1 else "")

    def _show_aim(self, space: int, kind: str, look: Outlook) -> None:
        """Mark the hexes that would come next, the part of the card that is used, objectives reached."""
        view: ExplorersView = self.session.view()
        mine = view.mine
        assert mine is not None
        following: tuple[int, ...] = ()
        slot = None
        if kind == EXPLORE and mine.act == "explore" and look.act == "explore":
            step = self.box.card(mine.card).steps[mine.step]
            same = look.left is not None and look.left.step == mine.step
            now = self.offers.explore
            following = tuple(
                found for found in look.spaces if found not in now or (step.shape != "free" and same)
            )
        if kind == EXPLORE and mine.act == "explore":
            slot = slot_for(self.box, self.board, mine, space)
        self.map.show_aim(following)
        self.cards.consider(slot)
        self.goals.aim_at(look.completes)

    def _moves_for(self, space: int) -> list[Move]:
        """The moves that a click on a space could mean."""
        if self._post is not None:
            routes = self.offers.routes.get(self._post, {})
            return [routes[space]] if space in routes else []
        if space in self.offers.explore:
            return [self.offers.explore[space]]
        if space in self.offers.village:
            return [self.offers.village[space]]
        return list(self.offers.routes.get(space, {}).values())

    def _hex_box(self, space: int) -> QRect:
        middle = centre(space)
        corner = self.map.mapFromScene(middle.x() - SIDE, middle.y() - HALF)
        other = self.map.mapFromScene(middle.x() + SIDE, middle.y() + HALF)
        return QRect(corner, other)

    def _colour(self) -> SeatColour:
        seats = self.session.seats()
        return self.context.theme.palette.seat(seats[self._shown_seat].colour)

    def _tell_space(self, space: int) -> str:
        """A space in words, for tool tips and screen readers."""
        view: ExplorersView = self.session.view()
        text = space_text(view, self._shown_seat, space, self.board)
        moves = self._moves_for(space) if space in self.map.lit and self._on_own_map else []
        if moves:
            lines = [
                line.text
                for move in moves
                for line in outlook_lines(self.preview().outlook(move), view, self.board, self.box)
            ]
            text = " ".join((move_text(moves[0], view, self.box) + ".", *(f"{line}." for line in lines)))
        return text

    # --- playing --------------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Play a move of the viewer."""
        self._post = None
        self.report.close_report()
        if not self.session.play(move):
            self.refresh()

    def _choose(self, space: int) -> None:
        kind = self.map.lit[space]
        moves = self._moves_for(space)
        if kind in (EXPLORE, VILLAGE) or len(moves) == 1:
            if kind == EXPLORE and self._must_ask(moves[0]) and self._armed != space:
                self._armed = space
                self._consider(space)
                return
            self.play(moves[0])
            return
        self._post = space
        self._show_choice()

    def _must_ask(self, move: Move) -> bool:
        """Whether a move draws a treasure, which cannot be taken back."""
        if not self.context.settings.confirm_clicks:
            return False
        return any(isinstance(event, tell.RuinFound) for event in self.preview().outlook(move).events)

    def _refuse(self, space: int) -> None:
        if not self._on_own_map:
            if self.session.viewer is not None:
                self.hint.refuse(translate("Explorers", "This is another player's map."))
            return
        if self._post is not None:
            self._post = None
            self._show_choice()
            return
        self.hint.refuse(why(self.session.view(), m.Explore(space), self.box))

    def _stop(self) -> None:
        if self.offers.stop is not None:
            self.play(self.offers.stop)

    def _undo(self) -> None:
        self._post = None
        self.session.undo()

    def _end(self) -> None:
        if self.offers.end is not None:
            self.play(self.offers.end)

    # --- whose map ------------------------------------------------------------------------------------------

    def show_map_of(self, seat: int) -> None:
        """Show the map of a seat in full; the viewer's own comes back with Escape."""
        if seat >= len(self.session.seats()) or self._shown_seat == seat:
            return
        self._shown_seat = seat
        self._post = None
        self.refresh()

    def _back_to_own_map(self) -> None:
        if self.session.viewer is not None:
            self.show_map_of(self.session.viewer)
        self.map.setFocus()

    def _go_to_cards(self) -> None:
        first = self.cards.first_offered()
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _report_closed(self) -> None:
        focused = QApplication.focusWidget()
        if not isinstance(focused, QWidget) or self.report.isAncestorOf(focused):
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- overlays -------------------------------------------------------------------------------------------

    def _place_overlays(self) -> None:
        """Put the buttons that lie on the map into their corners."""
        metrics = self.context.theme.metrics
        inset = metrics.px(16)
        size = self.closer.sizeHint()
        right = self.map.width() - size.width() - inset
        bottom = self.map.height() - size.height() - inset
        self.closer.setGeometry(QRect(QPoint(right - size.width() - metrics.px(4), bottom), size))
        self.farther.setGeometry(QRect(QPoint(right, bottom), size))
        self.farther.setEnabled(self.map.zoom > 1.0)
        back = self.back_button.sizeHint()
        self.back_button.setGeometry(QRect(QPoint((self.map.width() - back.width()) // 2, inset), back))
        self.report.place()

    def _follow_zoom(self) -> None:
        self._place_overlays()
        self._consider(self.map.active)

    # --- Qt -------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape drops what is begun, closes the report, or goes back to the own map."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif not self.report.isHidden():
            self.report.close_report()
        elif self._post is not None or self._armed >= 0:
            self._post, self._armed = None, -1
            self._show_choice()
        elif self.session.viewer is not None and not self._on_own_map:
            self._back_to_own_map()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Nothing is drawn for the focus here; the map takes the keys."""
        self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        self._place_overlays()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.keys.retranslate()
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the desk, and the mat on which the buttons lie."""
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        colours, metrics = self.context.theme.palette, self.context.theme.metrics
        paint_desk(painter, QRectF(event.rect()), colours)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = self.hint.y() - metrics.px(3)
        edge = metrics.px(3)
        mat = QRectF(edge, top, self.width() - 2 * edge, self.height() - top - metrics.px(3))
        painter.setPen(QPen(colours.line, metrics.border))
        painter.setBrush(tint(colours.paper, 0.92))
        painter.drawRoundedRect(mat, metrics.radius * 1.6, metrics.radius * 1.6)
        painter.end()
