"""What stands where, what is hidden, and the table in other languages, colours and sizes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRect, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import i18n
from engine.livingstone.moves import CARDS, MARKET
from tests.engine.livingstone.scene import Scene
from tests.i18n.sources import read_messages
from tests.ui.livingstone.tables import OpenTable, open_table
from ui.livingstone import table_keys
from ui.theme.metrics import scale_for_size


class Shout(QTranslator):
    """A language that only knows capitals."""

    def translate(
        self, context: str | bytes, source: str | bytes, note: str | bytes | None = None, number: int = -1
    ) -> str:
        text = source if isinstance(source, str) else source.decode()
        return text.upper().replace("%N", str(number))

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def shouting() -> Iterator[Shout]:
    translator = Shout()
    yield translator
    QApplication.removeTranslator(translator)


def full(scene: Scene) -> Scene:
    names = [name for card, name in enumerate(CARDS) if card != len(CARDS) - 1]
    return scene.column(5).money(*[12] * scene.position.seats).gems("A", 4, 2, 1).cards("A", *names)


def where(widget: QWidget, table: QWidget) -> QRect:
    return QRect(widget.mapTo(table, widget.rect().topLeft()), widget.size())


def parts(opened: OpenTable) -> dict[str, QWidget]:
    table = opened.table
    return {
        "board": table.board,
        "players": table.players,
        "hint": table.hint,
        "supplies": table.supplies,
        "tray": table.tray,
        "die": table.die,
        "pages": table.pages,
        "things": table.things,
        "hand": table.hand,
    }


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.parametrize("size", [(1280, 676), (1010, 676), (1920, 1036), (3840, 2028)])
def test_everything_fits_and_nothing_overlaps(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    opened = open_table(qtbot, players, scene=full, size=size)
    opened.look(scale=scale_for_size(max(1280, size[0]), size[1] + 44))
    table = opened.table
    assert table.size().toTuple() == size
    assert table.minimumSizeHint().width() <= size[0]
    rects = {name: where(widget, table) for name, widget in parts(opened).items()}
    for name, rect in rects.items():
        assert table.rect().contains(rect), (name, rect)
        for other, second in rects.items():
            assert name == other or not rect.intersects(second), (name, other)
    for plate in table.players.plates:
        assert plate.height() >= plate.minimumSizeHint().height()
        assert table.players.rect().contains(plate.geometry())
    for button in table.hand.shown:
        assert table.hand.rect().contains(button.geometry())
    for page in (table.pages.action_bar, table.pages.donate, table.pages.sell, table.pages.market):
        least = page.minimumSizeHint()
        assert least.width() <= table.pages.width(), type(page).__name__
        assert least.height() <= table.pages.height(), type(page).__name__


def test_what_others_have_in_hand_is_hidden(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 3, scene=lambda scene: scene.money(4, 7, 9).donated(2, 0, 3))
    own, second, _ = opened.table.players.plates
    assert "4 pound(s) in hand" in own.words()
    assert "coins in hand are hidden" in second.words()
    assert "7" not in second.words().split("Ben")[1]
    assert opened.table.things.chest.number == "2"


def test_nobodys_view_shows_backs(qtbot: QtBot) -> None:
    """Between two people the hand lies face down and coins and chest are not told."""
    opened = open_table(qtbot, 3, scene=full)
    opened.session.viewer = None
    opened.table.refresh()
    assert opened.table.hand.shown == []
    assert (opened.table.things.coins.number, opened.table.things.chest.number) == ("?", "?")
    assert not opened.table.hand.grab().isNull()


def test_the_plates_explain_their_signs(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 3, scene=full)
    plate = opened.table.players.plates[0]
    plate.grab()
    tips = {plate.tip(QPointF(x, y)) for x in range(0, plate.width(), 4) for y in range(0, plate.height(), 4)}
    expected = {"11 tent(s) left", "11 card(s) in hand", "started this round", "12 pound(s) in hand"}
    assert expected <= tips


def test_the_supplies_explain_themselves(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 3, scene=lambda scene: scene.pile("market").aside(black_rock=2))
    supplies = opened.table.supplies
    tips = [supplies.tip(QPointF((place + 0.5) * supplies.width() / 4, 5)) for place in range(4)]
    assert tips[0] == "Draw pile: 1 card(s)"
    assert tips[1].startswith("Discards: 26 card(s)\n3 × Free Tent")
    assert tips[2].startswith("In the bag: 58 stone(s)")
    assert tips[3] == "Set aside: 2 stone(s)\n2 black rock(s)"


def test_every_control_has_a_name(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 2, scene=full)
    table = opened.table
    controls = [*table.tray.dice, *table.action_bar.tiles, *table.things.tiles, *table.hand.shown]
    assert len(controls) == 4 + 5 + 4 + 11
    for control in (*controls, table.board, *table.players.plates, table.supplies, table.tray, table.die):
        assert control.accessibleName(), control
    for control in controls:
        assert control.accessibleDescription(), control.accessibleName()


@pytest.mark.parametrize("open_page", ["", "donate", "sell", "market", "spaces"])
def test_another_language_at_once(qtbot: QtBot, shouting: Shout, open_page: str) -> None:
    opened = open_table(qtbot, 2, {"dice": ["roll 2 3 4 5"]}, full)
    opened.take(3)
    table = opened.table
    if open_page == "donate":
        opened.click(table.things.chest)
    elif open_page == "sell":
        opened.click(table.things.gems)
    elif open_page == "market":
        opened.click(opened.card(MARKET))
    elif open_page == "spaces":
        opened.click(table.action_bar.tent)
    page = table.pages.page
    QApplication.installTranslator(shouting)
    QApplication.processEvents()
    assert table.pages.page is page
    assert table.action_bar.coins.title == "TAKE COINS"
    assert table.hint.text() == table.hint.text().upper()
    assert table.hand.buttons[MARKET].accessibleName() == "MARKET"
    assert table.players.plates[0].words().upper() == table.players.plates[0].words().replace("Anna", "ANNA")
    if open_page:
        title = getattr(page, "title").text()  # noqa: B009
        assert title == title.upper()


def test_other_colours_and_sizes_at_once(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 5, scene=full)
    opened.take(opened.table.tray.dice[0].value)
    opened.click(opened.card(MARKET))
    page = opened.table.pages.page
    before = opened.table.grab().toImage()
    opened.look("lantern")
    after = opened.table.grab().toImage()
    assert before != after
    opened.table.resize(2560, 1400)
    opened.look("lantern", 2.0)
    assert opened.table.pages.page is page
    assert opened.table.hand.height() == 2 * 148


def test_every_state_can_be_drawn(qtbot: QtBot) -> None:
    """No face of the table raises while it is painted: all pages, bag, closeup, both themes."""
    opened = open_table(qtbot, 2, {"dice": ["roll 2 3 4 5"]}, full)
    table = opened.table
    for choice in ("paper", "lantern"):
        opened.look(choice)
        table.grab()
    opened.take(3)
    table.grab()
    opened.click(table.action_bar.draw)
    for act in (
        lambda: opened.click(table.things.chest),
        lambda: opened.click(table.things.gems),
        lambda: opened.click(opened.card(MARKET)),
        lambda: table.action_bar.dig_watched.emit(True),
        lambda: table.hand.card_watched.emit(MARKET),
    ):
        act()
        assert not table.grab().isNull()


def test_a_full_hand_shows_names_where_there_is_room_and_pictures_where_not(qtbot: QtBot) -> None:
    roomy = open_table(qtbot, 2, scene=full)
    wide = roomy.table.hand.shown
    assert all(button.strip for button in wide[:-1])
    assert not any(button.small for button in wide)
    tight = open_table(qtbot, 2, scene=full, size=(1010, 676))
    narrow = tight.table.hand.shown
    assert all(button.small for button in narrow)
    for number, button in enumerate(narrow):
        for other in narrow[:number]:
            assert not button.geometry().intersects(other.geometry())


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_letter_stands_for_two_actions(language: str) -> None:
    source = Path(i18n.__file__).with_name(f"app_{language}.ts").read_text(encoding="utf-8")
    letters = {"en": list(table_keys.letters().values())}.get(language) or [
        message.forms[0]
        for message in read_messages(source)
        if message.text.note.startswith("key for: ") and message.text.context == "Livingstone"
    ]
    assert len(letters) == len(table_keys.letters())
    assert len(set(letters)) == len(letters), letters
    assert all(len(letter) == 1 and letter.isalpha() for letter in letters)
