"""The light rule of The Guild of Merchant Explorers: go where most is to be had, with what lies behind it in mind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, prod
from typing import ClassVar

import numpy as np

from engine.bits import bits_of
from engine.contract import CHANCE, Below, Move
from engine.explorers import moves as m
from engine.explorers.explore import explore_hex, make_route
from engine.explorers.game import Explorers
from engine.explorers.position import ExplorersPosition
from engine.explorers.scoring import solo_won
from engine.explorers.sheet import ACT, DONE, DRAW, EXTRA, FOUND, SOURCES, Sheet
from engine.explorers.state import OVER, TREASURE, TURN
from engine.explorers.turns import end_turn
from engine.players.explorers.ahead import gains_ahead, looks_ahead
from engine.players.explorers.nearness import Figures, Nearness
from engine.players.explorers.others import Others
from engine.players.explorers.outlook import Field, Outlook
from engine.players.explorers.prizes import Prizes
from engine.players.explorers.prospects import Prospect, prospect
from engine.players.explorers.routes import best_route, route_worth
from engine.players.explorers.weights import Weights, weights_for
from engine.players.explorers.worth import Worth
from engine.players.luck import Fortune
from engine.players.policy import NEVER, Outcome, PlayOut, Policy

_MANY = 4
"""Hexes that a line of any length is taken for."""


_ANY = 0.01
"""What any explorer counts: it is better than none, and comes before a route that can wait."""

_WIDER_GAP = 10.0
"""The gap with a model of worth: it sees what is good in moves that the light rule thinks little of."""

_SPARE = 10.0
"""Coins above the threshold of a solo game that are still wanted."""

_SOFT = 15.0
"""How softly the threshold is seen, in coins."""

_ALL = 0.7
"""How much all objectives together count, against each of them."""


class ExplorersPolicy(Policy[ExplorersPosition]):
    """See the module."""

    scale: ClassVar[float] = 60.0
    gap = 7.0
    longest: ClassVar[int] = 400
    features: ClassVar[tuple[str, ...]] = (*SOURCES, "objectives_completed")
    foretells: ClassVar[bool] = False
    appraised: ClassVar[tuple[int, ...]] = (1,)

    def __init__(self, game: Explorers, weights: Weights | None = None, refined: bool = False) -> None:
        """The policy of a game; `weights` other than those for the number of seats are for training."""
        self._weights = weights
        if refined:
            self.gap = _WIDER_GAP
        self._worth = Worth(game)
        self.inputs = self._worth.inputs
        self._fields: dict[tuple[str, bool], Field] = {}

    def field(self, position: ExplorersPosition) -> Field:
        """The tables of the map, for one seat or for several."""
        rules = position.rules
        board = rules.board
        key = board.id, position.seats == 1
        found = self._fields.get(key)
        if found is None or found.board is not board:
            weights = self._weights or weights_for(position.seats)
            found = self._fields[key] = Field(Prizes(Nearness(board, weights)), rules.goals)
        return found

    # --- deciding ---

    def weigh(self, position: ExplorersPosition, seat: int, moves: Sequence[Move]) -> list[float]:
        return self._weigh(position, seat, moves, Outlook(self.field(position)))

    def _weigh(
        self, position: ExplorersPosition, seat: int, moves: Sequence[Move], outlook: Outlook
    ) -> list[float]:
        sheet = position.sheets[seat]
        hexes = position.rules.board.hexes
        act = sheet.act
        if act in (ACT, EXTRA):
            numbers = [hexes[move.space] for move in moves if isinstance(move, m.Explore)]
            gains = iter(self._explore(position, sheet, numbers, outlook).tolist() if numbers else ())
        elif act == FOUND:
            numbers = [hexes[move.space] for move in moves if isinstance(move, m.Village)]
            gains = iter(self._villages(position, sheet, numbers))
        values: list[float] = []
        for move in moves:
            if isinstance(move, m.Explore | m.Village):
                values.append(next(gains))
            elif isinstance(move, m.Route):
                values.append(route_worth(position, sheet, move))
            elif isinstance(move, m.KeepCard | m.UseCard):
                values.append(self._card(position, sheet, move.card, outlook))
            else:
                values.append(0.0)
        return values

    def decide(self, position: ExplorersPosition, seat: int, below: Below) -> Move:
        moves = position.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        values = self.weigh(position, seat, moves)
        return moves[values.index(max(values))]

    @property
    def foresees(self) -> bool:
        return True

    def stage(self, position: ExplorersPosition) -> int:
        return position.era

    def playout(
        self, position: ExplorersPosition, fortune: Fortune, below: Below, until: int = NEVER
    ) -> None:
        field = self.field(position)
        outlooks = [Outlook(field) for _ in range(position.seats)]
        left = self.longest * position.seats
        while left > 0 and position.phase != OVER and position.era < until:
            if position.phase == TURN:
                acting = position.acting
                left -= self._turn(position, (acting & -acting).bit_length() - 1, outlooks, left)
            else:
                fortune.answer(position)

    def playout_in(
        self, world: ExplorersPosition, seat: int, fortune: Fortune, below: Below, until: int = NEVER
    ) -> PlayOut[ExplorersPosition]:
        if world.seats == 1:
            return self.playout
        position = world.copy()
        others = Others(seat)
        outlooks = [Outlook(self.field(world)) for _ in range(world.seats)]
        while position.phase != OVER and position.era < until:
            if position.phase == TURN:
                acting = others.acting(position)
                if acting:
                    self._turn(position, (acting & -acting).bit_length() - 1, outlooks, self.longest)
                else:
                    others.keep(position)
            elif position.phase == TREASURE:
                # The same luck in the urn as for the seat itself would make them draw alike.
                position.play(CHANCE, position.chance().draw(below))
            else:
                fortune.answer(position)
        return partial(self._playout_beside, others)

    def _playout_beside(
        self, others: Others, position: ExplorersPosition, fortune: Fortune, below: Below, until: int = NEVER
    ) -> None:
        """As `playout`, but only for one seat; the others do what they did before."""
        seat = others.seat
        outlooks = [Outlook(self.field(position)) for _ in range(position.seats)]
        left = self.longest
        while left > 0 and position.phase != OVER and position.era < until:
            if position.phase != TURN:
                fortune.answer(position)
            elif others.acting(position):
                others.end_turns(position)
            else:
                left -= self._turn(position, seat, outlooks, left)

    def _turn(self, position: ExplorersPosition, seat: int, outlooks: list[Outlook], most: int) -> int:
        """Play at most so many decisions of a seat, up to the end of its turn or a treasure; how many there were."""
        outlook = outlooks[seat]
        sheet = position.own(seat)
        count = 0
        while count < most:
            act = sheet.act
            if act == ACT and not sheet.targets:
                count += 1
                route = best_route(position, sheet)
                if route is None:
                    end_turn(position, seat, m.END, None)
                    return count
                make_route(position, seat, route, None)
            elif act in (ACT, EXTRA):
                count += 1
                targets = sheet.targets
                if targets & (targets - 1):
                    if looks_ahead(sheet):
                        hexes = list(bits_of(targets))
                        place = gains_ahead(position, sheet, hexes, outlook).argmax()
                        explore_hex(position, seat, hexes[place], None)
                        continue
                    numbers = outlook.field.places(targets)
                    place = outlook.gains(position, sheet, numbers).argmax()
                    explore_hex(position, seat, int(numbers[place]), None)
                else:
                    explore_hex(position, seat, targets.bit_length() - 1, None)
            elif act in (DONE, DRAW):
                return count
            else:
                count += 1
                moves = position.legal_moves(seat)
                values = self._weigh(position, seat, moves, outlook)
                position.play(seat, moves[values.index(max(values))])
        return count

    def _explore(
        self, position: ExplorersPosition, sheet: Sheet, hexes: list[int], outlook: Outlook
    ) -> Figures:
        """What explorers on some hexes bring, now and by what is nearer then."""
        if looks_ahead(sheet):
            gains = gains_ahead(position, sheet, hexes, outlook)
        else:
            gains = outlook.gains(position, sheet, np.array(hexes))
        return gains - outlook.already() + _ANY

    def _villages(self, position: ExplorersPosition, sheet: Sheet, hexes: list[int]) -> list[float]:
        """A village where most of what later eras want is near and no other base is, or where an objective wants it."""
        field = self.field(position)
        near = field.nearness.usual.near
        bases = near[list(bits_of(sheet.villages | field.board.capital))].max(axis=0)
        row = field.prizes.row(position, sheet)
        values: list[float] = (np.maximum(near[hexes] - bases, 0.0) @ row).tolist()
        rules = position.rules
        for place, number in enumerate(position.objectives):
            if not sheet.completed[place]:
                goal = rules.goals[number]
                have = goal.have(sheet)
                villages = sheet.villages
                for index, there in enumerate(hexes):
                    sheet.villages = villages | 1 << there
                    values[index] += (goal.have(sheet) - have) * field.nearness.weights.solo_objective
                sheet.villages = villages
        return values

    def _card(self, position: ExplorersPosition, sheet: Sheet, card: str, outlook: Outlook) -> float:
        """The hexes that a specialty card could explore at once, best first, and how many it may explore later."""
        rules = position.rules
        plan = rules.plans[card]
        steps = plan.steps
        hexes = list(bits_of(sheet.edge & steps[0].allowed))
        most = sum([min(step.limit, _MANY) for step in steps])
        values = (
            sorted(self._explore(position, sheet, hexes, outlook).tolist(), reverse=True) if hexes else []
        )
        best: Sequence[float] = values[: steps[0].limit]
        weights = outlook.field.nearness.weights
        now = sum(best) + (weights.blind * (most - len(best)) if best else 0.0)
        if card in sheet.specialties:
            return now
        uses = rules.eras - position.era - 0.5
        return now + uses * weights.card * (most + plan.coin_factor - 1)

    # --- results ---

    def judge(self, position: ExplorersPosition) -> list[float]:
        prizes = self.field(position).prizes
        return [prospect(prizes, position, sheet).score for sheet in position.sheets]

    def read(self, position: ExplorersPosition) -> list[list[float]]:
        """The inputs of a solo game on a map of the box; no row for any other game, about which nothing is learned."""
        if position.seats > 1:
            return []
        found = self._foresee(position)
        return self._worth.read(position, *found)

    def outcome(self, position: ExplorersPosition, seat: int, left: float = 1.0) -> Outcome:
        if position.seats > 1:
            return super().outcome(position, seat, left)
        if position.phase == OVER:
            sheet, threshold = position.sheets[seat], position.rules.threshold
            score = float(sum(sheet.coins))
            value = _good(score, threshold, 0.0, [1.0 if turn else 0.0 for turn in sheet.completed])
            return Outcome(score, score, float(solo_won(position)), value, (score,), 0.0)
        found, value, wins = self._foresee(position)
        if self.appraisers:
            value = self.appraise(self._worth.read(position, found, value, wins), 0, value)
        return Outcome(found.score, found.score, wins, value, (found.score,), found.doubt)

    def _foresee(self, position: ExplorersPosition) -> tuple[Prospect, float, float]:
        """The prospect of a solo game, and what follows from it: how good it is (0 to 1), and the chance to win."""
        found = prospect(self.field(position).prizes, position, position.sheets[0])
        threshold = position.rules.threshold
        wins = prod(found.objectives) / (1 + exp(-1.7 * (found.score - threshold) / found.doubt))
        return found, _good(found.score, threshold, found.doubt, found.objectives), wins

    def measure(self, position: ExplorersPosition, seat: int) -> tuple[float, ...]:
        sheet = position.sheets[seat]
        return (*map(float, sheet.coins), float(sum([1 for turn in sheet.completed if turn])))


def _good(score: float, threshold: int, doubt: float, chances: Sequence[float]) -> float:
    """How good (0 to 1) a solo game is that ends with this score, sure but for a doubt, and these objectives."""
    steps = max(-50.0, min(50.0, (score - threshold - _SPARE) / (_SOFT + doubt)))
    value = (_ALL * prod(chances) + (1 - _ALL) * sum(chances) / len(chances)) / (1 + exp(-1.7 * steps))
    return 0.8 * value + 0.2 * min(1.0, score / 250)
