"""Score pads as text: written, read again, refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.faraway.pad import PadPlayer, ScorePad
from engine.faraway.pad_text import PadTextError, pad_text, read_pad

PAD = ScorePad(
    (PadPlayer("Änne", (12, 20, 13), (38, 1)), PadPlayer("Ben", (99, 99), ())), "Sunday – with wrong numbers"
)
CONTENT: dict[str, Any] = {
    "kind": "score pad",
    "game": "faraway",
    "version": 1,
    "title": "T",
    "players": [{"name": "A", "regions": [1, 2], "sanctuaries": []}],
}


def refused(content: bytes) -> PadTextError:
    with pytest.raises(PadTextError) as caught:
        read_pad(content)
    return caught.value


def test_read_again() -> None:
    text = pad_text(PAD)
    assert read_pad(text.encode()) == PAD
    assert json.loads(text)["players"][0] == {"name": "Änne", "regions": [12, 20, 13], "sanctuaries": [38, 1]}
    assert read_pad(b"\xef\xbb\xbf" + text.encode()) == PAD


def test_the_form_of_the_text_stays() -> None:
    assert read_pad(json.dumps(CONTENT).encode()) == ScorePad((PadPlayer("A", (1, 2)),), "T")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "map"}, "it is not a score pad of Faraway"),
        ({"game": "livingstone"}, "it is not a score pad of Faraway"),
        ({"version": "1"}, "it is damaged (the version is a whole number from 1, not '1')"),
        ({"version": True}, "it is damaged (the version is a whole number from 1, not True)"),
        ({"version": 0}, "it is damaged (the version is a whole number from 1, not 0)"),
        ({"version": None}, "it is damaged (the version is a whole number from 1, not None)"),
        ({"colour": "red"}, "it is damaged (Object contains unknown field `colour`)"),
        ({"title": "x" * 81}, "it is damaged (Expected `str` of length <= 80 - at `$.title`)"),
        ({"title": "a\nb"}, "it is damaged (the text 'a\\nb' has a character that cannot be shown)"),
        ({"players": []}, "it is damaged (Expected `array` of length >= 1 - at `$.players`)"),
        (
            {"players": CONTENT["players"] * 7},
            "it is damaged (Expected `array` of length <= 6 - at `$.players`)",
        ),
        (
            {"players": [{"name": "A", "regions": [1]}]},
            "it is damaged (Object missing required field `sanctuaries` - at `$.players[0]`)",
        ),
        (
            {"players": [{"name": "A", "regions": ["1"], "sanctuaries": []}]},
            "it is damaged (Expected `int`, got `str` - at `$.players[0].regions[0]`)",
        ),
        (
            {"players": [{"name": "A", "regions": [-1], "sanctuaries": []}]},
            "it is damaged (Expected `int` >= 0 - at `$.players[0].regions[0]`)",
        ),
        (
            {"players": [{"name": "A", "regions": [], "sanctuaries": [1] * 41}]},
            "it is damaged (Expected `array` of length <= 40 - at `$.players[0].sanctuaries`)",
        ),
    ],
)
def test_refused(change: dict[str, Any], reason: str) -> None:
    error = refused(json.dumps(CONTENT | change).encode())
    assert str(error) == reason
    assert not error.newer


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe{}", b"[" * 200_000, b'{"kind": "\\ud800"}', b"\0" * 30]
)
def test_no_json(content: bytes) -> None:
    assert str(refused(content)).startswith("it is not JSON (")


@pytest.mark.parametrize("content", [b"[]", b"3", b'"score pad"', b"{}", b"null"])
def test_other_json(content: bytes) -> None:
    assert str(refused(content)) == "it is not a score pad of Faraway"


def test_a_newer_form_is_told_apart() -> None:
    error = refused(json.dumps(CONTENT | {"version": 2, "colour": "red"}).encode())
    assert error.newer
    assert str(error) == "it was written by a newer version of the program (form 2, this one reads 1)"


def test_what_could_not_be_read_again_is_not_written() -> None:
    with pytest.raises(PadTextError):
        pad_text(ScorePad((PadPlayer("x" * 41),)))
    with pytest.raises(PadTextError):
        pad_text(ScorePad((PadPlayer("a\tb"),)))
