"""Whole random games under two referees: the engine and the naive one have to agree after every move.

Chance and choices are bent towards what seldom happens; a game is still nothing but lines of notation.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

import pytest

from engine.contract import CHANCE, Move
from engine.livingstone import moves as m
from engine.livingstone.figures import LivingstoneOptions
from engine.record import parse_entry
from tests.engine.livingstone.naive_referee import Referee
from tests.engine.livingstone.naive_table import ranking, table
from tests.engine.livingstone.rare_states import RARE_STATES, Sightings
from tests.engine.livingstone.scene import livingstone

Weights = dict[str, float]


class Style(NamedTuple):
    """A kind of random game: how likely each kind of move is, and figures that a player might correct."""

    weights: Weights
    cards: tuple[int, ...] = (3, 3, 3, 1, 3, 3, 2, 1, 1, 3, 3, 1)
    costs: tuple[int, ...] = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
    odd_chance: float = 0.1
    """How often chance takes any possible answer, whatever the odds."""
    lucky: bool = False
    """The white rock comes last."""
    low: bool = False
    """The lowest die is taken, so that more dice can follow."""
    saving: bool = False
    """Tent cards are seldom played before the last tent has been placed."""


CHEAP = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2)
BOX = Style({"donate": 0.5})
BUILDERS = Style(
    {"tent": 2, "tent free": 2, "tent any": 2, "tent free any": 40, "scored row": 3, "draw": 2.5}
    | {"dig": 0.1, "donate": 0.05, "end": 0.5},
    cards=(8, 8, 6, 2, 0, 2, 0, 0, 0, 0, 0, 1),
    costs=CHEAP,
)
SAVERS = BUILDERS._replace(costs=(0,) * 10, saving=True)
SETTLERS = BUILDERS._replace(
    weights=BUILDERS.weights | {"tent": 30}, cards=(8, 8, 6, 0, 0, 2, 2, 0, 0, 0, 0, 1), costs=(0,) * 10
)
BOATS = Style(
    {"draw": 3, "scored row": 5, "boat back": 2, "tent": 4, "coins": 0.5, "dig": 0.1, "donate": 0.05},
    cards=(2, 2, 12, 6, 0, 4, 0, 0, 0, 0, 0, 1),
    costs=CHEAP,
)
MINERS = Style(
    {"dig": 8, "draw": 5, "coins": 0.2, "sell": 0.1, "market": 0.3, "dig card": 4, "donate": 0.2, "end": 2},
    cards=(0, 0, 0, 0, 1, 7, 1, 1, 1, 6, 8, 2),
    odd_chance=0.0,
    lucky=True,
)
SELLERS = MINERS._replace(
    weights={"dig": 8, "sell": 10, "dig card": 8, "take two dice": 8, "donate": 0.1, "draw": 5, "coins": 0.1},
    cards=(0, 0, 0, 0, 0, 11, 1, 1, 1, 3, 9, 1),
    odd_chance=0.25,
    lucky=False,
    low=True,
)
KEEPERS = Style(
    {
        "draw": 30,
        "scored row": 0.02,
        "plain card": 0.02,
        "dig card": 0.02,
        "take two dice": 0.3,
        "boat back": 0.1,
    }
    | {"market": 0.02, "donate": 0.02, "dig": 4, "tent free": 0.1, "tent any": 0.1},
    cards=(4, 3, 3, 2, 3, 3, 1, 1, 1, 2, 2, 2),
    odd_chance=0.3,
)
PATRONS = Style({"donate": 12, "tent": 3, "coins": 4, "end": 1}, costs=(0,) * 10)
NO_COLLAPSE = KEEPERS._replace(cards=(4, 3, 3, 2, 3, 3, 2, 1, 1, 3, 2, 0))

# Seeds are chosen so that every rare state comes up; other seeds have to agree as well.
GAMES = (
    [(1, style, 1) for style in (BOX, BUILDERS, SETTLERS, MINERS, SELLERS, PATRONS)]
    + [(2, style, 1) for style in (BOX, SETTLERS, MINERS, PATRONS)]
    + [(2, SAVERS, seed) for seed in range(4, 8)]
    + [(2, BOATS, seed) for seed in (3, 11, 17, 20, 23, 58)]
    + [(3, SELLERS, seed) for seed in (1, 3, 9)]
    + [(3, style, 1) for style in (BUILDERS, SETTLERS, MINERS, PATRONS)]
    + [(4, style, 1) for style in (BOX, KEEPERS, SETTLERS)]
    + [(5, style, 1) for style in (BOX, NO_COLLAPSE)]
)


def kind(move: str) -> str:
    """What `Style.weights` calls a move."""
    words = move.split()
    if words[0] == "tent":
        return " ".join(["tent", *(word for word in words if word in ("free", "any"))])
    if words[0] == "play":
        names = {"free_tent_scored_row": "scored row", "boat_back": "boat back", "market": "market"}
        names |= {"take_two_dice": "take two dice", "dig_three_stones": "dig card"}
        return names.get(words[1], "plain card")
    return words[0]


def choice(moves: list[str], style: Style, random: Random) -> str:
    """First the kind of move, then one of it."""
    kinds = sorted({kind(move) for move in moves})
    weights = [style.weights.get(each, 1) for each in kinds]
    if style.saving and not any(" from " in move for move in moves):
        cards = ("tent free", "tent any", "tent free any", "scored row")
        weights = [
            weight * (0.05 if each in cards else 1) for each, weight in zip(kinds, weights, strict=True)
        ]
    picked = random.choices(kinds, weights)[0]
    if picked == "die" and style.low:
        return min(moves)
    return random.choice([move for move in moves if kind(move) == picked])


class TwoReferees:
    """The same game under both."""

    def __init__(self, seats: int, style: Style) -> None:
        self.game = livingstone()
        self.options = self.game.settle_options(
            LivingstoneOptions(column_cost=style.costs, card_counts=style.cards), seats
        )
        self.position = self.game.new_position(seats, self.options)
        cards = [card for card, count in zip(m.CARDS, style.cards, strict=True) for _ in range(count)]
        self.naive = Referee(seats, list(style.costs), [12, 10, 8, 6, 4, 2], cards)
        self.lines: list[str] = []
        self.style = style

    def play(self, line: str) -> None:
        """Play a line and compare everything."""
        self.lines.append(line)
        entry = parse_entry(self.game, line, self.position.seats)
        assert self.position.allows(entry.actor, entry.move), self.told("the engine refuses it")
        self.position.play(entry.actor, entry.move)
        self.naive.play(line)
        self.compare()

    def compare(self) -> None:
        """The same table, the same moves, the same odds, and at the end the same ranking."""
        described = self.game.describe(self.position)
        for key, value in table(self.naive).items():
            assert described[key] == value, self.told(key)
        places = sorted(described["ranking"], key=lambda standing: int(standing["seat"]))
        assert places == ranking(self.naive), self.told("ranking")
        for seat in range(self.position.seats):
            texts = [move.text for move in self.position.legal_moves(seat)]
            expected = self.naive.moves() if self.naive.decider() == str(seat + 1) else []
            assert sorted(texts) == sorted(expected), self.told("moves")
        odds = self.naive.odds()
        if odds is not None:
            assert {move.text: count for move, count in self.position.chance().odds()} == odds, self.told(
                "odds"
            )

    def told(self, what: str) -> str:
        """The record so far, for the message of a failure."""
        return f"{what} after {self.lines[-1:]} of {len(self.lines)} lines: {'; '.join(self.lines[-25:])}"

    def next_line(self, random: Random) -> str:
        """A line that the engine allows next."""
        (actor,) = self.position.deciders()
        if actor != CHANCE:
            texts = [move.text for move in self.position.legal_moves(actor)]
            return f"{actor + 1} {choice(texts, self.style, random)}"
        chance = self.position.chance()
        if self.naive.odds() is not None and random.random() < self.style.odd_chance:
            outcomes: list[Move] = [move for move, _ in chance.odds()]
            return f"* {random.choice(outcomes).text}"
        line = f"* {chance.draw(random.randrange).text}"
        for _ in range(300):
            if not self._unwanted(line):
                break
            line = f"* {chance.draw(random.randrange).text}"
        return line

    def _unwanted(self, line: str) -> bool:
        """Chance is asked again: for the white rock of the lucky, and for a sum that somebody has just given."""
        if self.naive.waits_for == "queen":
            return sum(map(int, line.split()[2:])) not in {player.given for player in self.naive.players}
        return self.style.lucky and line == "* stone white_rock"


def play_game(seats: int, style: Style, seed: int) -> tuple[Counter[str], int]:
    """A game to its end: what was seen in it, and its length."""
    random = Random(seed)
    both = TwoReferees(seats, style)
    both.compare()
    seen: Counter[str] = Counter()
    sightings = Sightings()
    while both.naive.decider():
        line = both.next_line(random)
        seen.update(sightings.before(both.naive, line))
        both.play(line)
        seen.update(sightings.after(both.naive, line))
    return seen, len(both.lines)


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """What all games together have shown; each move of each of them has been compared on the way."""
    total: Counter[str] = Counter()
    for seats, style, seed in GAMES:
        found, _ = play_game(seats, style, seed)
        total.update(found)
    return total


@pytest.mark.parametrize("state", RARE_STATES)
def test_both_referees_have_seen(seen: Counter[str], state: str) -> None:
    assert seen[state] > 0
