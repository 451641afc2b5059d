"""Pictures of the whole look for the eyes of a developer; no test.

Run `python -m tests.ui.gallery FOLDER` with QT_QPA_PLATFORM=offscreen: it writes one picture for each theme and scale.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTableView,
    QTabWidget,
    QWidget,
)

from ui.theme.craft import paint_boat, paint_chest, paint_tent
from ui.theme.emblems import emblem_icon
from ui.theme.glyphs import GLYPHS
from ui.theme.palette import Palette
from ui.theme.pieces import GEM_KINDS, DieState, paint_coin, paint_die, paint_gem, paint_rock
from ui.theme.theme import theme
from ui.widgets.buttons import ConfirmButton, IconButton, SegmentedChoice, set_kind
from ui.widgets.flow import FlowLayout
from ui.widgets.labels import ElidedLabel, EmblemLabel, NumberBadge
from ui.widgets.layouts import Column, Grid, Row
from ui.widgets.message import MessageStrip
from ui.widgets.stepper import Stepper
from ui.widgets.surfaces import Card, Desk

SEATS = ("blue", "vermilion", "green", "amber", "purple", "sky", "white")


class Pieces(QWidget):
    """All pieces in a row for each of some sizes."""

    def sizeHint(self) -> QSize:
        px = theme().metrics.px
        return QSize(px(500), px(190))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = theme().palette
        y = 0.0
        for size in (14, 22, 44):
            side = float(theme().metrics.px(size))
            x = 0.0
            for draw in self._drawings(colours):
                if x + side > self.width():
                    x, y = 0.0, y + side + 3
                draw(painter, QRectF(x, y, side, side))
                x += side + 3
            y += side + 5
        painter.end()

    @staticmethod
    def _drawings(colours: Palette) -> list[Callable[[QPainter, QRectF], None]]:
        drawings: list[Callable[[QPainter, QRectF], None]] = []
        for value in range(1, 7):
            drawings.append(lambda p, r, v=value: paint_die(p, r, v, colours))
        drawings.append(lambda p, r: paint_die(p, r, 2, colours, DieState.DIMMED))
        drawings.append(lambda p, r: paint_die(p, r, 5, colours, DieState.CHOSEN))
        drawings.append(lambda p, r: paint_coin(p, r, colours, 5))
        for kind in GEM_KINDS:
            drawings.append(lambda p, r, k=kind: paint_gem(p, r, k, colours))
        drawings.append(lambda p, r: paint_rock(p, r, colours))
        drawings.append(lambda p, r: paint_rock(p, r, colours, white=True))
        for seat in SEATS:
            drawings.append(lambda p, r, s=seat: paint_tent(p, r, colours.seat(s), colours))
        drawings.append(lambda p, r: paint_boat(p, r, colours))
        drawings.append(lambda p, r: paint_chest(p, r, colours))
        drawings.append(lambda p, r: paint_chest(p, r, colours, opened=True))
        return drawings


def _buttons() -> Card:
    card = Card("Buttons")
    flow = FlowLayout()
    for kind, text in (
        ("primary", "End turn"),
        ("", "Take coins"),
        ("quiet", "Rules"),
        ("danger", "Delete game"),
    ):
        for enabled in (True, False):
            button = QPushButton(text)
            button.setObjectName(f"{kind or 'normal'}{enabled}")
            set_kind(button, kind)
            button.setEnabled(enabled)
            flow.addWidget(button)
    asked = ConfirmButton("Draw a card", "Draw: no way back?")
    asked.click()
    flow.addWidget(asked)
    card.body.addLayout(flow)
    signs = FlowLayout()
    for glyph in GLYPHS:
        signs.addWidget(IconButton(glyph, glyph))
    card.body.addLayout(signs)
    card.body.addWidget(SegmentedChoice((("normal", "Normal"), ("fast", "Fast"), ("off", "Off")), "Speed"))
    card.body.addWidget(Stepper(0, 20, 3, "Pounds"), alignment=Qt.AlignmentFlag.AlignLeft)
    card.body.addStretch(1)
    return card


def _inputs() -> Card:
    card = Card("Inputs")
    grid = Grid()
    name = QLineEdit("Mary Livingstone")
    name.setObjectName("focus")
    off = QLineEdit("Cannot be changed")
    off.setEnabled(False)
    number = QSpinBox()
    number.setValue(12)
    choice = QComboBox()
    for seat in SEATS[:6]:
        choice.addItem(emblem_icon(theme().palette.seat(seat), theme().metrics.icon), seat.capitalize())
    for row, (text, widget) in enumerate(
        (("Name", name), ("Seed", off), ("Tents", number), ("Colour", choice))
    ):
        grid.addWidget(QLabel(text), row, 0)
        grid.addWidget(widget, row, 1)
    card.body.addLayout(grid)
    row = Row()
    for kind in (QCheckBox, QRadioButton):
        for checked, enabled in ((True, True), (False, True), (True, False), (False, False)):
            box = kind("On" if checked else "Off")
            box.setAutoExclusive(False)
            box.setChecked(checked)
            box.setEnabled(enabled)
            row.addWidget(box)
    card.body.addLayout(row)
    bar = QProgressBar()
    bar.setValue(40)
    card.body.addWidget(bar)
    group = QGroupBox("Group of choices")
    inside = Column(group)
    inside.addWidget(QCheckBox("Ask before a card is drawn"))
    card.body.addWidget(group)
    card.body.addStretch(1)
    return card


def _players() -> Card:
    card = Card("Players")
    for number, seat in enumerate(SEATS):
        row = Row()
        row.addWidget(EmblemLabel(seat, seat))
        row.addWidget(ElidedLabel(f"{seat.capitalize()} has a rather long name", bold=number == 0), 1)
        badge = NumberBadge(digits=3)
        badge.set_number(7 * number * number)
        badge.set_seat(seat)
        row.addWidget(badge)
        plain = NumberBadge("points")
        plain.set_number(None if number == 3 else number * 9)
        row.addWidget(plain)
        card.body.addLayout(row)
    card.body.addStretch(1)
    return card


def _lists() -> QTabWidget:
    model = QStandardItemModel(5, 3)
    model.setHorizontalHeaderLabels(["Player", "Rows", "Points"])
    for row in range(5):
        for column, text in enumerate((SEATS[row].capitalize(), str(row * 3), str(row * 17))):
            model.setItem(row, column, QStandardItem(text))
    table = QTableView()
    table.setModel(model)
    table.setAlternatingRowColors(True)
    table.selectRow(2)
    table.verticalHeader().hide()
    moves = QListWidget()
    moves.addItems([f"Place a tent in row {number} for {number + 2} pounds" for number in range(1, 30)])
    moves.setCurrentRow(3)
    both = QTabWidget()
    side = QWidget()
    row = Row(side, margins=(8, 8, 8, 8))
    row.addWidget(moves)
    row.addWidget(table)
    both.addTab(side, "Moves and scores")
    both.addTab(QWidget(), "Log")
    return both


def build() -> QWidget:
    """One page with everything on it."""
    desk = Desk(chart=True)
    page = Grid(desk, gap=8, margins=(12, 12, 12, 12))
    title = QLabel("Terra Incognita")
    title.setProperty("role", "title")
    page.addWidget(title, 0, 0)
    strip = MessageStrip()
    strip.show_message("This tent needs a die higher than 4.", "refused")
    page.addWidget(strip, 0, 1, 1, 2)
    page.addWidget(_buttons(), 1, 0)
    page.addWidget(_inputs(), 1, 1)
    page.addWidget(_players(), 1, 2)
    pieces = Card("Pieces")
    pieces.body.addWidget(Pieces())
    page.addWidget(pieces, 2, 0)
    page.addWidget(_lists(), 2, 1)
    words = Card("Words")
    for role in ("heading", "muted", "small", "number", "score", "warning", "good", "danger"):
        label = QLabel(f"{role.capitalize()} 1234567890")
        label.setProperty("role", role)
        words.body.addWidget(label)
    page.addWidget(words, 2, 2)
    return desk


def main(folder: Path) -> None:
    """Write the pictures into `folder`."""
    application = QApplication(sys.argv[:1])
    look = theme()
    look.apply(application)
    for choice in ("paper", "lantern"):
        for scale in (1.0, 3.0):
            look.set_choice(choice)
            look.set_scale(scale)
            page = build()
            page.resize(round(1280 * scale), round(720 * scale))
            page.show()
            page.findChild(QLineEdit, "focus").setFocus()
            application.processEvents()
            page.grab().save(str(folder / f"gallery-{choice}-{scale:g}.png"))
            page.hide()
            page.deleteLater()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
