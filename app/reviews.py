"""Reviews as files beside the library of games; see `ui.review.store.ReviewStore`."""

from __future__ import annotations

import contextlib
import hashlib
import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec

from app import __version__
from app.games import model_name, resource
from app.paths import UserFolderError, usable
from app.sentences import QT_TRANSLATE_NOOP, Sentence
from app.set_aside import set_aside
from app.thinking.glance import glance_level
from app.thinking.worker import LAST_HINT
from app.whole_file import write_file
from engine.contract import AnyGame
from engine.errors import NotationError
from engine.players.advice import Choice, Comparison, Reason
from engine.players.levels import level_of
from engine.record import Header, Record, record_text
from ui.preferences import QUICK, THOROUGH
from ui.review.store import Found
from ui.shelf import ShelfError

logger = logging.getLogger(__name__)

KIND = "review"
VERSION = 1
MOST_BYTES = 20_000_000
"""A file that is larger is none of ours."""

_DAMAGED = QT_TRANSLATE_NOOP(
    "Storage", "The review that was kept could not be understood and begins anew; the file is now %1."
)
_NOT_READ = QT_TRANSLATE_NOOP("Storage", "The review in %1 cannot be read (%2). It begins anew.")
_NOT_SAVED = QT_TRANSLATE_NOOP("Storage", "The review cannot be saved in %1 (%2).")


_Points = Annotated[float, msgspec.Meta(ge=-10_000, le=10_000)]
"""Far more than any game has; a curve of more could not be drawn."""


class _KeptChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`Choice` with its move as text."""

    move: str
    visits: int
    score: _Points
    margin: _Points
    wins: float
    value: float
    spread: float
    reasons: tuple[Reason, ...]
    scores: tuple[_Points, ...]


class _KeptComparison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`Comparison` with the number of the entry that it belongs to."""

    ply: int
    best: _KeptChoice
    played: _KeptChoice
    worlds: int
    points: _Points
    wins: float
    value: float
    doubt: float


