"""A second referee for Livingstone, deliberately naive: written from the rulebook, not from the engine.

Every tent has a name, every stone and card lies in a list, and the only language is notation: `Referee.play` takes
a line of a record, `moves` and `odds` give what may come next. It is slow and plain on purpose, so that a mistake in
the engine's counts and masks is not made here too.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from tests.engine.livingstone.naive_pieces import (
    BAG,
    CARD_POINTS,
    GEM_VALUE,
    MARKET_VALUE,
    ROCKS,
    WHITE,
    Player,
    Tent,
    coordinates,
)


class Referee:
    """One game. `costs` by column, `majority` by row, `cards` names every card of the box."""

    def __init__(self, players: int, costs: list[int], majority: list[int], cards: list[str]) -> None:
        self.costs = costs
        self.majority = majority
        self.players = [Player(n, [f"{n}-{tent}" for tent in range(1, 12)]) for n in range(1, players + 1)]
        self.board: list[Tent] = []
        self.bag = list(BAG)
        self.aside: list[str] = []
        self.pile = list(cards)
        self.discards: list[str] = []
        self.shown_collapses: list[str] = []
        self.whites_to_come = 0
        self.boat = 1
        self.round = 0
        self.starter = 1
        self.turn = 1
        self.dice: list[int] = []
        self.die = 0
        self.die_used = False
        self.dice_owed = 0
        self.in_the_open: list[str] = []
        self.to_dig = 0
        self.queens_dice: list[int] = []
        self.waits_for = "start"

    # --- whose turn, and what may come ---

    @property
    def me(self) -> Player:
        return self.players[self.turn - 1]

    def decider(self) -> str:
        """A number of a player, "*" for chance, "" when the game is over."""
        if self.waits_for == "over":
            return ""
        return str(self.turn) if self.waits_for in ("choice of a die", "acts") else "*"

    def moves(self) -> list[str]:
        """The moves of the player who decides, without the number in front."""
        if self.waits_for == "choice of a die":
            return self._dice_moves()
        moves = self._action_moves() if not self.die_used else []
        if self.die_used:
            moves = self._dice_moves() if self.dice_owed else ["end"]
        moves += [f"donate {pounds}" for pounds in range(1, self.me.coins + 1)]
        for gem in GEM_VALUE:
            moves += [f"sell {gem} {n + 1}" for n in range(self.me.gems.count(gem))]
        for card in sorted(set(self.me.hand)):
            moves += self._card_moves(card)
        return moves

    def odds(self) -> dict[str, int] | None:
        """What chance may answer, with weights; None for throws of dice."""
        match self.waits_for:
            case "start":
                return {f"start {player.number}": 1 for player in self.players}
            case "number of white tents":
                return {f"whites {n}": 1 for n in range(15, 21)}
            case "white tent":
                taken = {tent.space for tent in self.board}
                spaces = [f"r{row}c{column}" for row in range(1, 7) for column in range(1, 11)]
                return {f"white {space}": 1 for space in spaces if space not in taken}
            case "card":
                return {f"card {card}": n for card, n in Counter(self.pile).items()}
            case "stone":
                return {f"stone {stone}": n for stone, n in Counter(self.bag).items()}
        return None

    def _dice_moves(self) -> list[str]:
        return [f"die {value}" for value in sorted(set(self.dice)) if self._may_take(self.me, value)]

    def _may_take(self, player: Player, value: int) -> bool:
        return all(value > taken for taken in player.dice)

    def _action_moves(self) -> list[str]:
        moves = ["coins", "dig"]
        if self.pile or self.discards:
            moves.append("draw")
        for free, any_row in product((False, True), repeat=2):
            if free and "free_tent" not in self.me.hand:
                continue
            if any_row and "ignore_die_number" not in self.me.hand:
                continue
            for row in range(1, 7):
                if row != self.die and not any_row:
                    continue
                price = (0 if free else self.costs[self.boat - 1]) + len(self._neighbours(row, self.boat))
                if price <= self.me.coins:
                    text = f"tent r{row}" + (" free" if free else "") + (" any" if any_row else "")
                    moves += [text + source for source in self._sources(row, self.boat)]
        return moves

    def _neighbours(self, row: int, column: int) -> set[int | str]:
        """The other owners on a space: each of them gets a pound, however many tents they have there."""
        return {tent.owner for tent in self.tents_on(row, column)} - {self.turn}

    def tents_on(self, row: int, column: int) -> list[Tent]:
        """All tents on a space."""
        return [tent for tent in self.board if (tent.row, tent.column) == (row, column)]

    def _sources(self, row: int, column: int) -> list[str]:
        """How a tent may come: from the supply; with two players and no supply from another space; or not at all."""
        if self.me.supply:
            return [""]
        if len(self.players) != 2:
            return []
        own = {tent.space for tent in self.board if tent.owner == self.turn}
        return [f" from {space}" for space in sorted(own - {f"r{row}c{column}"})]

    def _card_moves(self, card: str) -> list[str]:
        play = f"play {card}"
        gems = self.me.gems
        match card:
            case "free_tent" | "ignore_die_number":
                return []  # they are played with the tent
            case "boat_back":
                return [play] if self.boat > 1 else []
            case "take_two_dice":
                return [play] if self._dice_moves() and not self.dice_owed else []
            case "market":
                amounts = product(*(range(gems.count(gem) + 1) for gem in GEM_VALUE))
                return [f"{play} {' '.join(map(str, amount))}" for amount in amounts if any(amount)]
            case "free_tent_scored_row":
                moves = []
                mine = [tent for tent in self.board if tent.owner == self.turn and tent.scored]
                for row, column in sorted({(tent.row, tent.column) for tent in mine}):
                    if len(self._neighbours(row, column)) <= self.me.coins:
                        moves += [f"{play} r{row}c{column}{source}" for source in self._sources(row, column)]
                return moves
        return [play]

    # --- playing ---

    def play(self, line: str) -> None:
        """Play a line of a record, "2 die 3" or "* stone red_gem"; it has to be one that may come."""
        actor, _, move = line.partition(" ")
        assert actor == self.decider(), f"{line!r}: {self.decider()!r} decides"
        possible = self.odds() if actor == "*" else self.moves()
        assert possible is None or move in possible, f"{line!r} is against the rules"
        word, *rest = move.split()
        getattr(self, f"_play_{word}")(*rest)

    def _play_start(self, player: str) -> None:
        self.starter = self.turn = int(player)
        self.round = 1
        self.waits_for = "roll" if len(self.players) > 1 else "number of white tents"

    def _play_whites(self, number: str) -> None:
        self.whites_to_come = int(number)
        self.waits_for = "white tent"

    def _play_white(self, space: str) -> None:
        row, column = coordinates(space)
        self.board.append(Tent("white", WHITE, row, column))
        self.whites_to_come -= 1
        if not self.whites_to_come:
            self.waits_for = "roll"

    def _play_roll(self, *dice: str) -> None:
        assert self.waits_for == "roll"
        assert len(dice) == 2 * len(self.players)
        self.dice = [int(die) for die in dice]
        assert self.dice == sorted(self.dice)
        self.turn = self.starter
        self.waits_for = "choice of a die"

    def _play_die(self, value: str) -> None:
        if self.waits_for == "acts":
            self.dice_owed -= 1
        self.dice.remove(int(value))
        self.me.dice.append(int(value))
        self.die, self.die_used = int(value), False
        self.waits_for = "acts"

    def _play_coins(self) -> None:
        self.die_used = True
        self.me.coins += self.die

    def _play_draw(self) -> None:
        self.die_used = True
        self._draw_a_card()

    def _draw_a_card(self) -> None:
        if not self.pile:
            self.pile, self.discards = self.discards, []
        self.waits_for = "card"

    def _play_card(self, card: str) -> None:
        self.pile.remove(card)
        self.waits_for = "acts"
        if card == "mine_collapse":
            self.shown_collapses.append(card)
            for player in self.players:
                self.bag += player.gems
                player.saved, player.fresh = [], []
            if self.pile or self.discards:
                self._draw_a_card()
                return
        else:
            self.me.hand.append(card)
        if self.shown_collapses:
            self.pile += self.shown_collapses + self.discards
            self.shown_collapses, self.discards = [], []

    def _play_dig(self) -> None:
        self.die_used = True
        self._dig(self.die)

    def _dig(self, stones: int) -> None:
        self.to_dig = stones
        self.waits_for = "stone"

    def _play_stone(self, stone: str) -> None:
        self.bag.remove(stone)
        self.in_the_open.append(stone)
        if stone == "white_rock":
            self.bag += self.in_the_open + self.me.fresh + self.aside
            self.me.fresh, self.aside = [], []
        elif len(self.in_the_open) < self.to_dig:
            return
        else:
            self.me.fresh += [each for each in self.in_the_open if each not in ROCKS]
            self.aside += [each for each in self.in_the_open if each in ROCKS]
        self.in_the_open = []
        self.to_dig = 0
        self.waits_for = "acts"

    def _play_sell(self, gem: str, number: str) -> None:
        for _ in range(int(number)):
            self._part_with(gem)
            self.me.coins += GEM_VALUE[gem]

    def _part_with(self, gem: str) -> None:
        """A gem of this turn goes first, as a white rock could still take it."""
        (self.me.fresh if gem in self.me.fresh else self.me.saved).remove(gem)
        self.aside.append(gem)

    def _play_donate(self, pounds: str) -> None:
        self.me.coins -= int(pounds)
        self.me.chest.append(int(pounds))

    def _play_tent(self, row: str, *words: str) -> None:
        if "free" in words:
            self._discard("free_tent")
        else:
            self.me.coins -= self.costs[self.boat - 1]
        if "any" in words:
            self._discard("ignore_die_number")
        self.die_used = True
        source = words[-1] if "from" in words else ""
        self._put_up(int(row[1:]), self.boat, source, asleep=False)

    def _put_up(self, row: int, column: int, source: str, asleep: bool) -> None:
        for owner in self._neighbours(row, column):
            self.me.coins -= 1
            if isinstance(owner, int):
                self.players[owner - 1].coins += 1
        if source:
            here = [tent for tent in self.board if tent.owner == self.turn and tent.space == source]
            # of several the one that is worth least goes
            tent = min(here, key=lambda each: (not each.asleep, each.scored))
            self.board.remove(tent)
            name = tent.name
        else:
            name = self.me.supply.pop()
            self.me.placements += 1
        self.board.append(Tent(name, self.turn, row, column, asleep=asleep))

    def _discard(self, card: str) -> None:
        self.me.hand.remove(card)
        self.discards.append(card)

    def _play_play(self, card: str, *words: str) -> None:
        self._discard(card)
        match card:
            case "free_tent_scored_row":
                row, column = coordinates(words[0])
                self._put_up(row, column, words[-1] if "from" in words else "", asleep=True)
            case "boat_back":
                self.boat -= 1
            case "take_four_pounds":
                self.me.coins += 4
            case "take_two_dice":
                self.dice_owed += 1
            case "dig_three_stones":
                self._dig(3)
            case "market":
                for gem, number in zip(GEM_VALUE, words, strict=True):
                    for _ in range(int(number)):
                        self._part_with(gem)
                        self.me.coins += MARKET_VALUE[gem]
                        self.me.points += MARKET_VALUE[gem]
            case _:
                self.me.points += CARD_POINTS[card]

    def _play_end(self) -> None:
        self.me.saved += self.me.fresh
        self.me.fresh = []
        self.die, self.die_used = 0, False
        for _ in self.players:
            self.turn = self._after(self.turn)
            if self._dice_moves():
                self.waits_for = "choice of a die"
                return
        self._end_of_round()

    def _after(self, player: int) -> int:
        return player + 1 if player < len(self.players) else 1

    # --- scoring ---

    def _end_of_round(self) -> None:
        for tent in self.board:
            if tent.column == self.boat and isinstance(tent.owner, int) and not tent.asleep:
                self.players[tent.owner - 1].points += tent.row
                tent.scored = True
            tent.asleep = False
        self.dice = []
        for player in self.players:
            player.dice = []
        if self.boat == 10:
            self._final_scoring()
            return
        self.boat += 1
        self.round += 1
        self.starter = self.turn = self._after(self.starter)
        self.waits_for = "roll"

    def _final_scoring(self) -> None:
        for row, prize in enumerate(self.majority, start=1):
            tents = Counter(tent.owner for tent in self.board if tent.row == row)
            first = [owner for owner in tents if tents[owner] == max(tents.values())]
            for owner in first:
                if isinstance(owner, int):
                    self.players[owner - 1].points += prize // len(first)
        for player in self.players:
            player.points += len(player.gems)
            player.points += sum(CARD_POINTS.get(card, 0) for card in player.hand)
        if len(self.players) <= 2:
            self.waits_for = "queen"
            return
        least = min(player.given for player in self.players)
        for player in self.players:
            player.out = player.given == least
        self.waits_for = "over"

    def _play_queen(self, *dice: str) -> None:
        assert self.waits_for == "queen"
        self.queens_dice = [int(die) for die in dice]
        assert len(dice) == 2 * len(self.players)
        total = sum(self.queens_dice)
        for player in self.players:
            given = player.given
            player.out = given < total if len(self.players) == 2 else not given > total
        self.waits_for = "over"
