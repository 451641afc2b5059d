"""Every decision and every answer of chance in Faraway, with its text form. Cards go by their numbers from 1."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.contract import Move
from engine.errors import NotationError

REGIONS = 68
SANCTUARIES = 45


class KeepRegions(Move, frozen=True, tag=True):
    """Option `opening_choice`: keep these regions, rising, of those dealt."""

    regions: tuple[int, ...]

    @property
    def text(self) -> str:
        return "keep " + " ".join(map(str, self.regions))


class PlayRegion(Move, frozen=True, tag=True):
    """Explore a region of the hand: it lies face down until everybody has chosen."""

    region: int

    @property
    def text(self) -> str:
        return f"play {self.region}"


class TakeRegion(Move, frozen=True, tag=True):
    """Take a region from the display into the hand."""

    region: int

    @property
    def text(self) -> str:
        return f"take {self.region}"


class ChooseSanctuary(Move, frozen=True, tag=True):
    """Keep this one of several found sanctuaries."""

    sanctuary: int

    @property
    def text(self) -> str:
        return f"choose {self.sanctuary}"


class RegionDrawn(Move, frozen=True, tag=True):
    """Chance: the next region from its deck, to a hand or into the display."""

    region: int

    @property
    def text(self) -> str:
        return f"region {self.region}"


class SanctuaryDrawn(Move, frozen=True, tag=True):
    """Chance: the next sanctuary from its deck, for the seat that finds."""

    sanctuary: int

    @property
    def text(self) -> str:
        return f"sanctuary {self.sanctuary}"


# --- moves that are made once, indexed by the number of the card ----------------------------------------------------

PLAY = tuple(PlayRegion(region) for region in range(REGIONS + 1))
TAKE = tuple(TakeRegion(region) for region in range(REGIONS + 1))
CHOOSE = tuple(ChooseSanctuary(sanctuary) for sanctuary in range(SANCTUARIES + 1))
REGION_DRAWN = tuple(RegionDrawn(region) for region in range(REGIONS + 1))
SANCTUARY_DRAWN = tuple(SanctuaryDrawn(sanctuary) for sanctuary in range(SANCTUARIES + 1))

# --- reading -----------------------------------------------------------------------------------------------------

_NUMBER = r"([1-9][0-9]?)"
_READERS: dict[str, tuple[Callable[[int], Move], int]] = {
    "play": (PLAY.__getitem__, REGIONS),
    "take": (TAKE.__getitem__, REGIONS),
    "choose": (CHOOSE.__getitem__, SANCTUARIES),
    "region": (REGION_DRAWN.__getitem__, REGIONS),
    "sanctuary": (SANCTUARY_DRAWN.__getitem__, SANCTUARIES),
}
_ONE_CARD = re.compile(rf"({'|'.join(_READERS)}) {_NUMBER}")
_KEEP = re.compile(rf"keep {_NUMBER}(?: {_NUMBER})*")


def parse_move(text: str) -> Move:
    """The move of a text form. Raises `NotationError` if no move of Faraway is written like this."""
    one = _ONE_CARD.fullmatch(text)
    if one:
        make, most = _READERS[one[1]]
        if int(one[2]) <= most:
            return make(int(one[2]))
    elif _KEEP.fullmatch(text):
        regions = tuple(map(int, text.split()[1:]))
        if list(regions) == sorted(set(regions)) and regions[-1] <= REGIONS:
            return KeepRegions(regions)
    raise NotationError(f"{text[:60]!r} is not a move of Faraway")
