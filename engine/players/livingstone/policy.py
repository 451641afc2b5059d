"""The light rule of Livingstone: the best use of each die, money for the Queen, cards when they are ripe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.contract import Below, Move
from engine.livingstone import moves as m
from engine.livingstone.game import Livingstone
from engine.livingstone.position import LivingstonePosition
from engine.livingstone.state import ACT, CHOOSE_DIE
from engine.players.livingstone.features import Affairs, Weights, affairs, dig_pounds, gem_pounds
from engine.players.policy import Policy

_WHIM = 20
"""One decision in so many takes the second best move in simulated games."""

_CLOSE = 2.0
"""Only a move that looks nearly as good as the best is taken instead."""

_POUND_SHORT = 3.0
"""What a pound is worth in the last round while the gift does not suffice."""

Option = tuple[float, Move]


class LivingstonePolicy(Policy[LivingstonePosition]):
    """See the module."""

    scale: ClassVar[float] = 20.0
    gap: ClassVar[float] = 8.0
    longest: ClassVar[int] = 150
    features: ClassVar[tuple[str, ...]] = ("donated", "tents", "majorities", "gems", "out")

    def __init__(self, game: Livingstone, weights: Weights | None = None) -> None:
        """The policy of a game; `weights` other than the usual ones are for training."""
        self.weights = weights or Weights()
        self._good_score = game.figures.solo_good_score

    def weigh(self, position: LivingstonePosition, seat: int, moves: Sequence[Move]) -> list[float]:
        options = {move: value for value, move in self._options(position, seat)}
        return [options[move] if move in options else _unlikely(move) for move in moves]

    def decide(self, position: LivingstonePosition, seat: int, below: Below) -> Move:
        options = self._options(position, seat)
        if len(options) > 1:
            options.sort(key=_value)
            if not below(_WHIM) and options[-1][0] - options[-2][0] < _CLOSE:
                return options[-2][1]
        return options[-1][1]

    # --- what is worth looking at ---

    def _options(self, position: LivingstonePosition, seat: int) -> list[Option]:
        """The moves that may make sense, each with its worth; never empty."""
        outlook = affairs(position, seat, self.weights)
        if position.phase == CHOOSE_DIE:
            return self._dice(position, seat, outlook)
        options: list[Option] = []
        self._add_cards(position, seat, outlook, options)
        if position.phase == ACT:
            options += self._actions(position, seat, position.die, outlook)
        elif position.extra_dice:
            options += self._dice(position, seat, outlook)
        else:
            self._add_gift(position, seat, outlook, options)
            options.append((0.0, m.END))
        self._add_sales(position, seat, outlook, options)
        return options

    def _dice(self, position: LivingstonePosition, seat: int, outlook: Affairs) -> list[Option]:
        """The best use of each die, and what is left for the second one."""
        left = [value for value in range(position.last[seat] + 1, len(position.dice)) if position.dice[value]]
        uses = {
            value: max([worth for worth, _ in self._actions(position, seat, value, outlook)])
            for value in left
        }
        more = (
            self.weights.second_die
            if len(position.taken[seat]) < position.rules.figures.dice_per_player
            else 0.3
        )
        options: list[Option] = []
        for value in left:
            later = max([use for other, use in uses.items() if other > value], default=0.0)
            options.append((uses[value] + more * later, m.DIE[value]))
        return options

    def _actions(self, position: LivingstonePosition, seat: int, die: int, outlook: Affairs) -> list[Option]:
        """What a die can be used for."""
        price = self._price(position, seat, outlook)
        rounds = m.COLUMNS - position.boat
        options: list[Option] = [
            (price * die, m.COINS),
            (max(price, 0.35) * dig_pounds(position, die) * (1.0 if rounds > 1 else 0.95), m.DIG),
        ]
        if any(position.pile) or any(position.discards):
            options.append((self.weights.card * min(1.0, 0.4 + 0.08 * rounds), m.DRAW))
        self._add_tents(position, seat, die, outlook, price, options)
        return options

    def _price(self, position: LivingstonePosition, seat: int, outlook: Affairs) -> float:
        if outlook.last_round:
            have = position.money[seat] + gem_pounds(position, seat)
            return _POUND_SHORT if have < outlook.gift else 0.1
        return outlook.price

    def _add_tents(
        self,
        position: LivingstonePosition,
        seat: int,
        die: int,
        outlook: Affairs,
        price: float,
        options: list[Option],
    ) -> None:
        if not position.supply[seat]:
            return  # moving tents about is left to the search
        hand = len(m.CARDS) * seat
        free = position.hands[hand + m.FREE_TENT] > 0
        ignore = position.hands[hand + m.IGNORE_DIE_NUMBER] > 0
        rules = position.rules
        money = position.money[seat]
        cost = rules.column_cost[position.boat]
        scarce = self.weights.spread * max(0, 9 - position.boat) * (11 - position.supply[seat]) / 5
        first = position.boat * m.ROWS * rules.owners
        for row in range(m.ROWS) if ignore else (die - 1,):
            space = first + row * rules.owners
            fees = 0
            for owner in range(rules.owners):
                if owner != seat and position.tents[space + owner]:
                    fees += rules.owner_fee
            if fees > money:
                continue
            any_row = row != die - 1
            worth = rules.row_points[row] + outlook.rows[row] - scarce - (1.5 if any_row else 0.0)
            pounds = cost + fees
            if pounds <= money:
                short = self._shortfall(position, seat, outlook, pounds)
                options.append((worth - price * pounds - short, m.TENT[False][any_row][row]))
            if free:
                short = self._shortfall(position, seat, outlook, fees)
                options.append((worth - price * (fees + 1.5) - short, m.TENT[True][any_row][row]))

    @staticmethod
    def _shortfall(position: LivingstonePosition, seat: int, outlook: Affairs, pounds: int) -> float:
        """In the last round: what it costs that the gift will be smaller than it should be."""
        if not outlook.last_round:
            return 0.0
        rest = position.money[seat] + gem_pounds(position, seat) - pounds
        return _POUND_SHORT * max(0.0, min(float(pounds), outlook.gift - rest))

    def _add_cards(
        self, position: LivingstonePosition, seat: int, outlook: Affairs, options: list[Option]
    ) -> None:
        first = len(m.CARDS) * seat
        hand = position.hands[first : first + len(m.CARDS)]
        if not any(hand):
            return
        rules = position.rules
        if hand[m.TAKE_FOUR_POUNDS]:
            options.append((30.0, m.CARD[m.TAKE_FOUR_POUNDS]))
        if hand[m.TAKE_TWO_DICE] and not position.extra_dice and position.highest_die() > position.last[seat]:
            options.append((20.0 if position.die_used else -1.0, m.CARD[m.TAKE_TWO_DICE]))
        if hand[m.DIG_THREE_STONES] and position.die_used and not any(position.turn_gems):
            options.append((15.0, m.CARD[m.DIG_THREE_STONES]))
        if hand[m.BOAT_BACK] and position.boat:
            space = (position.boat - 1) * m.ROWS * rules.owners + seat
            again = sum(
                [position.tents[space + row * rules.owners] * rules.row_points[row] for row in range(m.ROWS)]
            )
            options.append((again - (0.5 if outlook.last_round else 6.0), m.CARD[m.BOAT_BACK]))
        if hand[m.FREE_TENT_SCORED_ROW] and position.supply[seat]:
            self._add_scored_rows(position, seat, outlook, options)
        if hand[m.MARKET]:
            gems = position.gems[3 * seat : 3 * seat + 3]
            count = sum(gems)
            if count:
                worth = sum([n * each for n, each in zip(gems, rules.market_points, strict=True)]) - count
                options.append(
                    (worth - (1.0 if outlook.last_round else 6.0), m.PlayMarket((gems[0], gems[1], gems[2])))
                )

    def _add_scored_rows(
        self, position: LivingstonePosition, seat: int, outlook: Affairs, options: list[Option]
    ) -> None:
        """Only the row counts: the cheapest space of each row."""
        rules = position.rules
        best: dict[int, tuple[int, int]] = {}
        mask = position.scored[seat]
        while mask:
            low = mask & -mask
            mask ^= low
            space = low.bit_length() - 1
            fees = len(position.owners_on(space)) * rules.owner_fee
            row = space % m.ROWS
            if fees <= position.money[seat] and (row not in best or fees < best[row][0]):
                best[row] = (fees, space)
        for row, (fees, space) in best.items():
            worth = outlook.rows[row] - self._price(position, seat, outlook) * fees
            options.append((worth - (0.5 if position.boat > 7 else 3.5), m.SCORED_ROW_TENT[space]))

    def _add_gift(
        self, position: LivingstonePosition, seat: int, outlook: Affairs, options: list[Option]
    ) -> None:
        """Money is of no use after the last turn but for the Queen; before, it is kept together."""
        money = position.money[seat]
        if money and outlook.last_round and self._last_turn(position, seat):
            options.append((10.0, m.donations(money)[-1]))

    @staticmethod
    def _last_turn(position: LivingstonePosition, seat: int) -> bool:
        """Whether no die may be left for another turn of the seat."""
        last = position.last[seat]
        higher = sum(position.dice[last + 1 :])
        return higher < position.seats

    def _add_sales(
        self, position: LivingstonePosition, seat: int, outlook: Affairs, options: list[Option]
    ) -> None:
        """Gems are sold when the money is needed: for a tent of this die, or for the gift at the end."""
        first = 3 * seat
        gems = position.gems[first : first + 3]
        if not any(gems):
            return
        money = position.money[seat]
        sell = position.rules.sell_money
        if position.phase == ACT:
            need = position.rules.column_cost[position.boat] + 1 - money
            wish = position.rules.row_points[position.die - 1] + outlook.rows[position.die - 1]
            worth = wish - outlook.price * 3 if position.supply[seat] else -1.0
        else:
            need = int(outlook.gift) + 1 - money
            worth = 12.0 if outlook.last_round and self._last_turn(position, seat) else -1.0
        for gem in range(3):
            if gems[gem]:
                count = min(gems[gem], max(1, -(-need // sell[gem])))
                value = (worth if need > 0 else -1.0) + 0.1 * gem - 0.2 * count
                options.append((value, m.SELL[gem][count]))

    # --- results ---

    def value(self, score: float, margin: float, wins: float) -> float:
        if score == margin:  # a solo game
            return min(1.0, score / 100) + (0.1 if score >= self._good_score else 0.0)
        return super().value(score, margin, wins)

    def judge(self, position: LivingstonePosition) -> list[float]:
        """Points and majorities so far; whoever gave too little is expected to be out."""
        return [
            position.points[seat] + affairs(position, seat, self.weights).majorities
            for seat in range(position.seats)
        ]

    def measure(self, position: LivingstonePosition, seat: int) -> tuple[float, ...]:
        return (
            position.donated[seat],
            position.tents_placed(seat),
            affairs(position, seat, self.weights).majorities,
            sum(position.gems[3 * seat : 3 * seat + 3]),
            float(seat in position.out),
        )


def _value(option: Option) -> float:
    return option[0]


def _unlikely(move: Move) -> float:
    """What the policy would never do comes last, small sums of money first."""
    amount = move.amount if isinstance(move, m.Donate) else 0
    return -20.0 - 0.1 * amount
