"""What the review says about moves, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.players.advice import Choice, Comparison
from engine.players.past import Decision, Past
from ui.game_ui import GameUi
from ui.numbers import plural_of, show_decimal, show_number, show_percent
from ui.texts import fill

translate = QCoreApplication.translate

_REASONS = 2
_TRIFLE = 0.05
"""Points below which a cost in points is not told."""


def move_text(ui: GameUi, past: Past, decision: Decision, choice: Choice) -> str:
    """A move that was or could have been played in a decision."""
    view = past.view(decision.ply, decision.seat)
    return ui.move_text(choice.move, view, past.record.header.seats)


def cost_text(compared: Comparison) -> str:
    """What a move cost, in points and in share of wins; only what it cost indeed."""
    points, wins, lead = _costs(compared)
    if points and wins:
        words = translate("Review", "costs %1 point(s) and %2 of the wins", "", plural_of(compared.points))
        return fill(words, points, wins)
    if points:
        return fill(translate("Review", "costs %1 point(s)", "", plural_of(compared.points)), points)
    if wins:
        return fill(translate("Review", "costs %1 of the wins"), wins)
    return fill(translate("Review", "costs %1 point(s) of the lead", "", plural_of(lead)), show_decimal(lead))


def short_cost_text(compared: Comparison) -> str:
    """The same where there is little room."""
    points, wins, lead = _costs(compared)
    if points and wins:
        words = translate("Review", "−%1 point(s), −%2 wins", "", plural_of(compared.points))
        return fill(words, points, wins)
    if points:
        return fill(translate("Review", "−%1 point(s)", "", plural_of(compared.points)), points)
    if wins:
        return fill(translate("Review", "−%1 wins"), wins)
    return fill(translate("Review", "−%1 point(s) of the lead", "", plural_of(lead)), show_decimal(lead))


def _costs(compared: Comparison) -> tuple[str, str, float]:
    """The cost in points, in wins and of the lead; empty texts for points and wins where there was none.

    Alone at the table, points say it all.
    """
    alone = len(compared.best.scores) == 1
    points = show_decimal(compared.points) if compared.points >= _TRIFLE else ""
    wins = show_percent(compared.wins) if round(compared.wins, 2) > 0 and not (alone and points) else ""
    return points, wins, max(0.0, compared.best.margin - compared.played.margin)


def expected_text(choice: Choice) -> str:
    """What was to be expected of a move."""
    parts = [fill(translate("Hint", "expected result %1"), show_decimal(choice.score))]
    if len(choice.scores) > 1:
        parts.append(fill(translate("Hint", "wins %1"), show_percent(choice.wins)))
    return " · ".join(parts)


def reasons_text(ui: GameUi, choice: Choice, view: Any) -> str:
    """Why a move was the better one."""
    reasons = [ui.reason_text(reason, view) for reason in choice.reasons]
    return " · ".join([reason for reason in reasons if reason][:_REASONS])


def parts_of(ui: GameUi, past: Past) -> list[tuple[int, str]]:
    """Where the parts of a game (rounds, eras) begin: the place among the decisions, and the name of the part."""
    parts: list[tuple[int, str]] = []
    for place, decision in enumerate(past.decisions):
        name = ui.part_text(ui.stage(past.view(decision.ply, None)))
        if not parts or parts[-1][1] != name:
            parts.append((place, name))
    return parts


def stage_text(ui: GameUi, past: Past, ply: int) -> str:
    """How far the game was before an entry: "Round 4 of 10"."""
    return ui.stage_text(ui.stage(past.view(ply, None)))


def standings_text(names: Sequence[str], scores: Sequence[int]) -> str:
    """The final scores, a line for each seat."""
    words = translate("Review", "%1: %2", "name and final score")
    return "\n".join(fill(words, name, show_number(score)) for name, score in zip(names, scores, strict=True))
