"""Phrases that sentences about Livingstone are filled with: amounts, counted stones, names and lists."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.livingstone.moves import BLACK_ROCK, BLUE_GEM, CLEAR_GEM, GEMS, RED_GEM, ROWS, WHITE_ROCK
from engine.record import Seat
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def name(seat: int, seats: Sequence[Seat]) -> str:
    """The name of an owner of tents; the owner after the last seat are the white tents of the solo game."""
    return seats[seat].name if seat < len(seats) else translate("Livingstone", "White tents")


def each(values: Sequence[str], seats: Sequence[Seat]) -> str:
    """One value for every seat, with its name: "Anna 8, Ben 6"."""
    # A name and its value stay on one line.
    pattern = translate("Livingstone", "%1 %2", "name and number").replace(" ", "\N{NO-BREAK SPACE}")
    pairs = (fill(pattern, seat.name, value) for seat, value in zip(seats, values, strict=True))
    return translate("Livingstone", ", ", "between the items of a list").join(pairs)


def pounds(count: int) -> str:
    """An amount of money."""
    return translate("Livingstone", "%n pound(s)", "", count)


def points(count: int) -> str:
    """An amount of victory points."""
    return translate("Livingstone", "%n point(s)", "", count)


def stone_name(stone: int, count: int | None = None) -> str:
    """The name of a kind of stones for a label ("Blue gem") or, with `count`, counted ("2 blue gems")."""
    if count is None:
        return {
            BLACK_ROCK: translate("Livingstone", "Black rock"),
            WHITE_ROCK: translate("Livingstone", "White rock"),
            CLEAR_GEM: translate("Livingstone", "Transparent gem"),
            BLUE_GEM: translate("Livingstone", "Blue gem"),
            RED_GEM: translate("Livingstone", "Red gem"),
        }[stone]
    if stone == BLACK_ROCK:
        return translate("Livingstone", "%n black rock(s)", "", count)
    if stone == WHITE_ROCK:
        return translate("Livingstone", "%n white rock(s)", "", count)
    if stone == CLEAR_GEM:
        return translate("Livingstone", "%n transparent gem(s)", "", count)
    if stone == BLUE_GEM:
        return translate("Livingstone", "%n blue gem(s)", "", count)
    return translate("Livingstone", "%n red gem(s)", "", count)


def gem_list(gems: Sequence[int]) -> str:
    """Counted gems, given as (clear, blue, red): "2 transparent gems and 1 red gem"."""
    return show_list([stone_name(GEMS[gem], count) for gem, count in enumerate(gems) if count])


def space_name(space: int) -> str:
    """A space of the board: "row 2, column 3"."""
    return fill(
        translate("Livingstone", "row %1, column %2"),
        show_number(space % ROWS + 1),
        show_number(space // ROWS + 1),
    )
