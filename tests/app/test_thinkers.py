"""Workers that think: real processes, what becomes of questions when they die, and that none stays behind."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer
from pytestqt.qtbot import QtBot

from app.games import load_games
from app.new_match import new_header
from app.screens import load_screens
from app.thinking import thinkers as thinkers_module
from app.thinking import worker as worker_module
from app.thinking.frames import Ask, Better, Cancel, Cutter, Done, Failed, Message, frame
from app.thinking.glance import glance_level
from app.thinking.thinkers import MOST_TRIES, MOST_WORKERS, Thinkers
from app.thinking.worker import Desk
from engine.contract import Move
from engine.match import Match
from engine.players.advice import Advice, Choice
from engine.players.levels import level_of
from engine.players.luck import luck
from engine.players.near import Explainer
from engine.players.think import choose
from engine.record import Header, Seat
from ui.computers import Computers
from ui.preferences import Choices, Preferences
from ui.session import Session
from ui.thinker import GLANCE, HINT, MOVE, REVIEW, Question

pytestmark = pytest.mark.usefixtures("qapp")

LONG = 20_000


class Hearer:
    """Writes down what it is told; implements `ui.thinker.Listener`."""

    def __init__(self) -> None:
        self.tables: list[Advice] = []
        self.answer: Move | Advice | None = None
        self.failures = 0

    def better(self, advice: Advice) -> None:
        self.tables.append(advice)

    def answered(self, answer: Move | Advice) -> None:
        self.answer = answer

    def failed(self) -> None:
        self.failures += 1


def question(game: str = "faraway", level: str = "hiker", wanted: str = MOVE) -> Question:
    """A question about the first decision of a game."""
    rules = load_games()[game]
    match = Match(rules, new_header(rules, (Seat("Anna", "blue"), Seat("Ben", "amber")), 7))
    while match.waits_for_chance():
        match.deal()
    seat = match.deciders()[0]
    return Question(game, match.header.options, match.view(seat), seat, 11, level, wanted)


def expected(asked: Question) -> Move:
    return choose(
        load_games()[asked.game], asked.view, asked.options, asked.seat, level_of(asked.level), asked.seed
    )


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    made = Thinkers()
    yield made
    made.close()


def is_alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    if status.exists():
        return status.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def test_messages_survive_the_pipe_in_pieces_of_any_size() -> None:
    messages: list[Message] = [Ask(1, question()), Cancel(1), Better(1, Advice(0, (), 3)), Failed(2, "é")]
    stream = b"".join(map(frame, messages))
    for size in (1, 7, len(stream)):
        cutter = Cutter()
        got = [m for start in range(0, len(stream), size) for m in cutter.feed(stream[start : start + size])]
        assert got == messages


@pytest.mark.parametrize("game", ["livingstone", "faraway", "explorers"])
def test_a_worker_plays_what_the_level_plays(qtbot: QtBot, thinkers: Thinkers, game: str) -> None:
    asked, hearer = question(game, "scout"), Hearer()
    thinkers.ask(asked, hearer)
    assert hearer.answer is None
    assert thinkers.pids() == [], "no process before the event loop has had its turn"
    qtbot.waitUntil(lambda: hearer.answer is not None, timeout=LONG)
    assert hearer.answer == expected(asked)


def test_a_hint_comes_soon_and_gets_better(qtbot: QtBot, thinkers: Thinkers) -> None:
    hearer = Hearer()
    thinkers.ask(question(level="", wanted=HINT), hearer)
    qtbot.waitUntil(lambda: hearer.answer is not None, timeout=LONG)
    last = hearer.answer
    assert isinstance(last, Advice)
    assert len(hearer.tables) >= 2
    assert hearer.tables[0].simulations < last.simulations


def test_a_killed_worker_is_replaced_and_the_question_asked_again(qtbot: QtBot, thinkers: Thinkers) -> None:
    asked, hearer = question(level="scout"), Hearer()
    thinkers.ask(asked, hearer)
    qtbot.waitUntil(lambda: bool(thinkers.pids()), timeout=LONG)
    first = thinkers.pids()[0]
    os.kill(first, signal.SIGTERM)
    qtbot.waitUntil(lambda: hearer.answer is not None, timeout=LONG)
    assert hearer.answer == expected(asked)
    assert first not in thinkers.pids()
    assert hearer.failures == 0


def test_workers_that_always_die_are_told_once(qtbot: QtBot) -> None:
    started: list[int] = []

    def command() -> list[str]:
        started.append(1)
        return [sys.executable, "-c", "pass"]

    thinkers, hearer = Thinkers(command), Hearer()
    thinkers.ask(question(), hearer)
    qtbot.waitUntil(lambda: hearer.failures > 0, timeout=LONG)
    thinkers.close()
    assert (len(started), hearer.failures) == (MOST_TRIES, 1)


def test_where_all_workers_die_the_next_questions_need_not_wait_for_so_many(qtbot: QtBot) -> None:
    started: list[int] = []

    def command() -> list[str]:
        started.append(1)
        return [sys.executable, "-c", "pass"]

    thinkers = Thinkers(command)
    for number in range(2):
        hearer = Hearer()
        thinkers.ask(question(), hearer)
        qtbot.waitUntil(lambda: hearer.failures > 0, timeout=LONG)  # noqa: B023
        assert len(started) == MOST_TRIES + number
    thinkers.close()


@pytest.mark.parametrize("game", ["livingstone", "faraway", "explorers"])
def test_the_light_rule_needs_no_process(qapp: object, thinkers: Thinkers, game: str) -> None:
    asked = question(game, "pathfinder")
    position = load_games()[game].resample(asked.view, asked.options, luck(1))
    assert thinkers.light_move(asked) in position.legal_moves(asked.seat)
    assert thinkers.pids() == []
    assert thinkers.light_move(msgspec.structs.replace(asked, game="chess")) is None


def test_a_game_goes_on_although_all_workers_die(qtbot: QtBot) -> None:
    game = load_games()["faraway"]
    seats = (Seat("Anna", "blue"), Seat("Cleo", "amber", "@captain"))
    header = Header("faraway", game.rules_version, 3, game.settle_options(game.options_type(), 2), seats)
    session = Session(Match(game, header), load_screens()["faraway"])
    thinkers = Thinkers(lambda: [sys.executable, "-c", "pass"])
    computers = Computers(session, thinkers, Preferences(Choices(pace="quick")))
    session.begin()
    computers.wake()
    helped = []
    computers.helped.connect(lambda: helped.append(1))
    assert session.play(session.legal_moves()[0])
    qtbot.waitUntil(lambda: any(entry.actor == 1 for entry in session.match.entries), timeout=LONG)
    assert helped
    assert not computers.stuck
    computers.sleep()
    thinkers.close()


def test_a_program_that_is_not_there_fails_like_a_dead_worker(qtbot: QtBot, tmp_path: Path) -> None:
    thinkers, hearer = Thinkers(lambda: [str(tmp_path / "nothing")]), Hearer()
    thinkers.ask(question(), hearer)
    assert hearer.failures == 0, "not before ask has returned"
    qtbot.waitUntil(lambda: hearer.failures > 0, timeout=LONG)
    thinkers.close()
    assert hearer.failures == 1


def test_a_mistake_while_thinking_is_a_failure_and_the_worker_goes_on(
    qtbot: QtBot, thinkers: Thinkers
) -> None:
    bad, good = Hearer(), Hearer()
    thinkers.ask(question(level="nobody"), bad)
    qtbot.waitUntil(lambda: bad.failures == 1, timeout=LONG)
    pids = thinkers.pids()
    thinkers.ask(question(), good)
    qtbot.waitUntil(lambda: good.answer is not None, timeout=LONG)
    assert thinkers.pids() == pids


def test_a_question_taken_back_is_answered_to_nobody(qtbot: QtBot, thinkers: Thinkers) -> None:
    dropped, wanted = [Hearer() for _ in range(4)], Hearer()
    cancels = [thinkers.ask(question(level="pathfinder"), hearer) for hearer in dropped]
    qtbot.waitUntil(lambda: bool(thinkers.pids()), timeout=LONG)
    for cancel in cancels:
        cancel()
        cancel()
    thinkers.ask(question(), wanted)
    qtbot.waitUntil(lambda: wanted.answer is not None, timeout=LONG)
    assert [hearer.answer for hearer in dropped] == [None] * 4


def test_a_worker_that_does_not_let_go_is_ended(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers_module, "PATIENCE", 50)
    deaf = [sys.executable, "-c", "import time; time.sleep(600)"]
    thinkers = Thinkers(lambda: deaf)
    cancel = thinkers.ask(question(), Hearer())
    qtbot.waitUntil(lambda: bool(thinkers.pids()), timeout=LONG)
    pid = thinkers.pids()[0]
    cancel()
    qtbot.waitUntil(lambda: not is_alive(pid), timeout=LONG)
    thinkers.close()


def test_closing_ends_all_workers_in_the_middle_of_their_thoughts(qtbot: QtBot, thinkers: Thinkers) -> None:
    hearers = [Hearer() for _ in range(3)]
    for hearer in hearers:
        thinkers.ask(question(level="pathfinder"), hearer)
    qtbot.waitUntil(lambda: bool(thinkers.pids()), timeout=LONG)
    pids = thinkers.pids()
    thinkers.close()
    assert not [pid for pid in pids if is_alive(pid)]
    QCoreApplication.processEvents()
    assert not [hearer for hearer in hearers if hearer.answer or hearer.failures]


def test_the_desk_skips_what_was_taken_back_before_its_turn() -> None:
    said: list[Message] = []
    desk = Desk(said.append)
    desk.hear(Ask(1, question()))
    desk.hear(Cancel(1))
    desk.hear(Ask(2, question()))
    desk.close()
    desk.work()
    assert said == [Done(1, None), Done(2, expected(question()))]


_WARNER = """
import logging, warnings
from app.thinking import worker
look = worker.choose
def choose(*about):
    logging.getLogger("app.games").warning("no model %s", "x")
    logging.getLogger("app.games").info("nothing to say")
    warnings.warn("old figures", stacklevel=1)
    return look(*about)
