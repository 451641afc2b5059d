"""What a move would bring at once and what it would leave of the card, found out from a view alone."""

from __future__ import annotations

import msgspec

from engine.contract import Event, Move
from engine.explorers.game import Explorers
from engine.explorers.moves import Route
from engine.explorers.options import ExplorersOptions
from engine.explorers.position import ExplorersPosition
from engine.explorers.shapes import NO_LIMIT
from engine.explorers.sheet import ACTS
from engine.explorers.view import ExplorersView


class CardLeft(msgspec.Struct, frozen=True):
    """What is left of the step of a card: hexes in all (None: no limit) and by slot, where there are several."""

    step: int
    hexes: int | None
    slots: tuple[int, ...]


class Outlook(msgspec.Struct, frozen=True):
    """What follows from a move before anything hidden comes to light."""

    events: tuple[Event, ...]
    coins: int
    """Coins at once."""
    routes: tuple[Route, ...]
    """Trade routes that become possible, one for each pair of cities."""
    act: str
    """What the seat has to do then, as in `SeatView.act`."""
    spaces: tuple[int, ...]
    """Where the next explorer may go then."""
    left: CardLeft | None
    """What is left of the card then; None where no card is in use."""
    completes: tuple[str, ...]
    """Objectives that the seat would have reached, if the turn ended then."""


class Preview:
    """The table of a view, in which its viewer can try moves; nothing that the view hides is in it."""

    def __init__(self, game: Explorers, options: ExplorersOptions, view: ExplorersView) -> None:
        """`view` has a viewer, otherwise ValueError."""
        if view.viewer is None:
            raise ValueError("only a seat can try moves")
        self._seat = view.viewer
        # Kept treasures of others, decks: any guess will do, nothing told here depends on them.
        self._position: ExplorersPosition = game.resample(view, options, lambda limit: 0)
        self._routes = {_pair(route) for route in _routes(self._position, self._seat)}
        self._reached = self._objectives(self._position)

    def left(self) -> CardLeft | None:
        """What is left of the card now."""
        return _left(self._position, self._seat)

    def spaces(self) -> tuple[int, ...]:
        """Where the next explorer may go now."""
        position = self._position
        return position.rules.board.spaces_of(position.sheets[self._seat].targets)

    def outlook(self, move: Move) -> Outlook:
        """What a legal move of the viewer would bring."""
        position = self._position.copy()
        seat = self._seat
        before = sum(position.sheets[seat].coins)
        events: list[Event] = []
        position.play(seat, move, events)
        sheet = position.sheets[seat]
        routes = [
            route
            for route in _routes(position, seat)
            if route.post < route.other and _pair(route) not in self._routes
        ]
        return Outlook(
            events=tuple(events),
            coins=sum(sheet.coins) - before,
            routes=tuple(routes),
            act=ACTS[sheet.act],
            spaces=position.rules.board.spaces_of(sheet.targets),
            left=_left(position, seat),
            completes=tuple(name for name in self._objectives(position) if name not in self._reached),
        )

    def _objectives(self, position: ExplorersPosition) -> list[str]:
        sheet = position.sheets[self._seat]
        rules = position.rules
        return [
            rules.objectives[number].id
            for place, number in enumerate(position.objectives)
            if sheet.completed[place] or rules.goals[number].have(sheet) >= rules.goals[number].need
        ]


def _routes(position: ExplorersPosition, seat: int) -> list[Route]:
    """The trade routes of the chains as they stand, even where something else must be done first."""
    sheet = position.sheets[seat]
    board = position.rules.board
    cities = sheet.explorers & board.cities & ~sheet.posts
    return [
        route for part in sheet.parts for route in board.routes(part & cities) if isinstance(route, Route)
    ]


def _pair(route: Route) -> frozenset[int]:
    return frozenset((route.post, route.other))


def _left(position: ExplorersPosition, seat: int) -> CardLeft | None:
    sheet = position.sheets[seat]
    if sheet.plan is None:
        return None
    step = sheet.plan.steps[sheet.step]
    count = sheet.placed.bit_count()
    hexes = None if step.limit == NO_LIMIT else max(0, step.limit - count)
    slots = tuple(max(0, most - (sheet.placed & terrain).bit_count()) for terrain, most in step.slots)
    return CardLeft(sheet.step, hexes, slots)
