"""The sentences that go with the steps of the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.livingstone import events as happened
from engine.record import Seat
from ui.livingstone.event_words import event_text
from ui.livingstone.phrases import each, points, pounds
from ui.livingstone.scoring.story import Step
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate


def caption(step: Step, seats: Sequence[Seat], good_score: int) -> str:
    """What a step tells, in one or two sentences."""
    event = step.events[0] if step.events else None
    match event:
        case None:
            return translate("Livingstone", "The journey is over. Now rows, gems, cards and donations count.")
        case happened.GemsScored():
            return fill(translate("Livingstone", "Points for unsold gems: %1."), _gains(step, seats))
        case happened.PointCardsScored():
            return fill(translate("Livingstone", "Points for point cards in hand: %1."), _gains(step, seats))
        case happened.ChestsOpened(donations=donations):
            seat = step.opened - 1
            return fill(
                translate("Livingstone", "The chest of %1 holds %2."),
                seats[seat].name,
                pounds(donations[seat]),
            )
        case happened.GameWon() if len(seats) == 1:
            return _solo_end(event, seats[0], good_score)
    return event_text(event, seats) or ""


def _gains(step: Step, seats: Sequence[Seat]) -> str:
    return each([show_number(gain) for gain in step.gains], seats)


def _solo_end(event: happened.GameWon, seat: Seat, good_score: int) -> str:
    if not event.seats:
        return fill(
            translate("Livingstone", "The donation was too small: %1 ends the game without points."),
            seat.name,
        )
    total, mark = points(event.points), show_number(good_score)
    if event.points >= good_score:
        return fill(
            translate("Livingstone", "%1 ends the game with %2: a good result, %3 or more."),
            seat.name,
            total,
            mark,
        )
    return fill(
        translate("Livingstone", "%1 ends the game with %2; a good result begins at %3."),
        seat.name,
        total,
        mark,
    )
