"""Two windows of the program, a locked library, a full disk, a folder without rights, a killed program."""

import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import pytest

from app.library import Library, LibraryError, Trouble
from tests.app.library_help import exit_code, filled, header_of, program


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.sqlite3"


@pytest.fixture
def windows(path):
    with Library.open(path).library as first, Library.open(path).library as second:
        yield first, second


def test_two_windows_on_the_same_game(windows):
    first, second = windows
    game = first.create("livingstone", header_of(1), ["1 a"])
    mine, theirs = first.journal(game), second.journal(game)
    mine.append(1, "1 b")
    for act in (
        lambda: theirs.append(1, "1 c"),
        lambda: theirs.truncate(0),
        lambda: theirs.annotate({}, finished=True),
    ):
        with pytest.raises(LibraryError, match="played on in another window") as caught:
            act()
        assert caught.value.trouble is Trouble.CHANGED_ELSEWHERE
    assert second.load(game).lines == ["1 a", "1 b"]
    mine.append(2, "1 d")
    assert second.load(game).lines == ["1 a", "1 b", "1 d"]


def test_another_window_that_went_back_and_came_to_the_same_length_is_noticed(windows):
    first, second = windows
    game = first.create("livingstone", header_of(1), ["1 a", "1 b"])
    mine, theirs = first.journal(game), second.journal(game)
    theirs.truncate(1)
    theirs.append(1, "1 other")
    with pytest.raises(LibraryError, match="another window"):
        mine.append(2, "1 c")
    assert first.load(game).lines == ["1 a", "1 other"]


def test_a_change_between_loading_and_playing_on_is_noticed(windows):
    first, second = windows
    game = first.create("livingstone", header_of(1), ["1 a"])
    saved = first.load(game)
    assert first.journal(game, since=saved).length == 1
    second.journal(game).append(1, "1 b")
    with pytest.raises(LibraryError, match="another window"):
        first.journal(game, since=saved)


def test_a_game_that_the_other_window_deleted(windows):
    first, second = windows
    game = first.create("livingstone", header_of(1), ["1 a"])
    journal = first.journal(game)
    second.delete(game)
    second.create("livingstone", header_of(2))
    with pytest.raises(LibraryError, match="not in the library") as caught:
        journal.append(1, "1 b")
    assert caught.value.trouble is Trouble.NO_SUCH_GAME
    assert [entry.moves for entry in first.games()] == [0]


WRITER = """
import sys
from pathlib import Path
from app.library import Library
library = Library.open(Path(sys.argv[1]), busy_seconds=30).library
game = library.create("livingstone", sys.argv[2])
journal = library.journal(game)
for ply in range(150):
    journal.append(ply, f"{sys.argv[2]} {ply}")
library.close()
"""


def test_two_programs_at_once_from_the_very_first_start(path):
    processes = [program(WRITER, path, name) for name in ("one", "two", "three")]
    for process in processes:
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (0, "")
    opened = Library.open(path)
    with opened.library as library:
        assert opened.notice is None
        assert sorted(library.load(entry.id).header for entry in library.games()) == ["one", "three", "two"]
        for entry in library.games():
            saved = library.load(entry.id)
            assert saved.lines == [f"{saved.header} {ply}" for ply in range(150)]


def test_locked_by_another_program(path):
    with Library.open(path, busy_seconds=0.05).library as library:
        game = library.create("livingstone", header_of(1))
        journal = library.journal(game)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for act in (lambda: journal.append(0, "1 a"), lambda: Library.open(path, busy_seconds=0.05)):
            with pytest.raises(LibraryError, match="Another program is using the library") as caught:
                act()
            assert caught.value.trouble is Trouble.BUSY
        assert library.load(game).lines == []
        other.execute("ROLLBACK")
        other.close()
        journal.append(0, "1 a")
        assert library.load(game).lines == ["1 a"]


