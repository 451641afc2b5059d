"""The score sheet over the table, while the game goes on underneath."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.context import UiContext
from ui.pages.page import Page
from ui.theme.paper import paint_desk


class SheetCover(Page):
    """Covers its parent with a sheet that `make` builds each time it is opened. Escape closes it."""

    closed = Signal()

    def __init__(self, context: UiContext, make: Callable[[], QWidget], parent: QWidget) -> None:
        super().__init__(context, parent)
        self._make = make
        self.sheet: QWidget | None = None
        """The sheet while it is open. A closed one is gone: following the game unseen would slow every click."""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._layout = QVBoxLayout(self)
        self.hide()
        self.restyle()

    def open_sheet(self) -> None:
        """Make the sheet and show it over the whole parent."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        if self.sheet is None:
            self.sheet = self._make()
            self._layout.addWidget(self.sheet)
        self.show()
        self.raise_()
        self.sheet.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet.setFocus()

    def restyle(self) -> None:
        margin = self.context.theme.metrics.margin
        self._layout.setContentsMargins(margin, margin, margin, margin)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            event.accept()
            return
        super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not self.isHidden():
            return  # only the window went away, the sheet stays open
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None
        self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        paint_desk(painter, QRectF(self.rect()), self.context.theme.palette)
        painter.end()
