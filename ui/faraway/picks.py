"""What the viewer may choose and has picked, until it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.contract import Move
from engine.faraway.moves import ChooseSanctuary, KeepRegions, PlayRegion, TakeRegion
from engine.faraway.view import FarawayView
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Pick:
    """A card: `place` is "hand", "display" or "drawn"."""

    place: str
    number: int


class Picks:
    """Follows the legal moves: what is not possible any more is dropped."""

    def __init__(self) -> None:
        self.regions_to_play: set[int] = set()
        self.regions_to_take: set[int] = set()
        self.sanctuaries_to_keep: set[int] = set()
        self.hands: set[tuple[int, ...]] = set()
        """Option: the hands that can be kept."""
        self._move: Move | None = None
        self._chosen: set[int] = set()

    def fit(self, view: FarawayView, legal: Sequence[Move]) -> None:
        """Take over the moves that are legal now."""
        self.regions_to_play = {move.region for move in legal if isinstance(move, PlayRegion)}
        self.regions_to_take = {move.region for move in legal if isinstance(move, TakeRegion)}
        self.sanctuaries_to_keep = {move.sanctuary for move in legal if isinstance(move, ChooseSanctuary)}
        self.hands = {move.regions for move in legal if isinstance(move, KeepRegions)}
        self.regions_to_play |= {region for hand in self.hands for region in hand}
        if self._move not in legal:
            self._move = None
        if not self.hands:
            self._chosen = set()

    def pick_move(self, move: Move) -> bool:
        """Pick `move`; whether it was picked already."""
        again = move == self._move
        self._move = move
        return again

    def toggle(self, region: int) -> None:
        """Option: keep this region of those dealt, or do not."""
        self._chosen ^= {region}

    def drop(self) -> None:
        """Pick nothing."""
        self._move = None
        self._chosen = set()

    @property
    def played(self) -> set[int]:
        """The regions of the hand that are picked."""
        if isinstance(self._move, PlayRegion):
            return {self._move.region}
        return self._chosen

    @property
    def taken(self) -> int | None:
        """The region of the display that is picked."""
        return self._move.region if isinstance(self._move, TakeRegion) else None

    @property
    def kept(self) -> int | None:
        """The sanctuary that is picked."""
        return self._move.sanctuary if isinstance(self._move, ChooseSanctuary) else None

    @property
    def pick(self) -> Pick | None:
        """The one card that is picked."""
        match self._move:
            case PlayRegion(region=region):
                return Pick("hand", region)
            case TakeRegion(region=region):
                return Pick("display", region)
            case ChooseSanctuary(sanctuary=sanctuary):
                return Pick("drawn", sanctuary)
        return None

    def move(self) -> Move | None:
        """The move that is picked, None while it is not complete."""
        if self.hands:
            hand = tuple(sorted(self._chosen))
            return KeepRegions(hand) if hand in self.hands else None
        return self._move

    def button(self, view: FarawayView) -> tuple[str, bool]:
        """The text of the button that confirms and whether it can be pressed; an empty text for no button."""
        move = self.move()
        if self.hands:
            return translate("Faraway", "Keep these three"), move is not None
        if self.regions_to_play:
            if isinstance(move, PlayRegion):
                return fill(translate("Faraway", "Explore region %1"), show_number(move.region)), True
            return translate("Faraway", "Explore"), False
        if self.regions_to_take:
            if isinstance(move, TakeRegion):
                return fill(translate("Faraway", "Take region %1"), show_number(move.region)), True
            return translate("Faraway", "Take"), False
        if self.sanctuaries_to_keep:
            return translate("Faraway", "Keep this sanctuary"), move is not None
        return "", False
