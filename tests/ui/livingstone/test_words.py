from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtCore import QLocale

from engine.contract import Event
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.livingstone.see import view
from tests.ui.livingstone.played import livingstone, new_game, seats_of, steps, whole_game
from ui.livingstone import words
from ui.livingstone.phrases import name, stone_name
from ui.texts import fill

QUIET = {"WhiteTentPlaced", "TurnEnded", "StoneDug"}
"""Events that are seen on the table but not worth a line."""

QUIET_AT_NOTHING = {"GemsScored", "PointCardsScored"}

THREE = seats_of(3)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_legal_move_has_a_text_of_its_own(seats: int) -> None:
    names = seats_of(seats)
    for seed in range(3):
        for position, _ in steps(seats, seed):
            for seat in position.deciders():
                if seat < 0:
                    continue
                sight = view(position, seat)
                texts = [words.move_text(move, sight, names) for move in position.legal_moves(seat)]
                assert len(set(texts)) == len(texts), texts
                assert all(text and "%1" not in text and "%2" not in text for text in texts)
                assert all(words.action_name(type(move)) for move in position.legal_moves(seat))


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_event_has_a_sentence_or_is_quiet(seats: int) -> None:
    names = seats_of(seats)
    seen = set()
    for seed in range(6):
        for event in whole_game(seats, seed)[1]:
            for viewer in (None, *range(seats)):
                shown = event.seen_by(viewer)
                assert shown is not None
                text = words.event_text(shown, names)
                kind = type(event).__name__
                seen.add(kind)
                if kind in QUIET or (kind in QUIET_AT_NOTHING and event.points == 0):
                    assert text is None
                else:
                    assert text is not None
                    assert text.endswith(".")
                    assert not re.search(r"%[1-9]", text), text
    assert {"TentPlaced", "CardDrawn", "DigEnded", "ColumnScored", "RowScored", "GameWon"} <= seen


