"""How far the review has come, and the button that holds it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from ui.context import UiContext
from ui.numbers import show_number
from ui.preferences import QUICK, REVIEWS, THOROUGH
from ui.review.review import Review
from ui.texts import fill

translate = QCoreApplication.translate


_MINUTE = 60


class ReviewProgress(QWidget):
    """Follows `review`; the review goes on when this is gone."""

    def __init__(self, context: UiContext, review: Review) -> None:
        super().__init__()
        self._context = context
        self._review = review
        self.kind = QComboBox()
        """How closely to look."""
        for kind in REVIEWS:
            self.kind.addItem("", kind)
        self.kind.activated.connect(self._choose)
        self.label = QLabel()
        self.label.setProperty("role", "muted")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.button = QPushButton()
        self.button.clicked.connect(self._toggle)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self.kind, self.label, self.bar, self.button):
            self._row.addWidget(part)
        review.changed.connect(self.refresh)
        self._fit()
        self.refresh()

    def refresh(self) -> None:
        """Tell how far it is."""
        review = self._review
        self.bar.setMaximum(max(1, review.total))
        self.bar.setValue(review.looked_at)
        self.bar.setVisible(not review.is_done)
        self.button.setVisible(not review.is_done)
        self.button.setText(translate("Review", "Pause") if review.running else translate("Review", "Go on"))
        self._name_kinds()
        self.label.setText(self._text())
        self.bar.setAccessibleName(self.label.text())
        self.setToolTip(
            "" if review.is_done else translate("Review", "The review goes on when you leave this page.")
        )

    def _name_kinds(self) -> None:
        """What can be chosen; nothing once every decision was looked at closely."""
        review = self._review
        words = {
            QUICK: (
                translate("Review", "Quick"),
                translate(
                    "Review",
                    "A glance at each decision: a quarter to a half of the time, and a rougher curve. A move is called "
                    "costly only after a closer look, but many mistakes are passed over.",
                ),
            ),
            THOROUGH: (
                translate("Review", "Thorough"),
                translate("Review", "Each decision is looked at as closely as a hint does in the end."),
            ),
        }
        for place, kind in enumerate(REVIEWS):
            name, help_text = words[kind]
            self.kind.setItemText(place, name)
            self.kind.setItemData(place, help_text, Qt.ItemDataRole.ToolTipRole)
        self.kind.setCurrentIndex(REVIEWS.index(review.kind))
        self.kind.setAccessibleName(translate("Review", "How closely to look"))
        self.kind.setAccessibleDescription(words[review.kind][1])
        self.kind.setToolTip(words[review.kind][1])
        self.kind.setVisible(bool(review.glanced) or not review.is_done)

    def _choose(self) -> None:
        kind: str = self.kind.currentData()
        self._context.settings.change(review=kind)
        self._review.look(kind)

    def _text(self) -> str:
        review = self._review
        total = show_number(review.total)
        if review.is_done:
            if review.glanced:
                return translate("Review", "Every decision has been glanced at.")
            return translate("Review", "Every decision has been looked at.")
        if review.has_failed:
            return translate("Review", "The review cannot go on just now.")
        words = translate("Review", "%1 of %2 decisions looked at")
        far = fill(words, show_number(review.looked_at), total)
        left = _time_text(review.seconds_left)
        # One below the other: the name of the game stands beside them.
        return f"{far}\n{left}" if left else far

    def _toggle(self) -> None:
        if self._review.running:
            self._review.pause()
        else:
            self._review.begin()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        metrics = self._context.theme.metrics
        self._row.setSpacing(metrics.padding)
        self.bar.setFixedSize(metrics.px(110), metrics.px(12))


def _time_text(seconds: float | None) -> str:
    """How long it will still take, in words; empty if that is not known."""
    if seconds is None:
        return ""
    if seconds < _MINUTE:
        return translate("Review", "less than a minute left")
    return translate("Review", "about %n minute(s) left", "", round(seconds / _MINUTE))
