"""Whole games against the naive referee: every decision, every legal line, every card, scores and places."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract import CHANCE
from engine.faraway.figures import FarawayOptions
from engine.faraway.position import FarawayPosition
from engine.faraway.see import sanctuary_packets
from engine.faraway.state import TOP_UP
from engine.record import actor_text
from tests.engine.faraway.naive import REGIONS, SANCTUARIES, Referee
from tests.engine.faraway.scene import faraway

GAME = faraway()
Choose = Callable[[Random, list[str], int], str]
"""Picks a line; it is told the region that the seat explored last (0: none)."""


def any_line(random: Random, lines: list[str], last: int) -> str:
    return random.choice(lines)


def loves_clues(random: Random, lines: list[str], last: int) -> str:
    """Explore ever longer regions, collect clues: the deck of sanctuaries runs out."""

    def worth(line: str) -> tuple[float, ...]:
        word, card = line.split()
        number = int(card)
        if word == "choose":
            return SANCTUARIES[number].get("clues", 0), random.random()
        clues = REGIONS[number].get("clues", 0)
        if word == "play":
            return number > last, clues, -number
        return clues * (number > last), number > last, -number

    return max(lines, key=worth)


def allowed(position: FarawayPosition) -> dict[str, set[str]]:
    found = {}
    for actor in position.deciders():
        moves = (
            [move for move, _ in position.chance().odds()] if actor == CHANCE else position.legal_moves(actor)
        )
        found[actor_text(actor)] = {move.text for move in moves}
    return found


def compare(position: FarawayPosition, referee: Referee) -> None:
    assert allowed(position) == referee.allowed()
    assert position.round == referee.round
    assert set(position.region_deck) == referee.region_deck
    assert list(position.display) == referee.display
    assert sorted(position.discards) == sorted(referee.discards)
    assert [set(cards) for _, cards in sanctuary_packets(position) if cards] == referee.sanctuary_deck
    for seat, player in enumerate(referee.players.values()):
        assert set(position.hands[seat]) == set(player.hand)
        assert (position.chosen[seat] or None) == player.face_down
        assert list(position.rows[seat]) == player.row
        assert list(position.sanctuaries[seat]) == player.sanctuaries
        assert sorted(position.drawn[seat]) == sorted(player.drawn)
    assert position.scores() == referee.scores()


def play(seats: int, seed: int, opening_choice: bool, choose: Choose, careful: bool = True) -> bool:
    """Play a game side by side; whether the sanctuaries ran out."""
    random = Random(seed)
    position = GAME.new_position(seats, FarawayOptions(opening_choice))
    referee = Referee(seats, opening_choice)
    ran_out = False
    while position.deciders():
        if careful:
            compare(position, referee)
            assert position.problems() == []
        actor = random.choice(position.deciders())
        lines = sorted(allowed(position)[actor_text(actor)])
        if actor == CHANCE:
            line = random.choice(lines)
            ran_out = ran_out or position.phase == TOP_UP
        else:
            line = choose(random, lines, (position.rows[actor] or (0,))[-1])
        position.play(actor, GAME.parse_move(line))
        referee.write(actor_text(actor), line)
    compare(position, referee)
    assert [standing.place for standing in position.standings()] == referee.places()
    assert [standing.score for standing in position.standings()] == referee.scores()
    for row, kept in zip(position.rows, position.sanctuaries, strict=True):
        assert len(kept) == sum(row[place] > row[place - 1] for place in range(1, 8))
    return ran_out


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("opening_choice", [False, True])
def test_random_games(seats: int, opening_choice: bool) -> None:
    for seed in range(4):
        play(seats, seed, opening_choice, any_line)


@given(st.integers(2, 6), st.integers(0, 10**9), st.booleans())
@settings(max_examples=40, deadline=None)
def test_more_random_games(seats: int, seed: int, opening_choice: bool) -> None:
    play(seats, seed, opening_choice, any_line, careful=False)


@pytest.mark.parametrize(("seats", "least"), [(2, 0), (3, 0), (4, 0), (5, 2), (6, 5)])
def test_games_in_which_sanctuaries_run_out(seats: int, least: int) -> None:
    ran_out = sum(play(seats, seed, False, loves_clues) for seed in range(6))
    assert ran_out >= least
