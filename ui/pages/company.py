"""Computer players at the table page: buttons to hold and step the game, keys and clicks that hurry a move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QWidget

from ui.computers import Computers
from ui.session import Session

translate = QCoreApplication.translate


class Company(QObject):
    """Belongs to `page`, whose `table` it watches for clicks. `buttons` are for the bar."""

    def __init__(self, session: Session, computers: Computers, page: QWidget, table: QWidget) -> None:
        super().__init__(page)
        self._session = session
        self.computers = computers
        self.hurry_action = QAction(page)
        self.hurry_action.setShortcut(Qt.Key.Key_Space)
        self.hurry_action.triggered.connect(computers.hurry)
        page.addAction(self.hurry_action)
        self.pause_action = QAction(page)
        self.pause_action.setShortcut(Qt.Key.Key_F5)
        self.pause_action.setCheckable(True)
        self.pause_action.toggled.connect(computers.pause)
        self.pause_button = QPushButton()
        self.pause_button.setCheckable(True)
        self.pause_button.clicked.connect(self.pause_action.setChecked)
        self.pause_action.toggled.connect(self.pause_button.setChecked)
        self.step_button = QPushButton()
        self.step_button.clicked.connect(computers.hurry)
        self.buttons = (self.pause_button, self.step_button)
        if computers.only_computers:
            page.addAction(self.pause_action)
        else:
            # With people at the table the game waits for them anyway.
            for button in self.buttons:
                button.hide()
        computers.changed.connect(self.refresh)
        session.changed.connect(self.refresh)
        # What no control takes comes to the table itself, except from what scrolls.
        for part in (table, *(area.viewport() for area in table.findChildren(QAbstractScrollArea))):
            part.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.pause_button.setText(translate("Table", "Pause"))
        self.pause_button.setToolTip(translate("Table", "Hold the game (F5)"))
        self.step_button.setText(translate("Table", "Next move"))
        self.step_button.setToolTip(translate("Table", "Play the next move at once (Space)"))
        self.refresh()

    def refresh(self) -> None:
        """Let the keys be those of the table while no computer player has the turn."""
        due = self.computers.due() is not None
        self.hurry_action.setEnabled(due)
        for button in self.buttons:
            button.setEnabled(due)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the table hurries the computer player who has the turn, and is what it is besides."""
        if event.type() == QEvent.Type.MouseButtonPress and self.computers.due() is not None:
            self.computers.hurry()
        return False
