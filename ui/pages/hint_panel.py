"""The hint over the table: the best moves in words, what to expect of them, and why."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine.players.advice import Choice
from ui.context import UiContext
from ui.hint_marks import HintMarks
from ui.hints import SHOWN, Hints
from ui.numbers import show_decimal, show_number, show_percent
from ui.pages.hint_row import HintRow
from ui.session import Session
from ui.texts import announce, fill
from ui.widgets.buttons import IconButton
from ui.widgets.surfaces import Card

translate = QCoreApplication.translate

WIDTH = 460
"""Pixels at 1280 x 720."""
_REASONS = 2


class HintPanel(Card):
    """Follows `hints`; `open_hint` shows it, Escape or its button closes it, and so does the next act.

    What its moves are about is marked on the table by `marks`; the panel stands where it covers the least of that.
    """

    def __init__(
        self, session: Session, hints: Hints, context: UiContext, marks: HintMarks, parent: QWidget
    ) -> None:
        super().__init__("", parent)
        self._session = session
        self._hints = hints
        self._context = context
        self.marks = marks
        self._told = ""
        self._corner = 0
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button = IconButton("close", "")
        self.close_button.clicked.connect(self.close_hint)
        self.header.addWidget(self.close_button)
        self.rows = [HintRow(context.theme, place) for place in range(SHOWN)]
        for place, row in enumerate(self.rows):
            self.body.addWidget(row)
            row.watched.connect(partial(self._stress, place))
        self.status = QLabel()
        self.status.setProperty("role", "muted")
        self.status.setWordWrap(True)
        self.body.addWidget(self.status)
        hints.changed.connect(self.refresh)
        self.hide()

    def open_hint(self) -> None:
        """Ask, and show what comes."""
        if not self._hints.possible():
            return
        self.show()
        self._hints.ask()
        self.refresh()
        self.setFocus()

    def close_hint(self) -> None:
        """Away with it, and no more thinking."""
        self.hide()
        self._hints.drop()
        self.marks.show_moves(())
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()

    def refresh(self) -> None:
        """Show the table so far."""
        hints = self._hints
        if not (hints.thinking or hints.advice or hints.has_failed):
            self.hide()
            self.marks.show_moves(())
            return
        self.set_title(translate("Hint", "Hint"))
        self.close_button.set_name(translate("Hint", "Close the hint"))
        best = hints.best()
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(best))
            if place < len(best):
                move, why = self._move_text(best[place]), self._why_text(best[place])
                row.tell(_read_out(place, move, why), move, why)
        self.status.setText(self._status())
        self._announce(best)
        self.marks.show_moves([choice.move for choice in best])
        self._stress_watched()
        self.place()
        self.raise_()

    def place(self) -> None:
        """Stand at the top or the bottom of the parent, as high as the words need, where nothing marked lies."""
        parent = self.parentWidget()
        if parent is None or self.isHidden():
            return
        metrics = self._context.theme.metrics
        width = min(metrics.px(WIDTH), parent.width() - 2 * metrics.margin)
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        layout.activate()
        height = max(layout.heightForWidth(width), layout.minimumSize().height())
        height = min(height, parent.height())
        corners = self._corners(parent.width(), parent.height(), width, height)
        covered = [self._covered(corner) for corner in corners]
        if covered[self._corner] > min(covered):
            self._corner = covered.index(min(covered))
        self.setGeometry(corners[self._corner])

    def _corners(self, across: int, down: int, width: int, height: int) -> list[QRect]:
        """Where the panel may stand, the usual place first."""
        gap = self._context.theme.metrics.gap
        left, middle, right = gap, (across - width) // 2, across - width - gap
        top, bottom = gap, max(0, down - height - gap)
        places = ((middle, top), (right, top), (left, top), (right, bottom), (left, bottom), (middle, bottom))
        return [QRect(x, y, width, height) for x, y in places]

    def _covered(self, box: QRect) -> float:
        """How much of the marks would lie under the panel."""
        parent = self.parentWidget()
        table = self.marks.parentWidget()
        assert parent is not None
        assert table is not None
        shift = QPoint(table.mapTo(parent, QPoint(0, 0)))
        covered = 0.0
        for mark in self.marks.boxes():
            common = mark.translated(shift).intersected(QRectF(box))
            covered += max(0.0, common.width()) * max(0.0, common.height())
        return covered

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_hint()
            event.accept()
            return
        super().keyPressEvent(event)

    def _stress(self, place: int, watched: bool) -> None:
        self.rows[place].update()
        self._stress_watched()

    def _stress_watched(self) -> None:
        """Let the mark of the row under the pointer, or else with the keyboard, stand out."""
        shown = [(row.underMouse(), row.hasFocus()) for row in self.rows]
        places = [place for place, (pointed, focused) in enumerate(shown) if pointed or focused]
        pointed = [place for place in places if shown[place][0]]
        self.marks.stress((pointed or places or [-1])[0])

    def _announce(self, best: tuple[Choice, ...]) -> None:
        """Tell a screen reader the best move, when it is another one than before."""
        text = self.rows[0].move_label.text() if best else self.status.text()
        if text != self._told:
            self._told = text
            announce(self, text)

    def _move_text(self, choice: Choice) -> str:
        session = self._session
        return session.ui.hint_text(choice.move, session.view(), session.seats())

    def _why_text(self, choice: Choice) -> str:
        if not choice.visits:
            return ""
        parts = [fill(translate("Hint", "expected result %1"), show_decimal(choice.score))]
        if len(self._session.seats()) > 1:
            parts.append(fill(translate("Hint", "wins %1"), show_percent(choice.wins)))
        view = self._session.view()
        reasons = [self._session.ui.reason_text(reason, view) for reason in choice.reasons]
        parts += [reason for reason in reasons if reason][:_REASONS]
        return " · ".join(parts)

    def _status(self) -> str:
        hints = self._hints
        if hints.has_failed:
            return translate("Hint", "There is no hint just now. Press H to try again.")
        games = 0 if hints.advice is None else hints.advice.simulations
        if hints.thinking and not games:
            return translate("Hint", "Thinking…")
        if hints.thinking:
            return translate("Hint", "Thinking… %Ln game(s) tried so far", "", games)
        return translate("Hint", "%Ln game(s) tried", "", games)


def _read_out(place: int, move: str, why: str) -> str:
    words = translate("Hint", "%1. %2", "place of a move, the move")
    named = fill(words, show_number(place + 1), move)
    return f"{named}. {why}" if why else named
