"""Computer players at a session: when they are asked, what they get to know, when their moves are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.contract import Entry
from engine.match import Match
from engine.record import Header, Seat
from tests.ui.fake_thinker import FakeThinker
from tests.ui.small_game import Add, DigOne, SmallGame, SmallOptions
from tests.ui.small_ui import SmallUi
from tests.ui.test_session import Memory
from ui.computers import Computers
from ui.preferences import Choices, Preferences
from ui.session import Session

COLOURS = ("blue", "vermilion", "green")
NAMES = ("Anna", "Ben", "Chloé")


class Table:
    """A session with its computer players and a thinker that the test answers for. A seat is "person" or "@level"."""

    def __init__(
        self,
        *players: str,
        pace: str = "quick",
        memory: Memory | None = None,
        entries: Sequence[Entry] = (),
        **options: Any,
    ):
        seats = tuple(
            Seat(name, colour, player) for name, colour, player in zip(NAMES, COLOURS, players, strict=False)
        )
        header = Header("small", 1, 5, SmallOptions(**options), seats)
        match = Match(SmallGame(), header, memory)
        for entry in entries:
            match.play(entry.actor, entry.move)
        self.session = Session(match, SmallUi(), memory)
        self.thinker = FakeThinker()
        self.computers = Computers(self.session, self.thinker, Preferences(Choices(pace=pace)), self.session)
        self.session.begin()
        self.computers.wake()

    def moves(self) -> list[str]:
        """All decisions so far."""
        return [
            f"{entry.actor} {entry.move.text}" for entry in self.session.match.entries if entry.actor >= 0
        ]


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    pass


def test_a_computer_plays_when_it_has_the_turn_and_knows_its_view_only(qtbot: QtBot) -> None:
    table = Table("person", "@captain")
    assert table.thinker.asked == []
    table.session.play(Add(2))
    (asked,) = table.thinker.asked
    assert asked.question.view == table.session.match.view(1)
    assert asked.question.view.points == (None, 0)
    assert (asked.question.seat, asked.question.level) == (1, "captain")
    assert table.session.awaited is None, "nobody has to come to the screen for a computer"
    asked.answer(Add(1))
    qtbot.waitUntil(lambda: table.moves() == ["0 add 2", "1 add 1"], timeout=5000)
    assert table.session.viewer == 0


def test_a_move_waits_for_the_pace_and_a_click_hurries_it(qtbot: QtBot) -> None:
    table = Table("@scout", "person", pace="slow")
    table.thinker.asked[0].answer(Add(1))
    qtbot.wait(50)
    assert table.moves() == []
    table.computers.hurry()
    qtbot.waitUntil(lambda: table.moves() == ["0 add 1"], timeout=1000)


def test_the_same_moves_give_the_same_seeds(qtbot: QtBot) -> None:
    seeds = []
    for _ in range(2):
        table = Table("@scout", "@scout")
        for number in range(4):
            table.thinker.asked[number].answer(Add(1))
            table.computers.hurry()
            qtbot.waitUntil(lambda: len(table.moves()) == number + 1, timeout=1000)  # noqa: B023
        assert table.session.over
        seeds.append([asked.question.seed for asked in table.thinker.asked])
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 4


def test_choices_made_at_once_are_thought_about_while_people_choose_and_played_after_them(
    qtbot: QtBot,
) -> None:
    table = Table("@scout", "person", "@hiker", together=True)
    assert [asked.question.seat for asked in table.thinker.asked] == [0, 2]
    for asked in list(table.thinker.asked):
        asked.answer(Add(1))
    qtbot.wait(50)
    assert table.moves() == [], "a person is still choosing"
    assert table.session.play(Add(2))
    qtbot.waitUntil(lambda: table.moves() == ["1 add 2", "0 add 1", "2 add 1"], timeout=5000)
    assert [asked.question.seat for asked in table.thinker.asked] == [0, 2, 0, 2]


def test_taking_back_takes_the_question_back_too(qtbot: QtBot) -> None:
    table = Table("person", "@captain")
    table.session.play(Add(2))
    table.session.undo()
    assert table.moves() == []
    assert table.thinker.asked[0].cancelled
    table.session.play(Add(1))
    first, second = table.thinker.asked
    assert first.question.seed == second.question.seed
    second.answer(Add(1))
    qtbot.waitUntil(lambda: len(table.moves()) == 2, timeout=5000)
    assert not table.session.can_undo(), "the computer's move is not for a person to take back"


def test_chance_that_waits_for_people_does_not_wait_for_computers(qtbot: QtBot) -> None:
    table = Table("@scout", "person")
    table.thinker.asked[0].answer(DigOne())
    table.computers.hurry()
    qtbot.waitUntil(lambda: table.session.match.deciders() == (1,), timeout=1000)
    assert table.session.waiting_source() is None
    table.session.play(DigOne())
    assert table.session.waiting_source() == "bag"


def test_a_game_of_computers_can_be_held_and_stepped(qtbot: QtBot) -> None:
    table = Table("@scout", "@hiker")
    assert table.computers.only_computers
    assert table.session.viewer is None
    table.computers.pause(True)
    table.thinker.asked[0].answer(Add(1))
    qtbot.wait(300)
    assert table.moves() == []
    table.computers.hurry()
    qtbot.waitUntil(lambda: table.moves() == ["0 add 1"], timeout=1000)
    table.thinker.asked[1].answer(Add(2))
    qtbot.wait(300)
    assert table.moves() == ["0 add 1"]
    table.computers.pause(False)
    qtbot.waitUntil(lambda: len(table.moves()) == 2, timeout=5000)


def test_nobody_thinks_or_plays_while_the_table_is_covered(qtbot: QtBot) -> None:
    table = Table("@scout", "person")
    first = table.thinker.asked[0]
    table.computers.sleep()
    assert first.cancelled
    first.answer(Add(1))
    qtbot.wait(300)
    assert table.moves() == []
    table.computers.wake()
    assert table.thinker.asked[1].question == first.question


def test_others_who_choose_at_once_make_no_difference_not_even_after_a_pause(qtbot: QtBot) -> None:
    table = Table("person", "@scout", "@hiker", together=True)
    asked = [found.question for found in table.thinker.asked]
    table.session.play(Add(2))
    table.computers.sleep()
    table.computers.wake()
    again = [found.question for found in table.thinker.asked[2:]]
    assert again == asked
    assert again[0].view != table.session.match.view(1)
    resumed = Table("person", "@scout", "@hiker", together=True, entries=table.session.match.entries)
    assert [found.question for found in resumed.thinker.asked] == asked


def test_where_no_process_can_think_the_light_rule_plays(qtbot: QtBot) -> None:
    table = Table("@scout", "person", pace="slow")
    table.thinker.light = Add(1)
    with qtbot.waitSignal(table.computers.helped, timeout=1000):
        table.thinker.asked[0].listener.failed()
    assert table.computers.light
    assert not table.computers.stuck
    # Asked again before the move is played: a better one may come after all.
    table.computers.try_again()
    assert not table.computers.light
    table.thinker.asked[1].listener.failed()
    table.computers.hurry()
    qtbot.waitUntil(lambda: table.moves() == ["0 add 1"], timeout=1000)
    table.session.play(Add(2))
    table.thinker.asked[2].answer(Add(2))
    assert not table.computers.light
    table.computers.hurry()
    qtbot.waitUntil(lambda: table.moves()[-1] == "0 add 2", timeout=1000)


def test_a_move_that_others_have_made_impossible_is_thought_about_anew(qtbot: QtBot) -> None:
    table = Table("@scout", "person")
    table.thinker.asked[0].answer(Add(9))
    qtbot.waitUntil(lambda: len(table.thinker.asked) == 2, timeout=1000)
    assert table.thinker.asked[1].question.view == table.session.match.view(0)
    table.thinker.asked[1].answer(Add(2))
    qtbot.waitUntil(lambda: table.moves() == ["0 add 2"], timeout=1000)


def test_a_computer_that_cannot_think_can_be_asked_again(qtbot: QtBot) -> None:
    table = Table("@scout", "person")
    with qtbot.waitSignal(table.computers.failed, timeout=1000):
        table.thinker.asked[0].listener.failed()
    assert table.computers.stuck
    table.computers.try_again()
    assert not table.computers.stuck
    table.thinker.asked[1].answer(Add(2))
    qtbot.waitUntil(lambda: table.moves() == ["0 add 2"], timeout=5000)


def test_a_move_that_cannot_be_saved_is_kept_for_a_second_try(qtbot: QtBot) -> None:
    memory = Memory()
    table = Table("@scout", "person", memory=memory)
    memory.full_at = 1
    table.thinker.asked[0].answer(Add(2))
    with qtbot.waitSignal(table.session.refused, timeout=5000) as told:
        pass
    assert told.args == ["The disk is full."]
    assert table.computers.stuck
    memory.full_at = None
    table.computers.try_again()
    qtbot.waitUntil(lambda: table.moves() == ["0 add 2"], timeout=5000)
    assert len(table.thinker.asked) == 1
