"""`incognita maps`, maps of players, and `--map` and `--solo` of the other commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.commands.games import explorers
from app.gui import Program
from app.main import BAD_USE, main
from app.maps import maps_folder, read_map
from app.opening import Opening
from tests.app.command_help import ROOT
from ui.explorers.options import ExplorersOptionsEditor
from ui.pages.new_game import NewGamePage

AVENIA = (ROOT / "resources" / "explorers" / "maps" / "avenia.toml").read_text(encoding="utf-8")
MINE = AVENIA.replace('id = "avenia"', 'id = "mine"').replace('"Avenia"', '"My isle"')
MAPS = "the maps are avenia, aghon, kazan, cnidaria, mine, and 'incognita maps' says more about own ones"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of maps, with a map in it."""
    monkeypatch.setenv("INCOGNITA_HOME", str(tmp_path))
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    maps = maps_folder()
    maps.mkdir(parents=True)
    (maps / "mine.toml").write_text(MINE, encoding="utf-8")
    return maps


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def told_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(told(capsys, *arguments, "--json"))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == BAD_USE
    return capsys.readouterr().err.removeprefix("incognita: ").rstrip("\n")


def spoil(folder: Path) -> dict[str, str]:
    """Put everything into the folder that is no map; the faults by the names of the files."""
    (folder / "a_folder.toml").mkdir()
    (folder / "notes.txt").write_text("x")
    (folder / "binary.toml").write_bytes(bytes(range(256)))
    (folder / "box.toml").write_text(AVENIA, encoding="utf-8")
    (folder / "cell.toml").write_text(MINE.replace("mc3", "mc0"), encoding="utf-8")
    (folder / "deep.toml").write_text("a = " + "[" * 100_000)
    (folder / "huge.toml").write_bytes(b"#" * 2_000_000)
    (folder / "number.toml").write_text("columns = " + "9" * 5_000)
    (folder / "twice.toml").write_text(MINE, encoding="utf-8")
    return {
        "binary.toml": "the file is not text in UTF-8",
        "box.toml": "the id 'avenia' belongs to a map of the box",
        "cell.toml": "line 38, cell (0, 11): 'c' needs a value from 1 to 9, not '0'",
        "deep.toml": "the map cannot be read: brackets stand too deep in each other",
        "huge.toml": "the file is too large for a map",
        "number.toml": "the map cannot be read",
        "twice.toml": "the id 'mine' is that of mine.toml too",
    }


