"""The options of a new game: the map, each with its picture, and the level of a solo game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.explorers.board import Board
from engine.explorers.figures import Solo
from engine.explorers.options import ExplorersOptions
from ui.context import UiContext
from ui.explorers.box import Box
from ui.explorers.map.frame import board_name
from ui.explorers.map.small import paint_small_map
from ui.explorers.phrases import coins
from ui.explorers.player_maps import PlayerMap
from ui.game_ui import OptionsEditor
from ui.numbers import show_number
from ui.pages.page import scrolling
from ui.texts import fill
from ui.theme.theme import Theme
from ui.widgets.buttons import SegmentedChoice
from ui.widgets.writing import LEFT, RIGHT, write_line

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Choice:
    """A map that can be chosen; `text` is that of a player's file, None for a map of the box."""

    board: Board
    text: str | None = None
    file: str = ""

    def options(self) -> dict[str, Any]:
        """The options that name it."""
        found: dict[str, Any] = {"map": self.board.id}
        if self.text is not None:
            found["map_text"] = self.text
        return found


class MapButton(QAbstractButton):
    """A map with its picture, name and difficulty."""

    stepped = Signal(int)
    """An arrow key wants the next map (1) or the one before (-1)."""

    def __init__(self, theme: Theme, choice: Choice) -> None:
        super().__init__()
        self._theme = theme
        self.choice = choice
        self._ring = False
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Set name and tool tip anew."""
        self.setAccessibleName(" ".join((self.title(), self.detail())).strip())
        self.setToolTip(self.choice.file or self.detail())
        self.update()

    def title(self) -> str:
        """The name of the map."""
        return board_name(self.choice.board, QLocale().name())

    def detail(self) -> str:
        """How difficult it is, or that a player made it."""
        if self.choice.text is not None:
            return translate("Explorers", "your map")
        rank = self.choice.board.file.difficulty_rank
        return fill(translate("Explorers", "difficulty %1"), show_number(rank)) if rank else ""

    def sizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(210), self._theme.metrics.px(150))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.metrics.px(120), self._theme.metrics.px(110))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._ring = True
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        if event.key() in step:
            self.stepped.emit(step[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.isChecked()
        edge, width = (palette.glow, metrics.px(3)) if chosen else (palette.strong_line, metrics.border)
        if self.hasFocus() and self._ring:
            edge = palette.focus
        painter.setPen(QPen(edge, width))
        painter.setBrush(palette.hover if self.underMouse() else palette.panel)
        half = width / 2
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), metrics.radius, metrics.radius)
        pad = metrics.px(6)
        head = QRectF(rect.left() + pad, rect.top() + pad / 2, rect.width() - 2 * pad, metrics.px(23))
        mark = "✓ " if chosen else ""
        detail = QRectF(head.left() + head.width() * 0.5, head.top(), head.width() * 0.5, head.height())
        write_line(painter, detail, self.detail(), metrics.small, palette.muted_ink, RIGHT)
        name = QRectF(head.left(), head.top(), head.width() * 0.5, head.height())
        write_line(
            painter, name, mark + self.title(), metrics.heading, palette.ink, LEFT, bold=True, title=True
        )
        area = QRectF(head.left(), head.bottom(), head.width(), rect.bottom() - pad - head.bottom())
        paint_small_map(painter, QRectF(area.toRect()), self.choice.board, palette)
        painter.end()


class ExplorersOptionsEditor(OptionsEditor):
    """Maps of the box and of the player, and the solo level while one person plays."""

    def __init__(self, box: Box, maps: Sequence[PlayerMap], context: UiContext) -> None:
        super().__init__()
        self._context = context
        self._solo_figures: Solo = box.figures.constants.solo
        self._count = 0
        game = box.game
        choices = [Choice(game.board(ExplorersOptions(map=name))) for name in game.maps]
        choices += [
            Choice(game.read_map(found.text), found.text, found.file) for found in maps if not found.fault
        ]
        self._faults = [found for found in maps if found.fault]
        self.buttons = [MapButton(context.theme, choice) for choice in choices]
        self.level_label = QLabel()
        self.level_label.setProperty("role", "heading")
        self.level = SegmentedChoice([(name, "") for name in self._solo_figures.levels])
        self.level.set_choice(self._solo_figures.usual_level)
        self.level.chosen.connect(self._level_chosen)
        self.level_hint = QLabel()
        self.level_hint.setProperty("role", "muted")
        self.level_hint.setWordWrap(True)
        self.fault_label = QLabel()
        self.fault_label.setProperty("role", "danger")
        self.fault_label.setWordWrap(True)
        self.fault_label.setTextFormat(Qt.TextFormat.PlainText)
        self._lay_out()
        self._choose(self.buttons[0])
        self.set_count(0)
        self._retranslate()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        for place, button in enumerate(self.buttons):
            grid.addWidget(button, place // 2, place % 2)
            button.clicked.connect(lambda _checked=False, chosen=button: self._choose(chosen))
            button.stepped.connect(lambda step, here=place: self._step(here, step))
        self._grid = grid
        place_for_maps = QWidget()
        place_for_maps.setLayout(grid)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        # Four maps share the room there is; more than that scroll.
        column.addWidget(place_for_maps if len(self.buttons) <= 4 else scrolling(place_for_maps), 1)
        for part in (self.fault_label, self.level_label, self.level, self.level_hint):
            column.addWidget(part)
        self._column = column
        self._fit()

    @property
    def chosen(self) -> Choice:
        """The map that is chosen."""
        return next(button.choice for button in self.buttons if button.isChecked())

    def options(self) -> dict[str, Any] | None:
        found = self.chosen.options()
        if self._count == 1:
            found["solo"] = self.level.choice()
        return found

    def set_options(self, options: dict[str, Any] | None) -> None:
        """Show options that were answered before; a player's map that is gone from the folder is left out."""
        wanted = options or {}
        for button in self.buttons:
            choice = button.choice
            same = choice.board.id == wanted.get("map")
            if same and (choice.text is None) == (wanted.get("map_text") is None):
                self._choose(button)
        if wanted.get("solo") in self._solo_figures.levels:
            self.level.set_choice(str(wanted["solo"]))
            self._say_level()

    def problem(self) -> str:
        return ""

    def heading(self) -> str:
        return translate("Explorers", "Map")

    def set_count(self, count: int) -> None:
        self._count = count
        for part in (self.level_label, self.level, self.level_hint):
            part.setVisible(count == 1)
        self._say_level()
        self.edited.emit()

    def _choose(self, chosen: MapButton) -> None:
        for button in self.buttons:
            button.setChecked(button is chosen)
        self.edited.emit()

    def _step(self, here: int, step: int) -> None:
        other = self.buttons[(here + step) % len(self.buttons)]
        other.setFocus(Qt.FocusReason.TabFocusReason)
        self._choose(other)

    def _level_chosen(self) -> None:
        self._say_level()
        self.edited.emit()

    def _say_level(self) -> None:
        needed = self._solo_figures.levels[self.level.choice()]
        self.level_hint.setText(fill(translate("Explorers", "To win: %1 and all objectives."), coins(needed)))

    def _retranslate(self) -> None:
        for button in self.buttons:
            button.retranslate()
        self.level_label.setText(translate("Explorers", "Solo level"))
        names = {
            "easy": translate("Explorers", "Easy"),
            "medium": translate("Explorers", "Medium"),
            "hard": translate("Explorers", "Hard"),
        }
        self.level.set_texts({name: names.get(name, name) for name in self._solo_figures.levels})
        self.level.setAccessibleName(self.level_label.text())
        pattern = translate("Explorers", "The map %1 cannot be used: %2.")
        self.fault_label.setText("\n".join(fill(pattern, found.file, found.fault) for found in self._faults))
        self.fault_label.setVisible(bool(self._faults))
        self._say_level()

    def _fit(self) -> None:
        self._grid.setSpacing(self._context.theme.metrics.gap)
        self._column.setSpacing(self._context.theme.metrics.gap)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()
