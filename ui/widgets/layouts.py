"""Rows, columns and grids whose gaps and margins grow with the scale."""

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ui.theme.theme import theme

Margins = tuple[float, float, float, float]
NONE: Margins = (0, 0, 0, 0)


def _fit(layout: QLayout, gap: float, margins: Margins) -> None:
    px = theme().metrics.px
    left, top, right, bottom = margins
    layout.setContentsMargins(px(left), px(top), px(right), px(bottom))
    layout.setSpacing(px(gap))


class Row(QHBoxLayout):
    """Side by side; `gap` and `margins` (left, top, right, bottom) as measured at 1280 x 720."""

    def __init__(self, parent: QWidget | None = None, *, gap: float = 6, margins: Margins = NONE) -> None:
        super().__init__()
        self._gap, self._margins = gap, margins
        if parent is not None:
            parent.setLayout(self)
        self._fit()
        theme().changed.connect(self._fit)

    def _fit(self) -> None:
        _fit(self, self._gap, self._margins)


class Column(QVBoxLayout):
    """One below the other; `gap` and `margins` (left, top, right, bottom) as measured at 1280 x 720."""

    def __init__(self, parent: QWidget | None = None, *, gap: float = 6, margins: Margins = NONE) -> None:
        super().__init__()
        self._gap, self._margins = gap, margins
        if parent is not None:
            parent.setLayout(self)
        self._fit()
        theme().changed.connect(self._fit)

    def _fit(self) -> None:
        _fit(self, self._gap, self._margins)


class Grid(QGridLayout):
    """Rows and columns; `gap` and `margins` (left, top, right, bottom) as measured at 1280 x 720."""

    def __init__(self, parent: QWidget | None = None, *, gap: float = 6, margins: Margins = NONE) -> None:
        super().__init__()
        self._gap, self._margins = gap, margins
        if parent is not None:
            parent.setLayout(self)
        self._fit()
        theme().changed.connect(self._fit)

    def _fit(self) -> None:
        _fit(self, self._gap, self._margins)