def test_list(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    lines = told(capsys, "maps").splitlines()
    assert lines[0].split() == ["id", "name", "hexes", "cities", "towers", "ruins", "crystals", "file"]
    assert [line.split()[0] for line in lines[1:6]] == ["avenia", "aghon", "kazan", "cnidaria", "mine"]
    assert lines[4].split() == ["cnidaria", "Cnidaria", "187", "6", "4", "10", "4", "-"]
    assert lines[5].split() == ["mine", "My", "isle", "190", "10", "4", "10", "0", "mine.toml"]
    assert lines[6:] == [f"Own maps are files ending with .toml in {folder}"]


def test_list_with_files_that_are_no_maps(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    faults = spoil(folder)
    found = told_json(capsys, "maps")
    assert [each["id"] for each in found["maps"]] == [*explorers().maps, "mine"]
    assert [each["file"] for each in found["maps"]] == [None] * 4 + ["mine.toml"]
    assert [each["file"] for each in found["broken"]] == list(faults)
    for each in found["broken"]:
        assert each["fault"].startswith(faults[each["file"]])
    assert f"twice.toml cannot be used: {faults['twice.toml']}" in told(capsys, "maps").splitlines()


def test_no_folder(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "mine.toml").unlink()
    folder.rmdir()
    assert [each["id"] for each in told_json(capsys, "maps")["maps"]] == list(explorers().maps)
    assert not folder.exists()


def test_check(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    mine = folder / "mine.toml"
    assert told(capsys, "maps", "--check", str(mine)).splitlines() == [
        f"{mine}: the map My isle (mine) can be used",
        "190 hexes, 10 cities, 4 towers, 10 ruins, 0 crystals",
    ]
    assert told_json(capsys, "maps", "--check", str(mine)) == {
        "id": "mine",
        "name": "My isle",
        "hexes": 190,
        "cities": 10,
        "towers": 4,
        "ruins": 10,
        "crystals": 0,
        "file": "mine.toml",
    }


def test_check_of_what_is_no_map(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    for name, fault in spoil(folder).items():
        if name != "twice.toml":
            sentence = refused(capsys, "maps", "--check", str(folder / name))
            assert sentence.startswith(f"{folder / name} is no map that can be used: {fault}")
    assert "is no map that can be used: " in refused(capsys, "maps", "--check", str(folder))
    assert "is no map that can be used: " in refused(capsys, "maps", "--check", str(folder / "none.toml"))


def test_byte_order_mark(folder: Path) -> None:
    (folder / "mine.toml").write_bytes(b"\xef\xbb\xbf" + MINE.encode())
    assert read_map(explorers(), folder / "mine.toml").text == MINE


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    usual = ("simulate", "explorers", "--players", "1", "--games", "2", "--seed", "1")
    assert told_json(capsys, *usual)["options"] == {"map": "avenia", "map_text": None, "solo": "medium"}
    asked = (*usual, "--map", "kazan", "--solo", "hard")
    assert told_json(capsys, *asked)["options"] == {"map": "kazan", "map_text": None, "solo": "hard"}
    assert told_json(capsys, *usual, "--map", "mine")["options"]["map_text"] == MINE


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    games = told_json(capsys, "bench", "--seconds", "1", "--map", "aghon", "--solo", "easy")["games"]
    assert {name: found["players"] for name, found in games.items()} == {
        "livingstone": 4,
        "faraway": 4,
        "explorers": 1,
    }
    assert games["explorers"]["options"] == {"map": "aghon", "map_text": None, "solo": "easy"}


def test_demo(capsys: pytest.CaptureFixture[str], tmp_path: Path, qtbot: QtBot) -> None:
    shot = tmp_path / "shot.png"
    told(capsys, "demo", "explorers", "--map", "mine", "--solo", "hard", "--moves", "9", "--shot", str(shot))
    assert shot.exists()


@pytest.mark.parametrize("command", ["play", "demo", "simulate"])
def test_impossible_options(capsys: pytest.CaptureFixture[str], command: str) -> None:
    more = ("--games", "1", "--seed", "1") if command == "simulate" else ()
    two = "Anna,Ben" if command == "play" else "2"
    one = ("--players", "Anna" if command == "play" else "1")
    game = (command, "explorers", *more, *one)
    assert refused(capsys, *game, "--map", "atlantis") == f"there is no map 'atlantis'; {MAPS}"
    assert refused(capsys, *game, "--solo", "mad") == "the solo levels are easy, medium, hard, not 'mad'"
    game = (command, "explorers", *more, "--players", two)
    assert refused(capsys, *game, "--solo", "easy") == "--solo is for one player, not for 2"
    for option, value in (("--map", "kazan"), ("--solo", "easy")):
        game = (command, "livingstone", *more, *one)
        assert refused(capsys, *game, option, value) == f"{option} is for explorers, not for livingstone"


def test_page_of_a_new_game(qtbot: QtBot, folder: Path) -> None:
    from PySide6.QtWidgets import QApplication

    faults = spoil(folder)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    opening = Opening(
        new_game="explorers", options={"map": "mine", "map_text": MINE, "solo": "hard"}, players=1
    )
    program = Program(application, opening)
    page = program.window.page
    assert isinstance(page, NewGamePage)
    assert isinstance(page.options, ExplorersOptionsEditor)
    wanted = page.new_game()
    assert wanted is not None
    assert len(wanted.seats) == 1
    assert wanted.options == {"map": "mine", "map_text": MINE, "solo": "hard"}
    assert page.options.fault_label.text().count("\n") == len(faults) - 1
    program.close()
