"""The pictures of the single steps: maps, treasures, the table of sources, ties."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.explorers import events as tell
from engine.explorers.sheet import SOURCES
from ui.explorers.art import paint_tower, paint_village
from ui.explorers.card_words import treasure_name
from ui.explorers.map.pieces import MapState
from ui.explorers.map.small import paint_small_map
from ui.explorers.phrases import coins, source_name
from ui.explorers.scoring.drawing import Scene, write_name
from ui.explorers.wealth_panel import SIGNS, paint_treasure
from ui.numbers import show_number, show_signed
from ui.texts import fill
from ui.theme.pieces import paint_coin
from ui.widgets.writing import CENTRE, LEFT, RIGHT, write_line, write_paragraph

translate = QCoreApplication.translate


def paint_maps(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """The maps of all seats as they are at the end."""
    count = len(scene.seats)
    columns = 1 if count == 1 else 2
    rows = math.ceil(count / columns)
    gap = scene.px(14)
    width = (rect.width() - gap * (columns - 1)) / columns
    height = (rect.height() - gap * (rows - 1)) / rows
    board = scene.box.board_of(scene.view)
    for seat in range(count):
        row, column = divmod(seat, columns)
        shift = (width + gap) / 2 if count == 3 and seat == 2 else 0
        box = QRectF(
            rect.left() + column * (width + gap) + shift, rect.top() + row * (height + gap), width, height
        )
        head = QRectF(box.left(), box.top(), box.width(), scene.px(26))
        write_name(painter, head, scene, seat, scene.metrics.heading)
        area = QRectF(box.left(), head.bottom(), box.width(), box.bottom() - head.bottom())
        area = QRectF(area.toRect())
        if board is not None and area.height() > 20:
            state = MapState(board, scene.view.seats[seat], scene.seats[seat].colour)
            paint_small_map(painter, area, board, scene.palette, state)
            painter.setPen(QPen(scene.palette.strong_line, scene.metrics.border))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area)


def paint_treasures(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """The treasures of one seat come to light one after the other."""
    step = scene.step
    head = QRectF(rect.left(), rect.top(), rect.width(), scene.px(50))
    write_name(painter, head, scene, step.seat, scene.metrics.title)
    events = [event for event in step.events if isinstance(event, tell.TreasureScored)]
    if not events:
        text = translate("Explorers", "No treasure kept")
        write_line(painter, rect, text, scene.metrics.heading, scene.palette.muted_ink)
        return
    gap = scene.px(12)
    height = min(scene.px(82), (rect.height() - head.height() - gap * len(events)) / len(events))
    top = rect.top() + head.height() + (rect.height() - head.height() - (height + gap) * len(events)) / 2
    for place, event in enumerate(events):
        shown = min(1.0, max(0.0, scene.progress * len(events) - place))
        box = QRectF(rect.left(), top + place * (height + gap), rect.width(), height)
        painter.setOpacity(shown)
        _paint_treasure_line(painter, box.translated(scene.px(20) * (1 - shown), 0), scene, event)
        painter.setOpacity(1.0)


def _paint_treasure_line(painter: QPainter, box: QRectF, scene: Scene, event: tell.TreasureScored) -> None:
    palette = scene.palette
    painter.setPen(QPen(palette.line, scene.metrics.border))
    painter.setBrush(palette.panel)
    painter.drawRoundedRect(box, scene.px(8), scene.px(8))
    treasure = scene.box.treasure(event.treasure)
    side = box.height() * 0.7
    left = box.left() + scene.px(14)
    step = min(side * 1.08, box.width() * 0.34 / max(1, event.count))
    for number in range(event.count):
        sign = QRectF(left + number * step, box.center().y() - side / 2, side, side)
        paint_treasure(painter, sign, treasure, palette)
    left += step * (event.count - 1) + side + scene.px(14)
    gain = QRectF(box.right() - scene.px(96), box.top(), scene.px(84), box.height())
    write_line(
        painter, gain, show_signed(event.coins) or "0", scene.metrics.score, palette.good, RIGHT, bold=True
    )
    text = QRectF(left, box.top() + scene.px(4), gain.left() - left - scene.px(8), box.height() - scene.px(8))
    words = treasure_name(treasure)
    if not treasure.set_coins:
        pattern = translate("Explorers", "%1: %2 × %3", "a treasure, how often, and what it counts")
        words = fill(pattern, words, show_number(event.count), show_number(event.pieces))
    write_paragraph(painter, text, words, scene.metrics.heading, palette.ink, LEFT, bold=True)


def paint_sources(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """A table: where the coins of everybody come from."""
    palette = scene.palette
    sheets = [event.coins for event in scene.step.events if isinstance(event, tell.CoinsCounted)]
    board = scene.box.board_of(scene.view)
    names = [name for name in SOURCES if name != "crystals" or (board is not None and board.crystals)]
    rows = len(names) + 2
    height = min(scene.px(46), rect.height() / rows)
    top = rect.center().y() - height * rows / 2
    label = rect.width() * 0.36
    width = (rect.width() - label) / len(scene.seats)
    for seat in range(len(scene.seats)):
        head = QRectF(rect.left() + label + seat * width, top, width, height)
        write_name(painter, head, scene, seat, scene.metrics.text)
    for row, name in enumerate(names, start=1):
        line = QRectF(rect.left(), top + row * height, rect.width(), height)
        if row % 2:
            painter.fillRect(line, palette.hover)
        side = height * 0.66
        sign = QRectF(line.left() + scene.px(6), line.center().y() - side / 2, side, side)
        SIGNS[name](painter, sign, scene.colour(0), palette)
        words = QRectF(sign.right() + scene.px(8), line.top(), label - side - scene.px(16), height)
        write_line(painter, words, source_name(name), scene.metrics.text, palette.ink, LEFT)
        values = [sheet[SOURCES.index(name)] for sheet in sheets]
        for seat, value in enumerate(values):
            cell = QRectF(rect.left() + label + seat * width, line.top(), width, height)
            best = value == max(values) and value > 0 and len(values) > 1
            write_line(
                painter, cell, show_number(value), scene.metrics.heading, palette.ink, CENTRE, bold=best
            )
    line = QRectF(rect.left(), top + (rows - 1) * height, rect.width(), height)
    painter.setPen(QPen(palette.strong_line, scene.px(2)))
    painter.drawLine(line.topLeft(), line.topRight())
    words = QRectF(line.left() + scene.px(8), line.top(), label, height)
    write_line(
        painter,
        words,
        translate("Explorers", "Coins in all"),
        scene.metrics.heading,
        palette.ink,
        LEFT,
        bold=True,
    )
    for seat, sheet in enumerate(sheets):
        cell = QRectF(rect.left() + label + seat * width, line.top(), width, height)
        write_line(
            painter, cell, show_number(sum(sheet)), scene.metrics.number, palette.ink, CENTRE, bold=True
        )


def paint_tie(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """Those who are equal, with what tells them apart."""
    event = scene.step.events[0]
    assert isinstance(event, tell.TieBroken)
    count = len(event.seats)
    gap = scene.px(16)
    width = min(scene.px(190), (rect.width() - gap * (count - 1)) / count)
    left = rect.center().x() - (width * count + gap * (count - 1)) / 2
    height = min(rect.height(), scene.px(230))
    most = max(event.values)
    for place, (seat, value) in enumerate(zip(event.seats, event.values, strict=True)):
        box = QRectF(left + place * (width + gap), rect.center().y() - height / 2, width, height)
        best = value == most
        painter.setPen(
            QPen(scene.palette.glow, scene.px(3)) if best else QPen(scene.palette.line, scene.metrics.border)
        )
        painter.setBrush(scene.palette.panel)
        painter.drawRoundedRect(box, scene.px(8), scene.px(8))
        write_name(
            painter,
            QRectF(box.left(), box.top() + scene.px(8), width, scene.px(34)),
            scene,
            seat,
            scene.metrics.heading,
        )
        side = min(width * 0.5, height * 0.4)
        sign = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
        if event.by == "towers":
            paint_tower(painter, sign, scene.palette, scene.colour(seat))
        else:
            paint_village(painter, sign, scene.colour(seat), scene.palette)
        figure = QRectF(box.left(), sign.bottom(), width, box.bottom() - sign.bottom())
        write_line(painter, figure, show_number(value), scene.metrics.score, scene.palette.ink, bold=True)


def paint_result(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """The players in the order of their places, winners large."""
    standings = sorted(scene.view.standings or (), key=lambda found: (found.place or 99, found.seat))
    weights = [1.6 if found.place == 1 else 1.0 for found in standings]
    gap = scene.px(10)
    unit = min(scene.px(88), (rect.height() - gap * (len(standings) - 1)) / sum(weights))
    top = rect.center().y() - (unit * sum(weights) + gap * (len(standings) - 1)) / 2
    palette = scene.palette
    for found, weight in zip(standings, weights, strict=True):
        won = found.place == 1
        band = QRectF(rect.left(), top, rect.width(), unit * weight)
        painter.setBrush(palette.column_lit if won else palette.panel)
        painter.setPen(QPen(palette.glow, scene.px(3)) if won else QPen(palette.line, scene.metrics.border))
        painter.drawRoundedRect(band, scene.px(8), scene.px(8))
        size = scene.metrics.title if won else scene.metrics.number
        rank = QRectF(band.left(), band.top(), scene.px(64), band.height())
        write_line(
            painter, rank, show_number(found.place or 0), size * 1.2, palette.ink, bold=True, title=True
        )
        name = QRectF(rank.right(), band.top(), band.width() * 0.4, band.height())
        write_name(painter, name, scene, found.seat, size, centred=False)
        _paint_signs(painter, band, scene, found.seat)
        score = QRectF(band.right() - scene.px(130), band.top(), scene.px(116), band.height())
        write_line(painter, score, show_number(found.score), size * 1.4, palette.ink, RIGHT, bold=True)
        top = band.bottom() + gap


def _paint_signs(painter: QPainter, band: QRectF, scene: Scene, seat: int) -> None:
    """Towers and villages of a seat, which break ties."""
    found = scene.view.seats[seat]
    side = min(band.height() * 0.5, scene.px(28))
    left = band.right() - scene.px(290)
    for paint, count in ((0, len(found.towers)), (1, len(found.villages))):
        sign = QRectF(left, band.center().y() - side / 2, side, side)
        if paint:
            paint_village(painter, sign, scene.colour(seat), scene.palette)
        else:
            paint_tower(painter, sign, scene.palette, scene.colour(seat))
        text = QRectF(sign.right() + scene.px(4), band.top(), scene.px(34), band.height())
        write_line(painter, text, show_number(count), scene.metrics.heading, scene.palette.muted_ink, LEFT)
        left += scene.px(78)


def paint_solo_result(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    """Won or not: coins against the threshold, and the objectives."""
    from ui.explorers.objective_words import objective_text

    event = scene.step.events[0]
    assert isinstance(event, tell.SoloEnded)
    palette = scene.palette
    head = QRectF(rect.left(), rect.top(), rect.width(), scene.px(60))
    title = translate("Explorers", "Won!") if event.won else translate("Explorers", "Not this time")
    ink = palette.good if event.won else palette.danger
    write_line(painter, head, title, scene.metrics.title * 1.4, ink, bold=True, title=True)
    lines: list[tuple[bool, str, str]] = [
        (
            event.coins >= event.needed,
            fill(
                translate("Explorers", "%1 of %2 coins needed"),
                show_number(event.coins),
                show_number(event.needed),
            ),
            "",
        )
    ]
    seat = scene.view.seats[0]
    for place, goal in enumerate(scene.view.objectives):
        turn = seat.completed[place]
        words = objective_text(scene.box.objective(goal.id))
        detail = (
            fill(translate("Explorers", "turn %1, %2"), show_number(turn), coins(seat.rewards[place]))
            if turn
            else translate("Explorers", "not completed")
        )
        lines.append((bool(turn), words, detail))
    gap = scene.px(10)
    height = min(scene.px(64), (rect.height() - head.height()) / len(lines) - gap)
    top = head.bottom() + scene.px(12)
    for good, words, detail in lines:
        box = QRectF(rect.left(), top, rect.width(), height)
        painter.setPen(QPen(palette.good if good else palette.danger, scene.px(2)))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(box, scene.px(8), scene.px(8))
        mark = QRectF(box.left(), box.top(), scene.px(52), height)
        write_line(
            painter,
            mark,
            "✓" if good else "✗",
            scene.metrics.title,
            palette.good if good else palette.danger,
            bold=True,
        )
        right = QRectF(box.right() - scene.px(190), box.top(), scene.px(176), height)
        write_line(painter, right, detail, scene.metrics.text, palette.muted_ink, RIGHT)
        text = QRectF(mark.right(), box.top(), right.left() - mark.right() - scene.px(6), height)
        write_paragraph(painter, text, words, scene.metrics.heading, palette.ink, LEFT, bold=True)
        top = box.bottom() + gap
    if event.won:
        side = scene.px(46)
        paint_coin(
            painter, QRectF(head.left() + scene.px(8), head.center().y() - side / 2, side, side), palette
        )
