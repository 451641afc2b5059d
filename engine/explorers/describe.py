"""The whole position as plain JSON values, for `incognita replay --json` (documented in docs/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.describe import describe_result
from engine.explorers.moves import space_text
from engine.explorers.scoring import solo_won
from engine.explorers.sheet import ACTS, SOURCES, Sheet
from engine.explorers.state import OVER, PHASES, State


def describe(state: State) -> dict[str, Any]:
    """Everything, hidden facts too. Seats, eras, turns and steps count from 1; spaces are "x,y" as in the map files."""
    rules = state.rules
    treasures = [treasure.id for treasure in rules.figures.treasures]
    return describe_result(state) | {
        "map": rules.board.id,
        "solo_level": rules.options.solo,
        "solo_coins_needed": rules.threshold or None,
        "solo_won": solo_won(state) if state.seats == 1 and state.phase == OVER else None,
        "phase": PHASES[state.phase],
        "era": state.era + 1,
        "turn": state.turn,
        "card": state.card or None,
        "cards_left": [rules.figures.explore[card].id for card in state.cards_left],
        "objectives": [_objective(state, place) for place in range(len(state.objectives))],
        "drawing_seat": state.drawing + 1 if PHASES[state.phase] in ("specialties", "treasure") else None,
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "specialty_deck": [rules.figures.specialties[card].id for card in state.specialty_deck],
        "treasure_deck": _counts(treasures, state.treasure_deck),
        "treasure_discards": _counts(treasures, state.treasure_discards),
    }


def _objective(state: State, place: int) -> dict[str, Any]:
    number = state.objectives[place]
    objective = state.rules.objectives[number]
    covered = state.covered >> 2 * place
    return {
        "id": objective.id,
        "need": state.rules.goals[number].need,
        "first_coins": objective.first,
        "later_coins": objective.later,
        "first_covered": bool(covered & 1),
        "later_covered": bool(covered & 2),
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    sheet = state.sheets[seat]
    board = state.rules.board

    def spaces(mask: int) -> list[str]:
        return [space_text(space) for space in board.spaces_of(mask)]

    return {
        "seat": seat + 1,
        "score": sum(sheet.coins),
        "coins": dict(zip(SOURCES, sheet.coins, strict=True)),
        "explorers": spaces(sheet.explorers),
        "villages": spaces(sheet.villages),
        "posts": spaces(sheet.posts),
        "towers": spaces(sheet.towers),
        "crystals": spaces(sheet.crystals),
        "ruins": spaces(sheet.ruins),
        "best_route": sheet.best_route,
        "treasures": _counts([treasure.id for treasure in state.rules.figures.treasures], sheet.kept),
        "specialties": list(sheet.specialties),
        "specialties_drawn": list(sheet.drawn),
        "specialties_rejected": list(sheet.rejected),
        "objectives": [_progress(state, sheet, place) for place in range(len(state.objectives))],
        "to_do": ACTS[sheet.act],
        "card": sheet.plan.id if sheet.plan else None,
        "step": sheet.step + 1 if sheet.plan else None,
        "placed": spaces(sheet.placed),
        "last_placed": space_text(board.spaces[sheet.last]) if sheet.last >= 0 else None,
        "placed_before": spaces(sheet.before),
        "may_explore": spaces(sheet.targets),
        "village_choice": spaces(sheet.blanks),
        "extra_explorers": sheet.extra,
        "treasures_to_draw": sheet.draws,
    }


def _progress(state: State, sheet: Sheet, place: int) -> dict[str, Any]:
    number = state.objectives[place]
    turn = sheet.completed[place]
    return {
        "id": state.rules.objectives[number].id,
        "turn": turn or None,
        "coins": sheet.rewards[place],
        "have": state.rules.goals[number].have(sheet),
    }


def _counts(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """Cards by kind; kinds of which there are none are left out."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
