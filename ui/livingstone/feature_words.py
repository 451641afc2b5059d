"""What hints compare moves by, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def feature_text(feature: str) -> str:
    """The name of one of the figures that the computer players measure; empty for an unknown one."""
    return {
        "donated": translate("Livingstone", "Pounds given to the Queen"),
        "tents": translate("Livingstone", "Tents placed"),
        "majorities": translate("Livingstone", "Points from majorities"),
        "gems": translate("Livingstone", "Gems left in the end"),
        "out": translate("Livingstone", "Danger of being disqualified"),
    }.get(feature, "")
