"""The whole position as plain JSON values, for `incognita replay --json` (documented in docs/notation.md)."""

from __future__ import annotations

from typing import Any

from engine.describe import describe_result
from engine.faraway.see import regions_put_back, sanctuary_packets
from engine.faraway.state import PHASES, UNKNOWN, State


def describe(state: State) -> dict[str, Any]:
    """Everything, hidden facts too. Seats and the round count from 1, cards go by their numbers."""
    in_turn = state.in_turn()
    return describe_result(state) | {
        "phase": PHASES[state.phase],
        "round": state.round,
        "order": [seat + 1 for seat in state.order],
        "in_turn": None if in_turn is None else in_turn + 1,
        "regions_to_lay_out": state.left,
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "display": list(state.display),
        "regions_left": len(state.region_deck),
        "region_deck": list(state.region_deck),
        "discards": list(state.discards),
        "sanctuaries_left": sum(len(cards) for _, cards in sanctuary_packets(state)),
        "sanctuary_deck": [
            {"known_to": None if knower == UNKNOWN else knower + 1, "sanctuaries": list(cards)}
            for knower, cards in sanctuary_packets(state)
        ],
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    row, kept = state.rows[seat], state.sanctuaries[seat]
    score = state.rules.scorer.score_journey(row, kept)
    known = state.known[seat]
    return {
        "seat": seat + 1,
        "score": score.total,
        "journey": list(row),
        "region_fame": list(score.per_region),
        "sanctuaries": list(kept),
        "sanctuary_fame": list(score.per_sanctuary),
        "clues": state.clues[seat],
        "hand": list(state.hands[seat]),
        "face_down": state.chosen[seat] or None,
        "known_to_all": [region for region in state.rules.regions if known >> region & 1],
        "put_back": list(regions_put_back(state, seat)),
        "sanctuaries_drawn": list(state.drawn[seat]),
        "sanctuaries_owed": state.owed[seat],
    }
