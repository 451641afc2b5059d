"""The keys of a table: letters and figures that act as long as it is on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

Act = Callable[[], None]


class TableKeys(QObject):
    """Shortcuts of `table` as long as it is on the screen; a key held down counts once."""

    def __init__(
        self,
        table: QWidget,
        letters: Callable[[], Mapping[str, str]],
        acts: Mapping[str, Act],
        numbered: Sequence[Act],
    ) -> None:
        """`letters` gives the letter of each of `acts` in the language in force; key 1 does the first of `numbered`."""
        super().__init__(table)
        self._letters = letters
        self._acts = {name: self._shortcut(table, act) for name, act in acts.items()}
        for number, act in enumerate(numbered, 1):
            self._shortcut(table, act).setKey(QKeySequence(str(number)))
        self.retranslate()

    def retranslate(self) -> None:
        """Use the letters of the language in force."""
        letters = self._letters()
        for name, shortcut in self._acts.items():
            shortcut.setKey(QKeySequence(letters[name]))

    @staticmethod
    def _shortcut(table: QWidget, act: Act) -> QShortcut:
        shortcut = QShortcut(table)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)
        return shortcut
