"""Simulated games of The Guild of Merchant Explorers: their ends, their values, and the other seats in them."""

from __future__ import annotations

from copy import copy

import pytest

from engine.contract import CHANCE
from engine.explorers.explore import begin
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import FROM_OBJECTIVES, KEEP, Sheet
from engine.explorers.state import CARD, OVER, TURN
from engine.players.explorers import outlook as outlooks
from engine.players.explorers import prizes as prize_rows
from engine.players.explorers.nearness import ALL_TERRAINS
from engine.players.explorers.policy import ExplorersPolicy
from engine.players.explorers.prospects import prospect
from engine.players.levels import Level, Limits
from engine.players.luck import Fortune, luck
from engine.players.policy import NEVER
from engine.players.think import advise
from tests.engine.players.explorers_positions import (
    MAPS,
    exploring,
    policy,
)
from tests.engine.players.table import decisions, game_of, options_of

# --- simulated games ---


@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize("seats", [1, 2])
def test_simulated_games_play_what_the_light_rule_decides(map_name: str, seats: int) -> None:
    game = game_of("explorers")
    options = options_of(game, seats, map=map_name)
    quick: ExplorersPosition = game.new_position(seats, options)
    policy().playout(quick, Fortune(5), luck(5))
    slow: ExplorersPosition = game.new_position(seats, options)
    fortune = Fortune(5)
    while actors := slow.deciders():
        if actors[0] == CHANCE:
            fortune.answer(slow)
            continue
        move = policy().decide(slow, actors[0], luck(5))
        assert move in slow.legal_moves(actors[0])
        slow.play(actors[0], move)
    assert quick.phase == OVER
    assert not quick.problems()
    assert [sheet.coins for sheet in quick.sheets] == [sheet.coins for sheet in slow.sheets]


def test_a_simulated_game_stops_at_the_end_of_an_era() -> None:
    game = game_of("explorers")
    for seats in (1, 2):
        position: ExplorersPosition = game.new_position(seats, options_of(game, seats))
        policy().playout(position, Fortune(5), luck(5), 1)
        assert (position.era, position.phase) == (1, CARD)
        outcome = policy().outcome(position, 0)
        assert outcome.score > 60 + position.scores()[0]
        assert outcome.doubt > 0
        assert 0 < outcome.wins < 1
        assert 0 < outcome.value < 1


def test_the_search_looks_as_far_as_the_era_goes() -> None:
    game = game_of("explorers")
    options = options_of(game, 1)
    level = Level("small", {"explorers": Limits(simulations=6, candidates=2, horizon=1)})
    position = next(
        one
        for one in decisions(game, options, 1, 3)
        if len(policy().promising(one, 0, one.legal_moves(0))) > 1  # type: ignore[arg-type]
    )
    assert isinstance(position, ExplorersPosition)
    table = advise(game, game.view(position, 0), options, 0, level, 1)
    assert table.simulations >= 4
    assert table.best.score > 60
    assert 0 < table.best.wins < 1
    assert policy().decide(position, 0, luck(1)) in [choice.move for choice in table.choices]


def test_a_simulated_game_stops_in_the_middle_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExplorersPolicy, "longest", 1)
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(1, options_of(game, 1))
    policy().playout(position, Fortune(2), luck(5))
    assert (position.phase, position.turn) == (TURN, 1)
    assert position.sheets[0].explorers


def test_prospects_rise_with_what_lasts() -> None:
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(1, options_of(game, 1))
    policy().playout(position, Fortune(5), luck(5), 2)
    prizes = policy().field(position).prizes
    sheet = position.own(0)
    before = prospect(prizes, position, sheet)
    figures = position.rules.figures.treasures
    jar = next(kind for kind, treasure in enumerate(figures) if treasure.set_coins)
    other = next(kind for kind, treasure in enumerate(figures) if treasure.coins_per)
    for kind in (jar, other):
        more = sheet.copy()
        more.kept = tuple(count + (place == kind) for place, count in enumerate(sheet.kept))
        assert before.score + 3 < prospect(prizes, position, more).score < before.score + 8
    missing = sheet.copy()
    missing.completed = (0, 0, 0)
    done = sheet.copy()
    done.completed = (1, 2, 3)
    assert max(prospect(prizes, position, missing).objectives) < 1
    assert prospect(prizes, position, done).objectives == (1, 1, 1)


def test_one_seat_and_several_have_weights_and_prospects_of_their_own() -> None:
    alone, several = exploring("desert", seats=1, era=2), exploring("desert", seats=3, era=2)
    fields = [policy().field(position) for position in (alone, several, alone)]
    assert fields[0] is fields[2] is not fields[1]
    assert fields[0].nearness.weights != fields[1].nearness.weights
    prizes = fields[0].prizes
    said = [prospect(prizes, position, position.sheets[0]) for position in (alone, several)]
    assert said[0].score > said[1].score + 10  # a player that searches finds more than the light rule
    assert said[0].doubt < said[1].doubt


def test_a_solo_game_wants_all_objectives_and_then_the_threshold() -> None:
    game = game_of("explorers")

    def value(coins: int, done: int, level: str = "medium") -> float:
        position: ExplorersPosition = game.new_position(1, options_of(game, 1, solo=level))
        policy().playout(position, Fortune(5), luck(5))
        sheet = position.own(0)
        sheet.coins = [coins, *(0 for _ in sheet.coins[1:])]
        sheet.completed = tuple(int(place < done) for place in range(3))
        return policy().outcome(position, 0).value

    assert value(125, 3) > value(150, 2) > value(150, 1)
    assert value(130, 3) > value(110, 3) > value(90, 3)
    assert value(110, 3, "easy") > value(110, 3, "hard")
    assert value(200, 3) > value(170, 3)


