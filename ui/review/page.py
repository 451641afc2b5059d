"""The review of a finished game: the curve, the costly moves, and the chosen move with its table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QImage, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.contract import Move
from engine.players.advice import Comparison
from engine.players.past import Decision
from ui.context import UiContext
from ui.game_ui import GameUi
from ui.pages.page import SidePage
from ui.review.chart import Chart, Point
from ui.review.chosen_move import ChosenMove
from ui.review.costly import CostlyList, CostlyMove
from ui.review.picture import MovePicture
from ui.review.progress import ReviewProgress
from ui.review.review import Review
from ui.review.seat_key import SeatKey
from ui.review.words import parts_of, short_cost_text
from ui.texts import fill
from ui.widgets.flow import FlowLayout
from ui.widgets.message import MessageStrip
from ui.widgets.surfaces import Card

translate = QCoreApplication.translate

EVERYBODY = -1


class ReviewPage(SidePage):
    """Shows `review` as it comes about. Left and Right step through the decisions, Home and End go to both ends."""

    play_on_wanted = Signal(int)
    """The number of the entry that a new game shall go on from."""
    table_wanted = Signal(object)
    """A page with the whole table (`TableLook`)."""
    keeps_input = True

    def __init__(self, review: Review, ui: GameUi, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, 4000, parent)
        self.review = review
        self._told = ""
        """The notice that was shown last; who has closed it need not see it again."""
        self._ui = ui
        past = review.past
        self._seats = past.record.header.seats
        self.place = review.total
        self._known: list[list[Point]] = [[] for _ in self._seats]
        self.progress = ReviewProgress(context, review)
        self.title.setWordWrap(True)
        self.head.addWidget(self.progress)
        self.message = MessageStrip()
        self.message.hide()
        self.message.closed.connect(self.message.hide)
        self._parts = parts_of(ui, past)
        self.keys = [SeatKey(context, number, seat) for number, seat in enumerate(self._seats)]
        self.chart = Chart(context, [seat.colour for seat in self._seats], review.total, self._parts)
        self.picture = MovePicture(context, self._draw)
        self.chosen = ChosenMove(context, ui, review)
        self.costly_card = Card()
        self.whose = QComboBox()
        self.costly = CostlyList(context)
        self.no_mistake = QLabel()
        self.no_mistake.setProperty("role", "muted")
        self.no_mistake.setWordWrap(True)
        self.no_mistake.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.restyle()
        self.go_to(review.total)

    def _lay_out(self) -> None:
        self._key_line = FlowLayout()
        for key in self.keys:
            self._key_line.addWidget(key)
        self._left = QVBoxLayout()
        self._left.addLayout(self._key_line)
        self._left.addWidget(self.chart, 10)
        self._left.addWidget(self.picture, 11)
        self.costly_card.header.addWidget(self.whose)
        self.costly_card.body.addWidget(self.no_mistake)
        self.costly_card.body.addWidget(self.costly, 1)
        self._right = QVBoxLayout()
        self._right.addWidget(self.chosen, 13)
        self._right.addWidget(self.costly_card, 8)
        self._columns = QHBoxLayout()
        self._columns.addLayout(self._left, 61)
        self._columns.addLayout(self._right, 39)
        self.column.addWidget(self.message)
        self.column.addLayout(self._columns, 1)

    def _connect(self) -> None:
        self.review.changed.connect(self.refresh)
        self.chart.chosen.connect(self.go_to)
        self.chosen.stepped.connect(self.step)
        self.chosen.play_on_wanted.connect(self._play_on)
        self.chosen.table_wanted.connect(self._look_at_table)
        self.picture.clicked.connect(self._look_at_table)
        self.costly.picked.connect(self.go_to)
        self.whose.activated.connect(self._list_costly)
        keys = (
            (Qt.Key.Key_Left, partial(self.step, -1)),
            (Qt.Key.Key_Right, partial(self.step, 1)),
            (Qt.Key.Key_Home, partial(self.go_to, 0)),
            (Qt.Key.Key_End, partial(self.go_to, self.review.total)),
        )
        for key, act in keys:
            # Not as keys of the page: buttons and lists would take them.
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # --- the chosen move ------------------------------------------------------------------------------------

    def step(self, steps: int) -> None:
        """Go on or back by some decisions."""
        self.go_to(max(0, min(self.review.total, self.place + steps)))

    def go_to(self, place: int) -> None:
        """Choose a decision, or the end behind the last one."""
        self.place = place
        self.chart.show_place(place)
        self.chosen.show_place(place)
        self.chosen.announce()
        self.picture.show_ply(self._ply(place))
        self._show_values()

    def _ply(self, place: int) -> int:
        past = self.review.past
        return past.decisions[place].ply if place < self.review.total else len(past.record.entries)

    def _draw(self, ply: int, size: QSize) -> QImage:
        past = self.review.past
        seat = next((decision.seat for decision in past.decisions if decision.ply == ply), None)
        return self._ui.picture(past.view(ply, seat), self._seats, size, self.context.theme.palette)

    def _look_at_table(self) -> None:
        from ui.review.table_look import TableLook

        review, ply = self.review, self._ply(self.place)
        seat: int | None = None
        moves: tuple[Move, ...] = ()
        if self.place < review.total:
            decision = review.past.decisions[self.place]
            compared = review.found.get(ply)
            seat, moves = decision.seat, (decision.move,)
            if compared is not None and compared.is_mistake:
                moves = (compared.best.move, decision.move)
        self.table_wanted.emit(TableLook(review.past, ply, seat, moves, self._ui, self.context))

    def _play_on(self) -> None:
        if self.place < self.review.total:
            self.play_on_wanted.emit(self._ply(self.place))

    # --- what is known --------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what was found since the last time."""
        if self.review.notice != self._told:
            self._told = self.review.notice
            self.message.show_message(self._told, "error")
            self.message.show()
        lines, mistakes = self._curve()
        self.chart.show_game(lines, mistakes, self.review.past.scores())
        self.chart.empty.setVisible(not self.review.found)
        self.chosen.refresh()
        self._show_values()
        self._list_costly()

    def _curve(self) -> tuple[list[list[Point]], list[tuple[int, int]]]:
        """The lines, and the mistakes on them.

        A line has the decisions of its seat alone: the others do not know what that seat hides.
        """
        review = self.review
        lines: list[list[Point]] = [[] for _ in self._seats]
        mistakes = []
        for place, decision in enumerate(review.past.decisions):
            compared = review.found.get(decision.ply)
            if compared is None:
                continue
            lines[decision.seat].append((place, compared.played.scores[decision.seat]))
            if compared.is_mistake:
                mistakes.append((place, decision.seat))
        if review.is_done:
            for seat, score in enumerate(review.past.scores()):
                lines[seat].append((review.total, float(score)))
        self._known = lines
        return lines, mistakes

    def _show_values(self) -> None:
        """What everybody could expect: by the own decision before the chosen move, or the first one after it."""
        review = self.review
        looked_at = self.place < review.total and self._ply(self.place) in review.found
        for seat, key in enumerate(self.keys):
            line = self._known[seat]
            before = [score for place, score in line if place <= self.place] or [
                score for _, score in line[:1]
            ]
            if self.place == review.total:
                key.show_value(float(review.past.scores()[seat]), 0)
            else:
                key.show_value(before[-1] if before and looked_at else None, 1)

    def _list_costly(self) -> None:
        seat = self.whose.currentData()
        places = {decision.ply: place for place, decision in enumerate(self.review.past.decisions)}
        moves = [
            self._costly_move(places[decision.ply], decision, compared)
            for decision, compared in self.review.mistakes()
            if seat in {EVERYBODY, decision.seat, None}
        ]
        chosen = self.costly.currentIndex()
        place = self.costly.rows.moves[chosen.row()].place if chosen.isValid() else None
        self.costly.rows.show_moves(moves)
        for row, move in enumerate(moves):
            if move.place == place:
                self.costly.setCurrentIndex(self.costly.rows.index(row))
        self.costly.setVisible(bool(moves))
        self.no_mistake.setText(
            translate("Review", "No costly move has been found at a glance.")
            if self.review.is_done and self.review.glanced
            else translate("Review", "No costly move has been found.")
            if self.review.is_done
            else translate("Review", "Costly moves are listed here as soon as they are found.")
        )
        self.no_mistake.setVisible(not moves)

    def _costly_move(self, place: int, decision: Decision, compared: Comparison) -> CostlyMove:
        seat = self._seats[decision.seat]
        past, ui = self.review.past, self._ui
        view = past.view(decision.ply, decision.seat)
        part = ui.part_text(ui.stage(past.view(decision.ply, None)))
        return CostlyMove(
            place,
            decision.seat,
            seat.colour,
            fill(translate("Review", "%1 · %2", "name and round"), seat.name, part),
            short_cost_text(compared),
            fill(translate("Review", "Played: %1"), ui.hint_text(compared.played.move, view, self._seats)),
            fill(translate("Review", "Better: %1"), ui.hint_text(compared.best.move, view, self._seats)),
        )

    # --- the look -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        title = translate("Review", "Review of %1", "the name of the game")
        self.title.setText(fill(title, self._ui.title()))
        self.chart.empty.setText(translate("Review", "The curve grows while the moves are looked at."))
        self.costly_card.set_title(translate("Review", "What cost most"))
        self.costly.setAccessibleName(translate("Review", "What cost most"))
        self.chart.setAccessibleName(translate("Review", "The result that everybody could expect, by move"))
        self.picture.setAccessibleName(translate("Review", "The table before the chosen move"))
        self.whose.setAccessibleName(translate("Review", "Whose moves are listed"))
        chosen = max(0, self.whose.currentIndex())
        self.whose.clear()
        self.whose.addItem(translate("Review", "Everybody"), EVERYBODY)
        for number, seat in enumerate(self._seats):
            self.whose.addItem(seat.name, number)
        self.whose.setCurrentIndex(chosen)
        self.whose.setVisible(len(self._seats) > 1)
        self._parts = parts_of(self._ui, self.review.past)
        self.chart.retranslate(self._parts)
        self.progress.refresh()
        self.refresh()

    def restyle(self) -> None:
        super().restyle()
        metrics = self.context.theme.metrics
        self._columns.setSpacing(metrics.margin)
        self._left.setSpacing(metrics.gap)
        self._right.setSpacing(metrics.gap)
        self._key_line.setSpacing(metrics.margin)
        self.chart.restyle()
        self.picture.restyle()

    def hideEvent(self, event: QHideEvent) -> None:
        """What was found is kept whenever the page is left; the review itself goes on."""
        super().hideEvent(event)
        self.review.keep()
