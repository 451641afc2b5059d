"""What is hidden from whom, fair guesses, and taking back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.contract import CHANCE, Event
from engine.errors import OptionError, UndoRefused
from engine.explorers import events as tell
from engine.explorers.options import ExplorersOptions
from engine.explorers.position import ExplorersPosition
from engine.match import Match
from engine.record import COLOURS, Header, Seat, check_seats, parse_entry
from tests.engine.explorers.scene import Scene, explorers


def match_of(seats: int, *lines: str, map_name: str = "avenia") -> Match:
    """A match after these lines (seats from 1), the first three objectives dealt."""
    game = explorers()
    options = game.settle_options(ExplorersOptions(map_name), seats)
    people = tuple(Seat(f"P{number + 1}", COLOURS[number]) for number in range(seats))
    match = Match(game, Header(game.name, game.rules_version, 5, options, people))
    for line in (*(f"* objective {map_name}_{number}" for number in (1, 2, 3)), *lines):
        entry = parse_entry(game, line, seats)
        match.play(entry.actor, entry.move)
    return match


# --- hidden ------------------------------------------------------------------------------------------------------


def test_drawn_and_rejected_specialty_cards_are_hidden() -> None:
    scene = Scene(seats=2).play("* card era_1", "* specialty sea5")
    (event,) = scene.happened(tell.SpecialtyDrawn)
    assert event.seen_by(0) == tell.SpecialtyDrawn(0, "sea5")
    assert event.seen_by(1) == event.seen_by(None) == tell.SpecialtyDrawn(0, None)
    scene.play("* specialty line_sea", "* specialty ring_sea", "* specialty mix_all")
    assert scene.view("A").seats[0].drawn == ("sea5", "line_sea")
    assert scene.view("B").seats[0].drawn is None
    assert scene.view().seats[0].drawn is None
    assert scene.view("B").seats[0].drawn_count == 2
    scene.play("A keep sea5")
    (event,) = scene.happened(tell.SpecialtyKept)
    assert event.seen_by(0) == tell.SpecialtyKept(0, "sea5", ("line_sea",))
    assert event.seen_by(1) == event.seen_by(None) == tell.SpecialtyKept(0, "sea5", None)
    assert scene.view("A").seats[0].rejected == ("line_sea",)
    assert scene.view("B").seats[0].rejected is None
    assert scene.view("B").seats[0].specialties == ("sea5",)


def test_kept_treasures_are_hidden_until_the_end() -> None:
    scene = Scene(seats=2).era(4).kept("jar", "jar", "per_tower").kept("jar", seat="B")
    assert scene.view("A").seats[0].kept == (0, 0, 2, 1, 0, 0, 0, 0)
    assert scene.view("A").seats[1].kept is None
    assert scene.view("A").seats[1].kept_count == 1
    assert scene.view().seats[0].kept is None
    assert scene.view("A").mine == scene.view("A").seats[0]
    assert scene.view().mine is None
    scene.last_card("sea").play("* card sea", "A end", "B end")
    assert scene.view().seats[0].kept == (0, 0, 2, 1, 0, 0, 0, 0)
    assert scene.view("A").seats[1].kept == (0, 0, 1, 0, 0, 0, 0, 0)
    assert all(event.reveals for event in scene.happened(tell.TreasureScored))


def test_unseen_cards_are_guessed_evenly() -> None:
    scene = Scene(seats=2).era(2).specialties("sea5").specialties("mix_all", seat="B").kept("jar", seat="B")
    view = scene.view("A")
    random = Random(3)
    kept: Counter[tuple[int, ...]] = Counter()
    rejected: Counter[str] = Counter()
    for _ in range(2400):
        guess = scene.game.resample(view, scene.position.rules.options, random.randrange)
        kept[guess.sheets[1].kept] += 1
        rejected[guess.sheets[1].rejected[0]] += 1
    jars = kept[0, 0, 1, 0, 0, 0, 0, 0] / 2400
    assert jars == pytest.approx(10 / 24, abs=0.05)
    assert sum(kept.values()) == 2400
    assert len(kept) == 6, "every kind of kept treasures, none of those played at once"
    assert set(rejected) == {card.id for card in scene.position.rules.figures.specialties} - {
        "sea5",
        "mix_all",
        *scene.sheet("A").rejected,
    }
    assert max(rejected.values()) < 2 * min(rejected.values())


def test_a_guess_plays_on_like_the_position() -> None:
    """Whatever a viewer sees, the guess allows the same moves to the viewer."""
    game = explorers()
    for map_name in game.maps:
        random = Random(len(map_name))
        options = game.settle_options(ExplorersOptions(map_name), 2)
        position = game.new_position(2, options)
        while position.deciders():
            for seat in position.deciders():
                if seat != CHANCE:
                    guess = game.resample(game.view(position, seat), options, random.randrange)
                    assert guess.legal_moves(seat) == position.legal_moves(seat)
                    assert guess.sheets[seat].targets == position.sheets[seat].targets
            step(position, random)


def step(position: ExplorersPosition, random: Random) -> None:
    actor = random.choice(position.deciders())
    if actor == CHANCE:
        move = position.chance().draw(random.randrange)
    else:
        moves = position.legal_moves(actor)
        move = random.choice(moves[:-1] or moves)
    position.play(actor, move)


def test_copies_share_nothing_that_changes() -> None:
    """Sheets are shared until one of two positions changes them; then the other one stays."""
    scene = Scene(seats=2).explorers("9,12 10,11 8,9").play("* card wild")
    first = scene.position
    second, third = first.copy(), first.copy()
    told = scene.game.describe(first)
    second.play(0, scene.game.parse_move("explore 8,7"))
    third.play(1, scene.game.parse_move("explore 9,12"))
    third.play(0, scene.game.parse_move("end"))
    assert scene.game.describe(first) == told
    assert scene.game.describe(second) != told
    assert len({second.sheets[0].explorers, third.sheets[0].explorers}) == 2
    fourth = second.copy()
    second.play(0, scene.game.parse_move("end"))
    assert fourth.sheets[0].act != second.sheets[0].act
    assert fourth.sheets[1] is first.sheets[1], "nobody changed it"


@pytest.mark.parametrize("told", [False, True])
def test_events_are_told_only_if_somebody_listens(told: bool) -> None:
    game = explorers()
    events: list[Event] | None = [] if told else None
    scene = Scene().era(2).villages("5,8").play("* card sea").explore("5,6")
    scene.position.play(CHANCE, game.parse_move("treasure bonus_explorer"), events)
    scene.position.play(0, game.parse_move("stop"), events)
    scene = Scene().all_but("5,6").play("* card sea").explore("5,6")
    scene.position.play(CHANCE, game.parse_move("treasure bonus_explorer"), events)
    assert scene.seat().extra == 0
    scene = Scene().era(2).villages("5,8").deck().play("* card sea")
    scene.position.play(0, game.parse_move("explore 5,6"), events)
    assert scene.view().treasure_deck == 16
    if events is not None:
        assert [type(event) for event in events] == [
            tell.TreasureDrawn,
            tell.ExtraExplorerLeft,
            tell.TreasureDrawn,
            tell.ExtraExplorerLost,
            tell.ExplorerPlaced,
            tell.RuinFound,
            tell.TreasuresShuffled,
        ]


# --- taking back -------------------------------------------------------------------------------------------------


def test_placements_are_taken_back_one_by_one() -> None:
    match = match_of(1, "* card grassland", "1 explore 8,13", "1 explore 9,14")
    assert match.undo_depth(0) == 1
    match.undo(0)
    assert match.undo_depth(0) == 1, "again and again"
    match.undo(0)
    assert match.undo_depth(0) == 0, "the card was revealed"
    assert len(match.legal_moves(0)) == 2


def test_a_placement_is_taken_back_with_all_that_followed() -> None:
    match = match_of(1, "* card mountain")
    before = match.game.describe(match.position())
    match.play(0, match.game.parse_move("explore 7,12"))
    match.undo(0)
    assert match.game.describe(match.position()) == before
    lines = ("* card wild", "1 explore 9,12")
    match = match_of(1, *lines)
    before = match.game.describe(match.position())
    match.play(0, match.game.parse_move("explore 10,11"))
    assert match.undo_depth(0) == 1, "the village is not yet placed"
    match.play(0, match.game.parse_move("village 9,12"))
    match.undo(0)
    assert match.game.view(match.position(), 0).seats[0].act == "village"
    match.undo(0)
    assert match.game.describe(match.position()) == before


def test_a_tower_and_its_coins_are_taken_back() -> None:
    for kind in ("towers", "crystals"):
        name, village, beside, target = (
            ("avenia", "3,2", "2,3", "1,2") if kind == "towers" else ("cnidaria", "8,1", "", "7,0")
        )
        scene = Scene(name).villages(village).explorers(beside).play("* card mountain")
        before = scene.position.copy()
        scene.explore(target)
        assert scene.game.describe(before) != scene.game.describe(scene.position)
        assert before.sheets[0].coins == [0] * 8
        assert getattr(before.sheets[0], kind) == 0


def test_a_route_a_stop_and_a_choice_can_be_taken_back() -> None:
    game = explorers()
    for text in ("explore 8,9", "village 8,9", "route 8,15 7,6", "stop", "use sea5"):
        entry = parse_entry(game, f"1 {text}", 1)
        assert game.undo_depth([entry], 0, False) == 1
        assert game.undo_depth([entry], 0, True) == 1
        assert game.undo_depth([entry], 1, False) == 0
    for text in ("1 end", "1 keep sea5", "* treasure jar", "* card sea"):
        assert game.undo_depth([parse_entry(game, text, 1)], 0, False) == 0
    assert game.undo_depth([], 0, False) == 0


def test_nothing_is_taken_back_past_a_treasure() -> None:
    lines = ("* card sea", "1 explore 7,10", "1 explore 7,8")
    match = match_of(1, *lines)
    assert match.undo_depth(0) == 1
    scene = Scene(seats=2).era(2).villages("5,8").play("* card sea").explore("5,6").play("* treasure jar")
    game = scene.game
    entries = [parse_entry(game, line, 2) for line in ("1 explore 5,6", "* treasure jar")]
    assert game.undo_depth(entries, 0, False) == 0
    entries.append(parse_entry(game, "1 explore 4,7", 2))
    assert game.undo_depth(entries, 0, False) == 1, "what came after the treasure"


def test_only_the_end_of_the_record_is_taken_back() -> None:
    match = match_of(2, "* card mountain", "1 explore 9,12", "2 explore 7,12")
    assert (match.undo_depth(0), match.undo_depth(1)) == (0, 1)
    with pytest.raises(UndoRefused):
        match.undo(0)
    match.undo(1)
    assert (match.undo_depth(0), match.undo_depth(1)) == (1, 0)


def test_the_end_of_a_turn_is_final() -> None:
    match = match_of(2, "* card mountain", "1 explore 9,12", "1 end")
    assert match.undo_depth(0) == 0


def test_two_players_of_one_name() -> None:
    with pytest.raises(OptionError, match="same name"):
        check_seats((Seat("Ada", "blue"), Seat("ada", "amber")))
