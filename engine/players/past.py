"""The decisions of a game that was played, each with what its seat saw then: for the review."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.contract import CHANCE, AnyGame, Move, Position
from engine.players.luck import decision_seed
from engine.record import Record


class Decision(msgspec.Struct, frozen=True):
    """A decision between several moves: entry number `ply` (from 0) of the record, and the seed of thinking about it."""

    ply: int
    seat: int
    move: Move
    seed: int


class Past:
    """The positions of a record, before each of its entries and after the last one. `record` must be a legal one."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        header = record.header
        position: Position = game.new_position(len(header.seats), header.options)
        own = [0] * len(header.seats)
        found = []
        self._positions = [position.copy()]
        for ply, (actor, move) in enumerate((entry.actor, entry.move) for entry in record.entries):
            if actor != CHANCE:
                if len(position.legal_moves(actor)) > 1:
                    found.append(Decision(ply, actor, move, decision_seed(header.seed, actor, own[actor])))
                own[actor] += 1
            position.play(actor, move)
            self._positions.append(position.copy())
        self.decisions = tuple(found)
        """What there was to decide, in order; moves without an alternative are left out."""

    def view(self, ply: int, viewer: int | None) -> Any:
        """What `viewer` (None: an onlooker) saw before entry number `ply`, or at the end."""
        return self.game.view(self._positions[ply], viewer)

    def is_legal(self, ply: int, move: Move) -> bool:
        """Whether who decided entry number `ply` could have played `move`."""
        actor, played = self.record.entries[ply].actor, self.record.entries[ply].move
        return move == played or move in self._positions[ply].legal_moves(actor)

    def scores(self) -> list[int]:
        """The points of every seat at the end."""
        return self._positions[-1].scores()
