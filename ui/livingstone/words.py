"""The words of Livingstone: cards, stones, moves, events. Translated when called, in the rulebooks' terms."""

from ui.livingstone.card_words import NEEDS_DIE, card_help, card_name
from ui.livingstone.event_words import event_text
from ui.livingstone.move_words import action_name, move_text
from ui.livingstone.phrases import gem_list, points, pounds, space_name, stone_name

__all__ = [
    "NEEDS_DIE",
    "action_name",
    "card_help",
    "card_name",
    "event_text",
    "gem_list",
    "move_text",
    "points",
    "pounds",
    "space_name",
    "stone_name",
]
