"""The value model: its file, what it says, and searches that stop at their horizon."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import tanh
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest

from app.games import load_games
from engine.contract import CHANCE, Position
from engine.players import trained
from engine.players.faraway.policy import FarawayPolicy
from engine.players.levels import Level, Limits
from engine.players.luck import Fortune, luck
from engine.players.model import FORMAT, ModelError, Network, Weights, read_network, standardised, written
from engine.players.policies import policy_of
from engine.players.policy import Policy
from engine.players.think import advise, choose
from tests.engine.players.table import decisions, game_of, options_of

MODELS = tuple(name for name, game in load_games().items() if policy_of(game).foretells)
"""Games that have a value model."""


def weights(**changes: Any) -> Weights:
    """Two inputs and one hidden unit, so that it can be followed by hand."""
    made = Weights(
        format=FORMAT,
        game="faraway",
        rules=1,
        inputs=("left", "score"),
        means=(4.0, 10.0),
        spreads=(2.0, 5.0),
        centre=60.0,
        unit=16.0,
        direct=(0.5, 1.0),
        hidden=((1.0, -1.0),),
        hidden_bias=(0.25,),
        output=(2.0,),
        bias=0.125,
        doubts=(20.0, 15.0, 8.0),
        origin="by hand",
    )
    return msgspec.structs.replace(made, **changes)


def flat(game: Any, **changes: Any) -> Network:
    """A network for a game that says about the same of everything."""
    count = len(policy_of(game).inputs)
    return Network(
        weights(
            game=game.name,
            inputs=policy_of(game).inputs,
            means=(0.0,) * count,
            spreads=(1000.0,) * count,
            direct=(0.01,) * count,
            hidden=((0.01,) * count,),
            **changes,
        )
    )


@pytest.fixture
def rated() -> Iterator[dict[str, Policy[Any]]]:
    """All policies with a network, for one test."""
    policies = {name: policy_of(game_of(name)) for name in MODELS}
    before = {name: policy.network for name, policy in policies.items()}
    for name, policy in policies.items():
        policy.network = flat(game_of(name))
    yield policies
    for name, policy in policies.items():
        policy.network = before[name]


def test_score_is_direct_part_and_hidden_part() -> None:
    network = Network(weights())
    said = network.scores([[6.0, 5.0], [4.0, 10.0]])
    assert said[0] == pytest.approx(60 + 16 * (0.5 - 1 + 0.125 + 2 * tanh(1 + 1 + 0.25)), abs=1 / 64)
    assert said[1] == pytest.approx(60 + 16 * (0.125 + 2 * tanh(0.25)), abs=1 / 64)
    assert all(score * 64 == round(score * 64) for score in said)


def test_figures_far_from_all_others_count_as_less_far() -> None:
    network = Network(weights())
    assert network.scores([[4.0, 1e9]]) == network.scores([[4.0, 10 + 4 * 5.0]])


def test_training_sees_figures_as_the_network_does() -> None:
    made = weights()
    rows = np.array([[6.0, 5.0], [4.0, 1e9]])
    seen = standardised(rows, np.array(made.means), np.array(made.spreads))
    assert seen.tolist() == [[1.0, -1.0], [0.0, 4.0]]


def test_doubt_goes_by_stage() -> None:
    network = Network(weights())
    assert [network.doubt(stage) for stage in (0, 1, 2, 9)] == [20, 15, 8, 8]


def test_file_holds_everything() -> None:
    content = written(weights())
    assert read_network(content).weights == weights()
    assert written(read_network(content).weights) == content
    assert content.count(b"\n") == len(Weights.__struct_fields__) + 2


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "this is not a file of weights: "),
        (b"\xff\xfe{}", "this is not a file of weights: "),
        (b"[]", "this is not a file of weights: "),
        (written(weights())[:-9], "this is not a file of weights: "),
        (written(weights()).replace(b'"bias"', b'"bios"'), "this is not a file of weights: "),
        (written(weights()).replace(b"0.125", b"null"), "this is not a file of weights: "),
        (written(weights(format=2)), "format 2 of weights is not known here"),
        (written(weights(means=(1.0,))), "the weights do not fit together"),
        (written(weights(output=(1.0, 2.0))), "the weights do not fit together"),
        (written(weights(hidden=((1.0,),))), "the weights do not fit together"),
        (written(weights(doubts=())), "the weights do not fit together"),
        (written(weights(spreads=(1.0, 0.0))), "a spread is not above 0"),
        (written(weights(doubts=(0.0,))), "a spread is not above 0"),
        (written(weights(unit=-1.0)), "a spread is not above 0"),
        (written(weights(spreads=(1.0, 1e-320))), "a spread is not above 0"),
        (written(weights(centre=1e308)), "a weight is not a number, or far too large"),
        (written(weights(hidden=((1.0, -1e9),))), "a weight is not a number, or far too large"),
        (written(weights(doubts=(1e308,))), "a weight is not a number, or far too large"),
    ],
)
def test_damaged_file_is_refused_with_one_sentence(content: bytes, reason: str) -> None:
    with pytest.raises(ModelError, match=f"^{reason}") as caught:
        read_network(content)
    assert "\n" not in str(caught.value)


def test_what_is_no_number_is_refused() -> None:
    with pytest.raises(ModelError, match="not a number"):
        Network(weights(direct=(float("nan"), 1.0)))


def test_network_of_other_inputs_is_left_out() -> None:
    game = load_games.__wrapped__()["faraway"]
    trained.hand_in(game, lambda says, players: Network(weights()))
    assert policy_of(game).network is None


@pytest.mark.parametrize("other", [{"rules": 2}, {"game": "livingstone"}])
def test_network_of_other_rules_is_left_out(other: dict[str, Any]) -> None:
    game = load_games.__wrapped__()["faraway"]
    trained.hand_in(
        game,
        lambda says, players: Network(msgspec.structs.replace(flat(game_of("faraway")).weights, **other)),
    )
    assert policy_of(game).network is None


def test_network_that_fits_is_taken() -> None:
    game = load_games.__wrapped__()["faraway"]
    network = flat(game_of("faraway"))
    trained.hand_in(game, lambda says, players: network)
    assert policy_of(game).network is network


def test_model_of_worth_is_for_the_refined_rule_alone() -> None:
    game = load_games.__wrapped__()["livingstone"]
    points = flat(game_of("livingstone"))
    worth = flat(game_of("livingstone"), says="worth", players=2)
    trained.hand_in(game, lambda says, players: points if says == "points" else worth)
    usual, refined = policy_of(game), policy_of(game, refined=True)
    assert usual.network is refined.network is points
    assert usual.appraisers == {}
    assert refined.appraisers == {2: worth}, "for one player it has not learned"
    assert policy_of(game, refined=True) is refined is not usual
    assert policy_of(game_of("faraway"), refined=True) is policy_of(game_of("faraway"))
    other = load_games.__wrapped__()["livingstone"]
    trained.hand_in(other, lambda says, players: points)
    assert policy_of(other, refined=True).appraisers == {}


@pytest.mark.parametrize("name", MODELS)
def test_what_a_position_is_worth_is_said_by_the_model_of_worth(
    name: str, rated: dict[str, Policy[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = rated[name]
    game = game_of(name)
    position = next(islice(decisions(game, options_of(game, 2), 2, 2), 9, None))
    usual = policy.outcome(position, 1)
    for own, other, worth in ((37.5, 42.5, 0.475), (0.0, 110.0, 0.0), (150.0, 10.0, 1.0)):
        model = SimpleNamespace(scores=lambda rows, said=(other, own): said)
        monkeypatch.setattr(policy, "appraisers", {2: model})
        said = policy.outcome(position, 1)
        assert said.value == pytest.approx(worth)
        assert said._replace(value=usual.value) == usual
    monkeypatch.setattr(policy, "appraisers", {3: SimpleNamespace(scores=lambda rows: [5.0, 25.0, 40.0])})
    assert policy.appraise([[0.0]] * 3, 1, 0.5) == pytest.approx(0.25)
    assert policy.appraise([[0.0]] * 2, 1, 0.5) == 0.5


def test_game_without_network_has_none() -> None:
    from engine.faraway.game import Faraway

    assert trained.network_of(Faraway.__new__(Faraway)) is None


@pytest.mark.parametrize("name", MODELS)
def test_inputs_have_a_name_each_and_are_numbers(name: str) -> None:
    game = game_of(name)
    policy = policy_of(game)
    for seats in game.seat_counts:
        position: Position = game.new_position(seats, options_of(game, seats))
        fortune, below = Fortune(seats), luck(seats)
        stages = []
        while actors := position.deciders():
            stages.append(policy.stage(position))
            rows = policy.read(position)
            assert len(rows) == seats
            for row in rows:
                assert len(row) == len(policy.inputs)
                assert all(-1000 < figure < 1000 for figure in row)
            if actors[0] == CHANCE:
                fortune.answer(position)
            else:
                position.play(actors[0], policy.decide(position, actors[0], below))
        assert stages == sorted(stages)
        assert max(stages) > 2
    assert len(set(policy.inputs)) == len(policy.inputs)


@pytest.mark.parametrize("name", MODELS)
def test_reading_changes_nothing(name: str) -> None:
    game = game_of(name)
    policy = policy_of(game)
    for position in islice(decisions(game, options_of(game, 2), 2, 4), 3, 30, 9):
        before = game.describe(position)
        assert policy.read(position) == policy.read(position.copy())
        assert game.describe(position) == before


def test_own_journey_does_not_depend_on_the_seat() -> None:
    game = game_of("faraway")
    policy = policy_of(game)
    for position in islice(decisions(game, options_of(game, 3), 3, 4), 10, 60, 12):
        other = position.copy()
        for name in ("hands", "rows", "sanctuaries", "clues"):
            values = getattr(other, name)
            setattr(other, name, [values[1], values[2], values[0]])
        rows = policy.read(position)
        assert policy.read(other) == [rows[1], rows[2], rows[0]]


@pytest.mark.parametrize("name", MODELS)
def test_simulated_games_stop_at_the_stage(name: str, rated: dict[str, Policy[Any]]) -> None:
    game = game_of(name)
    policy = rated[name]
    for position in islice(decisions(game, options_of(game, 2), 2, 2), 0, 40, 8):
        until = policy.stage(position) + 1
        stopped = position.copy()
        policy.playout(stopped, Fortune(1), luck(1), until)
        if stopped.deciders():
            assert policy.stage(stopped) == until
            outcome = policy.outcome(stopped, 0)
            assert outcome.doubt == policy.network.doubt(until)  # type: ignore[union-attr]
            assert 0 < outcome.wins < 1
            if type(policy).outcome is Policy.outcome:
                assert list(outcome.scores) == policy.network.scores(policy.read(stopped))  # type: ignore[union-attr]
        else:
            assert policy.outcome(stopped, 0).doubt == 0


@pytest.mark.parametrize("horizon", [1, 2])
@pytest.mark.parametrize("name", MODELS)
def test_horizon_never_leads_to_an_illegal_move(
    name: str, horizon: int, rated: dict[str, Policy[Any]]
) -> None:
    game = game_of(name)
    level = Level("near", {name: Limits(simulations=6, candidates=3, depth=2, horizon=horizon)})
    options = options_of(game, 2)
    for index, position in enumerate(islice(decisions(game, options, 2, 6), 0, 200, 11)):
        seat = position.deciders()[0]
        assert choose(game, game.view(position, seat), options, seat, level, index) in position.legal_moves(
            seat
        )


def test_what_is_hidden_does_not_matter_with_a_horizon(rated: dict[str, Policy[Any]]) -> None:
    game = game_of("faraway")
    options = options_of(game, 3)
    level = Level("near", {"faraway": Limits(simulations=6, candidates=3, depth=2, horizon=1)})
    for index, position in enumerate(islice(decisions(game, options, 3, 5), 4, 60, 25)):
        seat = position.deciders()[0]
        view = game.view(position, seat)
        table = advise(game, view, options, seat, level, 7)
        other = game.resample(view, options, luck(index))
        assert advise(game, game.view(other, seat), options, seat, level, 7) == table


def test_spread_holds_the_doubt_of_the_model(rated: dict[str, Policy[Any]]) -> None:
    game = game_of("faraway")
    options = options_of(game, 2)
    level = Level("near", {"faraway": Limits(simulations=6, candidates=3, depth=2, horizon=1)})
    position = next(decisions(game, options, 2, 1))
    table = advise(game, game.view(position, 0), options, 0, level, 7)
    network = rated["faraway"].network
    assert network is not None
    assert all(choice.spread >= 0.99 * network.doubt(2) for choice in table.choices)


def test_horizon_without_a_network_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("faraway")
    options = options_of(game, 2)
    monkeypatch.setattr(policy_of(game), "network", None)
    position = next(decisions(game, options, 2, 1))
    tables = [
        advise(
            game,
            game.view(position, 0),
            options,
            0,
            Level("x", {"faraway": Limits(simulations=8, candidates=3, depth=2, horizon=horizon)}),
            1,
        )
        for horizon in (0, 1)
    ]
    assert tables[0] == tables[1]


def test_table_without_reasons_is_the_same_but_for_them() -> None:
    game = game_of("faraway")
    options = options_of(game, 2)
    level = Level("near", {"faraway": Limits(simulations=12, candidates=3, depth=2, horizon=1)})
    position = next(decisions(game, options, 2, 1))
    view = game.view(position, 0)
    table, bare = (advise(game, view, options, 0, level, 1, reasons=wanted) for wanted in (True, False))
    assert all(choice.reasons for choice in table.choices)
    without = tuple(msgspec.structs.replace(choice, reasons=()) for choice in table.choices)
    assert bare.choices == without
    assert choose(game, view, options, 0, level, 1) == table.best.move


def test_game_without_inputs_cannot_be_read() -> None:
    class Plain(FarawayPolicy):
        stage = Policy.stage
        read = Policy.read

    plain = Plain(game_of("faraway"))  # type: ignore[arg-type]
    position = next(decisions(game_of("faraway"), options_of(game_of("faraway"), 2), 2, 1))
    assert plain.stage(position) == 0  # type: ignore[arg-type]
    with pytest.raises(NotImplementedError):
        plain.read(position)  # type: ignore[arg-type]


def test_the_model_of_faraway_learns_the_final_scores() -> None:
    game = game_of("faraway")
    policy = policy_of(game)
    position = game.new_position(3, options_of(game, 3))
    policy.playout(position, Fortune(4), luck(4, 1))
    assert policy.finals(position) == position.scores()
