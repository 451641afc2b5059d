"""Real faults of the library file: what is set aside, what is rescued, what the player is told."""

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from app.library import Library, LibraryError, Trouble
from app.library.repair import repair
from tests.app.library_help import NOON, PICTURE, exit_code, filled, header_of, ticking

KEPT_NAME = "games.damaged-2026-11-30-1200.sqlite3"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite3"


def reopened(path: Path):
    """Open, check what must hold of every library, and return the lines by game and the notice."""
    opened = Library.open(path, clock=ticking())
    with opened.library as library:
        games = {entry.id: library.load(entry.id).lines for entry in library.games()}
        # It is a library to play on with.
        game = library.create("livingstone", header_of(1))
        library.journal(game).append(0, "1 a")
        library.delete(game)
    again = Library.open(path)
    again.library.close()
    assert again.notice is None, "told twice"
    return games, opened.notice


def check_prefixes(games, written):
    for number, lines in games.items():
        assert lines == written[number][: len(lines)], number


@pytest.mark.parametrize(("part", "least"), [(0.95, 25), (0.8, 0), (0.3, 0)])
def test_truncated(path, part, least):
    written = filled(path)
    size = int(path.stat().st_size * part)
    with path.open("r+b") as file:
        file.truncate(size)
    games, notice = reopened(path)
    assert notice.kept == path.with_name(KEPT_NAME)
    assert notice.kept.stat().st_size == size
    assert (notice.whole + notice.shortened, notice.whole) == (
        len(games),
        sum(games[n] == written[n] for n in games),
    )
    assert notice.whole >= least
    assert notice.whole + notice.shortened + notice.lost <= len(written)
    check_prefixes(games, written)
    assert KEPT_NAME in notice.english()
    assert f"Games rescued whole: {notice.whole}." in notice.english()


@pytest.mark.parametrize("size", [20, 100, 1000, 4096])
def test_truncated_to_the_first_bytes(path, size):
    filled(path)
    with path.open("r+b") as file:
        file.truncate(size)
    games, notice = reopened(path)
    assert games == {}
    assert notice.kept.stat().st_size == size
    assert "No game could be read from it." in notice.english()


@pytest.mark.parametrize("seed", range(12))
def test_random_bytes_in_the_middle(path, seed):
    written = filled(path)
    draw = random.Random(seed)
    damaged = bytearray(path.read_bytes())
    start = draw.randrange(8192, len(damaged) - 4096)
    damaged[start : start + 4096] = draw.randbytes(4096)
    path.write_bytes(damaged)
    games, notice = reopened(path)
    if notice is None:  # it hit a picture only
        assert games == written
        return
    assert notice.kept.read_bytes() == damaged
    # 4096 bytes touch two pages, of a good fifty.
    assert sum(games.get(number) == lines for number, lines in written.items()) >= len(written) // 2
    check_prefixes(games, written)


@pytest.mark.parametrize("length", [16, 100, 4096])
def test_a_spoilt_beginning_costs_no_game(path, length):
    written = filled(path)
    damaged = random.Random(1).randbytes(length) + path.read_bytes()[length:]
    path.write_bytes(damaged)
    games, notice = reopened(path)
    assert games == written
    assert (notice.whole, notice.shortened, notice.lost) == (len(written), 0, 0)
    assert notice.kept.read_bytes() == damaged


def test_everything_of_a_rescued_game_is_kept(path):
    with Library.open(path, clock=ticking()).library as library:
        game = library.create("livingstone", header_of(1), ["1 a", "1 b"], name="Sunday")
        library.journal(game).truncate(1)
        library.journal(game).annotate({"round": 2}, finished=True)
        library.set_picture(game, PICTURE)
        before = library.games()
    content = path.read_bytes()
    path.write_bytes(b"\0" * 100 + content[100:])
    opened = Library.open(path)
    with opened.library as library:
        assert opened.notice.whole == 1
        assert library.games() == before
        assert library.picture(game) == PICTURE
        assert library.load(game).header == header_of(1)
        assert library.create("livingstone", header_of(2)) > game


