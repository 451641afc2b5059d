"""The line of a table: what can be done, what the thing under the pointer does, why something cannot be."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.texts import announce
from ui.theme.theme import Theme


class HintLine(QWidget):
    """A refusal stays until something else is pointed at or the table changes. A game decides how it is written."""

    HEIGHT = 26
    """Of the line, in pixels at 1280 x 720; `MARGIN` is the room at the left and right of the writing."""
    MARGIN = 5

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._guidance = ""
        self._hint = ""
        self._refusal = ""
        self._shown: tuple[object, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(400), self.theme.metrics.px(self.HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.metrics.px(200), self.theme.metrics.px(self.HEIGHT))

    def text(self) -> str:
        """What is shown now."""
        return self._refusal or self._hint or self._guidance

    def refuses(self) -> bool:
        """Whether a refusal is shown."""
        return bool(self._refusal)

    def set_guidance(self, text: str) -> None:
        """What can be done now; drops a refusal."""
        changed = text != self._guidance
        self._guidance, self._refusal = text, ""
        self._show(said=changed)

    def set_hint(self, text: str) -> None:
        """What the thing under the pointer does; empty when there is none."""
        self._hint = text
        if text:
            self._refusal = ""
        self._show(said=False)

    def refuse(self, reason: str) -> None:
        """Why something cannot be done."""
        self._refusal = reason
        self._show(said=True)

    def _show(self, *, said: bool) -> None:
        text = self.text()
        shown = (text, bool(self._refusal), bool(self._hint))
        if shown == self._shown:
            return
        self._shown = shown
        if said:
            announce(self, text)
        else:
            self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line; a refusal on a plate of the warning's colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = self.theme.palette, self.theme.metrics
        rect = QRectF(self.rect())
        ink = colours.ink
        if self._refusal:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.warning)
            painter.drawRoundedRect(rect, metrics.radius, metrics.radius)
            ink = colours.warning_ink
        margin = metrics.px(self.MARGIN)
        self.write(painter, rect.adjusted(margin, 0, -margin, 0), ink)
        painter.end()

    def write(self, painter: QPainter, inner: QRectF, ink: QColor) -> None:
        """Write `text` into `inner`."""
        raise NotImplementedError

    def stands_out(self) -> bool:
        """Whether the writing is bold: all but what the thing under the pointer does."""
        return bool(self._refusal) or not self._hint
