"""Moves, events, refusals and rules in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from engine.contract import Event
from engine.faraway import events as happened
from engine.faraway import moves as m
from tests.engine.faraway.scene import Scene, faraway
from tests.ui.faraway.tables import box, new_match, seats_of
from ui.faraway.card_words import card_lines, card_text, quest_text, sanctuary_text
from ui.faraway.event_words import event_text
from ui.faraway.game_ui import FarawayUi
from ui.faraway.guidance import guidance
from ui.faraway.hint_words import hint_text
from ui.faraway.move_words import move_text
from ui.faraway.refusals import why
from ui.faraway.rules import rules_html

SEATS = seats_of(3)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(before)


def told(event: Event) -> str | None:
    return event_text(event, SEATS, box())


def test_quests_in_words() -> None:
    cards = box()
    assert quest_text(cards.region(1).quest) == ""
    assert quest_text(cards.region(3).quest) == "4 fame"
    assert quest_text(cards.region(10).quest) == "3 fame per night card"
    assert quest_text(cards.region(11).quest) == "2 fame per clue"
    assert quest_text(cards.region(17).quest) == "3 fame per Uddu stone"
    assert quest_text(cards.region(18).quest) == "10 fame per set of all four biomes"
    assert quest_text(cards.region(25).quest) == "1 fame per River or City"
    assert quest_text(cards.sanctuary(1).quest) == "1 fame per Forest"


def test_no_two_sanctuaries_are_called_alike() -> None:
    names = {sanctuary_text(sanctuary) for sanctuary in box().figures.sanctuaries}
    assert len(names) == 45


def test_no_two_sanctuaries_are_called_alike_in_hints() -> None:
    view = Scene(2).view("A")
    moves = [m.ChooseSanctuary(sanctuary.id) for sanctuary in box().figures.sanctuaries]
    assert len({hint_text(move, view, box()) for move in moves}) == 45


def test_a_card_part_by_part() -> None:
    lines = card_lines(box().region(40))
    assert lines == [
        "Night card, exploration duration 40",
        "Biome: Desert",
        "Prerequisite: 1 uddu stone(s), 1 okiko chimera(s), and 1 goldlog thistle(s)",
        "Quest: 3 fame per night card",
    ]
    assert card_lines(box().region(6))[-1] == "No quest"
    assert card_lines(box().sanctuary(21))[0] == "1 clue(s) and 1 uddu stone(s)"
    assert card_text(box().region(6)) == "Region 6: Desert, 1 clue(s), 1 uddu stone(s)"


def test_a_move_says_what_it_brings() -> None:
    scene = Scene(2, A=(5,), B=(30,)).hands(A=(8, 3, 6)).begin()
    text = move_text(m.PlayRegion(8), scene.view("A"), box())
    assert text.startswith(
        "Explore Region 8: River, 1 clue(s), 1 okiko chimera(s). Draw 2 sanctuary(s), keep one. "
    )
    assert text.endswith("Journey so far: 2 fame (0).")
    shorter = move_text(m.PlayRegion(3), scene.view("A"), box())
    assert "Not longer than 5: no sanctuaries" in shorter
    assert shorter.endswith("Journey so far: 6 fame (+4).")


def test_every_legal_move_of_a_whole_game_has_words() -> None:
    match = new_match(3, seed=5)
    ui = FarawayUi(lambda: faraway().figures)
    said = set()
    while not match.over:
        if match.waits_for_chance():
            match.deal()
            continue
        seat = match.deciders()[0]
        view = match.view(seat)
        moves = match.legal_moves(seat)
        texts = [ui.move_text(move, view, match.header.seats) for move in moves]
        assert len(set(texts)) == len(texts)
        assert ui.turn_text(view, match.header.seats)
        said.add(type(moves[0]))
        match.play(seat, moves[len(match.entries) % len(moves)])
    assert said == {m.PlayRegion, m.TakeRegion, m.ChooseSanctuary}


def test_answers_of_chance_are_no_moves() -> None:
    view = Scene(2).begin().view("A")
    with pytest.raises(ValueError, match="chance"):
        move_text(m.RegionDrawn(3), view, box())


def test_events_keep_secrets() -> None:
    chosen = happened.RegionChosen(0, 12)
    assert told(chosen) == "Anna puts region 12 face down."
    assert told(chosen.seen_by(1)) == "Anna puts a region face down."
    drawn = happened.SanctuaryDrawn(1, 5, 0)
    assert told(drawn) == "Ben draws a sanctuary: Forest, night."
    assert told(drawn.seen_by(0)) is None
    assert told(happened.RegionDealt(2, 7).seen_by(0)) is None
    kept = happened.RegionsKept(0, (1, 2, 3), (4, 5))
    assert told(kept) == "Anna keeps the regions 1, 2, and 3."
    assert told(kept.seen_by(1)) == "Anna has chosen which regions to keep."
    sanctuary = happened.SanctuaryKept(0, 5, 2, (6, 7))
    assert told(sanctuary) == told(sanctuary.seen_by(1)) == "Anna keeps a sanctuary: Forest, night."


def test_the_reveal_and_the_end() -> None:
    reveal = happened.RegionsRevealed(3, (61, 7, 33), (1, 2, 0))
    assert (told(reveal) or "").replace("\N{NO-BREAK SPACE}", " ") == "Round 3: Ben 7, Chloé 33, Anna 61."
    assert told(happened.GameWon(1, 50, (), None)) == "Ben wins with 50 fame."
    assert told(happened.GameWon(1, 50, (0,), 3)) == (
        "Anna and Ben have 50 fame each. Ben wins with the shortest exploration duration, 3."
    )


def test_refusals() -> None:
    scene = Scene(3, A=(5,), B=(30,), C=(40,)).hands(A=(8, 3, 6), B=(9, 10, 11), C=(50, 51, 52))
    scene.display(60, 61, 62, 63).begin()
    view = scene.view("A")
    assert why(view, m.PlayRegion(9), SEATS) == "You can only explore a region of your own hand."
    assert "after everybody has explored" in why(view, m.TakeRegion(60), SEATS)
    assert guidance(view, SEATS) == "Choose a region of your hand to explore."
    scene.play("A play 8")
    view = scene.view("A")
    assert why(view, m.PlayRegion(3), SEATS) == "You have chosen. The others still choose."
    assert guidance(view, SEATS) == "Still to choose: Ben and Chloé."
    scene.play("B play 9", "C play 50").draw()
    view = scene.view("A")
    assert view.in_turn == 0
    assert why(view, m.PlayRegion(3), SEATS).startswith("Take a region from the display.")
    assert why(view, m.ChooseSanctuary(view.mine.drawn[0]), SEATS) == "Take a region from the display first."  # type: ignore[union-attr,index]
    assert why(view, m.TakeRegion(1), SEATS) == "This region does not lie in the display."
    assert why(scene.view("B"), m.TakeRegion(60), SEATS) == "Anna has the turn."
    assert guidance(scene.view("B"), SEATS) == "Anna takes a region from the display."
    assert why(scene.view(None), m.TakeRegion(60), SEATS) == "It is nobody's turn at this screen now."


def test_the_rules_carry_the_figures() -> None:
    html = rules_html(faraway().figures)
    assert "through 8 regions" in html
    assert "%1" not in html
    assert "%2" not in html
