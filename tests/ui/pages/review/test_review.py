"""A review while it comes about: what is asked, what is kept, and how it goes on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from tests.ui.fake_thinker import FakeThinker
from tests.ui.pages.review.helpers import MemoryStore, small_match, table_of
from tests.ui.small_game import Add, DigOne
from ui.context import UiContext
from ui.preferences import QUICK, THOROUGH, Choices, Preferences
from ui.review.progress import ReviewProgress
from ui.review.review import KEEPING_PAUSE, Review, Reviews
from ui.theme.theme import theme
from ui.thinker import GLANCE, REVIEW

pytestmark = pytest.mark.usefixtures("qapp")


class Bench:
    """A review of a small game of two, whose thinker answers when the test says so."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = MemoryStore() if store is None else store
        self.thinker = FakeThinker()
        self.match = small_match()
        self.review = Review(self.match, self.thinker, self.store)
        self.changes = 0
        self.review.changed.connect(self._count)

    def running(self) -> bool:
        return self.review.running

    def failed(self) -> bool:
        return self.review.has_failed

    def _count(self) -> None:
        self.changes += 1

    def answer(self, number: int, value: float = 0.0) -> None:
        asked = self.thinker.asked[number]
        asked.answer(table_of(asked, value, DigOne() if value else None))

    def answer_rest(self, answered: int) -> None:
        number = 0
        while number < len(self.thinker.asked):
            if number != answered:
                self.answer(number)
            number += 1


def test_the_decisions_are_asked_about_in_their_order_two_at_a_time() -> None:
    bench = Bench()
    assert not bench.thinker.asked
    bench.review.begin()
    assert bench.running()
    assert len(bench.thinker.asked) == 2
    first, second = bench.review.past.decisions[:2]
    for asked, decision in zip(bench.thinker.asked, (first, second), strict=True):
        question = asked.question
        assert (question.wanted, question.seat, question.seed) == (REVIEW, decision.seat, decision.seed)
        assert question.played == decision.move
        assert question.view == bench.review.past.view(decision.ply, decision.seat)
    bench.answer(1)
    assert len(bench.thinker.asked) == 3
    assert list(bench.review.found) == [second.ply]
    bench.answer_rest(1)
    assert bench.review.is_done
    assert not bench.running()
    assert len(bench.thinker.asked) == bench.review.total == 6
    assert bench.store.kept[-1][1] == bench.review.found
    bench.review.begin()
    assert not bench.running()


def test_mistakes_come_with_the_costliest_first() -> None:
    bench = Bench()
    bench.review.begin()
    bench.answer(0, 0.1)
    bench.answer(1)
    bench.answer(2, 0.3)
    places = [bench.review.past.decisions.index(decision) for decision, _ in bench.review.mistakes()]
    assert places == [2, 0]
    assert bench.review.mistakes()[0][1].best.move == DigOne()


def test_a_pause_takes_everything_back_and_keeps_what_was_found() -> None:
    bench = Bench()
    bench.review.begin()
    bench.answer(0)
    bench.review.pause()
    assert not bench.running()
    assert all(asked.cancelled for asked in bench.thinker.asked[1:])
    assert [found for _, found in bench.store.kept] == [bench.review.found]
    bench.review.pause()
    assert len(bench.store.kept) == 1
    bench.review.begin()
    again = [asked.question.seed for asked in bench.thinker.open()][1:]
    assert again == [decision.seed for decision in bench.review.past.decisions[1:3]]


def test_it_goes_on_where_it_was_when_the_program_ended() -> None:
    store = MemoryStore()
    before = Bench(store)
    before.review.begin()
    before.answer(0)
    before.answer(1)
    before.review.pause()
    after = Bench(store)
    assert after.review.found == before.review.found
    after.review.begin()
    assert [asked.question.seed for asked in after.thinker.asked] == [
        decision.seed for decision in after.review.past.decisions[2:4]
    ]


def test_what_was_found_about_another_move_does_not_count() -> None:
    store = MemoryStore()
    before = Bench(store)
    before.review.begin()
    before.answer(0)
    ply = before.review.past.decisions[1].ply
    found = {**before.review.found, ply: before.review.found[before.review.past.decisions[0].ply]}
    assert before.review.past.decisions[1].move == Add(1)
    found[before.review.past.decisions[-1].ply] = found[ply]
    store.keep(before.match.record, found)
    after = Bench(store)
    assert set(after.review.found) == {before.review.past.decisions[0].ply, ply}


def test_a_failure_stops_it_and_it_can_be_begun_again() -> None:
    bench = Bench()
    bench.review.begin()
    bench.thinker.asked[0].listener.failed()
    assert bench.failed()
    assert not bench.running()
    assert bench.thinker.asked[1].cancelled
    bench.review.begin()
    assert not bench.failed()
    assert len(bench.thinker.asked) == 4
    bench.thinker.asked[2].answer(Add(1))
    assert bench.failed()


def test_what_cannot_be_kept_is_told() -> None:
    bench = Bench()
    bench.store.problem = "The disk is full."
    bench.review.begin()
    bench.answer(0)
    bench.review.pause()
    assert bench.review.notice == "The disk is full."
    assert bench.store.kept == []
    bench.store.problem = ""
    bench.review.keep()
    assert [found for _, found in bench.store.kept] == [bench.review.found]
    bench.review.keep()
    assert len(bench.store.kept) == 1


