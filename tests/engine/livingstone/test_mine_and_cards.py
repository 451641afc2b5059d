"""Situations about digging, gems, the mine collapse, market and point cards (T35 to T48)."""

from __future__ import annotations

from fractions import Fraction

from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.livingstone.figures import LivingstoneOptions
from engine.livingstone.preview import dig_outlook, white_rock_odds
from tests.engine.livingstone.scene import Scene


def stones_in_play(scene: Scene) -> int:
    position = scene.position
    return sum(position.bag) + sum(position.aside) + sum(position.gems)


def test_t35_rocks_aside_gems_to_the_hand() -> None:
    scene = Scene(2).play("* roll 3 3 6 6", "A die 3", "A dig")
    scene.play("* stone black_rock", "* stone clear_gem", "* stone red_gem")
    assert scene.view(None).seats[0].gems == (1, 0, 1)
    assert scene.view(None).aside == (1, 0, 0, 0, 0)
    assert scene.happened(tell.DigEnded) == [tell.DigEnded(0, (1, 0, 1), 1)]
    assert scene.decides() == "A"


def test_t36_the_white_rock_takes_this_turns_stones_and_all_aside() -> None:
    scene = Scene(2).gems("A", blue=2).aside(black_rock=6, clear_gem=2)
    scene.play("* roll 3 3 6 6", "A die 3", "A dig")
    scene.play("* stone clear_gem", "* stone white_rock")
    assert scene.decides() == "A", "the dig is over (D1)"
    assert scene.view(None).seats[0].gems == (0, 2, 0)
    assert sum(scene.view(None).bag) == 58
    assert sum(scene.view(None).aside) == 0
    assert scene.happened(tell.WhiteRockDug) == [tell.WhiteRockDug(0, (1, 0, 0), 10)]


def test_a_dig_cannot_be_stopped() -> None:
    scene = Scene(2).play("* roll 3 3 6 6", "A die 3", "A dig", "* stone clear_gem")
    assert scene.decides() == "*"
    scene.refuses("A end", "A sell clear_gem 1")


def test_a_bag_smaller_than_the_dig_always_meets_the_white_rock() -> None:
    scene = Scene(2).gems("B", clear=15, blue=10, red=5).aside(black_rock=28)
    scene.play("* roll 3 3 6 6", "A die 3", "A dig", "* stone black_rock", "* stone white_rock")
    assert scene.decides() == "A"
    assert sum(scene.view(None).bag) == 30
    assert (
        white_rock_odds(Scene(2).gems("B", clear=15, blue=10, red=5).aside(black_rock=28).view("A"), 3) == 1
    )


def test_t38_gems_by_a_card_of_the_same_turn_go_back_too() -> None:
    scene = Scene(2).cards("A", "dig_three_stones").gems("A", red=1).play("* roll 3 3 6 6", "A die 3")
    scene.play("A play dig_three_stones", "* stone blue_gem", "* stone black_rock", "* stone black_rock")
    assert scene.view(None).seats[0].gems == (0, 1, 1)
    assert scene.view(None).seats[0].turn_gems == (0, 1, 0)
    scene.play("A dig", "* stone white_rock")
    assert scene.view(None).seats[0].gems == (0, 0, 1)
    assert stones_in_play(scene) == 60
    assert scene.view(None).seats[0].turn_gems == (0, 0, 0)


def test_d5_the_money_of_sold_gems_stays() -> None:
    scene = Scene(2).cards("A", "dig_three_stones").play("* roll 3 3 6 6", "A die 3")
    scene.play("A play dig_three_stones", "* stone red_gem", "* stone black_rock", "* stone black_rock")
    scene.play("A sell red_gem 1", "A dig", "* stone white_rock")
    assert scene.position.money[0] == 8
    assert sum(scene.view(None).bag) == 60


def test_gems_dug_this_turn_are_sold_before_saved_ones() -> None:
    scene = Scene(2).cards("A", "dig_three_stones").gems("A", red=1).play("* roll 3 3 6 6", "A die 3")
    scene.play("A play dig_three_stones", "* stone red_gem", "* stone black_rock", "* stone black_rock")
    scene.play("A sell red_gem 1", "A dig", "* stone white_rock")
    assert scene.view(None).seats[0].gems == (0, 0, 1), "the saved gem is safe"


