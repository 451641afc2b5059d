"""The coins of one seat by their sources, and its treasures: the own kept ones by kind, those of others as backs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.explorers.cards import Treasure
from engine.explorers.sheet import SOURCES
from engine.explorers.view import ExplorersView
from engine.record import Seat
from ui.explorers.art import paint_crystal, paint_post, paint_tower, paint_village, paint_wreck
from ui.explorers.box import Box
from ui.explorers.card_signs import paint_jar, paint_terrain
from ui.explorers.card_words import treasure_hint, treasure_name
from ui.explorers.phrases import coins, joined, source_name
from ui.explorers.tipped import Tipped
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.craft import paint_chest
from ui.theme.palette import Palette, SeatColour, tint
from ui.theme.pieces import paint_coin
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, write_line

translate = QCoreApplication.translate

Sign = Callable[[QPainter, QRectF, SeatColour, Palette], None]

SIGNS: dict[str, Sign] = {
    "spaces": lambda painter, rect, seat, palette: paint_coin(painter, rect, palette),
    "towers": lambda painter, rect, seat, palette: paint_tower(painter, rect, palette, seat),
    "crystals": lambda painter, rect, seat, palette: paint_crystal(painter, rect, "", palette),
    "villages": paint_village,
    "routes": paint_post,
    "treasures": lambda painter, rect, seat, palette: paint_wreck(painter, rect, "", palette),
    "objectives": lambda painter, rect, seat, palette: paint_goal_sign(painter, rect, palette),
    "final_treasures": lambda painter, rect, seat, palette: paint_chest(painter, rect, palette),
}
"""The sign of each source of coins."""


def paint_goal_sign(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A pennant: the sign of objectives."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    painter.setPen(QPen(palette.ink, 8))
    painter.drawLine(24, 8, 24, 96)
    painter.setPen(QPen(palette.ink, 4))
    painter.setBrush(palette.glow)
    painter.drawPolygon([QPointF(28, 10), QPointF(92, 30), QPointF(28, 54)])
    painter.restore()


def paint_treasure(painter: QPainter, rect: QRectF, treasure: Treasure, palette: Palette) -> None:
    """The sign of a treasure that is kept."""
    if treasure.set_coins:
        paint_jar(painter, rect, palette)
        return
    small = QRectF(rect.left(), rect.top() + rect.height() * 0.1, rect.width() * 0.86, rect.height() * 0.86)
    what = "" if treasure.coins_per is None else treasure.coins_per.what
    if what == "tower":
        paint_tower(painter, small, palette)
    else:
        terrain = what.partition("_")[2]
        if terrain:
            paint_terrain(painter, small, (terrain,), palette)
            inner = small.adjusted(
                small.width() * 0.2, small.height() * 0.2, -small.width() * 0.2, -small.height() * 0.2
            )
            paint_village(painter, inner, palette.solo, palette)
        else:
            paint_village(painter, small, palette.solo, palette)
    coin = rect.width() * 0.46
    paint_coin(painter, QRectF(rect.right() - coin, rect.bottom() - coin, coin, coin), palette, 1)


class WealthPanel(Tipped):
    """Two lines: coins by source, treasures."""

    def __init__(self, theme: Theme, box: Box, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._box = box
        self._view: ExplorersView | None = None
        self._seats: tuple[Seat, ...] = ()
        self._seat = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(500), self.theme.metrics.px(66))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(360), self.theme.metrics.px(66))

    def show_view(self, view: ExplorersView, seats: Sequence[Seat], seat: int) -> None:
        """Show the coins of a seat."""
        self._view, self._seats, self._seat = view, tuple(seats), seat
        self.setAccessibleName(self.words())
        self.update()

    def words(self) -> str:
        """Everything shown, as one text."""
        view = self._view
        if view is None:
            return ""
        found = view.seats[self._seat]
        sources = joined(
            [
                fill(
                    translate("Explorers", "%1: %2", "a name and an amount"),
                    source_name(name),
                    show_number(count),
                )
                for name, count in zip(SOURCES, found.coins, strict=True)
                if count
            ]
        )
        who = self._seats[self._seat].name
        text = fill(translate("Explorers", "%1 has %2."), who, coins(found.score))
        return " ".join(part for part in (text, sources, self._treasure_words(view)) if part)

    def _treasure_words(self, view: ExplorersView) -> str:
        found = view.seats[self._seat]
        if found.kept is None:
            return translate("Explorers", "%n hidden treasure(s)", "", found.kept_count)
        return joined(
            [
                f"{show_number(count)} × {treasure_name(treasure)}"
                for treasure, count in zip(self._box.figures.treasures, found.kept, strict=True)
                if count
            ]
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.tips = []
        palette, metrics = self.theme.palette, self.theme.metrics
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(palette.line, metrics.border))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(rect, metrics.radius, metrics.radius)
        inner = rect.adjusted(metrics.px(8), metrics.px(3), -metrics.px(6), -metrics.px(3))
        half = inner.height() / 2
        self._paint_coins(painter, view, QRectF(inner.left(), inner.top(), inner.width(), half))
        self._paint_treasures(painter, view, QRectF(inner.left(), inner.top() + half, inner.width(), half))
        painter.end()

    def _paint_coins(self, painter: QPainter, view: ExplorersView, rect: QRectF) -> None:
        palette, metrics = self.theme.palette, self.theme.metrics
        found = view.seats[self._seat]
        colour = palette.seat(self._seats[self._seat].colour)
        side = min(rect.height() * 0.86, metrics.px(26))
        names = [
            name
            for name in SOURCES
            if (name != "crystals" or self._has_crystals(view))
            and (name != "final_treasures" or view.phase == "over")
        ]
        total = QRectF(rect.left(), rect.top(), metrics.px(92), rect.height())
        paint_coin(painter, QRectF(total.left(), total.center().y() - side / 2, side, side), palette)
        box = QRectF(total.left() + side + metrics.px(5), total.top(), total.width() - side, total.height())
        write_line(painter, box, show_number(found.score), metrics.px(24), palette.ink, LEFT, bold=True)
        self.tips.append((total, fill(translate("Explorers", "%1 in all"), coins(found.score))))
        width = (rect.right() - total.right()) / max(1, len(names))
        for place, name in enumerate(names):
            count = found.coins[SOURCES.index(name)]
            cell = QRectF(total.right() + place * width, rect.top(), width, rect.height())
            sign = QRectF(cell.left(), cell.center().y() - side * 0.43, side * 0.86, side * 0.86)
            before = painter.opacity()
            painter.setOpacity(before * (1.0 if count else 0.45))
            SIGNS[name](painter, sign, colour, palette)
            painter.setOpacity(before)
            text = QRectF(
                sign.right() + metrics.px(3), cell.top(), cell.right() - sign.right(), cell.height()
            )
            ink = palette.ink if count else palette.muted_ink
            write_line(painter, text, show_number(count), metrics.text, ink, LEFT, bold=bool(count))
            pattern = translate("Explorers", "%1: %2", "a name and an amount")
            self.tips.append((cell, fill(pattern, source_name(name), coins(count))))

    def _has_crystals(self, view: ExplorersView) -> bool:
        board = self._box.board_of(view)
        return board is not None and bool(board.crystals)

    def _paint_treasures(self, painter: QPainter, view: ExplorersView, rect: QRectF) -> None:
        palette, metrics = self.theme.palette, self.theme.metrics
        found = view.seats[self._seat]
        side = min(rect.height() * 0.92, metrics.px(27))
        label = QRectF(rect.left(), rect.top(), metrics.px(92), rect.height())
        write_line(
            painter,
            label,
            translate("Explorers", "Treasures"),
            metrics.small,
            palette.muted_ink,
            LEFT,
            bold=True,
        )
        left = label.right()
        if found.kept is None:
            before = painter.opacity()
            painter.setOpacity(before * (1.0 if found.kept_count else 0.4))
            paint_chest(painter, QRectF(left, rect.center().y() - side / 2, side, side), palette)
            painter.setOpacity(before)
            text = QRectF(left + side + metrics.px(4), rect.top(), metrics.px(60), rect.height())
            write_line(
                painter, text, show_number(found.kept_count), metrics.text, palette.ink, LEFT, bold=True
            )
            tip = translate("Explorers", "%n hidden treasure(s)", "", found.kept_count)
            self.tips.append((QRectF(left, rect.top(), metrics.px(80), rect.height()), tip))
            return
        kinds = [
            (treasure, count)
            for treasure, count in zip(self._box.figures.treasures, found.kept, strict=True)
            if count
        ]
        if not kinds:
            none = translate("Explorers", "none kept yet")
            write_line(
                painter,
                QRectF(left, rect.top(), metrics.px(200), rect.height()),
                none,
                metrics.small,
                tint(palette.muted_ink, 0.9),
                LEFT,
            )
        width = min(metrics.px(62), (rect.right() - left) / max(1, len(kinds)))
        for treasure, count in kinds:
            sign = QRectF(left, rect.center().y() - side / 2, side, side)
            paint_treasure(painter, sign, treasure, palette)
            text = QRectF(sign.right() + metrics.px(2), rect.top(), width - side, rect.height())
            write_line(painter, text, f"×{show_number(count)}", metrics.text, palette.ink, LEFT, bold=True)
            self.tips.append((QRectF(left, rect.top(), width, rect.height()), treasure_hint(treasure)))
            left += width
