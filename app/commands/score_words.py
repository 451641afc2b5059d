"""Journeys, their scores and the sanctuaries in plain English, for `incognita score`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from app.commands.output import number, write, write_table
from engine.faraway.cards import (
    WONDERS,
    Card,
    Flat,
    NoQuest,
    PerBiome,
    PerBiomeSet,
    PerClue,
    PerNight,
    PerWonder,
    Quest,
    Sanctuary,
)
from engine.faraway.figures import Figures
from engine.faraway.game import Faraway
from engine.faraway.pad import PadPlayer, ScorePad, rises, sanctuaries_left_out

_BIOMES = {
    "forest": "red (forest)",
    "river": "green (river)",
    "desert": "blue (desert)",
    "city": "yellow (city)",
    "haven": "grey (mystical haven)",
}
_COLOURS = {biome: words.split()[0] for biome, words in _BIOMES.items()}


class SanctuaryRow(msgspec.Struct, frozen=True):
    """One sanctuary in words."""

    id: int
    colour: str
    symbols: tuple[str, ...]
    quest: str

    def facts(self) -> dict[str, Any]:
        """Plain JSON values."""
        return {"id": self.id, "colour": self.colour, "symbols": list(self.symbols), "quest": self.quest}


def sanctuary_rows(figures: Figures) -> list[SanctuaryRow]:
    """All sanctuaries in the order of their ids."""
    return [_row(card) for card in figures.sanctuaries]


def _row(card: Sanctuary) -> SanctuaryRow:
    return SanctuaryRow(card.id, _BIOMES[card.biome], tuple(_symbols(card)), quest_words(card.quest))


def write_sanctuaries(figures: Figures) -> None:
    """The table of all sanctuaries."""
    rows = [
        [str(row.id), row.colour, ", ".join(row.symbols) or "-", row.quest or "-"]
        for row in sanctuary_rows(figures)
    ]
    write_table(("id", "colour", "symbols", "quest"), rows)


def quest_words(quest: Quest) -> str:
    """What a quest brings; empty for none."""
    match quest:
        case NoQuest():
            return ""
        case Flat(fame=fame):
            return f"{fame} fame"
        case PerWonder(fame=fame, wonder=wonder):
            return f"{fame} fame per {wonder}"
        case PerBiome(fame=fame, biomes=biomes):
            return f"{fame} fame per {' or '.join(_COLOURS[biome] for biome in biomes)} card"
        case PerBiomeSet(fame=fame):
            return f"{fame} fame per set of red, green, blue and yellow"
        case PerNight(fame=fame):
            return f"{fame} fame per night card"
        case PerClue(fame=fame):
            return f"{fame} fame per clue"


def _symbols(card: Card) -> Iterator[str]:
    if card.night:
        yield "night"
    yield from ["clue"] * card.clues
    for wonder, count in zip(WONDERS, card.wonders.counts, strict=True):
        yield from [wonder] * count


def write_result(game: Faraway, pad: ScorePad, result: dict[str, Any]) -> None:
    """Everything that the JSON says, for people: each player's cards with what they bring, then the ranking."""
    for index, (player, entry) in enumerate(zip(pad.players, result["players"], strict=True)):
        if index:
            write()
        if player.name:
            write(player.name)
        _write_journey(game, player, entry)
    if "place" not in result["players"][0]:
        return
    write()
    ranked = sorted(result["players"], key=lambda entry: (entry["place"], -entry["total"]))
    write_table(
        ("place", "player", "fame", "shortest duration"),
        [
            [str(entry["place"]), entry["name"], str(entry["total"]), str(min(entry["regions"]))]
            for entry in ranked
        ],
    )
    write()
    write(_verdict(result))


def _write_journey(game: Faraway, player: PadPlayer, entry: dict[str, Any]) -> None:
    rows = [
        [f"region {region}", str(fame), _lack_words(lacks) or quest_words(game.figures.region(region).quest)]
        for region, fame, lacks in zip(
            player.regions,
            entry["per_region"],
            game.scorer.lacks(player.regions, player.sanctuaries),
            strict=True,
        )
    ]
    rows += [
        [f"sanctuary {sanctuary}", str(fame), quest_words(game.figures.sanctuary(sanctuary).quest)]
        for sanctuary, fame in zip(player.sanctuaries, entry["per_sanctuary"], strict=True)
    ]
    rows = [[card, fame, quest or "no quest"] for card, fame, quest in rows]
    write_table(("card", "fame", "quest"), [*rows, ["total", str(entry["total"]), ""]])
    rounds = game.figures.counts.rounds
    if len(player.regions) < rounds:
        write(f"{number(rounds - len(player.regions), 'region is', 'regions are')} still to come.")
    if sanctuaries_left_out(player, rounds):
        write(
            f"This journey found sanctuaries {number(rises(player), 'time', 'times')} and has "
            f"{number(len(player.sanctuaries), 'sanctuary', 'sanctuaries')}; that is allowed, but mostly one is missing."
        )
    best = entry.get("best_order")
    if best is not None:
        order = ",".join(map(str, best["regions"]))
        better = best["total"] - entry["total"]
        told = f"{better} more" if better else "no order is better"
        write(f"best order: {order} brings {best['total']} fame ({told})")


def _lack_words(lacks: tuple[int, int, int]) -> str:
    parts = [
        number(count, wonder, f"{wonder}s") for wonder, count in zip(WONDERS, lacks, strict=True) if count
    ]
    return f"prerequisite not met: {' and '.join(parts)} lacking" if parts else ""


def _verdict(result: dict[str, Any]) -> str:
    verb = "wins" if result["finished"] else "leads"
    if not result["tied"]:
        return f"{result['winner']} {verb}."
    names = " and ".join([", ".join(result["tied"][:-1]), result["tied"][-1]])
    return (
        f"{result['winner']} {verb}: {names} are tied, and region {result['tie_break']} is the shortest "
        "exploration duration among theirs."
    )
