"""A position of Livingstone: who decides, what is legal, what chance must answer, and playing a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.chance import Throw, Urn
from engine.contract import CHANCE_ONLY, NOBODY, Chance, Event, Move, Standing
from engine.livingstone import acts, cards, legal, mine, scoring, turns
from engine.livingstone import moves as m
from engine.livingstone.problems import problems
from engine.livingstone.state import (
    CHOOSE_DIE,
    DIGGING,
    DRAWING,
    FREE_ACTS,
    OVER,
    ROLL,
    START,
    WHITE_COUNT,
    WHITE_SPACE,
    State,
)

_SEAT_ONLY = tuple((seat,) for seat in range(5))

_PLAY: dict[type[Move], Callable[[State, Any, list[Event] | None], None]] = {
    m.TakeDie: turns.take_die,
    m.EndTurn: turns.end_turn,
    m.TakeCoins: acts.take_coins,
    m.DrawCard: cards.draw,
    m.Dig: mine.dig,
    m.PlaceTent: acts.place_tent,
    m.PlaceTentInScoredRow: acts.place_tent_in_scored_row,
    m.PlayCard: cards.play_card,
    m.PlayMarket: acts.play_market,
    m.SellGems: acts.sell_gems,
    m.Donate: acts.donate,
    m.StartPlayer: turns.choose_start,
    m.WhiteTents: turns.count_white_tents,
    m.WhiteTent: turns.place_white_tent,
    m.Roll: turns.roll,
    m.CardDrawn: cards.draw_card,
    m.StoneDrawn: mine.draw_stone,
    m.QueensDice: scoring.throw_queens_dice,
}


class LivingstonePosition(State):
    """The rules of Livingstone as the contract wants them; the single rules live in the modules beside this one."""

    __slots__ = ()

    def deciders(self) -> tuple[int, ...]:
        if CHOOSE_DIE <= self.phase <= FREE_ACTS:
            return _SEAT_ONLY[self.seat]
        return NOBODY if self.phase == OVER else CHANCE_ONLY

    def legal_moves(self, seat: int) -> list[Move]:
        if seat != self.seat or not CHOOSE_DIE <= self.phase <= FREE_ACTS:
            return []
        return legal.legal_moves(self)

    def chance(self) -> Chance:
        phase = self.phase
        rules = self.rules
        if phase == DIGGING:
            return Urn("bag", m.STONE_DRAWN, self.bag)
        if phase == DRAWING:
            return Urn("cards", m.CARD_DRAWN, self.pile)
        if phase == ROLL:
            return Throw("dice", rules.dice, rules.figures.dice_faces, m.Roll)
        if phase == START:
            return Urn("start", m.STARTS[: self.seats], [1] * self.seats)
        if phase == WHITE_COUNT:
            counts = range(rules.figures.white_tents_least, rules.figures.white_tents_most + 1)
            return Urn("whites", [m.WHITES[count] for count in counts], [1] * len(counts))
        if phase == WHITE_SPACE:
            most = rules.figures.white_tents_per_space
            whites = self.tents[self.seats :: rules.owners]
            return Urn("white spaces", m.WHITE, [int(count < most) for count in whites])
        return Throw("queen", rules.queens_dice, rules.figures.dice_faces, m.QueensDice)

    def play(self, actor: int, move: Move, events: list[Event] | None = None) -> None:
        _PLAY[type(move)](self, move, events)

    def scores(self) -> list[int]:
        return [0 if seat in self.out else points for seat, points in enumerate(self.points)]

    def standings(self) -> list[Standing]:
        return scoring.standings(self)

    def problems(self) -> list[str]:
        return problems(self)
