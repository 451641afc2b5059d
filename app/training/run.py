"""A training from the first game to the finished network."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from app.processes import spread
from app.training.descent import Descent, first_parameters, frame_of, said, weights_of
from app.training.figures import Errors, errors, guessed_by_mean, guessed_by_score
from app.training.folder import Folder, TrainingError
from app.training.samples import GAME, Samples, play_batch, samples_in
from app.training.settings import HELD_OUT, Settings
from engine.contract import AnyGame
from engine.players.model import Weights

Report = Callable[[int], None]
"""Is told how many more games are played, or epochs done."""


class Trained(NamedTuple):
    """A network, and errors about games that it has not learned from."""

    weights: Weights
    samples: int
    held_out: int
    """Samples learned from, and others."""
    network: Errors
    by_score: Errors
    by_mean: Errors


def play(game: AnyGame, settings: Settings, folder: Folder, jobs: int, report: Report) -> Samples:
    """The samples of all games; those that are missing in the folder are played, in `jobs` processes at once."""
    batches = list(settings.batches(game))
    parts: dict[int, Samples] = {}
    for number, batch in enumerate(batches):
        content = folder.samples(number)
        if content is not None:
            try:
                parts[number] = samples_in(game, content)
            except ValueError:
                continue  # damaged: it is played again
            report(batch.count)
    missing = [number for number in range(len(batches)) if number not in parts]
    for number, content in zip(
        missing,
        spread(play_batch, [batches[number] for number in missing], min(jobs, max(1, len(missing)))),
        strict=True,
    ):
        folder.keep_samples(number, content)
        parts[number] = samples_in(game, content)
        report(batches[number].count)
    return np.concatenate([parts[number] for number in range(len(batches))])


def learn(game: AnyGame, settings: Settings, folder: Folder, samples: Samples, report: Report) -> Trained:
    """Fit the network, from where the folder left it. Raises TrainingError if that does not fit."""
    held_out = samples[:, GAME] % HELD_OUT == HELD_OUT - 1
    known, others = samples[~held_out], samples[held_out]
    if not len(others):
        raise TrainingError(f"it takes at least {HELD_OUT} games")
    frame = frame_of(known)
    inputs, targets = frame.inputs(known), frame.targets(known)
    descent = Descent(
        first_parameters(inputs.shape[1], settings.hidden, settings.seed), settings.seed, settings.epochs
    )
    state = folder.descent()
    if state is not None:
        try:
            descent.restore(state)
        except ValueError:
            raise TrainingError(
                f"what {folder.path} holds of the network does not fit its settings"
            ) from None
    report(descent.done)
    while descent.done < settings.epochs:
        descent.epoch(inputs, targets)
        folder.keep_descent(descent.state())
        report(1)
    network = errors(said(descent.parameters, frame.inputs(others)) * frame.unit + frame.centre, others)
    rule = "the refined light rule" if settings.says == "worth" else "the light rule"
    who = f"players with {settings.simulations} simulated games" if settings.simulations else rule
    players = (
        "" if settings.players is None else f" with {settings.players} player{'s' * (settings.players > 1)}"
    )
    origin = f"{settings.games} games{players} of {who}, seed {settings.seed}"
    return Trained(
        weights=weights_of(
            descent.parameters,
            frame,
            game.name,
            game.rules_version,
            settings.inputs,
            network.stages,
            origin,
            settings.says,
            settings.model_players,
        ),
        samples=len(known),
        held_out=len(others),
        network=network,
        by_score=errors(guessed_by_score(known, others), others),
        by_mean=errors(guessed_by_mean(known, others), others),
    )
