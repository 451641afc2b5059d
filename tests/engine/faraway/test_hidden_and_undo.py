"""What seats may see, what a fair guess keeps, and what may be taken back."""

from __future__ import annotations

from random import Random

import pytest

from engine.contract import Entry
from engine.errors import IllegalMove, UndoRefused
from engine.faraway import events as tell
from engine.faraway import moves as m
from engine.faraway.figures import FarawayOptions
from engine.match import Match
from engine.record import COLOURS, Header, Seat, parse_entry
from tests.engine.faraway.scene import Scene, faraway
from tests.engine.faraway.test_rounds import six_ascending

GAME = faraway()
DEALT = [f"* region {region}" for region in (5, 8, 41, 12, 60, 3, 20, 30, 40)]


def match_of(*lines: str, opening_choice: bool = False) -> Match:
    """A match of two seats after `lines` of notation."""
    people = tuple(Seat(f"P{number}", COLOURS[number]) for number in range(2))
    match = Match(GAME, Header("faraway", 1, 5, FarawayOptions(opening_choice), people))
    for line in lines:
        play(match, line)
    return match


def play(match: Match, line: str) -> None:
    entry: Entry = parse_entry(match.game, line, match.seats)
    match.play(entry.actor, entry.move)


# --- hidden ---


def test_hands_are_seen_by_their_owner_only() -> None:
    match = match_of(*DEALT)
    mine, theirs = match.view(0).seats
    assert (mine.hand, mine.hand_count) == ((5, 8, 41), 3)
    assert (theirs.hand, theirs.hand_count) == (None, 3)
    assert [seat.hand for seat in match.view(None).seats] == [None, None]


def test_a_dealt_region_is_told_to_its_owner_only() -> None:
    match = match_of()
    (event,) = match.play(-1, m.REGION_DRAWN[5])
    assert event.seen_by(0) == tell.RegionDealt(0, 5)
    assert event.seen_by(1) == event.seen_by(None) == tell.RegionDealt(0, None)


def test_what_lies_face_down_is_hidden_until_all_have_chosen() -> None:
    match = match_of(*DEALT)
    (event,) = match.play(0, m.PLAY[8])
    assert event.seen_by(0) == tell.RegionChosen(0, 8)
    assert event.seen_by(1) == tell.RegionChosen(0, None)
    assert not event.reveals
    own, other = match.view(0).seats[0], match.view(1).seats[0]
    assert (own.chosen, own.has_chosen, own.hand) == (8, True, (5, 41))
    assert (other.chosen, other.has_chosen, other.hand_count) == (None, True, 2)
    assert match.view(1) == match_of(*DEALT, "1 play 41").view(1)
    assert match.view(1).deciders == (1,)
    assert match.legal_moves(0) == []
    with pytest.raises(IllegalMove, match="it is the turn of 2, not of 1"):
        play(match, "1 play 5")
    events = match.play(1, m.PLAY[60])
    assert [type(event) for event in events] == [tell.RegionChosen, tell.RegionsRevealed]
    assert events[1].reveals
    assert [seat.row for seat in match.view(None).seats] == [(8,), (60,)]


def test_drawn_sanctuaries_are_seen_by_their_owner_only() -> None:
    scene = Scene(2, A=(5,), B=(9,)).hands(A=(8, 1, 2), B=(3, 4, 6)).display(40, 50, 60).begin()
    scene.play("A play 8", "B play 3", "* sanctuary 7", "* sanctuary 13")
    event = scene.happened(tell.SanctuaryDrawn)[-1]
    assert event.seen_by(0) == tell.SanctuaryDrawn(0, 13, 0)
    assert event.seen_by(1) == tell.SanctuaryDrawn(0, None, 0)
    assert scene.view("A").seats[0].drawn == (7, 13)
    assert (scene.view("B").seats[0].drawn, scene.view("B").seats[0].drawn_count) == (None, 2)
    scene.play("B take 40", "A take 50", "A choose 7")
    event = scene.happened(tell.SanctuaryKept)[-1]
    assert event.seen_by(0) == tell.SanctuaryKept(0, 7, 1, (13,))
    assert event.seen_by(1) == tell.SanctuaryKept(0, 7, 1, None)
    assert [packet.sanctuaries for packet in scene.view("A").sanctuary_deck] == [None, (13,)]
    assert [packet.sanctuaries for packet in scene.view("B").sanctuary_deck] == [None, None]
    assert [packet.put_back_by for packet in scene.view("B").sanctuary_deck] == [None, 0]
    assert [packet.sanctuaries for packet in scene.view(None).sanctuary_deck] == [None, None]


