"""What hints compare moves by, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def feature_text(feature: str) -> str:
    """The name of one of the figures that the computer players measure; empty for an unknown one."""
    return {
        "spaces": translate("Explorers", "Coins on spaces"),
        "towers": translate("Explorers", "Coins from discovery towers"),
        "crystals": translate("Explorers", "Coins from crystals"),
        "villages": translate("Explorers", "Coins from villages"),
        "routes": translate("Explorers", "Coins from trade routes"),
        "treasures": translate("Explorers", "Coins from treasures"),
        "objectives": translate("Explorers", "Coins from objectives"),
        "final_treasures": translate("Explorers", "Coins from treasures at the end"),
        "objectives_completed": translate("Explorers", "Objectives completed"),
    }.get(feature, "")
