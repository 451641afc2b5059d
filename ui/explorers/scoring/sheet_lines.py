"""The lines of the score sheet: where the coins come from."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.explorers.sheet import SOURCES
from engine.explorers.view import ExplorersView
from ui.explorers.box import Box
from ui.explorers.objective_words import objective_text
from ui.explorers.phrases import source_name
from ui.numbers import show_number
from ui.story.sheet_model import Line
from ui.texts import fill

translate = QCoreApplication.translate


def lines_of(view: ExplorersView, box: Box) -> list[Line]:
    """The lines for the game so far, in the language in force; nothing that is hidden from anybody."""
    seats = view.seats
    board = box.board_of(view)
    lines = []
    for number, name in enumerate(SOURCES):
        values = [seat.coins[number] for seat in seats]
        if name == "crystals" and not any(values) and (board is None or not board.crystals):
            continue
        if name == "final_treasures" and view.phase != "over":
            continue
        lines.append(Line(source_name(name), tuple(map(show_number, values))))
    lines.append(
        Line(
            translate("Explorers", "Coins in all"),
            tuple(show_number(seat.score) for seat in seats),
            strong=True,
        )
    )
    counts = (
        (translate("Explorers", "Villages founded"), [len(seat.villages) for seat in seats]),
        (translate("Explorers", "Trading posts placed"), [len(seat.posts) for seat in seats]),
        (translate("Explorers", "Towers found"), [len(seat.towers) for seat in seats]),
        (translate("Explorers", "Treasure cards kept"), [seat.kept_count for seat in seats]),
    )
    lines += [Line(label, tuple(map(show_number, values))) for label, values in counts]
    for place, goal in enumerate(view.objectives):
        label = objective_text(box.objective(goal.id))
        lines.append(Line(label, tuple(_goal_text(view, seat, place) for seat in range(len(seats)))))
    if view.standings is not None and len(seats) > 1:
        places = tuple(show_number(found.place or 0) for found in view.standings)
        lines.append(Line(translate("Explorers", "Place", "rank"), places, strong=True))
    return lines


def _goal_text(view: ExplorersView, seat: int, place: int) -> str:
    found = view.seats[seat]
    if found.completed[place]:
        return fill(
            translate("Explorers", "turn %1: %2", "turn of completion, coins"),
            show_number(found.completed[place]),
            show_number(found.rewards[place]),
        )
    need = view.objectives[place].need
    return fill(
        translate("Explorers", "%1/%2", "so many of so many"),
        show_number(min(found.progress[place], need)),
        show_number(need),
    )
