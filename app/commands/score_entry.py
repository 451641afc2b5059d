"""The players of `incognita score`: from the command line, or from the file of a score pad."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.commands.errors import CommandError, reason_of, shown
from engine.faraway.pad import PadPlayer, ScorePad
from engine.faraway.pad_text import PadTextError, read_pad

MOST_BYTES = 100_000
"""A score pad has less than 4,000."""


class AddToPlayer(argparse.Action):
    """Collects `players`, a list of dictionaries: `--player` begins one, the others belong to the last one."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        players: list[dict[str, Any]] = list(namespace.players)
        if self.dest == "player":
            if players and not players[0]["player"]:
                parser.error("--player comes before the --regions and --sanctuaries of that player")
            players.append({"player": _name(parser, str(values))})
        else:
            if not players:
                players.append({"player": ""})
            if self.dest in players[-1]:
                whose = f" for {players[-1]['player']}" if players[-1]["player"] else ""
                parser.error(f"--{self.dest} is given twice{whose}; --player NAME begins another player")
            players[-1] = {**players[-1], self.dest: values}
        namespace.players = tuple(players)


def entered_pad(players: Sequence[dict[str, Any]], file: Path | None) -> ScorePad:
    """The pad that was asked for. Raises CommandError if there is nothing to score, or two things."""
    if file is not None:
        if players:
            raise CommandError("--pad is given instead of players, not beside them")
        return _saved_pad(file)
    if not players:
        raise CommandError(
            "--regions says which regions were played, such as --regions 12,20,13,18,44,24,39,4"
        )
    for player in players:
        if "regions" not in player:
            whose = f" of {player['player']}" if player["player"] else ""
            raise CommandError(f"--regions{whose} is missing")
    return ScorePad(
        tuple(
            PadPlayer(player["player"], player["regions"], player.get("sanctuaries", ()))
            for player in players
        )
    )


def _saved_pad(path: Path) -> ScorePad:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise CommandError(f"{shown(path)} cannot be read: {reason_of(error)}") from None
    if len(content) > MOST_BYTES:
        raise CommandError(f"{shown(path)} cannot be read: it is too large for a score pad")
    try:
        return read_pad(content)
    except PadTextError as error:
        raise CommandError(f"{shown(path)} cannot be read: {error}") from None


def _name(parser: argparse.ArgumentParser, text: str) -> str:
    name = " ".join(text.split())
    if not name or not name.isprintable():
        parser.error(
            f"--player: a name has at least one character and only such as can be shown, not {text!r}"
        )
    return name
