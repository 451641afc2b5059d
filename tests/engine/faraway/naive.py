"""A second Faraway, written from the rulebook alone and deliberately simple: a scorer and a referee.

Nothing here knows the engine. Cards are read from the data files as plain dictionaries, everything is counted anew
each time, and the referee speaks notation only: it says who may write which line, and is told what was written.
"""

from __future__ import annotations

import tomllib
from itertools import combinations
from typing import Any

from app.games import resource

Card = dict[str, Any]
REGIONS: dict[int, Card] = {
    card["number"]: card for card in tomllib.loads(resource("faraway/regions.toml").decode())["regions"]
}
SANCTUARIES: dict[int, Card] = {
    card["id"]: card for card in tomllib.loads(resource("faraway/sanctuaries.toml").decode())["sanctuaries"]
}


def count_wonder(cards: list[Card], wonder: str) -> int:
    return sum(card.get("wonders", {}).get(wonder, 0) for card in cards)


def count_biome(cards: list[Card], biome: str) -> int:
    return len([card for card in cards if card["biome"] == biome])


def count_clues(cards: list[Card]) -> int:
    return sum(card.get("clues", 0) for card in cards)


def fame_of(card: Card, visible: list[Card]) -> int:
    """What a card brings while these cards, itself among them, are visible."""
    for wonder, needed in card.get("requires", {}).items():
        if count_wonder(visible, wonder) < needed:
            return 0
    quest = card.get("quest", {"kind": "none"})
    kind = quest["kind"]
    if kind == "none":
        return 0
    if kind == "flat":
        times = 1
    elif kind == "per_wonder":
        times = count_wonder(visible, quest["wonder"])
    elif kind == "per_biome":
        times = 0
        for biome in quest["biomes"]:
            times += count_biome(visible, biome)
    elif kind == "per_biome_set":
        times = min(count_biome(visible, biome) for biome in ("forest", "river", "desert", "city"))
    elif kind == "per_night":
        times = len([other for other in visible if other.get("night")])
    else:
        assert kind == "per_clue"
        times = count_clues(visible)
    return int(quest["fame"]) * times


def fame_of_journey(regions: list[int], sanctuaries: list[int]) -> tuple[list[int], list[int]]:
    """The fame of each region (in play order) and sanctuary: all regions face down, turned from the last on."""
    kept = [SANCTUARIES[number] for number in sanctuaries]
    of_regions = []
    for place, number in enumerate(regions):
        turned = [REGIONS[other] for other in regions[place:]]
        of_regions.append(fame_of(REGIONS[number], turned + kept))
    row = [REGIONS[number] for number in regions]
    return of_regions, [fame_of(card, row + kept) for card in kept]


def total_of(regions: list[int], sanctuaries: list[int]) -> int:
    of_regions, of_sanctuaries = fame_of_journey(regions, sanctuaries)
    return sum(of_regions) + sum(of_sanctuaries)


class Player:
    def __init__(self) -> None:
        self.hand: list[int] = []
        self.face_down: int | None = None
        self.put_back: list[int] = []
        self.row: list[int] = []
        self.sanctuaries: list[int] = []
        self.drawn: list[int] = []
        self.missing = 0

    def clues(self) -> int:
        cards = [REGIONS[number] for number in self.row] + [
            SANCTUARIES[number] for number in self.sanctuaries
        ]
        return count_clues(cards)


