"""What the moves of a hint are about, on the table of The Guild of Merchant Explorers."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from engine.contract import Move
from engine.explorers import moves as m
from ui.explorers.map.geometry import hexagon
from ui.explorers.table import ExplorersTable
from ui.hint_marks import Spot, spot_of

_SHARE = 0.86
"""The frame of a hex lies within its border."""


def hint_spots(table: ExplorersTable, move: Move) -> tuple[Spot, ...]:
    """Hexes of the map, an investigate card, or the button that goes on."""
    match move:
        case m.Explore(space=space) | m.Village(space=space):
            return (_hex(table, space),)
        case m.Route(post=post, other=other):
            return _hex(table, post), _hex(table, other)
        case m.KeepCard(card=card) | m.UseCard(card=card):
            buttons = (*table.cards.drawn, *table.cards.own)
            return tuple(
                spot_of(button) for button in buttons if button.card is not None and button.card.id == card
            )
        case m.EndTurn():
            return (spot_of(table.end_button),)
        case m.Stop():
            return (spot_of(table.stop_button),)
        case _:
            return ()


def _hex(table: ExplorersTable, space: int) -> Spot:
    """A hex of the viewer's map; nothing while the map of somebody else lies there."""

    def outline() -> QPainterPath:
        path = QPainterPath()
        if table.shown_seat == table.session.viewer:
            path.addPolygon(hexagon(space, _SHARE))
            path.closeSubpath()
        return table.map.viewportTransform().map(path)

    return Spot(table.map.viewport(), outline)
