"""Players see what their seat sees, play by the rules, and decide the same for the same seed."""

from __future__ import annotations

from itertools import islice

import pytest

from engine.contract import CHANCE, Position
from engine.players.advice import Advice
from engine.players.levels import LEVEL_IDS, LEVELS, Level, Limits, level_of
from engine.players.luck import Fortune, luck
from engine.players.policies import policy_of
from engine.players.think import advise, choose
from tests.engine.players.table import GAMES, TABLES, decisions, game_of, options_of, small


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_policy_plays_whole_games_by_the_rules(name: str, seats: int) -> None:
    game = game_of(name)
    policy = policy_of(game)
    options = options_of(game, seats)
    position: Position = game.new_position(seats, options)
    fortune, below = Fortune(1), luck(1)
    while actors := position.deciders():
        if actors[0] == CHANCE:
            fortune.answer(position)
            continue
        move = policy.decide(position, actors[0], below)
        assert move in position.legal_moves(actors[0])
        position.play(actors[0], move)
    assert not position.problems()
    outcome = policy.outcome(position, 0)
    if (name, seats) != ("livingstone", 2):  # there every throw of the Queen counts
        assert outcome.score == position.standings()[0].score
        assert outcome.scores == tuple(standing.score for standing in position.standings())
    assert 0 <= outcome.value <= (3 if name == "faraway" else 1.2)


