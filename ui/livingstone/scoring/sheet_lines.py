"""The lines of the score sheet: where the points come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from ui.livingstone.scoring.tally import Tally
from ui.numbers import show_number
from ui.story.sheet_model import Line
from ui.texts import fill

translate = QCoreApplication.translate


def lines_of(counted: Tally) -> list[Line]:
    """The lines for what has been scored so far, in the language in force."""
    numbers: Callable[[Sequence[int]], tuple[str, ...]] = lambda values: tuple(map(show_number, values))  # noqa: E731
    lines = [
        Line(
            fill(
                translate("Livingstone", "Round %1 (column %2)"),
                show_number(scored.number),
                show_number(scored.column + 1),
            ),
            numbers(scored.points),
        )
        for scored in counted.rounds
    ]
    lines.append(Line(translate("Livingstone", "Market"), numbers(counted.market)))
    lines.append(Line(translate("Livingstone", "Point cards"), numbers(counted.cards)))
    rows = [row for row in counted.rows if row is not None]
    if rows:
        lines.append(
            Line(
                translate("Livingstone", "Most tents in rows"),
                numbers([sum(row) for row in zip(*rows, strict=True)]),
            )
        )
    if counted.gems is not None:
        lines.append(Line(translate("Livingstone", "Unsold gems"), numbers(counted.gems)))
    lines.append(Line(translate("Livingstone", "Points"), numbers(counted.totals()), strong=True))
    if counted.donations is not None:
        lines.append(Line(translate("Livingstone", "Donation"), numbers(counted.donations)))
    lines.append(Line(translate("Livingstone", "Tents placed"), numbers(counted.tents_placed)))
    places = counted.places()
    if places is not None:
        out = translate("Livingstone", "disqualified")
        ranks = tuple(out if place is None else show_number(place) for place in places)
        lines.append(Line(translate("Livingstone", "Place", "rank"), ranks, strong=True))
    return lines
