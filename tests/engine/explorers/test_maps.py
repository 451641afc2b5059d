"""The facts of the four maps, and what is wrong with broken map files."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.bits import bits_of
from engine.errors import FiguresError, OptionError
from engine.explorers.board import DIRECTIONS, Board
from engine.explorers.mapfile import read_map_file
from engine.explorers.moves import space_text
from engine.explorers.options import ExplorersOptions
from engine.match import Match
from engine.record import Header, Seat, parse_record, record_text
from tests.engine.explorers.scene import explorers, spaces

GAME = explorers()
BOARDS = {name: GAME.board(ExplorersOptions(name)) for name in GAME.maps}
LAND = ("grassland", "desert", "mountain")


def texts(board: Board, mask: int) -> str:
    return " ".join(space_text(space) for space in sorted(board.spaces_of(mask), key=lambda s: (s % 100, s)))


def values(board: Board, mask: int) -> list[int]:
    return sorted(board.values[number] for number in bits_of(mask))


def test_order_of_difficulty() -> None:
    assert list(BOARDS) == ["avenia", "aghon", "kazan", "cnidaria"]
    assert [file.difficulty_rank for file in GAME.maps.values()] == [1, 2, 3, 4]
    assert all(file.check and file.derived for file in GAME.maps.values())


@pytest.mark.parametrize(
    ("name", "size", "terrains", "capital", "cities", "coins", "lands"),
    [
        ("avenia", 190, (41, 38, 37, 69), "8,11", [2, 2, 3, 3, 3, 3, 3, 3, 3, 4], (36, 50), 6),
        ("aghon", 178, (32, 34, 28, 79), "9,10", [2, 2, 2, 2, 3, 3, 3, 4, 4], (43, 63), 9),
        ("kazan", 162, (41, 33, 26, 57), "9,12", [2, 2, 2, 2, 3, 3, 3, 4, 5], (36, 56), 5),
        ("cnidaria", 187, (42, 46, 28, 62), "10,11", [2, 2, 4, 4, 4, 5], (43, 66), 6),
    ],
)
def test_counts(
    name: str,
    size: int,
    terrains: tuple[int, ...],
    capital: str,
    cities: list[int],
    coins: tuple[int, int],
    lands: int,
) -> None:
    board = BOARDS[name]
    assert board.size == size
    assert tuple(board.terrain[terrain].bit_count() for terrain in (*LAND, "sea")) == terrains
    assert texts(board, board.capital) == capital
    assert values(board, board.cities) == cities
    assert (board.coins.bit_count(), sum(values(board, board.coins))) == coins
    assert len(board.lands) == lands
    assert (board.ruins.bit_count(), board.towers.bit_count()) == (10, 4)
    assert board.file.village_coins_by_era == (1, 2, 3, 4)
    assert board.file.tower_coins_by_count == (6, 8, 10, 14)


@pytest.mark.parametrize(
    ("name", "regions"),
    [
        (
            "avenia",
            (
                "6/4 6/4 5/3 5/2 4/3 4/3 4/3 4/2 3/2",
                "5/4 5/3 5/3 4/3 4/3 3/2 3/2 3/2 3/2 3/2",
                "5/3 4/2 4/1 4/1 4/1 4/1 3/2 3/2 2/2 2/2 2/1",
            ),
        ),
        (
            "aghon",
            (
                "6/2 6/2 5/3 4/2 4/2 4/2 3/2",
                "6/3 6/2 5/2 4/3 4/2 3/2 3/2 3/1",
                "6/1 5/2 5/2 5/1 4/3 3/1",
            ),
        ),
        (
            "kazan",
            (
                "6/4 5/4 5/3 5/3 4/3 4/3 4/2 4/2 4/1",
                "7/4 6/3 6/3 5/3 5/3 4/2",
                "5/0 4/3 4/2 4/0 3/2 3/2 3/2",
            ),
        ),
        (
            "cnidaria",
            (
                "6/4 6/3 5/3 5/3 5/2 4/2 4/2 4/2 3/2",
                "5/3 5/2 4/3 4/3 4/3 4/2 4/2 4/2 3/3 3/2 3/2 3/2",
                "5/3 5/2 4/2 4/2 4/1 3/2 3/2",
            ),
        ),
    ],
)
def test_regions(name: str, regions: tuple[str, ...]) -> None:
    board = BOARDS[name]
    for terrain, expected in zip(LAND, regions, strict=True):
        found = [
            f"{region.bit_count()}/{(region & board.blanks).bit_count()}"
            for region in board.regions
            if region & board.terrain[terrain]
        ]
        assert sorted(found, reverse=True) == expected.split()


def test_avenia() -> None:
    board = BOARDS["avenia"]
    assert texts(board, board.ruins & board.border) == "1,8 4,1 6,23 7,2 14,21 17,8"
    assert texts(board, board.ruins & ~board.border) == "5,6 5,16 13,4 14,13"
    assert sorted(land.bit_count() for land in board.lands) == [5, 11, 21, 22, 24, 38]


def test_aghon() -> None:
    board = BOARDS["aghon"]
    expected = {
        "0,13": {"grassland", "mountain"},
        "4,1": {"desert"},
        "5,18": {"grassland"},
        "7,6": {"desert", "grassland"},
        "7,14": {"desert"},
        "9,0": {"desert"},
        "13,20": {"desert"},
        "14,15": {"mountain"},
        "15,4": {"desert", "grassland"},
        "18,13": {"desert"},
    }
    for place, terrains in expected.items():
        near = board.around(board.mask_of_spaces(spaces(place)))
        assert {name for name in LAND if near & board.terrain[name]} == terrains
    assert texts(board, board.ruins) == texts(board, board.mask_of_spaces(spaces(" ".join(expected))))
    assert texts(board, board.around(board.towers) & board.blanks) == "2,3 2,17 15,2 16,3"


def test_kazan() -> None:
    board = BOARDS["kazan"]
    rich = board.mask(number for number in bits_of(board.coins) if board.values[number] >= 3)
    assert texts(board, rich) == "0,5 9,2 14,7 14,9"
    assert board.values[board.hexes[spaces("0,5")[0]]] == 4
    assert board.file.marks["tower_ne"] == (16, 5)
    assert sorted(board.signs) == list("ABCDEFGHIJ")
    assert (board.ruins & board.terrain["sea"]).bit_count() == 9
    assert (board.ruins & board.terrain["grassland"]).bit_count() == 1
    without = [region for region in board.regions if not region & board.blanks]
    assert sorted(texts(board, region) for region in without) == [
        "0,5 0,7 0,9 1,4",
        "13,6 14,7 14,9 15,10 15,12",
    ]


def test_cnidaria() -> None:
    board = BOARDS["cnidaria"]
    assert texts(board, board.around(board.crystals) & board.blanks) == (
        "7,2 8,1 10,13 10,15 12,15 13,2 17,22 18,23"
    )
    assert values(board, board.crystals) == [1, 2, 3, 4]
    assert {sign: mask.bit_count() for sign, mask in board.signs.items()} == {"o": 4, "t": 3, "q": 3}
    assert (board.coins & board.terrain["sea"]).bit_count() == 3
    kinds = [
        (board.ruins & board.terrain[name]).bit_count() for name in ("sea", "desert", "grassland", "mountain")
    ]
    assert kinds == [6, 2, 1, 1]


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_and_lines(name: str) -> None:
    board = BOARDS[name]
    for number, space in enumerate(board.spaces):
        x, y = space % 100, space // 100
        for direction, (dx, dy) in enumerate(DIRECTIONS):
            other = board.neighbours[number][direction]
            assert (other >= 0) == ((y + dy) * 100 + x + dx in board.hexes and 0 <= x + dx < 100)
            if other >= 0:
                assert board.neighbours[other][(direction + 3) % 6] == number
        for line, direction in zip(board.lines[number], range(3), strict=True):
            ahead = [number]
            for way in (direction, direction + 3):
                while (following := board.neighbours[ahead[-1]][way]) >= 0:
                    ahead.append(following)
                ahead.append(number)
            assert line == board.mask(ahead)
        rays = board.rays(number, 3)
        assert len(set(rays)) == len(rays)
        assert all(ray.bit_count() <= 3 for ray in rays)
        assert board.mask(other for other in board.neighbours[number] if other >= 0) == sum(
            ray for ray in rays if ray.bit_count() == 1
        )
        assert set(rays) == {ray for ray in board.rays(number, 99) if ray.bit_count() <= 3}


def test_a_crater_ends_a_line() -> None:
    board = BOARDS["kazan"]
    down, *_ = board.lines[board.hexes[spaces("6,3")[0]]]
    assert texts(board, down) == "6,1 6,3"
    assert spaces("6,5")[0] not in board.hexes
    up, *_ = board.lines[board.hexes[spaces("6,11")[0]]]
    assert texts(board, up).startswith("6,11 6,13")


# --- broken files --------------------------------------------------------------------------------------------------

GOOD = """format_version = 1
id = "isle"
orientation = "flat_top"
coordinates = "doubled_height"
columns = 5
capital = [2, 3]
village_coins_by_era = [1, 2, 3, 4]
tower_coins_by_count = [6, 8]