def test_secrets_are_not_told_to_others() -> None:
    gift = tell.Donated(0, 3)
    drawn = tell.CardDrawn(0, m.MARKET)
    for viewer in (None, 1):
        assert words.event_text(gift.seen_by(viewer), THREE) == "Anna donates to the Queen."
        assert words.event_text(drawn.seen_by(viewer), THREE) == "Anna draws an action card."
    assert words.event_text(gift.seen_by(0), THREE) == "Anna donates 3 pound(s) to the Queen."
    assert words.event_text(drawn.seen_by(0), THREE) == "Anna draws an action card: Market."


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (tell.StartPlayerChosen(1), "Ben goes first."),
        (tell.DiceRolled(0, (1, 1, 2, 3, 5, 6), 2), "Round 2: Anna rolls 1 1 2 3 5 6."),
        (tell.TurnSkipped(1), "Ben cannot take any die and is skipped."),
        (tell.DieTaken(0, 4), "Anna takes the die 4."),
        (tell.CoinsTaken(0, 4, True), "Anna takes 4 pound(s)."),
        (tell.MineCollapsed(0, ((0, 0, 0),) * 3), "Anna draws Mine Collapse: no gems are lost."),
        (
            tell.MineCollapsed(0, ((1, 1, 0), (0, 0, 0), (2, 2, 1))),
            "Anna draws Mine Collapse. Gems lost: Anna 2, Ben 0, Carla 5.",
        ),
        (tell.NoCardLeft(0), "No card is left that Anna could draw."),
        (tell.CardPlayed(0, m.BOAT_BACK), "Anna plays Move Steamboat Back."),
        (tell.DigBegun(0, 3), "Anna digs for 3 stone(s)."),
        (
            tell.DigEnded(0, (1, 0, 2), 1),
            "Anna finds 1 transparent gem(s) and 2 red gem(s); 1 black rock(s) set aside.",
        ),
        (tell.DigEnded(0, (0, 1, 0), 0), "Anna finds 1 blue gem(s)."),
        (tell.DigEnded(0, (0, 0, 0), 2), "Anna finds no gems."),
        (
            tell.WhiteRockDug(0, (1, 0, 0), 11),
            "Anna digs up the white rock: 11 stone(s) go back to the bag.",
        ),
        (tell.GemsSold(0, (0, 2, 0), 6, 0), "Anna sells 2 blue gem(s) for 6 pound(s)."),
        (
            tell.GemsSold(0, (2, 1, 1), 7, 7),
            "Anna sells 2 transparent gem(s), 1 blue gem(s), and 1 red gem(s) for 7 pound(s) and 7 point(s).",
        ),
        (
            tell.TentPlaced(0, 2, 3, 2, (1, 2), None, True),
            "Anna places a tent in row 3, column 4: 2 pound(s), 1 pound each to Ben and Carla.",
        ),
        (
            tell.TentPlaced(0, 2, 3, 0, (), 5, True),
            "Anna moves a tent from row 6, column 1 to row 3, column 4: free of charge.",
        ),
        (
            tell.TentPlaced(0, 2, 3, 0, (1,), None, False),
            "Anna places a tent in row 3, column 4: 1 pound to Ben; no points this round.",
        ),
        (tell.PointsTaken(0, 3), "Anna gets 3 point(s)."),
        (tell.BoatMoved(3, True), "The steamboat goes back to column 4."),
        (tell.BoatMoved(5, False), "The steamboat sails on to column 6."),
        (
            tell.ColumnScored(4, 3, (8, 6, 0), ((0, 0, 0),) * 6),
            "End of round 4, points for column 4: Anna 8, Ben 6, Carla 0.",
        ),
        (tell.ColumnScored(4, 3, (0, 0, 0), ()), "End of round 4: nobody scores in column 4."),
        (tell.RowScored(1, (3, 2, 2), (0,), 10), "Row 2: Anna has the most tents and gets 10 point(s)."),
        (
            tell.RowScored(1, (2, 2, 2), (0, 1, 2), 3),
            "Row 2: Anna, Ben, and Carla have the most tents and get 3 point(s) each.",
        ),
        (tell.RowScored(1, (0, 0, 0), (), 0), "Row 2: no tents, no points."),
        (tell.GemsScored(0, (1, 1, 0), 2), "Anna gets 2 point(s) for unsold gems."),
        (tell.PointCardsScored(0, (m.POINTS_4,), 4), "Anna gets 4 point(s) for point cards."),
        (tell.QueensDiceRolled(0, (3, 4, 4, 6)), "Anna rolls 3 4 4 6 for the Queen: 17 in all."),
        (
            tell.ChestsOpened((5, 3, 9)),
            "The treasure chests are opened: Anna 5 pound(s), Ben 3 pound(s), Carla 9 pound(s).",
        ),
        (
            tell.Disqualified(1, 3, "least", 3),
            "Ben donated the least (3 pound(s)) and is disqualified: no points.",
        ),
        (
            tell.Disqualified(1, 13, "below", 14),
            "Ben donated 13 pound(s), less than the dice (14), and is disqualified: no points.",
        ),
        (
            tell.TieBroken((0, 2), "donation", (8, 6)),
            (
                "Anna and Carla have the same points; the larger donation decides: "
                "Anna 8 pound(s), Carla 6 pound(s)."
            ),
        ),
        (
            tell.TieBroken((0, 2), "tents_placed", (8, 9)),
            "Anna and Carla have the same points and donations; the tents placed decide: Anna 8, Carla 9.",
        ),
        (tell.GameWon((0,), 52), "Anna wins with 52 point(s)."),
        (tell.GameWon((0, 2), 52), "Anna and Carla share the win with 52 point(s) each."),
        (tell.GameWon((), 0), "Nobody wins."),
    ],
)
def test_sentences_for_three(event: Event, text: str) -> None:
    told = words.event_text(event, THREE)
    assert told is not None
    assert told.replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (tell.WhiteTentsCounted(17), "17 white tent(s) stand on the board."),
        (
            tell.TentPlaced(0, 2, 3, 2, (1,), None, True),
            "Anna places a tent in row 3, column 4: 2 pound(s), 1 pound for the white tent.",
        ),
        (tell.RowScored(1, (1, 3), (1,), 10), "Row 2: most tents are white; nobody gets points."),
        (tell.RowScored(1, (2, 2), (0, 1), 5), "Row 2: Anna ties with the white tents and gets 5 point(s)."),
        (
            tell.Disqualified(0, 7, "not_above", 7),
            "Anna donated 7 pound(s), not more than the dice (7), and is disqualified: no points.",
        ),
        (tell.GameWon((0,), 52), "Anna ends the game with 52 point(s)."),
    ],
)
def test_sentences_for_one(event: Event, text: str) -> None:
    assert words.event_text(event, seats_of(1)) == text


