"""Random numbers of computer players: quick, and the same on every system for the same seed."""

from __future__ import annotations

from engine.contract import CHANCE, Below, Position

_WORD = (1 << 64) - 1
_FACTOR = 6364136223846793005
_STEP = 1442695040888963407


def mix(*numbers: int) -> int:
    """One whole number below 2**64 that depends on all of `numbers` and their order."""
    word = 0x9E3779B97F4A7C15
    for number in numbers:
        word = (word ^ number) * 0xBF58476D1CE4E5B9 & _WORD
        word = (word ^ word >> 31) * 0x94D049BB133111EB & _WORD
        word ^= word >> 29
    return word


def decision_seed(seed: int, seat: int, own: int) -> int:
    """The seed of a decision of a seat that has decided `own` times before, in a game that was begun with `seed`.

    Players, hints and the review think with the same one.
    """
    return mix(seed, seat, own)


def luck(*numbers: int) -> Below:
    """A source of random numbers that follows from `numbers`; limits stay below 2**31."""
    word = mix(*numbers)

    def below(limit: int) -> int:
        nonlocal word
        word = word * _FACTOR + _STEP & _WORD
        return (word >> 33) * limit >> 31

    return below


class Fortune:
    """Answers chance in a simulated game, with one stream for each source.

    So two moves that are compared in the same world get the same dice even if one of them draws more stones.
    """

    __slots__ = ("_seeds", "_streams")

    def __init__(self, *seeds: int) -> None:
        self._seeds = seeds
        self._streams: dict[str, Below] = {}

    def answer(self, position: Position) -> None:
        """Play what chance decides; only while `position` waits for it."""
        chance = position.chance()
        below = self._streams.get(chance.source)
        if below is None:
            letters = int.from_bytes(chance.source.encode()[:8], "little")
            below = self._streams[chance.source] = luck(*self._seeds, letters)
        position.play(CHANCE, chance.draw(below))
