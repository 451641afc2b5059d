"""Records are read strictly, and every error names its line."""

from __future__ import annotations

import pytest

from app.games import load_games
from engine.contract import Move
from engine.errors import NotationError, OptionError
from engine.match import Match
from engine.record import (
    Seat,
    check_seats,
    entry_line_numbers,
    header_text,
    parse_header,
    parse_record,
    record_text,
)

CARDS = "3,3,3,1,3,3,2,1,1,3,3,1"
OPTIONS = f'{{"column_cost":[1,1,2,2,3,3,4,4,5,5],"majority_points":[12,10,8,6,4,2],"card_counts":[{CARDS}]}}'
GOOD = f"""\
incognita: 1
game: livingstone
rules: 1
program: 0.1.0
created: 2026-11-30T12:00:00Z
seed: 42
options: {OPTIONS}
seat: blue person Anna Smith
seat: amber @captain Büyük Ömer

* start 1
* roll 1 3 3 6
1 die 3
1 tent r3
1 end
"""


def test_a_record_goes_there_and_back() -> None:
    record = parse_record(GOOD, load_games())
    assert record_text(record) == GOOD
    assert record.header.seats[0] == Seat("Anna Smith", "blue")
    assert record.header.seats[0].is_person
    assert record.header.seats[1].player == "@captain"
    assert parse_header(header_text(record.header), load_games()) == record.header
    assert len(Match.replay(load_games()["livingstone"], record).entries) == 5


def test_hints_are_told_where_there_were_some() -> None:
    assert parse_record(GOOD, load_games()).header.hints == ()
    text = GOOD.replace("Büyük Ömer\n", "Büyük Ömer\nhints: 12 0\n")
    record = parse_record(text, load_games())
    assert record.header.hints == (12, 0)
    assert record_text(record) == text
    none = parse_record(text.replace("12 0", "0 0"), load_games())
    assert record_text(none) == GOOD


@pytest.mark.parametrize("counts", ["1", "1 2 3", "1  2", "-1 0", "1 x", "", "1234567 0"])
def test_hints_that_do_not_fit_the_seats_are_refused(counts: str) -> None:
    text = GOOD.replace("Büyük Ömer\n", f"Büyük Ömer\nhints: {counts}\n")
    with pytest.raises(NotationError, match="a whole number for each seat") as error:
        parse_record(text, load_games())
    assert error.value.line == 10


def test_remarks_and_empty_lines_are_skipped() -> None:
    text = GOOD.replace("1 die 3", "# a remark\n1 die 3\n")
    assert (
        parse_record("# first\n\n" + text, load_games()).entries == parse_record(GOOD, load_games()).entries
    )


def test_remarks_may_hold_any_character_and_lines_end_as_they_are_said_to() -> None:
    text = GOOD.replace("1 die 3", "# one\x0ctwo\x85three\u2028four\n1 die 3").replace("\n", "\r\n")
    assert parse_record(text, load_games()) == parse_record(GOOD, load_games())
    assert entry_line_numbers(text) == [11, 12, 14, 15, 16]
    with pytest.raises(NotationError, match="line 1: "):
        parse_record(GOOD.replace("\n", "\r"), load_games())


