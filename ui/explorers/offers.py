"""The legal moves of the viewer, sorted by what is clicked for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.contract import Move
from engine.explorers import moves as m
from ui.explorers.map.layers import EXPLORE, PARTNER, POST_CITY, VILLAGE


@dataclass
class Offers:
    """What can be clicked now."""

    explore: dict[int, m.Explore] = field(default_factory=dict)
    village: dict[int, m.Village] = field(default_factory=dict)
    routes: dict[int, dict[int, m.Route]] = field(default_factory=dict)
    """By the city that gets the trading post, then by the other one."""
    keep: dict[str, m.KeepCard] = field(default_factory=dict)
    use: dict[str, m.UseCard] = field(default_factory=dict)
    stop: m.Stop | None = None
    end: m.EndTurn | None = None

    @property
    def pairs(self) -> int:
        """How many trade routes are possible."""
        return sum(len(others) for others in self.routes.values()) // 2

    def lit(self, post: int | None) -> dict[int, str]:
        """The hexes to be lit; once a city is chosen for the trading post, those that it may be connected with."""
        if post is not None:
            return dict.fromkeys(self.routes.get(post, {}), PARTNER)
        lit = dict.fromkeys(self.explore, EXPLORE)
        lit.update(dict.fromkeys(self.village, VILLAGE))
        lit.update(dict.fromkeys(self.routes, POST_CITY))
        return lit


def sort_moves(moves: Iterable[Move]) -> Offers:
    """Sort legal moves."""
    offers = Offers()
    for move in moves:
        match move:
            case m.Explore(space=space):
                offers.explore[space] = move
            case m.Village(space=space):
                offers.village[space] = move
            case m.Route(post=post, other=other):
                offers.routes.setdefault(post, {})[other] = move
            case m.KeepCard(card=card):
                offers.keep[card] = move
            case m.UseCard(card=card):
                offers.use[card] = move
            case m.Stop():
                offers.stop = move
            case m.EndTurn():
                offers.end = move
            case _:
                pass
    return offers
