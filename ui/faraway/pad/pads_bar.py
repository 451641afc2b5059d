"""Which score pad is open: another one, a new one, its title, and away with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QWidget

from engine.faraway.pad_text import MOST_TITLE
from ui.context import UiContext
from ui.faraway.pad.store import KeptPad
from ui.numbers import show_date, show_list
from ui.texts import fill
from ui.widgets.buttons import ConfirmButton

translate = QCoreApplication.translate


class PadsBar(QWidget):
    """`opened` brings the key of a kept pad."""

    opened = Signal(str)
    new_wanted = Signal()
    delete_wanted = Signal()
    renamed = Signal()

    def __init__(self, context: UiContext) -> None:
        super().__init__()
        self._context = context
        self._kept: list[KeptPad] = []
        self._key: str | None = None
        self.choice = QComboBox()
        self.choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumContentsLength(6)
        self.choice.activated.connect(self._open)
        self.title = QLineEdit()
        self.title.setMaxLength(MOST_TITLE)
        self.title.textEdited.connect(lambda _: self.renamed.emit())
        self.new_button = QPushButton()
        self.new_button.clicked.connect(self.new_wanted)
        self.delete_button = ConfirmButton("", "", kind="quiet")
        self.delete_button.confirmed.connect(self.delete_wanted)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.choice, 3)
        self._row.addWidget(self.title, 2)
        self._row.addWidget(self.new_button)
        self._row.addWidget(self.delete_button)
        self.retranslate()
        self._fit()

    def title_text(self) -> str:
        """The title typed, fit to be kept."""
        words = " ".join(self.title.text().split())
        return "".join(letter for letter in words if letter.isprintable())

    def show_pads(self, kept: Sequence[KeptPad], key: str | None) -> None:
        """List these pads; `key` is the open one, None for one that is not kept yet."""
        self._kept, self._key = list(kept), key
        self._refill()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.choice.setAccessibleName(translate("ScorePad", "Score pads"))
        self.title.setPlaceholderText(translate("ScorePad", "Title"))
        self.title.setAccessibleName(translate("ScorePad", "Title of this score pad"))
        self.new_button.setText(translate("ScorePad", "New", "a new score pad"))
        self.new_button.setToolTip(translate("ScorePad", "A new score pad for the same people"))
        self.delete_button.set_texts(
            translate("ScorePad", "Delete"), translate("ScorePad", "Delete for good?")
        )
        self._refill()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _refill(self) -> None:
        self.choice.clear()
        if self._key is None:
            self.choice.addItem(translate("ScorePad", "New, nothing entered yet"), "")
        for pad in self._kept:
            title = pad.title or show_list(list(pad.names))
            text = fill(translate("ScorePad", "%1 – %2", "title – date"), title, show_date(pad.changed))
            self.choice.addItem(text, pad.key)
        self.choice.setCurrentIndex(max(0, self.choice.findData(self._key or "")))
        self.delete_button.setEnabled(self._key is not None)
        self.new_button.setEnabled(self._key is not None)

    def _open(self, index: int) -> None:
        key = str(self.choice.itemData(index))
        if key and key != self._key:
            self.opened.emit(key)

    def _fit(self) -> None:
        self._row.setSpacing(self._context.theme.metrics.gap)
