"""A naive referee for The Guild of Merchant Explorers, written from the rulebook: sets, loops, no tables.

It is told every move of a game in notation, works out by itself what is allowed next, and counts the coins.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.engine.explorers.chart import Chart, Place, beside, connected, data, text
from tests.engine.explorers.naive_objectives import fulfilled
from tests.engine.explorers.naive_shapes import fits_shape, fits_slots

CARDS = data("cards.toml")
EXPLORE = {card["id"]: card for card in CARDS["explore"]}
SPECIALTY = {card["id"]: card for card in CARDS["specialty"]}
TREASURES = {card["id"]: card for card in data("treasures.toml")["treasure"]}
OBJECTIVES = {card["id"]: card for card in data("objectives.toml")["objective"]}
SOLO = data("game.toml")["solo"]


class Player:
    """A map sheet."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.explorers: set[Place] = set()
        self.villages: set[Place] = set()
        self.posts: set[Place] = set()
        self.towers: set[Place] = set()
        self.crystals: set[Place] = set()
        self.ruins: set[Place] = set()
        self.coins = 0
        self.best_route = 0
        self.kept: Counter[str] = Counter()
        self.specialties: list[str] = []
        self.drawn: list[str] = []
        self.done: dict[str, int] = {}
        self.card: dict[str, Any] = {}
        self.step = 0
        self.placed: list[Place] = []
        self.before: list[Place] = []
        self.village_choice: set[Place] = set()
        self.draws = 0
        self.extra = 0
        self.choosing = False
        self.ended = True

    def occupied(self) -> set[Place]:
        return self.explorers | self.villages | {self.chart.capital}

    def reachable(self) -> set[Place]:
        """Free hexes beside capital, villages and explorers."""
        occupied = self.occupied()
        return {
            place for place in self.chart.cells if place not in occupied and set(beside(place)) & occupied
        }

    def may_explore(self, number: int, placed: list[Place], before: list[Place]) -> set[Place]:
        """Where the next explorer of a step may go."""
        step = self.card["steps"][number]
        return {
            place
            for place in self.reachable()
            if fits_slots(self.chart, step, [*placed, place])
            and fits_shape(self.chart, step, [*placed, place], before, sorted(self.villages))
        }

    def routes(self) -> set[str]:
        found = set()
        for chain in connected(self.occupied()):
            cities = [p for p in chain if self.chart.feature(p) == "c" and p not in self.posts]
            found |= {f"route {text(a)} {text(b)}" for a in cities for b in cities if a != b}
        return found

    def allowed(self) -> set[str]:
        """The moves of this player in notation."""
        if self.ended:
            return set()
        if self.drawn:
            return {f"keep {card}" for card in self.drawn}
        if self.choosing:
            return {f"use {card}" for card in self.specialties}
        if self.village_choice:
            return {f"village {text(place)}" for place in self.village_choice}
        if self.extra:
            return {f"explore {text(place)}" for place in self.reachable()} | {"stop"}
        now = self.may_explore(self.step, self.placed, self.before)
        moves = {f"explore {text(place)}" for place in now} | self.routes() | {"end"}
        if self.step + 1 < len(self.card["steps"]) and self.may_explore(self.step + 1, [], self.placed):
            moves.add("stop")
        return moves

    def use(self, card: dict[str, Any]) -> None:
        self.card = card
        self.step, self.placed, self.before = 0, [], []
        self.choosing = False
        self.pass_steps()

    def pass_steps(self) -> None:
        """A step in which nothing is possible is over."""
        while self.step + 1 < len(self.card["steps"]) and not self.may_explore(
            self.step, self.placed, self.before
        ):
            self.next_step()

    def next_step(self) -> None:
        self.step, self.placed, self.before = self.step + 1, [], self.placed


