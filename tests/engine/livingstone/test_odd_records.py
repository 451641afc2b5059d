"""Records with moves in an order that the rules forbid, and taking back in every phase."""

from __future__ import annotations

import pytest

from app.games import load_games
from engine.errors import NotationError
from engine.match import Match
from engine.record import parse_record
from tests.engine.livingstone.scene import livingstone

HEAD = """incognita: 1
game: livingstone
rules: 1
seed: 5
options: {}
seat: blue person Anna
seat: amber person Ben
"""
BEGUN = ["* start 1", "* roll 1 3 4 6"]


def replay(*lines: str) -> Match:
    record = parse_record("\n".join([HEAD, *lines, ""]), load_games())
    return Match.replay(livingstone(), record)


@pytest.mark.parametrize(
    "lines",
    [
        ["1 die 3"],
        ["* roll 1 3 4 6"],
        ["* start 3"],
        ["* start 1", "* start 2"],
        ["* start 1", "* roll 4 3 1 6"],
        ["* start 1", "* roll 1 3 4"],
        ["* start 1", "* whites 15"],
        ["* start 1", "1 die 3"],
        [*BEGUN, "* die 3"],
        [*BEGUN, "1 die 2"],
        [*BEGUN, "2 die 3"],
        [*BEGUN, "1 coins"],
        [*BEGUN, "1 donate 1"],
        [*BEGUN, "1 end"],
        [*BEGUN, "1 die 3", "1 end"],
        [*BEGUN, "1 die 3", "1 die 4"],
        [*BEGUN, "1 die 3", "1 tent r4"],
        [*BEGUN, "1 die 3", "1 tent r3 free"],
        [*BEGUN, "1 die 3", "1 tent r3 from r3c1"],
        [*BEGUN, "1 die 3", "1 donate 4"],
        [*BEGUN, "1 die 3", "1 play boat_back"],
        [*BEGUN, "1 die 3", "1 play market 1 0 0"],
        [*BEGUN, "1 die 3", "1 sell clear_gem 1"],
        [*BEGUN, "1 die 3", "* card market"],
        [*BEGUN, "1 die 3", "1 coins", "1 dig"],
        [*BEGUN, "1 die 3", "1 coins", "1 end", "1 donate 1"],
        [*BEGUN, "1 die 3", "1 draw", "1 end"],
        [*BEGUN, "1 die 3", "1 draw", "* stone red_gem"],
        [*BEGUN, "1 die 3", "1 draw", "1 donate 1"],
        [*BEGUN, "1 die 3", "1 draw", "* card mine_collapse", "1 end"],
        [*BEGUN, "1 die 3", "1 draw", "* card mine_collapse", "* card mine_collapse"],
        [*BEGUN, "1 die 3", "1 dig", "1 end"],
        [*BEGUN, "1 die 3", "1 dig", "* stone white_rock", "* stone white_rock"],
        [*BEGUN, "1 die 3", "1 dig", "* stone red_gem", "1 sell red_gem 1"],
        [*BEGUN, "1 die 3", "1 tent r3", "1 play free_tent_scored_row r3c1"],
        [*BEGUN, "1 die 3", "* queen 1 1 1 1"],
        [*BEGUN, "1 die 4", "1 coins", "1 end", "2 die 6", "2 coins", "2 end", "1 die 3"],
    ],
)
def test_the_move_that_the_rules_forbid_is_named(lines: list[str]) -> None:
    replay(*lines[:-1])
    with pytest.raises(NotationError, match=f"^move {len(lines)} \\({lines[-1].replace('*', '[*]')}\\): "):
        replay(*lines)


def test_nothing_follows_the_end_of_a_game() -> None:
    match = replay(*BEGUN)
    while not match.over:
        if match.waits_for_chance():
            match.deal()
        else:
            match.play(match.deciders()[0], match.legal_moves(match.deciders()[0])[0])
    lines = [f"{'*' if entry.actor < 0 else entry.actor + 1} {entry.move.text}" for entry in match.entries]
    replay(*lines)
    for extra in ("1 die 1", "* roll 1 1 1 1", "* queen 1 1 1 1", "1 donate 1"):
        with pytest.raises(NotationError, match="the game is over"):
            replay(*lines, extra)


UNDO = [
    ("before the dice", ["* start 1"], 0),
    ("dice rolled", BEGUN, 0),
    ("die taken", [*BEGUN, "1 die 3"], 0),
    ("coins", [*BEGUN, "1 die 3", "1 coins"], 1),
    ("tent", [*BEGUN, "1 die 3", "1 tent r3"], 1),
    ("donation before the action", [*BEGUN, "1 die 3", "1 donate 1"], 1),
    ("donation after the action", [*BEGUN, "1 die 3", "1 coins", "1 donate 1"], 1),
    ("draw, before the card", [*BEGUN, "1 die 3", "1 draw"], 0),
    ("card drawn", [*BEGUN, "1 die 3", "1 draw", "* card market"], 0),
    ("collapse drawn", [*BEGUN, "1 die 3", "1 draw", "* card mine_collapse"], 0),
    ("dig, before the first stone", [*BEGUN, "1 die 3", "1 dig"], 1),
    ("dig, after the first stone", [*BEGUN, "1 die 3", "1 dig", "* stone red_gem"], 0),
    ("dig done", [*BEGUN, "1 die 1", "1 dig", "* stone red_gem"], 0),
    ("sale", [*BEGUN, "1 die 1", "1 dig", "* stone red_gem", "1 sell red_gem 1"], 1),
    ("point card", [*BEGUN, "1 die 3", "1 draw", "* card points_2", "1 play points_2"], 0),
    ("four pounds", [*BEGUN, "1 die 3", "1 draw", "* card take_four_pounds", "1 play take_four_pounds"], 0),
    ("two dice", [*BEGUN, "1 die 3", "1 draw", "* card take_two_dice", "1 play take_two_dice"], 0),
    ("dig by card", [*BEGUN, "1 die 3", "1 draw", "* card dig_three_stones", "1 play dig_three_stones"], 0),
    ("end", [*BEGUN, "1 die 3", "1 coins", "1 end"], 0),
    ("next player's die", [*BEGUN, "1 die 3", "1 coins", "1 end", "2 die 6"], 0),
]


@pytest.mark.parametrize(("lines", "depth"), [row[1:] for row in UNDO], ids=[row[0] for row in UNDO])
def test_what_may_be_taken_back_in_each_phase(lines: list[str], depth: int) -> None:
    match = replay(*lines)
    assert (match.undo_depth(0), match.undo_depth(1)) == (depth, 0)
    if depth:
        before = replay(*lines[:-1])
        match.undo(0)
        assert match.position().problems() == []
        assert match.view(0) == before.view(0)
        assert match.view(1) == before.view(1)
        assert match.undo_depth(0) == 0, "only once"


def test_t67_a_market_is_not_taken_back_after_a_sale_that_could_be() -> None:
    lines = [*BEGUN, "1 die 3", "1 dig", *["* stone red_gem"] * 3, "1 end", "2 die 6", "2 coins", "2 end"]
    lines += ["1 die 4", "1 draw", "* card market", "1 sell red_gem 1"]
    match = replay(*lines)
    assert match.undo_depth(0) == 1
    assert replay(*lines, "1 play market 0 0 2").undo_depth(0) == 0
