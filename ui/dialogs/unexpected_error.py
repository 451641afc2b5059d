"""Tells that something unexpected went wrong, that the game is safe, and where the log is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

translate = QCoreApplication.translate

DETAILS_LIMIT = 20
"""So many different errors go into the details of one dialog."""


class UnexpectedErrorDialog(QDialog):
    """One dialog for one error and all that follow while it is open."""

    def __init__(self, error_text: str, log_path: Path | None, parent: QWidget | None = None) -> None:
        """`error_text` is the traceback, `log_path` the log file that holds it (None: there is none)."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._texts = [error_text]
        self._further = 0
        self._log_path = log_path
        self._message = QLabel()
        self._message.setWordWrap(True)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._more = QLabel()
        self._more.hide()
        self._details = QPlainTextEdit(error_text)
        self._details.setReadOnly(True)
        self._details.setTabChangesFocus(True)
        self._details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._copy = QPushButton()
        self._copy.clicked.connect(self._copy_details)
        self._open_folder = QPushButton()
        self._open_folder.clicked.connect(self._show_folder)
        self._close = QPushButton()
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        buttons = QDialogButtonBox()
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        if log_path is not None:
            buttons.addButton(self._open_folder, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.AcceptRole)
        layout = QVBoxLayout(self)
        for widget in (self._message, self._details, self._more, buttons):
            layout.addWidget(widget)
        self._retranslate()
        self.resize(max(640, self.sizeHint().width()), 420)
        self._close.setFocus()

    @property
    def details(self) -> str:
        """All errors of this dialog, as they are copied."""
        return "\n\n".join(self._texts)

    def add(self, error_text: str) -> None:
        """Take in a further error instead of opening a second dialog; one that is there already only counts."""
        self._further += 1
        if error_text not in self._texts and len(self._texts) < DETAILS_LIMIT:
            self._texts.append(error_text)
            self._details.setPlainText(self.details)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language of the program."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("ErrorDialog", "Something unexpected happened"))
        parts = [
            translate(
                "ErrorDialog",
                "The program has made a mistake. Your game is safe: every move that was shown as done is saved. "
                "You can go on playing; if something looks wrong, close the program and resume the game.",
            )
        ]
        if self._log_path is not None:
            where = translate("ErrorDialog", "What happened is written in the log: %1")
            parts.append(where.replace("%1", str(self._log_path)))
        self._message.setText("\n\n".join(parts))
        self._more.setText(translate("ErrorDialog", "%n more error(s) since then.", "", self._further))
        self._more.setVisible(self._further > 0)
        self._details.setAccessibleName(translate("ErrorDialog", "Details"))
        self._copy.setText(translate("ErrorDialog", "Copy details"))
        self._open_folder.setText(translate("ErrorDialog", "Open log folder"))
        self._close.setText(translate("ErrorDialog", "Go on"))

    def _copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self.details)

    def _show_folder(self) -> None:
        if self._log_path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log_path.parent)))
