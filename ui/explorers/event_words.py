"""What happened, one sentence an event: for the log and for screen readers. Secrets come left out of events."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.contract import Event
from engine.explorers import events as tell
from engine.explorers.cards import Explore
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.card_words import card_text, era_card_name, treasure_hint, treasure_name
from ui.explorers.final_words import final_text
from ui.explorers.objective_words import objective_text
from ui.explorers.phrases import coins, coordinates, explorers, joined, name, roman
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate


def event_text(event: Event, seats: Sequence[Seat], box: Box) -> str | None:
    """The sentence for an event as somebody may see it; None if it is not worth a line of the log."""
    match event:
        case tell.ObjectiveDealt(objective=objective):
            return fill(translate("Explorers", "Objective: %1."), objective_text(box.objective(objective)))
        case tell.EraBegan(era=era, turns=turns):
            return fill(
                translate("Explorers", "Era %1 begins: %2 explore cards."), roman(era), show_number(turns)
            )
        case tell.CardRevealed(card=name_of_card, turn=turn):
            return _revealed(box, name_of_card, turn)
        case tell.RewardCovered(objective=objective, reward=reward):
            return _covered(box, objective, reward)
        case tell.SpecialtyDrawn(seat=seat, card=str(card)):
            return fill(
                translate("Explorers", "%1 draws the investigate card: %2."),
                name(seat, seats),
                card_text(box.card(card)),
            )
        case tell.SpecialtyKept(seat=seat, card=card):
            return fill(
                translate("Explorers", "%1 keeps the investigate card: %2."),
                name(seat, seats),
                card_text(box.card(card)),
            )
        case tell.SpecialtyUsed(seat=seat, card=card):
            return fill(
                translate("Explorers", "%1 uses the investigate card: %2."),
                name(seat, seats),
                card_text(box.card(card)),
            )
        case tell.TreasuresShuffled(cards=cards):
            return translate("Explorers", "%n treasure card(s) are shuffled once more.", "", cards)
        case tell.EraEnded(era=era, explorers=counts):
            leaving = joined(
                [
                    fill(
                        translate("Explorers", "%1: %2", "a name and an amount"), seat.name, explorers(count)
                    )
                    for seat, count in zip(seats, counts, strict=True)
                ]
            )
            return fill(
                translate("Explorers", "Era %1 is over. The explorers leave the map (%2)."),
                roman(era),
                leaving,
            )
        case tell.ObjectiveCompleted():
            return _completed(event, seats, box)
    return _on_the_map(event, seats, box) or final_text(event, seats, box)


def _revealed(box: Box, card: str, turn: int) -> str:
    found = box.card(card)
    if isinstance(found, Explore) and found.uses_specialty:
        text = era_card_name(found)
    else:
        text = card_text(found)
    return fill(translate("Explorers", "Turn %1: %2."), show_number(turn), text)


def _covered(box: Box, objective: str, reward: str) -> str:
    pattern = (
        translate("Explorers", "The higher reward is covered: %1.")
        if reward == "first"
        else translate("Explorers", "The lower reward is covered: %1.")
    )
    return fill(pattern, objective_text(box.objective(objective)))


def _completed(event: tell.ObjectiveCompleted, seats: Sequence[Seat], box: Box) -> str:
    pattern = (
        translate("Explorers", "%1 is first to complete an objective and gets %2: %3.")
        if event.first
        else translate("Explorers", "%1 completes an objective and gets %2: %3.")
    )
    return fill(
        pattern, name(event.seat, seats), coins(event.coins), objective_text(box.objective(event.objective))
    )


def _on_the_map(event: Event, seats: Sequence[Seat], box: Box) -> str | None:
    match event:
        case tell.ExplorerPlaced(seat=seat, space=space, extra=True):
            return fill(
                translate("Explorers", "%1 places an extra explorer on %2."),
                name(seat, seats),
                coordinates(space),
            )
        case tell.ExplorerPlaced(seat=seat, space=space):
            return fill(translate("Explorers", "%1 explores %2."), name(seat, seats), coordinates(space))
        case tell.CoinsFound(seat=seat, printed=printed, factor=1):
            return fill(translate("Explorers", "%1 gets %2."), name(seat, seats), coins(printed))
        case tell.CoinsFound(seat=seat, printed=printed, factor=factor):
            return fill(
                translate("Explorers", "%1 gets %2 (%3 times %4)."),
                name(seat, seats),
                coins(printed * factor),
                show_number(factor),
                show_number(printed),
            )
        case tell.TowerFound(seat=seat, count=count, coins=found):
            return fill(
                translate("Explorers", "%1 finds discovery tower number %2 and gets %3."),
                name(seat, seats),
                show_number(count),
                coins(found),
            )
        case tell.CrystalFound(seat=seat, value=value, coins=found):
            return fill(
                translate("Explorers", "%1 finds the crystal of value %2 and gets %3."),
                name(seat, seats),
                show_number(value),
                coins(found),
            )
        case tell.TreasureDrawn():
            return _treasure(event, seats, box)
        case tell.NoTreasureLeft(seat=seat):
            return fill(translate("Explorers", "There is no treasure left for %1."), name(seat, seats))
        case tell.ExtraExplorerLost(seat=seat):
            return fill(translate("Explorers", "%1 has no space for the extra explorer."), name(seat, seats))
        case tell.ExtraExplorerLeft(seat=seat):
            return fill(translate("Explorers", "%1 leaves the extra explorer."), name(seat, seats))
        case tell.VillageFounded(seat=seat, space=space, coins=found):
            return fill(
                translate("Explorers", "%1 founds a village on %2 and gets %3."),
                name(seat, seats),
                coordinates(space),
                coins(found),
            )
        case tell.RouteMade(seat=seat, post=post, other=other, coins=found):
            return fill(
                translate("Explorers", "%1 connects %2 with %3, gets %4 and places the trading post on %2."),
                name(seat, seats),
                coordinates(post),
                coordinates(other),
                coins(found),
            )
        case tell.TurnEnded(seat=seat):
            return fill(translate("Explorers", "%1 ends the turn."), name(seat, seats))
    return None


def _treasure(event: tell.TreasureDrawn, seats: Sequence[Seat], box: Box) -> str:
    if event.treasure is None:
        return fill(
            translate("Explorers", "%1 draws a treasure and keeps it hidden."), name(event.seat, seats)
        )
    treasure = box.treasure(event.treasure)
    if event.kept:
        return fill(
            translate("Explorers", "%1 draws a treasure and keeps it: %2"),
            name(event.seat, seats),
            treasure_hint(treasure),
        )
    return fill(
        translate("Explorers", "%1 draws a treasure: %2."), name(event.seat, seats), treasure_name(treasure)
    )