def test_a_full_disk_loses_nothing_and_the_move_can_be_tried_again(path):
    with Library.open(path).library as library:
        game = library.create("livingstone", header_of(1))
        journal = library.journal(game)
        journal.append(0, "1 a")
        (pages,) = library._connection.execute("PRAGMA page_count").fetchone()
        library._connection.execute(f"PRAGMA max_page_count = {pages}")
        for act in (
            lambda: journal.append(1, "1 " + "x" * 9000),
            lambda: library.set_picture(game, b"x" * 9000),
        ):
            with pytest.raises(LibraryError, match="The disk is full") as caught:
                act()
            assert caught.value.trouble is Trouble.DISK_FULL
        library._connection.execute("PRAGMA max_page_count = 1000000")
        assert library.load(game).lines == ["1 a"]
        journal.append(1, "1 " + "x" * 9000)
        assert len(library.load(game).lines) == 2


LIMITED = """
import resource, signal, sys
from pathlib import Path
from app.library import Library, LibraryError
library = Library.open(Path(sys.argv[1])).library
game = library.create("livingstone", "header")
journal = library.journal(game)
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (60000, 60000))
try:
    for ply in range(10000):
        journal.append(ply, "1 a")
        print(ply, flush=True)
except LibraryError as error:
    print(error.trouble.name)
    assert journal.length == len(library.load(game).lines)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no file size limits on Windows")
def test_a_system_that_refuses_to_write(path):
    process = program(LIMITED, path)
    printed, errors = process.communicate(timeout=60)
    *plies, last = printed.split()
    assert (errors, process.returncode) == ("", 0)
    assert last in {"DISK_FULL", "DISK_TROUBLE"}
    with Library.open(path).library as library:
        assert len(library.load(library.games()[0].id).lines) == len(plies)


UNPRIVILEGED = """
import os, sys
from pathlib import Path
from app.library import Library, LibraryError
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
try:
    Library.open(Path(sys.argv[1]))
except LibraryError as error:
    print(error.trouble.name)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="rights work otherwise on Windows")
@pytest.mark.parametrize("there", [True, False])
def test_a_folder_without_the_right_to_write(there):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "games.sqlite3"
        if there:
            filled(path, games=1)
        content = {place: place.read_bytes() for place in folder.iterdir()}
        folder.chmod(0o555)
        try:
            printed, errors = program(UNPRIVILEGED, path).communicate(timeout=60)
        finally:
            folder.chmod(0o755)
        assert (printed, errors) == ("NOT_WRITABLE\n", "")
        assert {place: place.read_bytes() for place in folder.iterdir()} == content


def test_a_folder_that_is_a_file(tmp_path):
    (tmp_path / "folder").write_text("")
    with pytest.raises(LibraryError) as caught:
        Library.open(tmp_path / "folder" / "games.sqlite3")
    assert caught.value.trouble is Trouble.NOT_WRITABLE


PLAYER = """
import sys
from pathlib import Path
from app.library import Library
library = Library.open(Path(sys.argv[1])).library
game = library.games()[0].id
journal = library.journal(game)
for ply in range(journal.length, 100000):
    journal.append(ply, f"1 move {ply}")
    print(ply, flush=True)
    if ply % 10 == 0:
        journal.annotate({"ply": ply}, finished=False)
        library.set_picture(game, bytes(5000))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_killed_at_random_instants(path):
    with Library.open(path).library as library:
        game = library.create("livingstone", header_of(1))
    draw = random.Random(7)
    for _ in range(8):
        with program(PLAYER, path) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            first = process.stdout.readline()  # it plays
            time.sleep(draw.uniform(0, 0.15))
            os.kill(process.pid, signal.SIGKILL)
            # `communicate` would lose what `readline` has read ahead.
            printed, errors = process.stdout.read(), process.stderr.read()
        assert (process.returncode, errors) == (-signal.SIGKILL, "")
        shown = [int(line) for line in (first + printed).split("\n")[:-1]]
        opened = Library.open(path)
        with opened.library as library:
            assert opened.notice is None
            lines = library.load(game).lines
        assert len(lines) >= shown[-1] + 1
        assert lines == [f"1 move {ply}" for ply in range(len(lines))]


def test_a_program_killed_while_it_makes_the_library(path):
    code = """
import os, sqlite3, sys
from pathlib import Path
from app.library import schema
from app.library.connection import connect
connection = connect(Path(sys.argv[1]))
connection.execute("BEGIN IMMEDIATE")
connection.execute(schema.STEPS[0][0])
os._exit(9)
"""
    assert exit_code(code, path) == 9
    opened = Library.open(path)
    with opened.library as library:
        assert opened.notice is None
        assert library.games() == []
