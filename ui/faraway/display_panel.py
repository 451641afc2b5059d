"""The middle of the table: both decks and the display."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from engine.faraway.view import FarawayView
from ui.faraway.box import CardBox
from ui.faraway.card_button import ShownCard
from ui.faraway.card_row import CardRow
from ui.faraway.card_words import card_text, region_list
from ui.faraway.cards.face import paint_back
from ui.numbers import show_number
from ui.texts import fill
from ui.theme.palette import tint
from ui.theme.theme import Theme
from ui.widgets.writing import write_line, write_paragraph

translate = QCoreApplication.translate


class DisplayPanel(QWidget):
    """The decks at the left, the display beside them."""

    def __init__(self, theme: Theme, box: CardBox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = box
        self._view: FarawayView | None = None
        self.row = CardRow(theme, places=3, widest=150, parent=self)
        self.row.setAccessibleName(translate("Faraway", "Display"))

    def show_display(self, view: FarawayView, legal: set[int], picked: int | None) -> None:
        """Show the display; regions in `legal` can be taken now."""
        self._view = view
        cards = [
            ShownCard(
                number,
                self._box.region(number),
                possible=number in legal,
                picked=number == picked,
                name=card_text(self._box.region(number)),
                effect=translate("Faraway", "In the display"),
            )
            for number in view.display
        ]
        last = view.round >= view.rounds
        self.row.show_cards(cards, 0 if last and not cards else len(view.seats) + 1)
        self.row.setVisible(bool(cards) or not last)
        self.setAccessibleName(self.words())
        self._arrange()
        self.update()

    def words(self) -> str:
        """Both decks in words."""
        view = self._view
        if view is None:
            return ""
        texts = [
            translate("Faraway", "Region deck: %n card(s)", "", view.regions_left),
            translate("Faraway", "Sanctuary deck: %n card(s)", "", view.sanctuaries_left),
        ]
        if view.discards:
            texts.append(fill(translate("Faraway", "Discarded: %1"), region_list(sorted(view.discards))))
        return "\n".join(texts)

    def deck_rect(self, *, sanctuary: bool) -> QRect:
        """Where the top card of a deck lies, in this panel."""
        return (self._sanctuary_deck() if sanctuary else self._region_deck()).toRect()

    def _region_deck(self) -> QRectF:
        caption = self._theme.metrics.px(18)
        height = self.height() - caption - self._theme.metrics.px(8)
        return QRectF(self._theme.metrics.px(4), self._theme.metrics.px(4), height / 1.4, height)

    def _sanctuary_deck(self) -> QRectF:
        first = self._region_deck()
        width = first.width() * 0.86
        return QRectF(
            first.right() + self._theme.metrics.px(12), first.bottom() - width * 1.1, width, width * 1.1
        )

    def _arrange(self) -> None:
        left = round(self._sanctuary_deck().right() + self._theme.metrics.px(16))
        self.row.setGeometry(left, 0, max(10, self.width() - left), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._view is not None:
            QToolTip.showText(event.globalPos(), self.words(), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, metrics = self._theme.palette, self._theme.metrics
        if not self.row.isHidden():
            tray = QRectF(self.row.geometry()).adjusted(-metrics.px(6), 0, 0, 0)
            cards = self.row.place_rect(99)
            tray.setRight(min(tray.right(), self.row.x() + cards.right() + metrics.px(8)))
            painter.setPen(tint(palette.strong_line, 0.35))
            painter.setBrush(tint(palette.paper, 0.45))
            painter.drawRoundedRect(
                tray.adjusted(0.5, 0.5, -0.5, -0.5), metrics.radius * 1.6, metrics.radius * 1.6
            )
        for place, count, sanctuary in (
            (self._region_deck(), view.regions_left, False),
            (self._sanctuary_deck(), view.sanctuaries_left, True),
        ):
            for layer in range(min(3, count), 0, -1):
                shift = (layer - 1) * metrics.px(1.5)
                paint_back(painter, place.translated(shift, -shift), palette, sanctuary=sanctuary)
            if not count:
                painter.setPen(palette.strong_line)
                painter.setBrush(tint(palette.paper, 0.3))
                painter.drawRoundedRect(place, metrics.radius, metrics.radius)
            caption = QRectF(place.left(), self.height() - metrics.px(19), place.width(), metrics.px(18))
            write_line(painter, caption, show_number(count), metrics.px(15), palette.ink, bold=True)
        if self.row.isHidden():
            words = translate("Faraway", "Last round: no display, no region is drafted.")
            area = QRectF(self.row.geometry()).adjusted(metrics.px(12), 0, -metrics.px(12), 0)
            write_paragraph(painter, area, words, metrics.px(17), palette.muted_ink)
        painter.end()
