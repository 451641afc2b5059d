"""The score sheet while the game goes on: what each card would bring if the journeys ended now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.faraway.events import JourneyScored
from engine.faraway.view import FarawayView
from ui.context import UiContext
from ui.faraway.box import CardBox
from ui.faraway.scoring.sheet import SheetModel, SheetTable, sheet_lines
from ui.session import Session

translate = QCoreApplication.translate


class RunningSheet(QWidget):
    """The sheet with a button that copies it as text; follows the session. Only what lies open is on it."""

    def __init__(
        self, session: Session, context: UiContext, box: CardBox, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._context = context
        self._box = box
        seats = session.seats()
        self.model = SheetModel(seats, box)
        self.table = SheetTable(self.model, seats, box, context.theme)
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.note = QLabel()
        self.note.setProperty("role", "muted")
        self.note.setWordWrap(True)
        self.copy_button = QPushButton()
        self.copy_button.clicked.connect(self.copy)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        foot.addWidget(self.copy_button)
        self._frame = QFrame()
        self._frame.setProperty("card", True)
        self._inner = QVBoxLayout(self._frame)
        self._inner.addWidget(self.title)
        self._inner.addWidget(self.table, 1)
        self._inner.addLayout(foot)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._frame)
        session.changed.connect(self.refresh)
        context.theme.changed.connect(self.restyle)
        self.retranslate()
        self.restyle()

    def refresh(self) -> None:
        """Count everything anew from what lies open."""
        view = self._session.match.view(None)
        assert isinstance(view, FarawayView)
        journeys = []
        for seat in view.seats:
            score = self._box.scorer.score_journey(seat.row, seat.sanctuaries)
            journeys.append(
                JourneyScored(
                    seat.seat, seat.row, score.per_region, seat.sanctuaries, score.per_sanctuary, score.total
                )
            )
        self.model.show_lines(sheet_lines(journeys, hints=self._session.hints))

    def copy(self) -> None:
        """Put the sheet on the clipboard as text."""
        QGuiApplication.clipboard().setText(self.model.text())

    def retranslate(self) -> None:
        """Set every text anew."""
        title = translate("Scoring", "Score sheet")
        self.title.setText(title)
        self.setAccessibleName(title)
        self.table.setAccessibleName(title)
        self.note.setText(translate("Faraway", "What each card would bring if the journeys ended now."))
        self.copy_button.setText(translate("Faraway", "Copy as text"))
        self.refresh()

    def restyle(self) -> None:
        """Set every size anew."""
        metrics = self._context.theme.metrics
        self._inner.setContentsMargins(metrics.margin, metrics.padding, metrics.margin, metrics.padding)
        self._inner.setSpacing(metrics.gap)
        self.table.share_height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
