"""One sentence for the player that stops nothing: why a click was refused, what has happened."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from ui.theme.theme import theme
from ui.widgets.buttons import IconButton, repolish

translate = QCoreApplication.translate

KINDS = ("info", "refused", "error")
_SHOWN_MILLISECONDS = 6000


class MessageStrip(QFrame):
    """A strip that shows one sentence and goes away by itself; errors stay until they are closed.

    It keeps its height while empty, so that nothing on the page moves. `closed` tells that it is empty again.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("message", "none")
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close = IconButton("close", "")
        row = QHBoxLayout(self)
        row.addWidget(self._words, 1)
        row.addWidget(self._close)
        keep = self._close.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self._close.setSizePolicy(keep)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)
        self._close.clicked.connect(self.clear)
        self._close.hide()
        self._retranslate()
        self._fit()

    def text(self) -> str:
        """The sentence shown, empty when there is none."""
        return self._words.text()

    def show_message(self, sentence: str, kind: str = "info", milliseconds: int | None = None) -> None:
        """Show `sentence` (already translated) for a few seconds; ValueError for an unknown `kind`.

        `kind` is "info", "refused" or "error"; an error stays until closed unless `milliseconds` says otherwise.
        """
        if kind not in KINDS:
            raise ValueError(kind)
        self._timer.stop()
        self._words.setText(sentence)
        self._close.show()
        self._become(kind)
        shown = milliseconds if milliseconds is not None else 0 if kind == "error" else _SHOWN_MILLISECONDS
        if shown:
            self._timer.start(shown)
        self.setAccessibleName(sentence)
        from PySide6.QtGui import QAccessible, QAccessibleEvent

        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def clear(self) -> None:
        """Take the sentence away."""
        self._timer.stop()
        if not self._words.text():
            return
        self._words.clear()
        self._close.hide()
        self.setAccessibleName("")
        self._become("none")
        self.closed.emit()

    def _become(self, kind: str) -> None:
        if self.property("message") != kind:
            self.setProperty("message", kind)
            repolish(self)
            repolish(self._words)

    def _retranslate(self) -> None:
        self._close.set_name(translate("Common", "Close this message"))

    def _fit(self) -> None:
        metrics = theme().metrics
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(metrics.padding, 0, metrics.px(2), 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the message."""
        if event.key() == Qt.Key.Key_Escape and self._words.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new scale or language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()