def test_moves_in_words() -> None:
    position = new_game(3)
    position.boat = 3
    position.die = 3
    position.tents[3 * m.space_of(2, 3) + 1] = 1
    sight = view(position, 0)
    assert words.move_text(m.PlaceTent(2), sight, THREE) == (
        "Place a tent in row 3: 2 pound(s), 1 pound to Ben; 3 point(s) at the end of the round"
    )
    assert words.move_text(m.PlaceTent(4, free=True, any_row=True), sight, THREE) == (
        "Place a tent in row 5 (Free Tent, Ignore Die Number): free of charge; 5 point(s) at the end of the round"
    )
    assert words.move_text(m.PlaceTent(4, moved_from=0), sight, THREE) == (
        "Move the tent from row 1, column 1 to row 5: 2 pound(s); 5 point(s) at the end of the round"
    )
    assert words.move_text(m.PlaceTentInScoredRow(m.space_of(1, 2)), sight, THREE) == (
        "Play Free Tent in a Scored Row: a tent in row 2, column 3 (free of charge), no points this round"
    )
    assert words.move_text(m.COINS, sight, THREE) == "Take coins: 3 pound(s)"
    assert words.move_text(m.DIG, sight, THREE) == "Dig in the mine: 3 stone(s), white rock 5%"
    assert words.move_text(m.SELL[1][2], sight, THREE) == "Sell 2 blue gem(s) for 6 pound(s)"
    assert words.move_text(m.PlayMarket((2, 1, 1)), sight, THREE) == (
        "Play Market: sell 2 transparent gem(s), 1 blue gem(s), and 1 red gem(s) for 7 pound(s) and 7 point(s)"
    )
    assert words.move_text(m.CARD[m.BOAT_BACK], sight, THREE) == "Play Move Steamboat Back: to column 3"
    assert words.move_text(m.CARD[m.TAKE_TWO_DICE], sight, THREE) == (
        "Play Take Two Dice: one more die, higher than 3"
    )
    assert words.move_text(m.DIE[5], sight, THREE) == "Take the die 5 as your second die"
    assert words.move_text(m.Donate(3), sight, THREE) == "Donate 3 pound(s) to the Queen"
    with pytest.raises(ValueError, match="chance"):
        words.move_text(m.Roll((1,)), sight, THREE)


def test_cards_and_stones_have_names_and_help() -> None:
    names = [words.card_name(card) for card in range(len(m.CARDS))]
    assert len(set(names)) == len(m.CARDS)
    assert len({words.card_help(card) for card in range(len(m.CARDS))}) == len(m.CARDS)
    for card in range(len(m.CARDS)):
        assert ("unused die" in words.card_help(card)) == (card in words.NEEDS_DIE)
    assert len({stone_name(stone) for stone in range(5)}) == 5
    assert [stone_name(stone, 2) for stone in range(5)] == [
        "2 black rock(s)",
        "2 white rock(s)",
        "2 transparent gem(s)",
        "2 blue gem(s)",
        "2 red gem(s)",
    ]


def test_the_figures_in_card_texts_are_those_of_the_game() -> None:
    figures = livingstone().figures
    for card in m.POINT_CARDS:
        assert str(figures.cards[card].gives) in words.card_name(card)
        assert words.card_help(card).startswith(f"{figures.cards[card].gives} points.")
    assert str(figures.cards[m.TAKE_FOUR_POUNDS].gives) in words.card_name(m.TAKE_FOUR_POUNDS)
    assert figures.cards[m.DIG_THREE_STONES].gives == 3
    assert figures.cards[m.TAKE_TWO_DICE].gives == 1
    assert figures.owner_fee == 1
    prices = [figures.stones[gem].market_points for gem in m.GEMS]
    assert prices == [figures.stones[gem].market_money for gem in m.GEMS]
    assert re.findall(r"\d", words.card_help(m.MARKET)) == [str(price) for price in prices]


def test_placeholders_inside_names_stay_what_they_are() -> None:
    assert fill("%2 pays %1", "%2", "Anna %1") == "Anna %1 pays %2"
    assert name(3, THREE) == "White tents"


def test_random_solo_games_place_white_tents_quietly() -> None:
    texts = [words.event_text(event, seats_of(1)) for _, told in islice(steps(1, 4), 40) for event in told]
    assert any(text is not None and "white tent" in text for text in texts)
