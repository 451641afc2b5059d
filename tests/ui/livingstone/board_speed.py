"""How long the board takes from a click to the repainted board: `python -m tests.ui.livingstone.board_speed`."""

from __future__ import annotations

import os
import statistics
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.livingstone.moves import ROWS, PlaceTent, space_of
from tests.ui.livingstone.views import make_seats, make_view
from ui.livingstone.board.view import RiverBoard
from ui.theme.theme import Theme

BOARD_SIZES = (QSize(860, 500), QSize(2700, 1560))
"""What the board gets of a window of 1280 x 720 and of 3840 x 2160 pixels."""

CLICKS = 40


def measure(size: QSize, clicks: int = CLICKS) -> dict[str, float]:
    """Milliseconds: median and worst from click to repainted board, and the first paint of the ground."""
    theme = Theme()
    theme.set_speed("off")
    board = RiverBoard(theme)
    board.resize(size)
    stands = {
        (row, column): {(row + column) % 5: 1, column % 5: 2} for row in range(ROWS) for column in range(6)
    }
    seats = make_seats(5)
    board.show_view(make_view(5, stands, boat=6, round=7), seats)
    board.show()
    start = time.perf_counter()
    board.grab()
    first = time.perf_counter() - start
    QApplication.processEvents()

    def chosen(space: int) -> None:
        row = space % ROWS
        tents = dict(stands)
        tents[row, 6] = {0: 1 + len(times) % 3}
        board.show_view(make_view(5, tents, boat=6, round=7), seats)
        board.set_legal_spaces({space_of((row + 1) % ROWS, 6): PlaceTent((row + 1) % ROWS)})

    board.space_chosen.connect(chosen)
    times: list[float] = []
    board.set_legal_spaces({space_of(0, 6): PlaceTent(0)})
    QApplication.processEvents()
    for click in range(clicks):
        point: QPoint = board.point_of(space_of(click % ROWS, 6))
        start = time.perf_counter()
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        QApplication.processEvents()  # paints what has changed
        times.append(time.perf_counter() - start)
    whole: list[float] = []
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    for _ in range(10):
        start = time.perf_counter()
        painter = QPainter(image)
        board.render(painter)
        painter.end()
        whole.append(time.perf_counter() - start)
    board.close()
    return {
        "click to repaint, median": statistics.median(times) * 1000,
        "click to repaint, worst": max(times) * 1000,
        "whole board, median": statistics.median(whole) * 1000,
        "first paint": first * 1000,
    }


def main() -> None:
    """Print the figures for both sizes."""
    application = QApplication.instance() or QApplication([])
    for size in BOARD_SIZES:
        for name, value in measure(size).items():
            print(f"{size.width()} x {size.height()}  {name}: {value:.1f} ms")
    application.quit()


if __name__ == "__main__":
    main()
