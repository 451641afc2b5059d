"""`incognita demo`: the real table, drawn without a display, and the commands that open the window."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from app.commands import values
from app.library.errors import LibraryError, Trouble
from app.main import main
from app.opening import Opening
from engine.contract import Move
from engine.livingstone.moves import COINS, END, donations
from tests.app.command_help import random_match, random_record, run_program
from ui.demo import play_on, varied_move
from ui.main_window import SMALLEST_SIZE

PNG = b"\x89PNG\r\n\x1a\n"


def below_of(seed: int):  # type: ignore[no-untyped-def]
    return Random(seed).randrange


# --- random moves -------------------------------------------------------------------------------------------------


def test_kinds_of_moves_have_the_same_chance() -> None:
    moves: list[Move] = [COINS, *donations(60), END]
    below = below_of(1)
    picked = [varied_move(moves, below) for _ in range(600)]
    assert len(set(picked)) > 30
    assert 140 < picked.count(COINS) < 260


def test_play_on_stops_where_it_should() -> None:
    match = random_match(moves=0)
    play_on(match, 25, below_of(1))
    assert len(match.entries) == 25
    play_on(match, 25, below_of(1))
    assert len(match.entries) == 25
    play_on(match, 100_000, below_of(1))
    assert match.over


# --- pictures -----------------------------------------------------------------------------------------------------


def test_shot_without_display(tmp_path: Path) -> None:
    done = run_program("demo", "livingstone", "--shot", "table.png", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b"table.png: 1280 x 720 pixels\n"
    picture = QImage(str(tmp_path / "table.png"))
    assert (picture.width(), picture.height()) == (1280, 720)
    assert [path.name for path in tmp_path.iterdir()] == ["table.png"], "no library, settings or log are made"


@pytest.mark.slow
def test_shot_as_asked(tmp_path: Path) -> None:
    arguments = (
        "demo",
        "livingstone",
        "--players",
        "5",
        "--seed",
        "3",
        "--moves",
        "30",
        "--size",
        "1600x900",
    )
    for theme, name in (("paper", "paper.png"), ("paper", "again.png"), ("lantern", "lantern.png")):
        done = run_program(*arguments, "--theme", theme, "--language", "fr", "--shot", name, home=tmp_path)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.endswith(b": 1600 x 900 pixels\n")
    assert (tmp_path / "paper.png").read_bytes() == (tmp_path / "again.png").read_bytes()
    light, dark = (
        QImage(str(tmp_path / name))
        .scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
        .pixelColor(0, 0)
        for name in ("paper.png", "lantern.png")
    )
    assert light.lightness() > dark.lightness() + 60


def test_shot_of_a_whole_game(tmp_path: Path) -> None:
    done = run_program(
        "demo", "livingstone", "--players", "1", "--moves", "100000", "--shot", "end.png", home=tmp_path
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "end.png").read_bytes().startswith(PNG)


def test_shot_replaces_an_older_picture(tmp_path: Path) -> None:
    (tmp_path / "table.png").write_bytes(b"an older picture, longer than none")
    done = run_program("demo", "livingstone", "--moves", "0", "--shot", "table.png", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (tmp_path / "table.png").read_bytes().startswith(PNG)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--size", "0x0"],
            "--size: a size is width x height from 960x600 to 7680x4320, not '0x0'",
        ),
        (
            ["--size", "1280"],
            "--size: a size is width x height from 960x600 to 7680x4320, not '1280'",
        ),
        (["--size", "-5x9"], "--size: expected one argument"),
        (
            ["--moves", "-3"],
            "--moves: the number of moves is a whole number from 0 to 1000000, not '-3'",
        ),
        (["--players", "9"], "livingstone is for 1 to 5 players, not for 9"),
        (["--players", "6"], "livingstone is for 1 to 5 players, not for 6"),
        (["--theme", "dark"], "--theme: the theme is one of paper, lantern, not 'dark'"),
        (["--language", "xx"], "--language: the language is one of en, fr, de, not 'xx'"),
        (["--shot", "table.jpg"], "--shot: the name of a picture ends with .png, not as 'table.jpg' does"),
        (["--shot", "nowhere/table.png"], "nowhere/table.png cannot be written: no such file or directory"),
        (["--shot", "folder.png"], "folder.png cannot be written: is a directory"),
        (["--shot", "x" * 300 + ".png"], "x" * 300 + ".png cannot be written: file name too long"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_refused(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    Path("folder.png").mkdir()
    assert main(["demo", "livingstone", *arguments]) == 2
    assert capsys.readouterr() == ("", f"incognita: {sentence}\n")


def test_a_disk_without_room_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: object) -> None:
        raise LibraryError(Trouble.DISK_FULL, "games.sqlite3")

    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("app.demo.draw_demo", full)
    assert main(["demo", "livingstone", "--shot", "table.png"]) == 2
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.startswith("incognita: The disk is full: ")
    assert written.err.count("\n") == 1
    assert not Path("table.png").exists()


def test_smallest_size_is_that_of_the_window() -> None:
    assert (SMALLEST_SIZE.width(), SMALLEST_SIZE.height()) == values.SMALLEST_SIZE


def test_window_needs_a_display(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main(["demo", "livingstone"]) == 2
    told = "there is no display to show a window on; without one, 'incognita demo GAME --shot FILE.png' draws"
    assert capsys.readouterr().err.startswith(f"incognita: {told} a picture instead\n")


# --- what the window is asked for ------------------------------------------------------------------------------------


@pytest.fixture
def openings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Opening]:
    """What the window was asked to show, instead of a window."""
    asked: list[Opening] = []

    def note(opening: Opening) -> int:
        asked.append(opening)
        return 0

    monkeypatch.setattr("app.gui.run_gui", note)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("INCOGNITA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return asked


def test_start_page(openings: list[Opening]) -> None:
    assert main([]) == 0
    assert openings == [Opening()]


def test_page_of_a_new_game(openings: list[Opening], tmp_path: Path) -> None:
    assert main(["play", "livingstone", "--seed", "12", "--language", "de"]) == 0
    assert openings == [Opening(new_game="livingstone", seed=12, language="de")]
    assert not (tmp_path / "home").exists()


def test_new_game_of_named_people(openings: list[Opening], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "livingstone", "--players", "Anna, Ben  B. ,Zoë", "--seed", "12"]) == 0
    assert main(["export", "1", "game.incognita"]) == 0
    header = Path("game.incognita").read_text("utf-8").splitlines()
    assert "seed: 12" in header
    people = ["seat: blue person Anna", "seat: vermilion person Ben B.", "seat: green person Zoë"]
    assert [line for line in header if line.startswith("seat: ")] == people
    assert main(["resume", "--language", "fr"]) == 0
    assert openings == [Opening(number=1), Opening(number=1, language="fr")]


def test_nothing_to_resume(openings: list[Opening], capsys: pytest.CaptureFixture[str]) -> None:
    Path("over.incognita").write_text(random_record(players=1, moves=10_000), encoding="utf-8")
    assert main(["import", "over.incognita"]) == 0
    capsys.readouterr()
    assert main(["resume"]) == 2
    told = "incognita: there is no unfinished game; 'incognita play GAME' begins one\n"
    assert capsys.readouterr() == ("", told)
    assert openings == []


@pytest.mark.parametrize("command", [[], ["open"]])
def test_record_file_is_opened(command: list[str], openings: list[Opening]) -> None:
    Path("a game").write_text(random_record(), encoding="utf-8")
    assert main([*command, "a game"]) == 0
    assert openings == [Opening(number=1)]