# --- the other seats ---


def beginning(seats: int, seed: int, map_name: str = "avenia") -> ExplorersPosition:
    """Seat 0 decides in the first turn."""
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(seats, options_of(game, seats, map=map_name))
    fortune = Fortune(seed)
    while position.phase != TURN:
        fortune.answer(position)
    return position


def vars_of(sheet: Sheet) -> list[object]:
    """All that a sheet holds."""
    return [copy(getattr(sheet, name)) for name in Sheet.__slots__]


def faults(position: ExplorersPosition) -> list[str]:
    """What is wrong, but for the treasures: each seat draws from all of them."""
    return [problem for problem in position.problems() if "treasure" not in problem]


@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize("until", [1, NEVER])
def test_others_do_the_same_in_all_games_of_a_world(map_name: str, until: int) -> None:
    world = beginning(3, 4, map_name)
    before = [vars_of(sheet) for sheet in world.sheets]
    playout = policy().playout_in(world, 1, Fortune(6), luck(6), until)
    assert [vars_of(sheet) for sheet in world.sheets] == before
    ends = []
    for move in world.legal_moves(1)[:2]:
        position = world.copy()
        position.play(1, move)
        playout(position, Fortune(6), luck(6), until)
        assert not faults(position)
        assert position.era == 1 if until == 1 else position.phase == OVER
        ends.append(position)
    one, other = ends
    for seat in (0, 2):
        mine, theirs = one.sheets[seat], other.sheets[seat]
        assert mine.villages == theirs.villages
        assert mine.coins[:FROM_OBJECTIVES] == theirs.coins[:FROM_OBJECTIVES]
        assert mine.explorers or sum(mine.coins)
    assert one.sheets[1].coins != other.sheets[1].coins


def test_alone_nothing_can_be_shared() -> None:
    assert policy().playout_in(beginning(1, 4), 0, Fortune(6), luck(6)) == policy().playout


def test_the_rules_say_in_each_game_who_is_first() -> None:
    # The other seat completes the first objective in this turn, whatever this one does.
    position = exploring("grassland", seats=2, objectives=("avenia_1", "avenia_2", "avenia_5"))
    goal = position.rules.goals[position.objectives[1]]
    board = position.rules.board
    position.own(1).towers = board.towers
    assert goal.have(position.sheets[1]) >= goal.need
    position.acting = 3
    begin(position, 0, position.rules.plans["grassland"], None)
    begin(position, 1, position.rules.plans["grassland"], None)
    playout = policy().playout_in(position, 0, Fortune(6), luck(6), 1)

    def rewards(completed: int) -> list[int]:
        """The second objective pays so much if seat 0 has completed it before or not, or does so now."""
        game = position.copy()
        if completed:
            game.own(0).towers = board.towers
        if completed < 0:
            game.own(0).completed = (0, 1, 0)
        playout(game, Fortune(6), luck(6), 1)
        return [sheet.rewards[1] for sheet in game.sheets]

    assert rewards(0)[1] == 10
    assert rewards(1) == [10, 10]
    assert rewards(-1) == [0, 5]


def test_a_seat_that_draws_cards_keeps_one_while_others_play() -> None:
    game = game_of("explorers")
    options = options_of(game, 2)
    position = next(
        one
        for one in decisions(game, options, 2, 3)
        if isinstance(one, ExplorersPosition) and one.sheets[0].act == KEEP
    )
    playout = policy().playout_in(position, 0, Fortune(6), luck(6))
    for move in position.legal_moves(0):
        end = position.copy()
        end.play(0, move)
        playout(end, Fortune(6), luck(6), NEVER)
        assert end.phase == OVER
        assert [len(sheet.specialties) for sheet in end.sheets] == [3, 3]
        assert not faults(end)


# --- tables ---


def test_terrains_without_a_card_are_further_away() -> None:
    nearness = policy().field(exploring("wild")).nearness
    few = nearness.table(3, ALL_TERRAINS & ~0b1000)
    assert (few.near <= nearness.usual.near).all()
    assert few.near.sum() < nearness.usual.near.sum()
    assert nearness.table(0, ALL_TERRAINS).near.sum() < nearness.table(1, ALL_TERRAINS).near.sum()
    assert nearness.table(9, ALL_TERRAINS) is nearness.usual


def test_cards_of_the_seat_open_terrains() -> None:
    position = exploring("wild")
    field = policy().field(position)
    rules = position.rules
    position.cards_left = tuple(rules.number_of_card[card] for card in ("mountain", "wild", "era_1"))
    mountain = field.terrains_of(rules.plans["mountain"].steps[0])
    assert field.terrains_left(position, position.sheets[0]) == mountain
    position.own(0).specialties = ("ring_sea",)
    sea = field.terrains_of(rules.plans["ring_sea"].steps[0])
    assert field.terrains_left(position, position.sheets[0]) == mountain | sea


def test_tables_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prize_rows, "_KEPT", 1)
    monkeypatch.setattr(prize_rows, "_PLACES_KEPT", 1)
    monkeypatch.setattr(outlooks, "_MASKS_KEPT", 1)
    small = ExplorersPolicy(game_of("explorers"))  # type: ignore[arg-type]
    game = game_of("explorers")
    ends = []
    for one in (small, policy()):
        position: ExplorersPosition = game.new_position(1, options_of(game, 1))
        one.playout(position, Fortune(2), luck(2))
        ends.append(position.scores())
    assert ends[0] == ends[1]
