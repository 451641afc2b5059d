"""What moves on the map after something happened: explorers set foot, villages rise, coins float up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve

from engine.contract import Event
from engine.explorers import events as tell
from ui.numbers import show_signed

LONGEST = 380
"""Milliseconds."""


class Motion:
    """The movements on the map of one seat that belong to some events."""

    def __init__(self, events: Sequence[Event], seat: int, explorers: Sequence[int]) -> None:
        """`explorers` are those of the seat before the events, which leave at the end of an era."""
        self.drops: list[int] = []
        self.villages: list[int] = []
        self.leaving: list[int] = []
        self.coins: list[tuple[int, str]] = []
        placed = list(explorers)
        for event in events:
            if isinstance(event, tell.EraEnded):
                self.leaving = [*placed]
                self.drops.clear()
                continue
            if getattr(event, "seat", seat) != seat:
                continue
            match event:
                case tell.ExplorerPlaced(space=space):
                    self.drops.append(space)
                    placed.append(space)
                case tell.VillageFounded(space=space, coins=coins):
                    if space in self.drops:
                        self.drops.remove(space)
                    if space in placed:
                        placed.remove(space)
                    self.villages.append(space)
                    self.coins.append((space, show_signed(coins)))
                case tell.CoinsFound(space=space, printed=printed, factor=factor):
                    self.coins.append((space, show_signed(printed * factor)))
                case tell.TowerFound(space=space, coins=coins) | tell.CrystalFound(space=space, coins=coins):
                    self.coins.append((space, show_signed(coins)))
                case tell.RouteMade(post=space, coins=coins):
                    self.coins.append((space, show_signed(coins)))
                case _:
                    pass

    def __bool__(self) -> bool:
        return bool(self.drops or self.villages or self.leaving or self.coins)

    @property
    def spaces(self) -> frozenset[int]:
        """The spaces whose pieces come in and are not to be shown standing yet."""
        return frozenset((*self.drops, *self.villages))


def bounce(time: float) -> float:
    """How far something has come down."""
    return QEasingCurve(QEasingCurve.Type.OutBounce).valueForProgress(min(1.0, time / 0.75))
