"""`incognita review`: what the moves of a finished game cost."""

from __future__ import annotations

import argparse
from collections.abc import Set as AbstractSet
from typing import Any

from app.commands import values
from app.commands.errors import CommandError, shown
from app.commands.files import load_record
from app.commands.output import number, write, write_json, write_table
from app.commands.progress import progress
from engine.match import Match
from engine.players.advice import Choice, Comparison
from engine.players.past import Decision, Past

ABOUT = "Look at a finished game move by move and print what each one cost"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    parser.add_argument("file", metavar="FILE", type=values.file, help="a record (see docs/notation.md)")
    parser.add_argument(
        "--jobs", metavar="J", type=values.jobs, default=1, help="processes at once (usually 1)"
    )
    parser.add_argument(
        "--quick", action="store_true", help="glance at each move; look closer where that leaves a doubt"
    )
    parser.add_argument("--json", action="store_true", help="print JSON (see docs/command-line.md)")


def run(arguments: argparse.Namespace) -> int:
    """Do the command; the exit code."""
    _, match = load_record(arguments.file)
    if not match.over:
        raise CommandError(f"the game in {shown(arguments.file)} is not over yet")
    from app.commands.kept_review import KeptReview
    from app.contest.reviewing import review_all  # with it comes all that thinks

    past = Past(match.game, match.record)
    kept = KeptReview(past, quick=arguments.quick)
    missing = kept.missing()
    with progress(len(past.decisions), "moves", len(past.decisions) - len(missing)) as bar, kept:
        for decision, (compared, glanced) in review_all(past, missing, arguments.jobs, quick=arguments.quick):
            kept.take(decision, compared, glanced=glanced)
            bar.update()
    found = [(decision, kept.found[decision.ply]) for decision in past.decisions]
    if arguments.json:
        write_json(_described(match, found, kept.glanced))
    else:
        _tell(match, found, len(kept.glanced))
    return 0


def _described(
    match: Match, found: list[tuple[Decision, Comparison]], glanced: AbstractSet[int]
) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "rules": match.header.rules,
        "players": [seat.name for seat in match.header.seats],
        "scores": match.scores(),
        "decisions": [_decision(decision, compared, decision.ply in glanced) for decision, compared in found],
    }


def _decision(decision: Decision, compared: Comparison, glanced: bool) -> dict[str, Any]:
    return {
        "entry": decision.ply + 1,
        "seat": decision.seat + 1,
        "glance": glanced,
        "mistake": compared.is_mistake,
        "points": round(compared.points, 3),
        "wins": round(compared.wins, 4),
        "value": round(compared.value, 4),
        "doubt": round(compared.doubt, 4),
        "worlds": compared.worlds,
        "played": _choice(compared.played),
        "best": _choice(compared.best),
    }


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "move": choice.move.text,
        "score": round(choice.score, 3),
        "wins": round(choice.wins, 4),
        "scores": [round(score, 3) for score in choice.scores],
    }


def _tell(match: Match, found: list[tuple[Decision, Comparison]], glanced: int) -> None:
    names = [seat.name for seat in match.header.seats]
    costly = sorted(
        ((decision, compared) for decision, compared in found if compared.is_mistake),
        key=lambda one: -one[1].value,
    )
    write(f"{match.game.name}: {number(len(found), 'decision', 'decisions')}, {len(costly)} of them costly")
    if glanced:
        write(f"{number(glanced, 'was', 'were')} only glanced at: many mistakes are passed over.")
    if not costly:
        return
    write()
    rows = [
        [
            str(decision.ply + 1),
            names[decision.seat],
            f"{compared.points:.1f}",
            f"{compared.wins:.0%}",
            compared.played.move.text,
            compared.best.move.text,
        ]
        for decision, compared in costly
    ]
    write_table(("move", "player", "points", "wins", "played", "better"), rows)
