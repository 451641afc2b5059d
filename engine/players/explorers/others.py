"""The other seats of a simulated game, played once for all moves that are compared in the same world.

Seats touch each other only in the race for objectives: who is first gets more. So the others play as if the seat that
decides did nothing any more, what they have at the end of each turn is kept, and in each of the simulated games the
rules say anew who is first. Treasures, which they draw too, stay in the deck of these games: there are enough of them.
"""

from __future__ import annotations

from engine.explorers.moves import END
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import FROM_OBJECTIVES, KEEP, Sheet
from engine.explorers.turns import end_turn


class Others:
    """What the seats other than `seat` have at the end of each turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._sheets: dict[tuple[int, int], Sheet] = {}
        """By turn and seat."""

    def acting(self, position: ExplorersPosition) -> int:
        """The mask of those who have not ended their turn."""
        return position.acting & ~(1 << self.seat)

    def keep(self, position: ExplorersPosition) -> None:
        """Keep what they have, and let `seat` end its turn with nothing done."""
        for other, sheet in enumerate(position.sheets):
            if other != self.seat:
                self._sheets[position.turn, other] = sheet.copy()
        sheet = position.own(self.seat)
        if sheet.act == KEEP:
            position.play(self.seat, position.rules.keep_moves[sheet.drawn[0]])
        end_turn(position, self.seat, END, None)

    def end_turns(self, position: ExplorersPosition) -> None:
        """End the turn of all that are acting, with what was kept and the objectives of this game."""
        acting = self.acting(position)
        while acting:
            low = acting & -acting
            other = low.bit_length() - 1
            sheet = self._sheets[position.turn, other].copy()
            here = position.sheets[other]
            sheet.completed, sheet.rewards = here.completed, here.rewards
            sheet.coins[FROM_OBJECTIVES] = here.coins[FROM_OBJECTIVES]
            position.sheets[other] = sheet
            position.owned |= low
            end_turn(position, other, END, None)
            acting ^= low
