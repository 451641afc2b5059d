"""What the program and its workers say to each other, and how: frames of a length and a pickled message.

The pipe joins a program with a process that it has started itself, so what is pickled comes from the program's own code.
"""

from __future__ import annotations

import pickle
import struct
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from engine.contract import Move
from engine.players.advice import Advice
from ui.thinker import Question

OPTION = "--think"
"""What the program is started with to be a worker; meant for the program itself."""

_LENGTH = struct.Struct(">I")


class Ask(msgspec.Struct, frozen=True):
    """To the worker: think about a question."""

    number: int
    question: Question


class Cancel(msgspec.Struct, frozen=True):
    """To the worker: the answer to this question is no longer wanted."""

    number: int


class Better(msgspec.Struct, frozen=True):
    """From the worker: the table of moves so far."""

    number: int
    advice: Advice


class Done(msgspec.Struct, frozen=True):
    """From the worker: the answer; None if the question was taken back."""

    number: int
    answer: Move | Advice | None


class Failed(msgspec.Struct, frozen=True):
    """From the worker: thinking ended with a mistake of the program, told in `details`."""

    number: int
    details: str


class Logged(msgspec.Struct, frozen=True):
    """From the worker, which has no log: a warning for that of the program, with the name of its logger."""

    logger: str
    level: int
    text: str


Message = Ask | Cancel | Better | Done | Failed | Logged


def frame(message: Message) -> bytes:
    """A message as it goes through the pipe."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(content)) + content


def read_frames(read: Callable[[int], bytes]) -> Iterator[Any]:
    """All messages of a pipe, until it is closed. `read(n)` gives 1 to n bytes, or none at the end."""
    cutter = Cutter()
    while data := read(65536):
        yield from cutter.feed(data)


class Cutter:
    """Puts messages together from pieces of any size."""

    def __init__(self) -> None:
        self._held = bytearray()

    def feed(self, data: bytes) -> list[Any]:
        """The messages that are complete with `data`."""
        held = self._held
        held += data
        messages = []
        while len(held) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(held)[0]
            if len(held) < end:
                break
            messages.append(pickle.loads(held[_LENGTH.size : end]))
            del held[:end]
        return messages
