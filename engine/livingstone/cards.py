"""Action cards: drawing them, the mine collapse, and the cards that need no further choice."""

from __future__ import annotations

from engine.contract import Event
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.livingstone.acts import discard, use_die
from engine.livingstone.mine import begin_dig
from engine.livingstone.state import DRAWING, FREE_ACTS, State

Events = list[Event] | None


def draw(state: State, move: m.DrawCard, events: Events) -> None:
    """Action: one card, whatever the die shows."""
    use_die(state)
    _await_card(state, events)


def _await_card(state: State, events: Events) -> None:
    """An empty draw pile is made anew from the discards before a card is drawn (D13)."""
    if not any(state.pile):
        state.pile, state.discards = state.discards, [0] * len(m.CARDS)
        if events is not None:
            events.append(tell.DrawPileShuffled(sum(state.pile)))
    state.phase = DRAWING


def draw_card(state: State, move: m.CardDrawn, events: Events) -> None:
    """The card is drawn; a mine collapse is carried out at once and asks for a substitute."""
    state.pile[move.card] -= 1
    if move.card == m.MINE_COLLAPSE:
        _collapse(state, events)
        return
    state.hands[len(m.CARDS) * state.seat + move.card] += 1
    state.phase = FREE_ACTS
    if events is not None:
        events.append(tell.CardDrawn(state.seat, move.card))
    if state.collapses:
        _shuffle_collapses_in(state, events)


def _collapse(state: State, events: Events) -> None:
    """All gems in hands return to the bag; then a substitute from the old pile, then the shuffle (C3, C4, D13, D14)."""
    gems = state.gems
    if events is not None:
        lost = tuple((gems[i], gems[i + 1], gems[i + 2]) for i in range(0, len(gems), 3))
        events.append(tell.MineCollapsed(state.seat, lost))
    for index, count in enumerate(gems):
        state.bag[m.GEMS[index % 3]] += count
    state.gems = [0] * len(gems)
    state.turn_gems = [0, 0, 0]
    state.collapses += 1
    if any(state.pile) or any(state.discards):
        _await_card(state, events)
        return
    if events is not None:
        events.append(tell.NoCardLeft(state.seat))
    _shuffle_collapses_in(state, events)
    state.phase = FREE_ACTS


def _shuffle_collapses_in(state: State, events: Events) -> None:
    for card, count in enumerate(state.discards):
        state.pile[card] += count
    state.discards = [0] * len(m.CARDS)
    state.pile[m.MINE_COLLAPSE] += state.collapses
    state.collapses = 0
    if events is not None:
        events.append(tell.DrawPileShuffled(sum(state.pile)))


def play_card(state: State, move: m.PlayCard, events: Events) -> None:
    """Play a card that needs no further choice."""
    card = move.card
    rules = state.rules
    seat = state.seat
    discard(state, card, events)
    if card == m.BOAT_BACK:
        state.boat = max(0, state.boat - 1)
        if events is not None:
            events.append(tell.BoatMoved(state.boat, True))
    elif card == m.TAKE_FOUR_POUNDS:
        state.money[seat] += rules.card_money
        if events is not None:
            events.append(tell.CoinsTaken(seat, rules.card_money, True))
    elif card == m.TAKE_TWO_DICE:
        state.extra_dice += rules.card_dice
    elif card == m.DIG_THREE_STONES:
        begin_dig(state, rules.card_stones, events)
    else:
        state.points[seat] += rules.card_points[card]
        if events is not None:
            events.append(tell.PointsTaken(seat, rules.card_points[card]))
