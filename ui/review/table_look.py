"""The whole table as it was before a move, to be looked at: nothing can be played there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.contract import Move
from engine.match import Match
from engine.players.past import Past
from ui.context import UiContext
from ui.game_ui import GameUi
from ui.hint_marks import HintMarks
from ui.pages.hint_row import Badge
from ui.pages.page import SidePage
from ui.review.words import stage_text
from ui.session import Session
from ui.texts import fill

translate = QCoreApplication.translate


class PastSession(Session):
    """The table before entry number `ply` as `viewer` saw it; whatever is tried there, nothing happens."""

    asks = False

    def __init__(self, past: Past, ply: int, viewer: int | None, ui: GameUi) -> None:
        super().__init__(Match.replay(past.game, past.record, until=ply), ui)
        self.viewer = viewer

    def legal_moves(self) -> list[Move]:
        """None: what could be played then stands in words above the table."""
        return []

    def waiting_source(self) -> str | None:
        """None: no chance waits for anybody."""
        return None

    def play(self, move: Move) -> bool:
        return False

    def deal(self) -> None:
        """Nothing is dealt in the past."""

    def can_undo(self) -> bool:
        return False


class _Glass(QWidget):
    """Lies over the table and keeps clicks away from it."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)


class TableLook(SidePage):
    """Shows the table before entry `ply` with the moves marked and named: the better one, then the played one."""

    keeps_input = True

    def __init__(
        self,
        past: Past,
        ply: int,
        seat: int | None,
        moves: tuple[Move, ...],
        ui: GameUi,
        context: UiContext,
    ) -> None:
        """`seat` is whose secrets are shown; one move alone is the one that was played."""
        super().__init__(context, 4000)
        self._past = past
        self._ply = ply
        self._seat = seat
        self._moves = moves
        self._ui = ui
        self.session = PastSession(past, ply, seat, ui)
        self.session.setParent(self)
        self.table = ui.make_table(self.session, context)
        self.names = [QLabel() for _ in moves]
        self._line = QHBoxLayout()
        self._badges = [Badge(context.theme, number) for number in range(1, len(moves) + 1)]
        for badge, label in zip(self._badges, self.names, strict=True):
            label.setTextFormat(Qt.TextFormat.PlainText)
            self._line.addWidget(badge)
            self._line.addWidget(label)
        self._line.addStretch(1)
        self.column.addLayout(self._line)
        place = QVBoxLayout()
        place.addWidget(self.table)
        self.column.addLayout(place, 1)
        self.marks = HintMarks(context.theme, self.table, partial(ui.hint_spots, self.table))
        self._glass = _Glass(self.table)
        self._still()
        self.retranslate()
        self.restyle()

    def _still(self) -> None:
        """Take the keys away from the table."""
        for part in self.table.findChildren(QWidget):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for action in self.table.findChildren(QAction):
            action.setEnabled(False)
        for shortcut in self.table.findChildren(QShortcut):
            shortcut.setEnabled(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.marks.show_moves(self._moves)
        self._cover()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover()

    def _cover(self) -> None:
        self.column.activate()
        self._glass.setGeometry(self.table.rect())
        self._glass.raise_()

    def retranslate(self) -> None:
        super().retranslate()
        seats = self._past.record.header.seats
        if self._seat is None:
            self.title.setText(translate("Review", "The end of the game"))
        else:
            words = translate("Review", "%1 · %2", "name and round")
            stage = stage_text(self._ui, self._past, self._ply)
            self.title.setText(fill(words, seats[self._seat].name, stage))
        view = self._past.view(self._ply, self._seat)
        wordings = (translate("Review", "Better: %1"), translate("Review", "Played: %1"))
        used = wordings[len(wordings) - len(self._moves) :]
        for label, wording, move in zip(self.names, used, self._moves, strict=True):
            label.setText(fill(wording, self._ui.hint_text(move, view, seats)))

    def restyle(self) -> None:
        super().restyle()
        self._line.setSpacing(self.context.theme.metrics.padding)
        for badge in self._badges:
            badge.setFixedSize(badge.sizeHint())
