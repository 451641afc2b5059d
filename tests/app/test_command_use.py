"""What cannot be done as asked: one sentence on the error output, nothing else, exit code 2."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app import __version__
from app.commands.games import seats_of
from app.commands.parser import COMMANDS
from app.games import load_games
from app.main import BAD_USE, main
from engine.players.levels import LEVEL_IDS
from ui.level_words import LEVEL_NAMES


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INCOGNITA_HOME", str(tmp_path / "home"))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence that a command line is refused with."""
    assert main(arguments) == BAD_USE
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.count("\n") == 1, written.err
    assert written.err.startswith("incognita: ")
    return written.err.removeprefix("incognita: ").rstrip("\n")


GAMES = ", ".join(load_games())
SIMULATE = ("simulate", "livingstone", "--players", "2", "--games", "3", "--seed", "1")


def replaced(option: str, value: str) -> list[str]:
    arguments = list(SIMULATE)
    arguments[arguments.index(option) + 1] = value
    return arguments


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            replaced("--seed", "-1"),
            "--seed: a seed is a whole number from 0 to 999999999999, not '-1'",
        ),
        (
            replaced("--seed", "1000000000000"),
            "--seed: a seed is a whole number from 0 to 999999999999, not '1000000000000'",
        ),
        (
            replaced("--seed", "one"),
            "--seed: a seed is a whole number from 0 to 999999999999, not 'one'",
        ),
        (
            replaced("--seed", "1.5"),
            "--seed: a seed is a whole number from 0 to 999999999999, not '1.5'",
        ),
        (
            replaced("--seed", "٣"),
            "--seed: a seed is a whole number from 0 to 999999999999, not '٣'",
        ),
        (
            replaced("--seed", "9" * 5000),
            f"--seed: a seed is a whole number from 0 to 999999999999, not '{'9' * 5000}'",
        ),
        (replaced("--players", "9"), "livingstone is for 1 to 5 players, not for 9"),
        (
            replaced("--players", "0"),
            "--players: the number of players is a whole number from 1 to 99, not '0'",
        ),
        (
            replaced("--games", "0"),
            "--games: the number of games is a whole number from 1 to 10000000, not '0'",
        ),
        (
            ["simulate", "chess", "--players", "2", "--games", "1", "--seed", "1"],
            f"GAME: there is no game 'chess'; the games are {GAMES}",
        ),
        (["play", ""], f"GAME: there is no game ''; the games are {GAMES}"),
        (["simulate", "livingstone"], "the following arguments are required: --games, --seed"),
        ([*SIMULATE, "--see", "3"], "unrecognized arguments: --see 3"),
        (
            ["play", "livingstone", "--language", "xx"],
            "--language: the language is one of en, fr, de, not 'xx'",
        ),
        (
            ["play", "livingstone", "--players", "Anna,,Ben"],
            "--players: names are separated by single commas such as Anna,Ben, not 'Anna,,Ben'",
        ),
        (
            ["play", "livingstone", "--players", "Anna,@chief"],
            "--players: there is no computer player '@chief'; they are @stroller, @hiker, @scout, @captain, @pathfinder",
        ),
        (["play", "livingstone", "--players", "A,B,C,D,E,F"], "livingstone is for 1 to 5 players, not for 6"),
        (["play", "livingstone", "--players", "Anna,anna"], "two players have the same name"),
        (
            ["replay", "FILE", "--until", "-3"],
            "--until: the number of moves is a whole number from 0 to 1000000, not '-3'",
        ),
        (["export", "last", "out"], "there is no game in the library yet"),
        (["export", "7", "out"], "The game number 7 is not in the library (any more)."),
        (
            ["export", "first", "out"],
            "a game of the library is its number as 'incognita list' shows it, or 'last', not 'first'",
        ),
        (["export", "last", ""], "FILE: the name of a file cannot be empty"),
        (["replay", "nowhere/to be/found"], "nowhere/to be/found cannot be read: no such file or directory"),
        (["replay", "two\nlines"], "two\\nlines cannot be read: no such file or directory"),
        (["explore"], "there is no command or record file 'explore'; 'incognita --help' lists the commands"),
        (
            ["explore\x00"],
            "there is no command or record file 'explore\\x00'; 'incognita --help' lists the commands",
        ),
        (["--explore"], "unrecognized arguments: --explore"),
        (["lost.incognita"], "lost.incognita cannot be read: no such file or directory"),
        (
            ["bench", "--seconds", "0"],
            "--seconds: the time in seconds is a whole number from 1 to 600, not '0'",
        ),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else "",
)
def test_refused(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, *arguments) == sentence


@pytest.mark.parametrize(
    "arguments", [[], ["play", "livingstone"], ["resume"], ["play", "livingstone", "--players", "A,B"]]
)
def test_without_display(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    sentence = refusal(capsys, *arguments)
    assert sentence.startswith(
        "there is no display to show a window on; without one, 'incognita demo GAME --shot"
    )
    assert not (tmp_path / "home").exists(), "nothing is begun that cannot be shown"


def test_silent_display(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":987")
    assert refusal(capsys).startswith("the display ':987' does not answer; without one, 'incognita demo")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Terra Incognita {__version__}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    for command in COMMANDS:
        assert f"\n    {command} " in told


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: incognita {command}")


def test_interrupted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("app.commands.simulate.play_games", interrupt)
    assert main(SIMULATE) == 130
    assert capsys.readouterr() == ("", "")


def test_a_mistake_of_the_program(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("out of\ntents")

    monkeypatch.setattr("app.commands.simulate.play_games", fail)
    assert main(SIMULATE) == 1
    log = tmp_path / "home" / "log" / "incognita.log"
    told = f"incognita: unexpected error: RuntimeError: out of\\ntents (details in {log})\n"
    assert capsys.readouterr() == ("", told)
    assert "Traceback" in log.read_text("utf-8")


def test_levels_sit_at_the_table_under_names_of_their_own() -> None:
    seats = seats_of(load_games()["faraway"], ("Captain", "@captain", "@scout", "@captain"))
    assert [(seat.name, seat.player) for seat in seats] == [
        ("Captain", "person"),
        ("Captain 2", "@captain"),
        ("Scout", "@scout"),
        ("Captain 3", "@captain"),
    ]


def test_the_levels_of_the_screen_are_those_that_play() -> None:
    assert LEVEL_NAMES == LEVEL_IDS
