"""The dealer answers chance from a seed, with one stream for each source.

An answer depends only on the seed, the source and how many answers that source has given before. So the same seed
gives everybody the same dice, the same deck and the same bag whatever they do with them, and a match that is
resumed or taken back goes on with exactly the numbers that would have come.
"""

from __future__ import annotations

from engine.contract import Chance, Move

SEED_LIMIT = 10**12
"""Seeds are whole numbers from 0 to SEED_LIMIT - 1: short enough to read aloud."""


class Dealer:
    """Answers chance for one seed."""

    def __init__(self, seed: int) -> None:
        """`seed` from 0 to `SEED_LIMIT` - 1, else ValueError."""
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}")
        self.seed = seed

    def answer(self, chance: Chance, index: int) -> Move:
        """The outcome for the answer number `index` (from 0) of the source that `chance` names."""
        return chance.draw(Stream(f"{self.seed}/{chance.source}/{index}"))


class Stream:
    """Random numbers that follow from a text: the same on every system and Python version."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._drawn = 0

    def __call__(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1; the bias is below limit / 2**128."""
        # Seeds are looked at long before anything is dealt, and loading the digests takes time at every start.
        from hashlib import blake2b

        digest = blake2b(f"{self._text}/{self._drawn}".encode(), digest_size=16).digest()
        self._drawn += 1
        return int.from_bytes(digest, "big") * limit >> 128
