"""What hints compare moves by, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def feature_text(feature: str) -> str:
    """The name of one of the figures that the computer players measure; empty for an unknown one."""
    return {
        "region_fame": translate("Faraway", "Fame of regions"),
        "sanctuary_fame": translate("Faraway", "Fame of sanctuaries"),
        "sanctuaries": translate("Faraway", "Sanctuaries"),
        "clues": translate("Faraway", "Clues"),
        "night": translate("Faraway", "Nights"),
        "unmet": translate("Faraway", "Quests not fulfilled"),
    }.get(feature, "")
