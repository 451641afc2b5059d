"""Reasons from the near future: what comes soon after a move, measured in simulated games of their own.

The search knows how games end. What a player can see on the table sooner (the place in the draft, what is left for the
last columns, the villages that stay) is measured here for the best moves of a table, all of them in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from engine.contract import CHANCE, AnyGame, Move, Position, View
from engine.players.advice import Advice, Choice, Reason
from engine.players.explorers.near import explorers_near
from engine.players.faraway.near import faraway_near
from engine.players.livingstone.near import livingstone_near
from engine.players.luck import Fortune, luck, mix
from engine.players.policies import policy_of

LEAST: Mapping[str, float] = {
    # Faraway
    "draft_place": 0.5,
    "sanctuary_now": 0.5,
    "sanctuary_next": 0.25,
    # Livingstone
    "kept_for_two": 1.5,
    "kept_for_one": 1.5,
    **{f"row_{row}": 0.3 for row in range(1, 7)},
    # Explorers
    "villages_kept": 0.4,
    **{f"objective_{place}": 0.3 for place in range(1, 10)},
}
"""The figures that are measured, each with the least difference that is a reason and no accident."""

WORLDS = 16
"""Simulated games for each move."""
_LOOKED_AT = 5
"""Moves that are measured: the best one and those that it is compared with."""
_EXPLAINED = 3
"""The best moves, which are given reasons."""
_MOST = 2
"""Reasons of the near future for a move."""

_NEAR = 0x6E656172
"""A stream of random numbers of its own."""

Step = Callable[[], bool]
"""Plays one more step of a simulated game; False if it is over."""
Near = Callable[[Any, Any, int, Step], dict[str, float]]
"""Figures by the position before a move and the one after it, which is played on."""

_OF_GAME: Mapping[str, Near] = {
    "faraway": faraway_near,
    "livingstone": livingstone_near,
    "explorers": explorers_near,
}


class Explainer:
    """Adds reasons to tables of one decision. What has been measured once is kept."""

    def __init__(self, game: AnyGame, view: View, options: Any, seat: int, seed: int) -> None:
        """The arguments of `engine.players.think.advise`; the same ones give the same reasons."""
        self._policy = policy_of(game)
        self._near = _OF_GAME[game.name]
        self._seat = seat
        self._seed = mix(seed, _NEAR)
        self._worlds = [game.resample(view, options, luck(self._seed, world, 0)) for world in range(WORLDS)]
        self._measured: dict[Move, dict[str, float]] = {}

    def explain(self, advice: Advice) -> Advice:
        """The same table; its best moves have reasons of the near future before the others."""
        looked_at = [choice for choice in advice.choices[:_LOOKED_AT] if choice.visits]
        if len(looked_at) < 2:
            return advice
        figures = [self._figures(choice.move) for choice in looked_at]
        explained = [
            self._explained(choice, figures[place], figures[:place] + figures[place + 1 :])
            for place, choice in enumerate(looked_at[:_EXPLAINED])
        ]
        choices = (*explained, *advice.choices[len(explained) :])
        compared = advice.compared
        if compared is not None:
            of_best = [choice.reasons for choice in explained if choice.move == compared.best.move]
            best = structs.replace(compared.best, reasons=of_best[0]) if of_best else compared.best
            compared = structs.replace(compared, best=best)
        return structs.replace(advice, choices=choices, compared=compared)

    def _explained(self, choice: Choice, mine: dict[str, float], others: list[dict[str, float]]) -> Choice:
        found: list[tuple[float, Reason]] = []
        for name, amount in mine.items():
            theirs = sum([other[name] for other in others]) / len(others)
            weight = abs(amount - theirs) / LEAST[name]
            if weight >= 1:
                found.append((-weight, Reason(name, amount, theirs)))
        found.sort(key=lambda pair: pair[0])
        near = tuple(reason for _, reason in found[:_MOST])
        return structs.replace(choice, reasons=(*near, *choice.reasons))

    def _figures(self, move: Move) -> dict[str, float]:
        """The means over all worlds."""
        means = self._measured.get(move)
        if means is None:
            each = [self._play(before, world, move) for world, before in enumerate(self._worlds)]
            means = {name: sum([figures[name] for figures in each]) / len(each) for name in each[0]}
            self._measured[move] = means
        return means

    def _play(self, before: Position, world: int, move: Move) -> dict[str, float]:
        position = before.copy()
        position.play(self._seat, move)
        fortune = Fortune(self._seed, world, 1)
        below = luck(self._seed, world, 2)
        decide = self._policy.decide

        def step() -> bool:
            actors = position.deciders()
            if not actors:
                return False
            if actors[0] == CHANCE:
                fortune.answer(position)
            else:
                position.play(actors[0], decide(position, actors[0], below))
            return True

        return self._near(before, position, self._seat, step)
