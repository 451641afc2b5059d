"""What the player is about to do with a tent: with which cards, on which space, and which tent is moved."""

from __future__ import annotations

from engine.livingstone.moves import FREE_TENT, FREE_TENT_SCORED_ROW, IGNORE_DIE_NUMBER
from ui.livingstone.offers import Offers, TentMove, TentSpaces


class TentPlan:
    """The choices made so far. Spaces are offered until one move is left over, which is then to be played.

    Where two players have no tent left, a space has a move for each own tent that may be moved there: after the
    space has been chosen (`target`), the spaces of those tents are offered.
    """

    def __init__(self) -> None:
        self.free = False
        self.any_row = False
        self.scored_row = False
        self.target: int | None = None

    @property
    def cards(self) -> frozenset[int]:
        """The cards that would be played with the tent."""
        picked = (
            (FREE_TENT, self.free),
            (IGNORE_DIE_NUMBER, self.any_row),
            (FREE_TENT_SCORED_ROW, self.scored_row),
        )
        return frozenset(card for card, used in picked if used)

    @property
    def begun(self) -> bool:
        """Whether something has been chosen that Escape would drop."""
        return self.free or self.any_row or self.scored_row or self.target is not None

    def clear(self) -> None:
        """Back to a tent without cards, no space chosen."""
        self.free = self.any_row = self.scored_row = False
        self.target = None

    def back(self) -> None:
        """Drop the last choice: the space, or else the cards."""
        if self.target is not None:
            self.target = None
        else:
            self.clear()

    def toggle(self, card: int, offers: Offers) -> None:
        """Put one of the three tent cards to the tent or take it away; Free Tent and Ignore Die Number combine.

        A card that is of use only together with the other one brings that one along.
        """
        self.target = None
        if card == FREE_TENT_SCORED_ROW:
            chosen = not self.scored_row
            self.clear()
            self.scored_row = chosen
            return
        self.scored_row = False
        if card == FREE_TENT:
            self.free = not self.free
        else:
            self.any_row = not self.any_row
        if (self.free or self.any_row) and not self._targets(offers):
            put = self.free if card == FREE_TENT else self.any_row
            self.free = self.any_row = put and bool(offers.tent_spaces(True, True))

    def fit(self, offers: Offers) -> None:
        """Drop what the legal moves do not offer any more."""
        if self.begun and not self._targets(offers):
            self.clear()
        if self.target is not None and self.target not in self._targets(offers):
            self.target = None

    def spaces(self, offers: Offers) -> dict[int, TentMove]:
        """The spaces that can be chosen now, each with a move that it stands for."""
        targets = self._targets(offers)
        if self.target is None:
            return {space: moves[0] for space, moves in targets.items()}
        return {move.moved_from: move for move in targets.get(self.target, ()) if move.moved_from is not None}

    def choose(self, space: int, offers: Offers) -> TentMove | None:
        """Choose a space of `spaces`. The move to play, or None if the tent to be moved must be chosen next."""
        offered = self.spaces(offers)
        if space not in offered:
            return None
        if self.target is None and len(self._targets(offers)[space]) > 1:
            self.target = space
            return None
        return offered[space]

    def moves(self, offers: Offers) -> bool:
        """Whether a tent is moved instead of placed."""
        return any(move.moved_from is not None for found in self._targets(offers).values() for move in found)

    def _targets(self, offers: Offers) -> TentSpaces:
        return offers.scored_row if self.scored_row else offers.tent_spaces(self.free, self.any_row)
