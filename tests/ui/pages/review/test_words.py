"""What a move cost, in words."""

from __future__ import annotations

import pytest

from engine.players.advice import Choice, Comparison
from tests.ui.small_game import Add
from ui.review.words import cost_text, short_cost_text

SPACE = "\N{NO-BREAK SPACE}"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("points", "wins", "seats", "text", "short"),
    [
        (2.25, 0.1, 2, "costs 2.3 points and 10% of the wins", "−2.3 points, −10% wins"),
        (2.0, 0.004, 2, "costs 2.0 points", "−2.0 points"),
        (-3.0, 0.08, 2, "costs 8% of the wins", "−8% wins"),
        (0.01, -0.1, 2, "costs 1.5 points of the lead", "−1.5 points of the lead"),
        (2.0, 0.1, 1, "costs 2.0 points", "−2.0 points"),
        (0.0, 0.1, 1, "costs 10% of the wins", "−10% wins"),
    ],
)
def test_only_what_it_cost_indeed(points: float, wins: float, seats: int, text: str, short: str) -> None:
    best, played = (
        Choice(Add(number), 9, 0.0, margin, 0.0, 0.0, 0.0, (), (0.0,) * seats)
        for number, margin in ((1, 4.0), (2, 2.5))
    )
    compared = Comparison(best, played, 9, points, wins, 0.1, 0.01)
    assert cost_text(compared).replace(SPACE, "") == text
    assert short_cost_text(compared).replace(SPACE, "") == short
