"""What lies in the middle of the table: draw pile, discards, bag and the stones set aside."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from engine.livingstone.moves import BLACK_ROCK, CARDS, STONES
from engine.livingstone.view import LivingstoneView
from ui.livingstone.card_art import ASPECT, paint_card_back
from ui.livingstone.stone_art import paint_stone
from ui.livingstone.words import card_name, stone_name
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.fonts import text_font
from ui.theme.palette import Palette, blend
from ui.theme.pieces import outline_pen
from ui.theme.theme import Theme

translate = QCoreApplication.translate

Paint = Callable[[QPainter, QRectF, Palette], None]


class Supplies(QWidget):
    """Four small pictures with numbers; what each holds is told under the pointer."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts: list[tuple[Paint, int, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Four pictures with two digits each, in one line."""
        metrics = self._theme.metrics
        return QSize(metrics.px(254), metrics.px(24))

    def show_supplies(self, view: LivingstoneView) -> None:
        """Show the numbers of `view`."""
        discards = [
            fill(translate("Livingstone", "%1 × %2", "number and card"), show_number(count), card_name(card))
            for card, count in enumerate(view.discards)
            if count and card < len(CARDS)
        ]
        self._facts = [
            (paint_card_back, view.pile, translate("Livingstone", "Draw pile: %n card(s)", "", view.pile)),
            (
                _paint_discards,
                sum(view.discards),
                _with_list(
                    translate("Livingstone", "Discards: %n card(s)", "", sum(view.discards)), discards
                ),
            ),
            (
                paint_bag,
                sum(view.bag),
                _with_list(
                    translate("Livingstone", "In the bag: %n stone(s)", "", sum(view.bag)), _stones(view.bag)
                ),
            ),
            (
                lambda painter, rect, palette: paint_stone(painter, rect, BLACK_ROCK, palette),
                sum(view.aside),
                _with_list(
                    translate("Livingstone", "Set aside: %n stone(s)", "", sum(view.aside)),
                    _stones(view.aside),
                ),
            ),
        ]
        name = "; ".join(text.replace("\n", ", ") for _, _, text in self._facts)
        if name != self.accessibleName():
            self.setAccessibleName(name)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw pictures and numbers."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = self._theme.palette, self._theme.metrics
        cell = self.width() / max(1, len(self._facts))
        side = self.height() - metrics.px(3)
        painter.setFont(text_font(metrics.px(15), bold=True))
        for place, (paint, number, _) in enumerate(self._facts):
            icon = QRectF(place * cell, metrics.px(1.5), side, side)
            box = icon
            if paint in (paint_card_back, _paint_discards):
                width = side / ASPECT
                box = QRectF(icon.center().x() - width / 2, icon.top(), width, side)
            paint(painter, box, colours)
            painter.setPen(colours.ink)
            painter.drawText(
                QRectF(icon.right() + metrics.px(4), 0, cell - side, self.height()),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                show_number(number),
            )
        painter.end()

    def tip(self, position: QPointF) -> str:
        """What the picture at a point stands for."""
        place = int(position.x() * len(self._facts) / max(1, self.width()))
        return self._facts[place][2] if 0 <= place < len(self._facts) else ""

    def event(self, event: QEvent) -> bool:
        """Explain the picture under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip(QPointF(event.pos())), self)
            return True
        return super().event(event)


def _with_list(text: str, parts: list[str]) -> str:
    return "\n".join([text, *parts])


def _stones(counts: tuple[int, ...]) -> list[str]:
    return [stone_name(stone, counts[stone]) for stone in range(len(STONES)) if counts[stone]]


def _paint_discards(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A face-up card that lies askew."""
    painter.save()
    painter.translate(rect.center())
    painter.rotate(14)
    edge = max(1.0, rect.width() / 12)
    painter.setPen(outline_pen(palette.strong_line, edge))
    painter.setBrush(palette.field)
    painter.drawRoundedRect(
        QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height()).adjusted(
            edge, edge, -edge, -edge
        ),
        rect.width() * 0.12,
        rect.width() * 0.12,
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.hill_shade)
    painter.drawRect(
        QRectF(-rect.width() * 0.28, -rect.height() * 0.32, rect.width() * 0.56, rect.height() * 0.3)
    )
    painter.restore()


def paint_bag(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the bag with the stones."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 100, side / 100)
    cloth = blend(palette.wood, palette.paper, 0.25 if not palette.dark else 0.1)
    body = QPainterPath(QPointF(36, 30))
    body.cubicTo(6, 48, 2, 92, 24, 96)
    body.lineTo(76, 96)
    body.cubicTo(98, 92, 94, 48, 64, 30)
    body.closeSubpath()
    painter.setPen(outline_pen(palette.piece_edge, 5))
    painter.setBrush(cloth)
    painter.drawPath(body)
    mouth = QPainterPath(QPointF(34, 30))
    mouth.lineTo(22, 6)
    mouth.cubicTo(36, 14, 44, 2, 50, 8)
    mouth.cubicTo(58, 2, 64, 14, 78, 6)
    mouth.lineTo(66, 30)
    mouth.closeSubpath()
    painter.drawPath(mouth)
    painter.setPen(outline_pen(palette.danger, 8))
    painter.drawLine(QPointF(34, 31), QPointF(66, 31))
    painter.restore()
