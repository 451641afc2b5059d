"""What happened, one sentence an event: for the log and for screen readers.

Everybody is called by name, whoever looks at the screen: a log is read by several people. Secrets are kept because
events come without them to those who must not know (`Event.seen_by`).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Event
from engine.livingstone import events as happened
from engine.livingstone.moves import BLACK_ROCK
from engine.record import Seat
from ui.livingstone.card_words import card_name
from ui.livingstone.final_words import final_text
from ui.livingstone.phrases import each, gem_list, name, points, pounds, space_name, stone_name
from ui.livingstone.price_words import price
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def event_text(event: Event, seats: Sequence[Seat]) -> str | None:
    """The sentence for an event as somebody may see it; None if it is not worth a line of the log."""
    match event:
        case happened.StartPlayerChosen(seat=seat):
            return fill(translate("Livingstone", "%1 goes first."), name(seat, seats))
        case happened.WhiteTentsCounted(count=count):
            return translate("Livingstone", "%n white tent(s) stand on the board.", "", count)
        case happened.DiceRolled():
            return _dice_rolled(event, seats)
        case happened.TurnSkipped(seat=seat):
            return fill(translate("Livingstone", "%1 cannot take any die and is skipped."), name(seat, seats))
        case happened.DieTaken(seat=seat, value=value):
            return fill(
                translate("Livingstone", "%1 takes the die %2."), name(seat, seats), show_number(value)
            )
        case happened.CoinsTaken(seat=seat, amount=amount):
            return fill(translate("Livingstone", "%1 takes %2."), name(seat, seats), pounds(amount))
        case happened.PointsTaken(seat=seat, points=count):
            return fill(translate("Livingstone", "%1 gets %2."), name(seat, seats), points(count))
        case happened.Donated(seat=seat, amount=None):
            return fill(translate("Livingstone", "%1 donates to the Queen."), name(seat, seats))
        case happened.Donated(seat=seat, amount=int(amount)):
            return fill(
                translate("Livingstone", "%1 donates %2 to the Queen."), name(seat, seats), pounds(amount)
            )
        case happened.TentPlaced():
            return _tent_placed(event, seats)
        case happened.BoatMoved(column=column, back=True):
            return fill(
                translate("Livingstone", "The steamboat goes back to column %1."), show_number(column + 1)
            )
        case happened.BoatMoved(column=column):
            return fill(
                translate("Livingstone", "The steamboat sails on to column %1."), show_number(column + 1)
            )
        case happened.ColumnScored():
            return _column_scored(event, seats)
    return _card_text(event, seats) or _mine_text(event, seats) or final_text(event, seats)


def _dice_rolled(event: happened.DiceRolled, seats: Sequence[Seat]) -> str:
    return fill(
        translate("Livingstone", "Round %1: %2 rolls %3."),
        show_number(event.round),
        name(event.seat, seats),
        " ".join(show_number(value) for value in event.values),
    )


def _tent_placed(event: happened.TentPlaced, seats: Sequence[Seat]) -> str:
    who, row, column = name(event.seat, seats), show_number(event.row + 1), show_number(event.column + 1)
    if event.moved_from is None:
        text = fill(translate("Livingstone", "%1 places a tent in row %2, column %3"), who, row, column)
    else:
        text = fill(
            translate("Livingstone", "%1 moves a tent from %4 to row %2, column %3"),
            who,
            row,
            column,
            space_name(event.moved_from),
        )
    cost = price(event.paid, event.owners, seats)
    if event.scores_this_round:
        return fill(translate("Livingstone", "%1: %2."), text, cost)
    return fill(translate("Livingstone", "%1: %2; no points this round."), text, cost)


def _column_scored(event: happened.ColumnScored, seats: Sequence[Seat]) -> str:
    round_number, column = show_number(event.round), show_number(event.column + 1)
    if not any(event.points):
        return fill(
            translate("Livingstone", "End of round %1: nobody scores in column %2."), round_number, column
        )
    scores = each([show_number(count) for count in event.points], seats)
    return fill(
        translate("Livingstone", "End of round %1, points for column %2: %3."), round_number, column, scores
    )


def _card_text(event: Event, seats: Sequence[Seat]) -> str | None:
    match event:
        case happened.CardDrawn(seat=seat, card=None):
            return fill(translate("Livingstone", "%1 draws an action card."), name(seat, seats))
        case happened.CardDrawn(seat=seat, card=int(card)):
            return fill(
                translate("Livingstone", "%1 draws an action card: %2."), name(seat, seats), card_name(card)
            )
        case happened.NoCardLeft(seat=seat):
            return fill(translate("Livingstone", "No card is left that %1 could draw."), name(seat, seats))
        case happened.MineCollapsed(seat=seat, lost=lost):
            if not any(map(any, lost)):
                return fill(
                    translate("Livingstone", "%1 draws Mine Collapse: no gems are lost."), name(seat, seats)
                )
            return fill(
                translate("Livingstone", "%1 draws Mine Collapse. Gems lost: %2."),
                name(seat, seats),
                each([show_number(sum(gems)) for gems in lost], seats),
            )
        case happened.DrawPileShuffled(cards=count):
            return translate("Livingstone", "%n card(s) are shuffled and form a new draw pile.", "", count)
        case happened.CardPlayed(seat=seat, card=card):
            return fill(translate("Livingstone", "%1 plays %2."), name(seat, seats), card_name(card))
    return None


def _mine_text(event: Event, seats: Sequence[Seat]) -> str | None:
    match event:
        case happened.DigBegun(seat=seat, stones=count):
            return fill(translate("Livingstone", "%1 digs for %n stone(s).", "", count), name(seat, seats))
        case happened.DigEnded(seat=seat, gems=gems, rocks=rocks):
            return _dug(name(seat, seats), gem_list(gems), rocks)
        case happened.WhiteRockDug(seat=seat, stones=count):
            return fill(
                translate(
                    "Livingstone", "%1 digs up the white rock: %n stone(s) go back to the bag.", "", count
                ),
                name(seat, seats),
            )
        case happened.GemsSold(seat=seat, gems=gems, money=money, points=count):
            price = show_list([pounds(money), points(count)] if count else [pounds(money)])
            return fill(
                translate("Livingstone", "%1 sells %2 for %3."), name(seat, seats), gem_list(gems), price
            )
    return None


def _dug(who: str, gems: str, rocks: int) -> str:
    if not gems:
        return fill(translate("Livingstone", "%1 finds no gems."), who)
    if not rocks:
        return fill(translate("Livingstone", "%1 finds %2."), who, gems)
    return fill(
        translate("Livingstone", "%1 finds %2; %3 set aside."), who, gems, stone_name(BLACK_ROCK, rocks)
    )
