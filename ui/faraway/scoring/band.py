"""One journey in the final scoring: name and fame, the regions turned so far, the sanctuaries, what is lit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.faraway.cards import Card, NoQuest
from engine.record import Seat
from ui.faraway.box import CardBox
from ui.faraway.card_button import CardButton, ShownCard
from ui.faraway.card_row import CardRow
from ui.faraway.card_words import card_text, fame
from ui.faraway.cards.anatomy import REGION_ASPECT, lit_spots, on_card
from ui.faraway.cards.colours import card_colours
from ui.faraway.cards.quests import NO_QUEST, paint_fame
from ui.faraway.scoring.reckoning import Reckoning
from ui.numbers import show_number, show_signed
from ui.theme.emblems import paint_emblem
from ui.theme.palette import tint
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, write_line, write_paragraph

translate = QCoreApplication.translate


def _seal(card: Card, brought: int) -> int:
    """What the seal on a card that has scored says."""
    return NO_QUEST if isinstance(card.quest, NoQuest) else brought


class Lights(QWidget):
    """Rings around symbols, over the cards; lets the pointer through."""

    def __init__(self, band: JourneyBand) -> None:
        super().__init__(band)
        self._band = band
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._band.paint_lights(painter)
        painter.end()


class JourneyBand(QWidget):
    """Shows a journey as far as it is turned."""

    def __init__(self, theme: Theme, box: CardBox, who: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = box
        self._who = who
        self.title = who.name
        self.total = 0
        self.reckoning: Reckoning | None = None
        self.rank: int | None = None
        self.scoring: tuple[CardRow, int] | None = None
        """The row and place of the card that scores now."""
        self.turned_from = 0
        self.regions = CardRow(theme, places=8, widest=200, parent=self)
        self.sanctuaries = CardRow(theme, sanctuary=True, widest=150, parent=self)
        self._lights = Lights(self)

    def set_who(self, who: Seat, title: str) -> None:
        """Show another player, under `title`."""
        self._who, self.title = who, title

    def show_journey(
        self,
        regions: Sequence[int],
        region_fame: Sequence[int],
        sanctuaries: Sequence[int],
        sanctuary_fame: Sequence[int],
        *,
        turned_from: int,
        counted: int,
        total: int,
    ) -> None:
        """Show the regions from the place `turned_from` on; fame on them and on `counted` sanctuaries."""
        self.turned_from, self.total = turned_from, total
        back = translate("Faraway", "A region, face down")
        cards = []
        for place, number in enumerate(regions):
            card = self._box.region(number)
            if place < turned_from:
                cards.append(ShownCard(number, None, name=back))
            else:
                brought = region_fame[place]
                cards.append(
                    ShownCard(
                        number, card, seal=_seal(card, brought), name=card_text(card), effect=fame(brought)
                    )
                )
        self.regions.show_cards(cards, len(regions))
        self.sanctuaries.show_cards(
            [
                ShownCard(
                    number,
                    self._box.sanctuary(number),
                    sanctuary=True,
                    seal=_seal(self._box.sanctuary(number), sanctuary_fame[place])
                    if place < counted
                    else None,
                    name=card_text(self._box.sanctuary(number)),
                    effect=fame(sanctuary_fame[place]) if place < counted else "",
                )
                for place, number in enumerate(sanctuaries)
            ]
        )
        self._name_it()
        self.update()
        self._lights.raise_()
        self._lights.update()

    def light(
        self, scoring: tuple[CardRow, int] | None, reckoning: Reckoning | None, rank: int | None
    ) -> None:
        """Light the card that scores and what it counts; `rank` is the place of the seat once all is told."""
        self.scoring, self.reckoning, self.rank = scoring, reckoning, rank
        self._name_it()
        self.update()
        self._lights.update()

    def _name_it(self) -> None:
        parts = [self.title, fame(self.total)]
        if self.reckoning is not None:
            parts.append(self.reckoning.text)
        self.setAccessibleName(". ".join(parts))

    # --- places -----------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        metrics = self._theme.metrics
        return QSize(metrics.px(500), metrics.px(56))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        metrics = self._theme.metrics
        pad = metrics.px(5)
        self._head = QRectF(pad, 0, min(metrics.px(208), self.width() * 0.2), self.height())
        left = round(self._head.right()) + metrics.px(8)
        wide = self.width() - left - pad
        high = self.height() - 2 * metrics.px(3)
        top = metrics.px(3)
        stacked = min(high * 0.71 / REGION_ASPECT, wide / 8)
        if stacked > min(high / REGION_ASPECT, wide * 0.62 / 8):
            upper = round(high * 0.29)
            self.sanctuaries.setGeometry(left, top, wide, upper)
            self.regions.setGeometry(left, top + upper, wide, high - upper)
        else:
            share = round(wide * 0.62)
            self.regions.setGeometry(left, top, share, high)
            each = min(float(high), wide / 8.0 * 1.1)
            self.sanctuaries.setGeometry(
                left + share + pad, top + round((high - each) / 2), wide - share - pad, round(each)
            )
        self._lights.setGeometry(self.rect())

    # --- drawing ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        won = self.rank == 1
        painter.setPen(QPen(palette.glow, metrics.px(3)) if won else QPen(palette.line, metrics.border))
        painter.setBrush(palette.column_lit if won else tint(palette.paper, 0.92))
        painter.drawRoundedRect(area, metrics.radius * 1.4, metrics.radius * 1.4)
        head = self._head.adjusted(metrics.px(3), metrics.px(3), 0, -metrics.px(3))
        seal = min(head.height() * 0.62, metrics.px(58), head.width() * 0.34)
        tall = head.height() > metrics.px(130)
        line = metrics.px(24)
        top = head.top() + (metrics.px(14) if tall else 0)
        emblem = metrics.px(18)
        paint_emblem(
            painter,
            QRectF(head.left(), top + (line - emblem) / 2, emblem, emblem),
            palette.seat(self._who.colour),
        )
        right = head.right() - (0 if tall else seal + metrics.px(4))
        name = QRectF(head.left() + emblem + metrics.px(6), top, 0, line)
        name.setRight(right)
        title = self.title if self.rank is None else f"{show_number(self.rank)}.  {self.title}"
        write_line(painter, name, title, metrics.px(16), palette.ink, LEFT, bold=True)
        if tall:
            spot = QRectF(head.left(), name.bottom() + metrics.px(8), seal * 1.25, seal * 1.25)
            words = QRectF(head.left(), spot.bottom() + metrics.px(6), head.width(), 0)
        else:
            spot = QRectF(head.right() - seal, head.center().y() - seal / 2, seal, seal)
            words = QRectF(head.left(), name.bottom(), right - head.left(), 0)
        words.setBottom(head.bottom())
        paint_fame(painter, spot, self.total, card_colours(palette))
        if self.reckoning is not None:
            if tall:
                gain = QRectF(spot.right() + metrics.px(10), spot.top(), metrics.px(80), spot.height())
                write_line(
                    painter,
                    gain,
                    show_signed(self.reckoning.fame),
                    metrics.px(22),
                    palette.good,
                    LEFT,
                    bold=True,
                )
            write_paragraph(
                painter,
                words,
                self.reckoning.text,
                metrics.px(14),
                palette.ink,
                LEFT & ~Qt.AlignmentFlag.AlignVCenter,
            )
        painter.end()

    def paint_lights(self, painter: QPainter) -> None:
        """Ring the card that scores, the symbols that it counts, and its prerequisite."""
        if self.scoring is None or self.reckoning is None:
            return
        palette, metrics = self._theme.palette, self._theme.metrics
        row, place = self.scoring
        if not 0 <= place < len(row.cards):
            return
        ring = self._place(row.buttons[place])
        painter.setPen(QPen(palette.glow, metrics.px(4)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, ring.width() * 0.09, ring.width() * 0.09)
        for cards in (self.regions, self.sanctuaries):
            for button in cards.shown:
                card = button.shown.card
                if card is None:
                    continue
                rect = self._place(button)
                for kinds, colour in (
                    (self.reckoning.needed, palette.focus),
                    (self.reckoning.counted, palette.glow),
                ):
                    for spot in lit_spots(card, kinds):
                        self._ring(painter, on_card(spot.rect, rect), colour)

    def _ring(self, painter: QPainter, spot: QRectF, colour: QColor) -> None:
        """A ring with a light line inside, so that it shows on every ground."""
        metrics = self._theme.metrics
        around = spot.adjusted(-metrics.px(2), -metrics.px(2), metrics.px(2), metrics.px(2))
        path = QPainterPath()
        path.addRoundedRect(around, around.height() * 0.4, around.height() * 0.4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.palette.shadow, metrics.px(5)))
        painter.drawPath(path)
        painter.setPen(QPen(QColor("#fffaf0"), metrics.px(4)))
        painter.drawPath(path)
        painter.setPen(QPen(colour, metrics.px(2.4)))
        painter.drawPath(path)

    def _place(self, button: CardButton) -> QRectF:
        return button.card_rect().translated(button.mapTo(self, QPoint()))
