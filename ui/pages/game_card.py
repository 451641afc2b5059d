"""A kept game on the start page: picture, round, players, date, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.context import UiContext
from ui.game_ui import GameUi
from ui.numbers import show_date, show_list
from ui.pages.seats_line import SeatsLine
from ui.shelf import Kept
from ui.texts import fill
from ui.widgets.buttons import ConfirmButton

translate = QCoreApplication.translate


class SmallPicture(QWidget):
    """The small picture of a game with rounded corners; an empty frame where there is none yet."""

    def __init__(self, context: UiContext, png: bytes | None) -> None:
        super().__init__()
        self._context = context
        self._png = png
        self._image: QImage | None = None
        """Read when it is painted: pictures far down a long list may never be."""

    def sizeHint(self) -> QSize:
        px = self._context.theme.metrics.px
        return QSize(px(176), px(99))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._context.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        hint = self.sizeHint()
        place = QRectF(0.5, 0.5, hint.width() - 1, hint.height() - 1)
        frame = QPainterPath()
        frame.addRoundedRect(place, theme.metrics.radius, theme.metrics.radius)
        painter.fillPath(frame, theme.palette.river)
        image = self._read()
        if not image.isNull():
            painter.setClipPath(frame)
            painter.drawImage(place, image)
            painter.setClipping(False)
        painter.setPen(theme.palette.line)
        painter.drawPath(frame)
        painter.end()

    def _read(self) -> QImage:
        if self._image is None:
            self._image = QImage() if self._png is None else QImage.fromData(self._png)
        return self._image


class GameCard(QFrame):
    """One kept game. `png` is its small picture; the signals bring its number."""

    opened = Signal(int)
    deleted = Signal(int)
    exported = Signal(int)
    reviewed = Signal(int)

    def __init__(self, context: UiContext, ui: GameUi, kept: Kept, png: bytes | None) -> None:
        super().__init__()
        self.setProperty("card", True)
        self._context = context
        self._ui = ui
        self.kept = kept
        self.picture = SmallPicture(context, png)
        self.heading = QLabel()
        self.heading.setProperty("role", "heading")
        # A long title must not push the buttons out of the window.
        self.heading.setWordWrap(True)
        self.people = SeatsLine(context, kept.seats)
        self.facts = QLabel()
        self.facts.setProperty("role", "muted")
        self.facts.setWordWrap(True)
        self.open_button = QPushButton()
        if not kept.finished:
            self.open_button.setProperty("kind", "primary")
        self.open_button.clicked.connect(self._open)
        self.review_button = QPushButton()
        self.review_button.clicked.connect(self._review)
        if not kept.finished or context.thinker is None:
            self.review_button.hide()
        self.export_button = QPushButton()
        self.export_button.setProperty("kind", "quiet")
        self.export_button.clicked.connect(self._export)
        self.delete_button = ConfirmButton("", "", kind="quiet")
        self.delete_button.confirmed.connect(self._delete)
        self._all_buttons = (self.open_button, self.review_button, self.export_button, self.delete_button)
        self._words = QVBoxLayout()
        for part in (self.heading, self.people, self.facts):
            self._words.addWidget(part)
        self._words.addStretch(1)
        self._buttons = QVBoxLayout()
        for button in self._all_buttons:
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._layout.addLayout(self._words, 1)
        self._layout.addLayout(self._buttons)
        self.retranslate()
        self._fit()

    def retranslate(self) -> None:
        """Set every text anew."""
        kept = self.kept
        title = self._ui.title()
        stage = self._ui.stage_text(kept.stage) if kept.stage and not kept.finished else ""
        self.heading.setText(fill(translate("StartPage", "%1 – %2"), title, stage) if stage else title)
        date = show_date(kept.changed)
        self.facts.setText(self._turn_and_date(date))
        self.open_button.setText(
            translate("StartPage", "Look again") if kept.finished else translate("StartPage", "Continue")
        )
        self.review_button.setText(translate("Review", "Review"))
        self.export_button.setText(translate("StartPage", "Export …"))
        self.delete_button.set_texts(
            translate("StartPage", "Delete"), translate("StartPage", "Delete for good?")
        )
        names = show_list([seat.name for seat in kept.seats])
        for button in self._all_buttons:
            button.setAccessibleDescription(
                fill(translate("StartPage", "%1 with %2, %3"), title, names, date)
            )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _turn_and_date(self, date: str) -> str:
        deciders = [
            self.kept.seats[seat].name for seat in self.kept.deciders if 0 <= seat < len(self.kept.seats)
        ]
        if self.kept.finished or len(self.kept.seats) == 1 or not deciders:
            return fill(translate("StartPage", "Last played: %1"), date)
        return fill(translate("StartPage", "To decide: %1. Last played: %2"), show_list(deciders), date)

    def _fit(self) -> None:
        metrics = self._context.theme.metrics
        self._layout.setContentsMargins(metrics.padding, metrics.padding, metrics.padding, metrics.padding)
        self._layout.setSpacing(metrics.margin)
        self._words.setSpacing(metrics.gap)
        self._buttons.setSpacing(0)
        self.picture.updateGeometry()

    def _open(self) -> None:
        self.opened.emit(self.kept.number)

    def _review(self) -> None:
        self.reviewed.emit(self.kept.number)

    def _export(self) -> None:
        self.exported.emit(self.kept.number)

    def _delete(self) -> None:
        self.deleted.emit(self.kept.number)