def test_gems_of_an_earlier_turn_are_safe_from_the_white_rock() -> None:
    scene = Scene(1).play("* roll 1 2", "A die 1", "A dig", "* stone red_gem", "A end", "A die 2", "A dig")
    scene.play("* stone white_rock")
    assert scene.view(None).seats[0].gems == (0, 0, 1)


def test_t41_mine_collapse() -> None:
    scene = Scene(3).gems("A", clear=2).gems("C", blue=3, red=2).aside(black_rock=8, clear_gem=2)
    scene.cards("B", "market").pile("mine_collapse", "points_2", "free_tent")
    scene.play("* roll 3 3 3 6 6 6", "A die 3", "A draw")
    bag = sum(scene.view(None).bag)
    scene.play("* card mine_collapse")
    assert scene.happened(tell.MineCollapsed) == [tell.MineCollapsed(0, ((2, 0, 0), (0, 0, 0), (0, 3, 2)))]
    assert [sum(seat.gems) for seat in scene.view(None).seats] == [0, 0, 0]
    assert sum(scene.view(None).bag) == bag + 7
    assert sum(scene.view(None).aside) == 10
    assert scene.decides() == "*", "the substitute comes from the old pile"
    scene.refuses("* card mine_collapse", "* card boat_back").play("* card points_2")
    assert scene.view("A").seats[0].card_count == 1
    assert scene.view(None).discards == (0,) * 12
    assert scene.view(None).pile == 25, "pile, discards and the collapse are shuffled together"
    assert scene.position.pile[m.MINE_COLLAPSE] == 1


def test_t42_no_selling_before_the_collapse_works() -> None:
    scene = Scene(2).gems("A", red=2).play("* roll 3 3 6 6", "A die 3", "A draw")
    scene.refuses("A sell red_gem 2").play("* card mine_collapse").refuses("A sell red_gem 2")


def test_t43_mine_collapse_as_the_last_card_of_the_pile() -> None:
    scene = Scene(2).cards("B", "market").pile("mine_collapse").play("* roll 3 3 6 6", "A die 3", "A draw")
    scene.play("* card mine_collapse")
    assert scene.happened(tell.DrawPileShuffled) == [tell.DrawPileShuffled(25)]
    scene.refuses("* card mine_collapse").play("* card free_tent")
    assert scene.view(None).pile == 25
    assert scene.position.pile[m.MINE_COLLAPSE] == 1


def all_other_cards() -> list[str]:
    counts = Scene(2).position.rules.card_counts
    return [name for card, name in enumerate(m.CARDS) for _ in range(counts[card]) if name != "mine_collapse"]


def test_mine_collapse_without_any_other_card_becomes_the_pile() -> None:
    scene = (
        Scene(2).cards("B", *all_other_cards()).gems("A", red=1).play("* roll 3 3 6 6", "A die 3", "A draw")
    )
    scene.play("* card mine_collapse")
    assert scene.happened(tell.NoCardLeft) == [tell.NoCardLeft(0)]
    assert scene.view(None).seats[0].gems == (0, 0, 0)
    assert scene.view(None).pile == 1
    assert scene.decides() == "A"
    assert scene.texts()[0] == "end"


def test_playing_without_events_leads_to_the_same_position() -> None:
    scene = (
        Scene(2).cards("B", *all_other_cards()).gems("A", red=1).play("* roll 3 3 6 6", "A die 3", "A draw")
    )
    quiet = scene.position.copy()
    quiet.play(-1, m.CARD_DRAWN[m.MINE_COLLAPSE])
    scene.play("* card mine_collapse")
    assert scene.game.describe(quiet) == scene.game.describe(scene.position)
    scene = Scene(2).pile().play("* roll 3 3 6 6", "A die 3")
    quiet = scene.position.copy()
    quiet.play(0, m.DRAW)
    scene.play("A draw")
    assert scene.game.describe(quiet) == scene.game.describe(scene.position)


def test_no_card_anywhere_means_no_drawing() -> None:
    scene = Scene(2, one_less_collapse()).cards("B", *everything(one_less_collapse()))
    scene.play("* roll 3 3 6 6", "A die 3").refuses("A draw")


def one_less_collapse() -> LivingstoneOptions:
    counts = list(Scene(2).position.rules.card_counts)
    counts[m.MINE_COLLAPSE] -= 1
    counts[m.MARKET] += 1
    return LivingstoneOptions(card_counts=tuple(counts))


