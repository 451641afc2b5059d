"""The log as a list: it grows and changes line by line, and is put into words once."""

from __future__ import annotations

from typing import Any

from engine.contract import Event
from engine.match import Match
from engine.record import Header, Seat
from tests.ui.small_game import Add, SmallGame, SmallOptions, make_people
from tests.ui.small_ui import SmallUi
from ui.models.log_model import LogModel
from ui.session import Session


class CountingUi(SmallUi):
    """Counts the events that are put into words."""

    worded = 0

    def event_text(self, event: Event, seats: tuple[Seat, ...]) -> str | None:
        self.worded += 1
        text: str | None = super().event_text(event, seats)
        return text


def shown(model: LogModel) -> list[Any]:
    return [model.data(model.index(row)) for row in range(model.rowCount())]


def test_the_log_changes_only_where_the_viewer_knows_more(qapp: object) -> None:
    ui = CountingUi()
    match = Match(SmallGame(), Header("small", 1, 5, SmallOptions(rounds=2), make_people(2)))
    session = Session(match, ui)
    model = LogModel(session)
    told: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: told.append(("inserted", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: told.append(("removed", first, last)))
    model.dataChanged.connect(lambda first, last, _: told.append(("changed", first.row(), last.row())))
    model.modelReset.connect(lambda: told.append(("reset", 0, 0)))
    session.begin()
    session.take_seat(0)
    before = model.rowCount()
    told.clear()
    session.play(Add(2))
    assert told == [("inserted", before, before)]
    assert shown(model)[before] == "Anna adds something", "Ben may be looking"
    worded = ui.worded
    told.clear()
    session.take_seat(1)
    assert told == [], "Ben knows what everybody knows"
    session.play(Add(1))
    told.clear()
    session.take_seat(0)
    assert ("changed", before, before) in told
    assert shown(model)[before] == "Anna adds 2"
    assert "reset" not in [kind for kind, _, _ in told]
    assert ui.worded < worded + 8, "known events are not put into words again"
