"""What every game of the contract must do. A game passes the whole suite with one line in its tests:

    TestLivingstone = conformance("livingstone")

Each check plays seeded random games for every number of seats and looks at all positions on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from app.games import load_games
from engine.contract import CHANCE, AnyGame, Below, Entry, Move, Position
from engine.errors import IllegalMove, NotationError, UndoRefused
from engine.match import Match
from engine.playout import random_playout
from engine.record import COLOURS, Header, Record, Seat, parse_record, record_text

GAMES_PER_SEAT_COUNT = 2


def header(game: AnyGame, seats: int, seed: int) -> Header:
    """A header with default options and people called P1, P2, ..."""
    options = game.settle_options(game.options_type(), seats)
    people = tuple(Seat(f"P{number + 1}", COLOURS[number]) for number in range(seats))
    return Header(game.name, game.rules_version, seed, options, people)


def any_move(match: Match, random: Random) -> Entry:
    """A random move of a random decider; chance answers by its own odds."""
    position = match.position()
    actor = random.choice(position.deciders())
    if actor == CHANCE:
        return Entry(CHANCE, position.chance().draw(random.randrange))
    return Entry(actor, random.choice(position.legal_moves(actor)))


def random_match(game: AnyGame, seats: int, seed: int) -> Iterator[Match]:
    """The match before every move of a random game and at its end."""
    random = Random(seed)
    match = Match(game, header(game, seats, seed))
    yield match
    while not match.over:
        entry = any_move(match, random)
        match.play(entry.actor, entry.move)
        yield match


def facts(game: AnyGame, position: Position) -> Any:
    """Everything about a position that two equal positions share."""
    everybody = [None, *range(position.seats)]
    return game.describe(position), [game.view(position, seat) for seat in everybody], position.deciders()


class Conformance:
    """The checks; `game` is filled in by `conformance`."""

    game: AnyGame

    def matches(self) -> Iterator[Iterator[Match]]:
        """Random games of every number of seats."""
        for seats in self.game.seat_counts:
            for number in range(GAMES_PER_SEAT_COUNT):
                yield random_match(self.game, seats, 1000 * seats + number)

    def test_random_games_end_with_a_result(self) -> None:
        for match_states in self.matches():
            for match in match_states:
                assert match.position().problems() == []
            standings = match.standings()
            assert [standing.seat for standing in standings] == list(range(match.seats))
            places = sorted(standing.place for standing in standings if standing.place is not None)
            assert all(place == 1 + sum(other < place for other in places) for place in places)
            assert [standing.score for standing in standings] == match.scores()
            assert match.legal_moves(0) == []

    def test_exactly_the_deciders_have_moves(self) -> None:
        for match_states in self.matches():
            for match in match_states:
                for seat in range(match.seats):
                    moves = match.legal_moves(seat)
                    assert bool(moves) == (seat in match.deciders())
                    assert len(set(moves)) == len(moves)

    def test_copies_are_independent(self) -> None:
        for match_states in self.matches():
            kept: list[tuple[Position, Any]] = []
            for match in match_states:
                position = match.position()
                kept.append((position, facts(self.game, position)))
                twin = position.copy()
                for actor in twin.deciders():
                    move = (
                        twin.chance().draw(Random(1).randrange)
                        if actor == CHANCE
                        else twin.legal_moves(actor)[-1]
                    )
                    twin.play(actor, move)
                    break
            for position, before in kept:
                assert facts(self.game, position) == before

    def test_every_move_has_a_text_that_leads_back(self) -> None:
        for match_states in self.matches():
            for match in match_states:
                position = match.position()
                for move in legal_or_possible(position):
                    text = move.text
                    assert text == text.strip()
                    assert text.isprintable()
                    assert self.game.parse_move(text) == move
                    assert hash(self.game.parse_move(text)) == hash(move)

    def test_records_replay_to_the_same_position(self) -> None:
        for match_states in self.matches():
            match = list(match_states)[-1]
            text = record_text(match.record)
            record = parse_record(text, load_games())
            assert record == match.record
            assert record_text(record) == text
            again = Match.replay(self.game, record)
            assert facts(self.game, again.position()) == facts(self.game, match.position())
            half = len(record.entries) // 2
            partly = Match.replay(self.game, record, until=half)
            shorter = Record(record.header, record.entries[:half])
            assert facts(self.game, partly.position()) == facts(
                self.game, Match.replay(self.game, shorter).position()
            )

    def test_taking_back_leads_to_the_start(self) -> None:
        for match_states in self.matches():
            seen = []
            for match in match_states:
                seen.append(facts(self.game, match.position()))
            for ply in range(len(seen) - 2, -1, -max(1, len(seen) // 25)):
                match.rewind(ply)
                assert facts(self.game, match.position()) == seen[ply]
            match.rewind(0)
            assert facts(self.game, match.position()) == seen[0]

    def test_taking_back_and_dealing_again_brings_the_same_chance(self) -> None:
        for seats in self.game.seat_counts:
            match = Match(self.game, header(self.game, seats, 7))
            random = Random(7)
            while not match.over:
                if match.waits_for_chance():
                    match.deal()
                else:
                    entry = any_move(match, random)
                    match.play(entry.actor, entry.move)
            entries = tuple(match.entries)
            match.rewind(len(entries) // 3)
            for entry in entries[len(match.entries) :]:
                if entry.actor == CHANCE:
                    match.deal()
                    assert match.entries[-1] == entry
                else:
                    match.play(entry.actor, entry.move)
            assert tuple(match.entries) == entries

    def test_taking_back_by_the_rules_restores_the_position_before(self) -> None:
        allowed = 0
        for match_states in self.matches():
            before: list[Any] = []
            for match in match_states:
                before.append(facts(self.game, match.position()))
                for seat in range(match.seats):
                    depth = match.undo_depth(seat)
                    if not depth:
                        with pytest.raises(UndoRefused):
                            match.undo(seat)
                        continue
                    allowed += 1
                    taken = match.undo(seat)
                    assert len(taken) == depth
                    assert all(entry.actor == seat for entry in taken)
                    assert facts(self.game, match.position()) == before[-1 - depth]
                    for entry in taken:
                        match.play(entry.actor, entry.move)
                    assert facts(self.game, match.position()) == before[-1]
        assert allowed > 0

    def test_events_that_reveal_are_barriers(self) -> None:
        for match_states in self.matches():
            previous: Match | None = None
            for match in match_states:
                if previous is not None and match.entries:
                    position = Match.replay(self.game, match.record, until=len(match.entries) - 1).position()
                    events: list[Any] = []
                    position.play(match.entries[-1].actor, match.entries[-1].move, events)
                    if any(event.reveals for event in events):
                        assert not any(match.undo_depth(seat) for seat in range(match.seats))
                previous = match
                if len(match.entries) > 60:
                    break

    def test_what_is_hidden_can_change_without_the_view_changing(self) -> None:
        """Everything a seat cannot see is guessed anew: its view stays, and other seats' own views do differ."""
        for seats in self.game.seat_counts:
            differs: set[tuple[int, int]] = set()
            hides: set[tuple[int, int]] = set()
            for number in range(GAMES_PER_SEAT_COUNT):
                random = Random(number)
                for match in random_match(self.game, seats, 50 * seats + number):
                    position = match.position()
                    for viewer in [None, *range(seats)]:
                        view = self.game.view(position, viewer)
                        guess = self.game.resample(view, match.header.options, random.randrange)
                        assert guess.problems() == []
                        assert self.game.view(guess, viewer) == view
                        for other in range(seats):
                            if viewer is None or other == viewer:
                                continue
                            hides.add((viewer, other))
                            if (viewer, other) in differs:
                                continue
                            if self.game.view(guess, other) != self.game.view(position, other):
                                differs.add((viewer, other))
            assert differs == hides, "something that should be hidden is copied from the view"

    def test_events_hide_what_views_hide(self) -> None:
        """The event of a hidden move tells others the same whatever was hidden in it."""
        for match_states in self.matches():
            for match in match_states:
                position = match.position()
                for actor in position.deciders():
                    for move in moves_of(position, actor)[:40]:
                        after = position.copy()
                        events: list[Any] = []
                        after.play(actor, move, events)
                        for seat in range(match.seats):
                            for event in events:
                                seen = event.seen_by(seat)
                                assert seen is None or type(seen) is type(event)
                                assert event.seen_by(seat) == (None if seen is None else seen.seen_by(seat))
                if len(match.entries) > 80:
                    break

    def test_views_and_events_are_plain_values(self) -> None:
        for match in random_match(self.game, max(self.game.seat_counts), 3):
            view = match.view(0)
            assert msgspec.json.encode(view) == msgspec.json.encode(match.view(0))
            msgspec.json.encode(self.game.describe(match.position()))

    def test_refusals_leave_the_match_untouched(self) -> None:
        for match_states in self.matches():
            pool: dict[Move, None] = {}
            for match in match_states:
                position = match.position()
                refused = Random(len(match.entries)).sample(list(pool), min(8, len(pool)))
                possible = legal_or_possible(position)
                before = (tuple(match.entries), facts(self.game, position))
                for actor in [CHANCE, *range(match.seats)]:
                    for move in refused:
                        if actor in position.deciders() and position.allows(actor, move):
                            continue
                        with pytest.raises(IllegalMove):
                            match.play(actor, move)
                if not match.waits_for_chance():
                    with pytest.raises(IllegalMove):
                        match.deal()
                assert (tuple(match.entries), facts(self.game, match.position())) == before
                pool.update(dict.fromkeys(possible[:3]))

    def test_random_games_in_one_go_are_those_played_step_by_step(self) -> None:
        for match_states in self.matches():
            for seed, match in enumerate(match_states):
                if seed % 7 == 0:
                    position = match.position().copy()
                    length = random_playout(position, (random := Random(seed)).randrange)
                    other = match.position().copy()
                    assert step_by_step(other, (twin := Random(seed)).randrange) == length
                    assert facts(self.game, other) == facts(self.game, position)
                    assert position.problems() == []
                    assert random.random() == twin.random(), "more random numbers than step by step"

    def test_impossible_texts_are_refused(self) -> None:
        for text in ("", " ", "nonsense", "die", "*", "é", "0"):
            with pytest.raises(NotationError):
                self.game.parse_move(text)