def everything(options: LivingstoneOptions) -> list[str]:
    counts = options.card_counts
    assert counts is not None
    return [name for card, name in enumerate(m.CARDS) for _ in range(counts[card])]


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    scene = Scene(2).pile().play("* roll 3 3 6 6", "A die 3", "A draw")
    assert scene.happened(tell.DrawPileShuffled) == [tell.DrawPileShuffled(27)]
    assert scene.view(None).pile == 27


def test_d14_a_second_collapse_as_the_substitute() -> None:
    counts = list(Scene(2).position.rules.card_counts)
    counts[m.MINE_COLLAPSE] += 1
    counts[m.MARKET] -= 1
    scene = Scene(2, LivingstoneOptions(card_counts=tuple(counts))).gems("B", clear=1)
    scene.play("* roll 3 3 6 6", "A die 3", "A draw", "* card mine_collapse", "* card mine_collapse")
    assert [event.lost[1] for event in scene.happened(tell.MineCollapsed)] == [(1, 0, 0), (0, 0, 0)]
    scene.refuses("* card mine_collapse").play("* card points_4")
    assert scene.position.pile[m.MINE_COLLAPSE] == 2


def test_t44_market() -> None:
    scene = Scene(2).cards("A", "market").gems("A", clear=2, blue=1, red=1).play("* roll 3 3 6 6", "A die 3")
    scene.play("A play market 2 1 1")
    assert scene.position.money[0] == 3 + 7
    assert scene.position.points[0] == 7
    assert scene.view(None).aside == (0, 0, 2, 1, 1)


def test_t45_market_sells_any_part_but_not_nothing() -> None:
    scene = Scene(2).cards("A", "market").gems("A", clear=2, blue=1).play("* roll 3 3 6 6", "A die 3")
    assert [text for text in scene.texts() if "market" in text] == [
        "play market 0 1 0",
        "play market 1 0 0",
        "play market 1 1 0",
        "play market 2 0 0",
        "play market 2 1 0",
    ]
    scene.refuses("A play market 0 0 0", "A play market 3 0 0").play("A play market 1 0 0")
    assert scene.view(None).seats[0].gems == (1, 1, 0)


def test_selling_for_the_value() -> None:
    scene = Scene(2).gems("A", clear=3, blue=2, red=1).play("* roll 3 3 6 6", "A die 3")
    scene.refuses("A sell clear_gem 4", "A sell red_gem 2").play("A sell clear_gem 2")
    assert scene.position.money[0] == 5
    scene.play("A sell blue_gem 2", "A sell red_gem 1")
    assert scene.position.money[0] == 5 + 6 + 5
    assert scene.view(None).aside == (0, 0, 2, 2, 1)


def test_t48_point_cards_and_take_four_pounds_in_one_turn() -> None:
    scene = Scene(2).cards("A", "points_2", "points_3", "points_4", "take_four_pounds")
    scene.play("* roll 3 3 6 6", "A die 3", "A play points_2", "A play take_four_pounds", "A coins")
    scene.play("A play points_3", "A play points_4")
    assert scene.position.points[0] == 9
    assert scene.position.money[0] == 3 + 4 + 3
    assert scene.view(None).discards[m.POINTS_2] == 1


def test_a_card_drawn_this_turn_may_be_played() -> None:
    scene = Scene(2).play("* roll 3 3 6 6", "A die 3", "A draw", "* card points_4", "A play points_4")
    assert scene.position.points[0] == 4


def test_the_dig_card_goes_on_with_the_turn_where_it_was() -> None:
    scene = (
        Scene(2).cards("A", "dig_three_stones").play("* roll 3 3 6 6", "A die 3", "A play dig_three_stones")
    )
    scene.play("* stone black_rock", "* stone black_rock", "* stone black_rock", "A coins")
    scene = Scene(2).cards("A", "dig_three_stones").play("* roll 3 3 6 6", "A die 3", "A coins")
    scene.play("A play dig_three_stones", "* stone white_rock").refuses("A coins").play("A end")


def test_white_rock_odds_and_outlook() -> None:
    view = Scene(2).play("* roll 3 3 6 6", "A die 3").view("A")
    assert white_rock_odds(view, 3) == Fraction(3, 60)
    outlook = dig_outlook(view, 3)
    assert outlook.white_rock == Fraction(1, 20)
    assert outlook.gems == tuple(Fraction(57, 60) * Fraction(3, 59) * count for count in (15, 10, 5))
    assert outlook.value == sum(count * money for count, money in zip(outlook.gems, (1, 3, 5), strict=True))
    assert outlook.at_risk == 0
