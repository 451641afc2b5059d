"""Moves, events, cards, objectives and refusals in words: nothing is left out, nothing hidden is told."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from engine.contract import CHANCE, Event
from engine.explorers import events as tell
from engine.explorers import moves as m
from engine.explorers.cards import Specialty
from engine.explorers.options import ExplorersOptions
from engine.record import Seat
from tests.engine.explorers.scene import Scene, explorers, spaces
from ui.explorers.box import Box
from ui.explorers.card_figure import figure_of
from ui.explorers.card_words import card_hint, card_text, treasure_hint, treasure_name
from ui.explorers.event_words import event_text
from ui.explorers.game_ui import ExplorersUi
from ui.explorers.guidance import task_text
from ui.explorers.move_words import move_text
from ui.explorers.objective_words import objective_text
from ui.explorers.phrases import place_name, roman
from ui.explorers.refusals import why
from ui.explorers.rules import rules_html

SEATS = (Seat("Anna", "blue"), Seat("Ben %2", "green"))
_FORGOTTEN = re.compile(r"%[1-9]|  |\{|\}|None|_")


@pytest.fixture(scope="module")
def box() -> Box:
    return Box(explorers())


def _sound(text: str) -> bool:
    return bool(text) and not _FORGOTTEN.search(text.replace("Ben %2", "Ben"))


def test_every_card_treasure_and_objective_has_its_own_words(box: Box) -> None:
    figures = box.figures
    texts = [card_text(card) for card in figures.all_cards]
    texts += [treasure_name(treasure) for treasure in figures.treasures]
    assert all(map(_sound, texts))
    assert len(set(texts)) == len(texts)
    assert all(_sound(card_hint(card)) for card in figures.all_cards)
    assert all(_sound(treasure_hint(treasure)) for treasure in figures.treasures)
    for name in ("avenia", "aghon", "kazan", "cnidaria", "any"):
        wanted = [objective_text(objective) for objective in figures.objectives_of(name)]
        assert all(map(_sound, wanted))
        assert len(set(wanted)) == len(wanted)


def test_some_cards_word_for_word(box: Box) -> None:
    assert card_text(box.card("sea")) == "3 sea in a straight line"
    assert card_text(box.card("ring_grass")) == "1 grassland, then 5 space(s) around it"
    assert card_text(box.card("path_grass_sea_5")) == "5 grassland or sea, one after the other as a path"
    assert card_text(box.card("grass_triple")) == "4 grassland, coin spaces pay 3 times"
    assert card_text(box.card("era_any")) == "Era card I/II/III"
    assert objective_text(box.objective("kazan_2")) == "The tower in the north-east, and ruin C"
    assert objective_text(box.objective("cnidaria_2")) == "3 ruins of the same kind"


def test_figures_show_as_many_hexes_as_cards_allow(box: Box) -> None:
    for card in box.figures.all_cards:
        if not card.steps:
            continue
        marks = figure_of(card).marks
        for number, step in enumerate(card.steps):
            shown = sum(1 for mark in marks if mark.step == number and mark.kind != "faint")
            wanted = step.max or (1 if step.need else 0)
            assert shown == wanted, card.id


def test_places() -> None:
    board = Scene().board
    assert place_name(spaces("8,13")[0], board) == "Grassland with 1 coin(s) (8, 13)"
    assert place_name(spaces("8,11")[0], board) == "Capital (8, 11)"
    assert place_name(spaces("5,16")[0], board) == "Wreck (5, 16)"
    assert place_name(spaces("5,16")[0], None) == "(5, 16)"
    assert place_name(spaces("7,14")[0], board) == "Grassland, blank (7, 14)"
    kazan = Scene("kazan").board
    names = [place_name(space, kazan) for space in kazan.spaces_of(kazan.ruins)]
    assert sum(name.startswith("Ruin ") for name in names) == 1
    assert {name.split()[1] for name in names} == set("ABCDEFGHIJ")


def test_roman_numbers_of_eras() -> None:
    assert [roman(era) for era in range(4)] == ["I", "II", "III", "IV"]


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_in_words(box: Box, seed: int) -> None:
    chooser = random.Random(seed)
    game = explorers()
    position = game.new_position(2, ExplorersOptions(("avenia", "kazan", "cnidaria")[seed]))
    kinds: set[type[Event]] = set()
    while position.deciders():
        events: list[Event] = []
        if position.deciders() == (CHANCE,):
            position.play(CHANCE, position.chance().draw(chooser.randrange), events)
        else:
            seat = chooser.choice(position.deciders())
            moves = position.legal_moves(seat)
            view = game.view(position, seat)
            texts = [move_text(move, view, box) for move in moves]
            assert all(map(_sound, texts)), texts
            assert len(set(texts)) == len(texts)
            assert _sound(task_text(view))
            good = [move for move in moves if move not in (m.STOP, m.END)]
            position.play(seat, chooser.choice(good or moves), events)
        for event in events:
            kinds.add(type(event))
            for viewer in (None, 0, 1):
                seen = event.seen_by(viewer)
                text = None if seen is None else event_text(seen, SEATS, box)
                assert text is None or _sound(text), text
    assert len(kinds) > 14


def test_rare_events_in_words(box: Box) -> None:
    rare = (
        tell.NoTreasureLeft(0),
        tell.ExtraExplorerLost(1),
        tell.ExtraExplorerLeft(0),
        tell.TreasuresShuffled(7),
        tell.RewardCovered("avenia_1", "first"),
        tell.RewardCovered("avenia_1", "later"),
        tell.TieBroken((0, 1), "towers", (2, 2)),
        tell.TieBroken((0, 1), "villages", (3, 1)),
        tell.GameWon((0, 1), 80),
        tell.SoloEnded(True, 130, 120, 3, 3),
        tell.SoloEnded(False, 160, 150, 2, 3),
        tell.CoinsFound(0, 1308, 2, 3),
    )
    for event in rare:
        assert _sound(event_text(event, SEATS, box) or "")


def test_nobody_reads_of_the_rejected_card(box: Box) -> None:
    kept = tell.SpecialtyKept(0, "sea5", ("line_land",))
    for viewer in (None, 0, 1):
        text = event_text(kept.seen_by(viewer), SEATS, box) or ""
        assert "any number of land" not in text
    drawn = tell.SpecialtyDrawn(0, "line_land").seen_by(1)
    assert event_text(drawn, SEATS, box) is None
    treasure = tell.TreasureDrawn(0, "jar", 0, 0, True).seen_by(1)
    assert event_text(treasure, SEATS, box) == "Anna draws a treasure and keeps it hidden."


@pytest.mark.parametrize(
    ("scene", "place", "reason"),
    [
        (lambda: Scene().play("* card mountain"), "8,13", "The card asks for: mountain."),
        (lambda: Scene().explorers("8,13").play("* card sea"), "8,13", "You have explored this space"),
        (lambda: Scene().villages("7,14").play("* card sea"), "7,14", "Your village is here"),
        (lambda: Scene().play("* card sea").explore("7,10"), "8,7", "An explorer goes beside"),
        (
            lambda: Scene().play("* card sea").explore("7,10 6,11"),
            "7,8",
            "The explorers of this card form one",
        ),
        (lambda: Scene().play("* card mountain").explore("9,12"), "10,13", "The card has been used up."),
        (lambda: Scene().play("* card wild").explore("8,13"), "9,10", "The explorers of this card touch"),
        (lambda: Scene().with_card("sea5"), "8,13", "The card is for the sea only."),
        (lambda: Scene().with_card("line_land"), "7,10", "The card is for land only."),
        (lambda: Scene().with_card("ring_sea").explore("7,10"), "8,13", "These explorers go around"),
        (
            lambda: Scene().with_card("mix_mountain3_sea1").explore("7,10"),
            "8,9",
            "The card has no explorer left",
        ),
    ],
)
def test_reasons(box: Box, scene: object, place: str, reason: str) -> None:
    found = scene()  # type: ignore[operator]
    box.open_board(ExplorersOptions("avenia"))
    text = why(found.view("A"), m.Explore(spaces(place)[0]), box)
    assert text.startswith(reason), text
    found.refuses(f"A explore {place}")


def test_reasons_before_exploring(box: Box) -> None:
    scene = Scene().play("* card era_1", "* specialty sea5", "* specialty line_sea")
    assert why(scene.view("A"), m.Explore(1308), box).startswith(
        "First choose the investigate card that you keep"
    )
    assert why(scene.view(), m.Explore(1308), box) == "It is not your turn now."
    scene = Scene().play("* card grassland")
    assert why(scene.view("A"), m.Route(1308, 1309), box).startswith("A trade route needs two cities")
    assert why(scene.view("A"), m.Village(1308), box).startswith("A village needs a region")
    assert why(scene.view("A"), m.STOP, box) == "This card has no further step."


def test_the_rules_tell_of_every_card(box: Box) -> None:
    text = rules_html(box)
    for card in box.figures.explore:
        if not card.uses_specialty:
            assert card_text(card) in text
    assert not re.search(r"%[1-9]", text)


def test_the_stage_in_words() -> None:
    ui = ExplorersUi(explorers)
    view = Scene().play("* card mountain").view("A")
    assert ui.stage_text(ui.stage(view)) == "Era I, turn 1 of 6"
    assert ui.stage_text((1, 2)) == ""
    assert ui.part_text(ui.stage(view)) == "Era\N{NO-BREAK SPACE}I"
    assert isinstance(msgspec.to_builtins(ui.stage(view)), list | tuple)
    assert isinstance(ui.box.card("sea5"), Specialty)
