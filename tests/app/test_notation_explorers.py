"""What docs/notation.md says about the Explorers: its example is replayed, its tables are held against the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.games import load_games
from app.main import main
from engine.contract import CHANCE, Move
from engine.explorers import moves as explorers_moves
from engine.explorers.options import ExplorersOptions
from engine.explorers.sheet import ACTS
from engine.explorers.state import PHASES
from tests.app.test_notation_page import block, first_cells, section

GAME = load_games()["explorers"]


def described() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(block("json", 2))
    return described


def test_example_leads_to_the_position_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "example.incognita"
    path.write_text(block("incognita", 2), encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == described()
    assert list(printed) == list(described())


def test_every_move_is_listed() -> None:
    listed = first_cells(section("Decisions of Explorers"))
    listed += first_cells(section("Answers of chance of Explorers"))
    for text in listed:
        assert GAME.parse_move(text).text == text
    kinds = {type(GAME.parse_move(text)) for text in listed}
    assert kinds == set(Move.__subclasses__()) & {
        kind for kind in vars(explorers_moves).values() if isinstance(kind, type)
    }


def test_options() -> None:
    text = section("Options of Explorers")
    assert tuple(first_cells(text)) == ExplorersOptions.__struct_fields__
    for name in (*GAME.maps, *GAME.figures.constants.solo.levels):  # type: ignore[attr-defined]
        assert f"`{name}`" in text


def test_sources_are_those_of_the_rules() -> None:
    rows = [
        line.split("|") for line in section("Answers of chance of Explorers").splitlines() if "| `" in line
    ]
    told = {row[1].strip(" `").split()[0]: row[2].strip(" `") for row in rows}
    seen: dict[str, str] = {}
    random = Random(1)
    position = GAME.new_position(4, ExplorersOptions())
    while deciders := position.deciders():
        actor = random.choice(deciders)
        if actor == CHANCE:
            move = position.chance().draw(random.randrange)
            seen[move.text.split()[0]] = position.chance().source
        else:
            move = random.choice(position.legal_moves(actor)[:-1] or position.legal_moves(actor))
        position.play(actor, move)
    assert told == seen


@pytest.mark.parametrize(("key", "names"), [("phase", PHASES), ("to_do", ACTS)])
def test_names_are_explained(key: str, names: tuple[str, ...]) -> None:
    (line,) = [line for line in section("Keys of Explorers").splitlines() if line.startswith(f"| `{key}`")]
    assert set(re.findall(r"`(\w+)`", line)) - {key} == set(names)


def test_every_key_is_explained() -> None:
    shown = described()
    general, own = first_cells(section("Keys of every game")), first_cells(section("Keys of Explorers"))
    seat = shown["seats"][0]
    entries = [*shown["objectives"][0], *seat, *seat["objectives"][0]]
    assert own[-len(entries) :] == entries
    assert [*general, *own[: -len(entries)]] == list(shown)
