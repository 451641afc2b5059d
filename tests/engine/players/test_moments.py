"""What a seat saw when its decision became due does not change by what others do at the same time."""

from __future__ import annotations

from app.games import load_games
from engine.match import Match
from engine.players.luck import luck
from engine.players.moments import Moments
from engine.record import COLOURS, Header, Seat


def new_match(name: str, seats: int) -> Match:
    game = load_games()[name]
    options = game.settle_options(game.options_type(), seats)
    people = tuple(Seat(f"Player {seat + 1}", COLOURS[seat]) for seat in range(seats))
    return Match(game, Header(name, game.rules_version, 7, options, people))


def deal(match: Match) -> None:
    while match.waits_for_chance():
        match.deal()


def test_a_seat_that_decides_with_others_does_not_see_what_they_do() -> None:
    match = new_match("explorers", 3)
    deal(match)
    moments = Moments(match)
    before = [match.view(seat) for seat in range(3)]
    match.play(1, match.legal_moves(1)[0])
    assert match.view(2) != before[2]
    assert [moments.view(seat) for seat in (0, 2)] == [before[0], before[2]]
    assert moments.view(1) == match.view(1), "its own next decision is a new one"
    resumed = Moments(Match.replay(match.game, match.record))
    assert [resumed.view(seat) for seat in range(3)] == [moments.view(seat) for seat in range(3)]


def test_taking_back_is_followed() -> None:
    match = new_match("explorers", 2)
    deal(match)
    match.play(0, match.legal_moves(0)[0])
    moments = Moments(match)
    first = moments.view(0)
    for choice in (0, 1):
        match.play(0, match.legal_moves(0)[choice])
        assert moments.view(0) == match.view(0)
        match.undo(0)
        assert moments.view(0) == first
    match.play(0, match.legal_moves(0)[0])
    moments.view(0)
    match.undo(0)
    match.play(0, match.legal_moves(0)[1])
    assert moments.view(0) == match.view(0)


def test_in_turn_a_seat_sees_everything_that_happened() -> None:
    match = new_match("livingstone", 2)
    moments = Moments(match)
    below = luck(3)
    for _ in range(60):
        deal(match)
        (seat,) = match.deciders()
        assert moments.view(seat) == match.view(seat)
        moves = match.legal_moves(seat)
        match.play(seat, moves[below(len(moves))])