def test_what_was_taken_from_the_display_is_known_until_it_is_shown() -> None:
    scene = Scene(2).hands(A=(7, 1, 2), B=(3, 4, 6)).display(40, 50, 60).begin()
    scene.play("A play 7", "B play 3", "B take 40", "A take 50").draw()
    assert scene.view("B").seats[0].known == (50,)
    assert scene.view(None).seats[1].known == (40,)
    scene.play("A play 50")
    assert scene.view("B").seats[0].known == (50,), "it may lie face down or not"
    scene.play("B play 4")
    assert scene.view("B").seats[0].known == ()
    assert scene.view("A").seats[1].known == (40,)


def test_known_regions_stay_where_they_are_in_every_guess() -> None:
    scene = Scene(2).hands(A=(7, 1, 2), B=(3, 4, 6)).display(40, 50, 60).begin()
    scene.play("A play 7", "B play 3", "B take 40", "A take 50").draw().play("A play 50")
    below = Random(1).randrange
    seen, face_down = set(), set()
    for _ in range(200):
        guess = GAME.resample(scene.view("B"), FarawayOptions(), below)
        held = {*guess.hands[0], guess.chosen[0]}
        assert 50 in held
        assert len(held) == 3
        assert guess.hands[1] == (4, 6, 40)
        seen |= held
        face_down.add(guess.chosen[0])
    assert seen.isdisjoint({3, 4, 6, 7, 40, 60, *scene.position.display}), "seen elsewhere"
    assert len(seen) > 40
    assert len(face_down) > 20
    assert 50 in face_down


def test_a_packet_is_no_longer_known_when_another_seat_has_drawn_from_it() -> None:
    scene = six_ascending().play(*[f"{name} play {43 + seat}" for seat, name in enumerate("ABCDEF")])
    scene.draw().play("B choose 38")
    assert scene.view("B").sanctuary_deck[0].sanctuaries == (39, 40, 41)
    assert scene.view("C").sanctuary_deck[0].sanctuaries is None
    scene.play("* sanctuary 39")
    assert scene.view("B").sanctuary_deck[0].sanctuaries is None
    assert scene.view(None).sanctuary_deck[0].count == 2


def test_a_seat_that_draws_from_its_own_packet_still_knows_the_rest() -> None:
    scene = Scene(2, A=(5,), B=(9,)).hands(A=(8, 1, 2), B=(3, 4, 6)).begin()
    position = scene.position
    position.sanctuary_deck, position.sanctuary_knower = [1, 2, 3], 0
    position.packets = ((1, tuple(range(4, 46))),)
    scene.play("A play 8", "B play 3", "* sanctuary 2")
    assert scene.view("A").sanctuary_deck[0].sanctuaries == (1, 3)
    scene.play("* sanctuary 1")
    guess = GAME.resample(scene.view("A"), FarawayOptions(), Random(1).randrange)
    assert (guess.sanctuary_deck, guess.sanctuary_knower) == ([3], 0)


@pytest.mark.parametrize("opening_choice", [False, True])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_guesses_fit_the_view_and_change_what_is_hidden(seats: int, opening_choice: bool) -> None:
    options = FarawayOptions(opening_choice)
    for seed in range(2):
        random = Random(seed)
        position = GAME.new_position(seats, options)
        changed = 0
        while deciders := position.deciders():
            viewer = random.choice([None, *range(seats)])
            view = GAME.view(position, viewer)
            guess = GAME.resample(view, options, random.randrange)
            assert guess.problems() == []
            assert GAME.view(guess, viewer) == view
            changed += GAME.describe(guess) != GAME.describe(position)
            actor = random.choice(deciders)
            move = (
                position.chance().draw(random.randrange)
                if actor < 0
                else random.choice(position.legal_moves(actor))
            )
            position.play(actor, move)
        assert changed > 20


def test_the_own_seat_of_a_view() -> None:
    scene = Scene(2).begin()
    assert scene.view(None).mine is None
    mine = scene.view("B").mine
    assert mine is not None
    assert mine.seat == 1


# --- the option ---

FIVE = [f"* region {region}" for region in (5, 8, 41, 12, 60, 3, 20, 30, 40, 9)]


