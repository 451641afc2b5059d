"""`incognita score`: journeys of the printed cards on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.main import BAD_USE, main
from engine.faraway.pad import PadPlayer, ScorePad
from engine.faraway.pad_text import pad_text
from tests.engine.faraway.test_scoring import JOURNEYS

ANNEX = ("--regions", "12,20,13,18,44,24,39,4", "--sanctuaries", "38,1,6,16")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["score", "faraway", *arguments]) == 0
    written = capsys.readouterr()
    assert written.err == ""
    return written.out


def read(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(told(capsys, *arguments, "--json"))


def listed(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: str(journey["name"]))
def test_known_journeys(journey: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    found = read(
        capsys, "--regions", listed(journey["regions"]), "--sanctuaries", listed(journey["sanctuaries"])
    )
    assert found == {
        "total": journey["total"],
        "regions": journey["regions"],
        "per_region": journey["region_fame"],
        "sanctuaries": journey["sanctuaries"],
        "per_sanctuary": journey["sanctuary_fame"],
    }


def test_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, *ANNEX).splitlines()
    assert lines[0].split() == ["card", "fame", "quest"]
    assert [" ".join(line.split()) for line in lines[1:]] == [
        "region 12 0 no quest",
        "region 20 6 2 fame per night card",
        "region 13 6 2 fame per stone",
        "region 18 10 10 fame per set of red, green, blue and yellow",
        "region 44 6 2 fame per blue or yellow card",
        "region 24 0 prerequisite not met: 1 chimera lacking",
        "region 39 0 prerequisite not met: 2 chimeras lacking",
        "region 4 0 no quest",
        "sanctuary 38 8 4 fame per set of red, green, blue and yellow",
        "sanctuary 1 3 1 fame per red card",
        "sanctuary 6 3 1 fame per green card",
        "sanctuary 16 3 1 fame per yellow card",
        "total 45",
    ]


def test_best_order(capsys: pytest.CaptureFixture[str]) -> None:
    best = read(capsys, *ANNEX, "--best-order")["best_order"]
    assert best["total"] == 59 == sum(best["per_region"]) + sum(best["per_sanctuary"])
    assert sorted(best["regions"]) == [4, 12, 13, 18, 20, 24, 39, 44]
    again = read(capsys, "--regions", listed(best["regions"]), "--sanctuaries", "38,1,6")
    assert again["per_region"][0] == 6
    assert told(capsys, *ANNEX, "--best-order").endswith(
        f"best order: {listed(best['regions'])} brings 59 fame (14 more)\n"
    )
    assert "(no order is better)" in told(capsys, "--regions", "2,4", "--best-order")


def test_several_players_are_ranked(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--player", "Ben", "--regions", "59", "--player", "Anna", *ANNEX, "--player", "Eva")
    found = read(capsys, *arguments, "--regions", "61")
    assert [(player["name"], player["place"], player["total"]) for player in found["players"]] == [
        ("Ben", 2, 0),
        ("Anna", 1, 45),
        ("Eva", 2, 0),
    ]
    assert (found["winner"], found["finished"], found["tied"], found["tie_break"]) == (
        "Anna",
        False,
        [],
        None,
    )
    text = told(capsys, *arguments, "--regions", "61")
    assert text.startswith("Ben\n")
    assert text.endswith("\n\nAnna leads.\n")
    assert "7 regions are still to come." in text


def test_the_shortest_duration_breaks_a_tie(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--player", "A", "--regions", "68,67,66,65,64,62,60,58", "--player", "B")
    row = ("--regions", "61,56,37,36,33,26,23,15")
    found = read(capsys, *arguments, *row)
    assert (found["winner"], found["finished"], found["tied"], found["tie_break"]) == (
        "B",
        True,
        ["A", "B"],
        15,
    )
    assert told(capsys, *arguments, *row).endswith(
        "B wins: A and B are tied, and region 15 is the shortest exploration duration among theirs.\n"
    )


def test_a_named_player_alone_and_an_empty_row(capsys: pytest.CaptureFixture[str]) -> None:
    found = read(capsys, "--player", " Anna  Lee ", "--regions", "")
    assert found["winner"] is None
    assert found["players"][0]["name"] == "Anna Lee"
    assert "place" not in found["players"][0]
    assert told(capsys, "--player", "A", "--regions", "", "--player", "B", "--regions", "3").endswith(
        "7 regions are still to come.\n"
    )


def test_forgotten_sanctuaries_are_allowed_but_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        "This journey found sanctuaries 4 times and has 1 sanctuary; that is allowed, but mostly one is missing."
        in told(capsys, *ANNEX[:3], "38")
    )


def test_a_saved_pad(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pad = ScorePad((PadPlayer("Anna", (12, 20), (38,)), PadPlayer("Ben", (61,))), "Sunday")
    path = tmp_path / "pad.json"
    path.write_text(pad_text(pad), "utf-8")
    found = read(capsys, "--pad", str(path))
    assert found["title"] == "Sunday"
    assert [player["regions"] for player in found["players"]] == [[12, 20], [61]]
    assert found["winner"] == "Anna"


def test_sanctuaries_can_be_found_by_their_looks(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "--list-sanctuaries").splitlines()
    assert len(lines) == 46
    assert " ".join(lines[38].split()) == (
        "38 grey (mystical haven) clue 4 fame per set of red, green, blue and yellow"
    )
    entries = read(capsys, "--list-sanctuaries")
    assert entries[25] == {
        "id": 26,
        "colour": "grey (mystical haven)",
        "symbols": ["night", "thistle"],
        "quest": "",
    }
    assert [entry["id"] for entry in entries] == list(range(1, 46))
    looks = {(entry["colour"], tuple(entry["symbols"]), entry["quest"]) for entry in entries}
    assert len(looks) == 45, "no two look the same"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["livingstone"], "GAME: only the journeys of faraway can be scored, not 'livingstone'"),
        ([], "the following arguments are required: GAME"),
        (
            ["faraway"],
            "--regions says which regions were played, such as --regions 12,20,13,18,44,24,39,4",
        ),
        (["faraway", "--sanctuaries", "3"], "--regions is missing"),
        (["faraway", "--player", "Anna", "--sanctuaries", "3"], "--regions of Anna is missing"),
        (
            ["faraway", "--regions", "12,,13"],
            "--regions: regions are numbers separated by commas, such as 12,20,13, not '12,,13'",
        ),
        (
            ["faraway", "--regions", "12;13"],
            "--regions: regions are numbers separated by commas, such as 12,20,13, not '12;13'",
        ),
        (
            ["faraway", "--regions", "1", "--sanctuaries", "x"],
            "--sanctuaries: sanctuaries are numbers separated by commas, such as 12,20,13, not 'x'",
        ),
        (
            ["faraway", "--regions", "69"],
            "the journey cannot have region 69: regions are numbered from 1 to 68",
        ),
        (["faraway", "--regions", "5,6,5"], "the journey has region 5 twice"),
        (
            ["faraway", "--regions", "9,8,7,6,5,4,3,2,1"],
            "the journey has 9 regions, but there are only 8 rounds",
        ),
        (
            ["faraway", "--regions", "1,2", "--sanctuaries", "46"],
            (
                "the sanctuaries cannot include 46: their ids go from 1 to 45; "
                "'incognita score faraway --list-sanctuaries' lists them"
            ),
        ),
        (
            ["faraway", *ANNEX[:3], "1,2,3,4,5"],
            "there are 5 sanctuaries, but the exploration durations in the journey rise only 4 times",
        ),
        (
            ["faraway", "--player", "Anna", "--regions", "5", "--player", "Ben", "--regions", "5"],
            "Ben's journey cannot have region 5, which is in Anna's journey",
        ),
        (
            ["faraway", "--player", "Anna", "--regions", "5", "--player", "anna", "--regions", "6"],
            "two players are called anna",
        ),
        (
            ["faraway", *(word for name in "ABCDEFG" for word in ("--player", name, "--regions", ""))],
            "a score pad is for 1 to 6 players, not for 7",
        ),
        (
            ["faraway", "--regions", "5", "--player", "Ben", "--regions", "6"],
            "--player comes before the --regions and --sanctuaries of that player",
        ),
        (
            ["faraway", "--regions", "5", "--regions", "6"],
            "--regions is given twice; --player NAME begins another player",
        ),
        (
            ["faraway", "--player", "A", "--regions", "5", "--regions", "6"],
            "--regions is given twice for A; --player NAME begins another player",
        ),
        (
            ["faraway", "--player", " ", "--regions", "5"],
            "--player: a name has at least one character and only such as can be shown, not ' '",
        ),
        (["faraway", "--list-sanctuaries", "--regions", "5"], "--list-sanctuaries goes only with --json"),
        (
            ["faraway", "--regions", "5", "--pad", "pad.json"],
            "--pad is given instead of players, not beside them",
        ),
        (
            ["faraway", "--pad", "no/such/pad.json"],
            "no/such/pad.json cannot be read: no such file or directory",
        ),
    ],
    ids=lambda value: " ".join(value)[:50] if isinstance(value, list) else "",
)
def test_refused(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", *arguments]) == BAD_USE
    assert capsys.readouterr() == ("", f"incognita: {sentence}\n")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"12 20 13", "it is not JSON ("),
        (b"{}", "it is not a score pad of Faraway"),
        (b" " * 100_001, "it is too large for a score pad"),
    ],
)
def test_a_file_that_is_no_pad(
    content: bytes, reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "pad.json"
    path.write_bytes(content)
    assert main(["score", "faraway", "--pad", str(path)]) == BAD_USE
    written = capsys.readouterr()
    assert written.err.startswith(f"incognita: {path} cannot be read: {reason}")
    assert written.err.count("\n") == 1
    assert written.out == ""
