"""Cards on their way: they turn over, or fly from one place to another. Nothing waits for them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.faraway.cards import Card
from ui.faraway.card_button import CardButton
from ui.faraway.cards.face import paint_back, paint_card
from ui.theme.theme import Theme

USUAL = 360
"""Milliseconds that a movement takes at the normal speed."""


@dataclass(frozen=True)
class Flight:
    """One card: `card` None shows its back all the way; `turning` shows the back first, then the face."""

    card: Card | None
    sanctuary: bool
    start: QRectF
    end: QRectF
    turning: bool = False
    button: CardButton | None = None
    """The place it comes to, which stays empty until then."""


class FlightLayer(QWidget):
    """Lies over the table and lets the pointer through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.flights: list[Flight] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self._step)
        self._motion.finished.connect(self.finish)
        self.hide()

    def start(self, flights: list[Flight]) -> None:
        """Let these cards move; whatever moved before has arrived."""
        self.finish()
        duration = self._theme.duration(USUAL)
        if not flights or not duration:
            return
        self.flights = flights
        for flight in flights:
            if flight.button is not None:
                flight.button.veil(True)
        self.show()
        self.raise_()
        self._motion.setDuration(duration)
        self._motion.start()

    def finish(self) -> None:
        """Let everything arrive at once."""
        if self._motion.state() != QAbstractAnimation.State.Stopped:
            self._motion.stop()
        flights, self.flights = self.flights, []
        for flight in flights:
            if flight.button is not None:
                flight.button.veil(False)
        self.hide()

    def veil_again(self) -> None:
        """Leave the places empty that the table has just shown anew."""
        for flight in self.flights:
            if flight.button is not None:
                flight.button.veil(True)

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return bool(self.flights)

    def _step(self) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        progress = float(self._motion.currentValue() or 0.0)
        for flight in self.flights:
            self._paint(painter, flight, progress)
        painter.end()

    def _paint(self, painter: QPainter, flight: Flight, progress: float) -> None:
        palette = self._theme.palette
        start, end = flight.start, flight.end
        rect = QRectF(
            start.x() + (end.x() - start.x()) * progress,
            start.y() + (end.y() - start.y()) * progress,
            start.width() + (end.width() - start.width()) * progress,
            start.height() + (end.height() - start.height()) * progress,
        )
        face = flight.card is not None and (not flight.turning or progress >= 0.5)
        narrow = abs(1 - 2 * progress) if flight.turning else 1.0
        painter.save()
        painter.translate(rect.center())
        painter.scale(max(0.02, narrow), 1)
        place = QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height())
        if face and flight.card is not None:
            paint_card(painter, place, flight.card, palette)
        else:
            paint_back(painter, place, palette, sanctuary=flight.sanctuary)
        painter.restore()
