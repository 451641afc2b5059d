"""What is taken back goes out of the log, and something else may come instead."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.ui.livingstone.tables import open_table
from ui.models.log_model import LogModel


def test_the_log_is_taken_back_too(qtbot: QtBot) -> None:
    opened = open_table(qtbot, 2, {"dice": ["roll 2 3 4 5"]})
    model = LogModel(opened.session)
    resets: list[str] = []
    model.modelReset.connect(lambda: resets.append("reset"))

    def newest() -> str:
        return str(model.data(model.index(model.rowCount() - 1)))

    opened.take(5)
    rows = model.rowCount()
    opened.click(opened.table.action_bar.coins)
    assert (model.rowCount(), newest()) == (rows + 1, "Anna takes 5 pound(s).")
    opened.session.undo()
    assert (model.rowCount(), newest()) == (rows, "Anna takes the die 5.")
    assert not opened.view.die_used
    opened.click(opened.table.action_bar.tent)
    assert (model.rowCount(), newest()[:18]) == (rows + 1, "Anna places a tent")
    assert opened.view.die_used
    assert resets == []
