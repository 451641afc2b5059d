"""The page of the score pad in a window, with the clicks and keys of the tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.faraway.pad import PadPlayer, ScorePad
from engine.faraway.pad_text import pad_text, read_pad
from tests.engine.faraway.scene import faraway
from ui.context import UiContext
from ui.faraway.card_button import CardButton
from ui.faraway.pad.extra import ScorePadExtra
from ui.faraway.pad.page import ScorePadPage
from ui.faraway.pad.player_panel import PlayerPanel
from ui.faraway.pad.store import KeptPad, PadStoreError

LEFT = Qt.MouseButton.LeftButton

ANNA = PadPlayer("Anna", (12, 20, 13, 18, 44, 24, 39, 4), (38, 1, 6, 16))
BEN = PadPlayer("Ben", (43, 47, 57, 64, 5, 17, 38, 54), (12, 27))


@dataclass
class MemoryPads:
    """Implements `ui.faraway.pad.store.PadStore`; with a `problem` it does nothing but complain."""

    kept: dict[str, str] = field(default_factory=dict)
    problem: str = ""
    notices: list[str] = field(default_factory=list)
    writes: int = 0

    def _check(self) -> None:
        if self.problem:
            raise PadStoreError(self.problem)

    def pads(self) -> tuple[list[KeptPad], list[str]]:
        self._check()
        start = datetime(2026, 3, 9, 12, tzinfo=UTC)
        listed = [
            KeptPad(key, pad.title, tuple(player.name for player in pad.players), start + timedelta(days=day))
            for day, (key, pad) in enumerate(
                (key, read_pad(text.encode())) for key, text in self.kept.items()
            )
        ]
        notices, self.notices = self.notices, []
        return listed[::-1], notices

    def load(self, key: str) -> ScorePad:
        self._check()
        if key not in self.kept:
            raise PadStoreError("It is gone.")
        return read_pad(self.kept[key].encode())

    def keep(self, key: str | None, pad: ScorePad) -> str:
        self._check()
        self.writes += 1
        key = key or f"pad {self.writes}"
        self.kept[key] = pad_text(pad)
        return key

    def delete(self, key: str) -> None:
        self._check()
        self.kept.pop(key, None)

    def only(self) -> ScorePad:
        """The pad, if there is one."""
        (key,) = self.kept
        return self.load(key)


@dataclass
class OpenPad:
    """The page, and what a person does with it."""

    qtbot: QtBot
    window: QWidget
    page: ScorePadPage

    def panel(self, number: int) -> PlayerPanel:
        return self.page.players.panels[number]

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible(), widget
        self.qtbot.mouseClick(widget, LEFT)

    def type_regions(self, number: int, text: str, end: Qt.Key | None = Qt.Key.Key_Tab) -> None:
        """Click into the field, type, and end with a key."""
        field = self.panel(number).regions
        self.click(field)
        field.selectAll()
        self.qtbot.keyClick(field, Qt.Key.Key_Delete)
        self.qtbot.keyClicks(field, text)
        if end is not None:
            self.qtbot.keyClick(field, end)

    def type_name(self, number: int, text: str) -> None:
        field = self.panel(number).name
        self.click(field)
        field.selectAll()
        self.qtbot.keyClicks(field, text)

    def view(self, key: str) -> None:
        self.click(self.page.side.views.button(key))

    def region(self, number: int) -> CardButton:
        button = self.page.side.region_picker.grid.button_of(number)
        assert button is not None
        return button

    def sanctuary(self, number: int) -> CardButton:
        button = self.page.side.sanctuary_picker.grid.button_of(number)
        assert button is not None
        return button

    def fame(self) -> list[int | None]:
        return [panel.badge.number() for panel in self.page.players.shown]

    def problem(self, number: int) -> str:
        label = self.panel(number).problem
        assert label.isVisible() == bool(label.text())
        return label.text()

    def focus(self) -> QWidget | None:
        return QApplication.focusWidget()


def open_pad(
    qtbot: QtBot, context: UiContext, pads: MemoryPads, size: tuple[int, int] = (1280, 720)
) -> OpenPad:
    """The page in a window of this size that has the keyboard."""
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.setContentsMargins(0, 0, 0, 0)
    page = ScorePadExtra(lambda: faraway().figures, lambda: pads).make_page(context)
    assert isinstance(page, ScorePadPage)
    layout.addWidget(page)
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return OpenPad(qtbot, window, page)
