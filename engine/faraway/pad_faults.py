"""What cannot be right on a score pad, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from engine.faraway.figures import Figures
from engine.faraway.pad import MOST_PLAYERS, PadPlayer, ScorePad, most_sanctuaries, rises

FaultKind = Literal[
    "players",
    "no name",
    "same name",
    "no region",
    "region twice",
    "region of another",
    "too many regions",
    "no sanctuary",
    "sanctuary twice",
    "sanctuary of another",
    "too many sanctuaries",
    "too few rises",
    "too few regions",
]


class Fault(msgspec.Struct, frozen=True):
    """One thing that cannot be right, and whose entry it is in.

    `card` is the number of a region or the id of a sanctuary, `other` the earlier player who has the same card or
    name. `count` is what was entered and `most` what is possible: players, regions, sanctuaries; for "no region" and
    "no sanctuary" `most` is the highest number there is. "too few rises" is about the sanctuaries of a finished
    journey, "too few regions" about those of an unfinished one.
    """

    kind: FaultKind
    player: int
    card: int = 0
    other: int = 0
    count: int = 0
    most: int = 0


def pad_faults(figures: Figures, pad: ScorePad) -> list[Fault]:
    """Everything that cannot be right, by player; a card that two players have is the later one's fault."""
    found = []
    if not 1 <= len(pad.players) <= MOST_PLAYERS:
        found.append(Fault("players", 0, count=len(pad.players), most=MOST_PLAYERS))
    for index in range(len(pad.players)):
        found += _name_faults(pad, index)
        found += _region_faults(figures, pad, index)
        found += _sanctuary_faults(figures, pad, index)
    return found


def fault_text(pad: ScorePad, fault: Fault) -> str:
    """A fault as one plain English sentence that names player and card, without a full stop."""
    name = pad.players[fault.player].name if pad.players else ""
    whose = f"{name}'s journey" if name else "the journey"
    kept = f"{name}'s sanctuaries" if name else "the sanctuaries"
    count = "1 sanctuary" if fault.count == 1 else f"{fault.count} sanctuaries"
    has = f"{name} has {count}" if name else f"there {'is' if fault.count == 1 else 'are'} {count}"
    other = pad.players[fault.other].name if pad.players else ""
    match fault.kind:
        case "players":
            return f"a score pad is for 1 to {fault.most} players, not for {fault.count}"
        case "no name":
            return f"player {fault.player + 1} has no name"
        case "same name":
            return f"two players are called {name}"
        case "no region":
            return f"{whose} cannot have region {fault.card}: regions are numbered from 1 to {fault.most}"
        case "region twice":
            return f"{whose} has region {fault.card} twice"
        case "region of another":
            return f"{whose} cannot have region {fault.card}, which is in {other}'s journey"
        case "too many regions":
            return f"{whose} has {fault.count} regions, but there are only {fault.most} rounds"
        case "no sanctuary":
            return f"{kept} cannot include {fault.card}: their ids go from 1 to {fault.most}"
        case "sanctuary twice":
            return f"{kept} include {fault.card} twice"
        case "sanctuary of another":
            return f"{kept} cannot include {fault.card}, which {other} has"
        case "too many sanctuaries":
            return f"{has}, but nobody can find more than {fault.most}"
        case "too few rises":
            return f"{has}, but the exploration durations in {whose} {_rise(fault.most)}"
        case _:  # too few regions
            return f"{has}, but with these regions there can be no more than {fault.most} by the end"


def _rise(times: int) -> str:
    return "never rise" if times == 0 else f"rise only {'once' if times == 1 else f'{times} times'}"


def _name_faults(pad: ScorePad, index: int) -> Iterator[Fault]:
    name = pad.players[index].name
    if not name.strip():
        if len(pad.players) > 1:
            yield Fault("no name", index)
        return
    for other, player in enumerate(pad.players[:index]):
        if player.name.casefold() == name.casefold():
            yield Fault("same name", index, other=other)
            return


def _region_faults(figures: Figures, pad: ScorePad, index: int) -> Iterator[Fault]:
    regions = pad.players[index].regions
    for place, number in enumerate(regions):
        other = _earlier_owner([player.regions for player in pad.players[:index]], number)
        if not 1 <= number <= len(figures.regions):
            yield Fault("no region", index, card=number, most=len(figures.regions))
        elif number in regions[:place]:
            yield Fault("region twice", index, card=number)
        elif other is not None:
            yield Fault("region of another", index, card=number, other=other)
    if len(regions) > figures.counts.rounds:
        yield Fault("too many regions", index, count=len(regions), most=figures.counts.rounds)


def _sanctuary_faults(figures: Figures, pad: ScorePad, index: int) -> Iterator[Fault]:
    player = pad.players[index]
    kept = player.sanctuaries
    for place, number in enumerate(kept):
        other = _earlier_owner([player.sanctuaries for player in pad.players[:index]], number)
        if not 1 <= number <= len(figures.sanctuaries):
            yield Fault("no sanctuary", index, card=number, most=len(figures.sanctuaries))
        elif number in kept[:place]:
            yield Fault("sanctuary twice", index, card=number)
        elif other is not None:
            yield Fault("sanctuary of another", index, card=number, other=other)
    yield from _count_faults(player, index, figures.counts.rounds)


def _count_faults(player: PadPlayer, index: int, rounds: int) -> Iterator[Fault]:
    count = len(player.sanctuaries)
    possible = most_sanctuaries(player, rounds)
    if count > rounds - 1:
        yield Fault("too many sanctuaries", index, count=count, most=rounds - 1)
    elif count > possible and len(player.regions) < rounds:
        yield Fault("too few regions", index, count=count, most=possible)
    elif count > possible:
        yield Fault("too few rises", index, count=count, most=rises(player))


def _earlier_owner(owned: list[tuple[int, ...]], number: int) -> int | None:
    return next((index for index, cards in enumerate(owned) if number in cards), None)
