"""The screens of the games, each with its figures handed in; nothing heavy is imported before it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.explorers.game_ui import ExplorersUi
from ui.faraway.game_ui import FarawayUi
from ui.game_ui import GameUi
from ui.livingstone.game_ui import LivingstoneUi

if TYPE_CHECKING:
    from engine.explorers.game import Explorers
    from engine.faraway.figures import Figures as FarawayFigures
    from engine.livingstone.figures import Figures
    from ui.explorers.player_maps import PlayerMap


def load_screens() -> dict[str, GameUi]:
    """The screens of all games by name, in the order of the start page."""
    screens: tuple[GameUi, ...] = (
        LivingstoneUi(_livingstone_figures),
        FarawayUi(_faraway_figures),
        ExplorersUi(_explorers, _player_maps),
    )
    return {screen.name: screen for screen in screens}


def _livingstone_figures() -> Figures:
    from app.games import load_games
    from engine.livingstone.game import Livingstone

    game = load_games()[LivingstoneUi.name]
    assert isinstance(game, Livingstone)
    return game.figures


def _faraway_figures() -> FarawayFigures:
    from app.games import load_games
    from engine.faraway.game import Faraway

    game = load_games()[FarawayUi.name]
    assert isinstance(game, Faraway)
    return game.figures


def _explorers() -> Explorers:
    from app.games import load_games
    from engine.explorers.game import Explorers

    game = load_games()[ExplorersUi.name]
    assert isinstance(game, Explorers)
    return game


def _player_maps() -> list[PlayerMap]:
    from app.maps import maps_of_folder
    from ui.explorers.player_maps import PlayerMap

    maps, faults = maps_of_folder(_explorers())
    return [PlayerMap(_shown(found.file), found.text) for found in maps] + [
        PlayerMap(_shown(name), "", fault) for name, fault in faults.items()
    ]


def _shown(name: str) -> str:
    """A file's name as it can stand on the screen: some systems allow names that are no text."""
    return name.encode(errors="replace").decode()
