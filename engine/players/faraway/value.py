"""What the value model looks at in Faraway: figures of a journey at the start of a round."""

from __future__ import annotations

from engine.faraway.state import DISPLAY, State
from engine.players.faraway.features import NIGHT, Valuer

_THINGS = ("stone", "chimera", "thistle", "clue", "night", "forest", "river", "desert", "city")
_CARDS = 3
"""Regions in hand that are looked at: those that add most."""

INPUTS = (
    "left",
    "seats",
    "score",
    "expected",
    "sanctuaries",
    "clues",
    "last",
    "second_last",
    *(f"best_region_{place + 1}" for place in range(_CARDS)),
    *(f"best_duration_{place + 1}" for place in range(_CARDS)),
    "best_longer_region",
    "shortest_longer",
    "longest_in_hand",
    "night_in_hand",
    "clues_in_hand",
    *(f"kept_{thing}" for thing in _THINGS),
    *(f"seen_{thing}" for thing in _THINGS),
    *(f"price_{thing}" for thing in _THINGS),
    "best_other",
)
"""Names of the inputs of a seat. Durations count from 0 to 1, fame in points, the rest in pieces."""


def read(state: State, valuer: Valuer) -> list[list[float]]:
    """The inputs of every seat. Everything is looked at, other hands too: it belongs into guessed worlds alone."""
    rules = state.rules
    longest = len(rules.regions)
    rows: list[list[float]] = []
    for seat in range(state.seats):
        row, sanctuaries, hand = state.rows[seat], state.sanctuaries[seat], state.hands[seat]
        left = rules.rounds - len(row)
        outlook = valuer.outlook(row, sanctuaries, left)
        next_outlook = valuer.outlook(row, sanctuaries, max(0, left - 1))
        last = row[-1] if row else 0
        added = sorted([(valuer.region(region, next_outlook), region) for region in hand], reverse=True)
        best = added[:_CARDS] + [(0.0, 0)] * (_CARDS - len(added))
        longer = [(value, region) for value, region in added if row and region > last]
        rows.append(
            [
                left,
                state.seats,
                rules.scorer.total(row, sanctuaries),
                outlook.expected,
                len(sanctuaries),
                state.clues[seat],
                last / longest,
                row[-2] / longest if len(row) > 1 else 0.0,
                *[value for value, _ in best],
                *[region / longest for _, region in best],
                longer[0][0] if longer else 0.0,
                min([region for _, region in longer]) / longest if longer else 1.2,
                max(hand, default=0) / longest,
                sum([NIGHT in valuer.regions[region].brings for region in hand]),
                sum([rules.region_clues[region] for region in hand]),
                *outlook.kept,
                *outlook.seen,
                *outlook.prices,
            ]
        )
    expected = [inputs[3] for inputs in rows]
    for seat, inputs in enumerate(rows):
        inputs.append(max([value for other, value in enumerate(expected) if other != seat]))
    return rows


def stage(state: State) -> int:
    """The round, which begins when the sanctuaries of the one before are chosen; 0 before the first one."""
    return state.round if state.phase >= DISPLAY else 0