def test_an_empty_file_becomes_a_library(path):
    path.write_bytes(b"")
    games, notice = reopened(path)
    assert games == {}
    assert notice.kept is None
    assert "was an empty file" in notice.english()


@pytest.mark.parametrize("content", [b"Dear diary,\n", b"\0" * 50_000, "é".encode() * 9000])
def test_another_file_under_this_name(path, content):
    path.write_bytes(content)
    games, notice = reopened(path)
    assert games == {}
    assert notice.kept.read_bytes() == content


def test_a_database_of_another_program(path):
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()
    content = path.read_bytes()
    games, notice = reopened(path)
    assert games == {}
    assert notice.kept.read_bytes() == content


def test_a_folder_under_this_name(path):
    path.mkdir()
    (path / "letter.txt").write_text("mine")
    games, notice = reopened(path)
    assert games == {}
    assert (notice.kept / "letter.txt").read_text() == "mine"


def changed(path, *statements):
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_missing_moves_table(path):
    written = filled(path, games=3)
    changed(path, "DROP TABLE moves")
    games, notice = reopened(path)
    assert games == {number: [] for number in written}
    assert (notice.whole, notice.shortened, notice.lost) == (0, 3, 0)


def test_missing_games_table(path):
    filled(path, games=3)
    changed(path, "DROP TABLE games")
    games, notice = reopened(path)
    assert games == {}
    assert (notice.whole, notice.shortened, notice.lost) == (0, 0, 3)
    assert "Games that cannot be read: 3." in notice.english()


def test_missing_pictures_table_and_column(path):
    written = filled(path, games=3)
    changed(path, "DROP TABLE pictures", "ALTER TABLE games DROP COLUMN summary")
    games, notice = reopened(path)
    assert games == written
    assert notice.whole == 3


@pytest.mark.parametrize(
    ("statement", "left"),
    [
        ("DELETE FROM moves WHERE game_id = 2 AND ply = 5", 5),
        ("DELETE FROM moves WHERE game_id = 2 AND ply > 76", 77),
        ("UPDATE moves SET line = CAST(x'31ff32' AS TEXT) WHERE game_id = 2 AND (ply = 9 OR ply = 10)", 80),
    ],
)
def test_missing_moves(path, statement, left):
    written = filled(path, games=3)
    changed(path, statement)
    games, notice = reopened(path)
    assert len(games[2]) == left
    assert games[1] == written[1]
    if left == 80:  # a letter in a move is for the notation to refuse
        assert notice is None
        assert games[2][9] == "1\ufffd2"
    else:
        assert (notice.whole, notice.shortened) == (2, 1)
        check_prefixes(games, written)


def test_moves_without_a_game(path):
    written = filled(path, games=3)
    changed(path, "DELETE FROM games WHERE id = 2")
    games, notice = reopened(path)
    assert games == {1: written[1], 3: written[3]}
    assert notice.lost == 1


def test_spoilt_words_do_not_hide_the_list(path):
    filled(path, games=2)
    changed(
        path,
        "UPDATE games SET name = CAST(x'ff41' AS TEXT), summary = 'nonsense', created = 'yesterday' WHERE id = 1",
    )
    with Library.open(path).library as library:
        entry = library.games()[1]
        assert (entry.name, entry.summary, entry.created.year) == ("\ufffdA", {}, 1970)


def test_an_earlier_damaged_file_is_never_overwritten(path):
    for content in (b"first", b"second", b"third"):
        path.write_bytes(content)
        Library.open(path, clock=lambda: NOON).library.close()
    names = [f"games.damaged-2026-11-30-1200{extra}.sqlite3" for extra in ("", "-2", "-3")]
    assert [path.with_name(name).read_bytes() for name in names] == [b"first", b"second", b"third"]


KILLED = """
import os, sys
from pathlib import Path
from app.library import Library
library = Library.open(Path(sys.argv[1])).library
game = library.create("livingstone", "header of the killed")
library.journal(game).append(0, "1 a", "1 b")
os._exit(9)
"""


