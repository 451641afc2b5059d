"""The games of the program, each made from its figures in `resources/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from engine.contract import AnyGame
from engine.explorers.game import Explorers
from engine.faraway.game import Faraway
from engine.livingstone.game import Livingstone


def resource(path: str) -> bytes:
    """The bytes of a file below `resources/`, with "/" between its parts."""
    return files("resources").joinpath(*path.split("/")).read_bytes()


@cache
def load_games() -> dict[str, AnyGame]:
    """All games by name. Raises `FiguresError` if the figures of one are broken."""
    games: tuple[AnyGame, ...] = (
        Livingstone(resource("livingstone/figures.toml")),
        Faraway(*(resource(f"faraway/{name}.toml") for name in ("game", "regions", "sanctuaries"))),
        Explorers(lambda path: resource(f"explorers/{path}")),
    )
    return {game.name: game for game in games}
