"""What happened, one sentence an event: for the log and for screen readers. Secrets stay out by `Event.seen_by`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Event
from engine.faraway import events as happened
from engine.record import Seat
from ui.faraway.box import CardBox
from ui.faraway.card_words import clues, fame, region_list, sanctuaries, sanctuary_text
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def event_text(event: Event, seats: Sequence[Seat], box: CardBox) -> str | None:
    """The sentence for an event as somebody may see it; None if it is not worth a line of the log."""
    match event:
        case happened.RegionDealt(seat=seat, region=int(region)):
            return fill(translate("Faraway", "%1 is dealt region %2."), seats[seat].name, show_number(region))
        case happened.RegionsKept(seat=seat, kept=None):
            return fill(translate("Faraway", "%1 has chosen which regions to keep."), seats[seat].name)
        case happened.RegionsKept(seat=seat, kept=tuple(kept)):
            return fill(translate("Faraway", "%1 keeps the regions %2."), seats[seat].name, region_list(kept))
        case happened.RegionsShuffledIn(count=count):
            return translate("Faraway", "%n region(s) are shuffled into the deck.", "", count)
        case happened.RegionChosen(seat=seat, region=None):
            return fill(translate("Faraway", "%1 puts a region face down."), seats[seat].name)
        case happened.RegionChosen(seat=seat, region=int(region)):
            return fill(
                translate("Faraway", "%1 puts region %2 face down."), seats[seat].name, show_number(region)
            )
        case happened.RegionsRevealed():
            return _revealed(event, seats)
        case happened.SanctuariesFound(seat=seat, count=count, clues=clue_count):
            return fill(
                translate("Faraway", "%1 finds %2 (%3)."),
                seats[seat].name,
                sanctuaries(count),
                clues(clue_count),
            )
        case happened.SanctuaryDrawn(seat=seat, sanctuary=int(sanctuary)):
            return fill(
                translate("Faraway", "%1 draws a sanctuary: %2."),
                seats[seat].name,
                sanctuary_text(box.sanctuary(sanctuary)),
            )
        case happened.SanctuariesRanOut():
            return translate(
                "Faraway",
                "The sanctuary deck is empty. What is missing is drawn from what other players put back.",
            )
        case happened.RegionTaken(seat=seat, region=region):
            return fill(
                translate("Faraway", "%1 takes region %2 from the display."),
                seats[seat].name,
                show_number(region),
            )
        case happened.SanctuaryKept():
            return fill(
                translate("Faraway", "%1 keeps a sanctuary: %2."),
                seats[event.seat].name,
                sanctuary_text(box.sanctuary(event.sanctuary)),
            )
        case happened.DisplayDiscarded(regions=regions):
            return fill(translate("Faraway", "Discarded from the display: %1."), region_list(regions))
        case happened.HandsDiscarded():
            return translate("Faraway", "The journeys are complete. All hands are discarded.")
        case happened.JourneyScored(seat=seat, total=total):
            return fill(translate("Faraway", "The journey of %1 brings %2."), seats[seat].name, fame(total))
        case happened.GameWon():
            return won_text(event, seats)
    return None


def _revealed(event: happened.RegionsRevealed, seats: Sequence[Seat]) -> str:
    pattern = translate("Faraway", "%1 %2", "name and duration").replace(" ", "\N{NO-BREAK SPACE}")
    parts = [fill(pattern, seats[seat].name, show_number(event.regions[seat])) for seat in event.order]
    listed = translate("Faraway", ", ", "between the items of a list").join(parts)
    return fill(translate("Faraway", "Round %1: %2."), show_number(event.round), listed)


def won_text(event: happened.GameWon, seats: Sequence[Seat]) -> str:
    """Who has won, and what decided a tie."""
    winner = seats[event.seat].name
    if event.region is None:
        return fill(translate("Faraway", "%1 wins with %2."), winner, fame(event.fame))
    everybody = show_list([seats[seat].name for seat in sorted((event.seat, *event.tied))])
    return fill(
        translate("Faraway", "%1 have %2 each. %3 wins with the shortest exploration duration, %4."),
        everybody,
        fame(event.fame),
        winner,
        show_number(event.region),
    )
