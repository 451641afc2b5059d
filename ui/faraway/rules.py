"""The short rules of Faraway, written afresh, with the game's own figures in them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.faraway.figures import Figures
from ui.numbers import show_number
from ui.simple_html import items, paragraph, section
from ui.texts import fill

translate = QCoreApplication.translate


def rules_html(figures: Figures) -> str:
    """The rules as simple HTML in the language in force."""
    return "".join((*_goal(figures), *_cards(), *_round(figures), *_scoring(), *_ties(), *_options(figures)))


def _goal(figures: Figures) -> str:
    counts = figures.counts
    return section(
        translate("Rules", "Goal"),
        paragraph(
            fill(
                translate(
                    "Rules",
                    "You travel through %1 regions and then walk back the same way. The regions score on the way "
                    "back: the last one first. What a region needs must therefore come after it. Whoever has the "
                    "most fame wins.",
                ),
                show_number(counts.rounds),
            )
        ),
        paragraph(
            fill(
                translate(
                    "Rules",
                    "Everybody begins with a hand of %1 regions. One region more than there are players lies face "
                    "up in the display.",
                ),
                show_number(counts.hand),
            )
        ),
    )


def _cards() -> str:
    return section(
        translate("Rules", "The cards"),
        items(
            translate(
                "Rules",
                "<b>Exploration duration</b>, top left, in a half circle: with rays on day cards, with a moon on "
                "night cards.",
            ),
            translate("Rules", "<b>Clue</b>, the map beside it: clues help you find sanctuaries."),
            translate("Rules", "<b>Wonders</b>, top right: uddu stone, okiko chimera and goldlog thistle."),
            translate(
                "Rules",
                "<b>Biome</b>: forest (red), river (green), desert (blue) or city (yellow). Many sanctuaries are "
                "mystical havens (grey), which are no biome.",
            ),
            translate("Rules", "<b>Quest</b>, bottom right: the fame that the card brings, and for what."),
            translate(
                "Rules",
                "<b>Prerequisite</b>, above the quest: wonders that must be visible, or the quest is lost.",
            ),
        ),
    )


def _round(figures: Figures) -> str:
    counts = figures.counts
    return section(
        translate("Rules", "A round"),
        items(
            translate(
                "Rules",
                "<b>Explore a region.</b> Everybody puts a region of the hand face down. All are revealed together "
                "and join the journeys at the right.",
            ),
            fill(
                translate(
                    "Rules",
                    "<b>Find sanctuaries.</b> If your region is longer than the one you explored in the round "
                    "before, draw sanctuaries: %1, and one more for each clue in front of you, the new region "
                    "included.",
                ),
                show_number(counts.sanctuaries_without_clues),
            ),
            translate(
                "Rules",
                "<b>End of exploration.</b> In the order of the durations just explored, the shortest first, each "
                "player takes a region from the display and then keeps one of the sanctuaries drawn. The others go "
                "under the deck. The region that is left is discarded, and a new display is laid out.",
            ),
        ),
        paragraph(
            translate(
                "Rules",
                "In the last round no region is taken, because it could not be played any more. If the sanctuary "
                "deck runs out, what is missing is drawn when it is the player's turn to choose, from what others "
                "have put back.",
            )
        ),
    )


def _scoring() -> str:
    return section(
        translate("Rules", "Scoring"),
        paragraph(
            translate(
                "Rules",
                "Turn your regions face down; sanctuaries stay visible. Now turn the regions one by one, from the "
                "last to the first. Each scores when it is turned and sees itself, the regions turned before it "
                "and all sanctuaries. Regions that are still face down do not count.",
            )
        ),
        paragraph(
            translate(
                "Rules",
                "Then the sanctuaries score; they see everything. A card counts its own symbols and its own biome.",
            )
        ),
    )


def _ties() -> str:
    return section(
        translate("Rules", "Ties"),
        paragraph(
            translate(
                "Rules",
                "If several players have the most fame, the one of them with the shortest exploration duration in "
                "the journey wins.",
            )
        ),
    )


def _options(figures: Figures) -> str:
    counts = figures.counts
    return section(
        translate("Rules", "Variant: choose your beginning"),
        paragraph(
            fill(
                translate(
                    "Rules",
                    "%1 regions are dealt to each player, who keeps %2 of them. The others are shuffled into the "
                    "deck before the first display is laid out.",
                ),
                show_number(counts.opening_dealt),
                show_number(counts.hand),
            )
        ),
    )
