"""One move of a hint: its number as on the table, the move in words, and what to expect of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.hint_marks import BADGE, paint_badge
from ui.theme.palette import tint
from ui.theme.theme import Theme


class Badge(QWidget):
    """The number of a move."""

    def __init__(self, theme: Theme, number: int) -> None:
        super().__init__()
        self._theme = theme
        self._number = number

    def sizeHint(self) -> QSize:
        side = self._theme.metrics.px(BADGE)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self._theme.metrics.px(BADGE)
        paint_badge(painter, QRectF(0, 0, side, side), self._number, self._theme.palette)
        painter.end()


class HintRow(QWidget):
    """Tells by `watched` whether the pointer or the keyboard is on it."""

    watched = Signal(bool)

    def __init__(self, theme: Theme, place: int) -> None:
        super().__init__()
        self._theme = theme
        self.move_label, self.why_label = QLabel(), QLabel()
        self.move_label.setProperty("role", "strong")
        self.why_label.setProperty("role", "muted")
        self._words = words = QVBoxLayout()
        words.setSpacing(0)
        for label in (self.move_label, self.why_label):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        self._line = QHBoxLayout(self)
        self._line.addWidget(Badge(theme, place + 1), 0, Qt.AlignmentFlag.AlignTop)
        self._line.addLayout(words, 1)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.restyle()

    def restyle(self) -> None:
        """Take the sizes in force."""
        metrics = self._theme.metrics
        self._line.setSpacing(metrics.gap)
        margin = metrics.px(3)
        self._line.setContentsMargins(margin, margin, margin, margin)

    def tell(self, name: str, move: str, why: str) -> None:
        """Show a move; `name` is read out instead of both."""
        self.move_label.setText(move)
        self.why_label.setText(why)
        self.why_label.setVisible(bool(why))
        self.setAccessibleName(name)
        # The panel asks at once how high the words are.
        self._words.invalidate()
        self._line.invalidate()
        self._line.activate()
        self.updateGeometry()

    @property
    def is_watched(self) -> bool:
        """Whether the pointer or the keyboard is here."""
        return self.underMouse() or self.hasFocus()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.watched.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.watched.emit(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        self.watched.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        self.watched.emit(self.underMouse())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of a row that is looked at, and the ring of the focus."""
        if not self.is_watched:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        painter.setPen(
            QPen(palette.focus, metrics.px(2)) if self.hasFocus() else QPen(palette.line, metrics.border)
        )
        painter.setBrush(tint(palette.accent, 0.14))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), metrics.radius, metrics.radius)
        painter.end()
