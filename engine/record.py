"""Records: a game as plain text, one move a line (docs/notation.md).

    incognita: 1
    game: livingstone
    rules: 1
    seed: 42
    options: {"column_cost":[1,1,2,2,3,3,4,4,5,5]}
    seat: blue person Anna
    seat: amber person Ben

    * start 1
    * roll 1 3 3 6
    1 die 3

A header of `key: value` lines, an empty line, then the entries: `*` for chance or the seat's number from 1, a blank,
and the move. Lines that begin with `#` are remarks. Reading is strict, and an error names the line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.contract import CHANCE, AnyGame, Entry
from engine.dealer import SEED_LIMIT
from engine.errors import NotationError, OptionError

FORMAT = 1
"""Version of the text form that this program writes; it reads this one and all before it."""

COLOURS = ("blue", "vermilion", "green", "amber", "purple", "sky")
"""Seat colours in their usual order."""

PERSON = "person"
"""The player kind of a human being; computer players are "@" and the name of a level."""

NAME_LIMIT = 40
_PROGRAM_LIMIT = 40
_MOMENT = re.compile(
    r"[0-9]{4}(-[0-9]{2}){2}T[0-9]{2}(:[0-9]{2}){1,2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})"
)
_PLAYER = re.compile(r"person|@[a-z]+")
_KEYS = ("incognita", "game", "rules", "program", "created", "seed", "options", "seat", "hints")
_REQUIRED = ("incognita", "game", "rules", "seed", "options", "seat")


class Seat(msgspec.Struct, frozen=True):
    """Who sits at a seat: a name, a colour of `COLOURS`, and `PERSON` or "@level"."""

    name: str
    colour: str
    player: str = PERSON

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


class Header(msgspec.Struct, frozen=True):
    """What is fixed before the first move. `options` are the settled options of the game.

    `hints` is the exception: how many hints each seat has had when the record was written; empty for none.
    """

    game: str
    rules: int
    seed: int
    options: Any
    seats: tuple[Seat, ...]
    program: str = ""
    created: str = ""
    hints: tuple[int, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A header and the entries played so far."""

    header: Header
    entries: tuple[Entry, ...]


def check_seats(seats: tuple[Seat, ...]) -> None:
    """Raise `OptionError` for an empty, overlong or doubled name, or a colour that is unknown or taken twice."""
    for seat in seats:
        name = seat.name
        if not name or name != " ".join(name.split()) or len(name) > NAME_LIMIT:
            raise OptionError(
                f"a name has 1 to {NAME_LIMIT} characters and no blanks at its ends, not {name!r}"
            )
        if not name.isprintable():
            raise OptionError(f"the name {name!r} has a character that cannot be shown")
        if seat.colour not in COLOURS:
            raise OptionError(f"the colours are {', '.join(COLOURS)}, not {seat.colour!r}")
        if not _PLAYER.fullmatch(seat.player):
            raise OptionError(f"a player is 'person' or '@' and a level, not {seat.player!r}")
    names = [name_key(seat.name) for seat in seats]
    if len(set(names)) < len(names):
        raise OptionError("two players have the same name")
    colours = [seat.colour for seat in seats]
    if len(set(colours)) < len(colours):
        raise OptionError("two players have the same colour")


def name_key(name: str) -> str:
    """What two players' names may not share: names that differ only in capitals, or in how accents are stored."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def actor_text(actor: int) -> str:
    """The text of an actor: `*` for chance, otherwise the seat counted from 1."""
    return "*" if actor == CHANCE else str(actor + 1)


def entry_text(entry: Entry) -> str:
    """The line of an entry."""
    return f"{actor_text(entry.actor)} {entry.move.text}"


def parse_entry(game: AnyGame, text: str, seats: int, line: int | None = None) -> Entry:
    """The entry of a line. Raises `NotationError` that names `line`."""
    actor, _, move = text.partition(" ")
    if actor == "*":
        who = CHANCE
    elif re.fullmatch(r"[1-9][0-9]?", actor) and int(actor) <= seats:
        who = int(actor) - 1
    else:
        raise NotationError(f"a move begins with '*' or a seat from 1 to {seats}, not {actor!r}", line)
    try:
        return Entry(who, game.parse_move(move))
    except NotationError as error:
        raise NotationError(error.reason, line) from None


def header_text(header: Header) -> str:
    """The header lines, each ended by a line feed."""
    lines = [f"incognita: {FORMAT}", f"game: {header.game}", f"rules: {header.rules}"]
    if header.program:
        lines.append(f"program: {header.program}")
    if header.created:
        lines.append(f"created: {header.created}")
    lines.append(f"seed: {header.seed}")
    lines.append(f"options: {msgspec.json.encode(header.options).decode()}")
    lines += [f"seat: {seat.colour} {seat.player} {seat.name}" for seat in header.seats]
    if any(header.hints):
        lines.append(hints_line(header.hints))
    return "\n".join(lines) + "\n"


def hints_line(counts: Sequence[int]) -> str:
    """The line of the header with the hints that each seat has had."""
    return f"hints: {' '.join(map(str, counts))}"


def record_text(record: Record) -> str:
    """The whole record as text."""
    return header_text(record.header) + "\n" + "".join(entry_text(entry) + "\n" for entry in record.entries)


def parse_record(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record of a text. The moves are only read, not played: `Match.replay` checks that they are legal.

    Raises `NotationError` with the line for anything that is not exactly a record, including an unknown game, newer
    versions, impossible options and seats.
    """
    header_lines, entry_lines = _split(text)
    header = _parse_header(header_lines, games)
    game = games[header.game]
    entries = [parse_entry(game, line, len(header.seats), number) for number, line in entry_lines]
    return Record(header, tuple(entries))


