"""The games of the program, each made from its figures in `resources/`."""

from __future__ import annotations

import logging
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING

from engine.contract import AnyGame
from engine.explorers.game import Explorers
from engine.faraway.game import Faraway
from engine.livingstone.game import Livingstone
from engine.players.trained import hand_in

if TYPE_CHECKING:
    from engine.players.model import Network, Says

logger = logging.getLogger(__name__)


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
    for game in games:
        hand_in(game, partial(network_for, game))
    return {game.name: game for game in games}


def model_name(game: str, says: Says, players: int) -> str:
    """The name of the file of a value model; `players` is 0 if it is for every number of them."""
    return f"{game}.json" if says == "points" else f"{game}-{says}-{players}.json"


def network_for(game: AnyGame, says: Says, players: int) -> Network | None:
    """The value model that says this for so many players, 0 for every number of them.

    None if there is none, or with a warning if it cannot be used.
    """
    # Whoever asks for it is `policy_of`, which has made the policy just before.
    from engine.players.policies import fits, policy_of

    path = f"models/{model_name(game.name, says, players)}"
    network = network_of_file(path)
    if network is not None and not fits(network.weights, game, policy_of(game), says, players):
        reason = "it has learned another game, other rules or other figures"
        logger.warning("computer players do without the value model %s: %s", path, reason)
        return None
    return network


def network_of_file(path: str) -> Network | None:
    """The value model in a file below `resources/`; None if there is none, or with a warning if it is damaged.

    Computer players can do without: they play simulated games to their end then.
    """
    # Loads numpy, so not before computer players are wanted.
    from engine.players.model import ModelError, read_network

    try:
        return read_network(resource(path))
    except FileNotFoundError:
        return None
    except (ModelError, OSError) as error:
        logger.warning("computer players do without the value model %s: %s", path, error)
        return None
