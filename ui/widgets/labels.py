"""Labels that paint themselves: player names, emblems, big numbers, a heading in little room."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.numbers import show_number
from ui.theme.emblems import paint_emblem
from ui.theme.fonts import text_font
from ui.theme.theme import theme
from ui.widgets.writing import LEFT, write_line


class FittedHeading(QLabel):
    """A heading in one line that takes the width it is given: it is written smaller where that is too little."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "heading")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text as large as it can be."""
        painter = QPainter(self)
        look = theme()
        ink = look.palette.ink if self.isEnabled() else look.palette.disabled_ink
        rect = QRectF(self.contentsRect())
        write_line(painter, rect, self.text(), look.metrics.heading, ink, LEFT, bold=True, title=True)
        painter.end()


class ElidedLabel(QWidget):
    """One line of text that may be shortened, with the whole of it as a tool tip then.

    Only for what players type themselves (names): the program's own words always get the room they need.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None, *, bold: bool = False) -> None:
        super().__init__(parent)
        self._bold = bold
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_text(text)

    def text(self) -> str:
        """The whole text."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show `text`."""
        self._text = text
        self.setAccessibleName(text)
        self._refresh()

    def is_elided(self) -> bool:
        """Whether the text is shortened at the present width."""
        return self._letters().horizontalAdvance(self._text) > self.width()

    def sizeHint(self) -> QSize:
        """Room for the whole text."""
        letters = self._letters()
        return QSize(letters.horizontalAdvance(self._text) + 1, letters.height())

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        letters = self._letters()
        return QSize(
            min(letters.horizontalAdvance("Mmm\N{HORIZONTAL ELLIPSIS}"), self.sizeHint().width()),
            letters.height(),
        )

    def _letters(self) -> QFontMetrics:
        return QFontMetrics(text_font(theme().metrics.text, bold=self._bold))

    def _refresh(self) -> None:
        self.setToolTip(self._text if self.is_elided() else "")
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the tool tip when the text does not fit any more."""
        super().resizeEvent(event)
        self.setToolTip(self._text if self.is_elided() else "")

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new scale or theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text."""
        painter = QPainter(self)
        look = theme()
        painter.setFont(text_font(look.metrics.text, bold=self._bold))
        painter.setPen(look.palette.ink if self.isEnabled() else look.palette.disabled_ink)
        shown = painter.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()


class EmblemLabel(QWidget):
    """The emblem of a seat colour; `accessible_name` is read out for it (the player's name or the colour's)."""

    def __init__(
        self, seat: str, accessible_name: str = "", parent: QWidget | None = None, *, size: float = 18
    ) -> None:
        super().__init__(parent)
        self._seat = seat
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(accessible_name)

    def seat(self) -> str:
        """The name of the seat colour shown."""
        return self._seat

    def set_seat(self, seat: str, accessible_name: str = "") -> None:
        """Show another seat's emblem; KeyError when painted with an unknown name."""
        self._seat = seat
        self.setAccessibleName(accessible_name)
        self.update()

    def sizeHint(self) -> QSize:
        """A square that grows with the scale."""
        side = theme().metrics.px(self._size)
        return QSize(side, side)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new scale or theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the emblem."""
        painter = QPainter(self)
        paint_emblem(
            painter,
            QRectF(self.rect()),
            theme().palette.seat(self._seat),
            opacity=1.0 if self.isEnabled() else 0.4,
        )
        painter.end()


class NumberBadge(QWidget):
    """A number on a plate, large enough to read from a second chair, with a word or two below it.

    The plate takes a seat's colour when one is set. The plate is as wide as `digits` digits need, so that nothing
    moves when the number changes.
    """

    def __init__(
        self, caption: str = "", parent: QWidget | None = None, *, digits: int = 2, size: float = 22
    ) -> None:
        super().__init__(parent)
        self._caption = caption
        self._digits = digits
        self._size = size
        self._number: int | None = None
        self._seat = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name_it()

    def number(self) -> int | None:
        """The number shown, None for a dash."""
        return self._number

    def set_number(self, number: int | None) -> None:
        """Show `number`, or a dash for what is hidden or not known."""
        if number != self._number:
            self._number = number
            self._name_it()
            self.updateGeometry()
            self.update()

    def set_caption(self, caption: str) -> None:
        """Show `caption` (already translated) below the number."""
        self._caption = caption
        self._name_it()
        self.updateGeometry()
        self.update()

    def set_seat(self, seat: str) -> None:
        """Give the plate the colour of `seat`; an empty text for the plain plate."""
        self._seat = seat
        self.update()

    def _text(self) -> str:
        return "\N{EN DASH}" if self._number is None else show_number(self._number)

    def _name_it(self) -> None:
        self.setAccessibleName(f"{self._caption} {self._text()}".strip())

    def sizeHint(self) -> QSize:
        """Room for the number and its caption, whichever is wider."""
        metrics = theme().metrics
        letters = QFontMetrics(text_font(metrics.px(self._size), bold=True))
        width = max(letters.horizontalAdvance("0" * self._digits), letters.horizontalAdvance(self._text()))
        height = letters.height()
        width = max(width + metrics.px(14), height)
        if self._caption:
            words = QFontMetrics(text_font(metrics.small))
            width = max(width, words.horizontalAdvance(self._caption) + 2)
            height += words.height()
        return QSize(width, height + 2)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new scale, theme or language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self._name_it()
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plate, number and caption."""
        look = theme()
        colours, metrics = look.palette, look.metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if self._caption:
            font = text_font(metrics.small)
            words = QFontMetrics(font)
            line = QRectF(0, area.height() - words.height(), area.width(), words.height())
            painter.setFont(font)
            painter.setPen(colours.muted_ink)
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._caption)
            area.setHeight(area.height() - words.height())
        font = text_font(metrics.px(self._size), bold=True)
        letters = QFontMetrics(font)
        digits = max(letters.horizontalAdvance("0" * self._digits), letters.horizontalAdvance(self._text()))
        width = max(digits + metrics.px(14), letters.height()) - 2
        plate = QRectF(area.center().x() - width / 2, 1, width, area.height() - 2)
        seat = colours.seat(self._seat) if self._seat else None
        painter.setPen(seat.edge if seat else colours.line)
        painter.setBrush(seat.fill if seat else colours.field)
        painter.drawRoundedRect(plate, metrics.radius, metrics.radius)
        painter.setFont(font)
        painter.setPen(seat.ink if seat else colours.ink)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._text())
        painter.end()
