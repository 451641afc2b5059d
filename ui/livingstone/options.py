"""Figures of the player's own copy: expedition costs, majority points that no rulebook states, numbers of cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.livingstone.figures import Figures, LivingstoneOptions, settled
from engine.livingstone.moves import CARDS
from ui.context import UiContext
from ui.game_ui import OptionsEditor
from ui.livingstone.card_words import card_name
from ui.numbers import show_number
from ui.pages.page import scrolling
from ui.texts import fill
from ui.widgets.buttons import repolish

translate = QCoreApplication.translate

MOST_COST = 20
MOST_MAJORITY = 30


class LivingstoneOptionsEditor(OptionsEditor):
    """Folded away by a tick; what is entered stays when the tick is taken off and set again."""

    def __init__(self, figures: Figures, context: UiContext) -> None:
        super().__init__()
        self._figures = figures
        self._context = context
        self._usual = settled(figures, LivingstoneOptions())
        self._total = sum(self._usual.card_counts or ())
        self.own = QCheckBox()
        self.own.toggled.connect(self._unfold)
        self.hint = _words("muted")
        self.costs = [_number(MOST_COST) for _ in self._usual.column_cost or ()]
        self.majority = [_number(MOST_MAJORITY) for _ in figures.inferred_rows]
        self.cards = [_number(self._total) for _ in CARDS]
        self.costs_problem = _words("danger")
        self.cards_problem = _words("danger")
        self.back_to_book = QPushButton()
        self.back_to_book.clicked.connect(self._show_usual)
        self._headings = [QLabel() for _ in range(3)]
        self._number_labels: list[tuple[QLabel, int]] = []
        self._card_labels = [QLabel() for _ in CARDS]
        self.content = self._laid_out()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.own)
        outer.addWidget(self.hint)
        self._area = scrolling(self.content)
        outer.addWidget(self._area, 1)
        outer.addStretch(0)
        self._show_usual()
        for box in (*self.costs, *self.majority, *self.cards):
            box.valueChanged.connect(self._check)
        self._unfold(False)
        self.retranslate()
        self._fit()

    def _laid_out(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._headings[0])
        costs = QGridLayout()
        for place, box in enumerate(self.costs):
            label = self._numbered(place + 1)
            costs.addWidget(label, 0, place)
            costs.addWidget(box, 1, place)
        column.addLayout(costs)
        column.addWidget(self.costs_problem)
        column.addWidget(self._headings[1])
        rows = QHBoxLayout()
        for row, box in zip(self._figures.inferred_rows, self.majority, strict=True):
            rows.addWidget(self._numbered(row))
            rows.addWidget(box)
        rows.addStretch(1)
        column.addLayout(rows)
        column.addWidget(self._headings[2])
        cards = QGridLayout()
        half = (len(self.cards) + 1) // 2
        for card, (label, box) in enumerate(zip(self._card_labels, self.cards, strict=True)):
            cards.addWidget(box, card % half, 2 * (card // half))
            cards.addWidget(label, card % half, 2 * (card // half) + 1)
            label.setWordWrap(True)
        cards.setColumnStretch(1, 1)
        cards.setColumnStretch(3, 1)
        column.addLayout(cards)
        column.addWidget(self.cards_problem)
        last = QHBoxLayout()
        last.addWidget(self.back_to_book)
        last.addStretch(1)
        column.addLayout(last)
        column.addStretch(1)
        self._column, self._grids = column, (costs, cards)
        return content

    def _numbered(self, number: int) -> QLabel:
        label = QLabel()
        label.setProperty("role", "small")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._number_labels.append((label, number))
        return label

    def options(self) -> dict[str, Any] | None:
        if not self.own.isChecked():
            return None
        entered = self._entered()
        # By way of JSON, so that what is kept and what is answered have the same form.
        values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(entered))
        return None if entered == self._usual else values

    def set_options(self, options: dict[str, Any] | None) -> None:
        try:
            known = LivingstoneOptions() if options is None else msgspec.convert(options, LivingstoneOptions)
        except msgspec.ValidationError:
            known = LivingstoneOptions()
        self._show(settled(self._figures, known))
        self.own.setChecked(self._entered() != self._usual)

    def problem(self) -> str:
        if not self.own.isChecked():
            return ""
        return self._costs_problem() or self._cards_problem()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.own.setText(translate("Livingstone", "My copy of the game has other figures"))
        self.hint.setText(
            translate(
                "Livingstone",
                "For those who own the box: no rulebook states these figures, so correct them here.",
            )
        )
        for heading, text in zip(
            self._headings,
            (
                translate("Livingstone", "Expedition cost in pounds, column by column"),
                translate("Livingstone", "Majority points of rows"),
                fill(translate("Livingstone", "Cards of each kind, %1 in all"), show_number(self._total)),
            ),
            strict=True,
        ):
            heading.setText(text)
        for label, number in self._number_labels:
            label.setText(show_number(number))
        for column, box in enumerate(self.costs, start=1):
            box.setAccessibleName(
                fill(translate("Livingstone", "Expedition cost of column %1"), show_number(column))
            )
        for row, box in zip(self._figures.inferred_rows, self.majority, strict=True):
            box.setAccessibleName(
                fill(translate("Livingstone", "Majority points of row %1"), show_number(row))
            )
        for card, (label, box) in enumerate(zip(self._card_labels, self.cards, strict=True)):
            label.setText(card_name(card))
            box.setAccessibleName(card_name(card))
        self.back_to_book.setText(translate("Livingstone", "Back to the usual figures"))
        self._check()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        metrics = self._context.theme.metrics
        self._column.setSpacing(metrics.gap)
        for grid in self._grids:
            grid.setHorizontalSpacing(metrics.px(5))
            grid.setVerticalSpacing(metrics.px(1))
        for box in (*self.costs, *self.majority, *self.cards):
            box.setStyleSheet(
                f"QSpinBox {{ padding: 0; min-width: 0; min-height: {metrics.px(22)}px; }}"
                "QSpinBox::up-button, QSpinBox::down-button { subcontrol-position: top; }"
            )
            box.setFixedWidth(metrics.px(40))

    def _unfold(self, shown: bool) -> None:
        self._area.setVisible(shown)
        self.hint.setVisible(not shown)
        self.edited.emit()

    def _show_usual(self) -> None:
        self._show(self._usual)

    def _show(self, options: LivingstoneOptions) -> None:
        majority = options.majority_points or ()
        points = [majority[row - 1] if row <= len(majority) else 0 for row in self._figures.inferred_rows]
        for boxes, values in (
            (self.costs, options.column_cost or ()),
            (self.majority, points),
            (self.cards, options.card_counts or ()),
        ):
            for box, value in zip(boxes, values, strict=False):
                # Settings may hold numbers beyond those that Qt knows.
                box.setValue(min(max(value, box.minimum()), box.maximum()))
        self._check()

    def _entered(self) -> LivingstoneOptions:
        majority = list(self._usual.majority_points or ())
        for row, box in zip(self._figures.inferred_rows, self.majority, strict=True):
            majority[row - 1] = box.value()
        return LivingstoneOptions(
            tuple(box.value() for box in self.costs),
            tuple(majority),
            tuple(box.value() for box in self.cards),
        )

    def _costs_problem(self) -> str:
        costs = [box.value() for box in self.costs]
        for column, (left, right) in enumerate(pairwise(costs), start=1):
            if left > right:
                text = translate(
                    "Livingstone", "The costs never fall along the river, but column %2 is cheaper than %1."
                )
                return fill(text, show_number(column), show_number(column + 1))
        return ""

    def _cards_problem(self) -> str:
        count = sum(box.value() for box in self.cards)
        if count == self._total:
            return ""
        text = translate("Livingstone", "These are %1 cards instead of %2.")
        return fill(text, show_number(count), show_number(self._total))

    def _check(self) -> None:
        _show_problem(self.costs_problem, self._costs_problem(), self.costs)
        _show_problem(self.cards_problem, self._cards_problem(), self.cards)
        self.edited.emit()


def _words(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label


def _number(most: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(0, most)
    box.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
    box.setAlignment(Qt.AlignmentFlag.AlignCenter)
    box.setProperty("stepper", True)
    return box


def _show_problem(label: QLabel, sentence: str, boxes: Sequence[QSpinBox]) -> None:
    label.setText(sentence)
    label.setVisible(bool(sentence))
    for box in boxes:
        box.setAccessibleDescription(sentence)
        if bool(box.property("invalid")) != bool(sentence):
            box.setProperty("invalid", bool(sentence))
            repolish(box)
