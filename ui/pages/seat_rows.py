"""Who plays: a row for each seat with colour, name and a way up in the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from engine.record import COLOURS, NAME_LIMIT, PERSON, Seat, name_key
from ui.context import UiContext
from ui.level_words import LEVEL_NAMES, level_about, level_name, level_with_strength
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.emblems import emblem_icon
from ui.widgets.buttons import IconButton, repolish
from ui.widgets.layouts import Row

translate = QCoreApplication.translate


def colour_name(colour: str) -> str:
    """The name of a seat colour with its emblem, in words."""
    return {
        "blue": translate("Common", "Blue circle"),
        "vermilion": translate("Common", "Vermilion triangle"),
        "green": translate("Common", "Green square"),
        "amber": translate("Common", "Amber star"),
        "purple": translate("Common", "Purple diamond"),
        "sky": translate("Common", "Sky blue hexagon"),
    }.get(colour, colour)


class ColourBox(QComboBox):
    """Shows the emblem alone, so that the names have room; the list tells the colours in words."""

    def sizeHint(self) -> QSize:
        """The emblem and the arrow."""
        hint = super().sizeHint()
        return QSize(self.iconSize().width() + 2 * hint.height(), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showPopup(self) -> None:
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * self.iconSize().width())
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        """As any box, without the text."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()


