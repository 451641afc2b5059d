"""The journey of one player of a score pad: drawn cards with their fame, the best order, and cards to pick."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from engine.faraway.best_order import best_order
from engine.faraway.pad import PadPlayer, ScorePad, sanctuaries_left_out
from engine.record import COLOURS, Seat
from ui.context import UiContext
from ui.faraway.box import CardBox
from ui.faraway.card_button import ShownCard
from ui.faraway.card_row import CardRow
from ui.faraway.card_words import card_text, fame
from ui.faraway.cards.anatomy import REGION_ASPECT
from ui.faraway.closeup import Closeup
from ui.faraway.journey_panel import FOOT, JourneyPanel, RegionRow, score_text
from ui.faraway.outlook import JourneyOutlook, journey_outlook
from ui.faraway.pad.picker import Picker
from ui.faraway.pad.result_words import left_out_text
from ui.texts import announce, fill
from ui.widgets.buttons import SegmentedChoice, repolish

translate = QCoreApplication.translate

ENLARGE_AFTER = 500
"""Milliseconds that the pointer must rest on a card before it is shown large."""

REGIONS_SHARE = 0.7
"""Which part of the journey's height its regions have."""

VIEWS = ("regions", "sanctuaries", "best")


class JourneySide(QWidget):
    """Shows one player; the signals bring the number of a card that is to be added or taken away."""

    region_toggled = Signal(int)
    sanctuary_toggled = Signal(int)

    def __init__(self, context: UiContext, box: CardBox, large_over: QWidget) -> None:
        """`large_over` is the page over which a card is shown large."""
        super().__init__()
        self._context = context
        self._box = box
        theme = context.theme
        self.journey = JourneyPanel(theme, box)
        self.views = SegmentedChoice([(key, "") for key in VIEWS])
        self.views.chosen.connect(self.show_view)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.region_picker = Picker(context, box, sanctuary=False)
        self.sanctuary_picker = Picker(context, box, sanctuary=True)
        self.region_picker.toggled.connect(self.region_toggled)
        self.sanctuary_picker.toggled.connect(self.sanctuary_toggled)
        self.best_words = QLabel()
        self.best_words.setProperty("role", "heading")
        self.best_words.setWordWrap(True)
        self.best_row = RegionRow(theme, box)
        best = QWidget()
        self._best = QVBoxLayout(best)
        self._best.setContentsMargins(0, 0, 0, 0)
        self._best.addWidget(self.best_words)
        self._best.addWidget(self.best_row, 1)
        self.stack = QStackedWidget()
        for page in (self.region_picker, self.sanctuary_picker, best):
            self.stack.addWidget(page)
        self._bar = QHBoxLayout()
        self._bar.addWidget(self.views)
        self._bar.addWidget(self.note, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.journey)
        self._column.addLayout(self._bar)
        self._column.addWidget(self.stack, 1)
        self.closeup = Closeup(theme, large_over)
        self._watched: tuple[CardRow, int] | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(ENLARGE_AFTER)
        self._rest.timeout.connect(self._enlarge_watched)
        self._outlook: JourneyOutlook | None = None
        self._best_outlook: JourneyOutlook | None = None
        self._shown: tuple[ScorePad, int, PadPlayer] | None = None
        self._connect_rows()
        self.retranslate()
        self._fit()

    def show_player(self, pad: ScorePad, index: int, sound: PadPlayer) -> None:
        """Show a player of the pad; `sound` is the part of the entry that can be right, which is what is scored."""
        self._shown = (pad, index, sound)
        self.closeup.hide()
        seat = Seat(sound.name, COLOURS[index])
        self._outlook = journey_outlook(self._box, sound.regions, sound.sanctuaries)
        self.journey.show_journey(seat, self._outlook)
        self._show_note("")
        self.region_picker.show_pad(pad, index)
        self.sanctuary_picker.show_pad(pad, index)
        self._show_best(sound)

    def show_view(self, key: str) -> None:
        """Show one of `VIEWS` in the lower half."""
        self.views.set_choice(key)
        self.stack.setCurrentIndex(VIEWS.index(key))
        self._show_note("")

    def pick_sanctuaries(self) -> None:
        """Show the sanctuaries to pick from and give them the keyboard."""
        self.show_view("sanctuaries")
        self.sanctuary_picker.grid.take_focus()

    def refuse(self, sentence: str) -> None:
        """Say why a card cannot be added, until something else is done."""
        self._show_note(sentence)

    def hide_large(self) -> bool:
        """Put a card that is shown large back; whether there was one."""
        self._rest.stop()
        shown = self.closeup.isVisible()
        self.closeup.hide()
        return shown

    # --- inner ----------------------------------------------------------------------------------------------------

    def _show_note(self, refusal: str) -> None:
        self.note.setProperty("role", "danger" if refusal else "muted")
        repolish(self.note)
        text = refusal
        if not text and self._shown is not None:
            pad, index, _ = self._shown
            text = left_out_text(sanctuaries_left_out(pad.players[index], self._box.figures.counts.rounds))
            if not text and self.views.choice() == "regions":
                text = translate("ScorePad", "Click on the regions in play order.")
        self.note.setText(text)
        if refusal:
            announce(self.note, refusal)

    def _show_best(self, sound: PadPlayer) -> None:
        found = best_order(self._box.scorer, sound.regions, sound.sanctuaries)
        outlook = journey_outlook(self._box, found.regions, sound.sanctuaries)
        assert self._outlook is not None
        self._best_outlook = outlook
        self.best_row.outlook = outlook
        self.best_row.foot = self._context.theme.metrics.px(FOOT)
        self.best_row.show_cards(
            [
                ShownCard(
                    number,
                    self._box.region(number),
                    name=card_text(self._box.region(number)),
                    effect=score_text(outlook, place),
                )
                for place, number in enumerate(outlook.regions)
            ],
            self._box.figures.counts.rounds,
        )
        more = outlook.total - self._outlook.total
        if len(outlook.regions) < 2:
            text = translate("ScorePad", "The best order comes with the second region.")
        elif more:
            text = fill(
                translate("ScorePad", "In the best order these regions bring %1: %2 more."),
                fame(outlook.total),
                fame(more),
            )
        else:
            text = translate("ScorePad", "No other order of these regions brings more.")
        self.best_words.setText(text)

    def _connect_rows(self) -> None:
        for row in (self.journey.regions, self.journey.sanctuaries, self.best_row):
            row.card_watched.connect(lambda place, row=row: self._watch(row, place))
            row.card_pressed.connect(lambda place, row=row: self._enlarge(row, place))
            row.enlarge_wanted.connect(lambda place, row=row: self._enlarge(row, place))
        for picker in (self.region_picker, self.sanctuary_picker):
            grid = picker.grid
            grid.enlarge_wanted.connect(lambda place, grid=grid: self._enlarge(grid, place))
            grid.card_watched.connect(lambda place, grid=grid: self._leave(grid, place))

    def _watch(self, row: CardRow, place: int) -> None:
        self._leave(row, place)
        if place >= 0:
            self._watched = (row, place)
            self._rest.start()

    def _leave(self, row: CardRow, place: int) -> None:
        if place < 0 or self._watched != (row, place):
            self._watched = None
            self.hide_large()

    def _enlarge_watched(self) -> None:
        if self._watched is not None:
            self._enlarge(*self._watched)

    def _enlarge(self, row: CardRow, place: int) -> None:
        over = self.closeup.parentWidget()
        if over is None or place >= len(row.cards):
            return
        if self.closeup.isVisible() and self._watched == (row, place):
            return
        self._watched = (row, place)
        card = row.cards[place].card
        assert card is not None
        button = row.buttons[place]
        beside = QRect(button.mapTo(over, QPoint(0, 0)), button.size())
        self.closeup.show_card(card, [row.cards[place].effect] if row.cards[place].effect else [], beside)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.views.set_texts(
            {
                "regions": translate("ScorePad", "Regions"),
                "sanctuaries": translate("ScorePad", "Sanctuaries"),
                "best": translate("ScorePad", "Best order"),
            }
        )
        self.best_row.setAccessibleName(translate("ScorePad", "Best order"))
        if self._shown is not None:
            self.show_player(*self._shown)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.hide_large()
        self._share_room()

    def _fit(self) -> None:
        metrics = self._context.theme.metrics
        self._column.setSpacing(metrics.px(4))
        self._best.setSpacing(metrics.px(2))
        foot = metrics.px(FOOT)
        for row in (self.journey.regions, self.best_row):
            row.foot = foot
        self._share_room()
        if self._shown is not None:
            self.show_player(*self._shown)

    def _share_room(self) -> None:
        """Give the journey what its cards need at full width, but no more than half."""
        metrics = self._context.theme.metrics
        frame = 2 * metrics.px(3)
        card = (self.width() / self._box.figures.counts.rounds - frame) * REGION_ASPECT + frame
        wanted = (card + metrics.px(FOOT) + metrics.px(8)) / REGIONS_SHARE
        room = max(1, self.height() - self._bar.sizeHint().height() - 2 * self._column.spacing())
        share = round(1000 * min(0.55, wanted / room))
        # Shares, not fixed heights, which would keep the window from becoming smaller.
        self._column.setStretch(0, share)
        self._column.setStretch(2, 1000 - share)
