"""What the player can do now, in words, for the line below the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.livingstone.moves import FREE_TENT, IGNORE_DIE_NUMBER
from engine.livingstone.view import LivingstoneView
from engine.record import Seat
from ui.livingstone.offers import Offers
from ui.livingstone.tent_plan import TentPlan
from ui.livingstone.words import card_name
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def guidance(
    view: LivingstoneView, offers: Offers, plan: TentPlan, seats: Sequence[Seat], *, asks: bool = True
) -> str:
    """What the viewer can do now, in one line; whose turn it is if that is another's, or if nobody is asked."""
    if view.phase == "over":
        return translate("Livingstone", "The game is over.")
    if not asks or view.viewer is None or view.viewer != view.seat:
        return fill(translate("Livingstone", "%1 has the turn."), seats[view.seat].name)
    if view.phase == "dig":
        return translate("Livingstone", "The stones come out one by one; the white rock ends the dig.")
    if plan.target is not None:
        return translate(
            "Livingstone", "Click the tent that you want to move, on the board. Esc: another space."
        )
    if plan.scored_row:
        return translate(
            "Livingstone", "Free tent: click a lit space with a scored tent of yours. Esc: not now."
        )
    if plan.free or plan.any_row:
        played = show_list([card_name(card) for card in (FREE_TENT, IGNORE_DIE_NUMBER) if card in plan.cards])
        return fill(translate("Livingstone", "%1: click a lit space. Esc: without the card."), played)
    if view.phase == "choose_die":
        me = view.mine
        if me is not None and me.dice:
            return fill(
                translate("Livingstone", "Take a die higher than %1, your last one."),
                show_number(me.dice[-1]),
            )
        return translate("Livingstone", "Take a die: click it or press its number.")
    if view.phase == "act":
        return _act_text(view, offers, plan)
    if view.extra_dice:
        return translate("Livingstone", "Take your second die: it must be higher than the first.")
    return translate("Livingstone", "Before you end your turn you may donate, sell gems and play cards.")


def _act_text(view: LivingstoneView, offers: Offers, plan: TentPlan) -> str:
    die = show_number(view.die)
    if plan.moves(offers):
        return fill(
            translate(
                "Livingstone", "Die %1: choose an action, or click the lit space to move a tent there."
            ),
            die,
        )
    if offers.tent_spaces(False, False):
        return fill(
            translate("Livingstone", "Die %1: choose an action, or click the lit space to place a tent."), die
        )
    return fill(translate("Livingstone", "Die %1: choose an action."), die)
