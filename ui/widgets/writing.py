"""Writing that always fits: smaller where the text is too long."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.theme.fonts import text_font, title_font

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_LEAST = 0.6
"""Share of the wanted size down to which writing shrinks before it is shortened."""


def write_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: QColor,
    align: Qt.AlignmentFlag = CENTRE,
    *,
    bold: bool = False,
    title: bool = False,
    least: float = _LEAST,
) -> None:
    """Write one line into `rect`; a line that does not fit even at `least` times its size is shortened."""
    font = title_font(round(pixels), bold=bold) if title else text_font(round(pixels), bold=bold)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > rect.width() > 0:
        font.setPixelSize(max(1, round(max(least * pixels, pixels * rect.width() / width) - 0.5)))
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, int(align), text)


def write_paragraph(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    *,
    bold: bool = False,
) -> float:
    """Write `text` in as many lines as it needs, smaller if they do not fit into `rect`; the height used."""
    font = text_font(round(pixels), bold=bold)
    size = fitted_size(font.key(), round(pixels), text, rect.width(), rect.height())
    font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(colour)
    flags = int(align | Qt.TextFlag.TextWordWrap)
    painter.drawText(rect, flags, text)
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, rect.width(), 10_000), flags, text).height()


@lru_cache(maxsize=1000)
def fitted_size(key: str, largest: int, text: str, width: float, height: float) -> int:
    """The largest size in pixels, up to `largest`, at which the wrapped text in the font `key` fits."""
    font = QFont()
    font.fromString(key)
    least = max(1, round(largest * _LEAST))
    for size in range(largest, least, -1):
        font.setPixelSize(size)
        metrics = QFontMetricsF(font)
        box = metrics.boundingRect(QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap), text)
        longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
        if box.height() <= height and longest <= width:
            return size
    return least


def text_width(text: str, pixels: float, *, bold: bool = False) -> float:
    """How wide `text` is when written at `pixels` height."""
    return QFontMetricsF(text_font(round(pixels), bold=bold)).horizontalAdvance(text)
