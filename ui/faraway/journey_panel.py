"""A journey in large: eight places with what each region scores now, the sanctuaries above."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.faraway.cards import WONDERS, NoQuest
from engine.record import Seat
from ui.faraway.box import CardBox
from ui.faraway.card_button import ShownCard
from ui.faraway.card_row import CardRow
from ui.faraway.card_words import card_text, fame, wonder_list
from ui.faraway.cards.colours import card_colours
from ui.faraway.cards.quests import paint_fame
from ui.faraway.cards.symbols import paint_symbol
from ui.faraway.outlook import JourneyOutlook
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.emblems import paint_emblem
from ui.theme.palette import Palette
from ui.theme.theme import Theme
from ui.widgets.writing import LEFT, RIGHT, write_line

translate = QCoreApplication.translate

FOOT = 27
"""Height of what stands below a region, in pixels at 1280 x 720."""


def score_text(outlook: JourneyOutlook, place: int) -> str:
    """What the region at a place would score now, and what it lacks."""
    lacking = wonder_list(outlook.lacks[place])
    text = fill(translate("Faraway", "Would score now: %1"), fame(outlook.per_region[place]))
    if not lacking:
        return text
    return fill(translate("Faraway", "%1. Lacks: %2", "a score and what is lacking"), text, lacking)


class RegionRow(CardRow):
    """Regions of a journey with a plate below each: fame now, and the wonders that are lacking."""

    def __init__(self, theme: Theme, box: CardBox, parent: QWidget | None = None) -> None:
        super().__init__(theme, places=8, most_rows=2, widest=190, parent=parent)
        self._box = box
        self.outlook: JourneyOutlook | None = None
        self.before: JourneyOutlook | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        outlook = self.outlook
        if outlook is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(len(outlook.regions)):
            rect = QRectF(self.place_rect(place))
            foot = QRectF(rect.left(), rect.bottom(), rect.width(), self.foot)
            self._paint_plate(painter, foot, outlook, place)
        painter.end()

    def _paint_plate(self, painter: QPainter, foot: QRectF, outlook: JourneyOutlook, place: int) -> None:
        palette, metrics = self._theme.palette, self._theme.metrics
        colours = card_colours(palette)
        before = self.before
        changed = before is not None and (
            place >= len(before.regions) or before.per_region[place] != outlook.per_region[place]
        )
        quest = self._box.region(outlook.regions[place]).quest
        lacking = [
            wonder for wonder, count in zip(WONDERS, outlook.lacks[place], strict=True) for _ in range(count)
        ]
        side = min(foot.height() - metrics.px(2), metrics.px(25))
        plate = foot.adjusted(metrics.px(5), 0, -metrics.px(5), -metrics.px(1))
        if changed:
            painter.setPen(QPen(palette.glow, metrics.px(2)))
            painter.setBrush(palette.column_lit)
            painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        if isinstance(quest, NoQuest):
            write_line(painter, plate, "\N{EN DASH}", metrics.px(15), palette.muted_ink, bold=True)
            return
        if not lacking:
            seal = QRectF(0, 0, side, side)
            seal.moveCenter(plate.center())
            paint_fame(painter, seal, outlook.per_region[place], colours)
            return
        small = min(metrics.px(19), (plate.width() - metrics.px(22)) / len(lacking))
        total = metrics.px(16) + small * len(lacking)
        left = plate.center().x() - total / 2
        minus = QRectF(left, plate.top(), metrics.px(14), plate.height())
        write_line(painter, minus, "\N{MINUS SIGN}", metrics.px(18), palette.danger, bold=True)
        for number, wonder in enumerate(lacking):
            spot = QRectF(
                left + metrics.px(16) + small * number, plate.center().y() - small / 2, small, small
            )
            paint_symbol(painter, spot, wonder, palette, halo=palette.dark)


class JourneyHead(QWidget):
    """Whose journey it is, its fame now and its clues."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat: Seat | None = None
        self.total = 0
        self.now = 0
        self._clues = 0
        self._clues_now = 0

    def show_head(self, seat: Seat, total: int, now: int, clues: int, clues_now: int) -> None:
        """Show `total` fame and `clues` clues, which without the card that is tried are `now` and `clues_now`."""
        self._seat, self.total, self.now, self._clues, self._clues_now = seat, total, now, clues, clues_now
        self.setAccessibleName(
            ". ".join(
                (
                    fill(translate("Faraway", "Journey of %1"), seat.name),
                    fill(translate("Faraway", "Fame so far: %1"), show_number(total)),
                    translate("Faraway", "%n clue(s)", "", clues),
                )
            )
        )
        self.setToolTip(self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._seat is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        upper = QRectF(0, metrics.px(2), self.width(), self.height() * 0.42)
        side = metrics.px(20)
        paint_emblem(
            painter,
            QRectF(metrics.px(4), upper.center().y() - side / 2, side, side),
            palette.seat(self._seat.colour),
        )
        name = upper.adjusted(side + metrics.px(10), 0, 0, 0)
        write_line(painter, name, self._seat.name, metrics.px(16), palette.ink, LEFT, bold=True)
        lower = QRectF(0, upper.bottom(), self.width(), self.height() - upper.bottom() - metrics.px(2))
        tried = self.total != self.now or self._clues != self._clues_now
        paint_amounts(painter, lower, palette, metrics.scale, self.total, self._clues, raised=tried)
        painter.end()


def paint_amounts(
    painter: QPainter,
    rect: QRectF,
    palette: Palette,
    scale: float,
    total: int,
    clues: int,
    *,
    raised: bool = False,
) -> None:
    """Paint fame on a seal and, beside it, the number of clues."""
    side = min(rect.height(), 38 * scale)
    seal = QRectF(rect.left() + 3 * scale, rect.center().y() - side / 2, side, side)
    if raised:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.glow)
        painter.drawEllipse(seal.adjusted(-2 * scale, -2 * scale, 2 * scale, 2 * scale))
    paint_fame(painter, seal, total, card_colours(palette))
    small = side * 0.66
    clue = QRectF(seal.right() + 12 * scale, rect.center().y() - small / 2, small, small)
    paint_symbol(painter, clue, "clue", palette)
    number = QRectF(clue.right() + 4 * scale, rect.top(), 40 * scale, rect.height())
    write_line(
        painter, number, show_number(clues), round(min(17 * scale, side * 0.6)), palette.ink, LEFT, bold=True
    )


