"""Whether windows can be shown, asked before Qt is started: without a display Qt ends the whole program."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping

from app.commands.errors import CommandError

INSTEAD_OF_PLAYING = (
    "'incognita demo GAME --shot FILE.png' draws a table, 'incognita simulate' and 'replay' print"
)
_LOCAL_DISPLAY = re.compile(r"(?:unix)?:([0-9]+)(?:\.[0-9]+)?")


def need_display(instead: str, environment: Mapping[str, str] | None = None) -> None:
    """Raise CommandError unless a window can be shown; `instead` names what works without a display."""
    environment = os.environ if environment is None else environment
    if sys.platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return
    # Packages do without Qt's part for Wayland: there the window comes by way of X11, which Wayland offers too.
    if environment.get("WAYLAND_DISPLAY") and not getattr(sys, "frozen", False):
        return
    display = environment.get("DISPLAY", "")
    if not display:
        raise CommandError(f"there is no display to show a window on; without one, {instead}")
    local = _LOCAL_DISPLAY.fullmatch(display)
    if local and not _answers(local[1]):
        raise CommandError(f"the display {display!r} does not answer; without one, {instead}")


def _answers(number: str) -> bool:
    """Whether a display server of this machine listens, by its file or (Linux) its abstract name."""
    for address in (f"/tmp/.X11-unix/X{number}", f"\0/tmp/.X11-unix/X{number}"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            try:
                connection.connect(address)
            except OSError:
                continue
            return True
    return False
