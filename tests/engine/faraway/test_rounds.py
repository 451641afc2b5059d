"""Situations about rounds: order, finds, draft, the last round, the short deck (23 to 34, 39, 42)."""

from __future__ import annotations

import pytest

from engine.faraway import events as tell
from engine.faraway.figures import FarawayOptions
from engine.faraway.state import DEAL
from tests.engine.faraway.scene import Scene, faraway


def test_setup_deals_three_each_and_lays_out_players_and_one() -> None:
    scene = Scene(3)
    scene.position = faraway().new_position(3, FarawayOptions())
    assert scene.position.phase == DEAL
    for number in range(1, 10):
        assert scene.decides() == "*"
        scene.play(f"* region {number}")
    assert [scene.view(seat).seats[index].hand for index, seat in enumerate("ABC")] == [
        (1, 2, 3),
        (4, 5, 6),
        (7, 8, 9),
    ]
    scene.play("* region 40", "* region 30", "* region 20", "* region 10")
    assert scene.view(None).display == (40, 30, 20, 10)
    assert scene.decides() == "ABC"
    assert scene.texts("B") == ["play 4", "play 5", "play 6"]
    scene.refuses("A play 4", "A take 40", "* region 11")


def test_23_no_sanctuary_in_the_first_round() -> None:
    scene = Scene(2).hands(A=(67, 1, 2), B=(60, 3, 4)).begin().play("A play 67", "B play 60")
    assert scene.happened(tell.SanctuariesFound) == []
    assert scene.view(None).phase == "take"
    assert scene.decides() == "B"


def test_24_a_longer_region_finds_and_its_clue_counts_at_once() -> None:
    scene = Scene(2, A=(5,), B=(9,)).hands(A=(8, 1, 2), B=(3, 4, 6)).begin().play("A play 8", "B play 3")
    assert scene.happened(tell.SanctuariesFound) == [tell.SanctuariesFound(0, 2, 1)]
    assert scene.view(None).in_turn == 0
    scene.play("* sanctuary 7", "* sanctuary 13")
    assert scene.view("A").seats[0].drawn == (7, 13)
    assert scene.decides() == "B", "the shorter region takes first"


def test_25_only_the_round_before_is_compared() -> None:
    scene = Scene(2, A=(60, 12), B=(2, 1)).hands(A=(15, 4, 5), B=(3, 7, 9)).begin()
    scene.play("B play 3", "A play 15")
    assert scene.happened(tell.SanctuariesFound) == [
        tell.SanctuariesFound(1, 1, 0),
        tell.SanctuariesFound(0, 4, 3),
    ]


def test_clues_of_sanctuaries_count_too() -> None:
    scene = Scene(2, A=(5, 6), B=(9, 4)).kept(A=(21,)).hands(A=(7, 1, 2), B=(3, 10, 11)).begin()
    scene.play("A play 7", "B play 3")
    assert scene.happened(tell.SanctuariesFound) == [tell.SanctuariesFound(0, 3, 2)]


def test_27_a_shorter_region_finds_nothing_but_takes_early() -> None:
    scene = Scene(2, A=(41,), B=(9,)).hands(A=(12, 1, 2), B=(33, 3, 4)).begin().play("A play 12", "B play 33")
    assert scene.happened(tell.SanctuariesFound) == [tell.SanctuariesFound(1, 2, 1)]
    scene.draw()
    assert scene.decides() == "A"
    assert scene.view(None).order == (0, 1)


def test_28_the_order_follows_the_durations_not_the_seats() -> None:
    scene = Scene(3).hands(A=(61, 1, 2), B=(7, 3, 4), C=(33, 5, 6)).begin()
    scene.play("A play 61", "B play 7", "C play 33")
    assert scene.happened(tell.RegionsRevealed) == [tell.RegionsRevealed(1, (61, 7, 33), (1, 2, 0))]
    order = ""
    while scene.view(None).phase == "take":
        order += scene.decides()
        assert [seat for seat in "ABC" if scene.texts(seat)] == [scene.decides()]
        scene.play(f"{scene.decides()} {scene.texts()[0]}")
    assert order == "BCA"


