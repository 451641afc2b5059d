"""The score pads that are kept, as the screen sees them. Where and how they are kept is up to `app`."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from engine.faraway.pad import ScorePad


class PadStoreError(Exception):
    """A score pad could not be kept or fetched, and nothing has changed. `str()` is a translated sentence."""


@dataclass(frozen=True)
class KeptPad:
    """A score pad in the list; `changed` has a zone."""

    key: str
    title: str
    names: tuple[str, ...]
    changed: datetime


class PadStore(Protocol):
    """All score pads that are kept. Every method may raise PadStoreError."""

    def pads(self) -> tuple[list[KeptPad], list[str]]:
        """All pads, last changed first; and translated sentences about those that could not be read."""

    def load(self, key: str) -> ScorePad:
        """A pad of the list."""

    def keep(self, key: str | None, pad: ScorePad) -> str:
        """Keep a pad, a new one if `key` is None; its key."""

    def delete(self, key: str) -> None:
        """Remove a pad for good; nothing happens if it is gone already."""
