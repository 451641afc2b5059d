"""What a seat may see of a game of The Guild of Merchant Explorers.

Maps, explorers, coins and kept specialty cards are open. Hidden from everybody else are treasures kept for the end
(their number is open), specialty cards between which a seat chooses, and those it rejected. Spaces are those of
`moves`, in reading order; eras count from 0, turns from 1 through the whole game.
"""

from __future__ import annotations

import msgspec

from engine.contract import Standing, View


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective on the table: its rewards, whether they are covered (solo), and how far one has to come."""

    id: str
    first: int
    later: int
    first_covered: bool
    later_covered: bool
    need: int
    open: bool
    """Whether the higher reward is still to be had."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it; None is hidden."""

    seat: int
    coins: tuple[int, ...]
    """By the sources `sheet.SOURCES`."""
    score: int
    explorers: tuple[int, ...]
    """Explorers of this era that no village has replaced."""
    villages: tuple[int, ...]
    posts: tuple[int, ...]
    """Cities covered by trading posts."""
    towers: tuple[int, ...]
    crystals: tuple[int, ...]
    ruins: tuple[int, ...]
    """Ruins explored before."""
    best_route: int
    """The most coins that one trade route has paid."""
    kept: tuple[int, ...] | None
    """Treasures kept for the end, by kind."""
    kept_count: int
    specialties: tuple[str, ...]
    drawn: tuple[str, ...] | None
    """Specialty cards of which one will be kept."""
    drawn_count: int
    rejected: tuple[str, ...] | None
    completed: tuple[int, ...]
    """For each objective on the table the turn of its completion; 0 is not yet."""
    rewards: tuple[int, ...]
    """The coins paid for it."""
    progress: tuple[int, ...]
    """How far the seat is with it, against `ObjectiveView.need`; only of interest while it is not completed."""
    act: str
    """What the seat has to do in this turn: "done", "keep", "choose", "explore", "village", "extra", "treasure"."""
    card: str
    """The explore or specialty card in use, "" for none."""
    step: int
    """The step of that card, from 0."""
    placed: tuple[int, ...]
    """Explorers placed in that step."""
    last: int | None
    """The newest of them."""
    before: tuple[int, ...]
    """Explorers placed in the step before."""
    village_spaces: tuple[int, ...]
    """Where the village of a region just filled may go."""
    extra: int
    """Extra explorers to be placed."""
    draws: int
    """Treasures to be drawn after that."""


class ExplorersView(View, frozen=True):
    """The table as `viewer` sees it."""

    phase: str
    """"objectives", "card", "specialties", "turn", "treasure", "over"."""
    map: str
    era: int
    eras: int
    turn: int
    card: str
    """The explore card of this turn, "" before the first one."""
    cards_left: tuple[str, ...]
    """Explore cards still to come in this era."""
    cards_played: tuple[str, ...]
    """Explore cards of this era that have been revealed, that of this turn included, in the order of the box."""
    objectives: tuple[ObjectiveView, ...]
    seats: tuple[SeatView, ...]
    drawing: int
    """The seat that draws specialty cards or a treasure."""
    treasure_totals: tuple[int, ...]
    """Treasures of each kind in the box."""
    treasure_deck: int
    treasure_discards: tuple[int, ...]
    """Treasures that took effect at once, by kind."""
    specialty_deck: int
    village_coins: tuple[int, ...]
    """Coins for a village by era."""
    tower_coins: tuple[int, ...]
    """Coins for the first, second, ... own tower."""
    threshold: int
    """Solo: coins needed; 0 for more players."""
    standings: tuple[Standing, ...] | None
    """The result, once the game is over (then nothing is hidden)."""

    @property
    def mine(self) -> SeatView | None:
        """The viewer's own seat."""
        return None if self.viewer is None else self.seats[self.viewer]
