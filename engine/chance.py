"""The kinds of chance that all games are made of: drawing from a bag or a deck, and throwing dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from math import factorial

from engine.contract import Below, Chance, Move


class Urn(Chance):
    """Draw one of `moves`; `counts[i]` says how many times `moves[i]` lies in the bag or deck."""

    __slots__ = ("source", "_moves", "_counts")

    def __init__(self, source: str, moves: Sequence[Move], counts: Sequence[int]) -> None:
        self.source = source
        self._moves = moves
        self._counts = counts

    def draw(self, below: Below) -> Move:
        pick = below(sum(self._counts))
        for move, count in zip(self._moves, self._counts, strict=True):
            if pick < count:
                return move
            pick -= count
        raise ValueError("below() gave a number that is too large")

    def odds(self) -> Iterator[tuple[Move, int]]:
        return ((move, count) for move, count in zip(self._moves, self._counts, strict=True) if count)


class Deck(Chance):
    """Draw one of `cards`, which are all different and equally likely; `moves[card]` is the answer."""

    __slots__ = ("source", "_moves", "_cards")

    def __init__(self, source: str, moves: Sequence[Move], cards: Sequence[int]) -> None:
        self.source = source
        self._moves = moves
        self._cards = cards

    def draw(self, below: Below) -> Move:
        cards = self._cards
        return self._moves[cards[below(len(cards))]]

    def odds(self) -> Iterator[tuple[Move, int]]:
        return ((self._moves[card], 1) for card in self._cards)


class Throw(Chance):
    """Throw `dice` dice with `faces` faces at once; `make` turns the sorted values into a move."""

    __slots__ = ("source", "_dice", "_faces", "_make")

    def __init__(self, source: str, dice: int, faces: int, make: Callable[[tuple[int, ...]], Move]) -> None:
        self.source = source
        self._dice = dice
        self._faces = faces
        self._make = make

    def draw(self, below: Below) -> Move:
        faces = self._faces
        return self._make(tuple(sorted([below(faces) + 1 for _ in range(self._dice)])))

    def odds(self) -> Iterator[tuple[Move, int]]:
        for values in combinations_with_replacement(range(1, self._faces + 1), self._dice):
            ways = factorial(self._dice)
            for face in range(1, self._faces + 1):
                ways //= factorial(values.count(face))
            yield self._make(values), ways

    def allows(self, move: Move) -> bool:
        values = getattr(move, "values", None)
        return (
            isinstance(values, tuple)
            and len(values) == self._dice
            and all(1 <= value <= self._faces for value in values)
            and list(values) == sorted(values)
            and self._make(values) == move
        )
