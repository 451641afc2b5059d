"""Positions of The Guild of Merchant Explorers for the tests of its players, and what the light rule says of them."""

from __future__ import annotations

from typing import Any

from engine.contract import Move
from engine.explorers.board import Board
from engine.explorers.explore import begin
from engine.explorers.position import ExplorersPosition
from engine.explorers.state import TURN
from engine.players.explorers.policy import ExplorersPolicy
from engine.players.policies import policy_of
from tests.engine.players.table import game_of, options_of

MAPS = ("avenia", "aghon", "kazan", "cnidaria")


def policy() -> ExplorersPolicy:
    found = policy_of(game_of("explorers"))
    assert isinstance(found, ExplorersPolicy)
    return found


def exploring(
    card: str,
    seats: int = 1,
    map_name: str = "avenia",
    era: int = 0,
    objectives: tuple[str, ...] = (),
    **sheet: Any,
) -> ExplorersPosition:
    """Seat 0 may use a card on a map that is empty but for its sheet."""
    game = game_of("explorers")
    position: ExplorersPosition = game.new_position(seats, options_of(game, seats, map=map_name))
    rules = position.rules
    position.objectives = tuple(rules.number_of_objective[name] for name in objectives) or (0, 1, 2)
    position.phase, position.acting, position.era, position.turn = TURN, 1, era, 1
    position.card = card
    position.cards_left = rules.cards_of_era[era]
    own = position.own(0)
    for name, value in sheet.items():
        setattr(own, name, value)
    own.survey(rules.board)
    begin(position, 0, rules.plans[card], None)
    return position


def best(position: ExplorersPosition) -> Move:
    """What the light rule plays."""
    return policy().promising(position, 0, position.legal_moves(0))[0][1]


def weigh(position: ExplorersPosition, *moves: Move) -> list[float]:
    return policy().weigh(position, 0, moves)


def board_of(map_name: str = "avenia") -> Board:
    return exploring("wild", map_name=map_name).rules.board


def shore(board: Board) -> int:
    """A blank hex beside the sea."""
    mask = board.blanks & board.around(board.terrain["sea"])
    return mask & -mask


def row(position: ExplorersPosition) -> Any:
    """The worth of each goal to seat 0."""
    field = policy().field(position)
    found = field.prizes.row(position, position.sheets[0])
    return found[: field.nearness.goals] + found[field.nearness.goals :]


def goals(position: ExplorersPosition, mask: int) -> list[int]:
    """The goals that are hexes of a mask."""
    hexes = policy().field(position).nearness.hexes
    return [place for place, number in enumerate(hexes) if mask >> number & 1]


def regions(position: ExplorersPosition, mask: int) -> list[int]:
    """The goals that are regions with a hex of a mask."""
    nearness = policy().field(position).nearness
    return [nearness.first_region + place for place, one in enumerate(nearness.regions) if one & mask]


def worth(position: ExplorersPosition, found: list[int]) -> float:
    return float(row(position)[found].sum())
