"""The short rules of The Guild of Merchant Explorers, written afresh, with the game's own figures in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.explorers.cards import Explore
from ui.explorers.box import Box
from ui.explorers.card_words import card_text, treasure_hint
from ui.explorers.phrases import joined
from ui.numbers import show_list, show_number
from ui.simple_html import items, paragraph, section
from ui.texts import fill

translate = QCoreApplication.translate


def rules_html(box: Box) -> str:
    """The rules as simple HTML in the language in force."""
    return "".join(
        (
            _goal(box),
            _turn(),
            _exploring(),
            _finds(),
            _villages(),
            _routes(),
            _cards(box),
            _treasures(box),
            _objectives(),
            _eras(box),
            _end(),
            _solo(box),
            _undo(),
        )
    )


def _goal(box: Box) -> str:
    return section(
        translate("Rules", "Goal"),
        paragraph(
            fill(
                translate(
                    "Rules",
                    "Each player explores the same map on a sheet of their own. In %1 eras the explorers "
                    "set out from the capital again and again; whoever has the most coins at the end wins.",
                ),
                show_number(box.figures.eras),
            )
        ),
    )


def _turn() -> str:
    return section(
        translate("Rules", "A turn"),
        paragraph(
            translate(
                "Rules",
                "An explore card is revealed, and everybody uses it at the same time. Around one screen each "
                "does the whole turn; objectives are judged when all have ended it. A card need not be used "
                "in full, or at all.",
            )
        ),
    )


def _exploring() -> str:
    return section(
        translate("Rules", "Placing explorers"),
        items(
            translate(
                "Rules",
                "Each explorer goes to a free space beside the capital, an own village or an own explorer.",
            ),
            translate("Rules", "The card says how many, on which terrain and in which arrangement."),
            translate(
                "Rules",
                "Discovery towers and crystals have no terrain: any card may explore them, but they use up "
                "an explorer.",
            ),
            translate(
                "Rules", "Lines are straight and unbroken; they jump over neither gaps nor own pieces."
            ),
        ),
    )


def _finds() -> str:
    return section(
        translate("Rules", "What explorers find"),
        items(
            translate("Rules", "Coins: that many coins, once in every era."),
            translate(
                "Rules",
                "Ruins and wrecks: a treasure card, once in the game. Drawing it ends what can be taken back.",
            ),
            translate(
                "Rules",
                "Discovery towers: coins once in the game, more for each further tower of yours.",
            ),
            translate(
                "Rules",
                "Crystals: once in the game the sum of the values of all crystals that you have found.",
            ),
        ),
    )


def _villages() -> str:
    return section(
        translate("Rules", "Villages"),
        paragraph(
            translate(
                "Rules",
                "A region is a group of neighbouring hexes of one land terrain. Whoever explores all of its "
                "hexes within one era founds a village: it replaces an explorer on a blank space of that "
                "region, pays coins that rise from era to era, and stays. A region never gets a second "
                "village, and none without a blank space. The little house on the map tells how many hexes "
                "are left.",
            )
        ),
    )


def _routes() -> str:
    return section(
        translate("Rules", "Trade routes"),
        paragraph(
            translate(
                "Rules",
                "Two cities in one unbroken chain of your explorers, villages and capital may be connected: "
                "you get the product of their values and cover one of the two with a trading post, which "
                "takes its value away for good. You may wait as long as the chain stands in this era.",
            )
        ),
    )


def _cards(box: Box) -> str:
    explore = [card_text(card) for card in box.figures.explore if not card.uses_specialty]
    drawn = show_number(box.figures.constants.specialties_drawn)
    return section(
        translate("Rules", "Explore cards and investigate cards"),
        items(*explore),
        paragraph(
            fill(
                translate(
                    "Rules",
                    "Era cards: when one is revealed for the first time, draw %1 investigate cards, keep one "
                    "and use it at once; the other leaves the game. Later the era card lets you use that "
                    "card again. The last era card lets you use any one of yours.",
                ),
                drawn,
            )
        ),
    )


def _treasures(box: Box) -> str:
    return section(
        translate("Rules", "Treasures"),
        items(*(treasure_hint(treasure) for treasure in box.figures.treasures)),
        paragraph(
            translate(
                "Rules",
                "Treasures that pay at the end stay hidden till then; the others take effect at once. An extra "
                "explorer may go to any terrain.",
            )
        ),
    )


def _objectives() -> str:
    return section(
        translate("Rules", "Objectives"),
        paragraph(
            translate(
                "Rules",
                "Whoever completes an objective first gets the higher reward, as does everybody who does so "
                "in the same turn; all others get the lower one later.",
            )
        ),
    )


def _eras(box: Box) -> str:
    turns = show_list([show_number(count) for count in box.figures.constants.turns_by_era])
    return section(
        translate("Rules", "Eras"),
        paragraph(
            fill(
                translate(
                    "Rules",
                    "The eras have %1 turns. At the end of an era all explorers leave the map; villages, "
                    "trading posts and discovery towers stay, and all explore cards are shuffled anew.",
                ),
                turns,
            )
        ),
    )


def _end() -> str:
    return section(
        translate("Rules", "End of the game"),
        paragraph(
            translate(
                "Rules",
                "Treasures are shown and pay. With equal coins the player with more discovery towers wins, "
                "then the one with more villages; otherwise the win is shared.",
            )
        ),
    )


def _solo(box: Box) -> str:
    solo = box.figures.constants.solo
    levels = joined([show_number(coins) for coins in solo.levels.values()])
    cards = [box.card(cover.card) for cover in solo.cover]
    names = show_list([card_text(card) for card in cards if isinstance(card, Explore)])
    return section(
        translate("Rules", "Alone"),
        paragraph(
            fill(
                translate(
                    "Rules",
                    "You need so many coins, by level: %1; and all objectives. When they come for the first "
                    "time, these cards cover rewards of objectives: %2. A covered reward pays nothing, but "
                    "the objective is still needed.",
                ),
                levels,
                names,
            )
        ),
    )


def _undo() -> str:
    return section(
        translate("Rules", "Taking back"),
        paragraph(
            translate(
                "Rules",
                "Within your turn everything can be taken back, step by step, to the last treasure or "
                "investigate card that came to light.",
            )
        ),
    )
