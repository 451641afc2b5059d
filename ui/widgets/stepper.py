"""A number chosen with minus and plus, or typed."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from ui.theme.theme import theme
from ui.widgets.buttons import IconButton

translate = QCoreApplication.translate


class Stepper(QWidget):
    """Minus, a number, plus. Arrow keys, Page keys, Home and End work while the number has the focus.

    `value_changed` brings every new value from `smallest` to `largest`.
    """

    value_changed = Signal(int)

    def __init__(
        self, smallest: int, largest: int, value: int, name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._less = IconButton("minus", "", quiet=False)
        self._more = IconButton("plus", "", quiet=False)
        self._number = QSpinBox()
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._number.setProperty("stepper", True)
        self._number.setRange(smallest, largest)
        self._number.setValue(value)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme().metrics.px(2))
        for part in (self._less, self._number, self._more):
            row.addWidget(part)
        for button in (self._less, self._more):
            button.setAutoRepeat(True)
            # The number is one stop for the Tab key; arrow keys do what the buttons do.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._less.clicked.connect(self._number.stepDown)
        self._more.clicked.connect(self._number.stepUp)
        self._number.valueChanged.connect(self._on_value)
        self.setFocusProxy(self._number)
        self.set_name(name)
        self._retranslate()
        self._offer()

    def set_name(self, name: str) -> None:
        """Say in `name` (already translated) what is counted."""
        self._number.setAccessibleName(name)
        self.setAccessibleName(name)

    def value(self) -> int:
        """The number chosen."""
        return self._number.value()

    def set_value(self, value: int) -> None:
        """Choose `value`, brought into the range."""
        self._number.setValue(value)

    def set_range(self, smallest: int, largest: int) -> None:
        """Allow the numbers from `smallest` to `largest`."""
        self._number.setRange(smallest, largest)
        self._offer()

    def _on_value(self, value: int) -> None:
        self._offer()
        self.value_changed.emit(value)

    def _offer(self) -> None:
        self._less.setEnabled(self._number.value() > self._number.minimum())
        self._more.setEnabled(self._number.value() < self._number.maximum())

    def _retranslate(self) -> None:
        self._less.set_name(translate("Common", "Less"))
        self._more.set_name(translate("Common", "More"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
