"""What the moves of a hint are about, on the table of Faraway."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from engine.contract import Move
from engine.faraway.moves import ChooseSanctuary, KeepRegions, PlayRegion, TakeRegion
from ui.faraway.card_button import CardButton
from ui.faraway.card_row import CardRow
from ui.faraway.table import FarawayTable
from ui.hint_marks import Spot

_BESIDE_THE_LANDSCAPE = 0.36
"""The corners of a card tell its number, clues, terrain and fame."""


def hint_spots(table: FarawayTable, move: Move) -> tuple[Spot, ...]:
    """The cards of a move: in the hand, in the display, or among the sanctuaries drawn."""
    match move:
        case PlayRegion(region=region):
            return _cards(table.hand, (region,))
        case KeepRegions(regions=regions):
            return _cards(table.hand, regions)
        case TakeRegion(region=region):
            return _cards(table.display.row, (region,))
        case ChooseSanctuary(sanctuary=sanctuary):
            return _cards(table.choice.drawn, (sanctuary,))
        case _:
            return ()


def _cards(row: CardRow, numbers: tuple[int, ...]) -> tuple[Spot, ...]:
    buttons = [row.button_of(number) for number in numbers]
    return tuple(_card(button) for button in buttons if button is not None)


def _card(button: CardButton) -> Spot:
    def outline() -> QPainterPath:
        place = button.card_rect()
        path = QPainterPath()
        path.addRoundedRect(place, place.width() * 0.09, place.width() * 0.09)
        return path

    return Spot(button, outline, down=_BESIDE_THE_LANDSCAPE)