class SeatRow(QWidget):
    """One seat: its colour, its name (an empty field stands for the usual name), and why it cannot be so."""

    edited = Signal()
    colour_picked = Signal()
    up_wanted = Signal()

    def __init__(self, context: UiContext, number: int) -> None:
        super().__init__()
        self._context = context
        self._number = number
        self._colours: tuple[str, ...] = ()
        self.colour = ColourBox()
        self.colour.activated.connect(self.colour_picked)
        self.player = QComboBox()
        self.player.addItem("", PERSON)
        for level in LEVEL_NAMES:
            self.player.addItem("", f"@{level}")
        self.player.currentIndexChanged.connect(self._follow_player)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LIMIT)
        self.name.textChanged.connect(self.edited)
        self.up = IconButton("up", "")
        self.up.setEnabled(number > 0)
        self.up.clicked.connect(self.up_wanted)
        self.problem = QLabel()
        self.problem.setProperty("role", "danger")
        self.problem.setWordWrap(True)
        self.problem.hide()
        line = Row(gap=4)
        line.addWidget(self.colour)
        line.addWidget(self.player)
        line.addWidget(self.name, 1)
        line.addWidget(self.up)
        # An icon or another letter would make one of them higher than its neighbours.
        for part in (self.colour, self.player, self.name):
            part.setSizePolicy(part.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Minimum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        column.addWidget(self.problem)

    def player_name(self) -> str:
        """The name that stands for this seat, without blanks at its ends."""
        return " ".join(self.name.text().split()) or self.usual_name()

    def usual_name(self) -> str:
        """The name of a seat whose field is empty."""
        number = show_number(self._number + 1)
        if self.player_key() == PERSON:
            return fill(translate("NewGame", "Player %1"), number)
        words = translate("NewGame", "%1 %2", "name of a level and number of the player")
        return fill(words, level_name(self.level()), number)

    def player_key(self) -> str:
        """`PERSON` or "@level"."""
        key: str = self.player.currentData()
        return key

    def level(self) -> str:
        """The level of a computer player; empty for a person."""
        key = self.player_key()
        return "" if key == PERSON else key.removeprefix("@")

    def set_player(self, player: str) -> None:
        """Choose a person or a level; what is unknown becomes a person."""
        self.player.setCurrentIndex(max(0, self.player.findData(player)))

    def _follow_player(self) -> None:
        self.name.setPlaceholderText(self.usual_name())
        about = level_about(self.level())
        self.player.setToolTip(about)
        self.player.setAccessibleDescription(about)
        self.edited.emit()

    def colour_key(self) -> str:
        """The colour chosen."""
        return self._colours[self.colour.currentIndex()]

    def set_colours(self, colours: Sequence[str]) -> None:
        """Offer these colours."""
        self._colours = tuple(colours)
        self.repaint_colours()

    def set_colour(self, colour: str) -> None:
        """Choose a colour that is offered."""
        self.colour.setCurrentIndex(self._colours.index(colour))

    def repaint_colours(self) -> None:
        """Draw the emblems for the theme in force and name them in the language in force."""
        theme = self._context.theme
        index = self.colour.currentIndex()
        self.colour.clear()
        for colour in self._colours:
            icon = emblem_icon(theme.palette.seat(colour), theme.metrics.icon)
            self.colour.addItem(icon, colour_name(colour))
        self.colour.setCurrentIndex(max(0, index))
        self.colour.setToolTip(self.colour.currentText())

    def show_problem(self, sentence: str) -> None:
        """Say why the name cannot be so; an empty text takes it back."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        self.name.setAccessibleDescription(sentence)
        if bool(self.name.property("invalid")) != bool(sentence):
            self.name.setProperty("invalid", bool(sentence))
            repolish(self.name)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.player.setItemText(0, translate("NewGame", "Person"))
        for place, level in enumerate(LEVEL_NAMES, start=1):
            self.player.setItemText(place, level_with_strength(level))
            self.player.setItemData(place, level_about(level), Qt.ItemDataRole.ToolTipRole)
        self._follow_player()
        number = show_number(self._number + 1)
        self.player.setAccessibleName(fill(translate("NewGame", "Who plays at seat %1"), number))
        self.name.setAccessibleName(fill(translate("NewGame", "Name of player %1"), number))
        self.colour.setAccessibleName(fill(translate("NewGame", "Colour of player %1"), number))
        self.up.set_name(fill(translate("NewGame", "Move player %1 up"), number))
        self.repaint_colours()


class SeatRows(QWidget):
    """All rows, of which as many are shown as people play. Colours are always different: a taken one is swapped."""

    edited = Signal()

    def __init__(self, context: UiContext) -> None:
        super().__init__()
        self._context = context
        self._count = 0
        self.rows = [SeatRow(context, number) for number in range(len(COLOURS))]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for number, row in enumerate(self.rows):
            self._column.addWidget(row)
            row.edited.connect(self._check)
            row.colour_picked.connect(lambda number=number: self._part_colours(number))
            row.up_wanted.connect(lambda number=number: self._move_up(number))
        self.about = QLabel()
        self.about.setProperty("role", "muted")
        self.about.setWordWrap(True)
        self._column.addWidget(self.about)
        self._last_colours: list[str] = []
        self.retranslate()
        self._fit()

    def set_colours(self, colours: Sequence[str]) -> None:
        """Offer a game's colours and give every seat one of its own; known choices stay where they can."""
        wanted = self._last_colours
        for row in self.rows:
            row.set_colours(colours)
        free = [colour for colour in colours if colour not in wanted]
        used: list[str] = []
        for number, row in enumerate(self.rows):
            known = wanted[number] if number < len(wanted) else ""
            colour = (
                known if known in colours and known not in used else (free.pop(0) if free else colours[0])
            )
            used.append(colour)
            row.set_colour(colour)
        self._last_colours = used

    def set_count(self, count: int) -> None:
        """How many people play."""
        self._count = count
        for number, row in enumerate(self.rows):
            row.setVisible(number < count)
        self._check()

    def set_people(self, people: Sequence[tuple[str, str]]) -> None:
        """Fill in names and colours of an earlier game; call `set_colours` afterwards."""
        self._last_colours = []
        for row, (name, colour) in zip(self.rows, people, strict=False):
            row.name.setText(name)
            self._last_colours.append(colour)

    def players(self) -> list[str]:
        """`PERSON` or "@level" of all rows that are shown."""
        return [row.player_key() for row in self.rows[: self._count]]

    def set_players(self, players: Sequence[str]) -> None:
        """Choose person or level of every row."""
        for number, row in enumerate(self.rows):
            row.set_player(players[number] if number < len(players) else PERSON)

    def people(self) -> list[tuple[str, str]]:
        """Names as they were typed and colours, of all rows that are shown."""
        return [(row.name.text(), row.colour_key()) for row in self.rows[: self._count]]

    def seats(self) -> tuple[Seat, ...]:
        """The seats as they are listed."""
        return tuple(
            Seat(row.player_name(), row.colour_key(), row.player_key()) for row in self.rows[: self._count]
        )

    def has_problem(self) -> bool:
        """Whether a name cannot be so."""
        return any(row.problem.text() for row in self.rows[: self._count])

    def retranslate(self) -> None:
        """Set every text anew."""
        for row in self.rows:
            row.retranslate()
        self._check()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()
            for row in self.rows:
                row.repaint_colours()

    def _fit(self) -> None:
        self._column.setSpacing(self._context.theme.metrics.gap // 2)

    def _check(self) -> None:
        seen: set[str] = set()
        for row in self.rows[: self._count]:
            name = row.player_name()
            if name_key(name) in seen:
                row.show_problem(
                    fill(translate("NewGame", "%1 is already playing. Choose another name."), name)
                )
            elif not name.isprintable():
                row.show_problem(translate("NewGame", "This name has a character that cannot be shown."))
            else:
                row.show_problem("")
            seen.add(name_key(name))
        self._tell_levels()
        self.edited.emit()

    def _tell_levels(self) -> None:
        """Say how the chosen levels play, the weakest first."""
        chosen = {row.level() for row in self.rows[: self._count]}
        words = translate("NewGame", "%1: %2", "name of a level: how it plays")
        lines = [
            fill(words, level_name(level), level_about(level)) for level in LEVEL_NAMES if level in chosen
        ]
        self.about.setText("\n".join(lines))
        self.about.setVisible(bool(lines))

    def _part_colours(self, number: int) -> None:
        """Give the seat that had the colour just chosen the one that is free now."""
        chosen = self.rows[number].colour_key()
        for other, row in enumerate(self.rows):
            if other != number and row.colour_key() == chosen:
                row.set_colour(self._last_colours[number])
        self._last_colours = [row.colour_key() for row in self.rows]
        self.edited.emit()

    def _move_up(self, number: int) -> None:
        upper, lower = self.rows[number - 1], self.rows[number]
        upper_name, lower_name = upper.name.text(), lower.name.text()
        upper_colour, lower_colour = upper.colour_key(), lower.colour_key()
        upper_player, lower_player = upper.player_key(), lower.player_key()
        upper.set_player(lower_player)
        lower.set_player(upper_player)
        upper.name.setText(lower_name)
        lower.name.setText(upper_name)
        upper.set_colour(lower_colour)
        lower.set_colour(upper_colour)
        self._last_colours = [row.colour_key() for row in self.rows]
        upper.up.setFocus() if upper.up.isEnabled() else upper.name.setFocus()
        self._check()
