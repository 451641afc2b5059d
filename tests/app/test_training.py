"""`incognita train`: the descent, the samples, and a training that is stopped and goes on."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import app.games
from app.games import load_games, model_name, network_of_file
from app.main import main
from app.training import run as training
from app.training.descent import Descent, Parameters, first_parameters, frame_of, said, slopes
from app.training.figures import errors, guessed_by_mean, guessed_by_score
from app.training.folder import Folder, TrainingError
from app.training.samples import (
    FINAL,
    FIRST_INPUT,
    GAME,
    SEATS,
    STAGE,
    Batch,
    columns,
    play_batch,
    samples_in,
)
from app.training.settings import Settings, new_settings
from engine.contract import AnyGame
from engine.players.levels import Limits
from engine.players.model import Network, read_network, written
from engine.players.policies import policy_of

MODELS = tuple(name for name, game in load_games().items() if policy_of(game).foretells)
SHIPPED = tuple(name for name in MODELS if network_of_file(f"models/{name}.json") is not None)


def small(game: str = "faraway", **changes: Any) -> Settings:
    values = {
        "players": 2,
        "games": 70,
        "seed": 3,
        "simulations": 0,
        "horizon": 0,
        "hidden": 3,
        "epochs": 3,
    }
    return new_settings(load_games()[game], **{**values, **changes})


def train(settings: Settings, path: Path, jobs: int = 1) -> training.Trained:
    game = load_games()[settings.game]
    folder = Folder(path, settings)
    samples = training.play(game, settings, folder, jobs, lambda _: None)
    return training.learn(game, settings, folder, samples, lambda _: None)


# --- the descent ---


def test_slopes_are_those_of_finite_differences() -> None:
    parameters = first_parameters(4, 3, 1)
    chance = np.linspace(-1.0, 1.0, 3)
    parameters = parameters._replace(output=chance, hidden_bias=chance[::-1] / 3, direct=np.full(4, 0.2))
    inputs = np.sin(np.arange(28.0)).reshape(7, 4)
    targets = np.cos(np.arange(7.0))

    def loss() -> float:
        pull = sum((part**2).sum() for part in (parameters.direct, parameters.hidden, parameters.output))
        return float(((said(parameters, inputs) - targets) ** 2).mean() / 2 + 1e-5 * pull / 2)

    found = slopes(parameters, inputs, targets)
    for part, slope in zip(parameters, found, strict=True):
        assert part.shape == slope.shape
        for place in np.ndindex(*part.shape):
            before = part[place]
            part[place] = before + 1e-5
            above = loss()
            part[place] = before - 1e-5
            below = loss()
            part[place] = before
            assert slope[place] == pytest.approx((above - below) / 2e-5, abs=1e-8)


def test_descent_learns_what_is_not_a_sum() -> None:
    inputs = np.sin(np.arange(2400.0) ** 1.3).reshape(-1, 2)
    targets = np.abs(inputs[:, 0]) + inputs[:, 1]
    descent = Descent(first_parameters(2, 8, 1), 1, 60, step=0.02)
    for _ in range(60):
        descent.epoch(inputs, targets)
    left = targets - said(descent.parameters, inputs)
    assert float(left.std()) < 0.2 * float(targets.std())


def test_descent_goes_on_where_it_was() -> None:
    inputs = np.sin(np.arange(600.0)).reshape(-1, 2)
    whole, first, second = (Descent(first_parameters(2, 3, 1), 1, 4) for _ in range(3))
    for _ in range(4):
        whole.epoch(inputs, inputs[:, 0])
    for _ in range(2):
        first.epoch(inputs, inputs[:, 0])
    second.restore(json.loads(json.dumps(first.state())))
    for _ in range(2):
        second.epoch(inputs, inputs[:, 0])
    for one, other in zip(whole.parameters, second.parameters, strict=True):
        assert (one == other).all()
    with pytest.raises(ValueError):
        Descent(first_parameters(2, 4, 1), 1, 4).restore(first.state())


def test_frame_brings_figures_to_mean_0_and_spread_1() -> None:
    samples = np.zeros((50, 8), dtype=np.float32)
    samples[:, 6] = np.linspace(-5, 30, 50)
    samples[:, 7] = 3.0
    samples[:, FINAL] = np.linspace(40, 80, 50)
    frame = frame_of(samples)
    inputs = frame.inputs(samples)
    assert inputs.mean(axis=0) == pytest.approx([0, 0, 0], abs=1e-6)
    assert inputs.std(axis=0) == pytest.approx([0, 1, 0], abs=1e-6)
    assert frame.targets(samples).std() == pytest.approx(1)


# --- samples ---


@pytest.mark.parametrize("name", MODELS)
def test_samples_are_a_row_for_each_seat_and_stage(name: str) -> None:
    game = load_games()[name]
    (first, *_) = small(name).batches(game)
    batch = Batch(name, first.tables, 5, 2, 3, Limits(), "points")
    samples = samples_in(game, play_batch(batch))
    assert samples.shape[1] == columns(game)
    assert set(samples[:, GAME]) == {5, 6}
    assert set(samples[:, SEATS]) == {2}
    stages = samples[samples[:, GAME] == 5][:, STAGE]
    assert (stages[::2] == stages[1::2]).all()
    assert (np.diff(stages[::2]) > 0).all()
    finals = samples[samples[:, GAME] == 5][:, FINAL].reshape(-1, 2)
    assert (finals == finals[0]).all()
    with pytest.raises(ValueError):
        samples_in(game, play_batch(batch)[:-3])
    with pytest.raises(ValueError):
        samples_in(game, b"")


def test_every_number_of_players_and_every_map_comes() -> None:
    game = load_games()["faraway"]
    (batch, *_) = small(players=None).batches(game)
    assert [table.seats for table in batch.tables] == [2, 2, 3, 4, 5, 6]
    game = load_games()["explorers"]
    (batch, *_) = small("explorers").batches(game)
    assert [table.options["map"] for table in batch.tables] == list(game.maps)  # type: ignore[attr-defined]


def test_players_who_search_give_samples() -> None:
    game = load_games()["faraway"]
    (first, *_) = small().batches(game)
    batch = Batch("faraway", first.tables, 0, 1, 3, Limits(simulations=2, candidates=2), "points")
    assert play_batch(batch) == play_batch(batch)
    assert play_batch(batch) != play_batch(Batch("faraway", first.tables, 0, 1, 3, Limits(), "points"))
    (thinking,) = small(games=12, simulations=4, horizon=1).batches(game)
    assert (thinking.limits.simulations, thinking.limits.horizon) == (4, 1)


@pytest.mark.parametrize("name", MODELS)
def test_worths_are_learned_from_games_of_the_refined_rule(name: str) -> None:
    game = load_games()[name]
    settings = small(name, says="worth", games=10)
    (batch,) = settings.batches(game)
    assert batch.limits.refined
    samples = samples_in(game, play_batch(batch))
    worths = samples[samples[:, STAGE] == samples[0, STAGE], FINAL].reshape(-1, 2)
    assert (worths >= 0).all()
    if name == "livingstone":
        # One of two wins, or the Queen takes it from both.
        assert (worths.sum(axis=1) <= 100.01).all()
        assert np.ptp(worths) > 20
    points = samples_in(game, play_batch(msgspec.structs.replace(batch, says="points")))
    assert (points[:, FIRST_INPUT:] == samples[:, FIRST_INPUT:]).all()
    assert (points[:, FINAL] != samples[:, FINAL]).any()


def test_worths_of_solo_games_of_explorers_are_a_row_for_each_era() -> None:
    game = load_games()["explorers"]
    (batch,) = small("explorers", players=1, says="worth", games=10).batches(game)
    assert [place.options["map"] for place in batch.tables] == ["avenia", "aghon", "kazan", "cnidaria"]
    samples = samples_in(game, play_batch(msgspec.structs.replace(batch, count=4)))
    assert samples[:, STAGE].tolist() == [1, 2, 3] * 4
    assert set(samples[:, SEATS]) == {1}
    assert (samples[:, FINAL].reshape(-1, 3).std(axis=1) < 1e-4).all(), "all of a game lead to the same end"
    assert np.ptp(samples[:, FINAL]) > 10


def test_errors_and_simple_guesses() -> None:
    samples = np.zeros((4, 6), dtype=np.float32)
    samples[:, STAGE] = [1, 1, 2, 2]
    samples[:, SEATS] = 2
    samples[:, 2] = [0, 10, 20, 30]
    samples[:, FINAL] = [40, 60, 50, 70]
    assert guessed_by_mean(samples, samples).tolist() == [50, 50, 60, 60]
    assert guessed_by_score(samples, samples).tolist() == [45, 55, 55, 65]
    found = errors(guessed_by_mean(samples, samples), samples)
    assert found.all == 10
    assert found.stages == (10, 10, 10)


# --- a whole training ---


def test_result_does_not_depend_on_jobs(tmp_path: Path) -> None:
    one, two = (train(small(), tmp_path / str(jobs), jobs) for jobs in (1, 2))
    assert one == two
    assert one.samples + one.held_out == 70 * 2 * 8
    assert train(small(seed=4), tmp_path / "other").weights != one.weights


def test_stopped_training_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = train(small(), tmp_path / "whole")
    path = tmp_path / "stopped"
    game = load_games()["faraway"]
    folder = Folder(path, small())
    samples = training.play(game, small(), folder, 1, lambda _: None)

    def stop(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        training.learn(game, small(), folder, samples, stop)
    (path / "samples" / "00000.f4").write_bytes(b"torn")
    played: list[int] = []

    def watched(batch: Batch) -> bytes:
        played.append(batch.first)
        return play_batch(batch)

    monkeypatch.setattr(training, "play_batch", watched)
    assert train(small(), path) == whole
    assert played == [0], "only what was damaged is played again"


def test_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, small())
    with pytest.raises(TrainingError, match="other games or options"):
        Folder(tmp_path, small(seed=9))
    (tmp_path / "settings.json").write_text("{")
    with pytest.raises(TrainingError, match="is damaged"):
        Folder(tmp_path, small())
    (tmp_path / "settings.json").unlink()
    (tmp_path / "samples" / "00000.f4").write_bytes(b"")
    with pytest.raises(TrainingError, match="unknown training"):
        Folder(tmp_path, small())


def test_state_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, small()).keep_descent([[1.0, 1.0], [2.0]])
    with pytest.raises(TrainingError, match="does not fit"):
        train(small(), tmp_path)


# --- the command ---


def test_command_writes_the_weights_and_tells_the_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["train", "faraway", "--players", "2", "--games", "20", "--epochs", "2", "--hidden", "2"]
    assert main([*arguments, "--jobs", "1"]) == 0
    written = capsys.readouterr()
    assert written.err == ""
    assert "20 games of faraway, seed 1" in written.out
    assert "score so far and the mean to come" in written.out
    weights = tmp_path / "training-faraway" / "faraway.json"
    network = read_network(weights.read_bytes())
    assert network.weights.inputs == policy_of(load_games()["faraway"]).inputs
    assert len(network.weights.hidden) == 2
    assert main([*arguments, "--json", "--output", "again.json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["samples"], told["held_out"], told["weights"]) == (18 * 16, 2 * 16, "again.json")
    assert len(told["errors_network"]) == 9
    assert Path("again.json").read_bytes() == weights.read_bytes()


def test_command_trains_a_model_of_worth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = [
        "train",
        "livingstone",
        "--worth",
        "--players",
        "2",
        "--games",
        "20",
        "--epochs",
        "2",
        "--hidden",
        "2",
    ]
    assert main([*arguments, "--jobs", "1"]) == 0
    written = capsys.readouterr()
    assert "error in hundredths" in written.out
    assert "score so far" not in written.out
    network = read_network((tmp_path / "training-livingstone" / "livingstone-worth-2.json").read_bytes())
    assert (network.weights.says, network.weights.players) == ("worth", 2)
    assert network.weights.origin == "20 games with 2 players of the refined light rule, seed 1"
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["says"] == "worth"
    assert "error_by_mean" in told
    assert "error_by_score" not in told


@pytest.mark.parametrize("arguments", [[], ["--players", "1"], ["--worth", "--players", "2"]])
def test_explorers_learn_the_worth_of_solo_games_alone(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", "explorers", *arguments]) == 2
    told = capsys.readouterr().err
    assert told == "incognita: explorers has a value model only for --worth --players 1\n"
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "9"], "the number of games is a whole number from 10 to 10000000, not '9'"),
        (["--games", "many"], "the number of games is a whole number from 10 to 10000000, not 'many'"),
        (["--players", "9"], "players"),
        (["--worth"], "--worth is for one number of players (--players)"),
        (["--horizon", "2"], "--horizon is for players who simulate games (--simulations)"),
        (["--hidden", "0"], "the number of hidden units is a whole number from 1 to 512, not '0'"),
        (["--epochs", "0"], "the number of epochs is a whole number from 1 to 10000, not '0'"),
        (["--jobs", "0"], "the number of processes is a whole number from 1 to 256, not '0'"),
        (["--folder", ""], "the name of a file cannot be empty"),
        (["--folder", "taken/inside"], "taken"),
        (["--games", "10", "--epochs", "1", "--output", "none/file.json"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("a file")
    assert main(["train", "faraway", "--jobs", "1", *arguments]) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert sentence in written.err
    assert written.err.count("\n") == 1


def test_second_training_in_a_folder_needs_the_same_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [
        "train",
        "faraway",
        "--games",
        "10",
        "--epochs",
        "1",
        "--jobs",
        "1",
        "--folder",
        str(tmp_path),
    ]
    assert main(arguments) == 0
    assert main([*arguments, "--seed", "2"]) == 2
    assert "holds a training with other games or options" in capsys.readouterr().err


# --- what is shipped ---


def test_damaged_weights_are_told_and_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app.games, "resource", lambda path: b'{"format": 1')
    with caplog.at_level(logging.WARNING):
        assert network_of_file("models/faraway.json") is None
    assert "computer players do without the value model models/faraway.json: " in caplog.text


@pytest.mark.parametrize("change", [{"rules": 99}, {"game": "chess"}, {"inputs": True}])
def test_weights_of_other_rules_or_figures_are_told_once_and_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, change: dict[str, Any]
) -> None:
    weights = network_of_file(f"models/{SHIPPED[0]}.json").weights  # type: ignore[union-attr]
    if "inputs" in change:
        change = {"inputs": tuple(reversed(weights.inputs))}
    content = written(msgspec.structs.replace(weights, **change))
    read = app.games.resource
    monkeypatch.setattr(app.games, "resource", lambda path: content if "models" in path else read(path))
    game = new_game(SHIPPED[0])
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert policy_of(game).network is None
    (record,) = caplog.records
    model, reason = record.getMessage().split(": ")
    assert model == f"computer players do without the value model models/{SHIPPED[0]}.json"
    assert reason == "it has learned another game, other rules or other figures"


def new_game(name: str) -> AnyGame:
    """The rules of a game as they are when the program starts: no policy has been made for them yet."""
    games: dict[str, AnyGame] = load_games.__wrapped__()
    return games[name]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_command_line_tells_of_a_model_that_cannot_be_used(jobs: str) -> None:
    code = (
        "import sys, app.games, app.main; read = app.games.resource;"
        "app.games.resource = lambda path: b'{' if 'models' in path else read(path);"
        "sys.exit(app.main.main(sys.argv[1:]))"
    )
    ran = subprocess.run(
        [
            sys.executable,
            "-c",
            code,
            *f"simulate {SHIPPED[0]} --levels hiker,hiker --games 2 --seed 1 --jobs {jobs}".split(),
        ],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0
    models = [f"{SHIPPED[0]}.json"]
    models += [model_name(SHIPPED[0], "worth", n) for n in policy_of(load_games()[SHIPPED[0]]).appraised]
    lines = ran.stderr.splitlines()
    assert len(lines) == len(models), "each is told once"
    for line, model in zip(lines, models, strict=True):
        assert line.startswith(
            f"incognita: computer players do without the value model models/{model}: this is not a file"
        )


def test_every_model_that_is_shipped_is_used(caplog: pytest.LogCaptureFixture) -> None:
    shipped = {Path(file.name).stem for file in files("resources").joinpath("models").iterdir()}
    with caplog.at_level(logging.WARNING):
        used = set()
        for name in load_games():
            policy = policy_of(new_game(name), refined=True)
            if policy.network is not None:
                used.add(name)
            used |= {f"{name}-worth-{players}" for players in policy.appraisers}
    assert used == {name for name in shipped if not name.startswith("__")}
    assert not caplog.records


def test_missing_weights_are_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    assert network_of_file("models/chess.json") is None
    assert not caplog.records


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_weights_fit_their_game(name: str) -> None:
    game = load_games()[name]
    network = network_of_file(f"models/{name}.json")
    assert isinstance(network, Network)
    assert network.weights.game == name
    assert network.weights.rules == game.rules_version
    assert network.weights.inputs == policy_of(game).inputs
    assert policy_of(game).network is not None
    assert len(app.games.resource(f"models/{name}.json")) < 1_000_000


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_weights_say_more_than_simple_guesses(name: str) -> None:
    """On games of a seed that was not learned from; the guesses even know the means of these very games."""
    game = load_games()[name]
    settings = small(name, players=None, seed=987_654)
    samples = np.concatenate([samples_in(game, play_batch(batch)) for batch in settings.batches(game)])
    network = network_of_file(f"models/{name}.json")
    assert network is not None
    found = errors(np.array(network.scores(samples[:, 5:].tolist())), samples)
    assert found.all < 0.95 * errors(guessed_by_score(samples, samples), samples).all
    assert found.all < 0.95 * errors(guessed_by_mean(samples, samples), samples).all


def test_parameters_of_the_same_seed_are_the_same() -> None:
    one, other = first_parameters(5, 4, 1), first_parameters(5, 4, 1)
    assert isinstance(one, Parameters)
    assert (one.hidden == other.hidden).all()
    assert (one.hidden != first_parameters(5, 4, 2).hidden).any()


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_shipped_worths_of_solo_games_say_more_than_prospects(level: str) -> None:
    """On games of the light rule with a seed that was not learned from, at every level, though one was learned."""
    game = load_games()["explorers"]
    (batch, *_) = small("explorers", players=1, says="worth", games=50, seed=987_654).batches(game)
    tables = [
        msgspec.structs.replace(table, options={**table.options, "solo": level}) for table in batch.tables
    ]
    samples = samples_in(game, play_batch(msgspec.structs.replace(batch, tables=tuple(tables))))
    network = network_of_file("models/explorers-worth-1.json")
    assert network is not None
    inputs = samples[:, FIRST_INPUT:]
    found = errors(np.array(network.scores(inputs.tolist())), samples)
    usual = errors(100 * inputs[:, network.weights.inputs.index("value")], samples)
    assert found.all < 0.9 * usual.all
    assert found.all < 0.9 * errors(guessed_by_mean(samples, samples), samples).all
