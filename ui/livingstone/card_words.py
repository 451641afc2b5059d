"""Names and explanations of the action cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.livingstone.moves import (
    BOAT_BACK,
    DIG_THREE_STONES,
    FREE_TENT,
    FREE_TENT_SCORED_ROW,
    IGNORE_DIE_NUMBER,
    MARKET,
    MINE_COLLAPSE,
    POINTS_2,
    POINTS_3,
    POINTS_4,
    TAKE_FOUR_POUNDS,
    TAKE_TWO_DICE,
)

translate = QCoreApplication.translate

NEEDS_DIE = (FREE_TENT, IGNORE_DIE_NUMBER)
"""Cards that are played with an unused die, as part of placing a tent."""


def card_name(card: int) -> str:
    """The title of a card, as printed."""
    return {
        FREE_TENT: translate("Livingstone", "Free Tent"),
        IGNORE_DIE_NUMBER: translate("Livingstone", "Ignore Die Number"),
        FREE_TENT_SCORED_ROW: translate("Livingstone", "Free Tent in a Scored Row"),
        BOAT_BACK: translate("Livingstone", "Move Steamboat Back"),
        TAKE_FOUR_POUNDS: translate("Livingstone", "Take 4 Pounds"),
        TAKE_TWO_DICE: translate("Livingstone", "Take Two Dice"),
        POINTS_2: translate("Livingstone", "2 Victory Points"),
        POINTS_3: translate("Livingstone", "3 Victory Points"),
        POINTS_4: translate("Livingstone", "4 Victory Points"),
        MARKET: translate("Livingstone", "Market"),
        DIG_THREE_STONES: translate("Livingstone", "Dig Three Stones"),
        MINE_COLLAPSE: translate("Livingstone", "Mine Collapse"),
    }[card]


def card_help(card: int) -> str:
    """What a card does and whether it needs a die, in a few short sentences."""
    sentences = list(_effect(card))
    if card in NEEDS_DIE:
        sentences.append(translate("Livingstone", "Needs an unused die."))
    elif card not in (TAKE_TWO_DICE, MINE_COLLAPSE):
        sentences.append(translate("Livingstone", "Needs no die."))
    return " ".join(sentences)


def _effect(card: int) -> tuple[str, ...]:
    if card == FREE_TENT:
        return (
            translate("Livingstone", "A tent without expedition cost."),
            translate("Livingstone", "Other owners on the space still get 1 pound each."),
        )
    if card == IGNORE_DIE_NUMBER:
        return (
            translate("Livingstone", "A tent in any row of the steamboat's column, at the usual cost."),
            translate("Livingstone", "Goes together with Free Tent."),
        )
    if card == FREE_TENT_SCORED_ROW:
        return (
            translate(
                "Livingstone", "An extra tent, without expedition cost, beside a scored tent of yours."
            ),
            translate("Livingstone", "No points this round, but it counts for its row at the end."),
        )
    if card == BOAT_BACK:
        return (
            translate("Livingstone", "The steamboat goes back one column."),
            translate("Livingstone", "Only that column takes tents and is scored this round."),
        )
    if card == TAKE_FOUR_POUNDS:
        return (translate("Livingstone", "Take 4 pounds from the bank."),)
    if card == TAKE_TWO_DICE:
        return (
            translate("Livingstone", "Take a second die this turn, for one more action."),
            translate("Livingstone", "It must be higher than the first one."),
        )
    if card == MARKET:
        return (
            translate("Livingstone", "Sell any of your gems for pounds and as many points."),
            translate("Livingstone", "Each transparent gem brings 1, each blue one 2, each red one 3."),
        )
    if card == DIG_THREE_STONES:
        return (translate("Livingstone", "Dig three stones in the mine."),)
    if card == MINE_COLLAPSE:
        return (
            translate("Livingstone", "As soon as it is drawn, all gems in all hands go back to the bag."),
            translate("Livingstone", "Then a new card is drawn."),
        )
    worth = {
        POINTS_2: translate("Livingstone", "2 points."),
        POINTS_3: translate("Livingstone", "3 points."),
        POINTS_4: translate("Livingstone", "4 points."),
    }
    return worth[card], translate("Livingstone", "Play it on your turn or keep it for the final scoring.")