def test_missing_options_are_filled_in_from_the_figures() -> None:
    assert parse_record(GOOD.replace(OPTIONS, "{}"), load_games()) == parse_record(GOOD, load_games())


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("incognita: 1", "incognita: 2", "line 1: this record was written by a newer version"),
        ("incognita: 1", "incognita: 0", "line 1: the versions of this form are counted from 1"),
        ("incognita: 1\n", "", "the header has no line 'incognita'"),
        ("game: livingstone", "game: chess", "line 2: there is no game 'chess'; the games are livingstone"),
        ("program: 0.1.0", "program: \x1b[31m", "line 4: 'program' is the short name of a version"),
        ("program: 0.1.0", "program: " + "1" * 41, "line 4: 'program' is the short name of a version"),
        ("created: 2026-11-30T12:00:00Z", "created: today", "line 5: 'created' is a time such as"),
        ("rules: 1", "rules: 9", "line 3: this program plays version 1 of the rules, not 9"),
        ("rules: 1", "rules: one", "line 3: 'rules' needs a whole number, not 'one'"),
        ("seed: 42", "seed: -1", "line 6: 'seed' needs a whole number"),
        ("seed: 42", "seed: 042", "line 6: 'seed' needs a whole number"),
        ("seed: 42", "seed: 1000000000000", "line 6: a seed is a whole number from 0 to 999999999999"),
        ("seed: 42", "seed: 42\nseed: 43", "line 7: 'seed' stands twice"),
        ("seed: 42", "sead: 42", "line 6: expected a header line"),
        ("seed: 42", "seed 42", "line 6: expected a header line"),
        (OPTIONS, "{", "line 7: impossible options"),
        (OPTIONS, '{"colour":1}', "line 7: impossible options"),
        (OPTIONS, '{"column_cost":[1]}', "line 7: impossible options: the expedition costs are 10 numbers"),
        ("seat: blue person Anna Smith", "seat: blue Anna", "line 8: a seat is a colour"),
        ("seat: blue person", "seat: pink person", "line 9: the colours are blue"),
        ("blue person", "blue robot", "line 9: a player is 'person' or '@' and a level"),
        (
            "seat: blue person Anna Smith",
            "seat: amber person Anna",
            "line 9: two players have the same colour",
        ),
        ("Anna Smith", "büyük ömer", "line 9: two players have the same name"),
        ("Anna Smith", "bu\u0308yu\u0308k o\u0308mer", "line 9: two players have the same name"),
        ("Anna Smith", "x" * 41, "line 9: a name has 1 to 40 characters"),
        ("Anna Smith", "Anna  Smith", "line 9: a name has 1 to 40 characters"),
        ("* start 1", "start 1", "line 11: a move begins with '\\*' or a seat from 1 to 2, not 'start'"),
        ("1 die 3", "3 die 3", "line 13: a move begins with"),
        ("1 die 3", "0 die 3", "line 13: a move begins with"),
        ("1 die 3", "1 die 7", "line 13: 'die 7' is not a move of Livingstone"),
        ("1 die 3", "1  die 3", "line 13: ' die 3' is not a move"),
        ("1 die 3", "1 die 3 ", "line 13: 'die 3 ' is not a move"),
        ("1 die 3", "1", "line 13: '' is not a move"),
    ],
)
def test_errors_name_their_line(old: str, new: str, reason: str) -> None:
    assert old in GOOD
    with pytest.raises(NotationError, match=reason):
        parse_record(GOOD.replace(old, new), load_games())


@pytest.mark.parametrize("text", ["", "\n\n", "# only a remark\n"])
def test_an_empty_text_is_no_record(text: str) -> None:
    with pytest.raises(NotationError, match="line 1: the header has no line 'incognita'"):
        parse_record(text, load_games())


def test_too_many_seats_are_impossible() -> None:
    seats = "".join(f"seat: {colour} person {colour}\n" for colour in ("green", "vermilion", "purple", "sky"))
    with pytest.raises(
        NotationError, match="line 7: impossible options: Livingstone is for 1 to 5 players, not 6"
    ):
        parse_record(GOOD.replace("seat: blue", seats + "seat: blue"), load_games())


def test_an_illegal_move_is_named_by_its_number() -> None:
    record = parse_record(GOOD.replace("1 tent r3", "1 tent r4"), load_games())
    with pytest.raises(NotationError, match=r"move 4 \(1 tent r4\): 'tent r4' is not allowed now"):
        Match.replay(load_games()["livingstone"], record)


def test_names_must_be_printable() -> None:
    for name in ("", " Anna", "An\tna"):
        with pytest.raises(OptionError, match="a name has 1 to 40 characters"):
            check_seats((Seat(name, "blue"),))
    with pytest.raises(OptionError, match="has a character that cannot be shown"):
        check_seats((Seat("An\u202ena", "blue"),))


def test_a_bare_move_has_no_text() -> None:
    with pytest.raises(NotImplementedError):
        _ = Move().text


def test_the_lines_of_the_entries() -> None:
    assert entry_line_numbers(GOOD) == [11, 12, 13, 14, 15]


def test_a_match_without_a_journal_can_go_back() -> None:
    match = Match.replay(load_games()["livingstone"], parse_record(GOOD, load_games()))
    assert [entry.move.text for entry in match.rewind(3)] == ["tent r3", "end"]


class Lines:
    """A journal that remembers what it was told."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, str]] = []

    def append(self, ply: int, line: str) -> None:
        self.lines.append((ply, line))

    def truncate(self, ply: int) -> None:
        self.lines = [(number, line) for number, line in self.lines if number < ply]


def test_a_replayed_match_goes_on_in_its_journal() -> None:
    journal = Lines()
    match = Match.replay(load_games()["livingstone"], parse_record(GOOD, load_games()), journal)
    assert journal.lines == []
    match.play(1, match.legal_moves(1)[0])
    assert journal.lines == [(5, "2 die 1")]
    match.rewind(5)
    assert journal.lines == []
