"""What happens in The Guild of Merchant Explorers, in order; log, animation and scoring pages are made of these.

Seats, eras and steps count from 0, turns from 1 through the whole game; spaces are those of `moves`. Cards, treasures
and objectives are named by their ids.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.contract import Event


class ObjectiveDealt(Event, frozen=True, tag=True):
    """An objective lies on the table, after those dealt before."""

    reveals: ClassVar[bool] = True
    objective: str


class EraBegan(Event, frozen=True, tag=True):
    """The explore cards of an era are shuffled; `turns` of them will be revealed."""

    era: int
    turns: int


class CardRevealed(Event, frozen=True, tag=True):
    """The explore card of a turn."""

    reveals: ClassVar[bool] = True
    card: str
    era: int
    turn: int


class RewardCovered(Event, frozen=True, tag=True):
    """Solo: a reward ("first" or "later") of an objective pays no more."""

    objective: str
    reward: str


class SpecialtyDrawn(Event, frozen=True, tag=True):
    """`card` is None for everybody but the seat that drew it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class SpecialtyKept(Event, frozen=True, tag=True):
    """A seat keeps `card` for the game; `rejected` are out of it, and hidden (None) from everybody else."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    rejected: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, rejected=None)


class SpecialtyUsed(Event, frozen=True, tag=True):
    """The turn of a seat is played with this own specialty card."""

    seat: int
    card: str


class ExplorerPlaced(Event, frozen=True, tag=True):
    """An explorer; `extra` if a treasure gave it."""

    seat: int
    space: int
    extra: bool


class CoinsFound(Event, frozen=True, tag=True):
    """A coin space: `printed` coins, times `factor`."""

    seat: int
    space: int
    printed: int
    factor: int


class TowerFound(Event, frozen=True, tag=True):
    """A discovery tower, the own number `count`."""

    seat: int
    space: int
    count: int
    coins: int


class CrystalFound(Event, frozen=True, tag=True):
    """A crystal space of this value; `coins` is the sum of all own crystal spaces."""

    seat: int
    space: int
    value: int
    coins: int


class RuinFound(Event, frozen=True, tag=True):
    """A ruin explored for the first time; `treasures` are drawn."""

    seat: int
    space: int
    treasures: int


class TreasuresShuffled(Event, frozen=True, tag=True):
    """The treasures played at once make a new deck of `cards` cards."""

    cards: int


class TreasureDrawn(Event, frozen=True, tag=True):
    """`coins` and `explorers` come at once; a treasure `kept` for the end is None for everybody else."""

    reveals: ClassVar[bool] = True
    seat: int
    treasure: str | None
    coins: int
    explorers: int
    kept: bool

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or not self.kept else msgspec.structs.replace(self, treasure=None)


class NoTreasureLeft(Event, frozen=True, tag=True):
    """The treasure deck is empty for good: no treasure for this seat."""

    seat: int


class ExtraExplorerLost(Event, frozen=True, tag=True):
    """There is no hex for an extra explorer."""

    seat: int


class ExtraExplorerLeft(Event, frozen=True, tag=True):
    """The seat does not want to place an extra explorer."""

    seat: int


class RegionFilled(Event, frozen=True, tag=True):
    """The seat chooses one of the blank `spaces` of a region for its village."""

    seat: int
    spaces: tuple[int, ...]


class VillageFounded(Event, frozen=True, tag=True):
    """A village replaces an explorer."""

    seat: int
    space: int
    coins: int


class RouteMade(Event, frozen=True, tag=True):
    """A trade route between two cities; the trading post covers `post`."""

    seat: int
    post: int
    other: int
    coins: int


class StepBegan(Event, frozen=True, tag=True):
    """The next step of the card, by itself or because the seat stopped the one before."""

    seat: int
    step: int


class TurnEnded(Event, frozen=True, tag=True):
    """A seat has ended its turn."""

    seat: int


class ObjectiveCompleted(Event, frozen=True, tag=True):
    """`first` says whether the higher reward was still to be had; `coins` are paid (0 if both are covered)."""

    seat: int
    objective: str
    first: bool
    coins: int


class EraEnded(Event, frozen=True, tag=True):
    """`explorers[seat]` leave the map."""

    era: int
    explorers: tuple[int, ...]


# --- final scoring, in this order ----------------------------------------------------------------------------------


class TreasureScored(Event, frozen=True, tag=True):
    """`count` kept treasures of a kind come to light; each pays for `pieces` (jars: for themselves)."""

    reveals: ClassVar[bool] = True
    seat: int
    treasure: str
    count: int
    pieces: int
    coins: int


class CoinsCounted(Event, frozen=True, tag=True):
    """All coins of a seat, by the sources `sheet.SOURCES`."""

    seat: int
    coins: tuple[int, ...]


class TieBroken(Event, frozen=True, tag=True):
    """`seats` have the same coins and are told apart by "towers" or "villages"; `values` are those numbers."""

    seats: tuple[int, ...]
    by: str
    values: tuple[int, ...]


class GameWon(Event, frozen=True, tag=True):
    """`seats` win (several share the win)."""

    seats: tuple[int, ...]
    coins: int


class SoloEnded(Event, frozen=True, tag=True):
    """The solo game is `won` with enough coins and all objectives."""

    won: bool
    coins: int
    needed: int
    completed: int
    objectives: int
