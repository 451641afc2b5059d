"""The session: whose secrets are shown, who must come, what is kept, what happens when nothing can be kept."""

from __future__ import annotations

from typing import Any

import pytest

from engine.contract import Event
from engine.match import Match
from engine.record import Header, Seat
from tests.ui.small_game import Add, Added, DigOne, Dug, SmallGame, SmallOptions, make_people
from tests.ui.small_ui import SmallUi
from ui.session import Happened, Session
from ui.shelf import ShelfError


class Memory:
    """A keeper in memory that can be told to fail."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.stages: list[tuple[tuple[int, ...], tuple[int, ...], bool]] = []
        self.pictures: list[bytes] = []
        self.full_at: int | None = None
        self.counts: tuple[int, ...] = ()

    def append(self, ply: int, line: str) -> None:
        if self.full_at is not None and len(self.lines) >= self.full_at:
            raise ShelfError("The disk is full.")
        assert ply == len(self.lines)
        self.lines.append(line)

    def truncate(self, ply: int) -> None:
        if self.full_at is not None:
            raise ShelfError("The disk is full.")
        del self.lines[ply:]

    def stage(self, stage: tuple[int, ...], deciders: tuple[int, ...], over: bool) -> None:
        self.stages.append((stage, deciders, over))

    def hints(self, counts: tuple[int, ...]) -> None:
        self.counts = counts

    def picture(self, png: bytes) -> None:
        if self.full_at is not None:
            raise ShelfError("The disk is full.")
        self.pictures.append(png)


class Listener:
    """Writes down all signals of a session in their order."""

    def __init__(self, session: Session) -> None:
        self.heard: list[Any] = []
        session.happened.connect(self.hear)
        session.changed.connect(lambda: self.heard.append("changed"))
        session.hand_over.connect(lambda seat: self.heard.append(("hand over", seat)))
        session.finished.connect(lambda: self.heard.append("finished"))
        session.refused.connect(lambda text: self.heard.append(("refused", text)))

    def hear(self, happened: Happened) -> None:
        self.heard.append(happened)

    def take(self) -> list[Any]:
        heard, self.heard = self.heard, []
        return heard


def make_session(
    seats: tuple[Seat, ...], memory: Memory | None = None, **options: Any
) -> tuple[Session, Listener]:
    header = Header("small", 1, 5, SmallOptions(**options), seats)
    session = Session(Match(SmallGame(), header, memory), SmallUi(), memory)
    return session, Listener(session)


def events_of(heard: list[Any]) -> list[Event]:
    return [event for item in heard if isinstance(item, Happened) for event in item.events]


def test_one_person_has_the_screen_all_the_time(qapp: object) -> None:
    session, listener = make_session(make_people(1))
    session.begin()
    assert session.viewer == 0
    assert [type(event).__name__ for event in events_of(listener.take())] == ["RoundBegan"]
    for _ in range(2):
        assert session.play(Add(1))
    heard = listener.take()
    assert session.over
    assert session.view().points == (2,)
    assert heard[-1] == "finished"
    assert not [item for item in heard if isinstance(item, tuple)]


def test_several_people_are_asked_to_come_one_after_the_other(qapp: object) -> None:
    session, listener = make_session(make_people(2))
    assert session.viewer is None
    session.begin()
    assert listener.take()[-2:] == ["changed", ("hand over", 0)]
    assert (session.viewer, session.awaited) == (None, 0)
    assert session.legal_moves() == []
    session.take_seat(1)
    assert session.viewer is None, "only the seat that is asked for can come"
    session.take_seat(0)
    assert listener.take() == ["changed"]
    assert session.view().points == (0, None)
    assert session.play(Add(2))
    heard = listener.take()
    assert isinstance(heard[0], Happened)
    assert heard[0].events == (Added(0, 2),)
    assert (heard[0].before.points, heard[0].view.points) == ((0, None), (2, None))
    assert heard[1:] == ["changed", ("hand over", 1)]
    assert session.view().points == (None, None), "between two people nobody's secrets are shown"
    session.take_seat(1)
    assert session.log[-1] == Added(0, None)


def test_begin_and_refusals_do_nothing_twice(qapp: object) -> None:
    session, listener = make_session(make_people(2))
    session.begin()
    listener.take()
    session.begin()
    assert listener.take() == []
    assert not session.play(Add(1))
    session.take_seat(0)
    listener.take()
    assert not session.play(Add(7))
    assert listener.take() == [("refused", "The number is 1 or 2.")]
    assert session.play(DigOne())
    listener.take()
    assert not session.play(Add(1))
    assert listener.take() == [("refused", "It is not your turn now.")]


def test_slow_chance_waits_until_the_table_asks(qapp: object) -> None:
    session, listener = make_session(make_people(2))
    session.begin()
    session.take_seat(0)
    assert session.waiting_source() is None
    session.play(DigOne())
    assert session.waiting_source() == "bag"
    assert (session.viewer, session.awaited) == (0, None)
    listener.take()
    session.deal()
    assert session.waiting_source() is None
    heard = listener.take()
    assert isinstance(events_of(heard)[0], Dug)
    assert heard[-1] == ("hand over", 1)
    session.deal()
    assert listener.take() == [], "nothing is left to chance"


def test_the_last_person_finds_a_dig_again_after_a_resume(qapp: object) -> None:
    session, _ = make_session(make_people(3))
    session.begin()
    session.take_seat(0)
    session.play(Add(1))
    session.take_seat(1)
    session.play(DigOne())
    again = Session(Match.replay(SmallGame(), session.match.record), SmallUi())
    again.begin()
    assert again.awaited == 1
    again.take_seat(1)
    assert again.waiting_source() == "bag"
    assert again.log == session.log
    again.deal()
    assert again.awaited == 2


def test_choices_at_the_same_time_are_collected_and_revealed_together(qapp: object) -> None:
    session, listener = make_session(make_people(3), together=True, rounds=1)
    session.begin()
    for seat in range(3):
        assert session.awaited == seat
        session.take_seat(seat)
        session.play(Add(2 if seat == 1 else 1))
        assert all(
            event.number is None for event in session.log if isinstance(event, Added) and event.seat != seat
        )
    assert session.over
    assert listener.take()[-1] == "finished"
    assert session.match.scores() == [1, 2, 1]


def test_nobody_comes_for_a_seat_that_is_no_person(qapp: object) -> None:
    people = make_people(2)
    computer = Seat("Scout", "green", "@scout")
    session, listener = make_session((*people, computer))
    session.begin()
    for seat in range(2):
        session.take_seat(seat)
        session.play(Add(1))
    assert (session.viewer, session.awaited) == (1, None)
    assert session.legal_moves() == []
    assert session.match.deciders() == (2,)
    assert ("hand over", 2) not in listener.take()


def test_undo_takes_the_log_back_too_and_is_remembered(qapp: object) -> None:
    memory = Memory()
    session, listener = make_session(make_people(1), memory, rounds=3)
    session.begin()
    assert not session.can_undo()
    session.play(DigOne())
    assert session.can_undo()
    before = len(session.log)
    lines = list(memory.lines)
    session.undo()
    assert memory.lines == lines[:-1]
    assert len(session.log) == before, "a dig that was not drawn yet is no event"
    assert session.waiting_source() is None
    assert not session.can_undo(), "two in a row are not allowed"
    listener.take()
    session.undo()
    assert listener.take() == [("refused", "This cannot be taken back.")]


def test_a_move_that_cannot_be_saved_is_not_made(qapp: object) -> None:
    memory = Memory()
    session, listener = make_session(make_people(1), memory)
    session.begin()
    listener.take()
    memory.full_at = 0
    assert not session.play(Add(2))
    assert listener.take() == [("refused", "The disk is full.")]
    assert session.match.scores() == [0]
    assert session.view().points == (0,)
    memory.full_at = None
    assert session.play(Add(2))
    assert session.view().points == (2,)


def test_an_answer_of_chance_that_cannot_be_saved_can_be_tried_again(qapp: object) -> None:
    memory = Memory()
    session, listener = make_session(make_people(1), memory)
    session.begin()
    listener.take()
    memory.full_at = 2
    assert session.play(Add(2)), "the move itself was saved"
    assert listener.take()[-1] == ("refused", "The disk is full.")
    assert session.deal_failed
    assert session.waiting_source() == "dice"
    session.deal()
    assert session.deal_failed
    memory.full_at = None
    session.deal()
    assert not session.deal_failed
    assert session.play(Add(1))
    assert session.match.scores() == [3]


def test_undo_that_cannot_be_saved_is_not_done(qapp: object) -> None:
    memory = Memory()
    session, listener = make_session(make_people(1), memory)
    session.begin()
    session.play(DigOne())
    memory.full_at = 99
    listener.take()
    session.undo()
    assert listener.take() == [("refused", "The disk is full.")]
    assert session.waiting_source() == "bag"


def test_the_list_of_games_is_kept_up_to_date(qapp: object, caplog: pytest.LogCaptureFixture) -> None:
    memory = Memory()
    session, listener = make_session(make_people(2), memory, rounds=1)
    session.begin()
    assert memory.stages == [((1, 1), (0,), False)]
    session.take_seat(0)
    session.play(Add(1))
    session.take_seat(1)
    session.play(Add(1))
    assert memory.stages[-1] == ((2, 1), (), True)
    session.keep_picture(b"png")
    assert memory.pictures == [b"png"]
    memory.full_at = 0
    listener.take()
    session.keep_picture(b"png")
    assert listener.take() == [], "the moves are safe, so the player is not alarmed"
    assert "The disk is full." in caplog.text