class JourneyPanel(QWidget):
    """The journey of one seat, with a card that is only tried if there is one."""

    def __init__(self, theme: Theme, box: CardBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = box
        self.head = JourneyHead(theme, self)
        self.sanctuaries = CardRow(theme, sanctuary=True, widest=120, parent=self)
        self.regions = RegionRow(theme, box, self)
        self.note = ""

    def show_journey(
        self,
        seat: Seat,
        outlook: JourneyOutlook,
        *,
        tried_region: int | None = None,
        tried_sanctuary: int | None = None,
        face_down: int | None = None,
        before: JourneyOutlook | None = None,
        note: str = "",
    ) -> None:
        """Show `outlook`, in which the tried cards are included already; `before` is the journey without them.

        `face_down` is a region that the viewer has chosen; it is not in the outlook yet.
        """
        self.note = note
        self.sanctuaries.setAccessibleName(translate("Faraway", "Sanctuaries"))
        self.regions.setAccessibleName(translate("Faraway", "Journey"))
        tried_places = len(outlook.regions) - 1 if tried_region is not None else -1
        cards = [
            ShownCard(
                number,
                self._box.region(number),
                ghost=place == tried_places,
                name=card_text(self._box.region(number)),
                effect=score_text(outlook, place),
            )
            for place, number in enumerate(outlook.regions)
        ]
        if face_down is not None:
            cards.append(
                ShownCard(
                    face_down,
                    self._box.region(face_down),
                    ghost=True,
                    name=card_text(self._box.region(face_down)),
                    effect=translate("Faraway", "Chosen, still face down"),
                )
            )
        self.regions.outlook = outlook
        self.regions.before = before
        self.regions.foot = self._theme.metrics.px(FOOT)
        self.regions.show_cards(cards, 8)
        self.sanctuaries.show_cards(
            [
                ShownCard(
                    number,
                    self._box.sanctuary(number),
                    sanctuary=True,
                    ghost=number == tried_sanctuary,
                    seal=brought if not isinstance(self._box.sanctuary(number).quest, NoQuest) else None,
                    name=card_text(self._box.sanctuary(number)),
                    effect=fill(translate("Faraway", "Would score now: %1"), fame(brought)),
                )
                for number, brought in zip(outlook.sanctuaries, outlook.per_sanctuary, strict=True)
            ]
        )
        now = before if before is not None else outlook
        self.head.show_head(seat, outlook.total, now.total, self._clues(outlook), self._clues(now))
        self.update()

    def _clues(self, outlook: JourneyOutlook) -> int:
        return sum(self._box.region(number).clues for number in outlook.regions) + sum(
            self._box.sanctuary(number).clues for number in outlook.sanctuaries
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give head, sanctuaries and regions their places."""
        metrics = self._theme.metrics
        upper = round(self.height() * 0.29)
        head = min(metrics.px(136), round(self.width() * 0.2))
        self.head.setGeometry(0, 0, head, upper)
        self.sanctuaries.setGeometry(head + metrics.px(6), 0, self.width() - head - metrics.px(6), upper)
        self.regions.setGeometry(
            0, upper + metrics.px(2), self.width(), self.height() - upper - metrics.px(2)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.note:
            return
        painter = QPainter(self)
        metrics, palette = self._theme.metrics, self._theme.palette
        line = QRectF(self.sanctuaries.geometry()).adjusted(0, 0, -metrics.px(6), 0)
        if not self.sanctuaries.cards:
            write_line(painter, line, self.note, metrics.px(15), palette.muted_ink, LEFT)
        else:
            line.setLeft(line.left() + line.width() * 0.55)
            if len(self.sanctuaries.cards) <= 4:
                write_line(painter, line, self.note, metrics.px(15), palette.muted_ink, RIGHT)
        painter.end()