def test_the_order_of_choosing_does_not_matter() -> None:
    ends = []
    for lines in (["A play 61", "B play 7", "C play 33"], ["C play 33", "B play 7", "A play 61"]):
        scene = Scene(3, A=(5,), B=(9,), C=(8,)).hands(A=(61, 1, 2), B=(7, 3, 4), C=(33, 10, 6)).begin()
        ends.append(scene.game.describe(scene.play(*lines).position))
    assert ends[0] == ends[1]


def test_29_first_the_region_then_the_sanctuary_and_the_others_go_under() -> None:
    scene = Scene(2, A=(5,), B=(9,)).hands(A=(8, 1, 2), B=(3, 4, 6)).display(40, 50, 60).begin()
    scene.play("A play 8", "B play 3", "* sanctuary 7", "* sanctuary 13", "B take 50")
    assert scene.texts() == ["take 40", "take 60"]
    scene.refuses("A choose 7", "A take 50")
    scene.play("A take 40")
    assert scene.texts() == ["choose 7", "choose 13"]
    scene.play("A choose 7")
    assert scene.happened(tell.SanctuaryKept) == [tell.SanctuaryKept(0, 7, 1, (13,))]
    assert [packet.count for packet in scene.view(None).sanctuary_deck] == [43, 1]
    assert scene.position.packets == ((0, (13,)),)
    assert scene.view(None).seats[0].sanctuaries == (7,)


def test_a_single_sanctuary_is_kept_by_itself_after_the_region() -> None:
    scene = Scene(2, A=(5,), B=(9,)).hands(A=(7, 1, 2), B=(3, 4, 6)).display(40, 50, 60).begin()
    scene.play("A play 7", "B play 3", "* sanctuary 9", "B take 40")
    assert scene.view(None).seats[0].sanctuaries == ()
    scene.play("A take 50")
    assert scene.happened(tell.SanctuaryKept) == [tell.SanctuaryKept(0, 9, 0, ())]
    assert scene.view(None).seats[0].clues == 1
    assert scene.view(None).phase == "display"


def test_42_what_nobody_took_is_discarded_for_good() -> None:
    scene = Scene(2).hands(A=(7, 1, 2), B=(3, 4, 6)).display(40, 50, 60).begin()
    scene.play("A play 7", "B play 3", "B take 40", "A take 50")
    assert scene.happened(tell.DisplayDiscarded) == [tell.DisplayDiscarded((60,))]
    assert scene.view(None).discards == (60,)
    assert scene.view(None).round == 2
    assert scene.decides() == "*"
    scene.refuses("* region 60")
    scene.play("* region 61", "* region 62", "* region 63")
    assert scene.view(None).display == (61, 62, 63)
    assert scene.decides() == "AB"
    assert scene.view("A").seats[0].hand == (1, 2, 50)


# --- the last round ---

SEVEN = {"A": (44, 41, 38, 35, 31, 28, 5), "B": (45, 42, 39, 36, 32, 29, 26)}


def test_31_in_the_last_round_sanctuaries_but_no_regions() -> None:
    scene = Scene(2, **SEVEN).hands(A=(12, 1, 2), B=(3, 4, 6)).begin()
    assert scene.view(None).display == ()
    scene.play("A play 12", "B play 3")
    assert scene.happened(tell.SanctuariesFound) == [tell.SanctuariesFound(0, 2, 1)]
    scene.play("* sanctuary 7", "* sanctuary 13")
    assert scene.texts() == ["choose 7", "choose 13"]
    scene.play("A choose 13")
    assert scene.decides() == ""
    assert scene.view(None).seats[0].sanctuaries == (13,)


