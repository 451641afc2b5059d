"""What a seat may do beside the use of its die in Livingstone: cards, sales, and gifts to the Queen."""

from __future__ import annotations

from engine.bits import bits_of
from engine.livingstone import moves as m
from engine.livingstone.state import ACT, State
from engine.players.livingstone.features import Affairs, is_last_turn
from engine.players.livingstone.queen import danger_of
from engine.players.livingstone.uses import Option, lift
from engine.players.livingstone.weights import Weights

_AT_ONCE = 30.0
"""Worth of a card that there is no reason to keep."""

_BEFORE_TIME = -2.1
"""Worth of what prepares for the Queen while a turn may still come: so little that only a search has reasons for it."""

_SURE = 0.02
"""Whoever is in no more danger than this has given enough."""


def add_cards(state: State, seat: int, outlook: Affairs, weights: Weights, options: list[Option]) -> None:
    """The cards in hand that may be played now."""
    first = len(m.CARDS) * seat
    hand = state.hands[first : first + len(m.CARDS)]
    if not any(hand):
        return
    rules = state.rules
    if hand[m.TAKE_FOUR_POUNDS]:
        options.append((_AT_ONCE, m.CARD[m.TAKE_FOUR_POUNDS]))
    if hand[m.TAKE_TWO_DICE] and not state.extra_dice and state.highest_die() > state.last[seat]:
        ripe = state.die_used and (len(state.taken[seat]) > 1 or is_last_turn(state, seat))
        options.append((20.0 if ripe else -1.0, m.CARD[m.TAKE_TWO_DICE]))
    if hand[m.DIG_THREE_STONES] and state.die_used and not any(state.turn_gems):
        options.append((15.0, m.CARD[m.DIG_THREE_STONES]))
    if hand[m.BOAT_BACK] and state.boat:
        options.append(
            (_again(state, seat) - (0.5 if outlook.last_round else weights.patience), m.CARD[m.BOAT_BACK])
        )
    if hand[m.FREE_TENT_SCORED_ROW] and (state.supply[seat] or rules.moves_tents):
        _add_scored_rows(state, seat, outlook, weights, options)
    if hand[m.MARKET]:
        clear, blue, red = state.gems[3 * seat : 3 * seat + 3]
        points = rules.market_points
        worth = clear * (points[0] - 1) + blue * (points[1] - 1) + red * (points[2] - 1)
        if clear + blue + red:
            kept = -1.0 if outlook.last_round else weights.patience
            options.append((worth - kept, m.PlayMarket((clear, blue, red))))


def _again(state: State, seat: int) -> float:
    """How many points more than the best other seat the column before would bring, scored once more."""
    rules = state.rules
    first = (state.boat - 1) * m.ROWS * rules.owners
    gains = [
        sum(
            [state.tents[first + row * rules.owners + owner] * rules.row_points[row] for row in range(m.ROWS)]
        )
        for owner in range(state.seats)
    ]
    mine = gains.pop(seat)
    return mine - max(gains, default=0)


def _add_scored_rows(
    state: State, seat: int, outlook: Affairs, weights: Weights, options: list[Option]
) -> None:
    """Only the row counts: the cheapest space of each row."""
    rules = state.rules
    best: dict[int, tuple[int, int]] = {}
    for space in bits_of(state.scored[seat]):
        fees = len(state.owners_on(space)) * rules.owner_fee
        row = space % m.ROWS
        if fees <= state.money[seat] and (row not in best or fees < best[row][0]):
            best[row] = (fees, space)
    kept = 0.5 if state.boat > 7 else 0.6 * weights.patience
    for row, (fees, space) in best.items():
        worth = outlook.rows[row] + outlook.purse(-fees) - kept
        if state.supply[seat]:
            options.append((worth, m.SCORED_ROW_TENT[space]))
        else:
            source, loss = lift(state, seat, row, outlook)
            if source is not None and source % m.ROWS != row:
                options.append((worth - loss, m.PlaceTentInScoredRow(space, source)))


def add_gift(state: State, seat: int, outlook: Affairs, weights: Weights, options: list[Option]) -> None:
    """Money is of no use after the last turn but for the Queen; before, it is kept together.

    In the last round another seat with *Take Two Dice* may leave no die for one more turn.
    """
    money = state.money[seat]
    if not money or not outlook.last_round:
        return
    if not is_last_turn(state, seat):
        if state.seats > 1:
            options.append((_BEFORE_TIME, m.donations(money)[-1]))
        return
    give = money
    if state.highest_die() > state.last[seat]:
        # There may be another turn: what the Queen surely does not ask for may still pay for a tent.
        danger = danger_of(state, seat, weights)
        given = state.donated[seat]
        give = next((pounds for pounds in range(money) if danger(given + pounds) <= _SURE), money)
    if give:
        options.append((10.0, m.donations(give)[-1]))


def add_sales(state: State, seat: int, outlook: Affairs, weights: Weights, options: list[Option]) -> None:
    """Gems are sold when the money is needed: for a tent of this die, or for the gift at the end.

    A mine that collapses while others dig takes gems that were kept for the gift.
    """
    first = 3 * seat
    gems = state.gems[first : first + 3]
    if not any(gems):
        return
    if state.phase == ACT:
        _sell_for_tent(state, seat, gems, options)
    elif not outlook.last_round:
        return
    elif is_last_turn(state, seat):
        _sell_for_queen(state, seat, gems, weights, options)
    elif state.seats > 1 and not state.extra_dice:
        options += [(_BEFORE_TIME - 0.1 * gem, m.SELL[gem][count]) for gem, count in enumerate(gems) if count]


def _sell_for_tent(state: State, seat: int, gems: list[int], options: list[Option]) -> None:
    """Tents that cost more than there is give way to the sales that pay for them."""
    money = state.money[seat]
    rules = state.rules
    paid = rules.column_cost[state.boat]
    for place, (worth, move) in enumerate(options):
        if isinstance(move, m.PlaceTent):
            owners = state.owners_on(state.boat * m.ROWS + move.row)
            need = len(owners) * rules.owner_fee + (0 if move.free else paid) - money
            if need > 0:
                options[place] = _sale(gems, rules.sell_money, need, worth)


def _sale(gems: list[int], sell: tuple[int, ...], need: int, worth: float) -> Option:
    """The sale that covers the need with few gems and little waste, or the first step to it."""
    best: Option | None = None
    for gem in range(3):
        if gems[gem]:
            count = min(gems[gem], -(-need // sell[gem]))
            value = worth - 0.1 * count - 0.2 * abs(count * sell[gem] - need)
            if best is None or value > best[0]:
                best = (value, m.SELL[gem][count])
    assert best is not None
    return best


def _sell_for_queen(
    state: State, seat: int, gems: list[int], weights: Weights, options: list[Option]
) -> None:
    """Each gem sold is a point less and some pounds more for the chest."""
    sell = state.rules.sell_money
    danger = danger_of(state, seat, weights)
    stake = weights.stake
    have = state.money[seat] + state.donated[seat]
    now = danger(have)
    everything = sum([count * pounds for count, pounds in zip(gems, sell, strict=True)])
    all_sold = stake * (now - danger(have + everything)) - sum(gems)
    for gem in range(3):
        for count in range(1, gems[gem] + 1):
            gain = stake * (now - danger(have + count * sell[gem])) - count
            if count == gems[gem]:
                gain = max(gain, all_sold)
            options.append((12.0 + gain if gain > 0 else -1.0, m.SELL[gem][count]))
