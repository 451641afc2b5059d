"""The short rules of Livingstone, written afresh, with the game's own figures in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.livingstone.figures import Figures
from engine.livingstone.moves import CARDS, COLUMNS
from ui.livingstone.card_words import card_help, card_name
from ui.numbers import show_list, show_number
from ui.simple_html import items, paragraph, section
from ui.texts import fill

translate = QCoreApplication.translate


def rules_html(figures: Figures) -> str:
    """The rules as simple HTML in the language in force."""
    return "".join(
        (
            _goal(figures),
            _round(figures),
            _actions(figures),
            _any_time(),
            _cards(),
            _scoring(figures),
            _donations(),
            _two_players(figures),
            _alone(figures),
            _undo(),
        )
    )


def _goal(figures: Figures) -> str:
    return section(
        translate("Rules", "Goal"),
        paragraph(
            translate(
                "Rules",
                "The steamboat goes up the Zambezi, one column a round, to the Victoria Falls. On the way "
                "you put up tents "
                "and dig for gems. Whoever has the most points at the end wins, unless the Queen got too "
                "little.",
            )
        ),
        paragraph(
            fill(
                translate("Rules", "Everybody begins with %1 pounds and %2 tents."),
                show_number(figures.start_money),
                show_number(figures.tents),
            )
        ),
    )


def _round(figures: Figures) -> str:
    return section(
        translate("Rules", "A round"),
        items(
            fill(
                translate(
                    "Rules", "The starting player rolls %1 dice for each player; they lie sorted in the tray."
                ),
                show_number(figures.dice_per_player),
            ),
            translate(
                "Rules",
                "In turn, everybody takes one die and does one action with it, again and again as long as "
                "dice are left.",
            ),
            translate(
                "Rules",
                "Each die you take must be higher than the one you took before in this round. Who can take a "
                "die must; "
                "who cannot is skipped.",
            ),
            translate(
                "Rules",
                "When no die can be taken any more, the steamboat's column is scored: each tent in it brings "
                "as many points "
                "as its row says, 1 at the river, 6 at the top. Several tents on a space all count in full.",
            ),
            translate(
                "Rules", "Then the steamboat goes on one column, and the next player rolls and begins."
            ),
        ),
    )


def _actions(figures: Figures) -> str:
    return section(
        translate("Rules", "One action with each die"),
        items(
            translate("Rules", "<b>Take coins:</b> as many pounds as the die shows."),
            translate("Rules", "<b>Draw an action card:</b> one card, whatever the die shows."),
            translate(
                "Rules",
                "<b>Dig in the mine:</b> draw as many stones from the bag as the die shows. Gems are yours, "
                "black rocks go "
                "aside. The white rock ends the dig: all stones of this turn and all that lie aside go back "
                "to the bag.",
            ),
            fill(
                translate(
                    "Rules",
                    "<b>Place a tent:</b> in the steamboat's column, in the row that the die shows. Pay the "
                    "expedition cost "
                    "at the bank, and %1 pound to each other player who has a tent on that space.",
                ),
                show_number(figures.owner_fee),
            ),
        ),
        paragraph(
            fill(
                translate("Rules", "The expedition costs, from column 1 to column %1: %2 pounds."),
                show_number(COLUMNS),
                show_list([show_number(cost) for cost in figures.column_cost]),
            )
        ),
    )


def _any_time() -> str:
    return section(
        translate("Rules", "Before and after the action"),
        paragraph(
            translate(
                "Rules", "From taking the die to ending your turn you may do these as often as you like:"
            )
        ),
        items(
            translate(
                "Rules", "<b>Sell gems:</b> a transparent one for 1 pound, a blue one for 3, a red one for 5."
            ),
            translate("Rules", "<b>Play cards</b> from your hand."),
            translate(
                "Rules",
                "<b>Donate</b> to the Queen: put pounds into your chest. The others learn that you gave, not "
                "how much, and "
                "nothing comes out again.",
            ),
        ),
    )


def _cards() -> str:
    texts = (
        fill(
            translate("Rules", "<b>%1:</b> %2", "name of a card: what it does"),
            card_name(card),
            card_help(card),
        )
        for card in range(len(CARDS))
    )
    return section(translate("Rules", "The action cards"), items(*texts))


def _scoring(figures: Figures) -> str:
    majority = show_list([show_number(points) for points in figures.majority_points])
    return section(
        translate("Rules", "Final scoring"),
        items(
            fill(
                translate(
                    "Rules",
                    "Each row: who has the most tents in it gets its majority points, from row 1 to row 6: "
                    "%1. Players with "
                    "equally many share them, rounded down.",
                ),
                majority,
            ),
            translate("Rules", "Each gem that was not sold brings 1 point."),
            translate("Rules", "Victory point cards in hand count by themselves."),
        ),
    )


def _donations() -> str:
    return section(
        translate("Rules", "The Queen's gift"),
        paragraph(
            translate(
                "Rules",
                "At the end the chests are opened. With three to five players, whoever gave the least is out "
                "and cannot win; "
                "if several gave the least, all of them are out.",
            )
        ),
        paragraph(
            translate(
                "Rules",
                "With equal points the larger donation wins, then the larger number of tents placed; "
                "otherwise the win is shared.",
            )
        ),
    )


def _two_players(figures: Figures) -> str:
    return section(
        translate("Rules", "Two players"),
        items(
            translate(
                "Rules",
                "Who has no tent left moves one from the board instead, at the usual cost. Points it has "
                "brought are kept.",
            ),
            fill(
                translate(
                    "Rules",
                    "At the end %1 dice are rolled. Who donated less than their sum is out; it can hit both.",
                ),
                show_number(figures.two_player_queens_dice),
            ),
        ),
    )


def _alone(figures: Figures) -> str:
    return section(
        translate("Rules", "Alone"),
        items(
            fill(
                translate(
                    "Rules",
                    "%1 to %2 white tents stand on the board from the start. They count as another player's: "
                    "they cost a "
                    "pound and take part in the majorities.",
                ),
                show_number(figures.white_tents_least),
                show_number(figures.white_tents_most),
            ),
            fill(
                translate(
                    "Rules",
                    "At the end %1 dice are rolled. You must have donated <b>more</b> than their sum. %2 "
                    "points are a good result.",
                ),
                show_number(figures.solo_queens_dice),
                show_number(figures.solo_good_score),
            ),
        ),
    )


def _undo() -> str:
    return section(
        translate("Rules", "Taking back"),
        paragraph(
            translate(
                "Rules",
                "Only the very last act can be taken back, and only once: coins taken by the action, a "
                "donation, a sale of gems, "
                "a tent placed by the action, or a dig before its first stone. What a card did stays done, "
                "and so does "
                "everything that showed something new.",
            )
        ),
    )
