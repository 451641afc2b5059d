"""From what happened to the cards that move across the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF

from engine.contract import Event
from engine.faraway import events as happened
from ui.faraway.card_row import CardRow
from ui.faraway.flight import Flight

if TYPE_CHECKING:
    from ui.faraway.table import FarawayTable

Places = Mapping[tuple[str, int], QRectF]


def routes(table: FarawayTable, events: Sequence[Event], before: Places) -> list[Flight]:
    """The cards that move because of `events`, on the table as it is after them; `before` tells where cards lay."""
    flights: list[Flight] = []
    for event in events:
        match event:
            case happened.RegionsRevealed():
                flights += _reveal(table, event)
            case happened.SanctuaryDrawn():
                flights += _draw(table, event)
            case happened.RegionTaken():
                flights += _take(table, event, before)
            case happened.SanctuaryKept():
                flights += _keep(table, event, before)
            case happened.RegionLaidOut():
                flights += _lay_out(table, event)
    return flights


def _deck(table: FarawayTable, *, sanctuary: bool) -> QRectF:
    return _on_table(table, table.display, table.display.deck_rect(sanctuary=sanctuary))


def _on_table(table: FarawayTable, widget: CardRow | object, rect: QRect) -> QRectF:
    from PySide6.QtWidgets import QWidget

    assert isinstance(widget, QWidget)
    return QRectF(QRect(widget.mapTo(table, rect.topLeft()), rect.size()))


def _rows_of(table: FarawayTable, seat: int) -> tuple[CardRow, CardRow, QRectF]:
    """Regions and sanctuaries of a seat, and the place where its hidden cards come to."""
    plate = table.others.plate_of(seat)
    if plate is None:
        hand = table.hand.place_rect(1)
        return table.journey.regions, table.journey.sanctuaries, _on_table(table, table.hand, hand)
    head = plate.head.geometry()
    small = QRect(0, 0, max(8, head.height() // 2), max(10, head.height() * 2 // 3))
    small.moveCenter(QPoint(head.right() - head.height() * 4, head.center().y()))
    return plate.regions, plate.sanctuaries, _on_table(table, plate, small)


def _reveal(table: FarawayTable, event: happened.RegionsRevealed) -> list[Flight]:
    flights = []
    for seat, region in enumerate(event.regions):
        regions, _, _ = _rows_of(table, seat)
        button = regions.button_of(region)
        if button is not None:
            place = table.card_place(button)
            flights.append(Flight(table.box.region(region), False, place, place, turning=True, button=button))
    return flights


def _draw(table: FarawayTable, event: happened.SanctuaryDrawn) -> list[Flight]:
    start = _deck(table, sanctuary=True)
    if event.sanctuary is not None:
        button = table.choice.drawn.button_of(event.sanctuary)
        if button is None:
            return []
        end = table.card_place(button)
        return [Flight(table.box.sanctuary(event.sanctuary), True, start, end, turning=True, button=button)]
    _, _, end = _rows_of(table, event.seat)
    return [Flight(None, True, start, end)]


def _take(table: FarawayTable, event: happened.RegionTaken, before: Places) -> list[Flight]:
    start = before.get(("display", event.region))
    if start is None:
        return []
    button = table.hand.button_of(event.region) if table.others.plate_of(event.seat) is None else None
    end = table.card_place(button) if button is not None else _rows_of(table, event.seat)[2]
    return [Flight(table.box.region(event.region), False, start, end, button=button)]


def _keep(table: FarawayTable, event: happened.SanctuaryKept, before: Places) -> list[Flight]:
    _, row, hidden = _rows_of(table, event.seat)
    button = row.button_of(event.sanctuary)
    if button is None:
        return []
    start = before.get(("drawn", event.sanctuary), hidden)
    return [
        Flight(table.box.sanctuary(event.sanctuary), True, start, table.card_place(button), button=button)
    ]


def _lay_out(table: FarawayTable, event: happened.RegionLaidOut) -> list[Flight]:
    button = table.display.row.button_of(event.region)
    if button is None:
        return []
    start = _deck(table, sanctuary=False)
    return [
        Flight(
            table.box.region(event.region),
            False,
            start,
            table.card_place(button),
            turning=True,
            button=button,
        )
    ]
