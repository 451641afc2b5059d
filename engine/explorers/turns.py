"""Objectives, explore cards, specialty cards, the end of a turn and of an era."""

from __future__ import annotations

from engine.contract import Event
from engine.explorers import events as tell
from engine.explorers import moves as m
from engine.explorers.conditions import Goal
from engine.explorers.explore import begin
from engine.explorers.scoring import score_game
from engine.explorers.sheet import CHOOSE, DONE, FROM_OBJECTIVES, KEEP, NO_HEX
from engine.explorers.state import CARD, SPECIALTIES, TURN, State

Events = list[Event] | None


def deal_objective(state: State, move: m.ObjectiveDealt, events: Events) -> None:
    """One of the objectives of the map; the first era begins after the last one."""
    state.objectives += (state.rules.number_of_objective[move.objective],)
    if events is not None:
        events.append(tell.ObjectiveDealt(move.objective))
    if len(state.objectives) == state.rules.objectives_in_play:
        _begin_era(state, events)


def _begin_era(state: State, events: Events) -> None:
    state.cards_left = state.rules.cards_of_era[state.era]
    state.phase = CARD
    if events is not None:
        events.append(tell.EraBegan(state.era, len(state.cards_left)))


def reveal_card(state: State, move: m.CardRevealed, events: Events) -> None:
    """A turn begins: all seats use the card; at the first reveal of an era card they draw specialty cards first."""
    rules = state.rules
    number = rules.number_of_card[move.card]
    place = state.cards_left.index(number)
    state.cards_left = state.cards_left[:place] + state.cards_left[place + 1 :]
    state.card = move.card
    state.turn += 1
    if events is not None:
        events.append(tell.CardRevealed(move.card, state.era, state.turn))
    if move.card in rules.covers:
        _cover_rewards(state, move.card, events)
    uses = rules.uses[number]
    if len(uses) == 1 and len(state.sheets[0].specialties) < uses[0]:
        state.phase = SPECIALTIES
        state.drawing = 0
        return
    state.phase = TURN
    state.acting = rules.everybody
    for seat in range(state.seats):
        if len(uses) > 1:
            state.own(seat).act = CHOOSE
        elif uses:
            _use(state, seat, state.sheets[seat].specialties[uses[0] - 1], events)
        else:
            begin(state, seat, rules.plans[move.card], events)


def _cover_rewards(state: State, card: str, events: Events) -> None:
    """Solo: only the first reveal of an era card finds something to cover."""
    for objective, reward, bit in state.rules.covers[card]:
        if not state.covered & bit:
            state.covered |= bit
            if events is not None:
                name = state.rules.objectives[state.objectives[objective]].id
                events.append(tell.RewardCovered(name, reward))


def draw_specialty(state: State, move: m.SpecialtyDrawn, events: Events) -> None:
    """Every seat in turn draws its cards, then all choose."""
    rules = state.rules
    state.specialty_deck.remove(rules.number_of_specialty[move.card])
    seat = state.drawing
    sheet = state.own(seat)
    sheet.drawn += (move.card,)
    if events is not None:
        events.append(tell.SpecialtyDrawn(seat, move.card))
    if len(sheet.drawn) < rules.specialties_drawn:
        return
    if seat + 1 < state.seats:
        state.drawing += 1
        return
    state.phase = TURN
    state.acting = rules.everybody
    for other in range(state.seats):
        state.own(other).act = KEEP


def keep_card(state: State, seat: int, move: m.KeepCard, events: Events) -> None:
    """One card is kept and used in this very turn; the other is out of the game."""
    sheet = state.own(seat)
    rejected = tuple([card for card in sheet.drawn if card != move.card])
    sheet.drawn = ()
    sheet.rejected += rejected
    sheet.specialties += (move.card,)
    if events is not None:
        events.append(tell.SpecialtyKept(seat, move.card, rejected))
    _use(state, seat, move.card, events)


def use_card(state: State, seat: int, move: m.UseCard, events: Events) -> None:
    """Era card I/II/III: the seat has chosen one of its specialty cards."""
    _use(state, seat, move.card, events)


def _use(state: State, seat: int, card: str, events: Events) -> None:
    if events is not None:
        events.append(tell.SpecialtyUsed(seat, card))
    begin(state, seat, state.rules.plans[card], events)


def end_turn(state: State, seat: int, move: m.EndTurn, events: Events) -> None:
    """A seat is done; when all are, objectives are judged and the next card, era or the end comes."""
    sheet = state.sheets[seat] if state.owned >> seat & 1 else state.own(seat)
    sheet.act = DONE
    sheet.plan = None
    if sheet.placed or sheet.step:
        sheet.step = sheet.placed = sheet.before = 0
        sheet.last = NO_HEX
    sheet.targets = 0
    state.acting ^= 1 << seat
    if events is not None:
        events.append(tell.TurnEnded(seat))
    if state.acting:
        return
    _judge_objectives(state, events)
    if state.cards_left:
        state.phase = CARD
    else:
        _end_era(state, events)


def _judge_objectives(state: State, events: Events) -> None:
    """Everybody who completes an objective in the same turn gets the same reward: the first, or the later one."""
    goals = state.rules.goals
    for place, number in enumerate(state.objectives):
        goal = goals[number]
        for sheet in state.sheets:
            if not sheet.completed[place] and goal.have(sheet) >= goal.need:
                _reward(state, place, goal, events)
                break


def _reward(state: State, place: int, goal: Goal, events: Events) -> None:
    objective = state.rules.objectives[state.objectives[place]]
    covered = state.covered >> 2 * place
    first = not covered & 1 and not any(sheet.completed[place] for sheet in state.sheets)
    coins = objective.first if first else 0 if covered & 2 else objective.later
    for seat in range(state.seats):
        sheet = state.sheets[seat]
        if sheet.completed[place] or goal.have(sheet) < goal.need:
            continue
        sheet = state.own(seat)
        sheet.completed = _replaced(sheet.completed, place, state.turn)
        sheet.rewards = _replaced(sheet.rewards, place, coins)
        sheet.coins[FROM_OBJECTIVES] += coins
        if events is not None:
            events.append(tell.ObjectiveCompleted(seat, objective.id, first, coins))


def _replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _end_era(state: State, events: Events) -> None:
    """The explorers leave the map; villages, posts, towers and all that was found stay."""
    if events is not None:
        counts = tuple([sheet.explorers.bit_count() for sheet in state.sheets])
        events.append(tell.EraEnded(state.era, counts))
    for seat in range(state.seats):
        sheet = state.own(seat)
        sheet.explorers = 0
        sheet.survey(state.rules.board)
    if state.era + 1 == state.rules.eras:
        score_game(state, events)
        return
    state.era += 1
    _begin_era(state, events)
