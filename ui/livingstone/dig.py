"""The mine: what is in the bag before one decides, and the stones as they come out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.contract import Event
from engine.livingstone.events import DigEnded, StoneDug, WhiteRockDug
from engine.livingstone.moves import BLUE_GEM, CLEAR_GEM, RED_GEM, WHITE_ROCK
from engine.livingstone.preview import white_rock_odds
from engine.livingstone.view import LivingstoneView
from ui.livingstone.actions import dig_odds
from ui.livingstone.chooser import Chooser
from ui.livingstone.phrases import gem_list, stone_name
from ui.livingstone.stone_art import paint_stone
from ui.livingstone.supplies import paint_bag
from ui.numbers import show_number, show_percent
from ui.texts import fill
from ui.theme.fonts import text_font, title_font
from ui.theme.theme import Theme

translate = QCoreApplication.translate

STONE_TIME = 360
"""Milliseconds from one stone to the next at normal speed."""
_MOST_STONES = 6
_BAG_ORDER = (CLEAR_GEM, BLUE_GEM, RED_GEM, 0, WHITE_ROCK)


class BagCloseup(QWidget):
    """What is in the bag, and the odds of the white rock for each number of stones; takes no clicks."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: LivingstoneView | None = None
        self._stones = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def sizeHint(self) -> QSize:
        """A panel of five kinds and six odds."""
        metrics = self._theme.metrics
        return QSize(metrics.px(430), metrics.px(158))

    def show_bag(self, view: LivingstoneView, stones: int) -> None:
        """Show the bag of `view`; the odds for `stones` stones are set off (0: none)."""
        self._view, self._stones = view, stones
        self.resize(self.sizeHint())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel."""
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = self._theme.palette, self._theme.metrics
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(colours.strong_line, metrics.border))
        painter.setBrush(colours.panel)
        painter.drawRoundedRect(rect, metrics.radius * 1.5, metrics.radius * 1.5)
        pad = metrics.padding
        line = metrics.px(24)
        painter.setPen(colours.ink)
        painter.setFont(title_font(metrics.heading))
        painter.drawText(
            QRectF(rect.left() + pad, rect.top() + metrics.px(6), rect.width() - 2 * pad, line),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            translate("Livingstone", "In the bag: %n stone(s)", "", sum(view.bag)),
        )
        top = rect.top() + metrics.px(34)
        cell = (rect.width() - 2 * pad) / len(_BAG_ORDER)
        side = metrics.px(28)
        for place, stone in enumerate(_BAG_ORDER):
            left = rect.left() + pad + place * cell
            paint_stone(painter, QRectF(left, top, side, side), stone, colours)
            painter.setPen(colours.ink)
            painter.setFont(text_font(metrics.number, bold=True))
            painter.drawText(
                QRectF(left + side + metrics.px(5), top, cell - side, side),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                show_number(view.bag[stone]),
            )
        top += side + metrics.px(8)
        painter.setFont(text_font(metrics.small))
        painter.setPen(colours.muted_ink)
        painter.drawText(
            QRectF(rect.left() + pad, top, rect.width() - 2 * pad, metrics.px(18)),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            translate("Livingstone", "Chance that the white rock comes, by number of stones:"),
        )
        top += metrics.px(20)
        cell = (rect.width() - 2 * pad) / _MOST_STONES
        for stones in range(1, _MOST_STONES + 1):
            box = QRectF(rect.left() + pad + (stones - 1) * cell, top, cell - metrics.px(5), metrics.px(30))
            lit = stones == self._stones
            painter.setPen(
                QPen(colours.glow if lit else colours.line, metrics.px(2) if lit else metrics.border)
            )
            painter.setBrush(colours.field)
            painter.drawRoundedRect(box, metrics.radius, metrics.radius)
            painter.setPen(colours.ink)
            painter.setFont(text_font(metrics.px(13), bold=lit))
            painter.drawText(
                box,
                Qt.AlignmentFlag.AlignCenter,
                fill(
                    translate("Livingstone", "%1: %2", "number of stones and chance"),
                    show_number(stones),
                    show_percent(float(white_rock_odds(view, stones))),
                ),
            )
        top += metrics.px(33)
        painter.setFont(text_font(metrics.small))
        painter.setPen(colours.muted_ink)
        painter.drawText(
            QRectF(rect.left() + pad, top, rect.width() - 2 * pad, metrics.px(18)),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            fill(translate("Livingstone", "Set aside: %1"), show_number(sum(view.aside))),
        )
        painter.end()


class StoneRow(QWidget):
    """The stones of a dig: those drawn, the one that is just coming, and places for those to come."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stones: list[int] = []
        self._places = 0
        self._lost = False
        self.share = 1.0
        """How far the last stone has come out, from 0 to 1."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Room for six stones."""
        return QSize(self._theme.metrics.px(330), self._theme.metrics.px(56))

    def show_stones(self, stones: Sequence[int], places: int, *, lost: bool = False) -> None:
        """Show these stones in a row of `places`; `lost` ones are on their way back to the bag."""
        self._stones, self._places, self._lost = list(stones), max(places, len(stones)), lost
        self.setAccessibleName(", ".join(stone_name(stone) for stone in stones))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = self._theme.palette, self._theme.metrics
        gap = metrics.px(8)
        count = self._places + 1
        side = min(metrics.px(56), self.height() - metrics.px(2), (self.width() - count * gap) / count)
        top = (self.height() - side) / 2
        paint_bag(painter, QRectF(0, top, side, side), colours)
        for place in range(self._places):
            box = QRectF((place + 1) * (side + gap), top, side, side)
            if place < len(self._stones):
                self._paint_stone(painter, box, place)
                continue
            painter.setPen(QPen(colours.strong_line, metrics.px(1.5), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = side * 0.1
            painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
        painter.end()

    def _paint_stone(self, painter: QPainter, box: QRectF, place: int) -> None:
        """A stone that lies there, or is just rolling out of the bag."""
        colours = self._theme.palette
        stone = self._stones[place]
        painter.save()
        if place == len(self._stones) - 1 and self.share < 1:
            middle = box.center()
            painter.translate(-(1 - self.share) * box.left(), 0)
            painter.translate(middle)
            painter.rotate(-200 * (1 - self.share))
            size = 0.4 + 0.6 * self.share
            painter.scale(size, size)
            painter.translate(-middle)
        if stone == WHITE_ROCK:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.danger)
            painter.drawEllipse(box)
            inset = box.width() * 0.12
            box = box.adjusted(inset, inset, -inset, -inset)
        elif self._lost:
            painter.setOpacity(0.35)
        paint_stone(painter, box, stone, colours)
        painter.restore()


class DigPanel(Chooser):
    """The dig: the first stone waits for a click, the others follow one by one; at the end it says what it brought."""

    stone_wanted = Signal()
    done = Signal()
    """The player has seen the result."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.back_button.hide()
        self.row = StoneRow(theme)
        self.body.addWidget(self.row, 1)
        self.stones: list[int] = []
        self._places = 0
        self._result: Event | None = None
        self._view: LivingstoneView | None = None
        self._coming = QVariantAnimation(self)
        self._coming.setStartValue(0.0)
        self._coming.setEndValue(1.0)
        self._coming.setEasingCurve(QEasingCurve.Type.OutBack)
        self._coming.valueChanged.connect(self._move_stone)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self.stone_wanted)
        self.act_button.clicked.connect(self._act)
        self.lead_to(self.act_button)

    @property
    def result(self) -> Event | None:
        """How the dig ended, None while it goes on."""
        return self._result

    def open_for(self, view: LivingstoneView) -> None:
        """Begin to show the dig of `view`, or go on with one that was interrupted."""
        self._stop()
        self._result = None
        drawn = [stone for stone, count in enumerate(view.stones_drawn) for _ in range(count)]
        self.stones = drawn
        self._places = view.stones_left + len(drawn)
        self.refresh(view)

    def refresh(self, view: LivingstoneView | None = None) -> None:
        """Bring the words up to date, for a new language too."""
        if view is not None:
            self._view = view
        lost = isinstance(self._result, WhiteRockDug)
        self.row.show_stones(self.stones, self._places, lost=lost)
        title, note, act = self._words()
        self.set_words(title, note, act)
        self.title.setProperty("role", "danger" if lost else "heading")
        self.title.style().unpolish(self.title)
        self.title.style().polish(self.title)

    def show_events(self, events: Sequence[Event], view: LivingstoneView) -> None:
        """Show the stones that came out, and go on to the next one by itself as long as the dig lasts."""
        came = [event for event in events if isinstance(event, StoneDug)]
        if not came:
            return
        self._stop()
        self.stones += [event.stone for event in came]
        self._result = next((event for event in events if isinstance(event, DigEnded | WhiteRockDug)), None)
        time = self._theme.duration(STONE_TIME)
        if time and self.isVisible():
            self.row.share = 0.0
            self._coming.setDuration(int(time * 0.7))
            self._coming.start()
        self.refresh(view)
        if self._result is None:
            self._next.start(time)

    def hurry(self) -> None:
        """Let the next stone come at once."""
        if self._next.isActive():
            self._stop()
            self.stone_wanted.emit()
        else:
            self._stop()

    def stop(self) -> None:
        """Draw no more stones by itself."""
        self._stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere in the panel hurries the stones."""
        self.hurry()
        super().mousePressEvent(event)

    def _act(self) -> None:
        if self._result is not None:
            self.done.emit()
        elif self._next.isActive():
            self.hurry()
        else:
            self.stone_wanted.emit()

    def _stop(self) -> None:
        self._next.stop()
        self._coming.stop()
        self.row.share = 1.0
        self.row.update()

    def _move_stone(self, share: float) -> None:
        self.row.share = share
        self.row.update()

    def _words(self) -> tuple[str, str, str]:
        result = self._result
        if isinstance(result, WhiteRockDug):
            note = translate("Livingstone", "%n stone(s) go back to the bag.", "", result.stones)
            if any(result.gems):
                lost = fill(translate("Livingstone", "You lose %1."), gem_list(result.gems))
                note = f"{lost} {note}"
            return translate("Livingstone", "The white rock!"), note, translate("Livingstone", "Go on")
        if isinstance(result, DigEnded):
            rocks = ""
            if result.rocks:
                rocks = translate("Livingstone", "%n rock(s) set aside.", "", result.rocks)
            if any(result.gems):
                found = fill(translate("Livingstone", "You keep %1."), gem_list(result.gems))
                return (
                    translate("Livingstone", "Found!"),
                    f"{found} {rocks}".rstrip(),
                    translate("Livingstone", "Go on"),
                )
            return translate("Livingstone", "Only rocks"), rocks, translate("Livingstone", "Go on")
        view = self._view
        left = self._places - len(self.stones)
        title = translate("Livingstone", "Dig: %n stone(s)", "", self._places)
        if self.stones:
            return title, "", translate("Livingstone", "Next stone")
        note = dig_odds(view, left) if view is not None else ""
        return title, note, translate("Livingstone", "Draw from the bag")
