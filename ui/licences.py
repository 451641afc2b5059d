"""Whose work the program stands on, and under which terms."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Notice:
    """A part of the program by somebody else (or the program itself): `licence` in short, `text` in full."""

    name: str
    version: str
    licence: str
    text: str


@dataclass(frozen=True)
class Licences:
    """The notices in the order to be shown, and the folder of the libraries that players may replace (LGPL)."""

    notices: tuple[Notice, ...] = ()
    library_folder: str = ""
