"""The objectives by their words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.engine.explorers.chart import beside, connected

if TYPE_CHECKING:
    from tests.engine.explorers.referee import Player


def fulfilled(condition: dict[str, Any], player: Player) -> bool:
    """Whether the player fulfils a condition now."""
    chart = player.chart
    villages = player.villages
    terrains = Counter(chart.terrain(village) for village in villages)
    signs = Counter(chart.sign(ruin) for ruin in player.ruins)
    kind = condition["kind"]
    count = condition.get("count", 1)
    if kind == "villages":
        return len(villages) >= count
    if kind == "villages_on_different_lands":
        return sum(1 for land in chart.lands if land & villages) >= count
    if kind == "village_in_region_of_size":
        return any(len(chart.region(village)) >= condition["min_size"] for village in villages)
    if kind == "villages_on_terrain":
        return terrains[condition["terrain"]] >= count
    if kind == "villages_on_each_terrain":
        return all(terrains[name] for name in condition["terrains"])
    if kind == "villages_on_same_terrain":
        return any(number >= count for number in terrains.values())
    if kind == "village_next_to_tower":
        return any(set(beside(village)) & player.towers for village in villages)
    if kind in ("village_next_to_ruin_space", "villages_next_to_crystal_space"):
        spaces = chart.printed("r" if "ruin" in kind else "K")
        return sum(1 for village in villages if set(beside(village)) & spaces) >= count
    if kind == "towers":
        return len(player.towers) >= count
    if kind == "crystals":
        return len(player.crystals) >= count
    if kind == "ruins_on_border":
        return sum(1 for ruin in player.ruins if any(p not in chart.cells for p in beside(ruin))) >= count
    if kind in ("ruins_with_signs", "ruins_of_each_sign"):
        return all(signs[sign] for sign in condition["signs"])
    if kind == "ruins_of_same_sign":
        return any(number >= count for number in signs.values())
    if kind == "ruins_touching_each_terrain":
        around = {place for ruin in player.ruins for place in beside(ruin) if place in chart.cells}
        return {chart.terrain(place) for place in around} >= set(condition["terrains"])
    if kind == "tower_and_ruin":
        return chart.marks[condition["tower_mark"]] in player.towers and bool(signs[condition["sign"]])
    if kind == "posts_on_city_value":
        return sum(1 for post in player.posts if chart.number(post) >= condition["min_value"]) >= count
    if kind == "posts_on_each_terrain":
        return {chart.terrain(post) for post in player.posts} >= set(condition["terrains"])
    if kind == "trade_route_worth":
        return player.best_route >= condition["min_value"]
    if kind == "explore_coin_space":
        coins = chart.printed("$") & player.explorers
        return any(chart.number(place) >= condition["min_coins"] for place in coins)
    assert kind == "chain"
    return any(
        len(chain & chart.printed("c")) >= condition["cities"]
        and len(chain & chart.printed("r")) >= condition["ruins"]
        for chain in connected(player.occupied())
    )
