"""How everything lies at the naive referee's table, in the words of docs/notation.md."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.engine.livingstone.naive_pieces import GEM_VALUE, ROCKS, Player, kinds, merits
from tests.engine.livingstone.naive_referee import Referee


def ranking(referee: Referee) -> list[dict[str, Any]]:
    """Place, player and points in the order of players; empty before the end."""
    if referee.waits_for != "over":
        return []
    result = []
    for player in referee.players:
        better = [other for other in referee.players if not other.out and merits(other) > merits(player)]
        place = None if player.out else 1 + len(better)
        result.append({"place": place, "seat": player.number, "score": 0 if player.out else player.points})
    return result


def table(referee: Referee) -> dict[str, Any]:
    """How everything lies, in the words of docs/notation.md."""
    owners = sorted({(tent.row, tent.column, str(tent.owner)) for tent in referee.board})
    return {
        "over": referee.waits_for == "over",
        "to_decide": _decides(referee),
        "round": referee.round,
        "boat_column": referee.boat,
        "start_seat": referee.starter,
        "dice_left": sorted(referee.dice),
        "die": referee.die or None,
        "die_used": referee.die_used,
        "extra_dice": referee.dice_owed,
        "stones_dug": kinds(referee.in_the_open, (*ROCKS, *GEM_VALUE)),
        "stones_to_dig": referee.to_dig - len(referee.in_the_open),
        "seats": [_seat(player) for player in referee.players],
        "tents": [_owner(referee, *owner) for owner in owners],
        "white_tents_to_place": referee.whites_to_come,
        "bag": kinds(referee.bag, (*ROCKS, *GEM_VALUE)),
        "aside": kinds(referee.aside, (*ROCKS, *GEM_VALUE)),
        "draw_pile": dict(Counter(referee.pile)),
        "discards": dict(Counter(referee.discards)),
        "collapses_to_shuffle_in": len(referee.shown_collapses),
        "queens_dice": referee.queens_dice,
    }


def _decides(referee: Referee) -> list[int | str]:
    decider = referee.decider()
    return [] if not decider else ["chance"] if decider == "*" else [int(decider)]


def _seat(player: Player) -> dict[str, Any]:
    return {
        "seat": player.number,
        "score": 0 if player.out else player.points,
        "coins": player.coins,
        "donated": player.given,
        "times_donated": len(player.chest),
        "gems": kinds(player.gems, tuple(GEM_VALUE)),
        "gems_of_this_turn": kinds(player.fresh, tuple(GEM_VALUE)),
        "cards": dict(Counter(player.hand)),
        "tents_left": len(player.supply),
        "tents_placed": player.placements,
        "dice_taken": player.dice,
        "disqualified": player.out,
    }


def _owner(referee: Referee, row: int, column: int, owner: str) -> dict[str, Any]:
    tents = [tent for tent in referee.tents_on(row, column) if str(tent.owner) == owner]
    return {
        "row": row,
        "column": column,
        "owner": tents[0].owner,
        "count": len(tents),
        "scored_before": any(tent.scored for tent in tents),
        "not_scoring_this_round": sum(tent.asleep for tent in tents),
    }
