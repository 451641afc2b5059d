"""A score pad as text: JSON with a version, read strictly."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from engine.errors import EngineError
from engine.faraway.pad import MOST_PLAYERS, PadPlayer, ScorePad

GAME = "faraway"
KIND = "score pad"
VERSION = 1

MOST_TITLE = 80
MOST_NAME = 40
_MOST_CARDS = 40
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors begin a file with it."""

Name = Annotated[str, msgspec.Meta(max_length=MOST_NAME)]
Cards = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=0, le=999)], ...], msgspec.Meta(max_length=_MOST_CARDS)
]


class PadTextError(EngineError):
    """A text that is no score pad; `newer`: it comes from a later version of the program and may be all right."""

    def __init__(self, reason: str, newer: bool = False) -> None:
        super().__init__(reason)
        self.newer = newer


class _Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    regions: Cards
    sanctuaries: Cards


class _Pad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    game: str
    version: int
    title: Annotated[str, msgspec.Meta(max_length=MOST_TITLE)]
    players: Annotated[tuple[_Player, ...], msgspec.Meta(min_length=1, max_length=MOST_PLAYERS)]


def pad_text(pad: ScorePad) -> str:
    """The pad as text that `read_pad` reads. Raises `PadTextError` if it could not be read again."""
    players = tuple(_Player(player.name, player.regions, player.sanctuaries) for player in pad.players)
    content = msgspec.json.encode(_Pad(KIND, GAME, VERSION, pad.title, players))
    read_pad(content)
    return msgspec.json.format(content, indent=2).decode() + "\n"


def read_pad(text: bytes) -> ScorePad:
    """The pad of a text in UTF-8. What was entered may be wrong (see `pad_faults`), the form must be right.

    Raises `PadTextError` with the reason.
    """
    try:
        content = msgspec.json.decode(text.removeprefix(_BYTE_ORDER_MARK))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise PadTextError(f"it is not JSON ({error})") from None
    if not isinstance(content, dict) or content.get("kind") != KIND or content.get("game") != GAME:
        raise PadTextError("it is not a score pad of Faraway")
    _check_version(content.get("version"))
    try:
        pad = msgspec.convert(content, _Pad, strict=True)
    except msgspec.ValidationError as error:
        raise PadTextError(f"it is damaged ({error})") from None
    for text_part in (pad.title, *(player.name for player in pad.players)):
        if not text_part.isprintable():
            raise PadTextError(f"it is damaged (the text {text_part!r} has a character that cannot be shown)")
    players = tuple(PadPlayer(player.name, player.regions, player.sanctuaries) for player in pad.players)
    return ScorePad(players, pad.title)


def _check_version(version: Any) -> None:
    if type(version) is not int or version < 1:
        raise PadTextError(f"it is damaged (the version is a whole number from 1, not {version!r})")
    if version > VERSION:
        raise PadTextError(
            f"it was written by a newer version of the program (form {version}, this one reads {VERSION})",
            newer=True,
        )
