"""What this program is, and whose work it stands on: a page to read, and one with every licence in full."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.context import Facts, UiContext
from ui.licences import Licences
from ui.pages.page import Page, SidePage
from ui.pages.reading import Reader
from ui.texts import fill
from ui.widgets.buttons import SegmentedChoice

translate = QCoreApplication.translate

QT_SOURCES = "https://download.qt.io/official_releases/"

PROGRAM = "program"
LICENCES = "licences"


class AboutPage(SidePage):
    """Version, where the games are kept, and, behind the second choice, the licences."""

    def __init__(self, context: UiContext, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(context, 900, parent)
        self._facts = facts
        self.choice = SegmentedChoice([(PROGRAM, ""), (LICENCES, "")])
        self.choice.chosen.connect(self.show_part)
        self.reader = Reader(context)
        self.licences: LicencesPart | None = None
        self.parts = QStackedWidget()
        self.parts.addWidget(self.reader)
        self.column.addWidget(self.choice)
        self.column.addWidget(self.parts, 1)
        self.retranslate()
        self.restyle()

    def show_part(self, part: str) -> None:
        """Show `PROGRAM` or `LICENCES`; the licences are read when they are first looked at."""
        self.choice.set_choice(part)
        if part == PROGRAM:
            self.parts.setCurrentWidget(self.reader)
            return
        if self.licences is None:
            self.licences = LicencesPart(self.context, self._facts.licences())
            self.parts.addWidget(self.licences)
        self.parts.setCurrentWidget(self.licences)

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(translate("About", "About Terra Incognita"))
        self.choice.set_texts(
            {PROGRAM: translate("About", "The program"), LICENCES: translate("About", "Licences")}
        )
        self.choice.setAccessibleName(self.title.text())
        self.reader.setAccessibleName(self.title.text())
        self.reader.show_html(self._html())

    def restyle(self) -> None:
        super().restyle()
        self.reader.show_html(self._html())

    def _html(self) -> str:
        paragraphs = [
            fill(translate("About", "Version %1"), self._facts.version),
            translate(
                "About",
                "Board games of exploration on one table, for people who sit around it. All drawings and texts were "
                "made for this program; it holds none of the artwork of the printed games.",
            ),
            translate(
                "About",
                "Free software under the MIT licence: you may use, copy, change and pass it on, without any warranty.",
            ),
        ]
        if self._facts.folder:
            paragraphs.append(
                fill(
                    translate("About", "Your games are kept in %1. Every move is saved at once."),
                    _escaped(self._facts.folder),
                )
            )
        if self._facts.log_folder:
            paragraphs.append(
                fill(translate("About", "The program's log is kept in %1."), _escaped(self._facts.log_folder))
            )
        paragraphs.append(translate("About", "With thanks to those whose work this program stands on:"))
        thanks = (
            fill(translate("About", "%1 (screens, under the LGPL)"), "Qt, PySide6"),
            fill(translate("About", "%1 (records and figures, under the BSD licence)"), "msgspec"),
            fill(translate("About", "%1 (charts, under the MIT and BSD licences)"), "pyqtgraph, numpy"),
            fill(translate("About", "%1 (folders, under the MIT licence)"), "platformdirs"),
            fill(translate("About", "%1 (progress bars, under the MIT and MPL licences)"), "tqdm"),
            fill(translate("About", "%1 (library of games, in the public domain)"), "SQLite"),
        )
        items = "".join(f"<li>{text}</li>" for text in (*thanks, "Python"))
        return "".join(f"<p>{text}</p>" for text in paragraphs) + f"<ul>{items}</ul>"


class LicencesPart(Page):
    """All parts of the program in a list, and the licence of the chosen one."""

    def __init__(self, context: UiContext, licences: Licences, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._licences = licences
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.addItems(
            [f"{notice.name} {notice.version}\n{notice.licence}" for notice in licences.notices]
        )
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._row = QHBoxLayout()
        self._row.addWidget(self.list)
        self._row.addWidget(self.text, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.note)
        self._column.addLayout(self._row, 1)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        note = translate(
            "About",
            "Qt, PySide6 and Shiboken are used under the LGPL, version 3. You may replace them by versions that you "
            "changed yourself: their libraries are files of their own in %1. Their source code is at %2.",
        )
        if not self._licences.notices:
            note = translate("About", "The texts of the licences were not found; install the program anew.")
        self.note.setText(fill(note, self._licences.library_folder, QT_SOURCES))
        self.list.setAccessibleName(translate("About", "Parts of the program"))
        self.text.setAccessibleName(translate("About", "The text of the licence"))
        for widget in (self.list, self.text):
            widget.setVisible(bool(self._licences.notices))

    def restyle(self) -> None:
        self._column.setSpacing(self.px(10))
        self._row.setSpacing(self.px(10))
        self.list.setFixedWidth(self.px(210))

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._licences.notices):
            self.text.setPlainText(self._licences.notices[row].text)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
