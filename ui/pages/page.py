"""What all pages have in common: texts set anew when the language changes, sizes when the look does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui.context import UiContext

translate = QCoreApplication.translate


class Page(QWidget):
    """A page. Subclasses build their widgets and then call `retranslate` and `restyle` once."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        context.theme.changed.connect(self.restyle)

    def retranslate(self) -> None:
        """Set every text anew."""

    def restyle(self) -> None:
        """Set every size that follows `Theme.metrics`, and colours that no style sheet knows."""

    def px(self, size: float) -> int:
        """`size` as measured at 1280 x 720, in pixels of the present scale."""
        return self.context.theme.metrics.px(size)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class SidePage(Page):
    """A page beside the game (settings, rules, ...): a bar with the way back and a title, and a centred column."""

    back = Signal()

    def __init__(self, context: UiContext, width: float = 760, parent: QWidget | None = None) -> None:
        """`width`: how wide the column may become, in pixels at 1280 x 720."""
        super().__init__(context, parent)
        self._width = width
        self.back_button = QPushButton()
        self.back_button.clicked.connect(self.back)
        self.back_button.setShortcut(Qt.Key.Key_Escape)
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self._bar = QHBoxLayout()
        self._bar.addWidget(self.back_button)
        self._bar.addWidget(self.title, 1)
        self.column = QFrame()
        self.column.setProperty("card", True)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._bar)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.column, 1000)
        middle.addStretch(1)
        self._outer.addLayout(middle, 1)

    def retranslate(self) -> None:
        # Setting the text takes a shortcut away that was set before.
        self.back_button.setText(translate("Common", "Back"))
        self.back_button.setShortcut(Qt.Key.Key_Escape)
        self.back_button.setToolTip(translate("Common", "Back (Escape)"))

    def restyle(self) -> None:
        metrics = self.context.theme.metrics
        self._outer.setContentsMargins(metrics.margin, metrics.padding, metrics.margin, metrics.margin)
        self._outer.setSpacing(metrics.padding)
        self._bar.setSpacing(metrics.margin)
        self.column.setMaximumWidth(self.px(self._width))


def scrolling(content: QWidget) -> QScrollArea:
    """`content` in a frameless scroll area that is never wider than its place."""
    area = QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.viewport().setAutoFillBackground(False)
    content.setAutoFillBackground(False)
    return area
