"""The letters that act at the table. They belong to the language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

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
        "hand": translate("Livingstone", "K", "key for: go to the cards in hand"),
        "board": translate("Livingstone", "B", "key for: go to the board"),
    }
