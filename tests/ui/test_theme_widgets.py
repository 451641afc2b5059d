"""The shared widgets: keys, texts, names for screen readers, room for words."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QRect, Qt, QTranslator
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.theme.theme import theme
from ui.widgets.buttons import ConfirmButton, IconButton, SegmentedChoice, set_kind
from ui.widgets.flow import FlowLayout
from ui.widgets.labels import ElidedLabel, EmblemLabel, FittedHeading, NumberBadge
from ui.widgets.layouts import Column, Grid, Row
from ui.widgets.message import MessageStrip
from ui.widgets.stepper import Stepper
from ui.widgets.surfaces import Card, Desk, Sheet

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints", extend=True)


@pytest.fixture(autouse=True)
def _look(qapp: QApplication) -> Iterator[None]:
    sheet, font, colours, style = qapp.styleSheet(), qapp.font(), qapp.palette(), qapp.style().name()
    theme().apply(qapp)
    yield
    theme().set_scale(1.0)
    theme().set_choice("system")
    qapp.setStyleSheet(sheet)
    qapp.setFont(font)
    qapp.setPalette(colours)
    qapp.setStyle(style)


def shown(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.addWidget(widget)
    widget.show()


class Foreign(QTranslator):
    """Turns every text round, so that what is not translated shows."""

    def translate(self, context: str, text: str, note: str | None = None, count: int = -1) -> str:
        return text[::-1] if context == "Common" else ""

    def isEmpty(self) -> bool:
        return False


def asked(qtbot: QtBot) -> tuple[ConfirmButton, list[bool]]:
    button = ConfirmButton("Draw", "Draw: no way back?")
    fired: list[bool] = []
    button.confirmed.connect(lambda: fired.append(True))
    shown(qtbot, button)
    return button, fired


def test_the_first_click_asks_and_the_second_acts(qtbot: QtBot) -> None:
    button, fired = asked(qtbot)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (button.text(), button.is_armed(), fired) == ("Draw: no way back?", True, [])
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (button.text(), button.is_armed(), fired) == ("Draw", False, [True])


def test_a_double_click_only_asks(qtbot: QtBot) -> None:
    button, fired = asked(qtbot)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert fired == []
    assert button.is_armed()


def test_escape_disarms_and_only_then_reaches_the_page(qtbot: QtBot) -> None:
    button, fired = asked(qtbot)
    button.click()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(button, event)
    assert event.isAccepted()
    assert not button.is_armed()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    button.keyPressEvent(event)
    assert not event.isAccepted()
    assert fired == []


@pytest.mark.parametrize("event", [QEvent(QEvent.Type.Leave), QFocusEvent(QEvent.Type.FocusOut)])
def test_leaving_disarms(qtbot: QtBot, event: QEvent) -> None:
    button, fired = asked(qtbot)
    button.click()
    QApplication.sendEvent(button, event)
    assert not button.is_armed()
    button.click()
    assert fired == []


def test_time_disarms(qtbot: QtBot) -> None:
    button, fired = asked(qtbot)
    button._timer.setInterval(10)
    button.click()
    qtbot.waitUntil(lambda: not button.is_armed())
    assert button.text() == "Draw"
    assert fired == []


def test_asking_can_be_turned_off(qtbot: QtBot) -> None:
    button, fired = asked(qtbot)
    button.set_asking(False)
    button.click()
    button.click()
    assert fired == [True, True]


def test_asking_moves_nothing(qtbot: QtBot) -> None:
    button, _ = asked(qtbot)
    before = button.sizeHint()
    button.click()
    assert button.sizeHint() == before
    button.set_texts("Ziehen", "Ziehen: kein Zurück?")
    assert button.text() == "Ziehen: kein Zurück?"


def test_the_stepper_stays_in_its_range(qtbot: QtBot) -> None:
    stepper = Stepper(0, 3, 2, "Pounds")
    values: list[int] = []
    stepper.value_changed.connect(values.append)
    shown(qtbot, stepper)
    for _ in range(3):
        qtbot.mouseClick(stepper._more, Qt.MouseButton.LeftButton)
    assert stepper.value() == 3
    assert not stepper._more.isEnabled()
    qtbot.keyClick(stepper._number, Qt.Key.Key_Down)
    assert values == [3, 2]
    stepper.set_range(0, 1)
    assert stepper.value() == 1
    assert stepper._number.accessibleName() == "Pounds"


@pytest.mark.parametrize("scale", [1.0, 3.0])
def test_the_steppers_number_has_room(qtbot: QtBot, scale: float) -> None:
    theme().set_scale(scale)
    stepper = Stepper(0, 100, 100)
    shown(qtbot, stepper)
    editor = stepper._number.lineEdit()
    assert editor.width() > editor.fontMetrics().horizontalAdvance("100")


def test_the_stepper_speaks_the_new_language(qtbot: QtBot, qapp: QApplication) -> None:
    stepper = Stepper(0, 3, 2)
    strip = MessageStrip()
    shown(qtbot, stepper)
    shown(qtbot, strip)
    foreign = Foreign()
    qapp.installTranslator(foreign)
    try:
        qapp.processEvents()
        assert stepper._less.toolTip() == "sseL"
        assert strip._close.accessibleName() == "egassem siht esolC"
    finally:
        qapp.removeTranslator(foreign)
        qapp.processEvents()
    assert stepper._less.toolTip() == "Less"


def test_a_choice_is_exclusive_and_silent_when_set(qtbot: QtBot) -> None:
    choice = SegmentedChoice((("normal", "Normal"), ("fast", "Fast"), ("off", "Off")), "Speed")
    reported: list[str] = []
    choice.chosen.connect(reported.append)
    shown(qtbot, choice)
    assert choice.choice() == "normal"
    choice.set_choice("off")
    assert (choice.choice(), reported) == ("off", [])
    choice.button("fast").click()
    assert (choice.choice(), reported) == ("fast", ["fast"])
    choice.set_texts({"fast": "Schnell"})
    assert choice.button("fast").text() == "Schnell"
    with pytest.raises(KeyError):
        choice.set_choice("slow")


def test_arrow_keys_move_and_report_the_choice(qtbot: QtBot) -> None:
    choice = SegmentedChoice((("a", "A"), ("b", "B")))
    reported: list[str] = []
    choice.chosen.connect(reported.append)
    shown(qtbot, choice)
    choice.activateWindow()
    qtbot.waitUntil(choice.isActiveWindow)
    choice.button("a").setFocus()
    qtbot.keyClick(choice.button("a"), Qt.Key.Key_Right)
    assert choice.choice() == "b"
    assert reported == ["b"]


def test_the_tab_key_comes_to_the_chosen_button_and_arrows_go_on_from_there(qtbot: QtBot) -> None:
    choice = SegmentedChoice([(key, key.upper()) for key in "abcd"])
    reported: list[str] = []
    choice.chosen.connect(reported.append)
    window = QWidget()
    row = QHBoxLayout(window)
    before, after = QPushButton("before"), QPushButton("after")
    for part in (before, choice, after):
        row.addWidget(part)
    shown(qtbot, window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    choice.set_choice("c")
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is choice.button("c")
    qtbot.keyClick(choice.button("c"), Qt.Key.Key_Right)
    assert (choice.choice(), reported) == ("d", ["d"])
    qtbot.keyClick(choice.button("d"), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is after


def test_a_message_goes_away_and_an_error_stays(qtbot: QtBot) -> None:
    strip = MessageStrip()
    shown(qtbot, strip)
    strip.resize(600, 50)
    height = strip.sizeHint().height()
    strip.show_message("Needs a die higher than 4.", "refused", 10)
    assert strip.accessibleName() == "Needs a die higher than 4."
    assert strip.heightForWidth(600) == height
    qtbot.waitUntil(lambda: strip.text() == "")
    strip.show_message("The record is damaged.", "error")
    assert not strip._timer.isActive()
    with qtbot.waitSignal(strip.closed):
        qtbot.mouseClick(strip._close, Qt.MouseButton.LeftButton)
    assert strip.text() == ""
    with pytest.raises(ValueError, match="loud"):
        strip.show_message("x", "loud")


def test_a_message_shows_markup_as_written(qtbot: QtBot) -> None:
    strip = MessageStrip()
    shown(qtbot, strip)
    strip.show_message("<b>Ann</b> pays")
    assert strip._words.textFormat() == Qt.TextFormat.PlainText


def test_a_name_is_elided_with_a_tool_tip(qtbot: QtBot) -> None:
    label = ElidedLabel("Henry Morton Stanley of the New York Herald")
    shown(qtbot, label)
    label.resize(60, 20)
    assert label.is_elided()
    assert label.toolTip() == label.text() == label.accessibleName()
    label.resize(label.sizeHint())
    assert not label.is_elided()
    assert label.toolTip() == ""


def test_a_heading_shows_its_last_word_in_little_room(qtbot: QtBot) -> None:
    heading = FittedHeading()
    shown(qtbot, heading)
    pictures = []
    for last in ("tents", "coins"):
        heading.setText(f"Anna: choose what you do, and then take your {last}")
        whole = heading.sizeHint()
        heading.resize(whole.width() * 3 // 4, whole.height())
        pictures.append(heading.grab().toImage())
    assert pictures[0] != pictures[1]


def test_a_badge_has_a_steady_width_and_a_spoken_number(qtbot: QtBot) -> None:
    badge = NumberBadge("points", digits=3)
    shown(qtbot, badge)
    width = badge.sizeHint().width()
    badge.set_number(188)
    assert badge.sizeHint().width() == width
    assert badge.accessibleName() == "points 188"
    badge.set_number(-1234567)
    assert badge.sizeHint().width() > width
    badge.set_number(None)
    assert badge.number() is None
    badge.set_seat("amber")
    badge.grab()


def test_a_badge_writes_the_languages_digits(qtbot: QtBot) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    try:
        badge = NumberBadge()
        qtbot.addWidget(badge)
        badge.set_number(1234)
        assert badge.accessibleName() == "1.234"
    finally:
        QLocale.setDefault(before)


def test_widgets_grow_with_the_scale(qtbot: QtBot) -> None:
    emblem, button, name = EmblemLabel("sky", "Ann"), IconButton("undo", "Undo"), ElidedLabel("Ann")
    parts = (emblem, button, name)
    holder = QWidget()
    row = Row(holder, gap=4, margins=(1, 2, 3, 4))
    for part in parts:
        row.addWidget(part)
    shown(qtbot, holder)
    small = [part.sizeHint() for part in parts]
    theme().set_scale(3.0)
    for part, before in zip(parts, small, strict=True):
        assert part.sizeHint().width() > 2 * before.width()
    margins = row.contentsMargins()
    assert (row.spacing(), margins.left(), margins.top(), margins.right(), margins.bottom()) == (
        12,
        3,
        6,
        9,
        12,
    )


@pytest.mark.parametrize("kind", [Row, Column, Grid])
def test_layouts_that_are_gone_are_forgotten(qtbot: QtBot, qapp: QApplication, kind: type[Row]) -> None:
    holder = QWidget()
    kind(holder)
    holder.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    theme().set_scale(2.0)


def test_a_flow_goes_on_in_the_next_line(qtbot: QtBot) -> None:
    holder = QWidget()
    flow = FlowLayout(holder)
    labels = []
    for _ in range(4):
        label = QLabel()
        label.setFixedSize(100, 20)
        flow.addWidget(label)
        labels.append(label)
    gap = flow.spacing()
    shown(qtbot, holder)
    flow.setGeometry(QRect(0, 0, 200 + gap, 500))
    assert [label.pos() for label in labels] == [
        QPoint(0, 0),
        QPoint(100 + gap, 0),
        QPoint(0, 20 + gap),
        QPoint(100 + gap, 20 + gap),
    ]
    assert flow.heightForWidth(400 + 3 * gap) == 20
    assert flow.heightForWidth(100) == 80 + 3 * gap
    assert flow.itemAt(4) is None
    assert flow.takeAt(9) is None
    flow.takeAt(0)
    assert flow.count() == 3


def test_a_card_names_itself(qtbot: QtBot) -> None:
    card = Card("Players")
    shown(qtbot, card)
    assert card.accessibleName() == card.title() == "Players"
    card.set_title("")
    assert not card._title.isVisible()


@pytest.mark.parametrize("choice", ["paper", "lantern"])
def test_desk_and_sheet_are_in_the_themes_colour(qtbot: QtBot, choice: str) -> None:
    theme().set_choice(choice)
    desk, sheet = Desk(chart=True), Sheet()
    for widget, colour in ((desk, theme().palette.desk), (sheet, theme().palette.paper)):
        widget.resize(200, 120)
        shown(qtbot, widget)
        picture = widget.grab().toImage()
        middle = [picture.pixelColor(x, 60).lightness() for x in range(50, 150)]
        assert abs(sum(middle) / len(middle) - colour.lightness()) < 12


@pytest.mark.parametrize("choice", ["paper", "lantern"])
def test_kinds_of_buttons_look_different(qtbot: QtBot, choice: str) -> None:
    theme().set_choice(choice)
    pictures = []
    for kind in ("", "primary", "quiet", "danger"):
        button = QPushButton("Go")
        set_kind(button, kind)
        shown(qtbot, button)
        pictures.append(button.grab().toImage())
    for number, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[number + 1 :])
