"""What a move cost, in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from app.translators import Languages
from engine.players.advice import Choice, Comparison
from tests.ui.small_game import Add
from ui.review.words import cost_text, short_cost_text

SPACE = "\N{NO-BREAK SPACE}"

pytestmark = pytest.mark.usefixtures("qapp")


def compared_by(points: float, wins: float, seats: int) -> Comparison:
    best, played = (
        Choice(Add(number), 9, 0.0, margin, 0.0, 0.0, 0.0, (), (0.0,) * seats)
        for number, margin in ((1, 4.0), (2, 2.5))
    )
    return Comparison(best, played, 9, points, wins, 0.1, 0.01)


@pytest.mark.parametrize(
    ("points", "wins", "seats", "text", "short"),
    [
        (2.25, 0.1, 2, "costs 2.3 point(s) and 10% of the wins", "−2.3 point(s), −10% wins"),
        (2.0, 0.004, 2, "costs 2.0 point(s)", "−2.0 point(s)"),
        (-3.0, 0.08, 2, "costs 8% of the wins", "−8% wins"),
        (0.01, -0.1, 2, "costs 1.5 point(s) of the lead", "−1.5 point(s) of the lead"),
        (2.0, 0.1, 1, "costs 2.0 point(s)", "−2.0 point(s)"),
        (0.0, 0.1, 1, "costs 10% of the wins", "−10% wins"),
    ],
)
def test_only_what_it_cost_indeed(points: float, wins: float, seats: int, text: str, short: str) -> None:
    compared = compared_by(points, wins, seats)
    assert cost_text(compared).replace(SPACE, "") == text
    assert short_cost_text(compared).replace(SPACE, "") == short


@pytest.mark.parametrize(
    ("language", "points", "wins", "text", "short"),
    [
        ("fr", 0.5, 0.0, "coûte 0,5 point", "−0,5 point"),
        ("fr", 1.5, 0.1, "coûte 1,5 point et 10% des victoires", "−1,5 point, −10% victoires"),
        ("fr", 2.0, 0.0, "coûte 2,0 points", "−2,0 points"),
        ("fr", 0.0, 0.0, "coûte 1,5 point d’avance", "−1,5 point d’avance"),
        ("de", 0.5, 0.0, "kostet 0,5 Punkte", "−0,5 Punkte"),
        ("en", 0.5, 0.0, "costs 0.5 points", "−0.5 points"),
    ],
)
def test_plurals_of_decimals(language: str, points: float, wins: float, text: str, short: str) -> None:
    application = QCoreApplication.instance()
    assert application is not None
    languages = Languages(application)
    languages.use(language)
    try:
        compared = compared_by(points, wins, 2)
        assert cost_text(compared).replace(SPACE, "") == text
        assert short_cost_text(compared).replace(SPACE, "") == short
    finally:
        languages.clear()
