"""Cards, treasures and objectives as the data files describe them."""

from __future__ import annotations

import msgspec

GRASSLAND, DESERT, MOUNTAIN, SEA = "grassland", "desert", "mountain", "sea"
LAND_TERRAINS = (GRASSLAND, DESERT, MOUNTAIN)
TERRAINS = (*LAND_TERRAINS, SEA)
TERRAIN_WORDS = (*TERRAINS, "land", "any")
"""What a slot may ask for."""

SHAPES = ("free", "connected", "path", "line", "region", "ring", "ray", "touch", "two_rays")
(FREE, CONNECTED, PATH, LINE, REGION, RING, RAY, TOUCH, TWO_RAYS) = range(9)

CITY_NEED, COINS_NEED = "city", "coins"


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Up to `max` hexes (0: no limit) of some terrains."""

    terrain: tuple[str, ...]
    max: int


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a card: up to `max` hexes (0: no limit) in one of the `SHAPES`.

    `need` restricts the hexes to cities or coin spaces. A step of the shape "two_rays" starts from two `villages` with
    up to `per_ray` hexes each.
    """

    max: int
    slots: tuple[Slot, ...]
    shape: str
    need: str = ""
    villages: int = 0
    per_ray: int = 0


class Explore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An explore card: in play from era `from_era` on, with steps or with the specialty cards it uses (from 1)."""

    id: str
    from_era: int
    steps: tuple[Step, ...] = ()
    uses_specialty: tuple[int, ...] = ()


class Specialty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A specialty card: coin spaces pay `coin_factor` times, a ruin brings `treasures_per_ruin` treasures."""

    id: str
    steps: tuple[Step, ...]
    coin_factor: int = 1
    treasures_per_ruin: int = 1


class CoinsPer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coin for each `per` pieces of a kind, rounded down."""

    what: str
    per: int


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of treasure cards: `coins` or `explorers` at once, or kept for the end with `set_coins` or `coins_per`."""

    id: str
    count: int
    coins: int = 0
    explorers: int = 0
    set_coins: tuple[int, ...] = ()
    coins_per: CoinsPer | None = None

    @property
    def is_kept(self) -> bool:
        """Whether it is kept, hidden, for the end."""
        return bool(self.set_coins) or self.coins_per is not None


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an objective wants: a kind (see `conditions`) and the parameters that this kind has."""

    kind: str
    count: int = 1
    min_size: int = 0
    min_value: int = 0
    min_coins: int = 0
    cities: int = 0
    ruins: int = 0
    terrain: str = ""
    terrains: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    sign: str = ""
    tower_mark: str = ""


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective of a map ("any": of maps of players), with the coins for the first and for later seats."""

    id: str
    map: str
    first: int
    later: int
    condition: Condition
