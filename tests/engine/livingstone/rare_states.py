"""Names for what seldom happens in random games, told from the naive referee's table."""

from __future__ import annotations

from collections.abc import Iterator

from tests.engine.livingstone.naive_pieces import GEM_VALUE
from tests.engine.livingstone.naive_referee import Referee

RARE_STATES = (
    "tent moved by a die",
    "tent moved by Free Tent",
    "tent moved by Ignore Die Number",
    "tent moved by both cards",
    "tent moved by Free Tent in a Scored Row",
    "tent moved from a scored space",
    "tent moved from the boat's column",
    "tent moved that does not score now",
    "several tents on the space a tent leaves",
    "last tent left of a scored space is moved",
    "tent by both cards",
    "tent in a scored row",
    "tent in a scored row of the boat's column",
    "tent in a scored row ahead of the boat",
    "fees to two or more owners",
    "fee for white tents",
    "own tent not affordable for the fee alone",
    "no pound left after donating, and a tent to pay",
    "no tent left with three or more players",
    "no tent left in a solo game",
    "boat back",
    "boat back twice in a round",
    "boat back in the last column",
    "boat back between a tent and the scoring",
    "column scored with tents scored before",
    "Take Two Dice before the action",
    "Take Two Dice after the action",
    "Take Two Dice twice in a turn",
    "two digs in a turn",
    "white rock takes gems of a former dig of the turn",
    "white rock takes gems sold this turn",
    "white rock spares saved gems",
    "bag smaller than the dig",
    "Market with many gems",
    "mine collapse takes gems of several players",
    "mine collapse with an empty pile",
    "second mine collapse as the substitute",
    "mine collapse without a substitute",
    "no card to draw",
    "empty pile made anew",
    "gems and point cards at the end",
    "player skipped",
    "dice left at the end of a round",
    "row shared",
    "row won by white",
    "one of two gave just the sum",
    "solo player gave just the sum",
    "nobody wins with two",
    "one of two is out",
    "one of three or more is out",
    "several of three or more are out",
    "solo game won",
    "solo game lost",
)


