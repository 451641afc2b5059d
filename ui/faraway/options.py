"""The options of a new game: only one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout

from engine.faraway.figures import Figures
from ui.context import UiContext
from ui.game_ui import OptionsEditor
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate


class FarawayOptionsEditor(OptionsEditor):
    """A tick for the variant in which everybody chooses the first hand."""

    def __init__(self, figures: Figures, context: UiContext) -> None:
        super().__init__()
        self._counts = figures.counts
        self.opening_choice = QCheckBox()
        self.opening_choice.toggled.connect(self.edited)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        self._hint.setProperty("role", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(context.theme.metrics.gap)
        column.addWidget(self.opening_choice)
        column.addWidget(self._hint)
        column.addStretch(1)
        self._retranslate()

    def heading(self) -> str:
        return translate("Faraway", "Variant")

    def options(self) -> dict[str, Any] | None:
        return {"opening_choice": True} if self.opening_choice.isChecked() else None

    def set_options(self, options: dict[str, Any] | None) -> None:
        self.opening_choice.setChecked(bool(options) and (options or {}).get("opening_choice") is True)

    def problem(self) -> str:
        return ""

    def _retranslate(self) -> None:
        self.opening_choice.setText(translate("Faraway", "Choose your beginning"))
        self._hint.setText(
            fill(
                translate("Faraway", "%1 regions are dealt to each player, who keeps %2 of them."),
                show_number(self._counts.opening_dealt),
                show_number(self._counts.hand),
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
