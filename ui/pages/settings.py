"""The settings: every choice holds at once and is kept."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QWidget

from ui.context import UiContext
from ui.pages.page import SidePage
from ui.preferences import ANIMATIONS, LANGUAGES, PACES, THEMES

translate = QCoreApplication.translate


def _language_names() -> dict[str, str]:
    """Each language under its own name, so that everybody finds theirs."""
    return {
        "system": translate("Settings", "As the system"),
        "en": "English",
        "fr": "Français",
        "de": "Deutsch",
    }


def _theme_names() -> dict[str, str]:
    return {
        "system": translate("Settings", "As the system"),
        "paper": translate("Settings", "Paper (light)"),
        "lantern": translate("Settings", "Lantern (dark)"),
    }


def _animation_names() -> dict[str, str]:
    return {
        "system": translate("Settings", "As the system"),
        "normal": translate("Settings", "Normal"),
        "fast": translate("Settings", "Fast"),
        "off": translate("Settings", "Off"),
    }


def _pace_names() -> dict[str, str]:
    return {
        "slow": translate("Settings", "Slow"),
        "normal": translate("Settings", "Normal", "pace"),
        "quick": translate("Settings", "Quick"),
    }


class SettingsPage(SidePage):
    """Changes `UiContext.settings`; who listens to them applies and keeps them."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(context, 720, parent)
        self.language = self._choice(LANGUAGES, "language")
        self.theme = self._choice(THEMES, "theme")
        self.animation = self._choice(ANIMATIONS, "animation")
        self.pace = self._choice(PACES, "pace")
        self.confirm = QCheckBox()
        self.confirm.toggled.connect(lambda on: context.settings.change(confirm_clicks=on))
        self.confirm_hint = QLabel()
        self.confirm_hint.setWordWrap(True)
        self.confirm_hint.setProperty("role", "muted")
        self.warn = QCheckBox()
        self.warn.toggled.connect(lambda on: context.settings.change(warn_at_end_turn=on))
        self._labels = [QLabel() for _ in range(4)]
        self._grid = QGridLayout()
        for row, (label, box) in enumerate(
            zip(self._labels, (self.language, self.theme, self.animation, self.pace), strict=True)
        ):
            label.setBuddy(box)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(box, row, 1)
        self._grid.setColumnStretch(1, 1)
        self.column.addLayout(self._grid)
        self.column.addWidget(self.confirm)
        self.column.addWidget(self.confirm_hint)
        self.column.addWidget(self.warn)
        self.saved_hint = QLabel()
        self.saved_hint.setWordWrap(True)
        self.saved_hint.setProperty("role", "muted")
        self.column.addStretch(1)
        self.column.addWidget(self.saved_hint)
        context.settings.changed.connect(self._show_choices)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(translate("Settings", "Settings"))
        texts = (
            translate("Settings", "Language"),
            translate("Settings", "Theme"),
            translate("Settings", "Animation"),
            translate("Settings", "Computer players move"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        for box, names in (
            (self.language, _language_names()),
            (self.theme, _theme_names()),
            (self.animation, _animation_names()),
            (self.pace, _pace_names()),
        ):
            for index in range(box.count()):
                box.setItemText(index, names[box.itemData(index)])
        self.confirm.setText(translate("Settings", "Ask for a second click before drawing or playing a card"))
        self.confirm_hint.setText(
            translate("Settings", "Such an act shows something new and cannot be taken back.")
        )
        self.warn.setText(
            translate("Settings", "Ask before ending a turn in which something could still be placed")
        )
        self.saved_hint.setText(
            translate("Settings", "Every change holds at once, in the middle of a game too.")
        )
        self._show_choices()

    def restyle(self) -> None:
        super().restyle()
        self._grid.setHorizontalSpacing(self.px(24))
        self._grid.setVerticalSpacing(self.context.theme.metrics.padding)

    def _choice(self, keys: tuple[str, ...], field: str) -> QComboBox:
        box = QComboBox()
        for key in keys:
            box.addItem("", key)
        box.activated.connect(lambda index: self.context.settings.change(**{field: box.itemData(index)}))
        return box

    def _show_choices(self) -> None:
        settings = self.context.settings
        for box, key in (
            (self.language, settings.language),
            (self.theme, settings.theme),
            (self.animation, settings.animation),
            (self.pace, settings.pace),
        ):
            box.setCurrentIndex(max(0, box.findData(key)))
        self.confirm.setChecked(settings.confirm_clicks)
        self.warn.setChecked(settings.warn_at_end_turn)