worker.choose = choose
worker.run()
"""


def test_what_workers_warn_of_is_in_the_log_once(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    thinkers = Thinkers(lambda: [sys.executable, "-c", _WARNER])
    hearers = [Hearer() for _ in range(2 * MOST_WORKERS)]
    with caplog.at_level(logging.INFO):
        for hearer in hearers:
            thinkers.ask(question(), hearer)
        qtbot.waitUntil(lambda: all(hearer.answer is not None for hearer in hearers), timeout=LONG)
    thinkers.close()
    model, old = caplog.records
    assert (model.name, model.levelno, model.getMessage()) == (
        "app.games",
        logging.WARNING,
        "a process that thinks: no model x",
    )
    assert (old.name, "UserWarning: old figures" in old.getMessage()) == ("py.warnings", True)


@pytest.mark.parametrize("game", ["livingstone", "faraway", "explorers"])
def test_a_move_that_takes_too_long_is_the_best_so_far(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(worker_module, "LONGEST", 0.0)
    monkeypatch.setattr(worker_module, "PATIENT", {"pathfinder": 0.0})
    position = load_games()[game].resample(question(game).view, question(game).options, luck(1))
    said: list[Message] = []
    desk = Desk(said.append)
    for number, level in enumerate(("captain", "pathfinder"), 1):
        desk.hear(Ask(number, question(game, level)))
    desk.close()
    desk.work()
    for message in said:
        assert isinstance(message, Done)
        assert message.answer in position.legal_moves(0) or message.answer in position.legal_moves(1)


def test_the_last_table_of_a_hint_does_not_depend_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    last = []
    for soon in (0.0, 60.0):
        monkeypatch.setattr(worker_module, "SOON", soon)
        said: list[Message] = []
        desk = Desk(said.append)
        desk.hear(Ask(1, question(level="", wanted=HINT)))
        desk.close()
        desk.work()
        tables = [message.advice for message in said if isinstance(message, Better)]
        done = said[-1]
        assert isinstance(done, Done)
        assert isinstance(done.answer, Advice)
        counts = [table.simulations for table in tables] + [done.answer.simulations]
        assert counts == sorted(counts), "a table never gets worse"
        assert len(tables) > 2
        last.append(done.answer)
    assert last[0] == last[1]


_KEEPER = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from app.thinking.thinkers import Thinkers
from tests.app.test_thinkers import Hearer, question
app = QCoreApplication([])
thinkers = Thinkers()
thinkers.ask(question(level="pathfinder"), Hearer())
thinkers.ask(question(level="pathfinder"), Hearer())
def tell():
    if thinkers.pids():
        timer.stop()
        print(*thinkers.pids(), flush=True)
timer = QTimer()
timer.timeout.connect(tell)
timer.start(5)
app.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_workers_end_with_a_program_that_was_killed() -> None:
    root = Path(__file__).parents[2]
    program = subprocess.Popen([sys.executable, "-c", _KEEPER], stdout=subprocess.PIPE, text=True, cwd=root)
    assert program.stdout is not None
    pids = [int(pid) for pid in program.stdout.readline().split()]
    assert pids
    assert all(map(is_alive, pids))
    program.kill()
    program.wait()
    program.stdout.close()
    deadline = QDeadlineTimer(LONG)
    while any(map(is_alive, pids)) and not deadline.hasExpired():
        time.sleep(0.02)
    assert not [pid for pid in pids if is_alive(pid)]


def review_question() -> Question:
    """A question about what the last legal move of the first decision cost."""
    asked = question()
    position = load_games()["faraway"].resample(asked.view, asked.options, luck(1))
    return msgspec.structs.replace(asked, wanted=REVIEW, played=position.legal_moves(asked.seat)[-1])


def test_a_review_is_the_last_table_of_the_hint(thinkers: Thinkers, qtbot: QtBot) -> None:
    asked = review_question()
    reviewer, player = Hearer(), Hearer()
    thinkers.ask(asked, reviewer)
    thinkers.ask(msgspec.structs.replace(asked, wanted=HINT), player)
    qtbot.waitUntil(lambda: reviewer.answer is not None and player.answer is not None, timeout=LONG)
    assert isinstance(reviewer.answer, Advice)
    assert isinstance(player.answer, Advice)
    assert list(map(plain, reviewer.answer.choices)) == list(map(plain, player.answer.choices))
    assert reviewer.answer.compared is not None
    assert reviewer.answer.compared.played.move == asked.played
    assert player.answer.compared is None


def plain(choice: Choice) -> Choice:
    """A choice without reasons: a review has them only for what was better."""
    return msgspec.structs.replace(choice, reasons=())


@pytest.mark.parametrize("game", ["faraway", "livingstone", "explorers"])
def test_only_a_better_move_is_given_reasons(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    explained = []

    class Counting(Explainer):
        def explain(self, advice: Advice) -> Advice:
            explained.append(advice)
            return super().explain(advice)

    monkeypatch.setattr(worker_module, "Explainer", Counting)
    monkeypatch.setattr(worker_module, "LAST_HINT", "scout")
    match = Match(
        load_games()[game], new_header(load_games()[game], (Seat("Anna", "blue"), Seat("Ben", "amber")), 7)
    )
    mistakes: list[bool] = []
    while not (any(mistakes) and not all(mistakes)) and not match.over:
        if match.waits_for_chance():
            match.deal()
            continue
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        if len(moves) > 1:
            asked = Question(game, match.header.options, match.view(seat), seat, 11, "", REVIEW, moves[-1])
            compared = worker_module.review(asked).compared
            assert compared is not None
            mistakes.append(compared.is_mistake)
            assert len(explained) == sum(mistakes)
        match.play(seat, moves[-1])
    assert 0 < sum(mistakes) < len(mistakes)


@pytest.mark.parametrize("game", ["faraway", "livingstone", "explorers"])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_glance_is_a_hint_with_far_fewer_games(game: str, seats: int) -> None:
    glance = glance_level("pathfinder").limits_of(game, seats)
    hint = level_of("pathfinder").limits_of(game, seats)
    assert glance.candidates == 3
    assert 0.1 * hint.simulations < glance.simulations < 0.35 * hint.simulations
    # The same but for that.
    assert msgspec.structs.replace(glance, simulations=hint.simulations, candidates=hint.candidates) == hint


def test_a_glance_is_answered_like_a_review(thinkers: Thinkers, qtbot: QtBot) -> None:
    asked = msgspec.structs.replace(review_question(), wanted=GLANCE)
    assert asked.is_for_review
    hearer = Hearer()
    thinkers.ask(asked, hearer)
    qtbot.waitUntil(lambda: hearer.answer is not None, timeout=LONG)
    assert isinstance(hearer.answer, Advice)
    closely = worker_module.review(review_question())
    assert 0 < hearer.answer.simulations < closely.simulations / 3
    assert hearer.answer.compared is not None
    assert hearer.answer.compared.played.move == asked.played
    assert hearer.answer == worker_module.review(asked)


def test_reviews_make_room_for_whoever_waits(thinkers: Thinkers, qtbot: QtBot) -> None:
    order: list[str] = []

    class Named(Hearer):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def answered(self, answer: Move | Advice) -> None:
            super().answered(answer)
            order.append(self.name)

    reviews = [Named(f"review {number}") for number in range(3)]
    for hearer in reviews:
        thinkers.ask(review_question(), hearer)
    qtbot.waitUntil(lambda: len(thinkers.pids()) == MOST_WORKERS, timeout=LONG)
    thinkers.ask(question(), Named("move"))
    qtbot.waitUntil(lambda: len(order) == 4, timeout=LONG)
    assert order[0] == "move"
    assert sorted(order[1:]) == ["review 0", "review 1", "review 2"]
    assert reviews[0].answer == reviews[1].answer == reviews[2].answer
    assert not any(hearer.failures for hearer in reviews)


def test_a_review_that_is_taken_back_says_nothing_more(thinkers: Thinkers, qtbot: QtBot) -> None:
    dropped, later = Hearer(), Hearer()
    cancel = thinkers.ask(review_question(), dropped)
    qtbot.waitUntil(lambda: bool(thinkers.pids()), timeout=LONG)
    cancel()
    thinkers.ask(question(), later)
    qtbot.waitUntil(lambda: later.answer is not None, timeout=LONG)
    assert dropped.answer is None
    assert not dropped.failures
