"""The seed of a new game: shown, entered, copied, drawn anew."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QEvent, QRandomGenerator, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine.dealer import SEED_LIMIT
from ui.numbers import show_number
from ui.texts import fill
from ui.widgets.buttons import repolish
from ui.widgets.layouts import Row

translate = QCoreApplication.translate

SEED_DIGITS = 6
"""Digits of a seed that the program proposes: short enough to read aloud."""


def propose_seed() -> int:
    """A seed by chance."""
    return int(QRandomGenerator.system().bounded(10 ** (SEED_DIGITS - 1), 10**SEED_DIGITS))


class SeedField(QWidget):
    """A line for the seed with its buttons; `edited` comes when it changes."""

    edited = Signal()

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        self.field = QLineEdit(str(propose_seed() if seed is None else seed))
        self.field.setMaxLength(len(str(SEED_LIMIT)))
        self.field.textChanged.connect(self._check)
        self.another = QPushButton()
        self.another.clicked.connect(self._draw)
        self.copy = QPushButton()
        self.copy.clicked.connect(self._copy)
        self.problem_label = QLabel()
        self.problem_label.setProperty("role", "danger")
        self.problem_label.setWordWrap(True)
        line = Row(gap=4)
        line.addWidget(self.field, 1)
        line.addWidget(self.another)
        line.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        column.addWidget(self.problem_label)
        self.setFocusProxy(self.field)
        self.retranslate()
        self._check()

    def seed(self) -> int | None:
        """The seed entered, None if it is none."""
        text = self.field.text().strip()
        if re.fullmatch("[0-9]{1,12}", text) and int(text) < SEED_LIMIT:
            return int(text)
        return None

    def set_seed(self, seed: int) -> None:
        """Show `seed`."""
        self.field.setText(str(seed))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.field.setAccessibleName(translate("NewGame", "Seed of chance"))
        self.another.setText(translate("NewGame", "Another one"))
        self.copy.setText(translate("NewGame", "Copy"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._check()

    def _check(self) -> None:
        wrong = self.seed() is None
        most = show_number(SEED_LIMIT - 1)
        sentence = fill(translate("NewGame", "A seed is a whole number from 0 to %1."), most) if wrong else ""
        self.problem_label.setText(sentence)
        self.problem_label.setVisible(wrong)
        self.field.setAccessibleDescription(sentence)
        self.copy.setEnabled(not wrong)
        if bool(self.field.property("invalid")) != wrong:
            self.field.setProperty("invalid", wrong)
            repolish(self.field)
        self.edited.emit()

    def _draw(self) -> None:
        self.set_seed(propose_seed())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text().strip())
