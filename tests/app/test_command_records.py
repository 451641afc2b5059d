"""`incognita replay`, `export`, `import`, `open` and `list`: records in and out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.games import load_games
from app.main import BAD_USE, main
from app.record_file import SIZE_LIMIT
from engine.record import entry_text
from tests.app.command_help import random_match, random_record


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INCOGNITA_HOME", str(tmp_path / "home"))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record() -> Path:
    path = Path("game.incognita")
    path.write_text(random_record(), encoding="utf-8")
    return path


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == BAD_USE
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.count("\n") == 1, written.err
    return written.err.rstrip("\n")


# --- replay -----------------------------------------------------------------------------------------------------


def test_replay_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    match = random_match()
    assert told["moves"] == told["moves_played"] == len(match.entries)
    assert [player["name"] for player in told["players"]] == ["Anna", "Béla"]
    assert told["options"]["column_cost"] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    described = match.game.describe(match.position())
    assert {key: told[key] for key in described} == described


@pytest.mark.parametrize("moves", [0, 1, 37])
def test_replay_until(record: Path, moves: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--json", "--until", str(moves)]) == 0
    told = json.loads(capsys.readouterr().out)
    match = random_match(moves=moves)
    assert (told["moves"], told["moves_played"]) == (60, moves)
    described = match.game.describe(match.position())
    assert {key: told[key] for key in described} == described


def test_replay_until_too_many(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = refusal(capsys, "replay", str(record), "--until", "61")
    assert told == "incognita: game.incognita has 60 moves, so --until 61 is too many"


def test_replay_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--until", "59"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "livingstone, seed 7: 59 moves played of 60"
    assert lines[1] == f"last move: {entry_text(random_match().entries[58])}"
    assert any(line.split()[:2] == ["2", "Béla"] for line in lines)
    assert any(line.startswith("bag: black rock ") for line in lines)


def test_replay_of_a_finished_game(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path("finished.incognita")
    path.write_text(random_record(players=3, moves=10_000), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert "\nthe game is over\n" in told
    assert "seat  name     score  place\n" in told
    assert main(["replay", str(path), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["over"] is True
    assert result["to_decide"] == []
    match = random_match(players=3, moves=10_000)
    assert {(entry["seat"], entry["place"], entry["score"]) for entry in result["ranking"]} == {
        (standing.seat + 1, standing.place, standing.score) for standing in match.standings()
    }


# --- broken files -----------------------------------------------------------------------------------------------


def broken_line(number: int, text: str) -> bytes:
    lines = random_record().splitlines()
    lines[number - 1] = text
    return ("\n".join(lines) + "\n").encode()


BROKEN: list[tuple[str, bytes, str]] = [
    ("empty", b"", "line 1: the file is empty"),
    ("blank", b" \n\n", "line 1: the file is empty"),
    ("binary", b"\x89PNG\r\n\x1a\n\x00\x00", "line 1: this is not text in UTF-8"),
    ("zeros", b"incognita: 1\ngame: \0\n", "line 2: this is not text"),
    ("latin", random_record().encode("latin-1", "replace"), "line 9: this is not text in UTF-8"),
    ("utf-16", random_record().encode("utf-16"), "line 1: this is not text in UTF-8"),
    ("too long", b"#" * (SIZE_LIMIT + 1), "line 1: a record is not longer than 8 megabytes"),
    ("no header", b"1 die 3\n", "line 1: expected a header line such as 'game: livingstone', not '1 die 3'"),
    (
        "other game",
        broken_line(2, "game: go"),
        f"line 2: there is no game 'go'; the games are {', '.join(load_games())}",
    ),
    (
        "newer",
        broken_line(1, "incognita: 2"),
        "line 1: this record was written by a newer version of the program",
    ),
    ("rules", broken_line(3, "rules: 9"), "line 3: this program plays version 1 of the rules, not 9"),
    ("seed", broken_line(6, "seed: -1"), "line 6: 'seed' needs a whole number, not '-1'"),
    (
        "colour",
        broken_line(9, "seat: pink person Béla"),
        "line 9: the colours are blue, vermilion, green, amber, purple, sky, not 'pink'",
    ),
    ("actor", broken_line(11, "3 start 1"), "line 11: a move begins with '*' or a seat from 1 to 2, not '3'"),
    ("no move", broken_line(13, "1 die 9"), "line 13: 'die 9' is not a move of Livingstone"),
    ("illegal", broken_line(12, "1 die 6"), "line 12: '1 die 6': chance decides now (dice), not 1"),
    ("dice", broken_line(12, "* roll 6 6 6"), "line 12: '* roll 6 6 6': 'roll 6 6 6' is not allowed now"),
]


@pytest.mark.parametrize("command", ["replay", "import", "open"])
@pytest.mark.parametrize(("content", "reason"), [pytest.param(*rest, id=name) for name, *rest in BROKEN])
def test_broken_record(
    command: str, content: bytes, reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Path("broken.incognita").write_bytes(content)
    assert refusal(capsys, command, "broken.incognita") == f"incognita: broken.incognita, {reason}"
    assert not (tmp_path / "home").exists(), "nothing of it is kept"


def test_remarks_and_empty_lines_count(capsys: pytest.CaptureFixture[str]) -> None:
    lines = random_record().splitlines()
    lines[11:11] = ["# the first roll", ""]
    lines[15] = "2 coins"
    Path("game.incognita").write_text("# a remark\n" + "\n".join(lines), encoding="utf-8")
    told = refusal(capsys, "replay", "game.incognita")
    assert told.startswith("incognita: game.incognita, line 17: '2 coins': it is the turn of ")


def test_other_line_ends_and_byte_order_mark(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_bytes(b"\xef\xbb\xbf" + random_record().replace("\n", "\r\n").encode())
    assert main(["replay", str(record)]) == 0
    assert "60 moves played" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["replay", "import", "open"])
def test_directory_as_record(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("folder").mkdir()
    assert refusal(capsys, command, "folder") == "incognita: folder cannot be read: is a directory"


# --- library ----------------------------------------------------------------------------------------------------


def test_import_list_export(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(record)]) == 0
    assert capsys.readouterr().out == (
        "livingstone with 60 moves is game 1 of the library\n'incognita resume' goes on with it.\n"
    )
    finished = random_match(players=1, moves=10_000)
    Path("solo.incognita").write_text(random_record(players=1, moves=10_000), encoding="utf-8")
    assert main(["import", "solo.incognita"]) == 0
    assert "The game is over" in capsys.readouterr().out

    assert main(["list", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)
    assert [(game["id"], game["finished"], game["moves"], game["players"]) for game in games] == [
        (2, True, len(finished.entries), ["Anna"]),
        (1, False, 60, ["Anna", "Béla"]),
    ]
    assert main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split("  ")[0] == "id"
    assert lines[2].endswith("60  unfinished  Anna, Béla")

    assert main(["export", "1", "copy.incognita"]) == 0
    assert capsys.readouterr().out == "game 1 (60 moves) written to copy.incognita\n"
    assert Path("copy.incognita").read_bytes() == record.read_bytes()
    assert main(["export", "last", "last.incognita"]) == 0
    assert Path("last.incognita").read_bytes() == Path("solo.incognita").read_bytes()


def test_empty_list(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["list"]) == 0
    assert capsys.readouterr().out == "There is no game in the library yet.\n"
    assert main(["list", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert not (tmp_path / "home").exists(), "looking makes no library"


def test_a_folder_that_no_system_takes_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("INCOGNITA_HOME", str(tmp_path / ("x" * 300)))
    assert "cannot be created (File name too long)" in refusal(capsys, "list")


def test_export_overwrites_only_by_force(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["import", str(record)])
    capsys.readouterr()
    Path("mine.txt").write_text("precious", encoding="utf-8")
    told = refusal(capsys, "export", "last", "mine.txt")
    assert told == "incognita: mine.txt exists already; --force overwrites it"
    assert Path("mine.txt").read_text("utf-8") == "precious"
    assert main(["export", "last", "mine.txt", "--force"]) == 0
    assert Path("mine.txt").read_bytes() == record.read_bytes()


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_export_onto_a_directory(
    record: Path, force: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    main(["import", str(record)])
    capsys.readouterr()
    Path("folder").mkdir()
    assert "folder" in refusal(capsys, "export", "last", "folder", *force)
    assert "directory" in refusal(capsys, "export", "last", "folder", *force)


def test_export_where_nothing_can_be_written(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["import", str(record)])
    capsys.readouterr()
    told = refusal(capsys, "export", "last", "nowhere/file")
    assert told == "incognita: nowhere/file cannot be written: no such file or directory"
    told = refusal(capsys, "export", "last", "game.incognita/file")
    assert told == "incognita: game.incognita/file cannot be written: not a directory"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the device that is always full")
def test_export_onto_a_full_disk(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["import", str(record)])
    capsys.readouterr()
    told = refusal(capsys, "export", "last", "/dev/full", "--force")
    assert told == "incognita: /dev/full cannot be written: no space left on device"


def test_folder_of_the_library_in_the_way(
    record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "home").write_text("a file", encoding="utf-8")
    for arguments in (["import", str(record)], ["export", "last", "out"]):
        told = refusal(capsys, *arguments)
        assert told.endswith("should be a folder, but a file of this name is in the way.")


def test_open_needs_a_display(record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments in (["open", str(record)], [str(record)]):
        assert "'incognita import FILE' keeps the game" in refusal(capsys, *arguments)
    assert not (tmp_path / "home").exists()


def test_a_game_with_computer_players_is_replayed_but_not_gone_on_with(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8").replace("person Béla", "@chief Béla")
    record.write_text(text, encoding="utf-8")
    assert main(["replay", str(record)]) == 0
    capsys.readouterr()
    told = refusal(capsys, "import", str(record))
    line = text.split("@chief")[0].count("\n") + 1
    assert told.endswith(f"line {line}: Béla is the computer player @chief, and this version has none")
