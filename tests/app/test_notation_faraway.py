"""What docs/notation.md says about Faraway: its example is replayed, and its tables are held against the program."""

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
from engine.faraway import moves as faraway_moves
from engine.faraway.figures import FarawayOptions
from tests.app.test_notation_page import block, first_cells, section

GAME = load_games()["faraway"]


def described() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(block("json", 1))
    return described


def test_example_leads_to_the_position_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "example.incognita"
    path.write_text(block("incognita", 1), encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == described()
    assert list(printed) == list(described())


def test_every_move_is_listed() -> None:
    listed = first_cells(section("Decisions of Faraway"))
    listed += [text for text in first_cells(section("Answers of chance of Faraway")) if " " in text]
    for text in listed:
        assert GAME.parse_move(text).text == text
    kinds = {type(GAME.parse_move(text)) for text in listed}
    assert kinds == set(Move.__subclasses__()) & {
        kind for kind in vars(faraway_moves).values() if isinstance(kind, type)
    }


def test_options() -> None:
    assert tuple(first_cells(section("Options of Faraway"))) == FarawayOptions.__struct_fields__


def test_sources_and_phases_are_those_of_the_rules() -> None:
    rows = [line.split("|") for line in section("Answers of chance of Faraway").splitlines() if "| `" in line]
    told = {row[1].strip(" `").split()[0]: row[2].strip(" `") for row in rows}
    (line,) = [line for line in section("Keys of Faraway").splitlines() if line.startswith("| `phase`")]
    phases = set(re.findall(r"`(\w+)`", line)) - {"phase"}
    seen: dict[str, str] = {}
    seen_phases = set()
    random = Random(1)
    position = GAME.new_position(2, FarawayOptions(opening_choice=True))
    while deciders := position.deciders():
        seen_phases.add(GAME.describe(position)["phase"])
        actor = random.choice(deciders)
        if actor == CHANCE:
            move = position.chance().draw(random.randrange)
            seen[move.text.split()[0]] = position.chance().source
        else:
            move = random.choice(position.legal_moves(actor))
        position.play(actor, move)
    seen_phases.add(GAME.describe(position)["phase"])
    assert told == seen
    assert phases - {"top_up"} == seen_phases, "the deck of sanctuaries does not run out with two players"


def test_every_key_is_explained() -> None:
    shown = described()
    general, own = first_cells(section("Keys of every game")), first_cells(section("Keys of Faraway"))
    entries = [*shown["seats"][0], *shown["sanctuary_deck"][0]]
    assert own[-len(entries) :] == entries
    assert [*general, *own[: -len(entries)]] == list(shown)
