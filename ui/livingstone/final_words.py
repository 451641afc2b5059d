"""The final scoring in words, one sentence an event."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Event
from engine.livingstone import events as happened
from engine.record import Seat
from ui.livingstone.phrases import each, name, points, pounds
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def final_text(event: Event, seats: Sequence[Seat]) -> str | None:
    """The sentence for an event of the final scoring; None for any other."""
    match event:
        case happened.RowScored():
            return _row_scored(event, seats)
        case happened.GemsScored(points=0) | happened.PointCardsScored(points=0):
            return None
        case happened.GemsScored(seat=seat, points=count):
            return fill(
                translate("Livingstone", "%1 gets %2 for unsold gems."), name(seat, seats), points(count)
            )
        case happened.PointCardsScored(seat=seat, points=count):
            return fill(
                translate("Livingstone", "%1 gets %2 for point cards."), name(seat, seats), points(count)
            )
        case happened.QueensDiceRolled(seat=seat, values=values):
            return fill(
                translate("Livingstone", "%1 rolls %2 for the Queen: %3 in all."),
                name(seat, seats),
                " ".join(show_number(value) for value in values),
                show_number(sum(values)),
            )
        case happened.ChestsOpened(donations=donations):
            gifts = [pounds(amount) for amount in donations]
            return fill(translate("Livingstone", "The treasure chests are opened: %1."), each(gifts, seats))
        case happened.Disqualified():
            return disqualified_text(event, seats)
        case happened.TieBroken():
            return _tie_broken(event, seats)
        case happened.GameWon():
            return _game_won(event, seats)
    return None


def _row_scored(event: happened.RowScored, seats: Sequence[Seat]) -> str:
    row = show_number(event.row + 1)
    players = [owner for owner in event.winners if owner < len(seats)]
    if not event.winners:
        return fill(translate("Livingstone", "Row %1: no tents, no points."), row)
    if not players:
        return fill(translate("Livingstone", "Row %1: most tents are white; nobody gets points."), row)
    names, gain = show_list([name(owner, seats) for owner in players]), points(event.points)
    if len(event.winners) == 1:
        return fill(translate("Livingstone", "Row %1: %2 has the most tents and gets %3."), row, names, gain)
    if len(players) == 1:
        return fill(
            translate("Livingstone", "Row %1: %2 ties with the white tents and gets %3."), row, names, gain
        )
    return fill(translate("Livingstone", "Row %1: %2 have the most tents and get %3 each."), row, names, gain)


def disqualified_text(event: happened.Disqualified, seats: Sequence[Seat]) -> str:
    """Who is disqualified and why, with the figures."""
    who, gift, bound = name(event.seat, seats), pounds(event.donated), show_number(event.bound)
    if event.reason == "least":
        return fill(
            translate("Livingstone", "%1 donated the least (%2) and is disqualified: no points."), who, gift
        )
    if event.reason == "below":
        return fill(
            translate(
                "Livingstone", "%1 donated %2, less than the dice (%3), and is disqualified: no points."
            ),
            who,
            gift,
            bound,
        )
    return fill(
        translate(
            "Livingstone", "%1 donated %2, not more than the dice (%3), and is disqualified: no points."
        ),
        who,
        gift,
        bound,
    )


def _tie_broken(event: happened.TieBroken, seats: Sequence[Seat]) -> str:
    rivals = show_list([name(seat, seats) for seat in event.seats])
    named = [seats[seat] for seat in event.seats]
    if event.by == "donation":
        return fill(
            translate("Livingstone", "%1 have the same points; the larger donation decides: %2."),
            rivals,
            each([pounds(value) for value in event.values], named),
        )
    return fill(
        translate("Livingstone", "%1 have the same points and donations; the tents placed decide: %2."),
        rivals,
        each([show_number(value) for value in event.values], named),
    )


def _game_won(event: happened.GameWon, seats: Sequence[Seat]) -> str:
    if not event.seats:
        return translate("Livingstone", "Nobody wins.")
    names, total = show_list([name(seat, seats) for seat in event.seats]), points(event.points)
    if len(seats) == 1:
        return fill(translate("Livingstone", "%1 ends the game with %2."), names, total)
    if len(event.seats) == 1:
        return fill(translate("Livingstone", "%1 wins with %2."), names, total)
    return fill(translate("Livingstone", "%1 share the win with %2 each."), names, total)
