"""A card shown large, with its parts in words; always inside the table and never under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.faraway.cards import Card
from ui.faraway.card_words import card_lines, card_title
from ui.faraway.cards.anatomy import height_of
from ui.faraway.cards.face import paint_card
from ui.theme.fonts import text_font, title_font
from ui.theme.theme import Theme


class Closeup(QWidget):
    """Lies over everything and lets the pointer through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.card: Card | None = None
        self._lines: list[str] = []
        self._notes: list[str] = []
        self._card_width = 250
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_card(self, card: Card, notes: list[str], beside: QRect) -> None:
        """Show `card` large beside the rectangle `beside` of the parent; `notes` say what it does there."""
        self.card = card
        self._lines = card_lines(card)
        self._notes = notes
        size = self.wanted_size()
        self.resize(size)
        self.move(self._place(size, beside))
        self.setAccessibleName(". ".join([card_title(card), *self._lines, *notes]))
        self.show()
        self.raise_()
        self.update()

    def _texts(self) -> list[tuple[str, QFont]]:
        """Title, parts and notes, each with its font."""
        metrics = self._theme.metrics
        assert self.card is not None
        plain, bold = text_font(metrics.px(14)), text_font(metrics.px(14), bold=True)
        return [
            (card_title(self.card), title_font(metrics.px(17))),
            *((line, plain) for line in self._lines),
            *((note, bold) for note in self._notes),
        ]

    def _heights(self, width: float) -> list[float]:
        """The height of each text when it is wrapped to `width`."""
        flags = int(Qt.TextFlag.TextWordWrap)
        room = QRectF(0, 0, width, 10_000)
        return [QFontMetricsF(font).boundingRect(room, flags, text).height() for text, font in self._texts()]

    def wanted_size(self) -> QSize:
        """As large as the card wants to be, but never larger than the table."""
        parent = self.parentWidget()
        metrics = self._theme.metrics
        room = parent.size() if parent is not None else QSize(10_000, 10_000)
        width = min(metrics.px(308), room.width())
        heights = self._heights(width - 2 * metrics.px(14))
        words = sum(heights) + metrics.px(5) * len(heights)
        frame = metrics.px(30)
        aspect = height_of(self.card) / 100 if self.card is not None else 1.4
        self._card_width = max(60, round(min(metrics.px(250), (room.height() - words - frame) / aspect)))
        height = round(self._card_width * aspect + words) + frame
        return QSize(width, min(height, room.height()))

    def _place(self, size: QSize, beside: QRect) -> QPoint:
        parent = self.parentWidget()
        assert parent is not None
        gap = self._theme.metrics.px(6)
        right, left = beside.right() + gap, beside.left() - gap - size.width()
        # Own cards lie at the left: the far right side covers what matters least to them.
        if beside.center().x() < parent.width() * 0.66:
            x = max(right, parent.width() - size.width() - gap)
        else:
            x = left if left >= 0 else min(right, parent.width() - size.width())
        x = max(0, min(x, parent.width() - size.width()))
        y = max(0, min(beside.center().y() - size.height() // 2, parent.height() - size.height()))
        return QPoint(x, y)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(palette.strong_line, metrics.px(2)))
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(area, metrics.radius * 1.6, metrics.radius * 1.6)
        aspect = height_of(self.card) / 100
        width = float(self._card_width)
        face = QRectF(0, metrics.px(11), width, width * aspect)
        face.moveLeft((self.width() - width) / 2)
        paint_card(painter, face, self.card, palette)
        wide = self.width() - 2 * metrics.px(14)
        line = QRectF(metrics.px(14), face.bottom() + metrics.px(8), wide, 0)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        painter.setPen(palette.ink)
        for (text, font), height in zip(self._texts(), self._heights(wide), strict=True):
            line.setHeight(height)
            painter.setFont(font)
            painter.drawText(line, flags, text)
            line.moveTop(line.bottom() + metrics.px(5))
        painter.end()
