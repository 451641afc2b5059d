"""The library of games as the pages see it: sessions come out, errors come as finished sentences."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication

from app.library import Entry, GameId, Journal, Library, LibraryError
from app.new_match import new_header
from app.record_file import hints_of, read_playable, read_text, saved_text, write_text
from engine.contract import AnyGame
from engine.errors import EngineError, NotationError, OptionError
from engine.match import Match
from engine.record import Record, Seat, entry_text, header_text, parse_header, parse_record
from ui.game_ui import PICTURE_SIZE, GameUi
from ui.png import png_bytes
from ui.session import Session
from ui.shelf import Kept, ShelfError
from ui.texts import fill
from ui.theme.theme import theme

translate = QCoreApplication.translate

logger = logging.getLogger(__name__)


class Summary(msgspec.Struct, frozen=True):
    """What is kept with a game for the list of games; its form in the library is plain JSON."""

    seats: tuple[Seat, ...] = ()
    stage: tuple[int, ...] = ()
    deciders: tuple[int, ...] = ()
    hints: tuple[int, ...] = ()
    """How many hints each seat has had; empty for none."""


class GameKeeper:
    """Keeps one game in the library; see `ui.shelf.Keeper`."""

    def __init__(self, library: Library, journal: Journal, seats: tuple[Seat, ...]) -> None:
        self._library = library
        self._journal = journal
        self._seats = seats
        self._hints: tuple[int, ...] = ()

    def append(self, ply: int, line: str) -> None:
        with _sentences():
            self._journal.append(ply, line)

    def truncate(self, ply: int) -> None:
        with _sentences():
            self._journal.truncate(ply)

    def stage(self, stage: tuple[int, ...], deciders: tuple[int, ...], over: bool) -> None:
        summary = Summary(self._seats, stage, tuple(seat for seat in deciders if seat >= 0), self._hints)
        with _sentences():
            self._journal.annotate(msgspec.to_builtins(summary), over)

    def hints(self, counts: tuple[int, ...]) -> None:
        self._hints = counts

    def picture(self, png: bytes) -> None:
        with _sentences():
            self._library.set_picture(GameId(self._journal.game_id), png)


class LibraryShelf:
    """All games of a library; see `ui.shelf.Shelf`. The rules are loaded when the first game is opened."""

    def __init__(
        self,
        library: Library,
        games: Callable[[], Mapping[str, AnyGame]],
        screens: Mapping[str, GameUi],
        forget: Callable[[Record], None] | None = None,
    ) -> None:
        """`forget` hears of finished games that are deleted: what is kept beside them may go too."""
        self._library = library
        self._games = games
        self._screens = screens
        self._forget = forget

    def games(self, finished: bool) -> list[Kept]:
        with _sentences():
            return [self._kept(entry) for entry in self._library.games(unfinished=not finished)]

    def picture(self, number: int) -> bytes | None:
        with _sentences():
            return self._library.picture(GameId(number)) or self._drawn(GameId(number))

    def begin(self, game: str, seats: Sequence[Seat], options: dict[str, Any] | None, seed: int) -> Session:
        rules = self._games()[game]
        try:
            header = new_header(rules, tuple(seats), seed, options)
        except OptionError as error:
            raise ShelfError(fill(translate("NewGame", "The game cannot begin: %1."), str(error))) from error
        with _sentences():
            number = self._library.create(game, header_text(header))
            journal = self._library.journal(number)
        keeper = GameKeeper(self._library, journal, header.seats)
        return Session(Match(rules, header, keeper), self._screens[game], keeper)

    def play_on(self, record: Record, ply: int, seats: Sequence[Seat], seed: int) -> Session:
        game = record.header.game
        rules = self._games()[game]
        try:
            header = new_header(rules, tuple(seats), seed, msgspec.to_builtins(record.header.options))
        except OptionError as error:
            raise ShelfError(fill(translate("NewGame", "The game cannot begin: %1."), str(error))) from error
        begun = Record(header, record.entries[:ply])
        with _sentences():
            lines = [entry_text(entry) for entry in begun.entries]
            number = self._library.create(game, header_text(header), lines)
            keeper = GameKeeper(self._library, self._library.journal(number), header.seats)
            match = Match.replay(rules, begun, keeper)
        return Session(match, self._screens[game], keeper)

    def resume(self, number: int) -> Session:
        with _sentences():
            saved = self._library.load(GameId(number))
            record = self._record(saved.header, saved.lines)
            journal = self._library.journal(saved.id, saved)
            keeper = GameKeeper(self._library, journal, record.header.seats)
            match = Match.replay(self._games()[saved.game], record, keeper)
        match.after_undo = saved.undone
        session = Session(match, self._screens[saved.game], keeper)
        session.take_hints(self._hints_of(number) or record.header.hints)
        return session

    def delete(self, number: int) -> None:
        with _sentences():
            saved = self._library.load(GameId(number)) if self._forget is not None else None
            self._library.delete(GameId(number))
        if self._forget is not None and saved is not None and saved.finished:
            with contextlib.suppress(NotationError):
                self._forget(self._record(saved.header, saved.lines))

    def export(self, number: int, path: Path) -> None:
        with _sentences():
            saved = self._library.load(GameId(number))
            text = saved_text(saved.header, saved.lines, self._hints_of(number))
        try:
            write_text(path, text, overwrite=True)
        except OSError as error:
            sentence = translate("StartPage", "The file %1 cannot be written (%2).")
            raise ShelfError(fill(sentence, str(path), error.strerror or str(error))) from error

    def take_in(self, path: Path) -> int:
        try:
            match = read_playable(read_text(path), self._games())
        except OSError as error:
            sentence = translate("StartPage", "The file %1 cannot be read (%2).")
            raise ShelfError(fill(sentence, str(path), error.strerror or str(error))) from error
        except EngineError as error:
            sentence = translate("StartPage", "The file %1 is not the record of a game (%2).")
            raise ShelfError(fill(sentence, str(path), str(error))) from error
        header = match.header
        with _sentences():
            number = self._library.create(
                header.game, header_text(header), [entry_text(entry) for entry in match.entries]
            )
            self._summarize(number, match)
        return number

    def _drawn(self, number: GameId) -> bytes | None:
        """The picture of a game that no table has drawn yet: it came by the command line, or from a rescue."""
        saved = self._library.load(number)
        try:
            match = Match.replay(self._games()[saved.game], self._record(saved.header, saved.lines))
        except NotationError:
            return None
        screen = self._screens[saved.game]
        image = screen.picture(match.view(None), match.header.seats, PICTURE_SIZE, theme().palette)
        png = png_bytes(image)
        self._library.set_picture(number, png)
        return png

    def _kept(self, entry: Entry) -> Kept:
        summary = self._summary(entry)
        return Kept(
            entry.id,
            entry.game,
            summary.seats,
            summary.stage,
            summary.deciders,
            entry.changed,
            entry.finished,
        )

    def _summary(self, entry: Entry) -> Summary:
        with contextlib.suppress(msgspec.ValidationError):
            summary = msgspec.convert(entry.summary, Summary)
            if summary.seats:
                return summary
        # A game that came by the command line or from a rescue: looked at once, then its summary is kept.
        if entry.game not in self._screens:
            return Summary()
        saved = self._library.load(entry.id)
        try:
            match = Match.replay(self._games()[entry.game], self._record(saved.header, saved.lines))
        except NotationError as error:
            logger.warning("game %s of the library cannot be replayed: %s", entry.id, error)
            return Summary(seats=self._seats_of(saved.header))
        return self._summarize(entry.id, match)

    def _summarize(self, number: GameId, match: Match) -> Summary:
        stage = self._screens[match.game.name].stage(match.view(None))
        deciders = tuple(seat for seat in match.deciders() if seat >= 0)
        summary = Summary(match.header.seats, stage, deciders, match.header.hints)
        self._library.journal(number).annotate(msgspec.to_builtins(summary), match.over)
        return summary

    def _hints_of(self, number: int) -> tuple[int, ...]:
        return hints_of(self._library.summary(GameId(number)))

    def _seats_of(self, header: str) -> tuple[Seat, ...]:
        try:
            seats: tuple[Seat, ...] = parse_header(header, self._games()).seats
        except NotationError:
            return ()
        return seats

    def _record(self, header: str, lines: Sequence[str]) -> Record:
        return parse_record(saved_text(header, lines), self._games())


@contextmanager
def _sentences() -> Iterator[None]:
    """Turn the errors of library and notation into ShelfError."""
    try:
        yield
    except LibraryError as error:
        raise ShelfError(error.sentence.translated()) from error
    except NotationError as error:
        raise ShelfError(fill(translate("StartPage", "This game cannot be read: %1."), str(error))) from error