def entry_line_numbers(text: str) -> list[int]:
    """The line of every entry of a record that `parse_record` has read, to name the place of an illegal move."""
    return [number for number, _ in _split(text)[1]]


def parse_header(text: str, games: Mapping[str, AnyGame]) -> Header:
    """The header of its text alone. Raises `NotationError` like `parse_record`."""
    return _parse_header(list(_numbered(text)), games)


def _split(text: str) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """The lines of the header and those of the entries, numbered, without remarks and empty lines."""
    header_lines: list[tuple[int, str]] = []
    entry_lines: list[tuple[int, str]] = []
    lines = header_lines
    for number, line in _lines(text):
        if line.startswith("#"):
            continue
        if line.strip():
            lines.append((number, line))
        elif header_lines:
            lines = entry_lines
    return header_lines, entry_lines


def _numbered(text: str) -> Iterator[tuple[int, str]]:
    return ((number, line) for number, line in _lines(text) if line.strip())


def _lines(text: str) -> Iterator[tuple[int, str]]:
    # Not splitlines(): a remark may hold a form feed or one of Unicode's line separators.
    return ((number, line.removesuffix("\r")) for number, line in enumerate(text.split("\n"), start=1))


def _parse_header(lines: list[tuple[int, str]], games: Mapping[str, AnyGame]) -> Header:
    values: dict[str, tuple[int, str]] = {}
    seats: list[Seat] = []
    for number, line in lines:
        key, colon, value = line.partition(":")
        value = value.strip()
        if not colon or key not in _KEYS:
            raise NotationError(
                f"expected a header line such as 'game: livingstone', not {line[:60]!r}", number
            )
        if key == "seat":
            seats.append(_parse_seat(value, number))
        elif key in values:
            raise NotationError(f"{key!r} stands twice in the header", number)
        values[key] = (number, value)
    for key in _REQUIRED:
        if key not in values:
            raise NotationError(f"the header has no line {key!r}", lines[-1][0] if lines else 1)
    if _number(values["incognita"], "incognita") < 1:
        raise NotationError("the versions of this form are counted from 1", values["incognita"][0])
    if _number(values["incognita"], "incognita") > FORMAT:
        raise NotationError(
            "this record was written by a newer version of the program", values["incognita"][0]
        )
    place, name = values["game"]
    if name not in games:
        raise NotationError(f"there is no game {name!r}; the games are {', '.join(games)}", place)
    game = games[name]
    rules = _number(values["rules"], "rules")
    if rules != game.rules_version:
        reason = f"this program plays version {game.rules_version} of the rules, not {rules}"
        raise NotationError(reason, values["rules"][0])
    seed = _number(values["seed"], "seed")
    if seed >= SEED_LIMIT:
        raise NotationError(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}", values["seed"][0])
    place, text = values["options"]
    try:
        options = msgspec.json.decode(text, type=game.options_type, strict=True)
        options = game.settle_options(options, len(seats))
    except (msgspec.DecodeError, OptionError) as error:
        raise NotationError(f"impossible options: {error}", place) from None
    try:
        check_seats(tuple(seats))
    except OptionError as error:
        raise NotationError(str(error), values["seat"][0]) from None
    place, program = values.get("program", (0, ""))
    if len(program) > _PROGRAM_LIMIT or not program.isprintable():
        raise NotationError("'program' is the short name of a version such as 0.1.0", place)
    place, created = values.get("created", (0, ""))
    if created and not _MOMENT.fullmatch(created):
        raise NotationError(
            f"'created' is a time such as 2026-03-01T19:30:00+00:00, not {created[:40]!r}", place
        )
    hints = _parse_hints(values["hints"], len(seats)) if "hints" in values else ()
    return Header(name, rules, seed, options, tuple(seats), program, created, hints)


def _parse_hints(value: tuple[int, str], seats: int) -> tuple[int, ...]:
    line, text = value
    if not re.fullmatch(r"[0-9]{1,6}( [0-9]{1,6})*", text) or text.count(" ") + 1 != seats:
        raise NotationError(f"'hints' needs a whole number for each seat, not {text[:40]!r}", line)
    return tuple(map(int, text.split(" ")))


def _parse_seat(value: str, line: int) -> Seat:
    parts = value.split(" ", 2)
    if len(parts) != 3:
        raise NotationError("a seat is a colour, 'person' or '@level', and a name", line)
    colour, player, name = parts
    return Seat(name, colour, player)


def _number(value: tuple[int, str], key: str) -> int:
    line, text = value
    if not re.fullmatch(r"0|[1-9][0-9]{0,17}", text):
        raise NotationError(f"{key!r} needs a whole number, not {text[:40]!r}", line)
    return int(text)