def test_nothing_more_is_looked_at_when_the_game_is_gone() -> None:
    bench = Bench()
    owner = QObject()
    reviews = Reviews(bench.thinker, bench.store, owner)
    review = reviews.review(bench.match)
    review.begin()
    bench.answer(0)
    bench.store.gone = True
    review.keep()
    assert not review.running
    assert all(asked.cancelled for asked in bench.thinker.asked[1:])
    bench.store.gone = False
    again = reviews.review(bench.match)
    assert again is not review
    assert not again.found


def test_what_could_not_have_been_played_is_not_better() -> None:
    store = MemoryStore()
    before = Bench(store)
    before.review.begin()
    before.answer(0)
    ((ply, compared),) = before.review.found.items()
    store.keep(before.match.record, {ply: replace(compared, best=replace(compared.best, move=Add(77)))})
    assert Bench(store).review.found == {}


def test_what_was_found_is_kept_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    bench.review.begin()
    bench.answer(0)
    timer = bench.review.findChild(QTimer)
    assert timer is not None
    assert timer.isActive()
    assert timer.interval() == KEEPING_PAUSE
    timer.timeout.emit()
    assert len(bench.store.kept) == 1


def test_nobody_looks_without_a_thinker() -> None:
    review = Review(small_match(), None, None)
    review.begin()
    assert not review.running
    review.keep()


def test_a_window_goes_on_with_one_review_at_a_time() -> None:
    thinker, owner = FakeThinker(), QObject()
    reviews = Reviews(thinker, None, owner)
    reviews.close()
    first = reviews.review(small_match())
    first.begin()
    assert reviews.review(small_match()) is first
    second = reviews.review(small_match(people=3))
    assert second is not first
    assert not first.running
    second.begin()
    reviews.close()
    assert not second.running


def test_the_time_left_follows_the_pace_and_forgets_pauses() -> None:
    now = [100.0]
    thinker = FakeThinker()
    review = Review(small_match(rounds=8), thinker, None, clock=lambda: now[0])
    progress = ReviewProgress(UiContext(theme(), Preferences(Choices())), review)
    assert review.total == 16

    def answer(count: int, seconds: float) -> None:
        for _ in range(count):
            now[0] += seconds
            asked = thinker.open()[0]
            thinker.asked.remove(asked)
            asked.answer(table_of(asked))

    review.begin()
    answer(3, 30.0)
    assert review.seconds_left is None
    assert progress.label.text() == "3 of 16 decisions looked at"
    answer(1, 30.0)
    # The first moves take longer than the last ones, for more of the game comes after them.
    left = review.seconds_left
    assert left is not None
    assert 0.6 * 12 * 30 < left < 12 * 30
    assert progress.label.text() == f"4 of 16 decisions looked at\nabout {round(left / 60)} minute(s) left"
    review.pause()
    assert progress.label.text() == "4 of 16 decisions looked at"
    now[0] += 5000
    review.begin()
    assert review.seconds_left == left
    answer(11, 0.1)
    assert progress.label.text() == "15 of 16 decisions looked at\nless than a minute left"
    answer(1, 0.1)
    assert review.is_done
    assert review.seconds_left is None
    progress.deleteLater()


def test_a_quick_review_glances_and_looks_closer_where_that_leaves_a_doubt() -> None:
    bench = Bench()
    review = bench.review
    review.look(QUICK)
    first, second = bench.thinker.asked[:2]
    assert (first.question.wanted, second.question.wanted) == (GLANCE, GLANCE)
    bench.answer(0, 0.3)
    assert review.found == {}
    closer = bench.thinker.asked[2].question
    assert (closer.wanted, closer.seed) == (REVIEW, first.question.seed)
    bench.answer(2, 0.2)
    ply = review.past.decisions[0].ply
    assert review.found[ply].value == 0.2
    assert not review.glanced
    for number in (1, *range(3, 7)):
        bench.answer(number)
    assert review.is_done
    assert not bench.running()
    others = {decision.ply for decision in review.past.decisions[1:]}
    assert review.glanced == others
    assert [set(found) for _, found in bench.store.kept[-1:]] == [{ply}]
    assert [set(found) for _, found in bench.store.glances[-1:]] == [others]
    assert len(bench.thinker.asked) == 7


def test_a_quick_review_can_be_made_thorough() -> None:
    store = MemoryStore()
    before = Bench(store)
    before.review.look(QUICK)
    for number in range(3):
        before.answer(number)
    before.review.pause()
    after = Bench(store)
    assert len(after.review.found) == len(after.review.glanced) == 3
    assert after.review.looked_at == 0
    after.review.begin()
    assert [asked.question.wanted for asked in after.thinker.asked] == [REVIEW, REVIEW]
    assert after.thinker.asked[0].question.seed == after.review.past.decisions[0].seed
    after.answer(0)
    assert after.review.looked_at == 1
    assert len(after.review.found) == 3
    after.review.look(QUICK)
    assert all(asked.cancelled for asked in after.thinker.asked[1:3])
    assert after.review.looked_at == 3
    assert {asked.question.wanted for asked in after.thinker.open()[1:]} == {GLANCE}
    after.review.look(QUICK)
    after.review.look(THOROUGH)
    after.answer_rest(0)
    assert after.review.is_done
    assert not after.review.glanced
    assert Bench(store).review.is_done


def test_the_review_that_goes_on_follows_the_choice() -> None:
    thinker, owner = FakeThinker(), QObject()
    reviews = Reviews(thinker, None, owner)
    review = reviews.review(small_match(), QUICK)
    assert review.kind == QUICK
    assert not thinker.asked
    assert reviews.review(small_match(), THOROUGH) is review
    assert review.kind == THOROUGH
    reviews.close()
