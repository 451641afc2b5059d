"""Looking for a sanctuary by what is seen on it: its colour, its symbols, the kind of its quest."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QToolButton, QWidget

from engine.faraway.cards import BIOMES, QUEST_KINDS, WONDERS, Sanctuary, quest_kind
from ui.faraway.card_words import biome_name, wonder_name
from ui.faraway.cards.colours import card_colours
from ui.faraway.cards.quests import paint_chip
from ui.faraway.cards.symbols import paint_symbol
from ui.theme.palette import Palette
from ui.theme.theme import Theme
from ui.widgets.flow import FlowLayout

translate = QCoreApplication.translate

SYMBOLS = (*WONDERS, "clue", "night")

Paint = Callable[[QPainter, QRectF, Palette], None]


def matches(card: Sanctuary, biomes: set[str], symbols: set[str], kind: str) -> bool:
    """Whether a card is of one of the biomes, has all the symbols and a quest of the kind; empty stands for any."""
    counts = dict(zip(WONDERS, card.wonders.counts, strict=True)) | {"clue": card.clues, "night": card.night}
    return (
        (not biomes or card.biome in biomes)
        and all(counts[symbol] for symbol in symbols)
        and (not kind or quest_kind(card.quest) == kind)
    )


class SignButton(QToolButton):
    """A switch with a painted sign."""

    def __init__(self, theme: Theme, paint: Paint) -> None:
        super().__init__()
        self._theme = theme
        self._paint = paint
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_name(self, name: str) -> None:
        """Say in `name` (already translated) what is looked for."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def sizeHint(self) -> QSize:
        side = self._theme.metrics.control
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = self._theme.metrics.px(22)
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, sign, self._theme.palette)
        painter.end()


class FilterBar(QWidget):
    """The switches; `changed` when others are on."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.biomes = {biome: SignButton(theme, _biome_paint(biome)) for biome in BIOMES}
        self.symbols = {symbol: SignButton(theme, _symbol_paint(symbol)) for symbol in SYMBOLS}
        self.kinds = QComboBox()
        for kind in ("", *QUEST_KINDS):
            self.kinds.addItem("", kind)
        self.kinds.currentIndexChanged.connect(self.changed)
        self.all_button = QPushButton()
        self.all_button.setProperty("kind", "quiet")
        self.all_button.clicked.connect(self.clear)
        row = FlowLayout(self, gap=2)
        for button in (*self.biomes.values(), *self.symbols.values()):
            button.toggled.connect(self.changed)
            row.addWidget(button)
        row.addWidget(self.kinds)
        row.addWidget(self.all_button)
        self.changed.connect(self._offer)
        self.retranslate()
        self._offer()

    def lets_through(self, card: Sanctuary) -> bool:
        """Whether a card is what is looked for."""
        biomes: set[str] = {biome for biome, button in self.biomes.items() if button.isChecked()}
        symbols = {symbol for symbol, button in self.symbols.items() if button.isChecked()}
        return matches(card, biomes, symbols, str(self.kinds.currentData()))

    def clear(self) -> None:
        """Look for nothing in particular."""
        for button in (*self.biomes.values(), *self.symbols.values()):
            button.setChecked(False)
        self.kinds.setCurrentIndex(0)

    def retranslate(self) -> None:
        """Set every text anew."""
        for biome, button in self.biomes.items():
            button.set_name(biome_name(biome))
        for symbol, button in self.symbols.items():
            button.set_name(_symbol_name(symbol))
        for index, text in enumerate(_kind_names()):
            self.kinds.setItemText(index, text)
        self.kinds.setAccessibleName(translate("ScorePad", "Kind of quest"))
        self.all_button.setText(translate("ScorePad", "Show all"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _offer(self) -> None:
        switches = (*self.biomes.values(), *self.symbols.values())
        self.all_button.setEnabled(
            any(button.isChecked() for button in switches) or self.kinds.currentIndex() > 0
        )


def _symbol_name(symbol: str) -> str:
    if symbol == "clue":
        return translate("ScorePad", "Clue")
    if symbol == "night":
        return translate("ScorePad", "Night")
    return wonder_name(symbol)


def _kind_names() -> tuple[str, ...]:
    """In the order of `QUEST_KINDS`, after that for all."""
    return (
        translate("ScorePad", "Any quest"),
        translate("ScorePad", "No quest"),
        translate("ScorePad", "Fame for itself"),
        translate("ScorePad", "Fame for wonders"),
        translate("ScorePad", "Fame for colours"),
        translate("ScorePad", "Fame for sets of colours"),
        translate("ScorePad", "Fame for night cards"),
        translate("ScorePad", "Fame for clues"),
    )


def _biome_paint(biome: str) -> Paint:
    def paint(painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_chip(painter, rect, biome, card_colours(palette))

    return paint


def _symbol_paint(symbol: str) -> Paint:
    def paint(painter: QPainter, rect: QRectF, palette: Palette) -> None:
        paint_symbol(painter, rect, symbol, palette, halo=palette.dark)

    return paint
