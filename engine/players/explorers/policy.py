"""The light rule of The Guild of Merchant Explorers: go where most is to be had, with what lies behind it in mind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from engine.contract import Below, Move
from engine.explorers import moves as m
from engine.explorers.board import bits_of
from engine.explorers.game import Explorers
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import ACT, EXTRA, FOUND, SOURCES, Sheet
from engine.players.explorers.features import Field, Weights
from engine.players.policy import Outcome, Policy

_WHIM = 12
"""One explorer in so many goes to another hex in simulated games."""


class ExplorersPolicy(Policy[ExplorersPosition]):
    """See the module."""

    scale: ClassVar[float] = 30.0
    gap: ClassVar[float] = 12.0
    longest: ClassVar[int] = 400
    features: ClassVar[tuple[str, ...]] = (*SOURCES, "objectives_completed")

    def __init__(self, game: Explorers, weights: Weights | None = None) -> None:
        """The policy of a game; `weights` other than the usual ones are for training."""
        self.weights = weights or Weights()
        self._fields: dict[str, Field] = {}

    def field(self, position: ExplorersPosition) -> Field:
        """The tables of the map."""
        board = position.rules.board
        found = self._fields.get(board.id)
        if found is None or found.board is not board:
            found = self._fields[board.id] = Field(board, self.weights)
        return found

    # --- deciding ---

    def weigh(self, position: ExplorersPosition, seat: int, moves: Sequence[Move]) -> list[float]:
        sheet = position.sheets[seat]
        board = position.rules.board
        act = sheet.act
        if act in (ACT, EXTRA):
            hexes = list(bits_of(sheet.targets))
            found = dict(zip(hexes, self._explore(position, sheet, hexes), strict=True)) if hexes else {}
        elif act == FOUND:
            hexes = list(bits_of(sheet.blanks))
            found = dict(zip(hexes, self._village(position, sheet, hexes), strict=True))
        values: list[float] = []
        for move in moves:
            if isinstance(move, m.Explore | m.Village):
                values.append(found[board.hexes[move.space]])
            elif isinstance(move, m.Route):
                values.append(_route(position, sheet, move))
            elif isinstance(move, m.KeepCard | m.UseCard):
                values.append(self._card(position, sheet, move.card))
            else:
                values.append(0.0)
        return values

    def decide(self, position: ExplorersPosition, seat: int, below: Below) -> Move:
        sheet = position.sheets[seat]
        board = position.rules.board
        act = sheet.act
        if act == ACT and not sheet.targets:
            cities = sheet.explorers & board.cities & ~sheet.posts
            if not cities & (cities - 1):
                return m.END
        elif act in (ACT, EXTRA):
            hexes = list(bits_of(sheet.targets))
            if len(hexes) == 1:
                return board.explore_moves[hexes[0]]
            if not below(_WHIM):
                return board.explore_moves[hexes[below(len(hexes))]]
            values = self._explore(position, sheet, hexes)
            return board.explore_moves[hexes[values.index(max(values))]]
        moves = position.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        values = self.weigh(position, seat, moves)
        return moves[values.index(max(values))]

    def _explore(self, position: ExplorersPosition, sheet: Sheet, hexes: list[int]) -> list[float]:
        """What explorers on some hexes bring, now and by what is nearer then."""
        field = self.field(position)
        board = field.board
        worths = field.worths(position, sheet)
        network = list(bits_of(sheet.explorers | sheet.villages | board.capital))
        reached = field.near[network].max(axis=0)
        gains = np.maximum(field.near[hexes] - reached, 0.0)
        time = min(1.0, (len(position.cards_left) + 0.4) / 3)
        values: list[float] = (time * (gains @ worths) + (1 - time) * worths[hexes] + 0.01).tolist()
        plan = sheet.plan
        if plan is not None and plan.coin_factor > 1:
            for place, number in enumerate(hexes):
                if board.coins >> number & 1:
                    values[place] += (plan.coin_factor - 1) * board.values[number]
        return values

    def _village(self, position: ExplorersPosition, sheet: Sheet, hexes: list[int]) -> list[float]:
        """A village where most of what later eras want is near and no other base is."""
        field = self.field(position)
        worths = field.worths(position, sheet)
        bases = list(bits_of(sheet.villages | field.board.capital))
        reached = field.near[bases].max(axis=0)
        values: list[float] = (np.maximum(field.near[hexes] - reached, 0.0) @ worths).tolist()
        return values

    def _card(self, position: ExplorersPosition, sheet: Sheet, card: str) -> float:
        """The hexes of the first step that a specialty card could explore at once, best first."""
        step = position.rules.plans[card].steps[0]
        hexes = list(bits_of(sheet.edge & step.allowed))
        if not hexes:
            return 0.0
        values = sorted(self._explore(position, sheet, hexes), reverse=True)
        best: Sequence[float] = values[: step.limit]
        return sum(best) + 0.5 * (step.limit - len(best))

    # --- results ---

    def judge(self, position: ExplorersPosition) -> list[float]:
        return [float(score) for score in position.scores()]

    def outcome(self, position: ExplorersPosition, seat: int) -> Outcome:
        outcome = super().outcome(position, seat)
        if position.seats > 1:
            return outcome
        done = position.sheets[seat].completed
        share = sum([1 for turn in done if turn]) / len(done)
        coins = min(1.0, outcome.score / position.rules.threshold)
        value = 0.4 * outcome.wins + 0.3 * coins + 0.2 * share + 0.1 * min(1.0, outcome.score / 250)
        return outcome._replace(value=value)

    def measure(self, position: ExplorersPosition, seat: int) -> tuple[float, ...]:
        sheet = position.sheets[seat]
        return (*map(float, sheet.coins), float(sum([1 for turn in sheet.completed if turn])))


def _route(position: ExplorersPosition, sheet: Sheet, move: m.Route) -> float:
    """The coins; the city of the lower value is covered, so that the better one can trade again."""
    board = position.rules.board
    post, other = board.values[board.hexes[move.post]], board.values[board.hexes[move.other]]
    worth = post * other - (0.5 * post if post > other else 0.0)
    # While hexes are to be explored, a route can wait: a better city may join the chain.
    return worth if not sheet.targets else min(worth, 0.005)
