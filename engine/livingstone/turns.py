"""Setup, dice, turns and rounds."""

from __future__ import annotations

from engine.contract import Event
from engine.livingstone import events as tell
from engine.livingstone import moves as m
from engine.livingstone.scoring import score_column, score_game
from engine.livingstone.state import ACT, CHOOSE_DIE, FREE_ACTS, ROLL, WHITE_COUNT, WHITE_SPACE, State

Events = list[Event] | None


def choose_start(state: State, move: m.StartPlayer, events: Events) -> None:
    """Somebody goes first by chance; a solo game places its white tents next."""
    state.start = state.seat = move.seat
    state.round = 1
    state.phase = WHITE_COUNT if state.seats == 1 else ROLL
    if events is not None:
        events.append(tell.StartPlayerChosen(move.seat))


def count_white_tents(state: State, move: m.WhiteTents, events: Events) -> None:
    """Solo: between 15 and 20 white tents (by the figures)."""
    state.whites_left = move.count
    state.phase = WHITE_SPACE if move.count else ROLL
    if events is not None:
        events.append(tell.WhiteTentsCounted(move.count))


def place_white_tent(state: State, move: m.WhiteTent, events: Events) -> None:
    """Solo: one white tent on a random space."""
    state.tents[move.space * state.rules.owners + state.seats] += 1
    state.whites_left -= 1
    if not state.whites_left:
        state.phase = ROLL
    if events is not None:
        events.append(tell.WhiteTentPlaced(move.space % m.ROWS, move.space // m.ROWS))


def roll(state: State, move: m.Roll, events: Events) -> None:
    """The start player rolls all dice and takes the first one."""
    for value in move.values:
        state.dice[value] += 1
    state.seat = state.start
    state.phase = CHOOSE_DIE
    if events is not None:
        events.append(tell.DiceRolled(state.seat, move.values, state.round))


def take_die(state: State, move: m.TakeDie, events: Events) -> None:
    """Take a die: the turn begins, or goes on by Take Two Dice."""
    seat = state.seat
    value = move.value
    state.dice[value] -= 1
    state.last[seat] = value
    state.taken[seat] += (value,)
    if state.phase == FREE_ACTS:
        state.extra_dice -= 1
    state.die = value
    state.die_used = False
    state.phase = ACT
    if events is not None:
        events.append(tell.DieTaken(seat, value))


def end_turn(state: State, move: m.EndTurn, events: Events) -> None:
    """The turn passes to the next seat that can take a die; without one the round ends and is scored."""
    seats = state.seats
    seat = state.seat
    if events is not None:
        events.append(tell.TurnEnded(seat))
    state.die = 0
    state.die_used = False
    state.turn_gems = [0, 0, 0]
    highest = state.highest_die()
    last = state.last
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if last[other] < highest:
            if events is not None:
                events += [tell.TurnSkipped((seat + skipped) % seats) for skipped in range(1, step)]
            state.seat = other
            state.phase = CHOOSE_DIE
            return
    _end_round(state, events)


def _end_round(state: State, events: Events) -> None:
    score_column(state, events)
    state.boat += 1
    state.dice = [0] * len(state.dice)
    state.last = [0] * state.seats
    state.taken = [()] * state.seats
    if state.boat == m.COLUMNS:
        score_game(state, events)
        return
    state.round += 1
    state.start = state.seat = (state.start + 1) % state.seats
    state.phase = ROLL
    if events is not None:
        events.append(tell.BoatMoved(state.boat, False))