def test_option_five_are_dealt_and_three_are_kept() -> None:
    match = match_of(*FIVE, opening_choice=True)
    assert match.deciders() == (0, 1)
    assert match.view(0).phase == "keep"
    assert len(match.legal_moves(0)) == 10
    assert match.legal_moves(0)[0].text == "keep 5 8 12"
    for wrong in ("1 keep 5 8", "1 keep 5 8 9", "1 keep 5 8 12 41", "1 play 5"):
        with pytest.raises(IllegalMove):
            play(match, wrong)
    (event,) = match.play(0, m.KeepRegions((5, 12, 60)))
    assert event.seen_by(0) == tell.RegionsKept(0, (5, 12, 60), (8, 41))
    assert event.seen_by(1) == tell.RegionsKept(0, None, None)
    mine, other = match.view(0).seats[0], match.view(1).seats[0]
    assert (mine.hand, mine.put_back, mine.has_chosen) == ((5, 12, 60), (8, 41), True)
    assert (other.hand, other.hand_count, other.put_back, other.has_chosen) == (None, 3, None, True)
    assert match.legal_moves(0) == []
    assert match.view(0).regions_left == 58
    events = match.play(1, m.KeepRegions((3, 9, 20)))
    assert events[-1] == tell.RegionsShuffledIn(4)
    assert match.view(0).regions_left == 62
    assert match.waits_for_chance()
    for line in ("* region 8", "* region 1", "* region 30"):
        play(match, line)
    assert match.view(0).display == (8, 1, 30)
    assert match.view(0).seats[0].put_back == (41,), "8 has come out of the deck"
    assert match.view(1).seats[1].put_back == (40,)
    assert match.view(1).opening_choice


def test_option_what_a_seat_put_back_is_in_the_deck_in_every_guess() -> None:
    match = match_of(*FIVE, "1 keep 5 12 60", "2 keep 3 9 20", opening_choice=True)
    below = Random(2).randrange
    for _ in range(60):
        guess = GAME.resample(match.view(0), FarawayOptions(True), below)
        assert {8, 41} <= set(guess.region_deck)
        assert guess.returned == [(8, 41), ()]


def test_option_a_choice_is_taken_back_until_all_have_chosen() -> None:
    match = match_of(*FIVE, "1 keep 5 12 60", opening_choice=True)
    assert [match.undo_depth(seat) for seat in range(2)] == [1, 0]
    match.undo(0)
    assert match.deciders() == (0, 1)
    play(match, "1 keep 5 8 12")
    play(match, "2 keep 3 9 20")
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 0]
    for line in ("* region 8", "* region 1", "* region 30"):
        with pytest.raises(IllegalMove):
            play(match, "1 play 5")
        if line != "* region 8":
            play(match, line)
    play(match, "* region 60")
    play(match, "2 play 3")
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 1]
    play(match, "1 play 5")
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 0]


# --- taking back ---


def test_a_choice_is_taken_back_as_often_as_one_likes_until_the_reveal() -> None:
    match = match_of(*DEALT)
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 0]
    for region in (5, 8, 41):
        play(match, f"1 play {region}")
        assert match.undo_depth(0) == 1
        match.undo(0)
        assert match.view(0).seats[0].hand == (5, 8, 41)
    assert match.deciders() == (0, 1)


def test_only_the_last_choice_is_taken_back() -> None:
    """Another seat's choice lies on top: it would be lost with it."""
    people = tuple(Seat(f"P{number}", COLOURS[number]) for number in range(3))
    match = Match(GAME, Header("faraway", 1, 5, FarawayOptions(), people))
    while match.waits_for_chance():
        match.deal()
    for seat in (2, 0):
        match.play(seat, match.legal_moves(seat)[0])
    assert [match.undo_depth(seat) for seat in range(3)] == [1, 0, 0]
    with pytest.raises(UndoRefused):
        match.undo(2)
    match.undo(0)
    assert [match.undo_depth(seat) for seat in range(3)] == [0, 0, 1]
    match.undo(2)
    assert match.deciders() == (0, 1, 2)


def test_the_reveal_cannot_be_taken_back() -> None:
    match = match_of(*DEALT, "1 play 8", "2 play 60")
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 0]


def test_what_follows_is_not_taken_back_either() -> None:
    match = match_of(*DEALT, "1 play 8", "2 play 60", "1 take 30")
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 0]
    match = match_of()
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 0]


def test_a_choice_of_a_later_round_is_taken_back_too() -> None:
    match = match_of(*DEALT, "1 play 8", "2 play 60", "1 take 30", "2 take 20")
    for region in (1, 2, 4):
        play(match, f"* region {region}")
    play(match, "2 play 12")
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 1]
    play(match, "1 play 5")
    assert [match.undo_depth(seat) for seat in range(2)] == [0, 0]
