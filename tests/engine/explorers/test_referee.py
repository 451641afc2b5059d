"""Whole games against the naive referee: every decision, every legal line, all coins, objectives and places.

`INCOGNITA_REFEREE_GAMES` sets the number of games for each map and number of seats (a few without it).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest

from engine.contract import CHANCE
from engine.explorers.options import ExplorersOptions
from engine.explorers.position import ExplorersPosition
from engine.record import actor_text
from tests.engine.explorers.referee import Referee
from tests.engine.explorers.scene import explorers

GAMES = int(os.environ.get("INCOGNITA_REFEREE_GAMES", "3"))
Choose = Callable[[Random, ExplorersPosition, int, list[str]], str]


def any_line(random: Random, position: ExplorersPosition, seat: int, lines: list[str]) -> str:
    return random.choice(lines)


def hungry(random: Random, position: ExplorersPosition, seat: int, lines: list[str]) -> str:
    """Mostly explore as long as possible and make every route, sometimes be content with less."""
    if random.random() < 0.15:
        return random.choice(lines)
    routes = [line for line in lines if line.startswith("route")]
    return random.choice(routes or [line for line in lines if line not in ("end", "stop")] or lines)


def greedy(random: Random, position: ExplorersPosition, seat: int, lines: list[str]) -> str:
    """Whatever brings coins, finds, villages and objectives, so that all of these happen."""

    def worth(line: str) -> float:
        after = position.copy()
        after.play(seat, explorers().parse_move(line))
        sheet = after.sheets[seat]
        board = position.rules.board
        finds = 4 * sheet.ruins.bit_count() + 3 * sheet.towers.bit_count()
        filled = [
            (region & sheet.explorers).bit_count() ** 2 / region.bit_count()
            for region in board.regions
            if not region & sheet.villages
        ]
        goals = [position.rules.goals[number] for number in position.objectives]
        steps = sum(min(goal.need, goal.have(sheet)) / goal.need for goal in goals)
        return sum(sheet.coins) + finds + sum(filled) + 5 * steps + 2 * random.random() - (line == "end")

    return max(lines, key=worth)


def allowed(position: ExplorersPosition) -> dict[str, set[str]]:
    found = {}
    for actor in position.deciders():
        moves = (
            [move for move, _ in position.chance().odds()] if actor == CHANCE else position.legal_moves(actor)
        )
        found[actor_text(actor)] = {move.text for move in moves}
        assert len(found[actor_text(actor)]) == len(moves)
    return found


def play_against_referee(map_name: str, seats: int, seed: int, choose: Choose) -> None:
    game = explorers()
    random = Random(seed)
    options = game.settle_options(ExplorersOptions(map_name), seats)
    position = game.new_position(seats, options)
    referee = Referee(map_name, seats, options.solo)
    while True:
        moves = allowed(position)
        assert moves == referee.allowed(), f"{map_name}, {seats} seats, seed {seed}, turn {position.turn}"
        assert position.scores() == referee.coins()
        if not moves:
            break
        actor = random.choice(sorted(moves))
        if actor == "*":
            line = position.chance().draw(random.randrange).text
        else:
            line = choose(random, position, int(actor) - 1, sorted(moves[actor]))
        position.play(CHANCE if actor == "*" else int(actor) - 1, game.parse_move(line))
        referee.tell(actor, line)
    assert [standing.place for standing in position.standings()] == referee.places()
    for sheet, player in zip(position.sheets, referee.players, strict=True):
        names = [position.rules.objectives[number].id for number in position.objectives]
        turns = [player.done.get(name, 0) for name in names]
        assert list(sheet.completed) == turns


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("seats", range(1, 5))
@pytest.mark.parametrize("map_name", ["avenia", "aghon", "kazan", "cnidaria"])
def test_random_games(map_name: str, seats: int, number: int) -> None:
    seed = 1000 * number + seats
    play_against_referee(map_name, seats, seed, (greedy, hungry, any_line)[(number + seats) % 3])
