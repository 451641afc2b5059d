"""What one seat has on its map and beside it, and how far it is in its turn."""

from __future__ import annotations

from engine.bits import bits_of
from engine.explorers.board import Board
from engine.explorers.shapes import Plan

(DONE, KEEP, CHOOSE, ACT, FOUND, EXTRA, DRAW) = range(7)
ACTS = ("done", "keep", "choose", "explore", "village", "extra", "treasure")
"""What a seat has to do, by name: nothing, keep a card, choose one, explore, place a village, place an extra explorer,
draw a treasure."""

SOURCES = ("spaces", "towers", "crystals", "villages", "routes", "treasures", "objectives", "final_treasures")
"""Where coins come from, in the order of `Sheet.coins`."""
(FROM_SPACES, FROM_TOWERS, FROM_CRYSTALS, FROM_VILLAGES) = range(4)
(FROM_ROUTES, FROM_TREASURES, FROM_OBJECTIVES, FROM_FINAL) = range(4, 8)

NO_HEX = -1


class Sheet:
    """The map and the belongings of one seat. Sets of hexes are masks; what follows from the rest is kept for speed.

    `explorers` are those of this era that no village has replaced; capital, villages and explorers form the network.
    """

    __slots__ = (
        "explorers",
        "villages",
        "posts",
        "towers",
        "crystals",
        "ruins",
        "coins",
        "best_route",
        "kept",
        "specialties",
        "drawn",
        "rejected",
        "completed",
        "rewards",
        "act",
        "plan",
        "step",
        "placed",
        "last",
        "before",
        "blanks",
        "extra",
        "draws",
        "free",
        "edge",
        "parts",
        "targets",
    )

    def __init__(self, treasures: int, objectives: int) -> None:
        """For so many kinds of treasures and objectives in play."""
        self.explorers = 0
        self.villages = 0
        self.posts = 0
        """Cities covered by a trading post."""
        self.towers = 0
        self.crystals = 0
        self.ruins = 0
        """Ruins explored before."""
        self.coins = [0] * len(SOURCES)
        self.best_route = 0
        """The most coins that one trade route has paid."""
        self.kept = (0,) * treasures
        """Treasures kept for the end, by kind."""
        self.specialties: tuple[str, ...] = ()
        self.drawn: tuple[str, ...] = ()
        """Specialty cards of which one will be kept."""
        self.rejected: tuple[str, ...] = ()
        self.completed = (0,) * objectives
        """For each objective the turn, counted from 1 through the whole game, in which it was completed."""
        self.rewards = (0,) * objectives
        """The coins paid for it."""
        self.act = DONE
        self.plan: Plan | None = None
        """The card in use."""
        self.step = 0
        self.placed = 0
        """Hexes explored in this step."""
        self.last = NO_HEX
        """The newest of them."""
        self.before = 0
        """Hexes explored in the step before."""
        self.blanks = 0
        """Blank hexes of the region that was just filled, while the village waits for one of them."""
        self.extra = 0
        """Extra explorers to be placed."""
        self.draws = 0
        """Treasures to be drawn."""
        self.free = 0
        """Hexes that no piece of the network is on."""
        self.edge = 0
        """Free hexes beside the network."""
        self.parts: tuple[int, ...] = ()
        """The connected parts of the network."""
        self.targets = 0
        """Hexes where the next explorer may go."""

    def copy(self) -> Sheet:
        """An independent copy."""
        other = object.__new__(Sheet)
        other.explorers = self.explorers
        other.villages = self.villages
        other.posts = self.posts
        other.towers = self.towers
        other.crystals = self.crystals
        other.ruins = self.ruins
        other.coins = self.coins[:]
        other.best_route = self.best_route
        other.kept = self.kept
        other.specialties = self.specialties
        other.drawn = self.drawn
        other.rejected = self.rejected
        other.completed = self.completed
        other.rewards = self.rewards
        other.act = self.act
        other.plan = self.plan
        other.step = self.step
        other.placed = self.placed
        other.last = self.last
        other.before = self.before
        other.blanks = self.blanks
        other.extra = self.extra
        other.draws = self.draws
        other.free = self.free
        other.edge = self.edge
        other.parts = self.parts
        other.targets = self.targets
        return other

    def survey(self, board: Board) -> None:
        """Find free hexes, edge and parts of the network anew."""
        network = self.explorers | self.villages | board.capital
        self.free = board.all & ~network
        self.edge = board.around(network) & self.free
        parts: tuple[int, ...] = ()
        for number in bits_of(network):
            parts = board.join(parts, number)
        self.parts = parts
