"""What the board says: names of places, previews of tents and explanations. Translated when called."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF

from engine.livingstone.moves import COLUMNS, ROWS, PlaceTent, PlaceTentInScoredRow
from engine.livingstone.preview import TentPreview, tent_preview
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.board.geometry import Geometry
from ui.livingstone.board.standing import column_done, lead, stands
from ui.livingstone.phrases import name, points, pounds
from ui.livingstone.price_words import fees
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate

COIN, CROWN, TENT = "coin", "crown", "tent"


@dataclass(frozen=True)
class Line:
    """A line of a preview and the sign before it: `COIN`, `CROWN` or `TENT`."""

    sign: str
    text: str


def board_name() -> str:
    """The name of the board for screen readers."""
    return translate("Livingstone", "River board")


def preview_lines(
    view: LivingstoneView, seats: tuple[Seat, ...], space: int, move: PlaceTent | PlaceTentInScoredRow
) -> tuple[Line, ...]:
    """What a tent on `space` costs, whom it pays, what it scores and what it does to its row."""
    in_scored_row = isinstance(move, PlaceTentInScoredRow)
    free = isinstance(move, PlaceTent) and move.free
    preview = tent_preview(view, space, free, move.moved_from, in_scored_row)
    lines = []
    if preview.paid or not preview.owners:
        cost = pounds(preview.paid) if preview.paid else translate("Livingstone", "free of charge")
        lines.append(Line(COIN, cost))
    if preview.owners:
        lines.append(Line(COIN, fees(preview.owners, seats)))
    if preview.points_now:
        lines.append(
            Line(
                CROWN,
                fill(translate("Livingstone", "%1 at the end of the round"), points(preview.points_now)),
            )
        )
    else:
        lines.append(Line(CROWN, translate("Livingstone", "no points this round")))
    lines.append(Line(TENT, _row_change(view, space % ROWS, preview)))
    return tuple(lines)


def _row_change(view: LivingstoneView, row: int, preview: TentPreview) -> str:
    """What a tent does to the lead in its row."""
    seat, after, before = view.seat, preview.row_after, preview.row_before
    most = max(after)
    number = show_number(row + 1)
    if after[seat] < most:
        text = translate("Livingstone", "row %1: still %n tent(s) behind", "", most - after[seat])
        return fill(text, number)
    share = points(preview.majority_after[seat])
    if after.count(most) > 1:
        return fill(translate("Livingstone", "row %1: shares the lead (%2)"), number, share)
    led = max(before) > 0 and before[seat] == max(before) and before.count(max(before)) == 1
    if led:
        return fill(translate("Livingstone", "row %1: strengthens the lead (%2)"), number, share)
    return fill(translate("Livingstone", "row %1: takes the lead (%2)"), number, share)


def place_name(space: int) -> str:
    """Where a space is."""
    row, column = space % ROWS, space // ROWS
    return fill(translate("Livingstone", "Row %1, column %2"), show_number(row + 1), show_number(column + 1))


def tent_list(view: LivingstoneView, seats: tuple[Seat, ...], space: int) -> str:
    """Who has tents on a space: "Anna: 2 tents, Ben: 1 tent"; "no tents" if it is empty."""
    counted = [
        fill(translate("Livingstone", "%1: %n tent(s)", "", stand.count), name(stand.owner, seats))
        for stand in stands(view, space)
    ]
    if not counted:
        return translate("Livingstone", "no tents")
    return translate("Livingstone", ", ", "between the items of a list").join(counted)


def _waiting(view: LivingstoneView, seats: tuple[Seat, ...], space: int) -> str:
    names = [name(stand.owner, seats) for stand in stands(view, space) if stand.waiting]
    if not names:
        return ""
    text = translate("Livingstone", "The pale tent of %1 does not score this round, but counts for its row.")
    return fill(text, show_list(names))


def space_text(
    view: LivingstoneView,
    seats: tuple[Seat, ...],
    space: int,
    move: PlaceTent | PlaceTentInScoredRow | None,
) -> str:
    """A space in words for screen readers: place, tents, and the preview if it may be chosen."""
    parts = [place_name(space), tent_list(view, seats, space)]
    waiting = _waiting(view, seats, space)
    if waiting:
        parts.append(waiting)
    if move is not None:
        parts.append(translate("Livingstone", "open for your tent"))
        parts.extend(line.text for line in preview_lines(view, seats, space, move))
    return translate("Livingstone", "; ", "between the parts of a description").join(parts)


def tip_at(view: LivingstoneView, seats: tuple[Seat, ...], place: Geometry, point: QPointF) -> str:
    """What is explained at a point of the map; empty where there is nothing."""
    space = place.space_at(point)
    if space >= 0:
        return _space_tip(view, seats, space)
    for row in range(ROWS):
        if place.crown_rect(row).contains(point):
            return _crown_tip(view, row)
        if place.majority_rect(row).contains(point) or place.leader_rect(row).contains(point):
            return _majority_tip(view, seats, row)
    for column in range(COLUMNS):
        if place.cost_rect(column).contains(point):
            return _cost_tip(view, column)
        if column == view.boat and place.boat_rect(column).contains(point):
            return _boat_tip(view)
    return _falls_tip(view) if place.falls_rect.contains(point) else ""


def _space_tip(view: LivingstoneView, seats: tuple[Seat, ...], space: int) -> str:
    lines = [place_name(space), tent_list(view, seats, space)]
    waiting = _waiting(view, seats, space)
    if waiting:
        lines.append(waiting)
    return "\n".join(lines)


def _crown_tip(view: LivingstoneView, row: int) -> str:
    place = fill(
        translate("Livingstone", "Row %1: a die showing %1 places a tent here."), show_number(row + 1)
    )
    scores = translate(
        "Livingstone", "Each of its tents in the boat's column scores %1 at the end of the round."
    )
    return "\n".join((place, fill(scores, points(view.row_points[row]))))


def _majority_tip(view: LivingstoneView, seats: tuple[Seat, ...], row: int) -> str:
    most = translate("Livingstone", "End of the game: %1 for the most tents in row %2.")
    lines = [
        fill(most, points(view.majority_points[row]), show_number(row + 1)),
        translate("Livingstone", "A tie shares the points, rounded down."),
    ]
    now = lead(view, row)
    counted = [
        fill(translate("Livingstone", "%1: %n tent(s)", "", count), name(owner, seats))
        for owner, count in sorted(enumerate(now.tents), key=lambda pair: -pair[1])
        if count
    ]
    if counted:
        lines.append(translate("Livingstone", ", ", "between the items of a list").join(counted))
        leaders = show_list([name(owner, seats) for owner in now.owners])
        if len(now.owners) == 1:
            lines.append(fill(translate("Livingstone", "In the lead: %1"), leaders))
        else:
            text = translate("Livingstone", "Level in the lead: %1 (%2 each)")
            lines.append(fill(text, leaders, points(now.points)))
    return "\n".join(lines)


def _cost_tip(view: LivingstoneView, column: int) -> str:
    text = translate("Livingstone", "Expedition cost of a tent in column %1: %2.")
    lines = [fill(text, show_number(column + 1), pounds(view.column_cost[column]))]
    if column_done(view, column):
        lines.append(translate("Livingstone", "This column has been scored."))
    return "\n".join(lines)


def _boat_tip(view: LivingstoneView) -> str:
    place = translate("Livingstone", "Steamboat: tents are placed in column %1 this round.")
    scores = translate("Livingstone", "At the end of the round this column scores.")
    return "\n".join((fill(place, show_number(view.boat + 1)), scores))


def _falls_tip(view: LivingstoneView) -> str:
    falls = translate("Livingstone", "Victoria Falls: here the journey ends.")
    left = translate("Livingstone", "%n column(s) to go, this one included.", "", COLUMNS - view.boat)
    return "\n".join((falls, left))
