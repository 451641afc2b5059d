"""Types of arguments for argparse: each refuses a bad value with a sentence."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from engine.dealer import SEED_LIMIT
from engine.players.levels import LEVEL_IDS

LANGUAGES = ("en", "fr", "de")
THEMES = ("paper", "lantern")
SMALLEST_SIZE, LARGEST_SIZE = (960, 600), (7680, 4320)
"""Widths and heights of a window in pixels that `--size` takes; the window does not become smaller."""

T = TypeVar("T")


def whole_number(name: str, least: int, most: int) -> Callable[[str], int]:
    """The type of a whole number from `least` to `most`; `name` begins the sentence of a refusal."""

    def read(text: str) -> int:
        if re.fullmatch(r"[+-]?[0-9]{1,18}", text) and least <= int(text) <= most:
            return int(text)
        raise ArgumentTypeError(f"{name} is a whole number from {least} to {most}, not {text!r}")

    return read


seed = whole_number("a seed", 0, SEED_LIMIT - 1)
players = whole_number("the number of players", 1, 99)
"""Only the outermost bounds: how many a game is for, `app.commands.games.check_players` knows."""
games = whole_number("the number of games", 1, 10_000_000)
jobs = whole_number("the number of processes", 1, 256)
seconds = whole_number("the time in seconds", 1, 600)
moves = whole_number("the number of moves", 0, 1_000_000)


def one_of(name: str, choices: Sequence[str]) -> Callable[[str], str]:
    """The type of a word out of `choices`."""

    def read(text: str) -> str:
        if text in choices:
            return text
        raise ArgumentTypeError(f"{name} is one of {', '.join(choices)}, not {text!r}")

    return read


language = one_of("the language", LANGUAGES)
theme = one_of("the theme", THEMES)


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels from a text such as 1280x720."""
    match = re.fullmatch(r"([0-9]{1,5})[xX]([0-9]{1,5})", text)
    if match:
        width, height = int(match[1]), int(match[2])
        if SMALLEST_SIZE[0] <= width <= LARGEST_SIZE[0] and SMALLEST_SIZE[1] <= height <= LARGEST_SIZE[1]:
            return width, height
    smallest, largest = ("x".join(map(str, bound)) for bound in (SMALLEST_SIZE, LARGEST_SIZE))
    raise ArgumentTypeError(f"a size is width x height from {smallest} to {largest}, not {text!r}")


def names(text: str) -> tuple[str, ...]:
    """Names of people and levels as "@captain", separated by commas; blanks around them do not count."""
    people = tuple(" ".join(name.split()) for name in text.split(","))
    if not all(people):
        raise ArgumentTypeError(f"names are separated by single commas such as Anna,Ben, not {text!r}")
    for name in people:
        if name.startswith("@") and name[1:] not in LEVEL_IDS:
            levels = ", ".join(f"@{level}" for level in LEVEL_IDS)
            raise ArgumentTypeError(f"there is no computer player {name!r}; they are {levels}")
    return people


def card_numbers(cards: str) -> Callable[[str], tuple[int, ...]]:
    """The type of a list of cards such as 12,20,13; an empty text is an empty list. `cards` names them."""

    def read(text: str) -> tuple[int, ...]:
        parts = [part.strip() for part in text.split(",")] if text.strip() else []
        for part in parts:
            if not re.fullmatch(r"[0-9]{1,3}", part):
                raise ArgumentTypeError(
                    f"{cards} are numbers separated by commas, such as 12,20,13, not {text!r}"
                )
        return tuple(map(int, parts))

    return read


def file(text: str) -> Path:
    """The path of a file."""
    if not text or "\0" in text:
        raise ArgumentTypeError("the name of a file cannot be empty")
    return Path(text)


def picture(text: str) -> Path:
    """The path of a PNG file."""
    path = file(text)
    if path.suffix.lower() != ".png":
        raise ArgumentTypeError(f"the name of a picture ends with .png, not as {text!r} does")
    return path
