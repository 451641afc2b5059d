"""What all pages have in common: texts set anew when the language changes, sizes when the look does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ui.context import UiContext
from ui.widgets.buttons import IconButton
from ui.widgets.surfaces import Sheet

translate = QCoreApplication.translate


class Page(QWidget):
    """A page. Subclasses build their widgets and then call `retranslate` and `restyle` once."""

    def __init__(self, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        context.theme.changed.connect(self.restyle)

    def retranslate(self) -> None:
        """Set every text anew."""

    def restyle(self) -> None:
        """Set every size that follows `Theme.metrics`, and colours that no style sheet knows."""

    def px(self, size: float) -> int:
        """`size` as measured at 1280 x 720, in pixels of the present scale."""
        return self.context.theme.metrics.px(size)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class SidePage(Page):
    """A page beside the game (settings, rules, ...): a sheet on the desk with the way back and a title."""

    back = Signal()
    keeps_input = False
    """Whether something may be entered here that must not be lost while another side page is read."""

    def __init__(self, context: UiContext, width: float = 760, parent: QWidget | None = None) -> None:
        """`width`: how wide the sheet may become, in pixels at 1280 x 720."""
        super().__init__(context, parent)
        self._width = width
        self.sheet = Sheet()
        self.back_button = IconButton("back", "")
        self.back_button.clicked.connect(self.back)
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.head = QHBoxLayout()
        self.head.addWidget(self.back_button)
        self.head.addWidget(self.title, 1)
        self.column = QVBoxLayout(self.sheet)
        self.column.addLayout(self.head)
        self._outer = QHBoxLayout(self)
        self._outer.addStretch(1)
        self._outer.addWidget(self.sheet, 1000)
        self._outer.addStretch(1)

    def retranslate(self) -> None:
        self.back_button.set_name(translate("Common", "Back"))

    def restyle(self) -> None:
        metrics = self.context.theme.metrics
        self._outer.setContentsMargins(metrics.margin, metrics.padding, metrics.margin, metrics.padding)
        self.column.setSpacing(metrics.padding)
        self.sheet.setMaximumWidth(self.px(self._width))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


class WholeWidth(QScrollArea):
    """A scroll area that is never narrower than what is in it."""

    def minimumSizeHint(self) -> QSize:
        usual, content = super().minimumSizeHint(), self.widget()
        if content is None:
            return usual
        width = content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return usual.expandedTo(QSize(width, 0))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


def scrolling(content: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """`content` in a frameless scroll area (`area`, if it is a special one) that is never wider than its place."""
    area = area or QScrollArea()
    area.setWidget(content)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    # What has the keyboard inside is scrolled into sight; the area itself has no name and no use of its own.
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    content.setAutoFillBackground(False)
    return area
