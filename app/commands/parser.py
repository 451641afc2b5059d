"""The command line as a whole: which commands there are, and one sentence for what cannot be understood."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from app import __version__
from app.commands import (
    bench,
    demo,
    export_record,
    import_record,
    list_games,
    maps,
    open_record,
    play,
    replay,
    resume,
    review,
    score,
    simulate,
    smoke,
    start,
    train,
)
from app.commands.arguments import Parser
from app.commands.errors import CommandError
from app.record_file import SUFFIX

COMMANDS = {
    "play": play,
    "resume": resume,
    "demo": demo,
    "simulate": simulate,
    "train": train,
    "replay": replay,
    "review": review,
    "score": score,
    "export": export_record,
    "import": import_record,
    "open": open_record,
    "list": list_games,
    "maps": maps,
    "bench": bench,
}
"""The modules of all commands by name, in the order of the help."""


def build_parser() -> Parser:
    """The parser; what it parses has `run`, the function that does the command and returns the exit code."""
    parser = Parser(
        prog="incognita",
        description="Three board games of exploration on one table. Without a command the start page opens.",
        epilog="'incognita FILE' is short for 'incognita open FILE'.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Terra Incognita {__version__}")
    # Parsed by itself, before everything else: see `app.main`.
    parser.add_argument(
        smoke.OPTION,
        action="store_true",
        default=argparse.SUPPRESS,
        help=f"{smoke.ABOUT[:1].lower()}{smoke.ABOUT[1:]}; 'incognita {smoke.OPTION} --help' tells its options",
    )
    parser.set_defaults(run=start.run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, module in COMMANDS.items():
        about = module.ABOUT
        command = commands.add_parser(
            name, help=about[:1].lower() + about[1:], description=f"{about}.", allow_abbrev=False
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The parsed arguments. Raises CommandError, and SystemExit after `--help` or `--version`."""
    if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        if not _is_record(arguments[0]):
            raise CommandError(
                f"there is no command or record file {arguments[0]!r}; 'incognita --help' lists the commands"
            )
        arguments = ["open", *arguments]
    return build_parser().parse_args(arguments)


def _is_record(word: str) -> bool:
    """Whether a first argument that is no command is meant as a file (a system opens records like this)."""
    path = Path(word)
    try:
        return path.suffix == SUFFIX or path.exists()
    except (OSError, ValueError):
        return False
