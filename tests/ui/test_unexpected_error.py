"""The dialog about an unexpected error."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget

from ui.dialogs.error_reporter import QUIET_SECONDS, ErrorReporter
from ui.dialogs.unexpected_error import UnexpectedErrorDialog

# The test platform has no window manager to tell sizes to.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)

LOG = Path("logs of Zoë", "incognita.log").absolute()


@pytest.fixture
def time():
    return [0.0]


@pytest.fixture
def reporter(qtbot, time):
    reporter = ErrorReporter(lambda: time[0])
    yield reporter
    if reporter.dialog is not None:
        reporter.dialog.reject()


def shown(qtbot, reporter):
    qtbot.waitUntil(lambda: reporter.dialog is not None)
    return reporter.dialog


def text_of(dialog):
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisibleTo(dialog))


def button(dialog, text):
    return next(button for button in dialog.findChildren(QPushButton) if button.text() == text)


def test_it_says_that_the_game_is_safe_and_where_the_log_is(qtbot):
    dialog = UnexpectedErrorDialog("Traceback\nKeyError: 'boat'", LOG)
    qtbot.addWidget(dialog)
    assert "Your game is safe" in text_of(dialog)
    assert str(LOG) in text_of(dialog)
    assert "more error" not in text_of(dialog)
    assert dialog.findChild(QPlainTextEdit).toPlainText() == "Traceback\nKeyError: 'boat'"
    assert button(dialog, "Go on").isDefault()


def test_the_details_can_be_copied_and_the_folder_opened(qtbot, monkeypatch):
    dialog = UnexpectedErrorDialog("KeyError: 'boat'", LOG)
    qtbot.addWidget(dialog)
    button(dialog, "Copy details").click()
    assert QGuiApplication.clipboard().text() == "KeyError: 'boat'"
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    button(dialog, "Open log folder").click()
    assert opened == [QUrl.fromLocalFile(str(LOG.parent))]


def test_without_a_log_no_folder_is_offered(qtbot):
    dialog = UnexpectedErrorDialog("KeyError: 'boat'", None)
    qtbot.addWidget(dialog)
    assert {button.text() for button in dialog.findChildren(QPushButton)} == {"Copy details", "Go on"}
    assert "log" not in text_of(dialog)


def test_further_errors_go_into_the_open_dialog(qtbot, reporter):
    reporter.report("first", LOG)
    dialog = shown(qtbot, reporter)
    for error in ["second", *["third"] * 30]:
        reporter.report(error, LOG)
    qtbot.waitUntil(lambda: "31 more" in text_of(dialog))
    assert reporter.dialog is dialog
    assert dialog.details == "first\n\nsecond\n\nthird"


def test_details_do_not_grow_for_ever(qtbot):
    dialog = UnexpectedErrorDialog("0", LOG)
    qtbot.addWidget(dialog)
    for number in range(1, 100):
        dialog.add(str(number))
    assert dialog.details.split() == [str(number) for number in range(20)]


def test_the_same_error_waits_before_it_is_shown_again(qtbot, reporter, time):
    reporter.report("first", LOG)
    shown(qtbot, reporter).accept()
    assert reporter.dialog is None
    reporter.report("first", LOG)
    qtbot.wait(1)
    assert reporter.dialog is None
    reporter.report("other", LOG)
    shown(qtbot, reporter).accept()
    time[0] = QUIET_SECONDS + 1
    reporter.report("first", LOG)
    assert shown(qtbot, reporter).details == "first"


def test_errors_of_other_threads_are_shown_by_the_windows_thread(qtbot, reporter):
    thread = threading.Thread(target=reporter.report, args=("from far away", LOG))
    thread.start()
    thread.join()
    dialog = shown(qtbot, reporter)
    assert dialog.thread() is reporter.thread()
    assert dialog.details == "from far away"


def test_a_window_that_takes_the_dialog_with_it(qtbot, reporter, monkeypatch):
    window = QWidget()
    monkeypatch.setattr("ui.dialogs.error_reporter.QApplication.activeWindow", lambda: window)
    reporter.report("first", LOG)
    shown(qtbot, reporter)
    window.deleteLater()
    qtbot.waitUntil(lambda: reporter.dialog is None)
    monkeypatch.undo()
    reporter.report("second", LOG)
    assert shown(qtbot, reporter).details == "second"
