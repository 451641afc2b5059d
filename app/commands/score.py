"""`incognita score`: what journeys of Faraway with the printed cards bring."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from app.commands import values
from app.commands.errors import CommandError
from app.commands.output import write_json
from app.commands.score_entry import AddToPlayer, entered_pad
from app.commands.score_words import sanctuary_rows, write_result, write_sanctuaries

if TYPE_CHECKING:
    from engine.faraway.game import Faraway
    from engine.faraway.pad import ScorePad

ABOUT = "Score journeys of Faraway played with the printed cards"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument("game", metavar="GAME", type=_game, help="faraway")
    parser.add_argument(
        "--player",
        metavar="NAME",
        action=AddToPlayer,
        help="whose the next --regions and --sanctuaries are; given for several players, they are ranked",
    )
    parser.add_argument(
        "--regions",
        metavar="N,N,...",
        type=values.card_numbers("regions"),
        action=AddToPlayer,
        help="exploration durations of the regions, in the order in which they were played",
    )
    parser.add_argument(
        "--sanctuaries",
        metavar="N,N,...",
        type=values.card_numbers("sanctuaries"),
        action=AddToPlayer,
        help="numbers of the sanctuaries as --list-sanctuaries shows them, in any order",
    )
    parser.add_argument("--pad", metavar="FILE", type=values.file, help="score a saved score pad instead")
    parser.add_argument("--best-order", action="store_true", help="add the best order of the same regions")
    parser.add_argument(
        "--list-sanctuaries", action="store_true", help="list the sanctuaries with their numbers instead"
    )
    parser.add_argument("--json", action="store_true", help="print JSON (see docs/command-line.md)")
    parser.set_defaults(players=())


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    game = _rules()
    if arguments.list_sanctuaries:
        if arguments.players or arguments.pad is not None or arguments.best_order:
            raise CommandError("--list-sanctuaries goes only with --json")
        if arguments.json:
            write_json([row.facts() for row in sanctuary_rows(game.figures)])
        else:
            write_sanctuaries(game.figures)
        return 0
    pad = entered_pad(arguments.players, arguments.pad)
    _refuse_faults(game, pad)
    result = _result(game, pad, arguments.best_order)
    if not arguments.json:
        write_result(game, pad, result)
    elif pad.players[0].name:
        write_json(result)
    else:
        write_json(result["players"][0])
    return 0


def _result(game: Faraway, pad: ScorePad, with_best_order: bool) -> dict[str, Any]:
    """The scores as plain JSON values; see docs/command-line.md."""
    from engine.faraway.best_order import best_order
    from engine.faraway.pad import is_complete, score_pad

    scored = score_pad(game.scorer, pad)
    players = []
    for index, (player, score) in enumerate(zip(pad.players, scored.scores, strict=True)):
        entry: dict[str, Any] = {"name": player.name} if player.name else {}
        if scored.standings:
            entry["place"] = scored.standings[index].place
        entry |= {
            "total": score.total,
            "regions": list(player.regions),
            "per_region": list(score.per_region),
            "sanctuaries": list(player.sanctuaries),
            "per_sanctuary": list(score.per_sanctuary),
        }
        if with_best_order:
            best = best_order(game.scorer, player.regions, player.sanctuaries)
            fame = game.scorer.score_journey(best.regions, player.sanctuaries)
            entry["best_order"] = {
                "total": best.total,
                "regions": list(best.regions),
                "per_region": list(fame.per_region),
                "per_sanctuary": list(fame.per_sanctuary),
            }
        players.append(entry)
    return {
        "game": game.name,
        "title": pad.title,
        "finished": is_complete(pad, game.figures.counts.rounds),
        "winner": None if scored.winner is None else pad.players[scored.winner].name,
        "tied": [pad.players[index].name for index in scored.tied],
        "tie_break": scored.tie_break,
        "players": players,
    }


def _refuse_faults(game: Faraway, pad: ScorePad) -> None:
    from engine.faraway.pad_faults import fault_text, pad_faults

    for fault in pad_faults(game.figures, pad):
        hint = (
            "; 'incognita score faraway --list-sanctuaries' lists them"
            if fault.kind == "no sanctuary"
            else ""
        )
        raise CommandError(fault_text(pad, fault) + hint)


def _game(text: str) -> str:
    if text != "faraway":
        raise argparse.ArgumentTypeError(f"only the journeys of faraway can be scored, not {text!r}")
    return text


def _rules() -> Faraway:
    from app.commands.games import games
    from engine.faraway.game import Faraway

    game = games()[Faraway.name]
    assert isinstance(game, Faraway)
    return game