class Sightings:
    """Watches a game line by line: `before` and `after` each `Referee.play`."""

    def __init__(self) -> None:
        self._boats_this_round = 0
        self._tent_this_round = False
        self._extra_dice_this_turn = 0
        self._digs_this_turn = 0
        self._sold_fresh = False

    def before(self, referee: Referee, line: str) -> Iterator[str]:
        """What the line is about to do."""
        actor, *words = line.split()
        if actor == "*":
            yield from self._of_chance(referee, words)
        elif words[0] == "tent" or words[:2] == ["play", "free_tent_scored_row"]:
            yield from self._of_a_tent(referee, words)
        elif words[0] == "play":
            yield from self._of_a_card(referee, words)
        elif words[0] == "dig":
            yield from self._of_a_dig(referee, referee.die)
        elif words[0] == "sell":
            self._sold_fresh |= words[1] in referee.me.fresh
        elif words[0] == "draw" and not referee.pile:
            yield "empty pile made anew"
        elif words[0] == "end":
            yield from self._of_an_end(referee)

    def after(self, referee: Referee, line: str) -> Iterator[str]:
        """What the line has led to."""
        players = len(referee.players)
        if referee.waits_for == "acts":
            moves = referee.moves()
            if not referee.die_used:
                cost = referee.costs[referee.boat - 1]
                tent = f"tent r{referee.die}"
                offered = any(move.split(" from")[0] == tent for move in moves)
                if not offered and referee.me.supply and cost <= referee.me.coins:
                    yield "own tent not affordable for the fee alone"
                if not offered and referee.me.supply and "donate" in line and not referee.me.coins:
                    yield "no pound left after donating, and a tent to pay"
                if "draw" not in moves:
                    yield "no card to draw"
            if not referee.me.supply and not any("tent" in move for move in moves):
                if players > 2:
                    yield "no tent left with three or more players"
                if players == 1:
                    yield "no tent left in a solo game"
        if referee.waits_for == "over":
            yield from self._of_the_result(referee)

    def _of_chance(self, referee: Referee, words: list[str]) -> Iterator[str]:
        if words == ["stone", "white_rock"]:
            if referee.me.fresh:
                yield "white rock takes gems of a former dig of the turn"
            if self._sold_fresh:
                yield "white rock takes gems sold this turn"
            if referee.me.saved:
                yield "white rock spares saved gems"
        if words == ["card", "mine_collapse"]:
            if sum(bool(player.gems) for player in referee.players) > 1:
                yield "mine collapse takes gems of several players"
            if len(referee.pile) == 1:
                yield (
                    "mine collapse with an empty pile"
                    if referee.discards
                    else "mine collapse without a substitute"
                )
            if referee.shown_collapses:
                yield "second mine collapse as the substitute"

    def _of_a_tent(self, referee: Referee, words: list[str]) -> Iterator[str]:
        scored_row = words[0] == "play"
        target = words[2] if scored_row else f"{words[1]}c{referee.boat}"
        row, column = target[1:].split("c")
        owners = {tent.owner for tent in referee.tents_on(int(row), int(column))} - {referee.turn}
        if len(owners) > 1:
            yield "fees to two or more owners"
        if "white" in owners:
            yield "fee for white tents"
        if "from" in words:
            if scored_row:
                yield "tent moved by Free Tent in a Scored Row"
            elif "free" in words:
                yield "tent moved by both cards" if "any" in words else "tent moved by Free Tent"
            else:
                yield "tent moved by Ignore Die Number" if "any" in words else "tent moved by a die"
            yield from self._of_a_move(referee, words[-1])
        elif "free" in words and "any" in words:
            yield "tent by both cards"
        if scored_row:
            yield "tent in a scored row"
            if int(column) == referee.boat:
                yield "tent in a scored row of the boat's column"
            if int(column) > referee.boat:
                yield "tent in a scored row ahead of the boat"
        else:
            self._tent_this_round = True

    def _of_a_move(self, referee: Referee, source: str) -> Iterator[str]:
        there = [tent for tent in referee.board if tent.owner == referee.turn and tent.space == source]
        if any(tent.scored for tent in there):
            yield "tent moved from a scored space"
            if len(there) == 1:
                yield "last tent left of a scored space is moved"
        if any(tent.asleep for tent in there):
            yield "tent moved that does not score now"
        if len(there) > 1:
            yield "several tents on the space a tent leaves"
        if there[0].column == referee.boat:
            yield "tent moved from the boat's column"

    def _of_a_card(self, referee: Referee, words: list[str]) -> Iterator[str]:
        card = words[1]
        if card == "boat_back":
            yield "boat back"
            if self._boats_this_round:
                yield "boat back twice in a round"
            if referee.boat == 10:
                yield "boat back in the last column"
            if self._tent_this_round:
                yield "boat back between a tent and the scoring"
            self._boats_this_round += 1
        elif card == "take_two_dice":
            yield "Take Two Dice after the action" if referee.die_used else "Take Two Dice before the action"
            if self._extra_dice_this_turn:
                yield "Take Two Dice twice in a turn"
            self._extra_dice_this_turn += 1
        elif card == "dig_three_stones":
            yield from self._of_a_dig(referee, 3)
        elif card == "market":
            if sum(map(int, words[2:])) >= 6:
                yield "Market with many gems"
            for gem, number in zip(GEM_VALUE, words[2:], strict=True):
                self._sold_fresh |= int(number) > 0 and gem in referee.me.fresh

    def _of_a_dig(self, referee: Referee, stones: int) -> Iterator[str]:
        if len(referee.bag) < stones:
            yield "bag smaller than the dig"
        if self._digs_this_turn:
            yield "two digs in a turn"
        self._digs_this_turn += 1

    def _of_an_end(self, referee: Referee) -> Iterator[str]:
        self._extra_dice_this_turn = self._digs_this_turn = 0
        self._sold_fresh = False
        can_go_on = [
            any(die > max(player.dice, default=0) for die in referee.dice) for player in referee.players
        ]
        if any(can_go_on):
            following = [(referee.turn + step) % len(referee.players) for step in range(len(referee.players))]
            if not can_go_on[following[0]]:
                yield "player skipped"
            return
        if referee.dice:
            yield "dice left at the end of a round"
        if any(tent.scored and tent.column == referee.boat for tent in referee.board):
            yield "column scored with tents scored before"
        self._boats_this_round = 0
        self._tent_this_round = False

    def _of_the_result(self, referee: Referee) -> Iterator[str]:
        out = sum(player.out for player in referee.players)
        if sum(referee.queens_dice) in {player.given for player in referee.players}:
            if len(referee.players) == 2:
                yield "one of two gave just the sum"
            elif len(referee.players) == 1:
                yield "solo player gave just the sum"
        match len(referee.players):
            case 1:
                yield "solo game lost" if out else "solo game won"
            case 2 if out:
                yield "nobody wins with two" if out == 2 else "one of two is out"
            case _ if out:
                yield "several of three or more are out" if out > 1 else "one of three or more is out"
        for row in range(1, 7):
            owners = [tent.owner for tent in referee.board if tent.row == row]
            most = max(map(owners.count, owners), default=0)
            first = {owner for owner in owners if owners.count(owner) == most}
            if len(first) > 1:
                yield "row shared"
            elif first == {"white"}:
                yield "row won by white"
        if any(player.gems and any("points" in card for card in player.hand) for player in referee.players):
            yield "gems and point cards at the end"
