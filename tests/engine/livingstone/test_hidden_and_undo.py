"""Situations about what is hidden and what may be taken back (T64 to T69), and the match around them."""

from __future__ import annotations

import pytest

from engine.contract import CHANCE, Entry
from engine.errors import IllegalMove, UndoRefused
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.match import Match
from engine.record import Header, Seat, parse_entry
from tests.engine.livingstone.scene import Scene, livingstone


def match_of(*lines: str, seats: int = 2) -> Match:
    """A match after `lines` of notation, with seat 1 to move first."""
    game = livingstone()
    people = (Seat("Anna", "blue"), Seat("Ben", "amber"), Seat("Cleo", "sky"))[:seats]
    options = game.settle_options(game.options_type(), seats)
    match = Match(game, Header("livingstone", 1, 5, options, people))
    for line in ("* start 1", *lines):
        play(match, line)
    return match


def play(match: Match, line: str) -> None:
    entry: Entry = parse_entry(match.game, line, match.seats)
    match.play(entry.actor, entry.move)


ROLL = "* roll 3 4 5 6"


def test_t64_others_learn_that_somebody_donated_not_how_much() -> None:
    scene = Scene(3).money(5, 3, 3).play("* roll 3 3 3 6 6 6", "A die 3", "A donate 3")
    event = scene.happened(tell.Donated)[0]
    assert event.seen_by(0) == tell.Donated(0, 3)
    assert event.seen_by(1) == event.seen_by(None) == tell.Donated(0, None)
    other = Scene(3).money(5, 3, 3).play("* roll 3 3 3 6 6 6", "A die 3", "A donate 1")
    assert scene.view("B") == other.view("B")
    assert scene.view("A") != other.view("A")
    assert scene.view("B").seats[0].gifts == 1
    assert scene.view("B").seats[0].donated is None


def test_t65_no_more_than_in_hand_and_only_in_the_own_turn() -> None:
    scene = Scene(2).play("* roll 3 3 6 6", "A die 3").refuses("A donate 4", "B donate 1")
    scene.play("A donate 3").refuses("A donate 1")


def test_d22_a_donation_of_nothing_is_no_donation() -> None:
    scene = Scene(2).play("* roll 3 3 6 6", "A die 3")
    assert "donate 0" not in scene.texts()


def test_donations_cannot_come_back() -> None:
    scene = Scene(2).play("* roll 3 3 6 6", "A die 3", "A donate 2", "A coins", "A end")
    assert scene.position.donated == [2, 0]


def test_cards_in_hand_are_seen_by_their_owner_only() -> None:
    scene = Scene(2).play("* roll 3 3 6 6", "A die 3", "A draw", "* card market")
    other = Scene(2).play("* roll 3 3 6 6", "A die 3", "A draw", "* card boat_back")
    assert scene.view("B") == other.view("B")
    assert scene.view(None) == other.view(None)
    assert scene.view("A").seats[0].cards != other.view("A").seats[0].cards
    event = scene.happened(tell.CardDrawn)[0]
    assert event.seen_by(0).card == m.MARKET
    assert event.seen_by(1).card is None
    assert event.seen_by(None).card is None


def test_at_the_end_everything_is_open() -> None:
    match = match_of()
    while not match.over:
        if match.waits_for_chance():
            match.deal()
        else:
            match.play(match.deciders()[0], match.legal_moves(match.deciders()[0])[0])
    view = match.view(None)
    assert all(
        seat.cards is not None and seat.money is not None and seat.donated is not None for seat in view.seats
    )
    assert view.standings == tuple(match.standings())


def test_t66_coins_by_action_but_not_by_card() -> None:
    match = match_of(ROLL, "1 die 3", "1 coins")
    match.undo(0)
    assert match.view(0).seats[0].money == 3
    assert match.view(0).phase == "act"
    assert livingstone().undo_depth([Entry(0, m.CARD[m.TAKE_FOUR_POUNDS])], 0, False) == 0


def test_t67_a_sale_but_not_the_market() -> None:
    assert livingstone().undo_depth([Entry(0, m.SellGems(0, 1))], 0, False) == 1
    assert livingstone().undo_depth([Entry(0, m.PlayMarket((1, 0, 0)))], 0, False) == 0