def test_the_log_of_a_killed_program_is_read(path):
    written = filled(path, games=2)
    assert exit_code(KILLED, path) == 9
    assert path.with_name("games.sqlite3-wal").stat().st_size > 0
    games, notice = reopened(path)
    assert notice is None
    assert games == {**written, 3: ["1 a", "1 b"]}


def test_a_damaged_library_is_set_aside_with_its_log_which_is_rescued_from(path):
    written = filled(path, games=12)
    assert exit_code(KILLED, path) == 9
    log = path.with_name("games.sqlite3-wal").read_bytes()
    # The moves of the first games, far from what the log brings.
    damaged = bytearray(path.read_bytes())
    first = damaged.index(b"1 die 1 gem 1")
    damaged[first - first % 4096 : first - first % 4096 + 2000] = b"\xff" * 2000
    path.write_bytes(damaged)
    games, notice = reopened(path)
    assert notice is not None
    assert path.with_name(KEPT_NAME + "-wal").read_bytes() == log
    assert games[13] == ["1 a", "1 b"]
    assert sum(games.get(number) == lines for number, lines in written.items()) >= 6


@pytest.mark.parametrize("emptied", [True, False])
def test_a_log_without_its_library_is_kept(path, emptied):
    filled(path, games=1)
    assert exit_code(KILLED, path) == 9
    log = path.with_name("games.sqlite3-wal").read_bytes()
    if emptied:
        path.write_bytes(b"")
    else:
        path.unlink()
    _, notice = reopened(path)
    assert path.with_name(KEPT_NAME + "-wal").read_bytes() == log
    assert notice.kept.name == KEPT_NAME


def test_a_repair_cut_off_before_the_damaged_file_is_moved_begins_again(path, monkeypatch):
    written = filled(path, games=3)
    path.write_bytes(b"\0" * 16 + path.read_bytes()[16:])
    monkeypatch.setattr("app.library.repair.set_aside", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        repair(path, NOON)
    monkeypatch.undo()
    games, notice = reopened(path)
    assert games == written
    assert notice.whole == 3


def test_a_repair_cut_off_after_the_damaged_file_was_moved_is_finished(path):
    written = filled(path, games=3)
    path.rename(path.with_name("games.repaired.sqlite3"))
    games, notice = reopened(path)
    assert games == written
    assert "interrupted" in notice.english()


def test_a_damaged_library_that_is_open_elsewhere_is_left_alone(path):
    written = filled(path, games=3)
    content = path.read_bytes()
    with Library.open(path).library:
        path.write_bytes(b"\0" * 16 + content[16:])
        with pytest.raises(LibraryError) as caught:
            Library.open(path, busy_seconds=0.05)
        assert caught.value.trouble is Trouble.OPEN_ELSEWHERE
        assert not list(path.parent.glob("*.damaged*"))
    path.write_bytes(b"\0" * 16 + content[16:])
    games, _ = reopened(path)
    assert games == written


def test_a_spoilt_lock_file_does_not_matter(path):
    written = filled(path, games=2)
    path.with_suffix(".lock").write_bytes(b"something else" * 1000)
    games, notice = reopened(path)
    assert (games, notice) == (written, None)


def test_the_disk_fills_up_while_rescuing(path, monkeypatch):
    filled(path, games=2)
    damaged = b"\0" * 16 + path.read_bytes()[16:]
    path.write_bytes(damaged)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(LibraryError) as caught:
        Library.open(path)
    assert caught.value.trouble is Trouble.DISK_FULL
    assert path.read_bytes() == damaged
    monkeypatch.undo()
    assert len(reopened(path)[0]) == 2


def test_a_file_that_cannot_be_read_at_all_is_still_set_aside(path, monkeypatch):
    path.write_bytes(b"x" * 9000)

    def broken(*_):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(shutil, "copyfile", broken)
    _, notice = reopened(path)
    assert notice.kept.read_bytes() == b"x" * 9000
