"""What the table knows of the box: cards, and the map of the game that is shown."""

from __future__ import annotations

from typing import Any

from engine.explorers.board import Board
from engine.explorers.cards import Objective, Treasure
from engine.explorers.figures import Figures
from engine.explorers.game import Explorers
from engine.explorers.options import ExplorersOptions
from engine.explorers.shapes import Plan
from engine.explorers.view import ExplorersView
from ui.explorers.card_words import AnyCard


class Box:
    """The game's cards by id, and boards by the id of their map."""

    def __init__(self, game: Explorers) -> None:
        self.game = game
        self.figures: Figures = game.figures
        self._cards: dict[str, AnyCard] = {card.id: card for card in game.figures.all_cards}
        self._treasures = {treasure.id: treasure for treasure in game.figures.treasures}
        self._objectives = {objective.id: objective for objective in game.figures.objectives}
        self._boards: dict[str, Board] = {}
        self._plans: dict[tuple[str, Board], Plan] = {}

    def card(self, name: str) -> AnyCard:
        """The explore or investigate card of an id."""
        return self._cards[name]

    def treasure(self, name: str) -> Treasure:
        """The treasure of an id."""
        return self._treasures[name]

    def objective(self, name: str) -> Objective:
        """The objective of an id."""
        return self._objectives[name]

    def open_board(self, options: Any) -> Board:
        """The map of a game's options; views of this game find it from now on."""
        board = self.game.board(options)
        self._boards[board.id] = board
        return board

    def board_of(self, view: ExplorersView) -> Board | None:
        """The map of a view; None for a player's map that no table has been opened for."""
        if view.map not in self._boards and view.map in self.game.maps:
            self.open_board(ExplorersOptions(map=view.map))
        return self._boards.get(view.map)

    def plan(self, card: str, board: Board) -> Plan:
        """A card made ready for a map."""
        key = (card, board)
        if key not in self._plans:
            self._plans[key] = Plan(self._cards[card], board)
        return self._plans[key]
