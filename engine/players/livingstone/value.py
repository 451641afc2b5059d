"""What the value model looks at in Livingstone: figures of a seat at the start of a round."""

from __future__ import annotations

from engine.livingstone import moves as m
from engine.livingstone.state import State
from engine.players.livingstone.features import affairs, gem_pounds, row_tents
from engine.players.livingstone.queen import danger_of
from engine.players.livingstone.weights import Weights

_KINDS = (
    "free_tent",
    "ignore_die_number",
    "free_tent_scored_row",
    "boat_back",
    "take_four_pounds",
    "take_two_dice",
    "market",
    "dig_three_stones",
)
_PLACES = tuple(m.CARDS.index(kind) for kind in _KINDS)

_INCOME = 1.6
"""Pounds that a round adds to what a seat can give in the end, on average."""

INPUTS = (
    "left",
    "seats",
    "points",
    "majorities",
    *(f"lead_{row + 1}" for row in range(m.ROWS)),
    "tents_left",
    "turn",
    "money",
    "wealth",
    "gems",
    "gem_pounds",
    "card_points",
    *_KINDS,
    "danger",
    "poorest_other",
    "richest_other",
    "other_cards",
    "other_tents_left",
    "best_other",
    "ahead",
)
"""Names of the inputs of a seat: money in pounds, points, the rest in pieces; `left` are rounds, `turn` is 0 for the
seat that begins the next round, `danger` is a probability."""


def stage(state: State) -> int:
    """The round; 0 before the first one. A card may add rounds."""
    return state.round


def read(state: State, weights: Weights) -> list[list[float]]:
    """The inputs of every seat. Everything is looked at, hidden cards too: it belongs into guessed worlds alone."""
    rules, seats, owners = state.rules, state.seats, state.rules.owners
    left = m.COLUMNS - min(state.boat, m.COLUMNS)
    counts = row_tents(state)
    majorities = [affairs(state, seat, weights).majorities for seat in range(seats)]
    pounds = [gem_pounds(state, seat) for seat in range(seats)]
    wealth = [state.money[seat] + state.donated[seat] + pounds[seat] for seat in range(seats)]
    kinds = len(m.CARDS)
    rows: list[list[float]] = []
    for seat in range(seats):
        hand = state.hands[kinds * seat : kinds * (seat + 1)]
        gems = sum(state.gems[3 * seat : 3 * seat + 3])
        card_points = sum([hand[card] * points for card, points in rules.card_points.items()])
        leads = []
        for first in range(0, m.ROWS * owners, owners):
            mine = counts[first + seat]
            most = max([counts[owner] for owner in range(first, first + owners) if owner != first + seat])
            leads.append(mine - most if mine else -1 - most)
        others = [other for other in range(seats) if other != seat]
        mine_all = state.points[seat] + majorities[seat] + gems + card_points
        best = max([state.points[other] + majorities[other] for other in others], default=0.0)
        rows.append(
            [
                left,
                seats,
                state.points[seat],
                majorities[seat],
                *[max(-4, min(4, lead)) for lead in leads],
                state.supply[seat],
                (seat - state.start) % seats,
                state.money[seat],
                wealth[seat],
                gems,
                pounds[seat],
                card_points,
                *[hand[place] for place in _PLACES],
                danger_of(state, seat, weights)(wealth[seat] + _INCOME * left),
                min([wealth[other] for other in others], default=0),
                max([wealth[other] for other in others], default=0),
                max([sum(state.hands[kinds * other : kinds * (other + 1)]) for other in others], default=0),
                max([state.supply[other] for other in others], default=0),
                best,
                mine_all - best,
            ]
        )
    return rows
