"""Opening the window from a command."""

from __future__ import annotations

from argparse import ArgumentParser

from app.commands import values
from app.opening import Opening


def add_language(parser: ArgumentParser) -> None:
    """Let `parser` take a language for this run."""
    parser.add_argument(
        "--language", metavar="L", type=values.language, help=f"one of: {', '.join(values.LANGUAGES)}"
    )


def show(opening: Opening) -> int:
    """Show the window until it is closed; the exit code. The display has been asked for with `need_display`."""
    from app.gui import run_gui

    return run_gui(opening)
