"""`incognita train`: plays games of computer players against themselves and fits a value model to them."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.commands import values
from app.commands.errors import CommandError, reason_of, shown
from app.commands.games import add_game, check_players
from app.commands.output import number, write, write_json, write_table
from app.commands.progress import progress
from app.games import model_name
from engine.contract import AnyGame

if TYPE_CHECKING:
    from app.training.figures import Errors
    from app.training.run import Trained
    from engine.players.model import Says

ABOUT = "Train the value model of a game by games of computer players against themselves"

_GAMES, _SEED, _HIDDEN, _EPOCHS = 4000, 1, 24, 12
_LEAST_GAMES = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    add_game(parser)
    parser.add_argument(
        "--games",
        metavar="G",
        type=values.whole_number("the number of games", _LEAST_GAMES, 10_000_000),
        default=_GAMES,
        help=f"number of games (usually {_GAMES})",
    )
    parser.add_argument(
        "--seed",
        metavar="S",
        type=values.seed,
        default=_SEED,
        help=f"seed of all chance (usually {_SEED})",
    )
    parser.add_argument(
        "--players", metavar="N", type=values.players, help="number of players (usually every one in turn)"
    )
    parser.add_argument(
        "--worth",
        action="store_true",
        help="learn how good a position is for --players N, in games of the refined light rule, "
        "and not the final scores",
    )
    parser.add_argument(
        "--simulations",
        metavar="K",
        type=values.whole_number("the number of simulated games", 0, 10_000),
        default=0,
        help="simulated games for each decision; 0, as usual, plays by the light rule",
    )
    parser.add_argument(
        "--horizon",
        metavar="R",
        type=values.whole_number("the horizon", 0, 100),
        default=0,
        help="with --simulations: rounds after which the model so far ends them (usually 0: never)",
    )
    parser.add_argument(
        "--hidden",
        metavar="H",
        type=values.whole_number("the number of hidden units", 1, 512),
        default=_HIDDEN,
        help=f"hidden units of the network (usually {_HIDDEN})",
    )
    parser.add_argument(
        "--epochs",
        metavar="E",
        type=values.whole_number("the number of epochs", 1, 10_000),
        default=_EPOCHS,
        help=f"how often all samples are gone through (usually {_EPOCHS})",
    )
    parser.add_argument(
        "--jobs", metavar="J", type=values.jobs, help="processes at once (usually one for each core)"
    )
    parser.add_argument(
        "--folder",
        metavar="FOLDER",
        type=values.file,
        help="working folder, in which a stopped training goes on (usually training-GAME)",
    )
    parser.add_argument(
        "--output", metavar="FILE", type=values.file, help="file of the weights (usually FOLDER/GAME.json)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON (see docs/command-line.md)")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    from app.training.folder import TrainingError

    game: AnyGame = arguments.game
    if arguments.players is not None:
        check_players(game, arguments.players)
    if arguments.horizon and not arguments.simulations:
        raise CommandError("--horizon is for players who simulate games (--simulations)")
    if arguments.worth and arguments.players is None:
        raise CommandError("--worth is for one number of players (--players)")
    says: Says = "worth" if arguments.worth else "points"
    folder: Path = arguments.folder or Path(f"training-{game.name}")
    output: Path = arguments.output or folder / model_name(game.name, says, arguments.players or 0)
    try:
        trained = _train(arguments, game, says, folder)
    except TrainingError as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{shown(folder)} cannot be used: {reason_of(error)}") from None
    _write_weights(trained, output)
    _tell(game, trained, arguments, output)
    return 0


def _train(arguments: argparse.Namespace, game: AnyGame, says: Says, path: Path) -> Trained:
    # What trains loads numpy, which other commands do without.
    from app.training.folder import Folder
    from app.training.run import learn, play
    from app.training.settings import new_settings
    from engine.players.policies import policy_of

    policy = policy_of(game)
    if not policy.foretells and (says == "points" or arguments.players not in policy.appraised):
        known = " or ".join(map(str, policy.appraised))
        raise CommandError(f"{game.name} has a value model only for --worth --players {known}")
    settings = new_settings(
        game,
        arguments.players,
        arguments.games,
        arguments.seed,
        arguments.simulations,
        arguments.horizon,
        arguments.hidden,
        arguments.epochs,
        says,
    )
    folder = Folder(path, settings)
    jobs = arguments.jobs or os.cpu_count() or 1
    with progress(settings.games) as bar:
        samples = play(game, settings, folder, jobs, bar.update)
    with progress(settings.epochs, "epochs") as bar:
        return learn(game, settings, folder, samples, bar.update)


def _write_weights(trained: Trained, output: Path) -> None:
    from app.whole_file import write_file
    from engine.players.model import written

    try:
        write_file(output, written(trained.weights))
    except OSError as error:
        raise CommandError(f"{shown(output)} cannot be written: {reason_of(error)}") from None


def _tell(game: AnyGame, trained: Trained, arguments: argparse.Namespace, output: Path) -> None:
    seed, games, says = arguments.seed, arguments.games, trained.weights.says
    points = says == "points"
    guesses: dict[str, tuple[str, Errors]] = {"network": ("network", trained.network)}
    if points:
        guesses["by_score"] = ("score so far and the mean to come", trained.by_score)
    guesses["by_mean"] = ("mean final score" if points else "mean worth", trained.by_mean)
    if arguments.json:
        figures: dict[str, Any] = {
            "game": game.name,
            "rules": game.rules_version,
            "games": games,
            "seed": seed,
            "samples": trained.samples,
            "held_out": trained.held_out,
            "says": says,
            "weights": str(output),
        }
        for name, (_, one) in guesses.items():
            figures[f"error_{name}"] = round(one.all, 3)
            figures[f"errors_{name}"] = [round(error, 3) for error in one.stages]
        write_json(figures)
        return
    write(f"{number(games, 'game', 'games')} of {game.name}, seed {seed}")
    write(f"{trained.samples:,} samples to learn from, {trained.held_out:,} others to check")
    write()
    rows = [
        [name, f"{one.all:.2f}", "  ".join(f"{error:.1f}" for error in one.stages[1:])]
        for name, one in guesses.values()
    ]
    what, unit = ("final scores", "points") if points else ("worths of positions", "hundredths")
    write_table((f"{what} said by", f"error in {unit}", "from stage to stage"), rows)
    write()
    write(f"weights: {shown(output)}")
