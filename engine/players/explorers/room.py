"""Room to move: explore cards that are left in the era are wasted where no hex of their terrain is in reach."""

from __future__ import annotations

from engine.explorers.cards import FREE, LINE
from engine.explorers.sheet import ACT, Sheet
from engine.explorers.state import State

_ENOUGH = 2
"""So many hexes in reach are enough for a card: the first one opens up others."""

Lack = tuple[int, int]
"""A mask of hexes, and how many more of them should be in reach."""


def lacks(state: State, sheet: Sheet) -> list[Lack]:
    """What the cards that are left, and the rest of this one, lack; nothing more to be had is no lack."""
    rules = state.rules
    edge = sheet.edge
    found: list[Lack] = []
    plan = sheet.plan
    if plan is not None and sheet.act == ACT:
        step = plan.steps[sheet.step]
        if step.shape == FREE:
            rest = min(step.limit - sheet.placed.bit_count() - 1, _ENOUGH)
            missing = rest - sheet.targets.bit_count() + 1
            if missing > 0:
                found.append((step.allowed & sheet.free, missing))
    for number in state.cards_left:
        card = rules.figures.explore[number]
        name = card.id
        if card.uses_specialty:
            use = card.uses_specialty[0]
            if len(card.uses_specialty) > 1 or use > len(sheet.specialties):
                continue
            name = sheet.specialties[use - 1]
        step = rules.plans[name].steps[0]
        missing = (1 if step.shape == LINE else min(step.limit, _ENOUGH)) - (edge & step.allowed).bit_count()
        if missing > 0:
            found.append((step.allowed & sheet.free, missing))
    return found
