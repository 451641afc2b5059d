"""What a seat may see: the only place that takes out what is hidden."""

from __future__ import annotations

from engine.faraway.final import standings
from engine.faraway.state import KEEP, OVER, PHASES, UNKNOWN, Packet, State
from engine.faraway.view import FarawayView, PacketView, SeatView


def view(state: State, viewer: int | None) -> FarawayView:
    """The table as `viewer` (None: an onlooker) sees it."""
    return FarawayView(
        viewer=viewer,
        deciders=state.deciders(),
        phase=PHASES[state.phase],
        round=state.round,
        rounds=state.rules.rounds,
        order=state.order,
        step=state.step,
        in_turn=state.in_turn(),
        to_lay_out=state.left,
        opening_choice=state.rules.options.opening_choice,
        seats=tuple(_seat_view(state, seat, seat == viewer) for seat in range(state.seats)),
        display=state.display,
        discards=state.discards,
        regions_left=len(state.region_deck),
        sanctuary_deck=tuple(_packet_view(packet, viewer) for packet in sanctuary_packets(state)),
        standings=tuple(standings(state)) if state.phase == OVER else None,
    )


def sanctuary_packets(state: State) -> list[Packet]:
    """The whole sanctuary deck as sets of cards, the one that is drawn from first; at least one set."""
    return [(state.sanctuary_knower, tuple(state.sanctuary_deck)), *state.packets]


def regions_put_back(state: State, seat: int) -> tuple[int, ...]:
    """Option `opening_choice`: what the seat put back and has not come out of the deck since, rising."""
    mine = state.returned[seat]
    return tuple(sorted(region for region in mine if state.phase == KEEP or region in state.region_deck))


def _seat_view(state: State, seat: int, own: bool) -> SeatView:
    hand = state.hands[seat]
    drawn = state.drawn[seat]
    known = state.known[seat]
    return SeatView(
        seat=seat,
        hand=hand if own else None,
        hand_count=len(hand),
        has_chosen=bool(state.chosen[seat]) or (state.phase == KEEP and not state.waiting >> seat & 1),
        chosen=state.chosen[seat] if own else None,
        known=tuple(region for region in state.rules.regions if known >> region & 1),
        put_back=regions_put_back(state, seat) if own else None,
        row=state.rows[seat],
        sanctuaries=state.sanctuaries[seat],
        drawn=drawn if own else None,
        drawn_count=len(drawn),
        owed=state.owed[seat],
        clues=state.clues[seat],
    )


def _packet_view(packet: Packet, viewer: int | None) -> PacketView:
    knower, cards = packet
    return PacketView(
        count=len(cards),
        put_back_by=None if knower == UNKNOWN else knower,
        sanctuaries=cards if knower == viewer else None,
    )
