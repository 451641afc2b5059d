"""The library as the pages see it: sessions, lists, and errors as sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.games import load_games
from app.library import Library
from app.screens import load_screens
from app.shelf import LibraryShelf
from engine.record import Seat, entry_text, header_text
from ui.game_ui import PICTURE_SIZE
from ui.session import Session
from ui.shelf import ShelfError

PEOPLE = (Seat("Anna", "blue"), Seat("Ben", "amber"))


@pytest.fixture
def library(tmp_path: Path, qapp: QApplication) -> Iterator[Library]:
    with Library.open(tmp_path / "games.sqlite3").library as library:
        yield library


@pytest.fixture
def shelf(library: Library) -> LibraryShelf:
    return LibraryShelf(library, load_games, load_screens())


def play(session: Session, moves: int) -> None:
    chooser = random.Random(7)
    session.begin()
    for _ in range(moves):
        if session.over:
            return
        if session.awaited is not None:
            session.take_seat(session.awaited)
        if session.waiting_source() is not None:
            session.deal()
        else:
            assert session.play(chooser.choice(session.legal_moves()))


def test_a_game_goes_on_where_it_was_left(shelf: LibraryShelf) -> None:
    session = shelf.begin("livingstone", PEOPLE, None, 42)
    play(session, 30)
    (kept,) = shelf.games(finished=False)
    assert kept.seats == PEOPLE
    assert kept.stage == session.ui.stage(session.view())
    assert kept.deciders == tuple(seat for seat in session.match.deciders() if seat >= 0)
    again = shelf.resume(kept.number)
    assert again.match.record == session.match.record
    assert again.log == [event for event in again.log if event is not None]
    play(again, 10**6)
    assert again.over
    assert shelf.games(finished=False) == []
    (finished,) = shelf.games(finished=True)
    assert shelf.resume(finished.number).over


def test_hints_and_computer_players_are_kept_with_the_game(shelf: LibraryShelf, tmp_path: Path) -> None:
    seats = (PEOPLE[0], Seat("Captain", "amber", "@captain"))
    session = shelf.begin("livingstone", seats, None, 42)
    session.begin()
    session.count_hint(0)
    session.count_hint(0)
    again = shelf.resume(1)
    assert again.hints == [2, 0]
    assert again.seats() == seats
    again.begin()
    assert shelf.resume(1).hints == [2, 0], "what is kept anew keeps the hints"
    shelf.export(1, tmp_path / "game.incognita")
    assert shelf.resume(shelf.take_in(tmp_path / "game.incognita")).seats() == seats


def test_hints_go_with_the_record(shelf: LibraryShelf, library: Library, tmp_path: Path) -> None:
    session = shelf.begin("faraway", PEOPLE, None, 42)
    play(session, 3)
    for seat in (1, 1, 0):
        session.count_hint(seat)
    (kept,) = shelf.games(finished=False)
    exported = tmp_path / "game.incognita"
    shelf.export(kept.number, exported)
    assert "hints: 1 2\n" in exported.read_text(encoding="utf-8")
    taken = shelf.take_in(exported)
    again = shelf.resume(taken)
    assert again.hints == [1, 2]
    again.count_hint(0)
    shelf.export(taken, exported)
    assert exported.read_text(encoding="utf-8").count("hints:") == 1
    assert "hints: 2 2\n" in exported.read_text(encoding="utf-8")
    assert shelf.resume(taken).hints == [2, 2]
    # As the command line takes it in, without a summary.
    bare = library.create("faraway", header_text(again.match.header))
    assert shelf.resume(bare).hints == [1, 2]


def test_hints_that_fit_no_seats_are_left_out_of_the_record(
    shelf: LibraryShelf, library: Library, tmp_path: Path
) -> None:
    shelf.begin("faraway", PEOPLE, None, 42)
    number = library.games()[0].id
    for spoilt in ((1, 2, 3), "many"):
        library.journal(number).annotate({"hints": spoilt}, False)
        shelf.export(number, tmp_path / "game.incognita")
        assert "hints:" not in (tmp_path / "game.incognita").read_text(encoding="utf-8")


def test_options_and_seed_are_kept(shelf: LibraryShelf) -> None:
    session = shelf.begin("livingstone", PEOPLE, {"column_cost": [2] * 10}, 7)
    header = shelf.resume(1).match.header
    assert header == session.match.header
    assert header.seed == 7
    assert header.options.column_cost == (2,) * 10


def test_what_cannot_be_begun_says_why_and_leaves_no_game(shelf: LibraryShelf) -> None:
    with pytest.raises(ShelfError, match="cannot begin"):
        shelf.begin("livingstone", PEOPLE, {"column_cost": [3, 2] * 5}, 7)
    assert shelf.games(finished=False) == []


def test_undo_is_remembered(shelf: LibraryShelf) -> None:
    session = shelf.begin("livingstone", PEOPLE[:1], None, 1)
    session.begin()
    session.play(session.legal_moves()[0])
    coins = next(move for move in session.legal_moves() if move.text == "coins")
    session.play(coins)
    session.undo()
    assert not session.can_undo()
    again = shelf.resume(1)
    again.begin()
    assert not again.can_undo()
    again.play(coins)
    assert again.can_undo()
    assert shelf.resume(1).can_undo()


def test_another_window_that_went_on_is_noticed(shelf: LibraryShelf) -> None:
    first = shelf.begin("livingstone", PEOPLE[:1], None, 1)
    first.begin()
    second = shelf.resume(1)
    second.begin()
    second.play(second.legal_moves()[0])
    told: list[str] = []
    first.refused.connect(told.append)
    before = first.view()
    assert not first.play(first.legal_moves()[0])
    assert len(told) == 1
    assert "another window" in told[0]
    assert first.view() == before


def test_a_game_without_summary_gets_one(shelf: LibraryShelf, library: Library) -> None:
    session = shelf.begin("livingstone", PEOPLE, None, 3)
    play(session, 8)
    record = session.match.record
    number = library.create("livingstone", header_text(record.header), map(entry_text, record.entries))
    assert library.games()[0].summary == {}
    kept = shelf.games(finished=False)[0]
    assert (kept.number, kept.seats) == (number, PEOPLE)
    assert kept.stage == session.ui.stage(session.view())
    assert library.games()[0].summary["stage"] == list(kept.stage)


def test_a_game_that_cannot_be_read_is_listed_but_not_opened(shelf: LibraryShelf, library: Library) -> None:
    header = header_text(shelf.begin("livingstone", PEOPLE, None, 3).match.header)
    broken = library.create("livingstone", header, ["1 die 9"])
    lost = library.create("livingstone", "nothing", [])
    by_number = {kept.number: kept for kept in shelf.games(finished=False)}
    assert by_number[broken].seats == PEOPLE
    assert by_number[lost].seats == ()
    for number in (broken, lost):
        with pytest.raises(ShelfError, match="cannot be read"):
            shelf.resume(number)


def test_export_and_import(shelf: LibraryShelf, tmp_path: Path) -> None:
    session = shelf.begin("livingstone", PEOPLE, None, 3)
    play(session, 25)
    path = tmp_path / "evening.incognita"
    shelf.export(1, path)
    number = shelf.take_in(path)
    assert shelf.resume(number).match.record == session.match.record
    assert {kept.number for kept in shelf.games(finished=False)} == {1, number}
    shelf.delete(1)
    assert [kept.number for kept in shelf.games(finished=False)] == [number]


@pytest.mark.parametrize("content", ["", "no record", "\x00"])
def test_a_file_that_is_no_record_is_refused(shelf: LibraryShelf, tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(content)
    with pytest.raises(ShelfError, match=r"letter\.txt"):
        shelf.take_in(path)
    with pytest.raises(ShelfError, match=r"absent\.txt"):
        shelf.take_in(tmp_path / "absent.txt")
    assert shelf.games(finished=False) == []


def test_export_into_nowhere_says_so(shelf: LibraryShelf, tmp_path: Path) -> None:
    shelf.begin("livingstone", PEOPLE, None, 3)
    with pytest.raises(ShelfError, match="nowhere"):
        shelf.export(1, tmp_path / "nowhere" / "game.incognita")


def test_the_picture_of_the_table_is_kept(shelf: LibraryShelf) -> None:
    session = shelf.begin("livingstone", PEOPLE, None, 3)
    session.keep_picture(b"png")
    assert shelf.picture(1) == b"png"


@pytest.mark.parametrize("game", ["livingstone", "faraway", "explorers"])
@pytest.mark.parametrize("moves", [0, 30])
def test_a_game_that_no_table_has_shown_gets_a_picture(
    shelf: LibraryShelf, library: Library, game: str, moves: int
) -> None:
    session = shelf.begin(game, PEOPLE, None, 3)
    if moves:
        play(session, moves)
    record = session.match.record
    number = library.create(game, header_text(record.header), map(entry_text, record.entries))
    png = shelf.picture(number)
    assert png is not None
    image = QImage.fromData(png)
    assert image.size() == PICTURE_SIZE
    colours = {image.pixel(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)}
    assert len(colours) > 20
    assert library.picture(number) == png


def test_what_cannot_be_read_has_no_picture(shelf: LibraryShelf, library: Library) -> None:
    assert shelf.picture(library.create("livingstone", "nothing", [])) is None