def step_by_step(position: Position, below: Below) -> tuple[int, int]:
    """Play to the end as `random_playout` says, by nothing but the contract; decisions and answers."""
    counts = [0, 0]
    while deciders := position.deciders():
        actor = deciders[0] if len(deciders) == 1 else deciders[below(len(deciders))]
        if actor == CHANCE:
            position.play(CHANCE, position.chance().draw(below))
        else:
            moves = position.legal_moves(actor)
            position.play(actor, moves[below(len(moves)) if len(moves) > 1 else 0])
        counts[actor == CHANCE] += 1
    return counts[0], counts[1]


def legal_or_possible(position: Position) -> list[Move]:
    """All moves that somebody may play now."""
    return [move for actor in position.deciders() for move in moves_of(position, actor)]


def moves_of(position: Position, actor: int) -> list[Move]:
    """All moves that `actor` may play now; of a throw of many dice the first few hundred."""
    if actor != CHANCE:
        return position.legal_moves(actor)
    moves: list[Move] = []
    for move, weight in position.chance().odds():
        assert weight > 0
        moves.append(move)
        if len(moves) >= 300:
            break
    return moves


def conformance(name: str) -> type[Conformance]:
    """The suite for the game called `name`."""
    return type(f"Test{name.capitalize()}", (Conformance,), {"game": load_games()[name]})
