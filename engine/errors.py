"""What can go wrong in the engine, each with one sentence that a player understands."""

from __future__ import annotations


class EngineError(Exception):
    """Base of all errors raised on purpose; `str(error)` is a clear sentence in English."""


class NotationError(EngineError):
    """A text that is not a move, a header or a record. `line` counts from 1, or is None for a lone text."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class IllegalMove(EngineError):
    """A well-formed move that the rules do not allow now; the position is untouched."""


class OptionError(EngineError):
    """A number of players or a figure that the game cannot be played with."""


class FiguresError(EngineError):
    """The figures of a game (its TOML text) do not decode or contradict each other."""


class UndoRefused(EngineError):
    """The last move may not be taken back (it revealed something, or the rules do not allow it)."""
