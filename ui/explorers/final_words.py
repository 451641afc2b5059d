"""The end of the game in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Event
from engine.explorers import events as tell
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.card_words import treasure_name
from ui.explorers.phrases import coins, joined, name
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def final_text(event: Event, seats: Sequence[Seat], box: Box) -> str | None:
    """The sentence for an event of the final scoring; None for any other."""
    match event:
        case tell.TreasureScored(seat=seat, treasure=treasure, count=count, coins=found):
            return fill(
                translate("Explorers", "%1 shows %2 of the treasure “%3”: %4."),
                name(seat, seats),
                show_number(count),
                treasure_name(box.treasure(treasure)),
                coins(found),
            )
        case tell.CoinsCounted(seat=seat, coins=found):
            return fill(translate("Explorers", "%1 has %2."), name(seat, seats), coins(sum(found)))
        case tell.TieBroken():
            return _tie(event, seats)
        case tell.GameWon(seats=winners, coins=found):
            names = show_list([name(seat, seats) for seat in winners])
            pattern = (
                translate("Explorers", "%1 wins with %2.")
                if len(winners) == 1
                else translate("Explorers", "%1 share the win with %2.")
            )
            return fill(pattern, names, coins(found))
        case tell.SoloEnded():
            return solo_text(event)
    return None


def _tie(event: tell.TieBroken, seats: Sequence[Seat]) -> str:
    counts = joined(
        [
            fill(
                translate("Explorers", "%1: %2", "a name and an amount"),
                name(seat, seats),
                show_number(value),
            )
            for seat, value in zip(event.seats, event.values, strict=True)
        ]
    )
    pattern = (
        translate("Explorers", "Equal coins: discovery towers decide (%1).")
        if event.by == "towers"
        else translate("Explorers", "Still equal: villages decide (%1).")
    )
    return fill(pattern, counts)


def solo_text(event: tell.SoloEnded) -> str:
    """The result of a solo game."""
    pattern = (
        translate("Explorers", "Won: %1 of %2 coins and %3 of %4 objectives.")
        if event.won
        else translate("Explorers", "Not won: %1 of %2 coins and %3 of %4 objectives.")
    )
    return fill(pattern, *map(show_number, (event.coins, event.needed, event.completed, event.objectives)))
