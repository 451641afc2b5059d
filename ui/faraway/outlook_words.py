"""What playing a region or keeping a sanctuary would do, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ui.faraway.card_words import fame, sanctuaries
from ui.faraway.outlook import RegionOutlook
from ui.numbers import show_number, show_signed
from ui.texts import fill

translate = QCoreApplication.translate


def finds_text(outlook: RegionOutlook) -> str:
    """How many sanctuaries would be found."""
    if outlook.before is None:
        return translate("Faraway", "First region: no sanctuaries yet")
    if not outlook.finds:
        return fill(translate("Faraway", "Not longer than %1: no sanctuaries"), show_number(outlook.before))
    found = sanctuaries(outlook.finds)
    if outlook.finds > 1:
        found = fill(translate("Faraway", "Draw %1, keep one"), found)
    else:
        found = fill(translate("Faraway", "Draw %1"), found)
    if outlook.finds > outlook.deck:
        return fill(translate("Faraway", "%1 (only %2 left in the deck)"), found, show_number(outlook.deck))
    return found


def order_text(outlook: RegionOutlook, players: int) -> str:
    """The place in the order of drafting, as far as it is known; empty in the last round."""
    if not outlook.latest:
        return translate("Faraway", "Last round: no region is drafted")
    first, last = show_number(outlook.earliest), show_number(outlook.latest)
    if outlook.earliest == outlook.latest:
        return fill(translate("Faraway", "Draft: place %1 of %2"), first, show_number(players))
    return fill(
        translate("Faraway", "Draft: place %1 to %2 (%3 of %4 unseen regions are shorter)"),
        first,
        last,
        show_number(outlook.shorter),
        show_number(outlook.unseen),
    )


def total_text(now: int, then: int) -> str:
    """What the journey would be worth if it ended with this card."""
    return fill(translate("Faraway", "Journey so far: %1 (%2)"), fame(then), show_signed(then - now))
