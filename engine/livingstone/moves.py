"""Every decision and every answer of chance in Livingstone, with its text form.

Rows, columns and seats are counted from 1 in texts and from 0 in values. A space is `column * ROWS + row`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.contract import Move
from engine.errors import NotationError

ROWS = 6
COLUMNS = 10
SPACES = ROWS * COLUMNS

BLACK_ROCK, WHITE_ROCK, CLEAR_GEM, BLUE_GEM, RED_GEM = range(5)
STONES = ("black_rock", "white_rock", "clear_gem", "blue_gem", "red_gem")
GEMS = (CLEAR_GEM, BLUE_GEM, RED_GEM)
"""The stones that are gems, cheapest first; gem 0, 1, 2 are clear, blue, red."""

FREE_TENT, IGNORE_DIE_NUMBER, FREE_TENT_SCORED_ROW, BOAT_BACK, TAKE_FOUR_POUNDS, TAKE_TWO_DICE = range(6)
POINTS_2, POINTS_3, POINTS_4, MARKET, DIG_THREE_STONES, MINE_COLLAPSE = range(6, 12)
CARDS = (
    "free_tent",
    "ignore_die_number",
    "free_tent_scored_row",
    "boat_back",
    "take_four_pounds",
    "take_two_dice",
    "points_2",
    "points_3",
    "points_4",
    "market",
    "dig_three_stones",
    "mine_collapse",
)
POINT_CARDS = (POINTS_2, POINTS_3, POINTS_4)
PLAIN_CARDS = (BOAT_BACK, TAKE_FOUR_POUNDS, TAKE_TWO_DICE, *POINT_CARDS, DIG_THREE_STONES)
"""Cards that are played without a further choice."""


def space_of(row: int, column: int) -> int:
    """The space of a row and a column, both from 0."""
    return column * ROWS + row


def space_text(space: int) -> str:
    """The text of a space: "r2c10" is row 2, column 10."""
    return f"r{space % ROWS + 1}c{space // ROWS + 1}"


# --- decisions ---------------------------------------------------------------------------------------------------


class TakeDie(Move, frozen=True, tag=True):
    """Take a die of this value; the turn begins (or goes on with a second die)."""

    value: int

    @property
    def text(self) -> str:
        return f"die {self.value}"


class TakeCoins(Move, frozen=True, tag=True):
    """Action: take as many pounds as the die shows."""

    @property
    def text(self) -> str:
        return "coins"


class DrawCard(Move, frozen=True, tag=True):
    """Action: draw one action card."""

    @property
    def text(self) -> str:
        return "draw"


class Dig(Move, frozen=True, tag=True):
    """Action: dig as many stones as the die shows."""

    @property
    def text(self) -> str:
        return "dig"


class PlaceTent(Move, frozen=True, tag=True):
    """Action: place a tent in the boat's column.

    `free` and `any_row` say that the cards Free Tent and Ignore Die Number are played with it; `moved_from` is the
    space of the own tent that is moved when no tent is left (two players), else None.
    """

    row: int
    free: bool = False
    any_row: bool = False
    moved_from: int | None = None

    @property
    def text(self) -> str:
        cards = (" free" if self.free else "") + (" any" if self.any_row else "")
        source = "" if self.moved_from is None else f" from {space_text(self.moved_from)}"
        return f"tent r{self.row + 1}{cards}{source}"


class PlaceTentInScoredRow(Move, frozen=True, tag=True):
    """Play the card Free Tent in a Scored Row: a tent on a space that holds an own scored tent."""

    space: int
    moved_from: int | None = None

    @property
    def text(self) -> str:
        source = "" if self.moved_from is None else f" from {space_text(self.moved_from)}"
        return f"play free_tent_scored_row {space_text(self.space)}{source}"


class PlayCard(Move, frozen=True, tag=True):
    """Play one of `PLAIN_CARDS`."""

    card: int

    @property
    def text(self) -> str:
        return f"play {CARDS[self.card]}"


class PlayMarket(Move, frozen=True, tag=True):
    """Play Market and sell these numbers of clear, blue and red gems (at least one in all)."""

    gems: tuple[int, int, int]

    @property
    def text(self) -> str:
        return "play market " + " ".join(map(str, self.gems))


class SellGems(Move, frozen=True, tag=True):
    """Sell `count` gems of one kind (0 clear, 1 blue, 2 red) for their value."""

    gem: int
    count: int

    @property
    def text(self) -> str:
        return f"sell {STONES[GEMS[self.gem]]} {self.count}"


class Donate(Move, frozen=True, tag=True):
    """Put pounds into the own chest, for the Queen."""

    amount: int

    @property
    def text(self) -> str:
        return f"donate {self.amount}"


class EndTurn(Move, frozen=True, tag=True):
    """End the turn."""

    @property
    def text(self) -> str:
        return "end"


# --- answers of chance -------------------------------------------------------------------------------------------


class StartPlayer(Move, frozen=True, tag=True):
    """Who goes first."""

    seat: int

    @property
    def text(self) -> str:
        return f"start {self.seat + 1}"


class WhiteTents(Move, frozen=True, tag=True):
    """Solo: how many white tents are placed."""

    count: int

    @property
    def text(self) -> str:
        return f"whites {self.count}"


class WhiteTent(Move, frozen=True, tag=True):
    """Solo: where the next white tent is placed."""

    space: int

    @property
    def text(self) -> str:
        return f"white {space_text(self.space)}"


class Roll(Move, frozen=True, tag=True):
    """The dice of a round, rising."""

    values: tuple[int, ...]

    @property
    def text(self) -> str:
        return "roll " + " ".join(map(str, self.values))


class CardDrawn(Move, frozen=True, tag=True):
    """The card that is drawn."""

    card: int

    @property
    def text(self) -> str:
        return f"card {CARDS[self.card]}"


class StoneDrawn(Move, frozen=True, tag=True):
    """The stone that comes out of the bag."""

    stone: int

    @property
    def text(self) -> str:
        return f"stone {STONES[self.stone]}"


class QueensDice(Move, frozen=True, tag=True):
    """The dice of the donation check with one or two players, rising."""

    values: tuple[int, ...]

    @property
    def text(self) -> str:
        return "queen " + " ".join(map(str, self.values))


# --- moves that are made once, so that lists of legal moves allocate next to nothing --------------------------------

COINS = TakeCoins()
DRAW = DrawCard()
DIG = Dig()
END = EndTurn()
DIE = tuple(TakeDie(value) for value in range(7))
CARD = tuple(PlayCard(card) for card in range(len(CARDS)))
DONATE = [Donate(amount) for amount in range(100)]
SELL = [[SellGems(gem, count) for count in range(31)] for gem in range(3)]
TENT = [
    [[PlaceTent(row, free, any_row) for row in range(ROWS)] for any_row in (False, True)]
    for free in (False, True)
]
"""`TENT[free][any_row][row]`."""
SCORED_ROW_TENT = [PlaceTentInScoredRow(space) for space in range(SPACES)]
STARTS = tuple(StartPlayer(seat) for seat in range(5))
WHITES = [WhiteTents(count) for count in range(SPACES + 1)]
WHITE = [WhiteTent(space) for space in range(SPACES)]
CARD_DRAWN = tuple(CardDrawn(card) for card in range(len(CARDS)))
STONE_DRAWN = tuple(StoneDrawn(stone) for stone in range(len(STONES)))


def donations(most: int) -> list[Donate]:
    """The donations of 1 to `most` pounds."""
    while len(DONATE) <= most:
        DONATE.append(Donate(len(DONATE)))
    return DONATE[1 : most + 1]


# --- reading -----------------------------------------------------------------------------------------------------

_SPACE = r"r([1-6])c([1-9]|10)"
_NUMBER = r"([1-9][0-9]{0,4})"
_COUNT = r"(0|[1-9][0-9]?)"
_DICE = r"([1-6](?: [1-6])*)"


def _space(row: str, column: str) -> int:
    return space_of(int(row) - 1, int(column) - 1)


def _optional_space(row: str | None, column: str | None) -> int | None:
    return None if row is None or column is None else _space(row, column)


def _dice(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


_READERS: list[tuple[re.Pattern[str], Callable[..., Move]]] = [
    (re.compile(pattern), make)
    for pattern, make in (
        (r"die ([1-6])", lambda value: DIE[int(value)]),
        (r"coins", lambda: COINS),
        (r"draw", lambda: DRAW),
        (r"dig", lambda: DIG),
        (
            rf"tent r([1-6])( free)?( any)?(?: from {_SPACE})?",
            lambda row, free, any_row, from_row, from_column: PlaceTent(
                int(row) - 1, bool(free), bool(any_row), _optional_space(from_row, from_column)
            ),
        ),
        (
            rf"play free_tent_scored_row {_SPACE}(?: from {_SPACE})?",
            lambda row, column, from_row, from_column: PlaceTentInScoredRow(
                _space(row, column), _optional_space(from_row, from_column)
            ),
        ),
        (
            rf"play ({'|'.join(CARDS[card] for card in PLAIN_CARDS)})",
            lambda card: CARD[CARDS.index(card)],
        ),
        (
            rf"play market {_COUNT} {_COUNT} {_COUNT}",
            lambda clear, blue, red: PlayMarket((int(clear), int(blue), int(red))),
        ),
        (
            rf"sell ({'|'.join(STONES[gem] for gem in GEMS)}) {_NUMBER}",
            lambda gem, count: SellGems(GEMS.index(STONES.index(gem)), int(count)),
        ),
        (rf"donate {_NUMBER}", lambda amount: Donate(int(amount))),
        (r"end", lambda: END),
        (r"start ([1-5])", lambda seat: STARTS[int(seat) - 1]),
        (rf"whites {_COUNT}", lambda count: WhiteTents(int(count))),
        (rf"white {_SPACE}", lambda row, column: WHITE[_space(row, column)]),
        (rf"roll {_DICE}", lambda dice: Roll(_dice(dice))),
        (rf"card ({'|'.join(CARDS)})", lambda card: CARD_DRAWN[CARDS.index(card)]),
        (rf"stone ({'|'.join(STONES)})", lambda stone: STONE_DRAWN[STONES.index(stone)]),
        (rf"queen {_DICE}", lambda dice: QueensDice(_dice(dice))),
    )
]


def parse_move(text: str) -> Move:
    """The move of a text form. Raises `NotationError` if no move of Livingstone is written like this."""
    for pattern, make in _READERS:
        match = pattern.fullmatch(text)
        if match:
            return make(*match.groups())
    raise NotationError(f"{text[:60]!r} is not a move of Livingstone")
