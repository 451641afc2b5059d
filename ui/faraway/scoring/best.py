"""After the game: the best order of a player's own regions, and what it would have scored."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.faraway.best_order import BestOrder
from engine.record import Seat
from ui.context import UiContext
from ui.faraway.box import CardBox
from ui.faraway.card_words import fame
from ui.faraway.scoring.band import JourneyBand
from ui.faraway.scoring.story import FinalScoring
from ui.numbers import show_number
from ui.texts import fill
from ui.widgets.buttons import SegmentedChoice

translate = QCoreApplication.translate


class BestOrderPage(QWidget):
    """Two journeys of one player: as played, and in the best order."""

    def __init__(
        self,
        final: FinalScoring,
        best: Sequence[BestOrder],
        seats: Sequence[Seat],
        context: UiContext,
        box: CardBox,
        first: int,
    ) -> None:
        """`first` is the seat that is shown at first."""
        super().__init__()
        self._final, self._best, self._seats, self._box = final, best, seats, box
        self._context = context
        self.seat = first
        self.choice = SegmentedChoice([(str(seat), who.name) for seat, who in enumerate(seats)])
        self.choice.set_choice(str(first))
        self.choice.chosen.connect(self._choose)
        self.words = QLabel()
        self.words.setProperty("role", "heading")
        self.words.setWordWrap(True)
        self.played = JourneyBand(context.theme, box, seats[first])
        self.ordered = JourneyBand(context.theme, box, seats[first])
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.choice)
        self._column.addWidget(self.words)
        self._column.addWidget(self.played, 1)
        self._column.addWidget(self.ordered, 1)
        self.refresh()

    def show_seat(self, seat: int) -> None:
        """Show the journeys of this seat."""
        self.seat = seat
        self.choice.set_choice(str(seat))
        self.refresh()

    def _choose(self, key: str) -> None:
        self.seat = int(key)
        self.refresh()

    def refresh(self) -> None:
        """Set cards and texts anew."""
        journey, best = self._final.journeys[self.seat], self._best[self.seat]
        self._column.setSpacing(self._context.theme.metrics.gap)
        self.choice.setAccessibleName(translate("Faraway", "Player"))
        name = self._seats[self.seat].name
        if best.total == journey.total:
            text = fill(
                translate("Faraway", "No order of these regions would have brought %1 more than %2."),
                name,
                fame(journey.total),
            )
        else:
            text = fill(
                translate(
                    "Faraway", "In the best order the same regions would have brought %1 %2 instead of %3."
                ),
                name,
                fame(best.total),
                show_number(journey.total),
            )
        self.words.setText(text)
        score = self._box.scorer.score_journey(best.regions, journey.sanctuaries)
        for band, title, regions, region_fame in (
            (self.played, translate("Faraway", "As played"), journey.regions, journey.region_fame),
            (self.ordered, translate("Faraway", "Best order"), best.regions, score.per_region),
        ):
            band.set_who(self._seats[self.seat], title)
            total = sum(region_fame) + sum(journey.sanctuary_fame)
            band.show_journey(
                regions,
                region_fame,
                journey.sanctuaries,
                journey.sanctuary_fame,
                turned_from=0,
                counted=len(journey.sanctuaries),
                total=total,
            )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.refresh()
