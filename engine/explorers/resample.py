"""A fair guess of what a view hides: kept treasures, drawn and rejected specialty cards of the other seats."""

from __future__ import annotations

from typing import TypeVar

from engine.contract import Below
from engine.explorers.explore import aim
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import ACT, ACTS, EXTRA, NO_HEX, Sheet
from engine.explorers.state import PHASES
from engine.explorers.view import ExplorersView, SeatView


def resample(position: ExplorersPosition, view: ExplorersView, below: Below) -> ExplorersPosition:
    """Fill the fresh `position` so that `see.view` gives `view` again; unseen cards are dealt evenly."""
    rules = position.rules
    position.phase = PHASES.index(view.phase)
    position.acting = sum(1 << seat.seat for seat in view.seats if seat.act != "done")
    position.drawing, position.era, position.turn, position.card = (
        view.drawing,
        view.era,
        view.turn,
        view.card,
    )
    position.objectives = tuple(rules.number_of_objective[objective.id] for objective in view.objectives)
    for place, objective in enumerate(view.objectives):
        position.covered |= (objective.first_covered + 2 * objective.later_covered) << 2 * place
    position.cards_left = tuple(rules.number_of_card[card] for card in view.cards_left)
    for seat in view.seats:
        _fill_sheet(position, position.own(seat.seat), seat)
    _deal_treasures(position, view, below)
    _deal_specialties(position, view, below)
    return position


def _fill_sheet(position: ExplorersPosition, sheet: Sheet, seat: SeatView) -> None:
    rules = position.rules
    board = rules.board
    for name in ("explorers", "villages", "posts", "towers", "crystals", "ruins", "placed", "before"):
        setattr(sheet, name, board.mask_of_spaces(getattr(seat, name)))
    sheet.coins = list(seat.coins)
    sheet.best_route = seat.best_route
    sheet.specialties = seat.specialties
    sheet.completed, sheet.rewards = seat.completed, seat.rewards
    sheet.act = ACTS.index(seat.act)
    sheet.plan = rules.plans[seat.card] if seat.card else None
    sheet.step = seat.step
    sheet.last = NO_HEX if seat.last is None else board.hexes[seat.last]
    sheet.blanks = board.mask_of_spaces(seat.village_spaces)
    sheet.extra, sheet.draws = seat.extra, seat.draws
    sheet.survey(board)
    if sheet.act == EXTRA:
        sheet.targets = sheet.edge
    elif sheet.act == ACT:
        aim(position, seat.seat, sheet, None)


def _deal_treasures(position: ExplorersPosition, view: ExplorersView, below: Below) -> None:
    """Unseen treasures that are kept lie in other hands and in the deck; what took effect at once is known."""
    rules = position.rules
    position.treasure_discards = list(view.treasure_discards)
    unseen = [total - gone for total, gone in zip(view.treasure_totals, view.treasure_discards, strict=True)]
    for seat in view.seats:
        if seat.kept is not None:
            position.sheets[seat.seat].kept = seat.kept
            unseen = [left - kept for left, kept in zip(unseen, seat.kept, strict=True)]
    hidden = [kind for kind, count in enumerate(unseen) if rules.treasures_kept[kind] for _ in range(count)]
    for seat in view.seats:
        if seat.kept is None:
            kept = [0] * len(unseen)
            for _ in range(seat.kept_count):
                kind = _draw(hidden, below)
                kept[kind] += 1
                unseen[kind] -= 1
            position.sheets[seat.seat].kept = tuple(kept)
    position.treasure_deck = unseen


def _deal_specialties(position: ExplorersPosition, view: ExplorersView, below: Below) -> None:
    rules = position.rules
    seen: set[str] = set()
    for seat in view.seats:
        seen.update(seat.specialties, seat.drawn or (), seat.rejected or ())
    hidden = [card.id for card in rules.figures.specialties if card.id not in seen]
    for seat in view.seats:
        sheet = position.sheets[seat.seat]
        if seat.drawn is not None and seat.rejected is not None:
            sheet.drawn, sheet.rejected = seat.drawn, seat.rejected
        else:
            sheet.drawn = tuple([_draw(hidden, below) for _ in range(seat.drawn_count)])
            rejected = (rules.specialties_drawn - 1) * len(seat.specialties)
            sheet.rejected = tuple([_draw(hidden, below) for _ in range(rejected)])
    position.specialty_deck = [rules.number_of_specialty[card] for card in hidden]


T = TypeVar("T")


def _draw(cards: list[T], below: Below) -> T:
    """One of the cards, which are left in their order."""
    return cards.pop(below(len(cards)))
