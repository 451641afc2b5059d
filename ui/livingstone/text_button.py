"""A button with a text that is written smaller before it would be cut off."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.livingstone.card_art import draw_fitted
from ui.livingstone.table_button import TableButton
from ui.theme.fonts import text_font
from ui.theme.theme import Theme


class TextButton(TableButton):
    """Looks like the program's other buttons; `primary` for what acts, `chosen` for what is switched on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, primary: bool = False) -> None:
        super().__init__(theme, parent)
        self._primary = primary
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str) -> None:
        """Show `text` (already translated)."""
        if text != self.text():
            self.setText(text)
            self.describe(text, "")
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Room for the whole text."""
        letters = QFontMetrics(text_font(self.sizes.text, bold=True))
        width = letters.horizontalAdvance(self.text()) + 2 * self.sizes.px(13)
        return QSize(width, self.sizes.control)

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        return QSize(min(self.sizeHint().width(), self.sizes.px(72)), self.sizes.control)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate and the text."""
        painter = QPainter(self)
        colours = self.colours
        ground, ink, edge = self.face()
        if not self.isEnabled():
            ground, ink, edge = colours.disabled, colours.disabled_ink, colours.line
        elif self._primary or self.chosen:
            ground = colours.accent_hover if self.underMouse() else colours.accent
            if self.isDown():
                ground = colours.accent_pressed
            ink, edge = colours.accent_ink, colours.accent_pressed
        rect = QRectF(self.rect())
        self.paint_plate(painter, rect, ground, edge)
        painter.setPen(ink)
        inner = rect.adjusted(self.sizes.px(6), self.sizes.px(2), -self.sizes.px(6), -self.sizes.px(2))
        draw_fitted(painter, inner, self.text(), text_font(self.sizes.text, bold=True), self.sizes.px(8))
        painter.end()
