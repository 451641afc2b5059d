"""The invariants of a sound position: nothing is lost, nothing is made up, and what is kept for speed is right."""

from __future__ import annotations

from engine.explorers.sheet import EXTRA, FOUND, Sheet
from engine.explorers.state import State


def problems(state: State) -> list[str]:
    """The broken invariants, one sentence each: cards are conserved, pieces lie where the rules allow them."""
    found = [*_cards(state), *_treasures(state), *_specialties(state)]
    for seat, sheet in enumerate(state.sheets):
        found += [f"seat {seat + 1}: {problem}" for problem in _sheet(state, sheet)]
    return found


def _cards(state: State) -> list[str]:
    found = []
    era = state.rules.cards_of_era[state.era]
    if not set(state.cards_left) <= set(era) or len(set(state.cards_left)) < len(state.cards_left):
        found.append(f"the explore cards {list(state.cards_left)} are not of era {state.era + 1}")
    if len(set(state.objectives)) < len(state.objectives):
        found.append("an objective lies on the table twice")
    played = sum(map(len, state.rules.cards_of_era[: state.era])) + len(era) - len(state.cards_left)
    if played != state.turn:
        found.append(f"{played} explore cards were revealed in {state.turn} turns")
    return found


def _treasures(state: State) -> list[str]:
    found = []
    for kind, total in enumerate(state.rules.treasure_counts):
        kept = sum(sheet.kept[kind] for sheet in state.sheets)
        counted = state.treasure_deck[kind] + state.treasure_discards[kind] + kept
        if counted != total or min(state.treasure_deck[kind], state.treasure_discards[kind]) < 0:
            found.append(f"there are {counted} treasures of the kind {kind} instead of {total}")
        if kept if not state.rules.treasures_kept[kind] else state.treasure_discards[kind]:
            found.append(f"treasures of the kind {kind} lie in the wrong place")
    return found


def _specialties(state: State) -> list[str]:
    numbers = state.rules.number_of_specialty
    cards = list(state.specialty_deck)
    for sheet in state.sheets:
        cards += [numbers[card] for card in (*sheet.specialties, *sheet.drawn, *sheet.rejected)]
    return [] if sorted(cards) == sorted(numbers.values()) else ["specialty cards are missing or there twice"]


def _sheet(state: State, sheet: Sheet) -> list[str]:
    board = state.rules.board
    found = []
    if sheet.explorers & sheet.villages or (sheet.explorers | sheet.villages) & board.capital:
        found.append("two pieces are on one hex")
    if sheet.villages & ~board.blanks or any(
        (sheet.villages & region).bit_count() > 1 for region in board.regions
    ):
        found.append("a village is in the wrong place, or a region has two")
    for name in ("posts", "towers", "crystals", "ruins"):
        places = board.cities if name == "posts" else getattr(board, name)
        if getattr(sheet, name) & ~places:
            found.append(f"{name} are where none can be")
    if sheet.posts and sheet.posts.bit_count() >= board.cities.bit_count():
        found.append("there are as many trading posts as cities")
    if sheet.explorers & (
        board.towers & ~sheet.towers | board.crystals & ~sheet.crystals | board.ruins & ~sheet.ruins
    ):
        found.append("something was explored but not found")
    network = sheet.explorers | sheet.villages | board.capital
    if any(not part & (board.capital | sheet.villages) for part in board.parts(network)):
        found.append("explorers hang together with neither capital nor village")
    if (sheet.free, sheet.edge) != (board.all & ~network, board.around(network) & ~network) or sorted(
        sheet.parts
    ) != sorted(board.parts(network)):
        found.append("what is kept about the network is wrong")
    if sheet.targets & ~sheet.free or (sheet.act == EXTRA and not sheet.extra):
        found.append("the next explorer is in the wrong place")
    if (sheet.act == FOUND) != bool(sheet.blanks) or sheet.blanks & ~sheet.explorers:
        found.append("the next village is in the wrong place")
    if min(sheet.coins) < 0:
        found.append(f"coins are below 0: {sheet.coins}")
    for turn, reward in zip(sheet.completed, sheet.rewards, strict=True):
        if turn > state.turn or (reward and not turn):
            found.append("an objective was paid but not completed")
    return found
