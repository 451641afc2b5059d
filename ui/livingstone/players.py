"""The players at the right: who they are, their points and what lies open before them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QVBoxLayout, QWidget

from engine.livingstone.view import LivingstoneView, SeatView
from engine.record import Seat
from ui.livingstone.card_art import paint_card_back
from ui.livingstone.phrases import gem_list, points, pounds
from ui.livingstone.plates import paint_plate
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.craft import paint_chest, paint_tent
from ui.theme.emblems import paint_emblem
from ui.theme.fonts import text_font
from ui.theme.palette import blend
from ui.theme.pieces import GEM_KINDS, paint_coin, paint_die, paint_gem
from ui.theme.theme import Theme

translate = QCoreApplication.translate

_LEAST_HEIGHT = 82
_MOST_HEIGHT = 122


class SeatPlate(QWidget):
    """One player."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat: SeatView | None = None
        self._who = Seat("", "blue")
        self._turn = False
        self._starts = False
        self._out = False
        self._state: tuple[object, ...] = ()
        self._tips: list[tuple[QRectF, str]] = []
        self._picture = QPixmap()
        self._look: tuple[object, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Three lines."""
        metrics = self._theme.metrics
        return QSize(metrics.px(250), metrics.px(_LEAST_HEIGHT + 12))

    def minimumSizeHint(self) -> QSize:
        """Three lines, tight."""
        metrics = self._theme.metrics
        return QSize(metrics.px(230), metrics.px(_LEAST_HEIGHT - 10))

    def show_seat(self, view: LivingstoneView, seat: int, who: Seat) -> None:
        """Show a seat of `view`."""
        self._seat = view.seats[seat]
        self._who = who
        self._turn = view.seat == seat and view.phase not in ("over", "setup")
        self._starts = view.start_seat == seat and len(view.seats) > 1
        self._out = seat in view.out
        state = (self._seat, who, self._turn, self._starts, self._out)
        if state != self._state:
            self._state = state
            self.setAccessibleName(self.words())
            self.update()

    def words(self) -> str:
        """Everything on the plate as one text."""
        seat = self._seat
        if seat is None:
            return ""
        parts = [f"{self._who.name}: {points(seat.points)}"]
        if self._turn:
            parts.append(translate("Livingstone", "has the turn"))
        if self._starts:
            parts.append(translate("Livingstone", "started this round"))
        if self._out:
            parts.append(translate("Livingstone", "out of the game"))
        parts += [text for _, text in self._facts(seat)]
        if seat.dice:
            parts.append(
                fill(
                    translate("Livingstone", "dice this round: %1"),
                    ", ".join(show_number(value) for value in seat.dice),
                )
            )
        return "; ".join(parts)

    def _facts(self, seat: SeatView) -> list[tuple[str, str]]:
        """What lies open, as number and explanation: tents, cards, gifts, gems, coins."""
        return [
            (show_number(seat.tents_left), translate("Livingstone", "%n tent(s) left", "", seat.tents_left)),
            (
                show_number(seat.card_count),
                translate("Livingstone", "%n card(s) in hand", "", seat.card_count),
            ),
            (
                show_number(seat.gifts),
                translate("Livingstone", "%n donation(s) to the Queen", "", seat.gifts),
            ),
            (
                "?" if seat.money is None else show_number(seat.money),
                translate("Livingstone", "coins in hand are hidden")
                if seat.money is None
                else fill(translate("Livingstone", "%1 in hand"), pounds(seat.money)),
            ),
            (
                "",
                gem_list(seat.gems) if any(seat.gems) else translate("Livingstone", "no gems"),
            ),
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate, from a kept picture while it tells the same: the hand-over lies upon all plates."""
        seat = self._seat
        if seat is None:
            return
        ratio = self.devicePixelRatioF()
        look = (self._state, self.size(), ratio, self._theme.palette.name, self._theme.metrics)
        if look != self._look:
            self._look = look
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._draw(self._picture, seat)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _draw(self, device: QPixmap, seat: SeatView) -> None:
        painter = QPainter(device)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, metrics = self._theme.palette, self._theme.metrics
        colour = colours.seat(self._who.colour)
        self._tips = []
        width = metrics.px(3) if self._turn else metrics.border
        rect = QRectF(self.rect())
        ground = blend(colours.panel, colour.fill, 0.14) if self._turn else colours.panel
        edge = colour.fill if self._turn else colours.line
        paint_plate(painter, rect, ground, edge, width, metrics.radius * 1.5)
        stripe = QRectF(
            rect.left() + width, rect.top() + metrics.px(6), metrics.px(4), rect.height() - metrics.px(12)
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour.fill)
        painter.drawRoundedRect(stripe, metrics.px(2), metrics.px(2))
        pad = metrics.px(7)
        inner = rect.adjusted(pad + metrics.px(6), metrics.px(4), -pad, -metrics.px(4))
        heights = (0.38, 0.31, 0.31)
        line_tops = [inner.top() + inner.height() * sum(heights[:line]) for line in range(3)]
        lines = [
            QRectF(inner.left(), line_tops[line], inner.width(), inner.height() * heights[line])
            for line in range(3)
        ]
        self._paint_name(painter, lines[0], seat)
        self._paint_goods(painter, lines[1], seat)
        self._paint_dice(painter, lines[2], seat)
        painter.end()

    def _paint_name(self, painter: QPainter, line: QRectF, seat: SeatView) -> None:
        colours, metrics = self._theme.palette, self._theme.metrics
        score = show_number(seat.points)
        score_font = text_font(min(metrics.px(28), round(line.height() * 0.95)), bold=True)
        score_width = QFontMetricsF(score_font).horizontalAdvance("0" * max(2, len(score)))
        painter.setFont(score_font)
        painter.setPen(colours.ink)
        box = QRectF(line.right() - score_width, line.top(), score_width, line.height())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), score)
        self._tips.append((box, points(seat.points)))
        side = min(metrics.px(24), line.height() * 0.84)
        emblem = QRectF(line.left(), line.center().y() - side / 2, side, side)
        paint_emblem(painter, emblem, colours.seat(self._who.colour))
        left = emblem.right() + metrics.gap
        room = box.left() - left - metrics.gap
        if self._starts:
            room -= metrics.px(20)
        font = text_font(metrics.px(15), bold=True)
        painter.setFont(font)
        letters = QFontMetricsF(font)
        name = letters.elidedText(self._who.name, Qt.TextElideMode.ElideRight, room)
        painter.setPen(colours.muted_ink if self._out else colours.ink)
        painter.drawText(
            QRectF(left, line.top(), room, line.height()),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            name,
        )
        if name != self._who.name:
            self._tips.append((QRectF(left, line.top(), room, line.height()), self._who.name))
        if self._starts:
            at = left + min(room, letters.horizontalAdvance(name)) + metrics.px(5)
            flag = QRectF(at, line.center().y() - metrics.px(8), metrics.px(15), metrics.px(16))
            self._paint_flag(painter, flag)
            self._tips.append((flag, translate("Livingstone", "started this round")))

    def _paint_flag(self, painter: QPainter, rect: QRectF) -> None:
        """The start player's pennant."""
        colours = self._theme.palette
        painter.setPen(
            QPen(colours.wood_dark if not colours.dark else colours.wood, max(1.5, rect.width() / 8))
        )
        painter.drawLine(rect.topLeft() + QPointF(1, 0), rect.bottomLeft() + QPointF(1, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.glow)
        top, left = rect.top(), rect.left() + 2
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(left, top),
                    QPointF(rect.right(), top + rect.height() * 0.28),
                    QPointF(left, top + rect.height() * 0.56),
                ]
            )
        )

    def _paint_goods(self, painter: QPainter, line: QRectF, seat: SeatView) -> None:
        colours, metrics = self._theme.palette, self._theme.metrics
        facts = self._facts(seat)
        side = min(metrics.px(20), line.height() * 0.9)
        font = text_font(min(metrics.px(15), round(line.height() * 0.74)), bold=True)
        cell = line.width() / 4
        colour = colours.seat(self._who.colour)
        for place, (text, tip) in enumerate(facts[:4]):
            box = QRectF(line.left() + place * cell, line.top(), cell, line.height())
            icon = QRectF(box.left(), box.center().y() - side / 2, side, side)
            if place == 0:
                paint_tent(painter, icon, colour, colours)
            elif place == 1:
                width = side / 1.42
                paint_card_back(
                    painter, QRectF(icon.center().x() - width / 2, icon.top(), width, side), colours
                )
            elif place == 2:
                paint_chest(painter, icon, colours)
            else:
                paint_coin(painter, icon, colours)
            self._number(
                painter,
                QRectF(icon.right() + metrics.px(3), box.top(), cell - side, box.height()),
                text,
                font,
            )
            self._tips.append((box, tip))

    def _paint_dice(self, painter: QPainter, line: QRectF, seat: SeatView) -> None:
        """Gems at the left, the dice taken this round at the right."""
        colours, metrics = self._theme.palette, self._theme.metrics
        side = min(metrics.px(18), line.height() * 0.86)
        font = text_font(min(metrics.px(15), round(line.height() * 0.74)), bold=True)
        cell = side + metrics.px(18)
        gems = QRectF(line.left(), line.top(), 3 * cell, line.height())
        for gem, count in enumerate(seat.gems):
            icon = QRectF(line.left() + gem * cell, line.center().y() - side / 2, side, side)
            painter.save()
            if not count:
                painter.setOpacity(0.4)
            paint_gem(painter, icon, GEM_KINDS[gem], colours)
            painter.restore()
            if count:
                box = QRectF(icon.right() + metrics.px(2), line.top(), cell - side, line.height())
                self._number(painter, box, show_number(count), font)
        self._tips.append((gems, self._facts(seat)[4][1]))
        if self._out:
            painter.setFont(font)
            painter.setPen(colours.danger)
            painter.drawText(
                line,
                int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
                translate("Livingstone", "out of the game"),
            )
            return
        if not seat.dice:
            return
        room = line.right() - gems.right()
        count = len(seat.dice)
        die = min(metrics.px(22), line.height() * 0.96, room / max(1, count) - metrics.px(1))
        left = line.right() - count * (die + metrics.px(1))
        for number, value in enumerate(seat.dice):
            paint_die(
                painter,
                QRectF(left + number * (die + metrics.px(1)), line.center().y() - die / 2, die, die),
                value,
                colours,
            )
        tip = fill(
            translate("Livingstone", "dice this round: %1"),
            ", ".join(show_number(value) for value in seat.dice),
        )
        self._tips.append((QRectF(left, line.top(), line.right() - left, line.height()), tip))

    def _number(self, painter: QPainter, rect: QRectF, text: str, font: object) -> None:
        painter.setFont(font)  # type: ignore[arg-type]
        painter.setPen(self._theme.palette.ink)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)

    def changeEvent(self, event: QEvent) -> None:
        """Write anew in another language or style."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._look = ()
            self.setAccessibleName(self.words())
            self.update()

    def event(self, event: QEvent) -> bool:
        """Explain the sign under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = self.tip(QPointF(event.pos()))
            if tip:
                QToolTip.showText(event.globalPos(), tip, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def tip(self, position: QPointF) -> str:
        """What the sign at a point means."""
        return next((text for box, text in self._tips if box.contains(position)), "")


class PlayersPanel(QWidget):
    """All players, in the order of play."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.plates: list[SeatPlate] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self.restyle()

    def restyle(self) -> None:
        """Take the sizes in force."""
        metrics = self._theme.metrics
        self._column.setSpacing(metrics.px(5))
        self.setFixedWidth(metrics.px(254))
        for plate in self.plates:
            plate.setMaximumHeight(metrics.px(_MOST_HEIGHT))

    def show_players(self, view: LivingstoneView, seats: Sequence[Seat]) -> None:
        """Show all seats of `view`."""
        while len(self.plates) < len(seats):
            plate = SeatPlate(self._theme)
            plate.setMaximumHeight(self._theme.metrics.px(_MOST_HEIGHT))
            self._column.insertWidget(len(self.plates), plate, 100)
            self.plates.append(plate)
        for seat, plate in enumerate(self.plates):
            plate.show_seat(view, seat, seats[seat])
        self.setAccessibleName(translate("Livingstone", "Players"))
