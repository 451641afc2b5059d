"""The turn of one seat: explorers, what they find, villages and trade routes."""

from __future__ import annotations

from engine.bits import bits_of
from engine.contract import Event
from engine.explorers import events as tell
from engine.explorers import moves as m
from engine.explorers.board import CITY, COINS, RUIN, TOWER
from engine.explorers.shapes import Plan, targets
from engine.explorers.sheet import (
    ACT,
    DRAW,
    EXTRA,
    FOUND,
    FROM_CRYSTALS,
    FROM_ROUTES,
    FROM_SPACES,
    FROM_TOWERS,
    FROM_TREASURES,
    FROM_VILLAGES,
    NO_HEX,
    Sheet,
)
from engine.explorers.state import TREASURE, TURN, State

Events = list[Event] | None


def begin(state: State, seat: int, plan: Plan, events: Events) -> None:
    """The seat begins to use a card."""
    sheet = state.sheets[seat] if state.owned >> seat & 1 else state.own(seat)
    sheet.plan = plan
    sheet.act = ACT
    first = plan.steps[0]
    sheet.targets = sheet.edge & first.allowed
    if not (first.begins_plain and (sheet.targets or not plan.last)):
        aim(state, seat, sheet, events)


def explore(state: State, seat: int, move: m.Explore, events: Events) -> None:
    """The explorer of a move; see `explore_hex`."""
    explore_hex(state, seat, state.rules.board.hexes[move.space], events)


def explore_hex(state: State, seat: int, number: int, events: Events) -> None:
    """An explorer goes to a hex, by the card or as an extra one; everything that needs no choice follows."""
    sheet = state.sheets[seat] if state.owned >> seat & 1 else state.own(seat)
    board = state.rules.board
    plan = sheet.plan
    assert plan is not None
    bit = 1 << number
    sheet.explorers |= bit
    free = sheet.free ^ bit
    sheet.free = free
    sheet.edge = (sheet.edge | board.near[number]) & free
    parts = sheet.parts
    sheet.parts = (parts[0] | bit,) if len(parts) == 1 else board.join(parts, number)
    extra = sheet.act == EXTRA
    if extra:
        sheet.extra -= 1
    else:
        sheet.placed |= bit
        sheet.last = number
    if events is not None:
        events.append(tell.ExplorerPlaced(seat, board.spaces[number], extra))
    kind = board.kinds[number]
    if kind and kind != CITY:
        _find(state, seat, sheet, number, extra, events)
    fill = board.fill_of[number]
    if fill and not fill & ~sheet.explorers:
        blanks = board.blanks_of[number]
        if blanks & (blanks - 1):
            sheet.blanks = blanks
            sheet.act = FOUND
            sheet.targets = 0
            if events is not None:
                events.append(tell.RegionFilled(seat, board.spaces_of(blanks)))
            return
        _found(state, seat, sheet, blanks, events)
    if extra or sheet.draws:
        _go_on(state, seat, sheet, events)
        return
    step = plan.steps[sheet.step]
    if step.is_plain and sheet.step == plan.last:
        # What `aim` finds for most cards; asking it would take longer than the answer.
        sheet.targets = sheet.edge & step.allowed if sheet.placed.bit_count() < step.limit else 0
    else:
        aim(state, seat, sheet, events)


def _find(state: State, seat: int, sheet: Sheet, number: int, extra: bool, events: Events) -> None:
    """What lies on the hex: coins (in every era), and once in the game a tower, a crystal or a ruin."""
    board = state.rules.board
    kind = board.kinds[number]
    space = board.spaces[number]
    bit = 1 << number
    plan = sheet.plan
    assert plan is not None
    if kind == COINS:
        factor = 1 if extra else plan.coin_factor
        printed = board.values[number]
        sheet.coins[FROM_SPACES] += printed * factor
        if events is not None:
            events.append(tell.CoinsFound(seat, space, printed, factor))
    elif kind == RUIN:
        if not sheet.ruins & bit:
            sheet.ruins |= bit
            sheet.draws += plan.treasures_per_ruin
            if events is not None:
                events.append(tell.RuinFound(seat, space, plan.treasures_per_ruin))
    elif kind == TOWER:
        if not sheet.towers & bit:
            sheet.towers |= bit
            count = sheet.towers.bit_count()
            rewards = state.rules.coins_of_tower
            coins = rewards[min(count, len(rewards)) - 1]
            sheet.coins[FROM_TOWERS] += coins
            if events is not None:
                events.append(tell.TowerFound(seat, space, count, coins))
    elif not sheet.crystals & bit:
        sheet.crystals |= bit
        coins = sum([board.values[found] for found in bits_of(sheet.crystals)])
        sheet.coins[FROM_CRYSTALS] += coins
        if events is not None:
            events.append(tell.CrystalFound(seat, space, board.values[number], coins))


def found_village(state: State, seat: int, move: m.Village, events: Events) -> None:
    """The village goes to the blank hex that the seat chose."""
    sheet = state.own(seat)
    sheet.blanks = 0
    _found(state, seat, sheet, 1 << state.rules.board.hexes[move.space], events)
    _go_on(state, seat, sheet, events)


