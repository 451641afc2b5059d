"""Finished games and made-up findings for tests of the review."""

from __future__ import annotations

from random import Random

from engine.contract import Move
from engine.match import Match
from engine.players.advice import Advice, Choice, Comparison, Reason
from engine.players.past import Decision
from engine.record import Header, Record, Seat
from tests.ui.fake_thinker import Asked
from tests.ui.small_game import Add, SmallGame, SmallOptions, make_people
from ui.preferences import THOROUGH
from ui.review.store import Found
from ui.shelf import ShelfError


def small_match(people: int = 2, rounds: int = 3) -> Match:
    """A finished small game: everybody adds 1 in the first round, then 2."""
    header = Header("small", 1, 5, SmallOptions(rounds=rounds), make_people(people))
    match = Match(SmallGame(), header)
    while not match.over:
        if match.waits_for_chance():
            match.deal()
        else:
            early = len(match.entries) < people + 1
            match.play(match.deciders()[0], Add(1 if early else 2))
    return match


def finish(match: Match, seed: int) -> None:
    """Play a match to its end at random."""
    chooser = Random(seed)
    while not match.over:
        if match.waits_for_chance():
            match.deal()
        else:
            seat = match.deciders()[0]
            match.play(seat, chooser.choice(match.legal_moves(seat)))


def comparison(seats: int, played: Move, best: Move, value: float, reason: str = "big") -> Comparison:
    """What a move cost: `value` of the scale, ten times as many points, and as many wins."""
    reasons = (Reason(reason, 3.0, 1.0),)
    scores = tuple(20.0 + 5 * seat for seat in range(seats))
    better = Choice(best, 50, 20.0 + 10 * value, 5.0, 0.5 + value, 0.6, 4.0, reasons, scores)
    mine = Choice(played, 50, 20.0, 5.0, 0.5, 0.6 - value, 4.0, reasons, scores)
    if played == best:
        return Comparison(better, better, 50, 0.0, 0.0, 0.0, 0.0)
    return Comparison(better, mine, 50, 10 * value, value, value, 0.001)


def table_of(asked: Asked, value: float = 0.0, best: Move | None = None) -> Advice:
    """An answer to a question of the review; `best` is the better move that cost `value`."""
    question = asked.question
    played = question.played
    assert played is not None
    compared = comparison(2, played, played if best is None else best, value)
    return Advice(question.seat, (compared.best,), 50, compared)


def found_for(match: Match, decisions: tuple[Decision, ...], every: int = 5) -> Found:
    """A whole review: every so many decisions were a mistake, the later the costlier."""
    from engine.players.past import Past

    past = Past(match.game, match.record)
    found: Found = {}
    for place, decision in enumerate(decisions):
        others = [
            move
            for move in Match.replay(match.game, past.record, until=decision.ply).legal_moves(decision.seat)
            if move != decision.move
        ]
        wrong = place % every == 0
        best = others[0] if wrong else decision.move
        value = 0.05 + 0.001 * place if wrong else 0.0
        found[decision.ply] = comparison(match.seats, decision.move, best, value, "unknown")
    return found


class MemoryStore:
    """Implements `ui.review.store.ReviewStore`."""

    def __init__(self) -> None:
        self.kept: list[tuple[Record, Found]] = []
        self.glances: list[tuple[Record, Found]] = []
        """The same of glances."""
        self.notice = ""
        self.problem = ""
        self.gone = False

    def load(self, record: Record, kind: str = THOROUGH) -> tuple[Found, str]:
        of_kind = self.kept if kind == THOROUGH else self.glances
        found = [dict(found) for kept, found in of_kind if kept == record]
        return (found[-1] if found else {}), self.notice

    def keep(self, record: Record, found: Found, kind: str = THOROUGH) -> bool:
        if self.problem:
            raise ShelfError(self.problem)
        if not self.gone:
            (self.kept if kind == THOROUGH else self.glances).append((record, dict(found)))
        return not self.gone


def people(names: str, *players: str) -> tuple[Seat, ...]:
    """Seats with the names, and perhaps levels."""
    colours = ("blue", "vermilion", "green")
    kinds = (*players, *["person"] * 3)
    return tuple(
        Seat(name, colour, kind) for name, colour, kind in zip(names.split(), colours, kinds, strict=False)
    )
