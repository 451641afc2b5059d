"""A position of Faraway: who decides, what is legal, what chance must answer, and playing a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.chance import Deck
from engine.contract import CHANCE_ONLY, NOBODY, Below, Chance, Event, Move, Standing
from engine.faraway import final, rounds, setup
from engine.faraway import moves as m
from engine.faraway.figures import MOST_SEATS
from engine.faraway.problems import problems
from engine.faraway.quick import rush
from engine.faraway.state import CHOOSE, DEAL, DISPLAY, EXPLORE, FIND, KEEP, OVER, TAKE, TOP_UP, State

_SEATS_OF = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)
"""The seats of a bit mask."""

_PLAY: dict[type[Move], Callable[[State, int, Any, list[Event] | None], None]] = {
    m.KeepRegions: setup.keep_regions,
    m.PlayRegion: rounds.play_region,
    m.TakeRegion: rounds.take_region,
    m.ChooseSanctuary: rounds.choose_sanctuary,
    m.RegionDrawn: setup.draw_region,
    m.SanctuaryDrawn: rounds.draw_sanctuary,
}


class FarawayPosition(State):
    """The rules of Faraway as the contract wants them; the single rules live in the modules beside this one."""

    __slots__ = ()
    rushes: ClassVar[bool] = True

    def deciders(self) -> tuple[int, ...]:
        phase = self.phase
        if phase in (EXPLORE, KEEP):
            return _SEATS_OF[self.waiting]
        if phase in (TAKE, CHOOSE):
            return _SEATS_OF[1 << self.order[self.step]]
        return NOBODY if phase == OVER else CHANCE_ONLY

    def legal_moves(self, seat: int) -> list[Move]:
        phase = self.phase
        if phase in (EXPLORE, KEEP):
            if not self.waiting >> seat & 1:
                return []
            if phase == KEEP:
                return setup.hands_to_keep(self, seat)
            return [m.PLAY[region] for region in self.hands[seat]]
        if phase in (TAKE, CHOOSE) and seat == self.order[self.step]:
            if phase == TAKE:
                return [m.TAKE[region] for region in self.display]
            return [m.CHOOSE[sanctuary] for sanctuary in self.drawn[seat]]
        return []

    def chance(self) -> Chance:
        if self.phase in (DEAL, DISPLAY):
            return Deck("regions", m.REGION_DRAWN, self.region_deck)
        assert self.phase in (FIND, TOP_UP)
        return Deck("sanctuaries", m.SANCTUARY_DRAWN, self.sanctuary_deck)

    def play(self, actor: int, move: Move, events: list[Event] | None = None) -> None:
        _PLAY[type(move)](self, actor, move, events)

    def rush(self, below: Below) -> tuple[int, int]:
        return rush(self, below)

    def scores(self) -> list[int]:
        return final.scores(self)

    def standings(self) -> list[Standing]:
        return final.standings(self)

    def problems(self) -> list[str]:
        return problems(self)