@pytest.mark.parametrize("level", LEVELS, ids=LEVEL_IDS)
@pytest.mark.parametrize(
    ("name", "seats"), [TABLES[1], TABLES[4], TABLES[5], TABLES[9], TABLES[10], TABLES[13]]
)
def test_every_level_chooses_a_legal_move(name: str, seats: int, level: object) -> None:
    game = game_of(name)
    options = options_of(game, seats)
    wide = level_of("stroller") if level is LEVELS[0] else small(2, 1 + LEVELS.index(level), 1)
    for index, position in enumerate(islice(decisions(game, options, seats, 3), 0, 40, 13)):
        seat = position.deciders()[-1]
        move = choose(game, game.view(position, seat), options, seat, wide, index)
        assert move in position.legal_moves(seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    game = game_of(name)
    policy = policy_of(game)
    options = options_of(game, 3)
    level = small()
    for index, position in enumerate(islice(decisions(game, options, 3, 5), 4, 90, 40)):
        seat = position.deciders()[0]
        view = game.view(position, seat)
        moves = position.legal_moves(seat)
        chosen = choose(game, view, options, seat, level, 7)
        for guess in range(3):
            other = game.resample(view, options, luck(index, guess))
            assert game.view(other, seat) == view
            assert policy.weigh(other, seat, moves) == policy.weigh(position, seat, moves)
            assert choose(game, game.view(other, seat), options, seat, level, 7) == chosen


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_same_table(name: str) -> None:
    game = game_of(name)
    options = options_of(game, 2)
    position = next(islice(decisions(game, options, 2, 1), 9, None))
    seat = position.deciders()[0]
    view = game.view(position, seat)
    tables: list[Advice] = []
    first = advise(game, view, options, seat, small(8), 1, progress=tables.append)
    assert advise(game, view, options, seat, small(8), 1) == first
    assert tables[-1] == first
    assert first.simulations == sum(choice.visits for choice in first.choices)
    other = advise(game, view, options, seat, small(8), 2)
    assert [choice.value for choice in other.choices] != [choice.value for choice in first.choices]


def test_table_says_what_to_expect() -> None:
    game = game_of("faraway")
    options = options_of(game, 2)
    position = next(decisions(game, options, 2, 1))
    table = advise(game, game.view(position, 0), options, 0, small(60, 3), 1)
    assert table.best is table.choices[0]
    assert table.best.visits == max(choice.visits for choice in table.choices)
    for choice in table.choices:
        assert 0 <= choice.wins <= 1
        assert 20 < choice.score < 120
        assert choice.spread > 0
        assert choice.scores[0] == choice.score
        assert choice.scores[0] - choice.scores[1] == pytest.approx(choice.margin)
        gaps = [abs(reason.amount - reason.others) for reason in choice.reasons]
        assert gaps == sorted(gaps, reverse=True)
        assert 0 < len(gaps) <= 3
        assert {reason.feature for reason in choice.reasons} <= set(policy_of(game).features)


def test_table_comes_early_and_gets_better() -> None:
    game = game_of("faraway")
    options = options_of(game, 2)
    position = next(decisions(game, options, 2, 1))
    tables: list[Advice] = []
    last = advise(game, game.view(position, 0), options, 0, small(60, 3), 1, progress=tables.append)
    assert [table.simulations for table in tables] == [24, 30, 60]
    assert tables[-1] == last


def test_deadline_ends_the_search_at_once() -> None:
    game = game_of("faraway")
    options = options_of(game, 2)
    position = next(decisions(game, options, 2, 1))
    view = game.view(position, 0)
    table = advise(game, view, options, 0, level_of("captain"), 1, lambda: False)
    assert table.simulations == 0
    assert table.best.move in position.legal_moves(0)
    answers = iter([True, True, False])
    assert advise(game, view, options, 0, level_of("captain"), 1, lambda: next(answers)).simulations > 0


def test_only_move_is_played_at_once_but_still_explained() -> None:
    game = game_of("explorers")
    options = options_of(game, 1)
    policy = policy_of(game)
    position: Position = game.new_position(1, options)
    fortune, below = Fortune(1), luck(1)
    while len(position.legal_moves(0)) != 1:
        if position.deciders()[0] == CHANCE:
            fortune.answer(position)
        else:
            position.play(0, policy.decide(position, 0, below))
    view = game.view(position, 0)
    (only,) = position.legal_moves(0)
    assert choose(game, view, options, 0, level_of("captain"), 1, lambda: pytest.fail("thinks")) == only
    table = advise(game, view, options, 0, level_of("captain"), 1)
    assert [choice.move for choice in table.choices] == [only]
    assert 0 < table.simulations < 50
    assert table.best.score > 0
    assert not table.best.reasons


def test_who_does_not_decide_gets_no_advice() -> None:
    game = game_of("livingstone")
    options = options_of(game, 2)
    position = next(decisions(game, options, 2, 1))
    seat = 1 - position.deciders()[0]
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(game, game.view(position, seat), options, seat, level_of("hiker"), 1)


def test_slips_are_for_play_alone() -> None:
    game = game_of("faraway")
    options = options_of(game, 2)
    position = next(decisions(game, options, 2, 1))
    view = game.view(position, 0)
    careless = small(0, slips=1.0)
    best = advise(game, view, options, 0, careless, 1).best.move
    assert {choose(game, view, options, 0, careless, seed) for seed in range(40)} > {best}
    assert {choose(game, view, options, 0, small(0), seed) for seed in range(40)} == {best}


@pytest.mark.parametrize("name", GAMES)
def test_endless_games_are_judged_as_they_stand(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(name)
    policy = policy_of(game)
    monkeypatch.setattr(type(policy), "longest", 3)
    monkeypatch.setattr(policy, "network", None)
    seats = 2
    position = game.new_position(seats, options_of(game, seats))
    policy.playout(position, Fortune(1), luck(1))
    assert position.deciders()
    outcome = policy.outcome(position, 0)
    assert 0 < outcome.wins < 1
    assert 0 < outcome.value < 1


def test_a_level_may_think_otherwise_with_some_numbers_of_seats() -> None:
    usual, alone = Limits(simulations=3, candidates=2), Limits(simulations=24, candidates=2)
    level = Level("small", {"explorers": usual, "livingstone": usual}, {("explorers", 1): alone})
    assert level.limits_of("explorers", 1) == alone
    assert level.limits_of("explorers", 2) == level.limits_of("livingstone", 1) == usual
    game = game_of("explorers")
    searched = []
    for seats in (1, 2):
        options = options_of(game, seats)
        position = next(
            one
            for one in decisions(game, options, seats, 3)
            if len(policy_of(game).promising(one, 0, one.legal_moves(0))) > 1
        )
        searched.append(advise(game, game.view(position, 0), options, 0, level, 1).simulations)
    assert searched[0] > searched[1] > 0


def test_unknown_level_and_game() -> None:
    with pytest.raises(KeyError):
        level_of("giant")

    class Chess:
        name = "chess"

    with pytest.raises(TypeError, match="chess"):
        policy_of(Chess())  # type: ignore[arg-type]


def test_opening_hand_of_faraway_is_chosen() -> None:
    game = game_of("faraway")
    options = options_of(game, 2, opening_choice=True)
    position = next(decisions(game, options, 2, 1))
    move = choose(game, game.view(position, 1), options, 1, small(), 1)
    assert move.text.startswith("keep ")
    assert move in position.legal_moves(1)


def test_more_games_are_simulated_when_they_are_shorter() -> None:
    game = game_of("faraway")
    options = options_of(game, 2)
    found = {}
    for position in decisions(game, options, 2, 3):
        seat = position.deciders()[0]
        if len(policy_of(game).promising(position, seat, position.legal_moves(seat))) < 2:
            continue
        usual, growing = (
            advise(
                game,
                game.view(position, seat),
                options,
                seat,
                Level("x", {"faraway": Limits(simulations=24, candidates=2, growth=growth)}),
                1,
            ).simulations
            for growth in (1.0, 3.0)
        )
        found[game.describe(position)["round"]] = growing / usual
    assert found[1] == 1
    assert found[5] == 2
    assert found[8] == 3
    other = game_of("livingstone")
    assert policy_of(other).left(other.new_position(2, options_of(other, 2))) == 1