class _KeptReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file. What was found by other rules or by another evaluator does not count."""

    kind: str
    version: int
    game: str
    rules: int
    evaluator: str
    found: tuple[_KeptComparison, ...]


def evaluator_of(header: Header, kind: str = THOROUGH) -> str:
    """What finds things: the program's version, the limits of the look, and a digest of the value models.

    Only what was found by the same evaluator goes together.
    """
    game, seats = header.game, len(header.seats)
    level = level_of(LAST_HINT) if kind == THOROUGH else glance_level(LAST_HINT)
    limits = msgspec.json.encode(level.limits_of(game, seats)).decode()
    return f"{__version__} {level.id} {limits} {_digest_of_models(game, seats)}"


def _digest_of_models(game: str, seats: int) -> str:
    names = [model_name(game, "points", 0), *(model_name(game, "worth", players) for players in (0, seats))]
    digest = hashlib.sha256()
    for name in names:
        with contextlib.suppress(OSError):
            digest.update(name.encode() + b"\0" + resource(f"models/{name}"))
    return digest.hexdigest()[:12]


def digest_of(record: Record) -> str:
    """The same for the same game with the same moves, also after an export, which adds the hints that were had."""
    played = Record(msgspec.structs.replace(record.header, hints=()), record.entries)
    return hashlib.sha256(record_text(played).encode()).hexdigest()[:24]


class ReviewFolder:
    """The reviews of a folder, which is made when the first one is kept."""

    def __init__(
        self, folder: Path, games: Callable[[str], AnyGame], clock: Callable[[], datetime] = datetime.now
    ) -> None:
        """`games` gives the rules of a game by its name."""
        self._folder = folder
        self._games = games
        self._clock = clock

    def load(self, record: Record, kind: str = THOROUGH) -> tuple[Found, str]:
        path = self.path(record, kind)
        try:
            with path.open("rb") as file:
                content = file.read(MOST_BYTES + 1)
            kept = _read(content)
        except FileNotFoundError:
            return {}, ""
        except OSError as error:
            logger.warning("%s: %s", path, error)
            return {}, Sentence(_NOT_READ, (str(path), _reason(error))).translated()
        except (msgspec.DecodeError, ValueError) as error:
            return {}, self._set_aside(path, error)
        header = record.header
        if kept is None or (kept.rules, kept.evaluator) != (header.rules, evaluator_of(header, kind)):
            return {}, ""
        try:
            return self._found(record, kept), ""
        except (NotationError, ValueError) as error:
            return {}, self._set_aside(path, error)

    def keep(self, record: Record, found: Found, kind: str = THOROUGH) -> None:
        header = record.header
        kept = _KeptReview(
            KIND,
            VERSION,
            header.game,
            header.rules,
            evaluator_of(header, kind),
            tuple(_kept_comparison(ply, compared) for ply, compared in sorted(found.items())),
        )
        try:
            usable(self._folder)
            write_file(self.path(record, kind), msgspec.json.encode(kept) + b"\n")
        except UserFolderError as error:
            raise ShelfError(error.sentence.translated()) from error
        except OSError as error:
            logger.warning("%s: %s", self._folder, error)
            raise ShelfError(
                Sentence(_NOT_SAVED, (str(self._folder), _reason(error))).translated()
            ) from error

    def forget(self, record: Record) -> None:
        """Remove what was found about a game that is deleted."""
        for kind in (THOROUGH, QUICK):
            with contextlib.suppress(OSError):
                self.path(record, kind).unlink(missing_ok=True)

    def path(self, record: Record, kind: str = THOROUGH) -> Path:
        """The file of a record: the same game with the same moves has the same one."""
        end = "" if kind == THOROUGH else f"-{kind}"
        return self._folder / f"{record.header.game}-{digest_of(record)}{end}.json"

    def _found(self, record: Record, kept: _KeptReview) -> Found:
        """Raises NotationError or ValueError for what does not belong to the record."""
        rules = self._games(record.header.game)
        seats = len(record.header.seats)
        if any(len(choice.scores) != seats for one in kept.found for choice in (one.best, one.played)):
            raise ValueError("it is about another number of seats")
        return {
            one.ply: Comparison(
                _choice(rules, one.best),
                _choice(rules, one.played),
                one.worlds,
                one.points,
                one.wins,
                one.value,
                one.doubt,
            )
            for one in kept.found
        }

    def _set_aside(self, path: Path, error: Exception) -> str:
        logger.warning("review %s: %s", path, error)
        try:
            place = set_aside(path, self._clock())
        except OSError as why:
            return Sentence(_NOT_READ, (str(path), _reason(why))).translated()
        return Sentence(_DAMAGED, (str(place),)).translated()


def _read(content: bytes) -> _KeptReview | None:
    """The review of a file, None for one of another version. Raises ValueError if it is no review."""
    if len(content) > MOST_BYTES:
        raise ValueError("it is too large")
    try:
        head = msgspec.json.decode(content)
    except RecursionError as error:
        raise ValueError("it has brackets in brackets without end") from error
    if not isinstance(head, dict) or head.get("kind") != KIND:
        raise ValueError("it is no review")
    if head.get("version") != VERSION:
        return None
    return msgspec.convert(head, _KeptReview)


def _kept_choice(choice: Choice) -> _KeptChoice:
    return _KeptChoice(
        choice.move.text,
        choice.visits,
        choice.score,
        choice.margin,
        choice.wins,
        choice.value,
        choice.spread,
        choice.reasons,
        choice.scores,
    )


def _kept_comparison(ply: int, compared: Comparison) -> _KeptComparison:
    return _KeptComparison(
        ply,
        _kept_choice(compared.best),
        _kept_choice(compared.played),
        compared.worlds,
        compared.points,
        compared.wins,
        compared.value,
        compared.doubt,
    )


def _choice(rules: AnyGame, kept: _KeptChoice) -> Choice:
    return Choice(
        rules.parse_move(kept.move),
        kept.visits,
        kept.score,
        kept.margin,
        kept.wins,
        kept.value,
        kept.spread,
        kept.reasons,
        kept.scores,
    )


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
