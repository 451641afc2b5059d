"""Every old version of the library opens, and newer ones are left alone."""

import sqlite3
from pathlib import Path

import pytest

from app.library import Library, LibraryError, Trouble, schema
from tests.app.library_help import PICTURE, exit_code, filled, header_of, lines_of, ticking

SAMPLES = Path(__file__).parent / "samples"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite3"


def from_sample(name: str, path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript((SAMPLES / name).read_text(encoding="utf-8"))
    connection.close()


def test_there_is_a_sample_of_every_version():
    assert sorted(SAMPLES.glob("library_v*.sql")) == [
        SAMPLES / f"library_v{number}.sql" for number in range(1, schema.VERSION + 1)
    ]


@pytest.mark.parametrize("number", range(1, schema.VERSION + 1))
def test_the_sample_of_each_version_opens_with_everything_in_it(path, number):
    from_sample(f"library_v{number}.sql", path)
    opened = Library.open(path)
    with opened.library as library:
        assert opened.notice is None
        assert schema.version_of(library._connection) == schema.VERSION
        second, first = library.games()
        assert (second.game, second.name, second.moves, second.finished) == (
            "livingstone",
            "Zoë's evening",
            4,
            False,
        )
        assert second.summary == {"round": 2, "players": ["Zoë", "Bo"]}
        assert second.created.isoformat() == "2026-11-30T12:00:01+00:00"
        assert (first.game, first.finished, first.moves) == ("livingstone", True, 6)
        saved = library.load(second.id)
        assert (saved.header, saved.lines, saved.undone) == (header_of(2), lines_of(2, 4), True)
        assert library.load(first.id).lines == lines_of(1, 6)
        assert (library.picture(first.id), library.picture(second.id)) == (PICTURE[:40], None)
        assert library.create("livingstone", header_of(3)) == 4  # number 3 was deleted


def test_the_sample_is_what_the_present_code_would_build(path, tmp_path):
    """The tables of a library that was brought up from the first version are those of a new one."""
    shapes = []
    from_sample("library_v1.sql", path)
    for place in (path, tmp_path / "new.sqlite3"):
        with Library.open(place).library as library:
            connection = library._connection
            shapes.append(
                {table: schema.columns_of(connection, table) for table in schema.tables_of(connection)}
            )
    assert shapes[0] == shapes[1]


def use_steps(monkeypatch, *steps):
    monkeypatch.setattr(schema, "STEPS", schema.STEPS + steps)
    monkeypatch.setattr(schema, "VERSION", len(schema.STEPS))
    monkeypatch.setattr("app.library.health.VERSION", len(schema.STEPS))


def test_a_further_step_keeps_everything(path, monkeypatch):
    written = filled(path, games=3)
    use_steps(monkeypatch, ("ALTER TABLE games ADD COLUMN note TEXT NOT NULL DEFAULT ''",))
    with Library.open(path).library as library:
        assert schema.version_of(library._connection) == schema.VERSION
        assert "note" in schema.columns_of(library._connection, "games")
        assert {entry.id: library.load(entry.id).lines for entry in library.games()} == written


def test_a_step_that_fails_leaves_the_version_before_it(path, monkeypatch):
    written = filled(path, games=3)
    use_steps(
        monkeypatch,
        ("ALTER TABLE games ADD COLUMN note TEXT",),
        ("ALTER TABLE games ADD COLUMN more TEXT", "DELETE FROM no_such_table"),
    )
    with pytest.raises(sqlite3.OperationalError, match="no_such_table"):
        Library.open(path)
    monkeypatch.undo()
    connection = sqlite3.connect(path)
    assert schema.version_of(connection) == 2
    assert {"note"} == schema.columns_of(connection, "games") - schema.expected_columns(1)["games"]
    connection.execute("PRAGMA user_version = 1")
    connection.close()
    with Library.open(path).library as library:
        assert {entry.id: library.load(entry.id).lines for entry in library.games()} == written


NEWER = """
import os, sys
from pathlib import Path
from app.library import Library
library = Library.open(Path(sys.argv[1])).library
library._connection.execute("PRAGMA user_version = 99")
os._exit(0)
"""


@pytest.mark.parametrize("killed", [False, True])
def test_a_newer_library_is_refused_and_left_untouched(path, killed):
    filled(path, games=2)
    assert exit_code(NEWER, path) == 0
    if not killed:
        # The last connection takes the log into the file when it goes.
        connection = sqlite3.connect(path)
        connection.execute("SELECT 1 FROM games")
        connection.close()
    log = path.with_name("games.sqlite3-wal")
    assert log.exists() is killed
    before = path.read_bytes(), log.read_bytes() if killed else b""
    with pytest.raises(
        LibraryError, match="newer version of this program and has been left untouched"
    ) as caught:
        Library.open(path, clock=ticking())
    assert caught.value.trouble is Trouble.NEWER
    assert (path.read_bytes(), log.read_bytes() if killed else b"") == before
    assert not list(path.parent.glob("*damaged*"))