grid = '''
#  x:0   1   2   3   4
  0:     g..     d.. #
  1: *T.     gc3     dc3
  2:     g..     d..
  3: sr.     *@.     m..
  4:     sr.     m..
  5: sr.     m$3     m..
  6:     *T.     g..
'''

[names]
en = "Isle"

[check]
hexes = 17
cities = 2
"""
GOOD = GOOD.replace(" #\n", "\n")


def test_a_map_of_a_player() -> None:
    board = GAME.read_map(GOOD)
    assert (board.id, board.size, board.file.names["en"]) == ("isle", 17, "Isle")
    options = GAME.settle_options(ExplorersOptions("isle", map_text=GOOD), 1)
    assert options.map_text == GOOD
    assert GAME.objective_ids(options) == [
        "any_towers",
        "any_ruins",
        "any_terrains",
        "any_route",
        "any_coins",
        "any_border_ruins",
    ]
    position = GAME.new_position(1, options)
    assert [move.text for move, _ in position.chance().odds()] == [
        f"objective {name}" for name in GAME.objective_ids(options)
    ]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("columns = 5", "columns = ", "cannot be read"),
        ("columns = 5", "colums = 5", "cannot be read"),
        ("format_version = 1", "format_version = 2", "format version 2, this program reads 1"),
        ('id = "isle"', 'id = "Isle"', "small letters"),
        ('id = "isle"', 'id = "kazan"', "'kazan' belongs to a map of the box"),
        ("flat_top", "pointy_top", "flat_top"),
        ("doubled_height", "axial", "doubled_height"),
        ("en =", "fr =", "no English name"),
        ("columns = 5", "columns = 101", "1 to 100 columns, not 101"),
        ("[1, 2, 3, 4]", "[1, 2, 3]", "village_coins_by_era has 4 numbers"),
        ("[1, 2, 3, 4]", "[1, 2, 3, -4]", "village_coins_by_era has 4 numbers"),
        ("[6, 8]", "[]", "tower_coins_by_count"),
        ("[6, 8]", "[-6]", "tower_coins_by_count"),
        ("[6, 8]", "[6, 100]", "tower_coins_by_count has a number from 0 to 99"),
        (
            "[1, 2, 3, 4]",
            "[1, 2, 3, 99999999999999999999]",
            "village_coins_by_era has 4 numbers from 0 to 99",
        ),
        ('id = "isle"', f'id = "{"a" * 41}"', "up to 40 small letters"),
        ('"Isle"', '""', "a name has 1 to 40 characters that can be shown; that for 'en' has not"),
        ('"Isle"', '"Isle\\n"', "characters that can be shown"),
        ('"Isle"', f'"{"I" * 41}"', "a name has 1 to 40"),
        ("columns = 5", "columns = 5\ndifficulty_rank = -99999999999", "difficulty_rank is from 0 to 99"),
        ("columns = 5", f"columns = {'9' * 5000}", "cannot be read"),
        ("columns = 5", f"columns = {'[' * 100_000}", "brackets stand too deep in each other"),
        (
            "capital = [2, 3]",
            "capital = [2, 5]",
            r"line 15, cell \(2, 3\): here is the capital, and not at \(2, 5\)",
        ),
        ("*@.", "m..", "the map has no capital"),
        ("*T.", "*@.", r"line 15, cell \(2, 3\): the map has 3 capitals instead of one"),
        ("  2:", "2:  ", "line 14: a line of the grid begins with y"),
        ("  2:", "  x:", "line 14: a line of the grid begins with y"),
        ("  2:", "  1:", "line 14: y is 1 after 1"),
        ("  3: sr.", "  3:xsr.", r"line 15, cell \(0, 3\): a blank belongs before it, not 'x'"),
        ("  0:     g..", "  0: g..    ", r"line 12, cell \(0, 0\): x \+ y of a hex is odd"),
        ("gc3     dc3", "gc3     dc3     g..", r"line 13, cell \(6, 1\): the map has 5 columns"),
        ("gc3", "xc3", r"line 13, cell \(2, 1\): 'x' is no terrain"),
        ("gc3", "gx3", r"line 13, cell \(2, 1\): 'x' is no feature"),
        ("gc3", "gc0", r"line 13, cell \(2, 1\): 'c' needs a value from 1 to 9, not '0'"),
        ("gc3", "g.3", r"line 13, cell \(2, 1\): '.' is followed by '.', not '3'"),
        ("gc3", "*c3", "only they, have the terrain"),
        ("*@.", "g@.", "only they, have the terrain"),
        ("     sr.     m..", "     sr9     m..", "the sign of a ruin is a letter or '.', not '9'"),
        ("  6:     *T.     g..", "  6:     *T.     g.", r"line 18, cell \(3, 6\): a cell has 3 characters"),
        ("  6:     *T.     g..", "  6:     *T.     g..\n 20: g..", r"hex 0,20 does not|x \+ y"),
        (
            "  6:     *T.     g..",
            "  6:     *T.     g..\n 21: g..",
            r"line 19, cell \(0, 21\): the hex does not hang together",
        ),
        ("hexes = 17", "hexes = 18", "the map states hexes = 18, the grid has 17"),
        ("hexes = 17", "hexen = 18", "'hexen' is nothing that can be counted"),
        ("[check]", "[marks]\npeak = [4, 0]\n[check]", "the mark 'peak' is at 4,0, where no hex is"),
        ("[check]", "[derived]\nregions = 9\n[check]", "the map states regions = 9, the grid has 4"),
    ],
)
def test_broken_maps(old: str, new: str, reason: str) -> None:
    assert old in GOOD
    with pytest.raises(FiguresError, match=reason):
        GAME.read_map(GOOD.replace(old, new))


def test_a_grid_in_plain_quotes() -> None:
    grid = re.search("'''(.*?)'''", GOOD, re.DOTALL)
    assert grid is not None
    text = GOOD.replace(grid[0], '"' + grid[1].replace("\n", "\\n") + '"')
    with pytest.raises(FiguresError, match="the grid begins in the line after '''"):
        GAME.read_map(text)


def test_a_map_that_is_no_text() -> None:
    with pytest.raises(FiguresError, match="cannot be read"):
        read_map_file(b"\xff\xfe", 4)


def test_an_empty_grid() -> None:
    text = re.sub("'''.*?'''", "'''\n'''", GOOD, flags=re.DOTALL)
    with pytest.raises(FiguresError, match="the map has no capital"):
        GAME.read_map(text)


def test_a_map_with_too_little_for_objectives() -> None:
    text = (
        GOOD.replace("*T.", "g..")
        .replace("sr.", "s..")
        .replace("c3", "..")
        .replace("m..", "d..")
        .partition("[check]")[0]
    )
    with pytest.raises(FiguresError, match="objectives are possible here"):
        GAME.read_map(text.replace("$3", "$1"))


def test_comments_and_windows_line_ends() -> None:
    assert GAME.read_map(("# mine\n" + GOOD).replace("\n", "\r\n")).size == 17


def test_a_byte_order_mark() -> None:
    assert GAME.read_map("\ufeff" + GOOD).size == 17


def test_rare_line_separators_count_as_characters() -> None:
    text = GOOD.replace("#  x:0", "#  \u2028\x85x:0").replace("gc3", "gc0")
    with pytest.raises(FiguresError, match=r"line 13, cell \(2, 1\)"):
        GAME.read_map(text)


# --- options -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (0, ExplorersOptions(), "for 1 to 4 players, not 0"),
        (5, ExplorersOptions(), "for 1 to 4 players, not 5"),
        (2, ExplorersOptions("atlantis"), "the maps are avenia, aghon, kazan, cnidaria, not 'atlantis'"),
        (2, ExplorersOptions(solo="easy"), "a solo level is for one player"),
        (1, ExplorersOptions(solo="mad"), "the solo levels are easy, medium, hard, not 'mad'"),
        (2, ExplorersOptions("island", map_text=GOOD), "the map 'island' calls itself 'isle'"),
        (2, ExplorersOptions("isle", map_text=GOOD + "x"), "the map 'isle': the map cannot be read"),
    ],
)
def test_impossible_options(seats: int, options: ExplorersOptions, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        GAME.new_position(seats, options)


@pytest.mark.parametrize(("level", "coins"), [(None, 120), ("easy", 90), ("medium", 120), ("hard", 150)])
def test_solo_levels(level: str | None, coins: int) -> None:
    position = GAME.new_position(1, ExplorersOptions("kazan", solo=level))
    assert position.rules.threshold == coins
    assert position.rules.options.solo == (level or "medium")


def test_many_maps_do_not_pile_up() -> None:
    game = explorers()
    for number in range(70):
        text = GOOD.replace('en = "Isle"', f'en = "Isle {number}"')
        assert game.board(ExplorersOptions("isle", map_text=text)).file.names["en"] == f"Isle {number}"
        game.new_position(1, ExplorersOptions("isle", map_text=text))
    assert len(game._tables) <= 16
    assert len(game._first) <= 64


def test_lists_of_moves_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    board = GAME.read_map(GOOD)
    monkeypatch.setattr("engine.explorers.board._LISTS_KEPT", 3)
    for mask in range(1, 30):
        moves = [move.text for move in board.moves_of(mask)]
        expected = [f"explore {space_text(board.spaces[number])}" for number in bits_of(mask)]
        assert moves == [*expected, "end"]
        assert board.moves_of(mask) is board.moves_of(mask)
    assert len(board._moves) <= 3


def test_a_record_on_a_map_of_a_player_needs_no_file() -> None:
    options = GAME.settle_options(ExplorersOptions("isle", map_text=GOOD), 2)
    seats = (Seat("Ada", "blue"), Seat("Bo", "amber"))
    match = Match(GAME, Header(GAME.name, GAME.rules_version, 4, options, seats))
    random = Random(4)
    while not match.over:
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.deciders()[0]
            match.play(seat, random.choice(match.legal_moves(seat)))
    record = parse_record(record_text(match.record), {GAME.name: GAME})
    assert record == match.record
    again = Match.replay(GAME, record)
    assert GAME.describe(again.position()) == GAME.describe(match.position())
    assert GAME.describe(again.position())["map"] == "isle"
