"""A fair guess of what a view hides: other hands and choices, drawn sanctuaries, and both decks."""

from __future__ import annotations

from engine.contract import Below
from engine.faraway.position import FarawayPosition
from engine.faraway.state import EXPLORE, KEEP, PHASES, UNKNOWN
from engine.faraway.view import FarawayView


def resample(position: FarawayPosition, view: FarawayView, below: Below) -> FarawayPosition:
    """Fill the fresh `position` so that `see.view` gives `view` again; every card not seen may be anywhere unseen."""
    _take_open_facts(position, view)
    _guess_regions(position, view, below)
    _guess_sanctuaries(position, view, below)
    return position


def _take_open_facts(position: FarawayPosition, view: FarawayView) -> None:
    position.phase = PHASES.index(view.phase)
    position.round, position.order, position.step = view.round, view.order, view.step
    position.left = view.to_lay_out
    if position.phase in (EXPLORE, KEEP):
        position.waiting = sum(1 << seat for seat in view.deciders)
    position.display, position.discards = view.display, view.discards
    for seat in view.seats:
        index = seat.seat
        position.rows[index], position.sanctuaries[index] = seat.row, seat.sanctuaries
        position.owed[index], position.clues[index] = seat.owed, seat.clues
        position.known[index] = sum(1 << region for region in seat.known)


def _guess_regions(position: FarawayPosition, view: FarawayView, below: Below) -> None:
    mine = view.mine
    deck = set(position.rules.regions).difference(view.display, view.discards)
    put_back: tuple[int, ...] = ()
    for seat in view.seats:
        deck.difference_update(seat.row, seat.known)
    if mine is not None and mine.hand is not None and mine.chosen is not None and mine.put_back is not None:
        put_back = mine.put_back
        deck.difference_update(mine.hand, (mine.chosen,), put_back)
        position.hands[mine.seat], position.chosen[mine.seat] = mine.hand, mine.chosen
        position.returned[mine.seat] = put_back
    unseen = sorted(deck)
    for seat in view.seats:
        if seat is not mine:
            _guess_hand(position, seat.seat, seat.hand_count, seat.has_chosen, seat.known, unseen, below)
    if position.phase != KEEP:
        unseen += put_back
    position.region_deck = sorted(unseen)


def _guess_hand(
    position: FarawayPosition,
    seat: int,
    count: int,
    has_chosen: bool,
    known: tuple[int, ...],
    unseen: list[int],
    below: Below,
) -> None:
    """What everybody saw the seat take, and unseen regions; any of them may be the one that lies face down."""
    if position.phase == KEEP:
        position.hands[seat] = tuple(_draw(unseen, below) for _ in range(count))
        if has_chosen:
            rules = position.rules
            position.returned[seat] = tuple(_draw(unseen, below) for _ in range(rules.dealt - rules.hand))
        return
    held = [*known, *(_draw(unseen, below) for _ in range(count + has_chosen - len(known)))]
    if has_chosen:
        position.chosen[seat] = _draw(held, below)
    position.hands[seat] = tuple(held)


def _guess_sanctuaries(position: FarawayPosition, view: FarawayView, below: Below) -> None:
    deck = set(position.rules.sanctuaries)
    for seat in view.seats:
        deck.difference_update(seat.sanctuaries, seat.drawn or ())
    for packet in view.sanctuary_deck:
        deck.difference_update(packet.sanctuaries or ())
    unseen = sorted(deck)
    for seat in view.seats:
        position.drawn[seat.seat] = (
            tuple(_draw(unseen, below) for _ in range(seat.drawn_count)) if seat.drawn is None else seat.drawn
        )
    packets = []
    for packet in view.sanctuary_deck:
        cards = packet.sanctuaries
        if cards is None:
            cards = tuple(sorted(_draw(unseen, below) for _ in range(packet.count)))
        packets.append((UNKNOWN if packet.put_back_by is None else packet.put_back_by, cards))
    (position.sanctuary_knower, first), *below_it = packets
    position.sanctuary_deck = list(first)
    position.packets = tuple(below_it)


def _draw(cards: list[int], below: Below) -> int:
    """One of the cards, taken out."""
    return cards.pop(below(len(cards)))
