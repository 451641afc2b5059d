"""The score pad: journeys of a game at a real table, as they were entered, what they bring and who wins."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from engine.contract import Standing
from engine.faraway.final import rank
from engine.faraway.scorer import JourneyScore, Scorer

MOST_PLAYERS = 6


class PadPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was entered for one player: regions in play order by number, sanctuaries by id. It may be wrong."""

    name: str
    regions: tuple[int, ...] = ()
    sanctuaries: tuple[int, ...] = ()


class ScorePad(msgspec.Struct, frozen=True):
    """What was entered for all players; `engine.faraway.pad_faults` says what is wrong with it."""

    players: tuple[PadPlayer, ...]
    title: str = ""

    def with_player(self, index: int, player: PadPlayer) -> ScorePad:
        """The same pad with another entry for one player."""
        players = (*self.players[:index], player, *self.players[index + 1 :])
        return msgspec.structs.replace(self, players=players)


class PadResult(msgspec.Struct, frozen=True):
    """The scores of all players, in their order, and the ranking.

    `standings` is empty for a single player and as long as somebody has no region. `tied` are the players with the
    highest total if there are several: the shortest exploration duration, `tie_break`, has decided among them.
    """

    scores: tuple[JourneyScore, ...]
    standings: tuple[Standing, ...]
    tied: tuple[int, ...]
    tie_break: int | None

    @property
    def winner(self) -> int | None:
        """The player in the first place, None without a ranking."""
        return next((standing.seat for standing in self.standings if standing.place == 1), None)


def score_pad(scorer: Scorer, pad: ScorePad) -> PadResult:
    """Score a pad without faults; unfinished journeys count as they lie."""
    scores = tuple(scorer.score_journey(player.regions, player.sanctuaries) for player in pad.players)
    rows = [player.regions for player in pad.players]
    if len(rows) < 2 or not all(rows):
        return PadResult(scores, (), (), None)
    totals = [score.total for score in scores]
    standings = tuple(rank(totals, rows))
    leaders = tuple(index for index, total in enumerate(totals) if total == max(totals))
    if len(leaders) == 1:
        return PadResult(scores, standings, (), None)
    return PadResult(scores, standings, leaders, min(min(rows[index]) for index in leaders))


def is_complete(pad: ScorePad, rounds: int) -> bool:
    """Whether everybody has a region for each round."""
    return all(len(player.regions) == rounds for player in pad.players)


def rises(player: PadPlayer) -> int:
    """How often a region was explored that is longer than the one before: each time a sanctuary can be kept."""
    return sum(after > before for before, after in pairwise(player.regions))


def most_sanctuaries(player: PadPlayer, rounds: int) -> int:
    """How many sanctuaries the player can have at most, whatever the regions that are still to be entered.

    Each of them, wherever in the row it belongs, can bring one more rise; the first round brings none.
    """
    missing = max(0, rounds - len(player.regions))
    return min(rounds - 1, rises(player) + missing)


def sanctuaries_left_out(player: PadPlayer, rounds: int) -> int:
    """How many sanctuaries fewer a finished journey has than its player could have kept; else 0.

    That is allowed, for a found sanctuary may be refused, but mostly one was forgotten.
    """
    if len(player.regions) != rounds:
        return 0
    return max(0, rises(player) - len(player.sanctuaries))
