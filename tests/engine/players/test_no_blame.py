"""A game in which every hint is followed: the review finds no fault with it, for it thinks with the same seeds."""

from __future__ import annotations

import pytest

from app.new_match import new_header
from engine.match import Match
from engine.players.luck import decision_seed
from engine.players.past import Past
from engine.players.think import advise
from engine.record import Seat
from tests.engine.players.table import GAMES, game_of, small

SEATS = (Seat("Anna", "blue"), Seat("Ben", "amber"))
SEED = 12
DECISIONS = {"livingstone": 40, "faraway": 40, "explorers": 6}


@pytest.mark.parametrize("name", GAMES)
def test_no_hint_is_blamed_afterwards(name: str) -> None:
    game = game_of(name)
    match = Match(game, new_header(game, SEATS, SEED))
    level = small(12, 3)
    own = [0, 0]
    decisions = 0
    while not match.over and decisions < DECISIONS[name]:
        if match.waits_for_chance():
            match.deal()
            continue
        seat = match.deciders()[0]
        moves = match.legal_moves(seat)
        if len(moves) == 1:
            match.play(seat, moves[0])
        else:
            seed = decision_seed(SEED, seat, own[seat])
            hint = advise(game, match.view(seat), match.header.options, seat, level, seed)
            match.play(seat, hint.best.move)
            decisions += 1
        own[seat] += 1
    past = Past(game, match.record)
    assert len(past.decisions) == decisions
    for decision in past.decisions:
        table = advise(
            game,
            past.view(decision.ply, decision.seat),
            match.header.options,
            decision.seat,
            level,
            decision.seed,
            played=decision.move,
        )
        assert table.compared is not None
        assert not table.compared.is_mistake
        assert table.best.move == decision.move
