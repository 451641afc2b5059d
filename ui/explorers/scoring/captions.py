"""The sentences that go with the steps of the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.final_words import final_text
from ui.explorers.phrases import coins
from ui.explorers.scoring.story import Step
from ui.texts import fill

translate = QCoreApplication.translate


def caption(step: Step, seats: Sequence[Seat], box: Box) -> str:
    """What a step tells, in one or two sentences."""
    if step.kind == "start":
        return translate(
            "Explorers", "The last era is over. The explorers leave the map; now the treasures are shown."
        )
    if step.kind == "treasures":
        name = seats[step.seat].name
        if not step.events:
            return fill(translate("Explorers", "%1 has kept no treasure."), name)
        return fill(
            translate("Explorers", "%1 shows the treasures kept and gets %2."),
            name,
            coins(step.gains[step.seat]),
        )
    if step.kind == "coins":
        return translate("Explorers", "All coins by where they come from.")
    return final_text(step.events[0], seats, box) or ""
