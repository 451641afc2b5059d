"""The light rule of Livingstone: the best use of each die, money for the Queen, cards when they are ripe."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import ClassVar

from engine.contract import CHANCE, Below, Move
from engine.livingstone import moves as m
from engine.livingstone.game import Livingstone
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import ACT, CHOOSE_DIE, FREE_ACTS
from engine.players.livingstone import value
from engine.players.livingstone.alone import good_result
from engine.players.livingstone.extras import add_cards, add_gift, add_sales
from engine.players.livingstone.features import Affairs, affairs
from engine.players.livingstone.queen import danger_of, out_chance
from engine.players.livingstone.uses import Option, uses
from engine.players.livingstone.verdict import verdict
from engine.players.livingstone.weights import Weights, weights_for
from engine.players.luck import Fortune
from engine.players.policy import NEVER, Outcome, Policy

_WHIM = 20
"""One decision in so many takes the second best move in simulated games."""

_CLOSE = 2.0
"""Only a move that looks nearly as good as the best is taken instead."""


class LivingstonePolicy(Policy[LivingstonePosition]):
    """See the module."""

    scale: ClassVar[float] = 20.0
    gap = 8.0
    longest: ClassVar[int] = 150
    features: ClassVar[tuple[str, ...]] = ("donated", "tents", "majorities", "gems", "out")
    inputs = value.INPUTS
    appraised: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)

    def __init__(self, game: Livingstone, weights: Weights | None = None, refined: bool = False) -> None:
        """The policy of a game; `weights` other than those for the number of players are for training."""
        self._weights = [weights or weights_for(seats, refined) for seats in range(game.seat_counts.stop)]
        self._good_score = game.figures.solo_good_score

    def weigh(self, position: LivingstonePosition, seat: int, moves: Sequence[Move]) -> list[float]:
        # A sale may pay for several tents; to take the best of its worths, and not the last, was no better.
        options = {move: value for value, move in self._options(position, seat)}
        return [options[move] if move in options else _unlikely(move) for move in moves]

    def decide(self, position: LivingstonePosition, seat: int, below: Below) -> Move:
        if _nothing_left(position, seat):
            return m.END
        return _pick(self._options(position, seat), below, position.seats)

    def playout(
        self, position: LivingstonePosition, fortune: Fortune, below: Below, until: int = NEVER
    ) -> None:
        """As usual; among several seats the affairs of one are looked at once for the die and its use.

        That is quicker, but alone what a turn changes by itself (one die less, perhaps the last turn) counts for more.
        """
        left = self.longest * position.seats
        deciders, play, seats = position.deciders, position.play, position.seats
        weights = self._weights[seats]
        while left and position.round < until and (actors := deciders()):
            seat = actors[0]
            if seat == CHANCE:
                fortune.answer(position)
                continue
            left -= 1
            if seats > 1 and position.phase == CHOOSE_DIE:
                outlook = affairs(position, seat, weights)
                play(seat, _pick(self._dice(position, seat, outlook), below, seats))
                play(seat, _pick(self._free_options(position, seat, outlook), below, seats))
            else:
                play(seat, self.decide(position, seat, below))

    # --- what is worth looking at ---

    def _options(self, position: LivingstonePosition, seat: int) -> list[Option]:
        """The moves that may make sense, each with its worth; never empty."""
        outlook = affairs(position, seat, self._weights[position.seats])
        if position.phase == CHOOSE_DIE:
            return self._dice(position, seat, outlook)
        return self._free_options(position, seat, outlook)

    def _free_options(self, position: LivingstonePosition, seat: int, outlook: Affairs) -> list[Option]:
        """The same once a die is taken."""
        weights = self._weights[position.seats]
        options: list[Option] = []
        if position.phase == ACT:
            options += uses(position, seat, [position.die], outlook, weights)[0]
        elif position.extra_dice:
            options += self._dice(position, seat, outlook)
        else:
            add_gift(position, seat, outlook, weights, options)
            options.append((0.0, m.END))
        add_sales(position, seat, outlook, weights, options)
        add_cards(position, seat, outlook, weights, options)
        return options

    def _dice(self, position: LivingstonePosition, seat: int, outlook: Affairs) -> list[Option]:
        """The best use of each die, and what is left for the second one."""
        left = [value for value in range(position.last[seat] + 1, len(position.dice)) if position.dice[value]]
        weights = self._weights[position.seats]
        most = [max(found, key=_value)[0] for found in uses(position, seat, left, outlook, weights)]
        more = weights.third_die if position.taken[seat] else weights.second_die
        options: list[Option] = []
        later = 0.0
        higher = 0
        for die, use in zip(reversed(left), reversed(most), strict=True):
            chance = 1.0 if higher >= position.seats else higher / position.seats
            options.append((use + more * chance * later, m.DIE[die]))
            later = max(later, use)
            higher += position.dice[die]
        return options

    # --- the value model ---

    def stage(self, position: LivingstonePosition) -> int:
        return value.stage(position)

    def left(self, position: LivingstonePosition) -> float:
        return (m.COLUMNS - position.boat) / m.COLUMNS

    def read(self, position: LivingstonePosition) -> list[list[float]]:
        return value.read(position, self._weights[position.seats])

    # --- results ---

    def finals(self, position: LivingstonePosition) -> list[int]:
        """Points alone: whether a gift suffices is worked out, and would drown what the points follow from."""
        return position.points

    def outcome(self, position: LivingstonePosition, seat: int, left: float = 1.0) -> Outcome:
        """As usual, but for the Queen's part; alone it is the good result that counts."""
        if position.seats == 1:
            return self._alone(position, left)
        network, weights = self.network, self._weights[position.seats]
        if not position.deciders() and position.rules.queens_dice:
            danger = danger_of(position, seat, weights)
            return verdict(position, seat, [1 - danger(gift) for gift in position.donated], self.value)
        if network is None or not position.deciders():
            return super().outcome(position, seat, left)
        inputs = self.read(position)
        points = network.scores(inputs)
        doubt = network.doubt(self.stage(position))
        chances = [1 - out_chance(position, one, weights) for one in range(position.seats)]
        scores = tuple([score * chance for score, chance in zip(points, chances, strict=True)])
        score = scores[seat]
        margin, wins = score, chances[seat]
        for other in range(position.seats):
            if other != seat:
                margin = min(margin, score - scores[other])
                steps = max(-100.0, min(100.0, 1.2 * (points[seat] - points[other]) / doubt))
                wins *= 1 - chances[other] / (1 + exp(steps))
        worth = self.appraise(inputs, seat, self.value(score, margin, wins))
        return Outcome(score, margin, wins, worth, scores, doubt)

    def _alone(self, position: LivingstonePosition, left: float) -> Outcome:
        network, weights = self.network, self._weights[1]
        inputs: list[list[float]] = []
        if not position.deciders():
            found, points = super().outcome(position, 0), float(position.points[0])
            # How the Queen's dice fell was luck: what counts is how often the gift is enough.
            safe = 1 - danger_of(position, 0, weights)(position.donated[0])
        else:
            safe = 1 - out_chance(position, 0, weights)
            if network is None:
                found = super().outcome(position, 0)
                points = found.score
            else:
                inputs = self.read(position)
                points = network.scores(inputs)[0]
                score = points * safe
                doubt = network.doubt(self.stage(position))
                found = Outcome(score, score, safe, safe, (score,), doubt)
        value = safe * good_result(points - self._good_score, found.doubt, left)
        return found._replace(value=self.appraise(inputs, 0, value))

    def judge(self, position: LivingstonePosition) -> list[float]:
        """Points and majorities so far; whoever gave too little is expected to be out."""
        return [
            position.points[seat] + affairs(position, seat, self._weights[position.seats]).majorities
            for seat in range(position.seats)
        ]

    def measure(self, position: LivingstonePosition, seat: int) -> tuple[float, ...]:
        return (
            position.donated[seat],
            position.tents_placed(seat),
            affairs(position, seat, self._weights[position.seats]).majorities,
            sum(position.gems[3 * seat : 3 * seat + 3]),
            float(seat in position.out),
        )


def _nothing_left(position: LivingstonePosition, seat: int) -> bool:
    """Whether ending the turn is all that can make sense; the quick answer to the most frequent question."""
    if position.phase != FREE_ACTS or position.extra_dice or position.boat >= m.COLUMNS - 1:
        return False
    first = len(m.CARDS) * seat
    return not any(position.hands[first : first + len(m.CARDS)])


def _pick(options: list[Option], below: Below, seats: int) -> Move:
    """The best option, or now and then the second if that is nearly as good: other players are not that sure."""
    if seats == 1:
        # The last of equal ones, as below: of two ways to sell all gems the one that begins with the dearest.
        return max(reversed(options), key=_value)[1]
    if len(options) == 1:
        return options[0][1]
    options.sort(key=_value)
    (second, other), (first, move) = options[-2:]
    return other if first - second < _CLOSE and not below(_WHIM) else move


def _value(option: Option) -> float:
    return option[0]


def _unlikely(move: Move) -> float:
    """What the policy would never do comes last, small sums of money first."""
    amount = move.amount if isinstance(move, m.Donate) else 0
    return -20.0 - 0.1 * amount
