"""The story and the sheet say what the rules say, whatever game was played."""

from __future__ import annotations

import pytest

from engine.livingstone import events as tell_event
from engine.livingstone.see import view
from tests.ui.livingstone.played import seats_of, steps, whole_game
from ui.livingstone.scoring.captions import caption
from ui.livingstone.scoring.story import tell
from ui.livingstone.scoring.tally import tally

GAMES = [(seats, seed) for seats in range(1, 6) for seed in range(8)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_sheet_agrees_with_the_rules(seats: int, seed: int) -> None:
    position, events = whole_game(seats, seed)
    counted = tally(events, seats)
    assert list(counted.totals()) == position.scores()
    assert counted.places() == [standing.place for standing in position.standings()]
    assert counted.donations == position.donated
    assert counted.tents_placed == [seat.tents_placed for seat in view(position, None).seats]
    assert counted.out == set(position.out)


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_sheet_follows_the_game_for_every_viewer(seats: int) -> None:
    seen: list[list[object]] = [[] for _ in range(seats + 1)]
    scores: list[int] = []
    for position, events in steps(seats, 3):
        scores = position.scores()
        for viewer in (None, *range(seats)):
            told = seen[-1 if viewer is None else viewer]
            told += [shown for event in events if (shown := event.seen_by(viewer)) is not None]
    for told in seen:
        counted = tally(told, seats)  # type: ignore[arg-type]
        assert list(counted.totals()) == scores


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_story_adds_up(seats: int, seed: int) -> None:
    position, events = whole_game(seats, seed)
    story = tell(events, seats)
    points = list(story[0].points)
    for step in story[1:]:
        points = [before + gain for before, gain in zip(points, step.gains, strict=True)]
        assert tuple(points) == step.points
    assert points == position.scores()
    assert story[-1].out == position.out
    kinds = [step.kind for step in story]
    dice = ["dice"] if seats < 3 else []
    assert kinds[:9] == ["start", *["row"] * 6, "gems", "cards"]
    assert kinds[9 : 9 + len(dice) + seats] == [*dice, *["chest"] * seats]
    assert kinds[-1] == "end"
    assert kinds.count("out") == len(position.out)
    good = view(position, None).good_score
    assert all(caption(step, seats_of(seats), good).endswith(".") for step in story)


def test_nothing_is_told_before_the_end() -> None:
    for position, _ in steps(3, 1):
        if not position.deciders():
            return
    assert tell([tell_event.ColumnScored(1, 0, (1, 2), ())], 2) == []


def test_chests_open_one_after_the_other() -> None:
    _, events = whole_game(4, 2)
    chests = [step for step in tell(events, 4) if step.kind == "chest"]
    assert [step.opened for step in chests] == [1, 2, 3, 4]
    assert all(step.out == () for step in chests)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (tell_event.GameWon((0,), 50), "Anna ends the game with 50 point(s): a good result, 50 or more."),
        (tell_event.GameWon((0,), 49), "Anna ends the game with 49 point(s); a good result begins at 50."),
        (tell_event.GameWon((), 0), "The donation was too small: Anna ends the game without points."),
    ],
)
def test_a_solo_game_is_measured_by_the_mark(event: tell_event.GameWon, text: str) -> None:
    story = tell([event], 1)
    assert caption(story[-1], seats_of(1), 50) == text
