"""The letters that act at the table. They belong to the language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def letters() -> dict[str, str]:
    """The letter of each action in the language in force."""
    return {
        "end": translate("Explorers", "E", "key for: End turn"),
        "next": translate("Explorers", "N", "key for: Next step, Leave it"),
        "map": translate("Explorers", "M", "key for: go to the map"),
        "cards": translate("Explorers", "C", "key for: go to the cards"),
    }
