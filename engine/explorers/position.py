"""A position of The Guild of Merchant Explorers: who decides, what is legal, what chance answers, playing a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.bits import bits_of
from engine.chance import Deck, Urn
from engine.contract import CHANCE, CHANCE_ONLY, NOBODY, Below, Chance, Event, Move, Standing
from engine.explorers import explore, scoring, turns
from engine.explorers import moves as m
from engine.explorers.explore import can_stop
from engine.explorers.figures import MOST_SEATS
from engine.explorers.problems import problems
from engine.explorers.quick import rush
from engine.explorers.sheet import ACT, EXTRA, FOUND, KEEP
from engine.explorers.state import CARD, OBJECTIVES, OVER, SPECIALTIES, TURN, State

_SEATS = tuple(
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)
"""The seats of a mask."""

_DECIDE: dict[type[Move], Callable[[State, int, Any, list[Event] | None], None]] = {
    m.Explore: explore.explore,
    m.EndTurn: turns.end_turn,
    m.Village: explore.found_village,
    m.Route: explore.make_route,
    m.Stop: explore.stop,
    m.KeepCard: turns.keep_card,
    m.UseCard: turns.use_card,
}

_ANSWER: dict[type[Move], Callable[[State, Any, list[Event] | None], None]] = {
    m.CardRevealed: turns.reveal_card,
    m.TreasureDrawn: explore.draw_treasure,
    m.SpecialtyDrawn: turns.draw_specialty,
    m.ObjectiveDealt: turns.deal_objective,
}


class ExplorersPosition(State):
    """The rules as the contract wants them; the single rules live in the modules beside this one."""

    __slots__ = ()

    rushes: ClassVar[bool] = True

    def deciders(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == TURN:
            return _SEATS[self.acting]
        return NOBODY if phase == OVER else CHANCE_ONLY

    def legal_moves(self, seat: int) -> list[Move]:
        if self.phase != TURN or not self.acting >> seat & 1:
            return []
        sheet = self.sheets[seat]
        board = self.rules.board
        act = sheet.act
        if act == ACT:
            moves = board.moves_of(sheet.targets)
            more: list[Move] = []
            cities = sheet.explorers & board.cities & ~sheet.posts
            if cities & (cities - 1):
                for part in sheet.parts:
                    more += board.routes(part & cities)
            if sheet.targets and can_stop(self, sheet):
                more.append(m.STOP)
            return [*moves[:-1], *more, m.END] if more else moves
        if act == EXTRA:
            return [*board.moves_of(sheet.targets)[:-1], m.STOP]
        if act == FOUND:
            return [board.village_moves[number] for number in bits_of(sheet.blanks)]
        if act == KEEP:
            return [self.rules.keep_moves[card] for card in sheet.drawn]
        return [self.rules.use_moves[card] for card in sheet.specialties]

    def chance(self) -> Chance:
        rules = self.rules
        phase = self.phase
        if phase == CARD:
            return Deck("cards", rules.card_moves, self.cards_left)
        if phase == OBJECTIVES:
            left = [number for number in range(len(rules.objectives)) if number not in self.objectives]
            return Deck("objectives", rules.objective_moves, left)
        if phase == SPECIALTIES:
            return Deck("specialties", rules.specialty_moves, self.specialty_deck)
        return Urn("treasures", rules.treasure_moves, self.treasure_deck)

    def play(self, actor: int, move: Move, events: list[Event] | None = None) -> None:
        if actor == CHANCE:
            _ANSWER[type(move)](self, move, events)
        else:
            _DECIDE[type(move)](self, actor, move, events)

    def scores(self) -> list[int]:
        return [sum(sheet.coins) for sheet in self.sheets]

    def standings(self) -> list[Standing]:
        return scoring.standings(self)

    def problems(self) -> list[str]:
        return problems(self)

    def rush(self, below: Below) -> tuple[int, int]:
        return rush(self, below)