def test_39_two_cards_in_hand_are_discarded_unscored() -> None:
    scene = Scene(2, **SEVEN).hands(A=(4, 1, 2), B=(3, 7, 6)).begin().play("A play 4", "B play 3")
    assert scene.happened(tell.HandsDiscarded) == [tell.HandsDiscarded(((1, 2), (7, 6)))]
    view = scene.view(None)
    assert [seat.hand_count for seat in view.seats] == [0, 0]
    assert set(view.discards) >= {1, 2, 6, 7}
    assert scene.position.scores() == [
        event.total for event in scene.events if isinstance(event, tell.JourneyScored)
    ]


def six_ascending(**changed: tuple[int, ...]) -> Scene:
    """Six players before the last round: all found a sanctuary in each round, nine are left."""
    rows = {name: tuple(range(seat + 1, 43, 6)) for seat, name in enumerate("ABCDEF")}
    hands = {name: (43 + seat, 49 + seat, 55 + seat) for seat, name in enumerate("ABCDEF")}
    kept = {name: tuple(range(6 * seat + 1, 6 * seat + 7)) for seat, name in enumerate("ABCDEF")} | changed
    return Scene(6, **rows).hands(**hands).kept(**kept).begin()


def test_33_a_short_deck_is_dealt_in_order_and_topped_up_in_turn() -> None:
    scene = six_ascending().play(*[f"{name} play {43 + seat}" for seat, name in enumerate("ABCDEF")])
    found = [event.count for event in scene.happened(tell.SanctuariesFound)]
    assert found == [1, 4, 5, 6, 1, 4], "21 are found, 9 are left"
    scene.play("* sanctuary 37", *[f"* sanctuary {number}" for number in range(38, 46)])
    assert scene.happened(tell.SanctuariesRanOut) == [tell.SanctuariesRanOut((0, 0, 1, 6, 1, 4))]
    assert scene.happened(tell.SanctuaryKept) == [tell.SanctuaryKept(0, 37, 0, ())]
    assert scene.decides() == "B"
    assert [seat.owed for seat in scene.view(None).seats] == [0, 0, 1, 6, 1, 4]
    scene.play("B choose 38")
    assert (scene.view(None).phase, scene.view(None).in_turn) == ("top_up", 2)
    scene.refuses("* sanctuary 38", "* sanctuary 42")
    scene.play("* sanctuary 39")
    assert scene.texts() == ["choose 42", "choose 43", "choose 44", "choose 45", "choose 39"]
    scene.play("C choose 42")
    assert scene.view(None).in_turn == 3
    scene.refuses("* sanctuary 43", "* sanctuary 39").play("* sanctuary 41", "* sanctuary 40")
    scene.refuses("* sanctuary 41").play(*[f"* sanctuary {number}" for number in (45, 39, 43, 44)])
    assert scene.texts() == [f"choose {number}" for number in (41, 40, 45, 39, 43, 44)]
    scene.play("D choose 43", "* sanctuary 39")
    assert scene.happened(tell.SanctuaryKept)[-1] == tell.SanctuaryKept(4, 39, 0, ())
    assert scene.view(None).in_turn == 5
    scene.play("* sanctuary 44", "* sanctuary 45", "* sanctuary 41", "* sanctuary 40", "F choose 40")
    assert scene.decides() == ""
    assert [len(seat.sanctuaries) for seat in scene.view(None).seats] == [7] * 6
    assert scene.view(None).sanctuaries_left == 3


def test_33_what_is_missing_even_then_is_lost() -> None:
    scene = six_ascending(D=(35, 20, 21, 22, 23, 24), F=(31, 32, 33, 34, 19, 36))
    scene.play(*[f"{name} play {43 + seat}" for seat, name in enumerate("ABCDEF")]).draw()
    scene.play("B choose 38").draw().play(f"C {scene.texts()[0]}").draw()
    assert scene.happened(tell.SanctuaryDrawn)[-1].owed == 1, "D found 7, and only 6 have been put back"
    view = scene.view(None)
    assert (scene.decides(), view.seats[3].drawn_count, view.seats[3].owed) == ("D", 6, 0)
    assert view.sanctuaries_left == 0
    scene.play(f"D {scene.texts()[0]}")
    assert view.sanctuaries_left < scene.view(None).sanctuaries_left


