"""The end of the game: kept treasures, ranking and the result of a solo game."""

from __future__ import annotations

from engine.contract import Event, Standing
from engine.explorers import events as tell
from engine.explorers.cards import Treasure
from engine.explorers.sheet import FROM_FINAL, Sheet
from engine.explorers.state import OVER, State

Events = list[Event] | None


def score_game(state: State, events: Events) -> None:
    """Kept treasures pay, and the game is over."""
    state.phase = OVER
    state.card = ""
    for seat in range(state.seats):
        sheet = state.own(seat)
        for treasure, count in zip(state.rules.figures.treasures, sheet.kept, strict=True):
            if count:
                pieces, coins = treasure_coins(state, sheet, treasure, count)
                sheet.coins[FROM_FINAL] += coins
                if events is not None:
                    events.append(tell.TreasureScored(seat, treasure.id, count, pieces, coins))
    if events is not None:
        _tell_result(state, events)


def treasure_coins(state: State, sheet: Sheet, treasure: Treasure, count: int) -> tuple[int, int]:
    """What `count` kept treasures of one kind pay for, and the coins (rule: sets of jars; halves are rounded down)."""
    if treasure.coins_per is None:
        sets, rest = divmod(count, len(treasure.set_coins))
        return count, sets * treasure.set_coins[-1] + (treasure.set_coins[rest - 1] if rest else 0)
    pieces = pieces_of(state, sheet, treasure.coins_per.what)
    return pieces, count * (pieces // treasure.coins_per.per)


def pieces_of(state: State, sheet: Sheet, what: str) -> int:
    """Own towers or villages, of all terrains or of one."""
    if what == "tower":
        return sheet.towers.bit_count()
    terrain = what.partition("_")[2]
    board = state.rules.board
    return (sheet.villages & (board.terrain[terrain] if terrain else board.all)).bit_count()


def standings(state: State) -> list[Standing]:
    """By coins, then towers, then villages, then shared. A solo game that is lost has no place."""
    if state.seats == 1:
        sheet = state.sheets[0]
        return [Standing(0, sum(sheet.coins), 1 if solo_won(state) else None)]
    keys = [_ranking_key(sheet) for sheet in state.sheets]
    return [Standing(seat, key[0], 1 + sum([other > key for other in keys])) for seat, key in enumerate(keys)]


def solo_won(state: State) -> bool:
    """Solo: enough coins, and all objectives."""
    sheet = state.sheets[0]
    return sum(sheet.coins) >= state.rules.threshold and all(sheet.completed)


def _ranking_key(sheet: Sheet) -> tuple[int, int, int]:
    return sum(sheet.coins), sheet.towers.bit_count(), sheet.villages.bit_count()


def _tell_result(state: State, events: list[Event]) -> None:
    for seat, sheet in enumerate(state.sheets):
        events.append(tell.CoinsCounted(seat, tuple(sheet.coins)))
    if state.seats == 1:
        sheet = state.sheets[0]
        done = sum([1 for turn in sheet.completed if turn])
        needed = state.rules.threshold
        events.append(
            tell.SoloEnded(solo_won(state), sum(sheet.coins), needed, done, state.rules.objectives_in_play)
        )
        return
    keys = [_ranking_key(sheet) for sheet in state.sheets]
    seats = tuple([seat for seat, key in enumerate(keys) if key[0] == max(keys)[0]])
    for place, by in ((1, "towers"), (2, "villages")):
        if len(seats) > 1:
            values = tuple([keys[seat][place] for seat in seats])
            events.append(tell.TieBroken(seats, by, values))
            seats = tuple([seat for seat, value in zip(seats, values, strict=True) if value == max(values)])
    events.append(tell.GameWon(seats, max(keys)[0]))
