"""The figures and cards are checked when read, and so are moves as texts and numbers of players."""

from __future__ import annotations

import pytest

from app.games import resource
from engine.errors import FiguresError, NotationError, OptionError
from engine.faraway.cards import Flat, PerBiome, Wonders
from engine.faraway.figures import FarawayOptions, decode_figures
from engine.faraway.game import Faraway
from engine.faraway.moves import REGIONS, SANCTUARIES

TEXTS = {name: resource(f"faraway/{name}.toml").decode() for name in ("game", "regions", "sanctuaries")}


def made(**changed: str) -> Faraway:
    return Faraway(*(text.encode() for text in (TEXTS | changed).values()))


def test_the_box() -> None:
    figures = made().figures
    assert [region.number for region in figures.regions] == list(range(1, REGIONS + 1))
    assert [sanctuary.id for sanctuary in figures.sanctuaries] == list(range(1, SANCTUARIES + 1))
    assert [region.number for region in figures.regions if region.night] == list(range(20, 41))
    clues = [region.number for region in figures.regions if region.clues]
    assert clues == [6, 8, 12, 15, 20, 22, 33, 46, 49, 55, 58, 59, 60, 62, 63, 64, 65, 67]
    assert (
        len({(card.biome, card.night, card.clues, card.wonders, card.quest) for card in figures.sanctuaries})
        == 45
    )
    assert figures.region(46).quest == Flat(10)
    assert figures.region(46).requires == Wonders(stone=2, chimera=1)
    assert figures.sanctuary(39).quest == PerBiome(1, ("forest", "river"))
    assert figures.sanctuary(39).requires == Wonders()
    counts = figures.counts
    assert (counts.rounds, counts.hand, counts.opening_dealt) == (8, 3, 5)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("game", "rounds = 8", "rounds = ", "the figures of Faraway cannot be read"),
        ("game", "rounds = 8", "turns = 8", "the figures of Faraway cannot be read"),
        ("regions", 'kind = "flat"', 'kind = "round"', "the regions of Faraway cannot be read"),
        ("regions", 'wonder = "stone", fame', "fame", "the regions of Faraway cannot be read"),
        ("regions", "number = 2,", "number = 3,", "the regions of Faraway are numbered from 1 to 68"),
        ("sanctuaries", "{ id = 45", "# { id = 45", "the sanctuaries of Faraway are numbered from 1 to 45"),
        ("sanctuaries", "id = 2,", "number = 2,", "the sanctuaries of Faraway cannot be read"),
        (
            "regions",
            'number = 1, biome = "forest"',
            'number = 1, biome = "city"',
            "the biomes of the regions",
        ),
        ("regions", "number = 1,", "number = 1, night = true,", "the night of the regions of Faraway are 22"),
        (
            "regions",
            "number = 1,",
            "number = 1, clues = 1,",
            "the clues of the regions of Faraway are 19, not 18",
        ),
        ("regions", "wonders = { stone = 2 }", "wonders = { stone = 3 }", "the wonders of the regions"),
        (
            "regions",
            "number = 1,",
            "number = 1, requires = { stone = 1 },",
            "the prerequisites of the regions of Faraway are 38, not 37",
        ),
        ("sanctuaries", ', quest = { kind = "flat", fame = 5 }', "", "the quests of the sanctuaries"),
        ("sanctuaries", '["forest", "river"]', '["forest", "haven"]', "counts mystical havens"),
        ("game", "hand = 3", "hand = 0", "at least 1"),
        ("game", "opening_dealt = 5", "opening_dealt = 3", "deals more cards than are kept"),
        ("game", "hand = 3", "hand = 4", "too few cards for 6 players"),
        ("game", "rounds = 8", "rounds = 9", "too few cards for 6 players"),
        ("game", "opening_dealt = 5", "opening_dealt = 12", "too few cards for 6 players"),
    ],
)
def test_broken_figures_are_refused_with_the_reason(name: str, old: str, new: str, reason: str) -> None:
    assert old in TEXTS[name]
    with pytest.raises(FiguresError, match=reason):
        made(**{name: TEXTS[name].replace(old, new, 1)})


def test_sanctuaries_for_six_players() -> None:
    text = TEXTS["game"].replace("hand = 3", "hand = 1").replace("rounds = 8", "rounds = 9")
    with pytest.raises(FiguresError, match="too few cards for 6 players"):
        made(game=text)


def test_figures_that_are_no_text() -> None:
    with pytest.raises(FiguresError, match="cannot be read"):
        decode_figures(b"\xff\xfe", b"", b"")


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_wrong_numbers_of_players(seats: int) -> None:
    with pytest.raises(OptionError, match=f"for 2 to 6 players, not {seats}"):
        made().new_position(seats, FarawayOptions())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 0",
        "play 69",
        "play 012",
        "take 69",
        "choose 46",
        "region 69",
        "sanctuary 46",
        "play 1 2",
        "keep",
        "keep 3 2 1",
        "keep 1 1 2",
        "keep 1 2 69",
        "keep  1 2 3",
        "Play 1",
        "play 1 ",
        "end",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError, match="is not a move of Faraway"):
        made().parse_move(text)


@pytest.mark.parametrize(
    "text", ["play 68", "take 1", "choose 45", "region 10", "sanctuary 9", "keep 1 2 68", "keep 7"]
)
def test_moves_as_text(text: str) -> None:
    assert made().parse_move(text).text == text
