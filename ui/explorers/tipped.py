"""A painted widget whose signs explain themselves under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ui.theme.theme import Theme


class Tipped(QWidget):
    """Subclasses clear `tips` and fill them again while they paint: the first box that holds the pointer speaks."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.tips: list[tuple[QRectF, str]] = []

    def tip(self, position: QPointF) -> str:
        """What is explained at a point."""
        return next((text for box, text in self.tips if box.contains(position)), "")

    def event(self, event: QEvent) -> bool:
        """Explain what is under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = self.tip(QPointF(event.pos()))
            if tip:
                QToolTip.showText(event.globalPos(), tip, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)
