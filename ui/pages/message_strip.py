"""One sentence over the table: why something was refused, or what could not be saved."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ui.context import UiContext
from ui.texts import announce

translate = QCoreApplication.translate

SHOWN_MILLISECONDS = 6000


class MessageStrip(QFrame):
    """Floats at the top of its parent; goes after a few seconds, with the next act, or by its button.

    With a way to try again it stays until that has helped.
    """

    try_again = Signal()

    def __init__(self, context: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.setObjectName("messageStrip")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.again = QPushButton()
        self.again.clicked.connect(self.try_again)
        self.close_button = QPushButton()
        self.close_button.setProperty("kind", "quiet")
        self.close_button.clicked.connect(self.clear)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self.text, 1)
        self._layout.addWidget(self.again)
        self._layout.addWidget(self.close_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MILLISECONDS)
        self._timer.timeout.connect(self.clear)
        self.hide()
        self.retranslate()
        self.restyle()
        context.theme.changed.connect(self.restyle)

    def tell(self, sentence: str, retry: bool = False) -> None:
        """Show `sentence`; with `retry`, a button that emits `try_again`."""
        self.text.setText(sentence)
        self.again.setVisible(retry)
        announce(self, sentence)
        self.place()
        self.show()
        self.raise_()
        if retry:
            self._timer.stop()
        else:
            self._timer.start()

    def clear(self) -> None:
        """Take the sentence away."""
        self._timer.stop()
        self.hide()

    def place(self) -> None:
        """Stand at the middle of the parent's top, as wide as needed."""
        parent = self.parentWidget()
        if parent is None:
            return
        metrics = self._context.theme.metrics
        wanted = self.text.fontMetrics().horizontalAdvance(self.text.text()) + 2 * metrics.padding
        buttons = self.close_button.sizeHint().width() + 4 * metrics.padding
        if not self.again.isHidden():
            buttons += self.again.sizeHint().width() + metrics.padding
        width = min(parent.width() - 2 * metrics.margin, wanted + buttons)
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry((parent.width() - width) // 2, metrics.gap, width, height)

    def retranslate(self) -> None:
        """Set the texts of the buttons anew."""
        self.again.setText(translate("Table", "Try again"))
        self.close_button.setText(translate("Common", "Close"))

    def restyle(self) -> None:
        """Take the colours of the theme in force."""
        palette, metrics = self._context.theme.palette, self._context.theme.metrics
        self._layout.setContentsMargins(metrics.padding, metrics.gap, metrics.padding, metrics.gap)
        self._layout.setSpacing(metrics.padding)
        self.setStyleSheet(
            f"QFrame#messageStrip {{ background: {palette.warning.name()};"
            f" border: {metrics.border}px solid {palette.warning_ink.name()}; border-radius: {metrics.radius}px; }}"
            f"QFrame#messageStrip QLabel {{ color: {palette.warning_ink.name()}; font-weight: 600; }}"
        )
        if self.isVisible():
            self.place()
