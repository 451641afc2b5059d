"""What the viewer can do now, in words, for the line below the map and for the bar above it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.explorers.preview import CardLeft
from engine.explorers.view import ExplorersView, SeatView
from engine.record import Seat
from ui.explorers.box import Box
from ui.explorers.card_words import slots_text, step_text
from ui.numbers import show_list
from ui.texts import fill

translate = QCoreApplication.translate


def task_text(view: ExplorersView) -> str:
    """What the viewer has to do, for the bar; empty if nothing."""
    mine = view.mine
    if mine is None or view.viewer not in view.deciders:
        return ""
    return {
        "keep": translate("Explorers", "Keep one of two investigate cards."),
        "choose": translate("Explorers", "Choose an investigate card."),
        "explore": translate("Explorers", "Explore, then end your turn."),
        "village": translate("Explorers", "Found the village."),
        "extra": translate("Explorers", "Place the extra explorer."),
    }.get(mine.act, "")


def guidance(
    view: ExplorersView,
    box: Box,
    left: CardLeft | None,
    spaces: int,
    routes: int,
    seats: Sequence[Seat],
    *,
    asks: bool = True,
) -> str:
    """What can be done now; `spaces` and `routes` are the numbers of hexes and trade routes that are possible.

    Who does something if the viewer does not, or is not asked.
    """
    if view.phase == "over":
        return translate("Explorers", "The game is over.")
    mine = view.mine
    if not asks or mine is None or view.viewer not in view.deciders:
        waiting = show_list([seats[seat].name for seat in view.deciders if seat >= 0])
        return fill(translate("Explorers", "Still exploring: %1."), waiting) if waiting else ""
    if mine.act != "explore":
        return _choice_text(mine.act)
    if routes and not spaces:
        return translate(
            "Explorers",
            "A trade route is possible: click the city that gets the trading post, or end your turn.",
        )
    if not spaces:
        return _no_space_text(mine, left)
    text = _step_guidance(view, box, left)
    if routes:
        text += " " + translate("Explorers", "A trade route is possible, too: click one of its cities.")
    return text


def _choice_text(act: str) -> str:
    return {
        "keep": translate(
            "Explorers", "Click the investigate card that you keep; the other one leaves the game."
        ),
        "choose": translate("Explorers", "Click the investigate card that you use in this turn."),
        "village": translate("Explorers", "The region is explored: click the blank space for your village."),
        "extra": translate(
            "Explorers", "The treasure gives an extra explorer: click any lit hex, or leave it."
        ),
    }.get(act, "")


def _no_space_text(mine: SeatView, left: CardLeft | None) -> str:
    if left is not None and left.hexes == 0:
        return translate("Explorers", "The card has been used. Undo, or end your turn.")
    if mine.placed:
        return translate("Explorers", "No further hex is possible. Undo, or end your turn.")
    return translate("Explorers", "No hex is possible with this card. End your turn.")


def _step_guidance(view: ExplorersView, box: Box, left: CardLeft | None) -> str:
    """The step of the card that is being done, and how its shape goes on."""
    mine = view.mine
    assert mine is not None
    card = box.card(mine.card)
    step = card.steps[mine.step]
    what = left_text(box, mine, left) or step_text(step)
    if not mine.placed and step.shape not in ("ring", "ray", "touch"):
        started = fill(translate("Explorers", "Explore %1: click a lit hex."), step_text(step))
        if len(card.steps) > mine.step + 1:
            started += " " + fill(translate("Explorers", "Then: %1."), step_text(card.steps[mine.step + 1]))
        return started
    pattern = {
        "line": translate("Explorers", "Go on with the line at one of its ends: %1 left."),
        "path": translate("Explorers", "Go on with the path from the last hex: %1 left."),
        "connected": translate("Explorers", "Go on beside them: %1 left."),
        "region": translate("Explorers", "Go on in the same region: %1 left."),
        "ring": translate("Explorers", "Now around that hex: %1 left."),
        "ray": translate("Explorers", "Now in a straight line away from that hex: %1 left."),
        "touch": translate("Explorers", "Now beside those hexes: %1."),
        "two_rays": translate("Explorers", "Go on with the lines from two of your villages: %1 left."),
    }.get(step.shape, translate("Explorers", "Go on: %1 left."))
    return fill(pattern, what)


def left_text(box: Box, mine: SeatView, left: CardLeft | None) -> str:
    """What is left of a step: "2 grassland and 1 mountain"; empty if nothing or without limit."""
    if left is None or not left.hexes:
        return ""
    step = box.card(mine.card).steps[left.step]
    if step.need:
        return step_text(step)
    if len(step.slots) == 1:
        return slots_text(step.slots, (left.hexes,))
    return slots_text(step.slots, [min(left.hexes, count) for count in left.slots])
