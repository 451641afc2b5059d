"""A card shown large, with its parts in words; always inside the table and never under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.faraway.cards import Card, Region
from ui.faraway.card_words import card_lines, card_title
from ui.faraway.cards.anatomy import height_of
from ui.faraway.cards.face import paint_card
from ui.theme.fonts import text_font
from ui.theme.theme import Theme
from ui.widgets.writing import fitted_size, write_line


class Closeup(QWidget):
    """Lies over everything and lets the pointer through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.card: Card | None = None
        self._lines: list[str] = []
        self._notes: list[str] = []
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

    def wanted_size(self) -> QSize:
        """As large as the card wants to be, but never larger than the table."""
        parent = self.parentWidget()
        metrics = self._theme.metrics
        room = parent.size() if parent is not None else QSize(10_000, 10_000)
        lines = len(self._lines) + len(self._notes) + 1
        words = metrics.px(14) + lines * metrics.px(23)
        width = metrics.px(308)
        card = min(metrics.px(250), room.height() - words - metrics.px(40))
        if isinstance(self.card, Region):
            card = min(card, round((room.height() - words - metrics.px(30)) / 1.4))
        aspect = height_of(self.card) / 100 if self.card is not None else 1.4
        self._card_width = max(60, card)
        height = round(self._card_width * aspect) + words + metrics.px(22)
        return QSize(min(width, room.width()), min(height, room.height()))

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
        line = QRectF(metrics.px(14), face.bottom() + metrics.px(7), self.width() - 2 * metrics.px(14), 0)
        texts = [card_title(self.card), *self._lines, *self._notes]
        each = (self.height() - metrics.px(8) - line.top()) / len(texts)
        for number, text in enumerate(texts):
            line.setHeight(each)
            bold = number == 0 or number > len(self._lines)
            size = metrics.px(17 if number == 0 else 14)
            font = text_font(size, bold=bold)
            size = fitted_size(font.key(), size, text, line.width(), each)
            write_line(
                painter,
                line,
                text,
                size,
                palette.ink,
                Qt.AlignmentFlag.AlignCenter,
                bold=bold,
                title=number == 0,
            )
            line.moveTop(line.top() + each)
        painter.end()
