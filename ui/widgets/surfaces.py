"""What everything else lies on: the desk, a sheet of paper, a card."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.theme.palette import Palette
from ui.theme.paper import paint_compass, paint_desk, paint_rhumb_lines, paint_sheet
from ui.theme.theme import theme


class Desk(QWidget):
    """The desk's top as the ground of a page; `chart` adds a faint compass rose and its bearings."""

    def __init__(self, parent: QWidget | None = None, *, chart: bool = False) -> None:
        super().__init__(parent)
        self._chart = chart
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the part that Qt asks for."""
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        area = QRectF(self.rect())
        if self._chart:
            paint_chart(painter, area, theme().palette)
        else:
            paint_desk(painter, area, theme().palette)
        painter.end()


def paint_chart(painter: QPainter, area: QRectF, colours: Palette) -> None:
    """Fill `area` with the desk's top, a faint compass rose and its bearings."""
    paint_desk(painter, area, colours)
    side = min(area.width(), area.height()) * 0.62
    centre = QPointF(area.right() - side * 0.36, area.bottom() - side * 0.36)
    paint_rhumb_lines(painter, area, centre, colours)
    rose = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    paint_compass(painter, rose, colours, faint=True)


class Sheet(QWidget):
    """A sheet of paper with an inked border; its contents margins keep layouts inside the border."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fit()

    def _fit(self) -> None:
        margin = theme().metrics.px(22)
        self.setContentsMargins(margin, margin, margin, margin)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet."""
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        look = theme()
        paint_sheet(painter, QRectF(self.rect()), look.palette, look.scale)
        painter.end()


class Card(QFrame):
    """A panel with an optional title; put contents into `body`, and small things beside the title into `header`."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._title.setWordWrap(False)
        self.header = QHBoxLayout()
        self.header.addWidget(self._title, 1)
        self.body = QVBoxLayout()
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self.header)
        self._outer.addLayout(self.body, 1)
        self.set_title(title)
        self._fit()

    def set_title(self, title: str) -> None:
        """Show `title` (already translated) above the contents; an empty text leaves it out."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self.setAccessibleName(title)

    def title(self) -> str:
        """The title shown."""
        return self._title.text()

    def _fit(self) -> None:
        metrics = theme().metrics
        self._outer.setContentsMargins(metrics.padding, metrics.px(7), metrics.padding, metrics.px(8))
        self._outer.setSpacing(metrics.gap)
        self.body.setSpacing(metrics.gap)
        self.header.setSpacing(metrics.gap)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