class Referee:
    """A whole game. `allowed()` and `coins()` are what is compared."""

    def __init__(self, map_name: str, seats: int, solo: str | None) -> None:
        self.map_name = map_name
        self.chart = Chart(map_name)
        self.known: dict[int, set[str]] = {}
        """Moves worked out for players who did nothing since."""
        self.players = [Player(self.chart) for _ in range(seats)]
        self.solo = solo
        self.objectives: list[str] = []
        self.covered: set[tuple[int, str]] = set()
        self.era = 1
        self.turn = 0
        self.cards_left = {name for name, card in EXPLORE.items() if card["from_era"] == 1}
        self.specialties_left = set(SPECIALTY)
        self.deck = Counter({name: card["count"] for name, card in TREASURES.items()})
        self.used: Counter[str] = Counter()
        self.to_draw: list[int] = []
        self.drawing: int | None = None
        self.over = False

    # --- what is compared ---

    def allowed(self) -> dict[str, set[str]]:
        """For each actor that decides ("*" is chance) its moves."""
        if self.over:
            return {}
        if len(self.objectives) < 3:
            own = {name for name, card in OBJECTIVES.items() if card["map"] == self.map_name}
            return {"*": {f"objective {name}" for name in own - set(self.objectives)}}
        if self.to_draw:
            return {"*": {f"specialty {name}" for name in self.specialties_left}}
        if self.drawing is not None:
            return {"*": {f"treasure {name}" for name, count in self.deck.items() if count}}
        if all(player.ended for player in self.players):
            return {"*": {f"card {name}" for name in self.cards_left}}
        for seat, player in enumerate(self.players):
            if seat not in self.known:
                self.known[seat] = player.allowed()
        return {str(seat + 1): texts for seat, texts in sorted(self.known.items()) if texts}

    def coins(self) -> list[int]:
        return [player.coins for player in self.players]

    # --- being told ---

    def tell(self, actor: str, line: str) -> None:
        word, *rest = line.split()
        if actor == "*":
            self.known = {}
            getattr(self, f"chance_{word}")(*rest)
        else:
            seat = int(actor) - 1
            self.known.pop(seat, None)
            places = [tuple(map(int, part.split(","))) if "," in part else part for part in rest]
            getattr(self, f"do_{word}")(seat, self.players[seat], *places)

    def chance_objective(self, name: str) -> None:
        self.objectives.append(name)

    def chance_card(self, name: str) -> None:
        self.turn += 1
        self.cards_left.remove(name)
        if self.solo:
            for cover in SOLO["cover"]:
                if cover["card"] == name:
                    self.covered |= {(hidden["objective"], hidden["reward"]) for hidden in cover["hide"]}
        card = EXPLORE[name]
        for player in self.players:
            player.ended = False
        if "steps" in card:
            for player in self.players:
                player.use(card)
        elif card["uses_specialty"] == [1, 2, 3]:
            for player in self.players:
                player.choosing = True
        elif self.era == card["from_era"]:
            self.to_draw = [seat for seat in range(len(self.players)) for _ in range(2)]
        else:
            for player in self.players:
                player.use(SPECIALTY[player.specialties[card["uses_specialty"][0] - 1]])

    def chance_specialty(self, name: str) -> None:
        self.specialties_left.remove(name)
        self.players[self.to_draw.pop(0)].drawn.append(name)

    def chance_treasure(self, name: str) -> None:
        assert self.drawing is not None
        seat, self.drawing = self.drawing, None
        player = self.players[seat]
        self.deck[name] -= 1
        card = TREASURES[name]
        if "coins" in card or "explorers" in card:
            self.used[name] += 1
            player.coins += card.get("coins", 0)
            player.extra += card.get("explorers", 0)
        else:
            player.kept[name] += 1
        self.go_on(seat, player)

    def do_keep(self, seat: int, player: Player, name: str) -> None:
        player.drawn = []
        player.specialties.append(name)
        player.use(SPECIALTY[name])

    def do_use(self, seat: int, player: Player, name: str) -> None:
        player.use(SPECIALTY[name])

    def do_explore(self, seat: int, player: Player, place: Place) -> None:
        player.explorers.add(place)
        by_card = not player.extra
        if by_card:
            player.placed.append(place)
        else:
            player.extra -= 1
        self.find(player, place, by_card)
        region = self.chart.region(place)
        blanks = {hex_ for hex_ in region if self.chart.blank(hex_)}
        if region and blanks and region <= player.explorers:
            player.village_choice = blanks
            if len(blanks) == 1:
                self.do_village(seat, player, blanks.pop())
                return
        else:
            self.go_on(seat, player)

    def find(self, player: Player, place: Place, by_card: bool) -> None:
        chart = self.chart
        feature = chart.feature(place)
        if feature == "$":
            player.coins += chart.number(place) * (player.card.get("coin_factor", 1) if by_card else 1)
        elif feature == "r" and place not in player.ruins:
            player.ruins.add(place)
            player.draws += player.card.get("treasures_per_ruin", 1)
        elif feature == "T" and place not in player.towers:
            player.towers.add(place)
            player.coins += chart.tower_coins[len(player.towers) - 1]
        elif feature == "K" and place not in player.crystals:
            player.crystals.add(place)
            player.coins += sum(chart.number(crystal) for crystal in player.crystals)

    def do_village(self, seat: int, player: Player, place: Place) -> None:
        player.village_choice = set()
        player.explorers.remove(place)
        player.villages.add(place)
        player.coins += self.chart.village_coins[self.era - 1]
        self.go_on(seat, player)

    def do_route(self, seat: int, player: Player, post: Place, other: Place) -> None:
        player.posts.add(post)
        worth = self.chart.number(post) * self.chart.number(other)
        player.coins += worth
        player.best_route = max(player.best_route, worth)

    def do_stop(self, seat: int, player: Player) -> None:
        if player.extra:
            player.extra -= 1
            self.go_on(seat, player)
        else:
            player.next_step()
            player.pass_steps()

    def go_on(self, seat: int, player: Player) -> None:
        if player.village_choice:
            return
        if player.extra and player.reachable():
            return
        player.extra = 0
        if player.draws:
            if not sum(self.deck.values()):
                self.deck, self.used = self.used, Counter()
            if sum(self.deck.values()):
                player.draws -= 1
                self.drawing = seat
                return
            player.draws = 0
        player.pass_steps()

    def do_end(self, seat: int, player: Player) -> None:
        player.ended = True
        if not all(player.ended for player in self.players):
            return
        for number, name in enumerate(self.objectives, start=1):
            self.judge(number, name)
        if self.cards_left:
            return
        for player in self.players:
            player.explorers = set()
        if self.era == 4:
            self.finish()
            return
        self.era += 1
        self.cards_left = {name for name, card in EXPLORE.items() if card["from_era"] <= self.era}

    def judge(self, number: int, name: str) -> None:
        new = [
            player
            for player in self.players
            if name not in player.done and fulfilled(OBJECTIVES[name]["condition"], player)
        ]
        taken = any(name in player.done for player in self.players) or (number, "first") in self.covered
        reward = OBJECTIVES[name]["later" if taken else "first"]
        if taken and (number, "later") in self.covered:
            reward = 0
        for player in new:
            player.done[name] = self.turn
            player.coins += reward

    def finish(self) -> None:
        self.over = True
        for player in self.players:
            by_terrain = Counter(self.chart.terrain(village) for village in player.villages)
            worth = {
                "per_tower": len(player.towers),
                "per_two_villages": len(player.villages) // 2,
                **{f"per_{name}_village": by_terrain[name] for name in ("grassland", "desert", "mountain")},
            }
            jars = player.kept["jar"]
            player.coins += jars // 4 * 16 + [0, 1, 4, 9][jars % 4]
            player.coins += sum(count * worth[name] for name, count in player.kept.items() if name != "jar")

    def places(self) -> list[int | None]:
        """The places of all seats at the end."""
        if self.solo:
            (player,) = self.players
            won = player.coins >= SOLO["levels"][self.solo] and len(player.done) == 3
            return [1 if won else None]
        order = [(player.coins, len(player.towers), len(player.villages)) for player in self.players]
        return [sorted(order, reverse=True).index(result) + 1 for result in order]
