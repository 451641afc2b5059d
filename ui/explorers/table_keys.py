"""The keys of the table. The letters belong to the language."""

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
        "end": translate("Explorers", "E", "key for: End turn"),
        "next": translate("Explorers", "N", "key for: Next step, Leave it"),
        "map": translate("Explorers", "M", "key for: go to the map"),
        "cards": translate("Explorers", "C", "key for: go to the cards"),
    }


class TableKeys(QObject):
    """Shortcuts of `table` as long as it is on the screen; a key held down counts once."""

    def __init__(
        self,
        table: QWidget,
        acts: Mapping[str, Callable[[], None]],
        show_seat: Callable[[int], None],
        seats: int,
    ) -> None:
        super().__init__(table)
        self._acts = {name: self._shortcut(table, act) for name, act in acts.items()}
        for seat in range(seats):
            shortcut = self._shortcut(table, partial(show_seat, seat))
            shortcut.setKey(QKeySequence(str(seat + 1)))
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
