"""Trying a card: the journey with it, and what it would bring, before anything is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.faraway.view import FarawayView
from ui.faraway.card_words import region_title, sanctuary_text
from ui.faraway.outlook import journey_outlook, region_outlook
from ui.faraway.outlook_words import finds_text, order_text, total_text
from ui.faraway.picks import Pick
from ui.texts import fill

if TYPE_CHECKING:
    from ui.faraway.table import FarawayTable

translate = QCoreApplication.translate


def show_trial(table: FarawayTable, view: FarawayView, pick: Pick | None) -> None:
    """Show on `table` the journey in the middle, with the card of `pick` tried if there is one."""
    mine = view.mine
    if pick is None or mine is None or view.phase == "over":
        _show_plain(table, view)
    elif pick.place == "drawn":
        _try_sanctuary(table, view, pick.number)
    else:
        later = pick.place == "display" or view.phase not in ("keep", "explore") or mine.has_chosen
        _try_region(table, view, pick.number, later=later)


def _show_plain(table: FarawayTable, view: FarawayView) -> None:
    seats = table.session.seats()
    own = table.own_seat(view)
    shown = own if table.large is None else view.seats[table.large]
    outlook = journey_outlook(table.box, shown.row, shown.sanctuaries)
    face_down = own.chosen if shown is own and own.chosen and view.phase == "explore" else None
    note = (
        ""
        if shown.row
        else translate("Faraway", "The journey goes from left to right and scores from right to left.")
    )
    if shown is not own:
        note = fill(translate("Faraway", "Journey of %1"), seats[shown.seat].name)
    table.journey.show_journey(seats[shown.seat], outlook, face_down=face_down, note=note)
    table.choice.tell(*_idle_words(view, asks=table.session.asks))


def _idle_words(view: FarawayView, *, asks: bool) -> tuple[str, list[str]]:
    """What stands beside the hand while no card is pointed at; only facts unless the viewer is asked."""
    mine = view.mine
    if mine is None or view.phase == "over":
        return "", []
    if not asks:
        return (
            (translate("Faraway", "Sanctuaries drawn: %n", "", len(mine.drawn)), [])
            if mine.drawn
            else ("", [])
        )
    if view.phase == "keep" and not mine.has_chosen:
        return translate("Faraway", "Your beginning"), [
            translate("Faraway", "Click the regions that you keep. The others go back into the deck.")
        ]
    if view.phase == "explore" and not mine.has_chosen:
        return translate("Faraway", "Your region of this round"), [
            translate("Faraway", "Point at a card to see what it would bring."),
            translate(
                "Faraway", "Longer than your last region: you find sanctuaries. Shorter: you draft earlier."
            ),
        ]
    if mine.drawn:
        return translate("Faraway", "Sanctuaries drawn: %n", "", len(mine.drawn)), [
            translate("Faraway", "You keep one of them after taking a region.")
            if view.phase in ("take", "find")
            else translate("Faraway", "Keep one; the others go under the deck.")
        ]
    if view.phase == "take" and view.in_turn == view.viewer:
        return translate("Faraway", "Your new region"), [
            translate("Faraway", "Point at a card of the display to see what it would bring next round.")
        ]
    return "", []


def _try_region(table: FarawayTable, view: FarawayView, region: int, *, later: bool) -> None:
    mine = view.mine
    assert mine is not None
    outlook = region_outlook(view, mine, region, table.box, later=later)
    before = journey_outlook(table.box, mine.row, mine.sanctuaries)
    table.journey.show_journey(
        table.session.seats()[mine.seat],
        outlook.journey,
        tried_region=region,
        before=before,
    )
    title = region_title(region)
    if later:
        title = fill(translate("Faraway", "%1 in the next round"), title)
    table.choice.tell(
        title,
        [
            finds_text(outlook),
            order_text(outlook, len(view.seats)),
            total_text(outlook.now, outlook.journey.total),
        ],
    )


def _try_sanctuary(table: FarawayTable, view: FarawayView, sanctuary: int) -> None:
    mine = view.mine
    assert mine is not None
    before = journey_outlook(table.box, mine.row, mine.sanctuaries)
    after = journey_outlook(table.box, mine.row, (*mine.sanctuaries, sanctuary))
    table.journey.show_journey(
        table.session.seats()[mine.seat], after, tried_sanctuary=sanctuary, before=before
    )
    table.choice.tell(total_text(before.total, after.total), [sanctuary_text(table.box.sanctuary(sanctuary))])
