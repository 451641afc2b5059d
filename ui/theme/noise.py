"""The wavering of drawn maps: numbers that look like chance and are always the same."""

from __future__ import annotations


def noise(*keys: int) -> float:
    """A number from 0 to 1 that depends on `keys` only: a map looks alike in every size and every game."""
    value = 0x9E3779B9
    for key in keys:
        value = (value ^ (key & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        value ^= value >> 13
        value = value * 0xC2B2AE35 & 0xFFFFFFFF
        value ^= value >> 16
    return value / 0xFFFFFFFF


def waver(*keys: int) -> float:
    """Like `noise`, but from -1 to 1."""
    return noise(*keys) * 2 - 1
