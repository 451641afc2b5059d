"""Trade routes: which one pays most, and when it is better to wait for another city."""

from __future__ import annotations

from engine.bits import bits_of
from engine.explorers.conditions import Count, Goal, Groups, Largest, RouteWorth
from engine.explorers.moves import Route
from engine.explorers.sheet import Sheet
from engine.explorers.state import State

_OBJECTIVE = 20.0
"""Coins that a piece of an objective counts, as long as the objective is open."""

_COVERED = 0.5
"""Coins that the value of a covered city counts, for it is missing in later eras."""

_SCRATCH = 0.005
"""While hexes are to be explored, a route can wait: a better city may join the chain."""


def route_worth(state: State, sheet: Sheet, route: Route) -> float:
    """What a trade route brings, in coins; next to nothing if it is better made later."""
    board = state.rules.board
    post, other = board.hexes[route.post], board.hexes[route.other]
    low, high = board.values[post], board.values[other]
    coins = low * high
    wanted = _wanted(state, sheet, 1 << post, coins)
    worth = coins + wanted - _COVERED * low
    if sheet.targets:
        return min(worth, _SCRATCH)
    if state.cards_left and not wanted and _may_grow(state, sheet, max(low, high)):
        return -1.0
    return worth


def best_route(state: State, sheet: Sheet) -> Route | None:
    """The trade route to make now, or None."""
    board = state.rules.board
    cities = sheet.explorers & board.cities & ~sheet.posts
    if not cities & (cities - 1):
        return None
    best, most = None, 0.0
    for part in sheet.parts:
        inside = part & cities
        if inside & (inside - 1):
            for route in board.routes(inside):
                assert isinstance(route, Route)
                worth = route_worth(state, sheet, route)
                if worth > most:
                    best, most = route, worth
    return best


def _may_grow(state: State, sheet: Sheet, most: int) -> bool:
    """Whether a city of a higher value could still join."""
    board = state.rules.board
    outside = board.cities & ~sheet.posts & ~sheet.explorers
    return any(board.values[number] > most for number in bits_of(outside))


def _wanted(state: State, sheet: Sheet, post: int, coins: int) -> float:
    """What open objectives give for the route, in coins."""
    worth = 0.0
    for place, number in enumerate(state.objectives):
        if sheet.completed[place]:
            continue
        goal = state.rules.goals[number]
        if isinstance(goal, RouteWorth):
            if coins >= goal.need > sheet.best_route:
                worth += _OBJECTIVE
        elif isinstance(goal, Count | Groups | Largest) and goal.pieces == "posts":
            worth += _OBJECTIVE * _gain(goal, sheet, post)
    return worth


def _gain(goal: Goal, sheet: Sheet, post: int) -> float:
    """The share of what is missing that a post gives."""
    have = goal.have(sheet)
    if have >= goal.need:
        return 0.0
    posts = sheet.posts
    sheet.posts = posts | post
    more = goal.have(sheet) - have
    sheet.posts = posts
    return more / (goal.need - have)
