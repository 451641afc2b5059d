"""What is remembered of a game: every decision as it was, with the seed of its hint."""

from __future__ import annotations

from collections import Counter

import pytest

from app.new_match import new_header
from engine.contract import CHANCE
from engine.match import Match
from engine.players.luck import luck, mix
from engine.players.past import Past
from engine.record import COLOURS, Seat
from tests.engine.players.table import GAMES, game_of


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_found_as_it_was(name: str) -> None:
    game = game_of(name)
    seats = tuple(Seat(colour.title(), colour) for colour in COLOURS[:2])
    match = Match(game, new_header(game, seats, 9))
    below = luck(2)
    own: Counter[int] = Counter()
    wanted, views, forced = [], {}, 0
    while not match.over:
        if match.waits_for_chance():
            match.deal()
            continue
        seat = match.deciders()[-1]
        moves = match.legal_moves(seat)
        move = moves[below(len(moves))]
        ply = len(match.entries)
        if len(moves) > 1:
            wanted.append((ply, seat, move, mix(9, seat, own[seat])))
            views[ply] = match.view(seat)
        else:
            forced += 1
        own[seat] += 1
        match.play(seat, move)
    past = Past(game, match.record)
    assert [(one.ply, one.seat, one.move, one.seed) for one in past.decisions] == wanted
    assert {one.ply: past.view(one.ply, one.seat) for one in past.decisions} == views
    assert past.view(len(match.entries), None) == match.view(None)
    for ply, _, move, _ in wanted[::7]:
        assert past.is_legal(ply, move)
        seat = match.entries[ply].actor
        legal = Match.replay(game, match.record, until=ply).legal_moves(seat)
        assert all(past.is_legal(ply, other) for other in legal)
        others = {one.move for one in past.decisions} - set(legal)
        assert not any(past.is_legal(ply, other) for other in others)
    assert past.scores() == match.scores()
    assert forced or name != "livingstone"
    assert all(match.entries[one.ply].actor != CHANCE for one in past.decisions)
