"""What a seat may see of a position: the one place that decides what is hidden."""

from __future__ import annotations

from engine.bits import bits_of
from engine.livingstone import moves as m
from engine.livingstone.scoring import standings
from engine.livingstone.state import OVER, PHASES, State
from engine.livingstone.view import LivingstoneView, SeatView


def view(state: State, viewer: int | None) -> LivingstoneView:
    """The table as `viewer` (None: an onlooker) sees it. At the end the chests are open and nothing is hidden."""
    rules = state.rules
    over = state.phase == OVER
    owners = rules.owners
    return LivingstoneView(
        viewer=viewer,
        deciders=state.deciders(),
        phase=PHASES[state.phase],
        seat=state.seat,
        start_seat=state.start,
        round=state.round,
        whites_left=state.whites_left,
        boat=min(state.boat, m.COLUMNS - 1),
        column_cost=rules.column_cost,
        row_points=rules.row_points,
        majority_points=rules.majority_points,
        owner_fee=rules.owner_fee,
        sell_money=rules.sell_money,
        market_money=rules.market_money,
        market_points=rules.market_points,
        dice_left=tuple(value for value, count in enumerate(state.dice) for _ in range(count)),
        die=state.die,
        die_used=state.die_used,
        extra_dice=state.extra_dice,
        stones_left=state.stones_left,
        stones_drawn=tuple(state.dug),
        seats=tuple(_seat_view(state, seat, over or seat == viewer) for seat in range(state.seats)),
        tents=tuple(zip(*[state.tents[owner::owners] for owner in range(owners)], strict=True)),
        scored=tuple([tuple(bits_of(mask)) for mask in state.scored]),
        not_this_round=state.held,
        bag=tuple(state.bag),
        aside=tuple(state.aside),
        pile=sum(state.pile),
        collapses=state.collapses,
        discards=tuple(state.discards),
        card_totals=rules.card_counts,
        queens_dice=state.queens_dice,
        out=state.out,
        good_score=rules.figures.solo_good_score,
        standings=tuple(standings(state)) if over else None,
    )


def _seat_view(state: State, seat: int, open_hand: bool) -> SeatView:
    first = len(m.CARDS) * seat
    cards = tuple(state.hands[first : first + len(m.CARDS)])
    clear, blue, red = state.gems[3 * seat : 3 * seat + 3]
    new = state.turn_gems if seat == state.seat else (0, 0, 0)
    return SeatView(
        seat=seat,
        points=state.points[seat],
        money=state.money[seat] if open_hand else None,
        donated=state.donated[seat] if open_hand else None,
        wealth=state.money[seat] + state.donated[seat],
        gifts=state.gifts[seat],
        gems=(clear, blue, red),
        turn_gems=(new[0], new[1], new[2]),
        cards=cards if open_hand else None,
        card_count=sum(cards),
        tents_left=state.supply[seat],
        tents_placed=state.tents_placed(seat),
        dice=state.taken[seat],
    )
