"""The final scoring: the story card by card, the score sheet, the best order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.contract import Event
from engine.faraway.best_order import best_order
from engine.faraway.events import GameWon, JourneyScored
from tests.engine.faraway.scene import Scene
from tests.ui.faraway.tables import box, new_match, new_session, seats_of
from ui.context import UiContext
from ui.demo import play_on
from ui.faraway.game_ui import FarawayUi
from ui.faraway.scoring.page import ScoringPage
from ui.faraway.scoring.reckoning import reckon, reckon_region
from ui.faraway.scoring.running import RunningSheet
from ui.faraway.scoring.sheet import sheet_lines
from ui.faraway.scoring.story import Step, final_scoring
from ui.preferences import Preferences
from ui.session import Session
from ui.theme.theme import Theme

# "annex 3" of the published scores.
REGIONS = (12, 20, 13, 18, 44, 24, 39, 4)
SANCTUARIES = (38, 1, 6, 16)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


def scored(seat: int, regions: tuple[int, ...], sanctuaries: tuple[int, ...]) -> JourneyScored:
    score = box().scorer.score_journey(regions, sanctuaries)
    return JourneyScored(seat, regions, score.per_region, sanctuaries, score.per_sanctuary, score.total)


def events() -> list[Event]:
    other = (68, 67, 66, 65, 64, 62, 60, 58)
    return [scored(0, REGIONS, SANCTUARIES), scored(1, other, ()), GameWon(0, 45, (), None)]


def finished(players: int, seed: int = 1) -> Session:
    match = new_match(players, seed=seed)
    number = 0

    def below(n: int) -> int:
        nonlocal number
        number += 1
        return (number * 7919 + seed) % n

    play_on(match, 10_000, below)
    session = Session(match, FarawayUi(lambda: box().figures))
    session.begin()
    return session


def open_page(
    qtbot: QtBot, players: int = 3, speed: str = "off", size: tuple[int, int] = (1240, 600)
) -> ScoringPage:
    theme = Theme()
    theme.set_choice("paper")
    theme.set_speed(speed)
    page = ScoringPage(finished(players), UiContext(theme, Preferences()), box())
    # Without a layout: the offscreen platform warns about windows with size hints.
    window = QWidget()
    window.resize(*size)
    page.setParent(window)
    page.resize(*size)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    # The window goes when nobody holds it any more.
    setattr(page, "kept", window)  # noqa: B010
    return page


def test_the_story_goes_from_the_last_region_to_the_first() -> None:
    final = final_scoring(events())
    assert [step.kind for step in final.steps] == ["start", *["region"] * 8, *["sanctuary"] * 4, "end"]
    assert [step.place for step in final.steps if step.kind == "region"] == [7, 6, 5, 4, 3, 2, 1, 0]
    totals = [final.total(0, step) for step in final.steps]
    # Card by card as published: 0 0 0 6 10 6 6 0 from the right, then 8 3 3 3.
    assert totals == [0, 0, 0, 0, 6, 16, 22, 28, 28, 36, 39, 42, 45, 45]
    assert {final.total(1, step) for step in final.steps} == {0}


def test_no_story_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        final_scoring(events()[:1])


def test_how_fame_comes_about() -> None:
    cards = box()
    assert reckon_region(cards, REGIONS, SANCTUARIES, 4, 6).text == "3 × 2 = 6 fame"
    flat = reckon_region(cards, (32, 2), (), 0, 7)
    assert (flat.text, flat.counted, flat.needed) == ("7 fame", frozenset(), frozenset({("stone", "")}))
    lacking = reckon_region(cards, (2, 32), (), 1, 0)
    assert (lacking.text, lacking.fame) == ("Lacks: 2 uddu stone(s)", 0)
    assert reckon(cards.region(1), 0).text == "No quest"
    night = reckon(cards.sanctuary(37), 2)
    assert (night.text, night.counted) == ("2 × 1 = 2 fame", frozenset({("night", "")}))


def test_next_back_and_all_at_once(qtbot: QtBot) -> None:
    page = open_page(qtbot)
    assert page.step == Step("start")
    assert all(card.card is None for band in page.bands for card in band.regions.cards)
    assert [band.total for band in page.bands] == [0, 0, 0]
    qtbot.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
    assert page.step == Step("region", 7)
    for seat, band in enumerate(page.bands):
        turned = [card.card is not None for card in band.regions.cards]
        assert turned == [False] * 7 + [True]
        assert band.total == page.final.journeys[seat].region_fame[7]
        assert band.scoring == (band.regions, 7)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.step == Step("region", 6)
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.step == Step("region", 7)
    qtbot.mouseClick(page.journeys, Qt.MouseButton.LeftButton, pos=page.journeys.rect().bottomRight())
    assert page.step == Step("region", 6)
    qtbot.mouseClick(page.all_button, Qt.MouseButton.LeftButton)
    assert page.told
    assert [band.total for band in page.bands] == [journey.total for journey in page.final.journeys]
    assert [band.rank for band in page.bands].count(1) == 1
    winner = page.final.won.seat
    assert page.bands[winner].rank == 1
    assert page.caption.text().startswith(page._seats[winner].name)
    assert not page.all_button.isEnabled()


def test_the_way_to_the_sheet_and_the_best_order(qtbot: QtBot) -> None:
    page = open_page(qtbot)
    page.tell_all()
    qtbot.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
    assert page.sheet.isVisible()
    by_name = {(link, button.parentWidget()): button for button, link in page._links}
    qtbot.mouseClick(by_name["best", page._sheet_page], Qt.MouseButton.LeftButton)
    assert page.best_page.isVisible()
    qtbot.mouseClick(by_name["sheet", page._best_frame], Qt.MouseButton.LeftButton)
    assert page.sheet.isVisible()
    qtbot.mouseClick(by_name["story", page._sheet_page], Qt.MouseButton.LeftButton)
    assert page.journeys.isVisible()


def test_the_sheet_shows_every_card(qtbot: QtBot) -> None:
    final = final_scoring(events())
    best = best_order(box().scorer, REGIONS, SANCTUARIES)
    lines = sheet_lines(final.journeys, [best.total, 0])
    assert len(lines) == 8 + 4 + 2
    assert [line.cells[0].fame for line in lines] == [0, 6, 6, 10, 6, 0, 0, 0, 8, 3, 3, 3, 45, best.total]
    assert [line.cells[0].card for line in lines[:8]] == list(REGIONS)
    assert lines[8].cells[1].fame is None
    page = open_page(qtbot, 2)
    page.sheet_model.show_lines(lines)
    model = page.sheet_model
    texts = [model.data(model.index(row, 0)) for row in range(model.rowCount())]
    assert texts[0] == "\N{EN DASH}", "region 12 has no quest"
    assert texts[7] == "\N{EN DASH}"
    assert texts[1:3] == ["6", "6"]
    assert model.data(model.index(8, 1)) == ""
    assert "Region 20: River" in model.data(model.index(1, 0), Qt.ItemDataRole.AccessibleTextRole)
    qtbot.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
    page.show_sheet()
    qtbot.mouseClick(page.copy_button, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "\tAnna\tBen"
    assert copied[2] == "Region of round 2\t20: 6\t67: 0"
    assert copied[13].startswith("Fame\t45\t0")


def test_the_best_order_of_each_player(qtbot: QtBot) -> None:
    page = open_page(qtbot)
    page.show_best()
    best = page.best_page
    for seat, who in enumerate(seats_of(3)):
        qtbot.mouseClick(best.choice.button(str(seat)), Qt.MouseButton.LeftButton)
        journey = page.final.journeys[seat]
        found = best_order(box().scorer, journey.regions, journey.sanctuaries)
        assert best.seat == seat
        assert best.played.total == journey.total
        assert best.ordered.total == found.total >= journey.total
        assert [card.number for card in best.ordered.regions.cards] == list(found.regions)
        assert who.name in best.words.text()


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("size", [(1240, 600), (3800, 1980)])
def test_all_journeys_fit(qtbot: QtBot, players: int, size: tuple[int, int]) -> None:
    page = open_page(qtbot, players, size=size)
    page.tell_all()
    for band in page.bands:
        assert page.journeys.rect().contains(band.geometry())
        for row in (band.regions, band.sanctuaries):
            assert band.rect().contains(row.geometry())
            for button in row.shown:
                assert row.rect().contains(button.geometry())
        widths = {button.card_rect().width() for button in band.regions.shown}
        assert min(widths) >= 44
    assert len({band.regions.shown[0].width() for band in page.bands}) == 1
    for step in range(len(page.final.steps)):
        page._go_to(step)
        assert not page.grab().isNull()


def test_cards_turn_and_a_click_hurries_them(qtbot: QtBot) -> None:
    page = open_page(qtbot, speed="normal")
    page.go_on()
    assert len(page.flights.flights) == 3
    assert page.bands[0].regions.buttons[7].veiled
    page.go_on()
    assert not page.bands[0].regions.buttons[7].veiled
    assert page.bands[0].regions.buttons[6].veiled
    qtbot.waitUntil(lambda: not page.flights.moving, timeout=2000)


def test_a_turned_card_can_be_enlarged(qtbot: QtBot) -> None:
    page = open_page(qtbot)
    page.tell_all()
    qtbot.mouseClick(page.bands[2].regions.shown[7], Qt.MouseButton.LeftButton)
    assert page.closeup.isVisible()
    assert page.rect().contains(page.closeup.geometry())
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.closeup.isVisible()


def test_the_sheet_while_the_game_goes_on(qtbot: QtBot) -> None:
    session = new_session(2, Scene(2, A=(5, 32, 2), B=(30, 31, 1)).kept(A=(5,)).begin())
    theme = Theme()
    sheet = RunningSheet(session, UiContext(theme, Preferences()), box())
    qtbot.addWidget(sheet)
    sheet.resize(900, 500)
    lines = sheet.model.lines
    assert [line.cells[0].fame for line in lines] == [2, 7, 0, *[None] * 5, 0, 9]
    assert sheet.model.text().splitlines()[1] == "Region of round 1\t5: 2\t30: 4"
    assert not sheet.grab().isNull()
    session.take_seat(0)
    session.play(session.legal_moves()[0])
    assert sheet.model.lines == lines, "a region that lies face down is not on the sheet"
