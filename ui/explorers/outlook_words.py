"""What a move would bring, in short lines with a sign each, for the note beside the hex."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from engine.explorers import events as tell
from engine.explorers.board import Board
from engine.explorers.preview import Outlook
from engine.explorers.view import ExplorersView
from ui.explorers.box import Box
from ui.explorers.guidance import left_text
from ui.explorers.move_words import route_coins
from ui.explorers.objective_words import objective_text
from ui.explorers.phrases import coins
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Line:
    """A line of the note; `sign` is "coin", "tower", "crystal", "ruin", "village", "post", "goal" or ""."""

    sign: str
    text: str


def outlook_lines(outlook: Outlook, view: ExplorersView, board: Board, box: Box) -> tuple[Line, ...]:
    """What a move of the viewer brings at once, what it makes possible, and what is left of the card."""
    lines = [line for event in outlook.events if (line := _event_line(event)) is not None]
    for route in outlook.routes:
        paid = route_coins(board, route.post, route.other)
        values = [show_number(board.values[board.hexes[city]]) for city in (route.post, route.other)]
        lines.append(
            Line(
                "post",
                fill(translate("Explorers", "Trade route possible: %1 × %2 = %3"), *values, coins(paid)),
            )
        )
    for name in outlook.completes:
        text = fill(translate("Explorers", "Objective: %1"), objective_text(box.objective(name)))
        lines.append(Line("goal", text))
    routes = any(isinstance(event, tell.RouteMade) for event in outlook.events)
    left = "" if routes else _left_line(outlook, view, box)
    if left:
        lines.append(Line("", left))
    return tuple(lines)


def _event_line(event: object) -> Line | None:
    match event:
        case tell.CoinsFound(printed=printed, factor=1):
            return Line("coin", coins(printed))
        case tell.CoinsFound(printed=printed, factor=factor):
            pattern = translate("Explorers", "%1 × %2 = %3")
            text = fill(pattern, show_number(factor), show_number(printed), coins(printed * factor))
            return Line("coin", text)
        case tell.TowerFound(count=count, coins=found):
            text = fill(translate("Explorers", "Tower number %1: %2"), show_number(count), coins(found))
            return Line("tower", text)
        case tell.CrystalFound(coins=found):
            return Line("crystal", fill(translate("Explorers", "Crystal: %1"), coins(found)))
        case tell.RuinFound(treasures=count):
            return Line("ruin", translate("Explorers", "%n treasure(s), drawn at once", "", count))
        case tell.VillageFounded(coins=found):
            return Line("village", fill(translate("Explorers", "Village: %1"), coins(found)))
        case tell.RegionFilled():
            return Line("village", translate("Explorers", "Completes the region: a village"))
        case tell.RouteMade(coins=found):
            return Line("post", fill(translate("Explorers", "Trade route: %1"), coins(found)))
    return None


def _left_line(outlook: Outlook, view: ExplorersView, box: Box) -> str:
    mine = view.mine
    if mine is None or outlook.left is None or outlook.act == "treasure":
        return ""
    if outlook.left.hexes is None:
        if not outlook.spaces:
            return translate("Explorers", "Then nothing is left of the card.")
        return translate("Explorers", "Then further hexes are possible.")
    text = left_text(box, mine, outlook.left)
    if not text or (not outlook.spaces and outlook.act == "explore"):
        return translate("Explorers", "Then nothing is left of the card.")
    return fill(translate("Explorers", "Left of the card: %1"), text)
