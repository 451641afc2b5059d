"""`incognita` without a command: the start page."""

from __future__ import annotations

import argparse

from app.commands.display import INSTEAD_OF_PLAYING, need_display
from app.commands.window import show
from app.opening import Opening


def run(_: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    need_display(INSTEAD_OF_PLAYING)
    return show(Opening())
