"""The journeys of the other players, in small; a click on the name shows one in large."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.faraway.view import FarawayView, SeatView
from engine.record import Seat
from ui.faraway.box import CardBox
from ui.faraway.card_button import ShownCard
from ui.faraway.card_row import CardRow
from ui.faraway.card_words import card_text, clues, fame, region_list
from ui.faraway.cards.anatomy import REGION_ASPECT
from ui.faraway.cards.colours import card_colours
from ui.faraway.cards.face import paint_back
from ui.faraway.cards.quests import paint_fame
from ui.faraway.cards.symbols import paint_symbol
from ui.faraway.outlook import journey_outlook
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.emblems import paint_emblem
from ui.theme.palette import tint
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, write_line

translate = QCoreApplication.translate


class PlateHead(QAbstractButton):
    """Name, fame so far, clues and hidden cards of a seat."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat: SeatView | None = None
        self._who: Seat | None = None
        self._total = 0
        self._turn = False
        self._large = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_seat(self, seat: SeatView, who: Seat, total: int, *, turn: bool, large: bool) -> None:
        """Show the seat; `large`: its journey is the one in the middle."""
        self._seat, self._who, self._total, self._turn, self._large = seat, who, total, turn, large
        self.setAccessibleName(self.words())
        self.setToolTip(self.words())
        self.update()

    def words(self) -> str:
        """Everything on the head in words."""
        seat, who = self._seat, self._who
        if seat is None or who is None:
            return ""
        texts = [
            fill(translate("Faraway", "%1: %2 so far", "player and fame"), who.name, fame(self._total)),
            clues(seat.clues),
            translate("Faraway", "%n region(s) in hand", "", seat.hand_count),
        ]
        if seat.known:
            texts.append(fill(translate("Faraway", "Seen when drafted: %1"), region_list(seat.known)))
        if seat.drawn_count:
            texts.append(translate("Faraway", "%n sanctuary(s) drawn", "", seat.drawn_count))
        texts.append(translate("Faraway", "Click to see this journey in large."))
        return "\n".join(texts)

    def sizeHint(self) -> QSize:
        metrics = self._theme.metrics
        return QSize(metrics.px(200), metrics.px(24))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        seat, who = self._seat, self._who
        if seat is None or who is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        area = QRectF(self.rect())
        if self._large or self.underMouse() or self.hasFocus():
            painter.setPen(QPen(palette.focus if self.hasFocus() else palette.line, metrics.px(2)))
            painter.setBrush(palette.column_lit if self._large else palette.hover)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), metrics.radius, metrics.radius)
        side = metrics.px(17)
        paint_emblem(
            painter,
            QRectF(metrics.px(4), area.center().y() - side / 2, side, side),
            palette.seat(who.colour),
        )
        right = area.right() - metrics.px(4)
        height = area.height() - metrics.px(2)
        seal = QRectF(right - height, metrics.px(1), height, height)
        paint_fame(painter, seal, self._total, card_colours(palette))
        right = seal.left() - metrics.px(7)
        right = self._counted(painter, right, seat.clues, "clue")
        right = self._backs(painter, right, seat.hand_count, sanctuary=False)
        if seat.drawn_count:
            right = self._backs(painter, right, seat.drawn_count, sanctuary=True)
        name = QRectF(metrics.px(26), 0, right - metrics.px(32), area.height())
        write_line(painter, name, who.name, metrics.px(14), palette.ink, LEFT, bold=True)
        painter.end()

    def _counted(self, painter: QPainter, right: float, count: int, symbol: str) -> float:
        palette, metrics = self._theme.palette, self._theme.metrics
        number = QRectF(right - metrics.px(12), 0, metrics.px(14), self.height())
        write_line(painter, number, show_number(count), metrics.px(14), palette.ink, LEFT, bold=True)
        side = metrics.px(17)
        spot = QRectF(number.left() - side - metrics.px(2), self.height() / 2 - side / 2, side, side)
        paint_symbol(painter, spot, symbol, palette)
        return spot.left() - metrics.px(6)

    def _backs(self, painter: QPainter, right: float, count: int, *, sanctuary: bool) -> float:
        """A back with the number of hidden cards beside it."""
        palette, metrics = self._theme.palette, self._theme.metrics
        number = QRectF(right - metrics.px(12), 0, metrics.px(14), self.height())
        write_line(painter, number, show_number(count), metrics.px(14), palette.ink, LEFT, bold=True)
        wide = metrics.px(13)
        high = wide * (1.1 if sanctuary else 1.4)
        spot = QRectF(number.left() - wide - metrics.px(3), self.height() / 2 - high / 2, wide, high)
        paint_back(painter, spot, palette, sanctuary=sanctuary)
        return spot.left() - metrics.px(6)


