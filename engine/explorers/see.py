"""What a seat may see of a position: the one place that decides what is hidden."""

from __future__ import annotations

from engine.explorers.scoring import standings
from engine.explorers.sheet import ACTS, Sheet
from engine.explorers.state import OVER, PHASES, State
from engine.explorers.view import ExplorersView, ObjectiveView, SeatView


def view(state: State, viewer: int | None) -> ExplorersView:
    """The table as `viewer` (None: an onlooker) sees it. At the end nothing is hidden."""
    rules = state.rules
    over = state.phase == OVER
    explore = rules.figures.explore
    left = state.cards_left
    return ExplorersView(
        viewer=viewer,
        deciders=state.deciders(),
        phase=PHASES[state.phase],
        map=rules.board.id,
        era=state.era,
        eras=rules.eras,
        turn=state.turn,
        card=state.card,
        cards_left=tuple([explore[card].id for card in left]),
        cards_played=tuple([explore[card].id for card in rules.cards_of_era[state.era] if card not in left]),
        objectives=tuple([_objective(state, place) for place in range(len(state.objectives))]),
        seats=tuple([_seat(state, seat, over or seat == viewer) for seat in range(state.seats)]),
        drawing=state.drawing,
        treasure_totals=rules.treasure_counts,
        treasure_deck=sum(state.treasure_deck),
        treasure_discards=tuple(state.treasure_discards),
        specialty_deck=len(state.specialty_deck),
        village_coins=rules.coins_of_village,
        tower_coins=rules.coins_of_tower,
        threshold=rules.threshold,
        standings=tuple(standings(state)) if over else None,
    )


def _objective(state: State, place: int) -> ObjectiveView:
    number = state.objectives[place]
    objective = state.rules.objectives[number]
    covered = state.covered >> 2 * place
    return ObjectiveView(
        id=objective.id,
        first=objective.first,
        later=objective.later,
        first_covered=bool(covered & 1),
        later_covered=bool(covered & 2),
        need=state.rules.goals[number].need,
        open=not covered & 1 and not any(sheet.completed[place] for sheet in state.sheets),
    )


def _seat(state: State, seat: int, open_hand: bool) -> SeatView:
    sheet: Sheet = state.sheets[seat]
    board = state.rules.board
    spaces = board.spaces_of
    return SeatView(
        seat=seat,
        coins=tuple(sheet.coins),
        score=sum(sheet.coins),
        explorers=spaces(sheet.explorers),
        villages=spaces(sheet.villages),
        posts=spaces(sheet.posts),
        towers=spaces(sheet.towers),
        crystals=spaces(sheet.crystals),
        ruins=spaces(sheet.ruins),
        best_route=sheet.best_route,
        kept=sheet.kept if open_hand else None,
        kept_count=sum(sheet.kept),
        specialties=sheet.specialties,
        drawn=sheet.drawn if open_hand else None,
        drawn_count=len(sheet.drawn),
        rejected=sheet.rejected if open_hand else None,
        completed=sheet.completed,
        rewards=sheet.rewards,
        progress=tuple([state.rules.goals[number].have(sheet) for number in state.objectives]),
        act=ACTS[sheet.act],
        card=sheet.plan.id if sheet.plan else "",
        step=sheet.step,
        placed=spaces(sheet.placed),
        last=board.spaces[sheet.last] if sheet.last >= 0 else None,
        before=spaces(sheet.before),
        village_spaces=spaces(sheet.blanks),
        extra=sheet.extra,
        draws=sheet.draws,
    )
