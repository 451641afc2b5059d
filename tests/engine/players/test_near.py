"""Reasons of the near future are measured in the same worlds, the same for the same seed, and only where they tell."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.contract import CHANCE, AnyGame, Position
from engine.explorers.position import ExplorersPosition
from engine.faraway.moves import PlayRegion
from engine.faraway.position import FarawayPosition
from engine.faraway.state import EXPLORE, TAKE
from engine.livingstone.moves import END
from engine.livingstone.position import LivingstonePosition
from engine.players.advice import Advice
from engine.players.explorers.near import explorers_near
from engine.players.faraway.near import faraway_near
from engine.players.livingstone.near import livingstone_near
from engine.players.luck import Fortune, luck
from engine.players.near import LEAST, Explainer
from engine.players.policies import policy_of
from engine.players.think import advise
from tests.engine.players.table import GAMES, decisions, game_of, options_of, small

Step = Callable[[], bool]


def stepper(game: AnyGame, position: Position) -> Step:
    """Plays on by the light rule."""
    policy, fortune, below = policy_of(game), Fortune(1), luck(1)

    def step() -> bool:
        actors = position.deciders()
        if not actors:
            return False
        if actors[0] == CHANCE:
            fortune.answer(position)
        else:
            position.play(actors[0], policy.decide(position, actors[0], below))
        return True

    return step


def first_where(name: str, seats: int, fits: Callable[[Any], bool], seed: int = 3) -> Any:
    game = game_of(name)
    return next(
        position for position in decisions(game, options_of(game, seats), seats, seed) if fits(position)
    )


def table_of(name: str, position: Position) -> tuple[Advice, Explainer]:
    game = game_of(name)
    seat = position.deciders()[0]
    options = options_of(game, position.seats)
    view = game.view(position, seat)
    advice = advise(game, view, options, seat, small(), 4)
    return advice, Explainer(game, view, options, seat, 4)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_reasons_and_the_table_stays(name: str) -> None:
    game = game_of(name)
    told = 0
    for position in islice(decisions(game, options_of(game, 2), 2, 3), 3, 60, 12):
        advice, explainer = table_of(name, position)
        explained = explainer.explain(advice)
        assert explained == explainer.explain(advice) == table_of(name, position)[1].explain(advice)
        assert explained.simulations == advice.simulations
        for choice, before in zip(explained.choices, advice.choices, strict=True):
            assert (choice.move, choice.score) == (before.move, before.score)
            near = choice.reasons[: len(choice.reasons) - len(before.reasons)]
            assert choice.reasons[len(near) :] == before.reasons
            assert len(near) <= 2
            assert all(abs(reason.amount - reason.others) >= LEAST[reason.feature] for reason in near)
            told += len(near)
    assert told


def test_a_move_without_others_has_no_reasons() -> None:
    position = first_where("faraway", 2, lambda found: found.phase == EXPLORE)
    advice, explainer = table_of("faraway", position)
    single = Advice(advice.seat, advice.choices[:1], advice.simulations)
    assert explainer.explain(single) is single


def test_the_best_move_of_a_comparison_has_the_same_reasons() -> None:
    position = first_where("faraway", 2, lambda found: found.phase == EXPLORE and found.round == 3)
    game = game_of("faraway")
    seat = position.deciders()[0]
    options = options_of(game, 2)
    view = game.view(position, seat)
    played = position.legal_moves(seat)[0]
    advice = advise(game, view, options, seat, small(), 4, played=played)
    explained = Explainer(game, view, options, seat, 4).explain(advice)
    assert advice.compared is not None
    assert explained.compared is not None
    assert explained.compared.played == advice.compared.played
    assert explained.compared.best.move == advice.compared.best.move
    reasons = {choice.move: choice.reasons for choice in explained.choices}
    assert explained.compared.best.reasons == reasons[explained.compared.best.move]
    far = msgspec.structs.replace(
        advice.compared, best=msgspec.structs.replace(advice.compared.best, move=END)
    )
    unknown = msgspec.structs.replace(advice, compared=far)
    assert Explainer(game, view, options, seat, 4).explain(unknown).compared == far


def test_a_game_without_players_has_no_reasons() -> None:
    with pytest.raises(TypeError):
        Explainer(object(), None, None, 0, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [1, 4, 7, 8])
def test_faraway_tells_the_place_in_the_draft_and_sanctuaries(number: int) -> None:
    before: FarawayPosition = first_where(
        "faraway", 2, lambda found: found.phase == EXPLORE and found.round == number
    )
    seat = before.deciders()[0]
    longest = max(before.hands[seat])
    position = before.copy()
    position.play(seat, PlayRegion(longest))
    found = faraway_near(before, position, seat, stepper(game_of("faraway"), position))
    assert ("draft_place" in found) == ("sanctuary_next" in found) == (number < 8)
    if number < 8:
        other = 1 - seat
        expected = 1 + (position.rows[seat][number - 1] > position.rows[other][number - 1])
        assert found["draft_place"] == expected
        assert len(position.rows[seat]) == number + 1
    if number > 1:
        row = before.rows[seat]
        assert found["sanctuary_now"] == float(longest > row[-1])
    else:
        assert "sanctuary_now" not in found


def test_faraway_tells_of_the_next_round_while_regions_are_taken_but_not_before_hands_are_kept() -> None:
    before: FarawayPosition = first_where("faraway", 2, lambda found: found.phase == TAKE)
    seat = before.deciders()[0]
    position = before.copy()
    position.play(seat, position.legal_moves(seat)[0])
    found = faraway_near(before, position, seat, stepper(game_of("faraway"), position))
    row = position.rows[seat]
    assert found == {"sanctuary_next": float(row[-1] > row[-2])}
    game = game_of("faraway")
    options = game.settle_options(game.options_type(opening_choice=True), 2)
    kept = next(iter(decisions(game, options, 2, 3)))
    assert faraway_near(kept, kept.copy(), 0, lambda: False) == {}  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("column", "name"), [(2, ""), (4, "kept_for_two"), (7, "kept_for_two"), (8, "kept_for_one"), (9, "")]
)
def test_livingstone_tells_what_is_kept_for_the_last_columns_and_who_gets_the_rows(
    column: int, name: str
) -> None:
    before: LivingstonePosition = first_where("livingstone", 2, lambda found: found.boat == column)
    seat = before.deciders()[0]
    position = before.copy()
    step = stepper(game_of("livingstone"), position)
    purse = -1

    def watched() -> bool:
        nonlocal purse
        going = step()
        if purse < 0 and position.boat == (9 if column == 8 else 8):
            purse = position.money[seat]
        return going

    found = livingstone_near(before, position, seat, watched)
    assert [key for key in found if key.startswith("kept")] == ([name] if name else [])
    if name:
        assert found[name] == purse
    assert not position.deciders()
    points = [
        sum(
            share * position.rules.majority_points[row]
            for row, share in enumerate([found[f"row_{row + 1}"] for row in range(6)])
        )
    ]
    assert points[0] > 0
    assert all(share in (0.0, 0.5, 1.0) for key, share in found.items() if key.startswith("row"))


@pytest.mark.parametrize("era", [0, 2, 3])
def test_explorers_tells_the_villages_and_objectives_of_the_era(era: int) -> None:
    before: ExplorersPosition = first_where("explorers", 2, lambda found: found.era == era)
    seat = before.deciders()[0]
    position = before.copy()
    found = explorers_near(before, position, seat, stepper(game_of("explorers"), position))
    last = era + 1 == before.rules.eras
    assert ("villages_kept" in found) != last
    if not last:
        assert position.era == era + 1
        assert found["villages_kept"] == position.sheets[seat].villages.bit_count()
    open_ones = [place for place, turn in enumerate(before.sheets[seat].completed) if not turn]
    assert [key for key in found if key.startswith("objective")] == [f"objective_{n + 1}" for n in open_ones]
    for place in open_ones:
        mine, other = (position.sheets[who].completed[place] for who in (seat, 1 - seat))
        assert found[f"objective_{place + 1}"] == float(bool(mine) and (not other or mine <= other))
