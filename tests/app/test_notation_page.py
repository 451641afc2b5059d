"""docs/notation.md cannot rot: its example is replayed, and its tables are held against the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.games import load_games
from app.main import main
from engine.contract import Move
from engine.errors import NotationError
from engine.livingstone import moves as livingstone_moves
from engine.livingstone.figures import LivingstoneOptions
from engine.livingstone.moves import CARDS, STONES
from engine.record import COLOURS, NAME_LIMIT
from tests.app.command_help import ROOT, random_match

PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")


def block(kind: str, game: int = 0) -> str:
    """The block of code of this kind, of Livingstone (0), Faraway (1) or Explorers (2)."""
    texts = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(texts) == 3
    return str(texts[game])


def section(title: str) -> str:
    """The text under a heading, without the sections after it."""
    (text,) = re.findall(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return str(text)


def first_cells(text: str) -> list[str]:
    """Whatever stands in backticks in the first column of a section's tables."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| ")]
    return [word for cell in rows for word in re.findall(r"`([^`]+)`", cell)]


def described() -> dict[str, Any]:
    described: dict[str, Any] = json.loads(block("json"))
    return described


def test_example_leads_to_the_position_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "example.incognita"
    path.write_text(block("incognita"), encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == 0
    assert capsys.readouterr().out == block("json")


def test_every_move_is_listed() -> None:
    listed = first_cells(section("Decisions")) + first_cells(section("Answers of chance"))
    game = load_games()["livingstone"]
    kinds = set()
    for text in listed:
        if text in {"free", "any"}:
            continue
        move = game.parse_move(text)
        assert move.text == text
        kinds.add(type(move))
    assert kinds == set(Move.__subclasses__()) & {
        kind for kind in vars(livingstone_moves).values() if isinstance(kind, type)
    }


def test_sources_are_those_of_the_rules() -> None:
    rows = [line.split("|") for line in section("Answers of chance").splitlines() if line.startswith("| `")]
    told = {row[1].strip(" `").split()[0]: row[2].strip(" `") for row in rows}
    seen: dict[str, str] = {}
    for players in (1, 2):
        match = random_match(players=players, moves=10_000)
        position = match.game.new_position(players, match.header.options)
        for entry in match.entries:
            if entry.actor == -1:
                seen[entry.move.text.split()[0]] = position.chance().source
            position.play(entry.actor, entry.move)
    assert told == seen


def test_names() -> None:
    names = re.findall(r"`([^`]+)`", section("Names"))
    assert tuple(names) == STONES + CARDS


def test_header() -> None:
    text = section("Header")
    written = {line.split(":")[0] for line in block("incognita").partition("\n\n")[0].splitlines()}
    keys = first_cells(text)
    assert set(keys[: -len(LivingstoneOptions.__struct_fields__)]) == written
    assert tuple(keys[-len(LivingstoneOptions.__struct_fields__) :]) == LivingstoneOptions.__struct_fields__
    assert all(f"`{colour}`" in text for colour in COLOURS)
    assert f"up to {NAME_LIMIT} characters" in text


def test_every_key_is_explained() -> None:
    shown = described()
    general, own = first_cells(section("Keys of every game")), first_cells(section("Keys of Livingstone"))
    own_keys = [*own]
    values = {"setup", "roll", "choose_die", "act", "free_acts", "draw", "dig", "queen", "over"}
    assert not values & set(own_keys), "values of a key stand in the second column"
    top, entries = (
        own_keys[: own_keys.index("queens_dice") + 1],
        own_keys[own_keys.index("queens_dice") + 1 :],
    )
    assert [*general, *top] == list(shown)
    seat_keys, tent_keys = list(shown["seats"][0]), list(shown["tents"][0])
    assert entries == [*seat_keys, *tent_keys]


def test_every_phase_is_named() -> None:
    (line,) = [line for line in section("Keys of Livingstone").splitlines() if line.startswith("| `phase`")]
    phases = set(re.findall(r"`(\w+)`", line)) - {"phase"}
    seen = set()
    for players in (1, 2):
        match = random_match(players=players, moves=10_000)
        position = match.game.new_position(players, match.header.options)
        seen.add(match.game.describe(position)["phase"])
        for entry in match.entries:
            position.play(entry.actor, entry.move)
            seen.add(match.game.describe(position)["phase"])
    assert seen == phases


def test_what_is_not_listed_is_no_move() -> None:
    game = load_games()["livingstone"]
    for text in (
        "",
        "die 7",
        "die",
        "Coins",
        "coins ",
        "tent r7",
        "tent r1 any free",
        "sell black_rock 1",
        "roll",
    ):
        with pytest.raises(NotationError):
            game.parse_move(text)
