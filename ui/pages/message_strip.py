"""One sentence over the table: why something was refused, or what could not be saved."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ui.context import UiContext
from ui.widgets.message import MessageStrip

translate = QCoreApplication.translate


class FloatingMessage(MessageStrip):
    """Floats at the top of its parent; goes after a few seconds, with the next act, or by its button.

    With a way to try again it stays until that has helped.
    """

    try_again = Signal()

    def __init__(self, context: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.again = QPushButton()
        self.again.clicked.connect(self.try_again)
        layout = self.layout()
        if isinstance(layout, QHBoxLayout):
            layout.insertWidget(1, self.again)
        self.closed.connect(self.hide)
        self.hide()
        self._name_button()

    def tell(self, sentence: str, retry: bool = False, *, quiet: bool = False) -> None:
        """Show `sentence`; with `retry`, a button that emits `try_again`. A `quiet` one is no trouble and goes soon."""
        self.again.setVisible(retry)
        self.show_message(sentence, "info" if quiet else "error" if retry else "refused")
        self.place()
        self.show()
        self.raise_()

    def place(self) -> None:
        """Stand at the middle of the parent's top, as wide as needed."""
        parent = self.parentWidget()
        if parent is None:
            return
        metrics = self._context.theme.metrics
        buttons = 2 * metrics.control + 4 * metrics.padding
        if not self.again.isHidden():
            buttons += self.again.sizeHint().width() + metrics.padding
        words = self.fontMetrics().horizontalAdvance(self.text()) * 1.1
        width = min(parent.width() - 2 * metrics.margin, round(words) + buttons)
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry((parent.width() - width) // 2, metrics.gap, width, height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_button()
        elif event.type() == QEvent.Type.StyleChange and self.isVisible():
            self.place()

    def _name_button(self) -> None:
        self.again.setText(translate("Table", "Try again"))