class Referee:
    """Follows a game line by line. Players count from 1, chance is "*"."""

    def __init__(self, players: int, opening_choice: bool) -> None:
        self.players = {number: Player() for number in range(1, players + 1)}
        self.dealt = 5 if opening_choice else 3
        self.region_deck = set(REGIONS)
        self.sanctuary_deck: list[set[int]] = [set(SANCTUARIES)]
        self.display: list[int] = []
        self.discards: list[int] = []
        self.round = 1
        self.todo: list[tuple[str, int]] = []
        """What comes next, first thing first: a kind of step and a player (0: none)."""
        for number in self.players:
            self.todo += [("deal", number)] * self.dealt
        if opening_choice:
            self.todo.append(("keep", 0))
        self.todo += self.new_display()
        self.todo.append(("explore", 0))

    def new_display(self) -> list[tuple[str, int]]:
        return [("lay out", 0)] * (len(self.players) + 1)

    # --- what may be written next ---

    def allowed(self) -> dict[str, set[str]]:
        """The lines that each actor may write now; empty at the end."""
        if not self.todo:
            return {}
        step, number = self.todo[0]
        if step in ("deal", "lay out"):
            return {"*": {f"region {card}" for card in self.region_deck}}
        if step in ("find", "find more"):
            return {"*": {f"sanctuary {card}" for card in self.sanctuary_deck[0]}}
        if step == "take":
            return {str(number): {f"take {card}" for card in self.display}}
        if step == "choose":
            return {str(number): {f"choose {card}" for card in self.players[number].drawn}}
        if step == "keep":
            return {
                str(seat): {
                    "keep " + " ".join(map(str, sorted(cards))) for cards in combinations(player.hand, 3)
                }
                for seat, player in self.players.items()
                if not player.put_back
            }
        assert step == "explore"
        return {
            str(seat): {f"play {card}" for card in player.hand}
            for seat, player in self.players.items()
            if player.face_down is None
        }

    # --- what was written ---

    def write(self, actor: str, line: str) -> None:
        assert line in self.allowed()[actor]
        step, number = self.todo[0]
        words = line.split()
        cards = [int(word) for word in words[1:]]
        if step == "keep":
            self.keep(self.players[int(actor)], cards)
        elif step == "explore":
            self.explore(self.players[int(actor)], cards[0])
        else:
            del self.todo[0]
            if step == "deal":
                self.region_deck.remove(cards[0])
                self.players[number].hand.append(cards[0])
            elif step == "lay out":
                self.region_deck.remove(cards[0])
                self.display.append(cards[0])
            elif step in ("find", "find more"):
                self.find(self.players[number], cards[0])
            elif step == "take":
                self.display.remove(cards[0])
                self.players[number].hand.append(cards[0])
            else:
                self.choose(self.players[number], cards[0])
        self.go_on()

    def keep(self, player: Player, cards: list[int]) -> None:
        player.put_back = [card for card in player.hand if card not in cards]
        player.hand = cards
        if all(other.put_back for other in self.players.values()):
            for other in self.players.values():
                self.region_deck.update(other.put_back)
            del self.todo[0]

    def explore(self, player: Player, card: int) -> None:
        player.hand.remove(card)
        player.face_down = card
        if any(other.face_down is None for other in self.players.values()):
            return
        del self.todo[0]
        durations = {other.face_down: seat for seat, other in self.players.items()}
        order = [durations[duration] for duration in sorted(durations, key=lambda card: card or 0)]
        finds = []
        for seat in order:
            other = self.players[seat]
            assert other.face_down is not None
            other.row.append(other.face_down)
            other.face_down = None
            if len(other.row) > 1 and other.row[-1] > other.row[-2]:
                finds += [("find", seat)] * (1 + other.clues())
        self.todo = finds
        for seat in order:
            if self.round < 8:
                self.todo.append(("take", seat))
            self.todo.append(("start choosing", seat))
        self.todo.append(("end of round", 0))

    def find(self, player: Player, card: int) -> None:
        self.sanctuary_deck[0].remove(card)
        player.drawn.append(card)

    def choose(self, player: Player, card: int) -> None:
        player.drawn.remove(card)
        player.sanctuaries.append(card)
        self.sanctuary_deck.append(set(player.drawn))
        player.drawn = []

    # --- what follows without anybody writing ---

    def go_on(self) -> None:
        while self.todo:
            self.sanctuary_deck = [part for part in self.sanctuary_deck if part]
            step, number = self.todo[0]
            if step in ("find", "find more") and not self.sanctuary_deck:
                del self.todo[0]
                if step == "find":
                    self.players[number].missing += 1
            elif step == "start choosing":
                player = self.players[number]
                self.todo[0:1] = [("find more", number)] * player.missing + [("choose", number)]
                player.missing = 0
            elif step == "choose" and len(self.players[number].drawn) < 2:
                del self.todo[0]
                player = self.players[number]
                if player.drawn:
                    self.choose(player, player.drawn[0])
            elif step == "end of round":
                del self.todo[0]
                self.end_round()
            else:
                return

    def end_round(self) -> None:
        self.discards += self.display
        self.display = []
        if self.round == 8:
            for player in self.players.values():
                self.discards += player.hand
                player.hand = []
            return
        self.round += 1
        self.todo = (self.new_display() if self.round < 8 else []) + [("explore", 0)]

    # --- the result ---

    def scores(self) -> list[int]:
        return [total_of(player.row, player.sanctuaries) for player in self.players.values()]

    def places(self) -> list[int]:
        """Most fame first; only the tie for the first place is broken, by the shortest duration in the row."""
        scores = self.scores()
        places = [1 + len([other for other in scores if other > score]) for score in scores]
        first = [seat for seat, place in enumerate(places) if place == 1]
        shortest = min(min(self.players[seat + 1].row) for seat in first)
        for seat in first:
            if shortest not in self.players[seat + 1].row:
                places[seat] = 2
        return places