def test_33_a_short_deck_in_an_earlier_round_takes_regions_too() -> None:
    """Seats that wait for sanctuaries take their region first."""
    scene = six_ascending()
    position = scene.position
    for seat in range(6):
        position.rows[seat] = position.rows[seat][:-1]
    position.round = 7
    position.region_deck = sorted([*position.region_deck, *range(37, 43), *position.discards])
    position.display, position.discards = tuple(position.region_deck[:7]), tuple(position.region_deck[-6:])
    position.region_deck = position.region_deck[7:-6]
    for seat in range(6):
        kept = position.sanctuaries[seat]
        position.sanctuaries[seat] = kept[:5]
        if seat:
            position.sanctuary_deck.remove(36 + seat)
    position.sanctuary_deck = [42, 43, 44, 45]
    scene._count_clues()
    position.packets = ((0, (6, 12, 18)), (1, (24, 30, 36, 37)), (2, (38, 39, 40, 41)))
    assert position.problems() == []
    scene.play(*[f"{name} play {49 + seat}" for seat, name in enumerate("ABCDEF")]).draw()
    assert scene.decides() == "A"
    taken = ""
    while scene.view(None).round == 7:
        seat = scene.decides()
        taken += seat if scene.view(None).phase == "take" else ""
        scene.play(f"{seat} {scene.texts()[0]}")
        while scene.view(None).phase == "top_up":
            scene.draw()
    assert taken == "ABCDEF"
    assert [len(seat.sanctuaries) for seat in scene.view(None).seats] == [6] * 6


def test_32_six_players_have_one_region_left_and_no_display() -> None:
    rows = {name: tuple(range(42 - seat, 0, -6))[:6] for seat, name in enumerate("ABCDEF")}
    scene = Scene(6, **rows).begin()
    scene.play(*[f"{name} {scene.texts(name)[0]}" for name in "ABCDEF"]).draw()
    while scene.view(None).round == 7:
        scene.play(f"{scene.decides()} {scene.texts()[0]}")
    view = scene.view(None)
    assert (view.regions_left, view.display, view.round, view.phase) == (1, (), 8, "explore")
    assert scene.decides() == "ABCDEF"
    assert all(seat.hand_count == 3 for seat in view.seats)


@pytest.mark.parametrize(
    ("seats", "used", "left"), [(2, 27, 41), (3, 37, 31), (4, 47, 21), (5, 57, 11), (6, 67, 1)]
)
def test_regions_used_in_a_game(seats: int, used: int, left: int) -> None:
    scene = Scene(seats)
    scene.position = faraway().new_position(seats, FarawayOptions())
    drawn = 0
    while scene.decides():
        name = scene.decides()[0]
        text = (
            next(move.text for move, _ in scene.position.chance().odds())
            if name == "*"
            else scene.texts(name)[-1]
        )
        drawn += text.startswith("region")
        scene.play(f"{name} {text}")
    assert (drawn, scene.view(None).regions_left) == (used, left)


def test_34_ascending_finds_seven_descending_none() -> None:
    """A plays 1, 2, 3, ... and B 68, 67, 66, ...; what they take next is laid out for them."""
    scene = Scene(2)
    scene.position = faraway().new_position(2, FarawayOptions())
    scene.play(*[f"* region {region}" for region in (1, 2, 3, 68, 67, 66)])
    for number in range(1, 9):
        if number < 8:
            scene.play(*[f"* region {region}" for region in (3 + number, 66 - number, 30 + number)])
        scene.play(f"A play {number}", f"B play {69 - number}").draw()
        if number < 8:
            scene.play(f"A take {3 + number}")
        if scene.view(None).phase == "choose":
            scene.play(f"A {scene.texts()[0]}")
        if number < 8:
            scene.play(f"B take {66 - number}")
    assert scene.decides() == ""
    first, second = scene.view(None).seats
    assert (len(first.sanctuaries), len(second.sanctuaries)) == (7, 0)
    assert first.row == tuple(range(1, 9))
