"""The keys of the table: a number takes a die, a letter acts. The letters belong to the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

translate = QCoreApplication.translate


def letters() -> dict[str, str]:
    """The letter of each action in the language in force."""
    return {
        "coins": translate("Livingstone", "C", "key for: Take coins"),
        "draw": translate("Livingstone", "A", "key for: Draw an action card"),
        "dig": translate("Livingstone", "D", "key for: Dig"),
        "tent": translate("Livingstone", "T", "key for: Place a tent"),
        "end": translate("Livingstone", "E", "key for: End turn"),
        "donate": translate("Livingstone", "Q", "key for: Donate to the Queen"),
        "sell": translate("Livingstone", "S", "key for: Sell gems"),
        "hand": translate("Livingstone", "H", "key for: go to the cards in hand"),
        "board": translate("Livingstone", "B", "key for: go to the board"),
    }


class TableKeys(QObject):
    """Shortcuts of `table` as long as it is on the screen; a key held down counts once."""

    def __init__(
        self, table: QWidget, acts: Mapping[str, Callable[[], None]], take_die: Callable[[int], None]
    ) -> None:
        super().__init__(table)
        self._acts = {name: self._shortcut(table, act) for name, act in acts.items()}
        self._dice = []
        for value in range(1, 7):
            shortcut = self._shortcut(table, partial(take_die, value))
            shortcut.setKey(QKeySequence(str(value)))
            self._dice.append(shortcut)
        self.retranslate()

    def retranslate(self) -> None:
        """Use the letters of the language in force."""
        for name, letter in letters().items():
            if name in self._acts:
                self._acts[name].setKey(QKeySequence(letter))

    @staticmethod
    def _shortcut(table: QWidget, act: Callable[[], None]) -> QShortcut:
        shortcut = QShortcut(table)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)
        return shortcut
