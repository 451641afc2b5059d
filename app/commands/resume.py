"""`incognita resume`: go on with the game that was played last."""

from __future__ import annotations

import argparse

from app.commands.display import INSTEAD_OF_PLAYING, need_display
from app.commands.errors import CommandError
from app.commands.window import add_language, show
from app.opening import Opening

ABOUT = "Go on with the unfinished game that was played last"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    need_display(INSTEAD_OF_PLAYING)
    from app.commands.store import library

    with library() as games:
        unfinished = games.games(unfinished=True, limit=1)
    if not unfinished:
        raise CommandError("there is no unfinished game; 'incognita play GAME' begins one")
    return show(Opening(number=unfinished[0].id, language=arguments.language))