class OtherPlate(QWidget):
    """One other player: head, sanctuaries, regions."""

    def __init__(self, theme: Theme, box: CardBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = box
        self.seat = -1
        self._turn = False
        self.head = PlateHead(theme, self)
        self.sanctuaries = CardRow(theme, sanctuary=True, widest=64, frame=1.5, parent=self)
        self.regions = CardRow(theme, places=8, most_rows=2, widest=82, frame=1.5, parent=self)

    def show_seat(self, seat: SeatView, who: Seat, *, turn: bool, large: bool, face_down: bool) -> None:
        """Show everything that lies before the seat; `face_down`: a region that is not revealed yet, too."""
        self.seat = seat.seat
        self._turn = turn
        outlook = journey_outlook(self._box, seat.row, seat.sanctuaries)
        self.head.show_seat(seat, who, outlook.total, turn=turn, large=large)
        cards = [
            ShownCard(number, self._box.region(number), name=card_text(self._box.region(number)))
            for number in seat.row
        ]
        if face_down:
            cards.append(ShownCard(-1, None, name=translate("Faraway", "A region, face down")))
        self.regions.show_cards(cards)
        self.sanctuaries.show_cards(
            [
                ShownCard(
                    number,
                    self._box.sanctuary(number),
                    sanctuary=True,
                    name=card_text(self._box.sanctuary(number)),
                )
                for number in seat.sanctuaries
            ]
        )
        self.regions.setAccessibleName(fill(translate("Faraway", "Journey of %1"), who.name))
        self.sanctuaries.setAccessibleName(fill(translate("Faraway", "Sanctuaries of %1"), who.name))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        metrics = self._theme.metrics
        pad = metrics.px(5)
        head = metrics.px(25)
        width = self.width() - 2 * pad
        room = self.height() - head - 2 * pad
        small = round(min(room * 0.4, max(room * 0.26, metrics.px(38))))
        one_row = width / 8 * REGION_ASPECT
        if (room - small) / 2 / REGION_ASPECT < width / 8:
            # One row of regions is as large as two would be: what is left goes to the sanctuaries.
            small = round(max(room * 0.36, min(room - one_row, one_row)))
        self.head.setGeometry(pad, pad // 2, width, head)
        self.sanctuaries.setGeometry(pad, head + pad, width, small)
        self.regions.setGeometry(pad, head + pad + small, width, room - small)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(
            QPen(palette.glow, metrics.px(2)) if self._turn else QPen(palette.line, metrics.border)
        )
        painter.setBrush(tint(palette.paper, 0.92))
        painter.drawRoundedRect(area, metrics.radius * 1.4, metrics.radius * 1.4)
        if not self.sanctuaries.cards:
            line = self.sanctuaries.geometry().center()
            painter.setPen(QPen(tint(palette.strong_line, 0.5), metrics.border, Qt.PenStyle.DotLine))
            left = float(self.sanctuaries.geometry().left() + metrics.px(6))
            painter.drawLine(QPointF(left, line.y()), QPointF(left + metrics.px(40), line.y()))
        painter.end()


class OthersPanel(QWidget):
    """The plates of all seats but one, in the order of sitting, beginning after that seat."""

    seat_wanted = Signal(int)
    """A head was clicked: show this seat's journey in large, or stop doing so."""
    enlarge_wanted = Signal(object, int)
    """The row and place of a card to be shown large."""
    card_watched = Signal(object, int)
    """The row and place under the pointer; -1 when it has left."""

    def __init__(self, theme: Theme, box: CardBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = box
        self.plates: list[OtherPlate] = []

    def show_others(self, view: FarawayView, seats: Sequence[Seat], own: int, large: int | None) -> None:
        """Show all seats but `own`."""
        count = len(view.seats)
        others = [(own + step) % count for step in range(1, count)]
        while len(self.plates) < len(others):
            self._add()
        for plate, seat in zip(self.plates, others, strict=True):
            turn = seat == view.in_turn
            face_down = view.phase == "explore" and view.seats[seat].has_chosen
            plate.show_seat(
                view.seats[seat], seats[seat], turn=turn, large=seat == large, face_down=face_down
            )
        self._arrange()

    def plate_of(self, seat: int) -> OtherPlate | None:
        """The plate of a seat, None for the one in the middle."""
        return next((plate for plate in self.plates if plate.seat == seat), None)

    def _add(self) -> None:
        plate = OtherPlate(self._theme, self._box, self)
        plate.head.clicked.connect(partial(self._ask_for, plate))
        for row in (plate.regions, plate.sanctuaries):
            row.card_pressed.connect(partial(self.enlarge_wanted.emit, row))
            row.enlarge_wanted.connect(partial(self.enlarge_wanted.emit, row))
            row.card_watched.connect(partial(self.card_watched.emit, row))
        self.plates.append(plate)
        plate.show()

    def _ask_for(self, plate: OtherPlate) -> None:
        self.seat_wanted.emit(plate.seat)

    def _arrange(self) -> None:
        count = len(self.plates)
        if not count:
            return
        metrics = self._theme.metrics
        gap = metrics.px(6)
        # The same whole number for all, so that their cards have the same size.
        high = min(metrics.px(330), (self.height() - gap * (count - 1)) // count)
        for number, plate in enumerate(self.plates):
            plate.setGeometry(0, number * (high + gap), self.width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()
