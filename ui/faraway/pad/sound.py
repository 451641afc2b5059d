"""The part of an entry that can be right: what is drawn and scored while the rest is refused."""

from __future__ import annotations

from collections.abc import Sequence

from engine.faraway.figures import Figures
from engine.faraway.pad import PadPlayer, ScorePad


def sound_part(figures: Figures, pad: ScorePad, index: int) -> PadPlayer:
    """The player without cards that do not exist, come twice, belong to an earlier player or are too many."""
    player, earlier = pad.players[index], pad.players[:index]
    rounds = figures.counts.rounds
    regions = _sound(player.regions, [other.regions for other in earlier], len(figures.regions))
    sanctuaries = _sound(
        player.sanctuaries, [other.sanctuaries for other in earlier], len(figures.sanctuaries)
    )
    return PadPlayer(player.name, regions[:rounds], sanctuaries[: rounds - 1])


def _sound(cards: Sequence[int], owned: Sequence[Sequence[int]], most: int) -> tuple[int, ...]:
    found: list[int] = []
    for card in cards:
        if 1 <= card <= most and card not in found and not any(card in other for other in owned):
            found.append(card)
    return tuple(found)
