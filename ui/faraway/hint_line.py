"""The line that says what can be done now, or why something cannot."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.texts import announce
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, write_line


class HintLine(QWidget):
    """One line. A refusal stays until the table changes or something else is pointed at."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._guidance = ""
        self._refusal = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self._theme.metrics
        return QSize(metrics.px(400), metrics.px(26))

    def text(self) -> str:
        """What is shown now."""
        return self._refusal or self._guidance

    def refuses(self) -> bool:
        """Whether a refusal is shown."""
        return bool(self._refusal)

    def set_guidance(self, text: str) -> None:
        """What can be done now; drops a refusal."""
        changed = text != self._guidance or bool(self._refusal)
        self._guidance, self._refusal = text, ""
        if changed:
            self._tell()

    def refuse(self, reason: str) -> None:
        """Why something cannot be done; empty drops the last reason."""
        if reason != self._refusal:
            self._refusal = reason
            self._tell()

    def _tell(self) -> None:
        announce(self, self.text())
        self.setToolTip(self.text())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        area = QRectF(self.rect())
        ink = palette.ink
        if self._refusal:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.warning)
            painter.drawRoundedRect(area, metrics.radius, metrics.radius)
            ink = palette.warning_ink
        inner = area.adjusted(metrics.px(5), 0, -metrics.px(5), 0)
        write_line(painter, inner, self.text(), metrics.px(15), ink, LEFT, bold=True)
        painter.end()
