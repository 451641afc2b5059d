"""The library of games as its users see it."""

import sqlite3
from datetime import UTC, timedelta

import pytest

from app.library import GameId, JournalOrderError, Library, LibraryError, Trouble
from tests.app.library_help import NOON, PICTURE, filled, header_of, ticking


@pytest.fixture
def library(tmp_path):
    opened = Library.open(tmp_path / "deep" / "games.sqlite3", clock=ticking())
    assert opened.notice is None
    with opened.library as library:
        yield library


def test_a_new_library_is_empty_and_durable_by_choice(library):
    assert library.games() == []
    settings = {
        name: library._connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys", "user_version", "busy_timeout")
    }
    assert settings == {
        "journal_mode": "wal",
        "synchronous": 1,
        "foreign_keys": 1,
        "user_version": 1,
        "busy_timeout": 2000,
    }


def test_moves_are_saved_one_by_one_and_seen_by_another_connection_at_once(library):
    game = library.create("livingstone", header_of(1), name="Sunday")
    journal = library.journal(game)
    for ply, line in enumerate(["* start 1", "* roll 1 3 3 6", "1 die 3"]):
        journal.append(ply, line)
        other = sqlite3.connect(library.path)
        assert other.execute("SELECT count(*), max(line) FROM moves WHERE ply = ?", (ply,)).fetchone() == (
            1,
            line,
        )
        other.close()
    saved = library.load(game)
    assert saved.header == header_of(1)
    assert saved.lines == ["* start 1", "* roll 1 3 3 6", "1 die 3"]
    assert (saved.game, saved.undone, saved.finished) == ("livingstone", False, False)
    assert journal.length == 3


def test_several_lines_at_once_are_all_or_none(library):
    game = library.create("livingstone", header_of(1))
    journal = library.journal(game)
    with pytest.raises(ValueError, match="not a line"):
        journal.append(0, "1 a", "")
    assert library.load(game).lines == []
    journal.append(0, "1 a", "1 b")
    assert library.load(game).lines == ["1 a", "1 b"]


@pytest.mark.parametrize("line", ["", "two\nlines", "two\rlines"])
def test_what_is_not_a_line_is_refused(library, line):
    game = library.create("livingstone", header_of(1))
    with pytest.raises(ValueError, match="not a line"):
        library.journal(game).append(0, line)
    assert library.games()[0].moves == 0


@pytest.mark.parametrize("ply", [-1, 0, 1, 3, 17])
def test_a_gap_or_a_double_ply_is_a_mistake_of_the_program(library, ply):
    game = library.create("livingstone", header_of(1), ["1 a", "1 b"])
    with pytest.raises(JournalOrderError):
        library.journal(game).append(ply, "1 c")
    assert library.load(game).lines == ["1 a", "1 b"]


def test_undo_cuts_off_and_is_remembered_until_the_next_move(library):
    game = library.create("livingstone", header_of(1), ["1 a", "1 b", "1 c"])
    journal = library.journal(game)
    journal.annotate({}, finished=True)
    journal.truncate(1)
    saved = library.load(game)
    assert (saved.lines, saved.undone, saved.finished) == (["1 a"], True, False)
    journal.append(1, "1 d")
    saved = library.load(game)
    assert (saved.lines, saved.undone) == (["1 a", "1 d"], False)
    journal.truncate(2, undone=False)
    assert not library.load(game).undone
    for ply in (-1, 3):
        with pytest.raises(JournalOrderError):
            journal.truncate(ply)


def test_undone_can_be_set_without_a_move_and_survives_closing(tmp_path):
    path = tmp_path / "games.sqlite3"
    with Library.open(path).library as library:
        game = library.create("livingstone", header_of(1), ["1 a"])
        library.set_undone(game, True)
    with Library.open(path).library as library:
        assert library.load(game).undone
        assert library.games()[0].undone
        library.set_undone(game, False)
        assert not library.load(game).undone


def test_games_are_listed_last_played_first(library):
    first = library.create("livingstone", header_of(1))
    second = library.create("faraway", header_of(2))
    third = library.create("explorers", header_of(3))
    library.journal(first).append(0, "1 a")
    library.journal(second).annotate({"players": ["Zoë", "Bo"], "round": 3}, finished=True)
    assert [entry.id for entry in library.games()] == [first, third, second]
    assert [entry.id for entry in library.games(unfinished=True)] == [first, third]
    assert [entry.id for entry in library.games(unfinished=False)] == [second]
    assert [entry.id for entry in library.games(limit=1)] == [first]
    entry = library.games(unfinished=False)[0]
    assert entry.summary == {"players": ["Zoë", "Bo"], "round": 3}
    assert (entry.game, entry.name, entry.moves, entry.finished) == ("faraway", "", 0, True)
    assert entry.created == entry.changed == NOON + timedelta(seconds=1)
    assert entry.created.tzinfo is UTC


def test_pictures(library):
    game = library.create("livingstone", header_of(1))
    assert library.picture(game) is None
    library.set_picture(game, b"first")
    library.set_picture(game, PICTURE)
    assert library.picture(game) == PICTURE
    library.delete(game)
    assert library.picture(game) is None
    assert library._connection.execute("SELECT count(*) FROM pictures").fetchone() == (0,)


def test_rename_and_delete(library):
    game = library.create("livingstone", header_of(1), ["1 a"])
    library.rename(game, "Winter evening")
    assert library.games()[0].name == "Winter evening"
    library.delete(game)
    assert library.games() == []
    assert library._connection.execute("SELECT count(*) FROM moves").fetchone() == (0,)
    assert library.create("livingstone", header_of(1)) != game


@pytest.mark.parametrize(
    "act",
    [
        lambda library, game: library.load(game),
        lambda library, game: library.journal(game),
        lambda library, game: library.delete(game),
        lambda library, game: library.rename(game, "x"),
        lambda library, game: library.set_undone(game, True),
        lambda library, game: library.set_picture(game, b"x"),
    ],
)
def test_a_game_that_is_not_there(library, act):
    with pytest.raises(LibraryError, match="The game number 7 is not in the library") as caught:
        act(library, GameId(7))
    assert caught.value.trouble is Trouble.NO_SUCH_GAME
    assert library.games() == []
    assert not library._connection.in_transaction


def test_everything_is_in_one_file_after_closing(tmp_path):
    path = tmp_path / "games.sqlite3"
    filled(path, games=2)
    assert {place.name for place in tmp_path.iterdir()} == {"games.sqlite3", "games.lock"}
    path.rename(tmp_path / "elsewhere.sqlite3")
    with Library.open(tmp_path / "elsewhere.sqlite3").library as library:
        assert len(library.games()) == 2


def test_the_error_is_one_sentence_that_fits_any_file_name(tmp_path):
    error = LibraryError(Trouble.DISK_FULL, tmp_path / "100%1 %2")
    assert "100%1 %2" in str(error)
    assert error.sentence.english() == error.sentence.translated() == str(error)
