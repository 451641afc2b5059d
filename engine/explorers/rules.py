"""The figures of one game on one map, laid out for quick look-up while playing."""

from __future__ import annotations

from engine.errors import FiguresError
from engine.explorers import moves as m
from engine.explorers.board import Board
from engine.explorers.cards import Objective
from engine.explorers.conditions import Goal, is_possible, make_goal
from engine.explorers.figures import ANY_MAP, FIRST, Figures
from engine.explorers.options import ExplorersOptions
from engine.explorers.shapes import Plan


class MapTables:
    """Cards and objectives made ready for a map; shared by all games on it."""

    def __init__(self, figures: Figures, board: Board) -> None:
        """Raises `FiguresError` if too few objectives are possible on the map."""
        self.board = board
        self.plans = {card.id: Plan(card, board) for card in figures.all_cards}
        known = board.id in figures.constants.maps
        goals = [
            (objective, make_goal(board, objective.condition))
            for objective in figures.objectives_of(board.id if known else ANY_MAP)
        ]
        possible = [(objective, goal) for objective, goal in goals if is_possible(goal)]
        if known and len(possible) < len(goals):
            raise FiguresError(f"an objective of the map {board.id!r} is impossible there")
        if len(possible) < figures.constants.objectives_in_play:
            raise FiguresError(
                f"only {len(possible)} objectives are possible here: the map needs more towers, ruins, cities or regions"
            )
        self.objectives: tuple[Objective, ...] = tuple(objective for objective, _ in possible)
        self.goals: tuple[Goal, ...] = tuple(goal for _, goal in possible)


class Rules:
    """Figures for a number of seats, a map and options; shared by all copies, never changed."""

    def __init__(self, figures: Figures, tables: MapTables, options: ExplorersOptions, seats: int) -> None:
        self.figures = figures
        self.options = options
        self.seats = seats
        self.board = tables.board
        self.plans = tables.plans
        self.objectives = tables.objectives
        self.goals = tables.goals
        constants = figures.constants
        self.eras = figures.eras
        self.objectives_in_play = constants.objectives_in_play
        self.specialties_drawn = constants.specialties_drawn
        self.threshold = constants.solo.levels[options.solo] if options.solo else 0
        self.everybody = (1 << seats) - 1
        self.cards_of_era = tuple(
            tuple(number for number, card in enumerate(figures.explore) if card.from_era <= era)
            for era in range(1, self.eras + 1)
        )
        self.uses = tuple(card.uses_specialty for card in figures.explore)
        """The specialty cards that an explore card uses, from 1."""
        self.number_of_card = {card.id: number for number, card in enumerate(figures.explore)}
        self.number_of_specialty = {card.id: number for number, card in enumerate(figures.specialties)}
        self.number_of_treasure = {card.id: number for number, card in enumerate(figures.treasures)}
        self.number_of_objective = {card.id: number for number, card in enumerate(self.objectives)}
        self.card_moves = [m.CardRevealed(card.id) for card in figures.explore]
        self.specialty_moves = [m.SpecialtyDrawn(card.id) for card in figures.specialties]
        self.treasure_moves = [m.TreasureDrawn(card.id) for card in figures.treasures]
        self.objective_moves = [m.ObjectiveDealt(card.id) for card in self.objectives]
        self.keep_moves = {card.id: m.KeepCard(card.id) for card in figures.specialties}
        self.use_moves = {card.id: m.UseCard(card.id) for card in figures.specialties}
        self.treasure_counts = tuple(card.count for card in figures.treasures)
        self.treasures_kept = tuple(card.is_kept for card in figures.treasures)
        self.covers = {
            cover.card: tuple(
                (
                    hidden.objective - 1,
                    hidden.reward,
                    1 << 2 * (hidden.objective - 1) + (hidden.reward != FIRST),
                )
                for hidden in cover.hide
            )
            for cover in (constants.solo.cover if seats == 1 else ())
        }
        """Solo: (objective, reward, bit of `State.covered`) by explore card."""
        self.coins_of_tower = self.board.file.tower_coins_by_count
        self.coins_of_village = self.board.file.village_coins_by_era
