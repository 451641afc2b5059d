"""What a person must be told who comes to the screen: what happened since the own last turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Event
from engine.explorers import events as tell
from engine.explorers.view import ExplorersView
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.card_words import era_card_name, treasure_hint
from ui.explorers.event_words import event_text
from ui.explorers.outlook_words import Line
from ui.explorers.phrases import coins, explorers, roman
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate

_OWN = (
    tell.ExplorerPlaced,
    tell.VillageFounded,
    tell.RouteMade,
    tell.SpecialtyKept,
    tell.StepBegan,
    tell.ExtraExplorerLeft,
)


def since_last_turn(log: Sequence[Event], seat: int) -> list[Event]:
    """What happened since the seat ended its last turn; nothing once it has done something in the new one."""
    last = -1
    for place, event in enumerate(log):
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, tell.TurnEnded):
            last = place
        elif isinstance(event, _OWN):
            last = len(log)
    return list(log[last + 1 :])


def news_lines(events: Sequence[Event], seats: Sequence[Seat], box: Box) -> tuple[Line, ...]:
    """Lines for what concerns everybody: objectives completed and covered."""
    lines = []
    for event in events:
        if isinstance(event, tell.ObjectiveCompleted | tell.RewardCovered):
            lines.append(Line("goal", event_text(event, seats, box) or ""))
    return tuple(lines)


def find_lines(events: Sequence[Event], seats: Sequence[Seat], box: Box) -> tuple[Line, ...]:
    """Lines for what the viewer's own act brought to light."""
    lines = []
    for event in events:
        match event:
            case tell.TreasureDrawn(treasure=str(name)):
                lines.append(Line("ruin", treasure_hint(box.treasure(name))))
            case tell.NoTreasureLeft() | tell.ExtraExplorerLost():
                lines.append(Line("ruin", event_text(event, seats, box) or ""))
            case _:
                pass
    return tuple(lines)


Page = tuple[str, tuple[tuple[int | None, str], ...]]
"""A title and lines; a line of a seat begins with its number."""


def era_pages(
    events: Sequence[Event], view: ExplorersView, seats: Sequence[Seat], box: Box
) -> tuple[Page, ...]:
    """The end of an era, step by step; empty if none has ended."""
    ended = next((event for event in reversed(events) if isinstance(event, tell.EraEnded)), None)
    if ended is None or view.phase == "over":
        return ()
    leave: list[tuple[int | None, str]] = [
        (
            seat,
            fill(
                translate("Explorers", "%1: %2 leave the map; %3 so far."),
                seats[seat].name,
                explorers(count),
                coins(view.seats[seat].score),
            ),
        )
        for seat, count in enumerate(ended.explorers)
    ]
    leave.append((None, translate("Explorers", "Villages, trading posts and discovery towers stay.")))
    return (
        (fill(translate("Explorers", "Era %1 is over"), roman(ended.era)), tuple(leave)),
        (fill(translate("Explorers", "Era %1 begins"), roman(view.era)), tuple(_new_era(view, box))),
    )


def _new_era(view: ExplorersView, box: Box) -> list[tuple[int | None, str]]:
    turns = len(view.cards_played) + len(view.cards_left)
    lines: list[tuple[int | None, str]] = [
        (None, fill(translate("Explorers", "%1 explore cards are shuffled anew."), show_number(turns)))
    ]
    new = [card for card in box.figures.explore if card.from_era == view.era + 1]
    lines += [
        (None, fill(translate("Explorers", "New among them: %1."), era_card_name(card)))
        for card in new
        if card.uses_specialty
    ]
    lines.append(
        (
            None,
            fill(
                translate("Explorers", "A village pays %1 in this era."), coins(view.village_coins[view.era])
            ),
        )
    )
    return lines
