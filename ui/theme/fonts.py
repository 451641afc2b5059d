"""Fonts: the system's own for text, a book face for titles, digits of equal width everywhere."""

from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase

# Book faces that come with the three systems and have lining digits (Georgia's hang below the line).
TITLE_FAMILIES = (
    "Iowan Old Style",
    "Palatino Linotype",
    "Palatino",
    "Book Antiqua",
    "P052",
    "Noto Serif",
    "Liberation Serif",
    "DejaVu Serif",
)


@lru_cache(maxsize=1)
def _title_family() -> str:
    installed = set(QFontDatabase.families())
    for family in TITLE_FAMILIES:
        if family in installed:
            return family
    return ""


def title_family() -> str:
    """The first installed book face for titles, or an empty text where none is installed."""
    return _title_family()


def with_tabular_digits(font: QFont) -> QFont:
    """A copy of `font` whose digits all have the same width, so that columns of numbers stand still.

    `QFont.setFeature` exists from Qt 6.7 on; before that the copy is unchanged (the usual system fonts have
    digits of equal width by default).
    """
    copy = QFont(font)
    set_feature = getattr(copy, "setFeature", None)
    if set_feature is not None:
        tag = getattr(QFont, "Tag")  # noqa: B009  (not known to Qt before 6.7)
        set_feature(tag("tnum"), 1)
        set_feature(tag("lnum"), 1)
    return copy


@lru_cache(maxsize=64)
def _text_font(pixels: int, bold: bool) -> QFont:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setPixelSize(max(1, pixels))
    font.setBold(bold)
    return with_tabular_digits(font)


def text_font(pixels: int, *, bold: bool = False) -> QFont:
    """The system's font at `pixels` height with tabular digits."""
    return QFont(_text_font(pixels, bold))


def title_font(pixels: int, *, bold: bool = True) -> QFont:
    """The book face at `pixels` height."""
    font = text_font(pixels, bold=bold)
    if family := title_family():
        font.setFamilies([family])
    return font
