"""The page of a final scoring: the story at the player's pace, then the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QVariantAnimation
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from ui.context import UiContext
from ui.numbers import show_number
from ui.story.sheet import Sheet
from ui.story.stage import Stage
from ui.texts import announce, fill

translate = QCoreApplication.translate


class StoryPage(QWidget):
    """Tells a finished game step by step.

    Next, Enter, a click or the right arrow key go on, the left one goes back, "All at once" goes to the end. A game's
    own page fills in `caption_text`, `tracks_name` and `paint_scene`, and calls `begin` once when it is ready.
    """

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.index = 0
        self.length = 0
        """The number of steps."""
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._paint)
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        self.caption = QLabel()
        self.caption.setProperty("role", "heading")
        self.caption.setWordWrap(True)
        self.caption.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.back_button = QPushButton()
        self.back_button.clicked.connect(self.go_back)
        self.all_button = QPushButton()
        self.all_button.clicked.connect(self.tell_all)
        self.next_button = QPushButton()
        self.next_button.setProperty("kind", "primary")
        self.next_button.clicked.connect(self.go_on)
        self.story_button = QPushButton()
        self.story_button.clicked.connect(self.show_story)
        self._story = QWidget()
        self._pages = QStackedLayout(self)

    # --- what a game fills in ---------------------------------------------------------------------------------

    def caption_text(self) -> str:
        """The present step in words."""
        raise NotImplementedError

    def tracks_name(self) -> str:
        """What the bars beside the picture show, for screen readers."""
        raise NotImplementedError

    def paint_scene(self, progress: float) -> None:
        """Show the present step on stage and tracks; `progress` from 0 to 1 is how far its motion has come."""
        raise NotImplementedError

    def begin(self, length: int, stage: Stage, tracks: QWidget, sheet: Sheet) -> None:
        """Lay everything out and tell the first of `length` steps. Raises ValueError if there is none."""
        if not length:
            raise ValueError("the game is not over")
        self.length = length
        self._stage, self._tracks, self._sheet = stage, tracks, sheet
        stage.clicked.connect(self.go_on)
        sheet.buttons.insertWidget(0, self.story_button)
        self._lay_out()
        self._pages.addWidget(self._story)
        self._pages.addWidget(sheet)
        self._context.theme.changed.connect(self.restyle)
        self.retranslate()
        self.restyle()
        self.next_button.setFocus()

    # --- the player's pace ------------------------------------------------------------------------------------

    @property
    def told(self) -> bool:
        """Whether the story has come to its end."""
        return self.index == self.length - 1

    def go_on(self) -> None:
        """Tell the next step; after the last one show the score sheet."""
        if self.told:
            self.show_sheet()
        else:
            self._go_to(self.index + 1, moving=True)

    def go_back(self) -> None:
        """Go back one step."""
        if self.index:
            self._go_to(self.index - 1, moving=False)

    def tell_all(self) -> None:
        """Go to the last step at once."""
        self._go_to(self.length - 1, moving=False)
        self.next_button.setFocus()

    def show_sheet(self) -> None:
        """Show the score sheet."""
        self._pages.setCurrentWidget(self._sheet)
        self._sheet.table.setFocus()

    def show_story(self) -> None:
        """Show the story again, at the step it had come to."""
        self._pages.setCurrentWidget(self._story)
        self.next_button.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.next_button.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, story = event.key(), self._pages.currentWidget() is self._story
        focus = self.focusWidget()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and isinstance(focus, QPushButton):
            focus.click()
        elif story and key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right, Qt.Key.Key_PageDown}:
            self.go_on()
        elif story and key in {Qt.Key.Key_Left, Qt.Key.Key_PageUp}:
            self.go_back()
        elif story and key == Qt.Key.Key_End:
            self.tell_all()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.back_button.setText(translate("Scoring", "Previous"))
        self.all_button.setText(translate("Scoring", "All at once"))
        self.story_button.setText(translate("Scoring", "Show the final scoring again"))
        self._tracks.setAccessibleName(self.tracks_name())
        self._show_step()

    def restyle(self) -> None:
        """Set every size and colour anew."""
        metrics = self._context.theme.metrics
        self._outer.setContentsMargins(0, 0, 0, metrics.gap)
        self._outer.setSpacing(metrics.gap)
        self._foot.setSpacing(metrics.padding)
        self._middle.setSpacing(metrics.gap)
        self.caption.setStyleSheet(f"font-size: {metrics.px(19)}px")
        self.caption.setMinimumHeight(2 * self.caption.fontMetrics().lineSpacing() + metrics.gap)
        self._paint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.length:
            self.retranslate()

    def _lay_out(self) -> None:
        self._middle = QHBoxLayout()
        self._middle.addWidget(self._stage, 7)
        self._middle.addWidget(self._tracks, 3)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.caption, 1)
        self._foot.addWidget(self.count)
        for button in (self.back_button, self.all_button, self.next_button):
            self._foot.addWidget(button)
        self._outer = QVBoxLayout(self._story)
        self._outer.addLayout(self._middle, 1)
        self._outer.addLayout(self._foot)

    def _go_to(self, index: int, *, moving: bool) -> None:
        self._motion.stop()
        self.index = index
        duration = self._context.theme.duration(320) if moving else 0
        self._motion.setDuration(duration)
        if duration:
            self._motion.start()
        self._show_step()

    def _show_step(self) -> None:
        """Caption, counter and buttons of the present step."""
        text = self.caption_text()
        self.caption.setText(text)
        announce(self.caption, text)
        self._stage.setAccessibleName(text)
        counter = translate("Scoring", "Step %1 of %2")
        self.count.setText(fill(counter, show_number(self.index + 1), show_number(self.length)))
        self.back_button.setEnabled(self.index > 0)
        self.all_button.setEnabled(not self.told)
        if self.told:
            self.next_button.setText(translate("Scoring", "Score sheet"))
        else:
            self.next_button.setText(translate("Scoring", "Next"))
        self._paint()

    def _paint(self) -> None:
        running = self._motion.state() == QVariantAnimation.State.Running
        self.paint_scene(float(self._motion.currentValue()) if running else 1.0)
