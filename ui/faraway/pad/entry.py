"""Regions as they are typed: numbers with anything usual between them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ui.numbers import show_number

_BETWEEN = re.compile(r"[\s,;./+>→-]+")


@dataclass(frozen=True)
class Entry:
    """The numbers of a text, and the first part of it that is none (empty if all are)."""

    numbers: tuple[int, ...]
    wrong: str = ""


def read_numbers(text: str) -> Entry:
    """Numbers of up to three digits; what is none is left out."""
    numbers = []
    wrong = ""
    for part in _BETWEEN.split(text):
        if re.fullmatch(r"\d{1,3}", part):
            numbers.append(int(part))
        elif part:
            wrong = wrong or part
    return Entry(tuple(numbers), wrong)


def numbers_text(numbers: Sequence[int]) -> str:
    """Numbers as they are typed."""
    return " ".join(map(show_number, numbers))


def may_grow(text: str) -> bool:
    """Whether the last number of a text may be the first half of one that is still being typed."""
    return re.search(r"(?<!\d)[1-6]$", text) is not None


def without_last(text: str) -> str:
    """The text without the number at its end."""
    return re.sub(r"\d+$", "", text)
