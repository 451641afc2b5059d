"""The whole position as plain JSON values, for `incognita replay --json` (documented in docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.describe import describe_result
from engine.livingstone import moves as m
from engine.livingstone.state import PHASES, State

_GEM_NAMES = tuple(m.STONES[gem] for gem in m.GEMS)


def describe(state: State) -> dict[str, Any]:
    """Everything, hidden facts too. Seats, rows, columns and the round count from 1, money is in pounds."""
    return describe_result(state) | {
        "phase": PHASES[state.phase],
        "round": state.round,
        "boat_column": min(state.boat + 1, m.COLUMNS),
        "start_seat": state.start + 1,
        "turn_of_seat": state.seat + 1,
        "dice_left": [value for value, count in enumerate(state.dice) for _ in range(count)],
        "die": state.die or None,
        "die_used": state.die_used,
        "extra_dice": state.extra_dice,
        "stones_to_dig": state.stones_left,
        "stones_dug": _counts(m.STONES, state.dug),
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "tents": list(_tents(state)),
        "white_tents_to_place": state.whites_left,
        "bag": _counts(m.STONES, state.bag),
        "aside": _counts(m.STONES, state.aside),
        "draw_pile": _held(state.pile),
        "discards": _held(state.discards),
        "collapses_to_shuffle_in": state.collapses,
        "queens_dice": list(state.queens_dice),
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    cards = len(m.CARDS)
    this_turn = state.turn_gems if seat == state.seat else (0, 0, 0)
    return {
        "seat": seat + 1,
        "score": state.scores()[seat],
        "coins": state.money[seat],
        "donated": state.donated[seat],
        "times_donated": state.gifts[seat],
        "gems": _counts(_GEM_NAMES, state.gems[3 * seat : 3 * seat + 3]),
        "gems_of_this_turn": _counts(_GEM_NAMES, this_turn),
        "cards": _held(state.hands[cards * seat : cards * (seat + 1)]),
        "tents_left": state.supply[seat],
        "tents_placed": state.tents_placed(seat),
        "dice_taken": list(state.taken[seat]),
        "disqualified": seat in state.out,
    }


def _tents(state: State) -> Iterator[dict[str, Any]]:
    """An entry for each owner on each space, by row and then by column."""
    owners = state.rules.owners
    for row in range(m.ROWS):
        for column in range(m.COLUMNS):
            space = m.space_of(row, column)
            for owner, count in enumerate(state.tents[space * owners : (space + 1) * owners]):
                if count:
                    seat = owner < state.seats
                    yield {
                        "row": row + 1,
                        "column": column + 1,
                        "owner": owner + 1 if seat else "white",
                        "count": count,
                        "scored_before": seat and bool(state.scored[owner] >> space & 1),
                        "not_scoring_this_round": state.held.count((owner, space)),
                    }


def _counts(names: Iterable[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _held(counts: Sequence[int]) -> dict[str, int]:
    """Cards by kind; kinds of which there are none are left out."""
    return {card: count for card, count in zip(m.CARDS, counts, strict=True) if count}