def _found(state: State, seat: int, sheet: Sheet, bit: int, events: Events) -> None:
    sheet.explorers ^= bit
    sheet.villages |= bit
    coins = state.rules.coins_of_village[state.era]
    sheet.coins[FROM_VILLAGES] += coins
    if events is not None:
        events.append(tell.VillageFounded(seat, state.rules.board.spaces_of(bit)[0], coins))


def make_route(state: State, seat: int, move: m.Route, events: Events) -> None:
    """Two connected cities pay the product of their values, and one of them is covered."""
    sheet = state.own(seat)
    board = state.rules.board
    post = board.hexes[move.post]
    coins = board.values[post] * board.values[board.hexes[move.other]]
    sheet.posts |= 1 << post
    sheet.coins[FROM_ROUTES] += coins
    sheet.best_route = max(sheet.best_route, coins)
    if events is not None:
        events.append(tell.RouteMade(seat, move.post, move.other, coins))


def stop(state: State, seat: int, move: m.Stop, events: Events) -> None:
    """The seat leaves an extra explorer, or the rest of a step."""
    sheet = state.own(seat)
    if sheet.act == EXTRA:
        sheet.extra -= 1
        if events is not None:
            events.append(tell.ExtraExplorerLeft(seat))
        _go_on(state, seat, sheet, events)
        return
    _next_step(sheet, seat, events)
    aim(state, seat, sheet, events)


def can_stop(state: State, sheet: Sheet) -> bool:
    """Whether the card has a further step in which a hex could be explored now."""
    plan = sheet.plan
    assert plan is not None
    if sheet.step == plan.last:
        return False
    following = plan.steps[sheet.step + 1]
    return bool(
        targets(state.rules.board, following, sheet.free, sheet.edge, 0, NO_HEX, sheet.placed, sheet.villages)
    )


def _go_on(state: State, seat: int, sheet: Sheet, events: Events) -> None:
    """Extra explorers first, then treasures still to be drawn, then the card again."""
    if sheet.extra:
        if sheet.edge:
            sheet.act = EXTRA
            sheet.targets = sheet.edge
            return
        if events is not None:
            events += [tell.ExtraExplorerLost(seat)] * sheet.extra
        sheet.extra = 0
    if sheet.draws and _await_treasure(state, seat, sheet, events):
        return
    sheet.act = ACT
    aim(state, seat, sheet, events)


def _await_treasure(state: State, seat: int, sheet: Sheet, events: Events) -> bool:
    """Whether there is a treasure to be drawn; an empty deck is made anew from the treasures played at once."""
    if not any(state.treasure_deck):
        state.treasure_deck, state.treasure_discards = state.treasure_discards, [0] * len(state.treasure_deck)
        cards = sum(state.treasure_deck)
        if events is not None:
            events.append(tell.TreasuresShuffled(cards) if cards else tell.NoTreasureLeft(seat))
        if not cards:
            sheet.draws = 0
            return False
    sheet.draws -= 1
    sheet.act = DRAW
    sheet.targets = 0
    state.phase = TREASURE
    state.drawing = seat
    return True


def draw_treasure(state: State, move: m.TreasureDrawn, events: Events) -> None:
    """The treasure takes effect at once, or is kept for the end."""
    rules = state.rules
    seat = state.drawing
    sheet = state.own(seat)
    number = rules.number_of_treasure[move.treasure]
    treasure = rules.figures.treasures[number]
    state.treasure_deck[number] -= 1
    kept = rules.treasures_kept[number]
    if kept:
        sheet.kept = (*sheet.kept[:number], sheet.kept[number] + 1, *sheet.kept[number + 1 :])
    else:
        state.treasure_discards[number] += 1
        sheet.coins[FROM_TREASURES] += treasure.coins
        sheet.extra += treasure.explorers
    if events is not None:
        events.append(tell.TreasureDrawn(seat, move.treasure, treasure.coins, treasure.explorers, kept))
    state.phase = TURN
    _go_on(state, seat, sheet, events)


def aim(state: State, seat: int, sheet: Sheet, events: Events) -> None:
    """Find the hexes for the next explorer; a step in which nothing more is possible makes room for the next one."""
    plan = sheet.plan
    assert plan is not None
    board = state.rules.board
    while True:
        step = plan.steps[sheet.step]
        placed = sheet.placed
        if not placed:
            found = sheet.edge & step.allowed
            if not step.begins_plain:
                found = targets(board, step, sheet.free, sheet.edge, 0, NO_HEX, sheet.before, sheet.villages)
        elif placed.bit_count() >= step.limit:
            found = 0
        elif step.is_plain:
            found = sheet.edge & step.allowed
        else:
            found = targets(
                board, step, sheet.free, sheet.edge, placed, sheet.last, sheet.before, sheet.villages
            )
        sheet.targets = found
        if found or sheet.step == plan.last:
            return
        _next_step(sheet, seat, events)


def _next_step(sheet: Sheet, seat: int, events: Events) -> None:
    sheet.step += 1
    sheet.before = sheet.placed
    sheet.placed = 0
    sheet.last = NO_HEX
    if events is not None:
        events.append(tell.StepBegan(seat, sheet.step))
