"""`incognita` without a command: the start page."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from app.commands.display import INSTEAD_OF_PLAYING, need_display
from app.opening import Opening

if TYPE_CHECKING:
    import argparse


def run(_: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    return show_start()


def show_start() -> int:
    """Show the start page until the window is closed; the exit code. Raises CommandError without a display."""
    need_display(INSTEAD_OF_PLAYING)
    # Nothing that is made for the first window is garbage; `app.gui` lets it be collected again after that.
    gc.disable()
    try:
        from app.gui import run_gui

        return run_gui(Opening())
    finally:
        gc.enable()
