"""The picture of the present step; a click goes on to the next one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.theme.paper import paint_sheet
from ui.theme.theme import theme


class Stage(QWidget):
    """A sheet of paper that a game paints its step on."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paint_step(self, painter: QPainter, inner: QRectF) -> None:
        """Paint the present step into `inner`, the sheet without its border."""
        raise NotImplementedError

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 320)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect())
        paint_sheet(painter, sheet, look.palette, look.metrics.scale)
        inset = look.metrics.px(26)
        self.paint_step(painter, sheet.adjusted(inset, inset, -inset, -inset))
        painter.end()
