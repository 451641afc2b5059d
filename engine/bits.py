"""Sets of small numbers as bit masks."""

from __future__ import annotations

from collections.abc import Iterator


def bits_of(mask: int) -> Iterator[int]:
    """The numbers in a mask (of hexes, of spaces), rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
