"""The keys of a table."""

from __future__ import annotations

from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.table_keys import TableKeys


def test_letters_of_the_language_and_figures_act(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    letters = {"end": "E", "more": "M"}
    done: list[str] = []
    keys = TableKeys(
        table,
        lambda: letters,
        {"end": lambda: done.append("end")},
        [lambda: done.append("first"), lambda: done.append("second")],
    )

    def shortcuts() -> dict[str, QShortcut]:
        return {each.key().toString(): each for each in table.findChildren(QShortcut)}

    assert set(shortcuts()) == {"E", "1", "2"}
    assert not any(each.autoRepeat() for each in shortcuts().values())
    for key in ("2", "E", "1"):
        shortcuts()[key].activated.emit()
    assert done == ["second", "end", "first"]
    letters["end"] = "F"
    keys.retranslate()
    assert set(shortcuts()) == {"F", "1", "2"}
