"""What the moves of a hint are about, on the table of Livingstone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from engine.contract import Move
from engine.livingstone.moves import (
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    MARKET,
    Dig,
    Donate,
    DrawCard,
    EndTurn,
    PlaceTent,
    PlaceTentInScoredRow,
    PlayCard,
    PlayMarket,
    SellGems,
    TakeCoins,
    TakeDie,
    space_of,
)
from ui.hint_marks import Spot, spot_of
from ui.livingstone.actions import ActionTile
from ui.livingstone.board.view import RiverBoard
from ui.livingstone.table import LivingstoneTable

_BETWEEN_PIPS = 0.58
"""Its badge stands between the corner of a die and those of its neighbours, so that it hides a pip of none."""


def hint_spots(table: LivingstoneTable, move: Move) -> tuple[Spot, ...]:
    """Where a move is made: a die, a tile, a space of the board with the cards that are needed, a card, the chest."""
    return tuple(_spots(table, move))


def _spots(table: LivingstoneTable, move: Move) -> Iterator[Spot]:
    tiles = table.action_bar
    cards: tuple[int, ...] = ()
    spaces: tuple[int | None, ...] = ()
    match move:
        case TakeDie(value=value):
            yield from [spot_of(die, _BETWEEN_PIPS) for die in table.tray.dice if die.value == value][:1]
        case TakeCoins():
            yield _tile(table, tiles.coins)
        case DrawCard():
            yield _tile(table, tiles.draw)
        case Dig():
            yield _tile(table, tiles.dig)
        case EndTurn():
            yield _tile(table, tiles.end)
        case SellGems():
            yield spot_of(table.things.gems)
        case Donate():
            yield spot_of(table.things.chest)
        case PlayCard(card=card):
            cards = (card,)
        case PlayMarket():
            cards = (MARKET,)
        case PlaceTent(row=row, free=free, any_row=any_row, moved_from=moved_from):
            spaces = space_of(row, table.session.view().boat), moved_from
            cards = (*((FREE_TENT,) if free else ()), *((IGNORE_DIE_NUMBER,) if any_row else ()))
        case PlaceTentInScoredRow(space=space, moved_from=moved_from):
            spaces = space, moved_from
            cards = (FREE_TENT_SCORED_ROW,)
        case _:
            pass
    yield from [
        Spot(table.board.viewport(), partial(_site, table.board, space))
        for space in spaces
        if space is not None
    ]
    yield from [spot_of(table.hand.buttons[card]) for card in cards if card in table.hand.buttons]


def _tile(table: LivingstoneTable, tile: ActionTile) -> Spot:
    """An action tile; while the result of a dig lies over the tiles, the button that takes it away."""
    dig = table.pages.dig
    return spot_of(dig.act_button if table.pages.page is dig else tile)


def _site(board: RiverBoard, space: int) -> QPainterPath:
    """A building site in pixels of the widget."""
    size = board.place.site_size(space)
    site = QRectF(0, 0, size.width(), size.height())
    site.moveCenter(board.place.centre(space))
    corner = site.height() * 0.3
    path = QPainterPath()
    path.addRoundedRect(site, corner, corner)
    return board.viewportTransform().map(path)
