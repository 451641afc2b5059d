"""The log, and errors that nobody expected."""

import logging
import sys
import threading

import pytest

from app import logs


@pytest.fixture
def log(tmp_path):
    root = logging.getLogger()
    level, loud = root.level, logging.raiseExceptions
    yield logs.start_log(tmp_path)
    logs.stop_log()
    root.setLevel(level)
    logging.raiseExceptions = loud


@pytest.fixture
def reports():
    """What was reported; the hooks are put back afterwards."""
    reported = []
    restore = logs.catch_unexpected(lambda text, path: reported.append((text, path)))
    yield reported
    restore()


def raised(error):
    try:
        raise error
    except BaseException:
        return sys.exc_info()


def test_lines_go_to_the_file(log):
    logging.getLogger("app.something").info("Zoë began %s", "\ud800")
    logging.getLogger("app.something").debug("too small")
    text = log.read_text(encoding="utf-8")
    assert "INFO app.something: Zoë began \\ud800" in text
    assert "too small" not in text
    assert logs.log_file() == log


def test_the_log_has_a_limit(log, monkeypatch):
    handler = next(handler for handler in logging.getLogger().handlers if isinstance(handler, logs._LogFile))
    monkeypatch.setattr(handler, "maxBytes", 1000)
    for number in range(300):
        logging.getLogger("x").info("line %d %s", number, "." * 40)
    files = sorted(log.parent.iterdir())
    assert [file.name for file in files] == ["incognita.log", *(f"incognita.log.{n}" for n in range(1, 5))]
    assert all(file.stat().st_size <= 1000 for file in files)
    assert "line 299" in log.read_text()


def test_a_log_that_cannot_rotate_goes_on(log, monkeypatch):
    handler = next(handler for handler in logging.getLogger().handlers if isinstance(handler, logs._LogFile))
    monkeypatch.setattr(handler, "maxBytes", 200)

    def refused(*_):
        raise PermissionError("open in another window")

    monkeypatch.setattr(handler, "rotate", refused)
    for number in range(20):
        logging.getLogger("x").info("line %d", number)
    assert all(f"line {number}\n" in log.read_text() for number in range(20))


def test_a_second_start_moves_the_log(log, tmp_path):
    (tmp_path / "other").mkdir()
    moved = logs.start_log(tmp_path / "other")
    logging.getLogger("x").info("here")
    assert "here" in moved.read_text()
    assert "here" not in log.read_text()


def test_a_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(OSError):
        logs.start_log(tmp_path / "missing")
    assert logs.log_file() is None


def test_an_error_is_logged_and_reported(log, reports):
    sys.excepthook(*raised(RuntimeError("tent lost")))
    ((text, path),) = reports
    assert text.endswith("RuntimeError: tent lost")
    assert "test_logs.py" in text
    assert path == log
    assert text in log.read_text()


def test_without_a_log_it_is_reported_all_the_same(reports):
    sys.excepthook(*raised(RuntimeError("tent lost")))
    assert reports[0][1] is None


def test_an_error_in_a_thread(log, reports):
    def work():
        raise KeyError("boat")

    thread = threading.Thread(target=work, name="reader")
    thread.start()
    thread.join()
    assert "KeyError: 'boat'" in reports[0][0]
    assert "(in thread reader)" in log.read_text()
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join()
    assert len(reports) == 1


def test_an_error_in_a_destructor(log, reports):
    class Fragile:
        def __del__(self):
            raise OSError("broken")

    Fragile()
    assert "OSError: broken" in reports[0][0]
    assert "Fragile.__del__" in log.read_text()


def test_an_error_while_reporting_does_not_report_again(log):
    calls = []

    def report(text, path):
        calls.append(text)
        sys.excepthook(*raised(ValueError("in the dialog")))
        raise TypeError("and out of it")

    restore = logs.catch_unexpected(report)
    try:
        sys.excepthook(*raised(RuntimeError("first")))
        sys.excepthook(*raised(RuntimeError("second")))
    finally:
        restore()
    assert [text.rsplit("\n", 1)[-1] for text in calls] == ["RuntimeError: first", "RuntimeError: second"]
    text = log.read_text()
    for part in ("in the dialog", "and out of it", "could not be shown"):
        assert part in text


def test_an_exception_without_a_text_of_its_own(log, reports):
    class Mute(Exception):
        def __str__(self):
            raise RuntimeError

    sys.excepthook(*raised(Mute()))
    assert "Mute" in reports[0][0]


def test_ending_the_program_is_no_error(monkeypatch):
    former, reported = [], []
    monkeypatch.setattr(sys, "excepthook", lambda *error: former.append(error[0]))
    restore = logs.catch_unexpected(lambda *_: reported.append(1))
    try:
        sys.excepthook(*raised(KeyboardInterrupt()))
    finally:
        restore()
    assert (former, reported) == ([KeyboardInterrupt], [])


def test_the_former_hooks_come_back():
    former = sys.excepthook, threading.excepthook, sys.unraisablehook
    restore = logs.catch_unexpected(lambda *_: None)
    assert sys.excepthook is not former[0]
    restore()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == former


def test_qt_messages_go_to_the_log(log):
    from PySide6.QtCore import qDebug, qWarning

    restore = logs.log_qt_messages()
    try:
        qWarning("the boat leaks")
        qDebug("too small")
    finally:
        restore()
    text = log.read_text()
    assert "WARNING qt: default: the boat leaks" in text
    assert "too small" not in text


def test_the_log_module_does_not_load_qt():
    from tests.app.library_help import exit_code

    code = "import sys, app.logs, app.settings, app.paths, app.library; sys.exit('PySide6' in sys.modules)"
    assert exit_code(code) == 0
