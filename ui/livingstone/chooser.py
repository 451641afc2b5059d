"""The frame of what opens in place of the action tiles: a title, choices, and a way back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.livingstone.text_button import TextButton
from ui.theme.theme import Theme

translate = QCoreApplication.translate


class Chooser(QWidget):
    """A title with a hint, a body for the choices, and the buttons that act or go back."""

    closed = Signal()
    """The player went back without choosing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._first: QWidget | None = None
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.note = QLabel()
        self.note.setProperty("role", "small")
        self.note.setWordWrap(True)
        self.body = QHBoxLayout()
        self.act_button = TextButton(theme, primary=True)
        self.back_button = TextButton(theme)
        self.back_button.clicked.connect(self.closed)
        self.top = QHBoxLayout()
        self.top.addWidget(self.title)
        self.top.addWidget(self.note, 1)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        self.foot.addWidget(self.back_button)
        self.foot.addWidget(self.act_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self.top)
        column.addLayout(self.body, 1)
        column.addLayout(self.foot)
        self.fit()

    def fit(self) -> None:
        """Take the gaps of the sizes in force."""
        gap = self._theme.metrics.gap
        for layout in (self.layout(), self.body, self.top, self.foot):
            if layout is not None:
                layout.setSpacing(gap)

    def set_words(self, title: str, note: str, act: str) -> None:
        """The title, a line beside it, and the acting button's text; all translated."""
        self.title.setText(title)
        self.note.setText(note)
        self.act_button.set_words(act)
        self.back_button.set_words(translate("Livingstone", "Back"))
        self.setAccessibleName(title)

    def lead_to(self, first: QWidget) -> None:
        """Pass the keyboard on to `first` (if that is disabled, to what follows) when the chooser is given it.

        A focus proxy would do so too, but from it the Tab key skips everything else in the chooser.
        """
        self._first = first

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the keyboard on."""
        super().focusInEvent(event)
        if self._first is not None and self._first.isEnabled():
            self._first.setFocus(event.reason())
        else:
            self.focusNextChild()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, Enter acts."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.act_button.isHidden():
            self.act_button.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fit()