def test_tent_by_action_but_not_with_cards() -> None:
    match = match_of(ROLL, "1 die 3", "1 tent r3")
    match.undo(0)
    assert match.view(0).seats[0].tents_left == 11
    for move in (m.TENT[1][0][2], m.TENT[0][1][2], m.TENT[1][1][2], m.PlaceTentInScoredRow(4)):
        assert livingstone().undo_depth([Entry(0, move)], 0, False) == 0


def test_t68_a_dig_before_the_first_stone_only() -> None:
    match = match_of(ROLL, "1 die 3", "1 dig")
    match.undo(0)
    assert match.view(0).phase == "act"
    play(match, "1 dig")
    match.deal()
    with pytest.raises(UndoRefused, match="cannot be taken back"):
        match.undo(0)


def test_t69_only_the_last_act_is_taken_back_and_only_once() -> None:
    match = match_of(ROLL, "1 die 3", "1 coins", "1 donate 2")
    match.undo(0)
    assert match.view(0).seats[0].donated == 0
    assert match.undo_depth(0) == 0, "the coins were not the last act"
    play(match, "1 donate 1")
    assert match.undo_depth(0) == 1


@pytest.mark.parametrize("lines", [("1 die 3",), ("1 die 3", "1 draw"), ("1 die 3", "1 coins", "1 end")])
def test_other_acts_are_not_taken_back(lines: tuple[str, ...]) -> None:
    assert match_of(ROLL, *lines).undo_depth(0) == 0


def test_nobody_takes_back_what_another_did() -> None:
    assert match_of(ROLL, "1 die 3", "1 coins").undo_depth(1) == 0
    assert match_of().undo_depth(0) == 0


def test_the_dice_after_taking_back_are_the_same() -> None:
    match = match_of()
    match.deal()
    rolled = match.entries[-1]
    match.rewind(1)
    match.deal()
    assert match.entries[-1] == rolled


def test_refusals_have_a_reason() -> None:
    match = match_of(ROLL)
    with pytest.raises(IllegalMove, match="it is the turn of 1, not of 2"):
        play(match, "2 die 3")
    with pytest.raises(IllegalMove, match="'die 1' is not allowed now"):
        play(match, "1 die 1")
    with pytest.raises(IllegalMove, match="nothing is left to chance"):
        match.deal()
    with pytest.raises(IllegalMove, match=r"not of \*"):
        match.play(CHANCE, m.CARD_DRAWN[0])
    match = match_of()
    while not match.over:
        if match.waits_for_chance():
            match.deal()
        else:
            match.play(match.deciders()[0], match.legal_moves(match.deciders()[0])[0])
    with pytest.raises(IllegalMove, match="the game is over"):
        play(match, "1 die 3")


class Broken:
    """A journal that cannot write."""

    def append(self, ply: int, line: str) -> None:
        raise OSError("disk full")

    def truncate(self, ply: int) -> None:
        raise OSError("disk full")


def test_a_move_that_cannot_be_saved_is_not_played() -> None:
    game = livingstone()
    seats = (Seat("Anna", "blue"), Seat("Ben", "amber"))
    match = Match(
        game, Header("livingstone", 1, 5, game.settle_options(game.options_type(), 2), seats), Broken()
    )
    before = game.describe(match.position())
    with pytest.raises(OSError, match="disk full"):
        play(match, "* start 1")
    assert game.describe(match.position()) == before
    assert match.entries == []
    with pytest.raises(OSError, match="disk full"):
        match.deal()


def test_an_undo_that_cannot_be_saved_is_not_done() -> None:
    match = match_of(ROLL, "1 die 3", "1 coins")
    match._journal = Broken()
    before = (list(match.entries), match.view(0))
    with pytest.raises(OSError, match="disk full"):
        match.undo(0)
    assert (match.entries, match.view(0)) == before


def test_the_own_seat_of_a_view() -> None:
    scene = Scene(2)
    mine = scene.view("B").mine
    assert mine is not None
    assert mine.seat == 1
    assert scene.view(None).mine is None
