"""Scenes: a position of the Merchant Explorers set up as a situation describes it, then played in notation."""

from __future__ import annotations

from typing import Any, cast

from app.games import load_games
from engine.contract import CHANCE, Event
from engine.explorers.board import Board
from engine.explorers.game import Explorers
from engine.explorers.moves import space_of, space_text
from engine.explorers.options import ExplorersOptions
from engine.explorers.position import ExplorersPosition
from engine.explorers.sheet import SOURCES, Sheet
from engine.explorers.state import CARD
from engine.explorers.view import ExplorersView, SeatView
from engine.record import parse_entry


def explorers() -> Explorers:
    """The game with the figures of the box."""
    return cast(Explorers, load_games()["explorers"])


def spaces(text: str) -> list[int]:
    """The spaces of "3,10 4,9"."""
    return [space_of(*[int(part) for part in place.split(",")]) for place in text.split()]


class Scene:
    """A game in which the next explore card is about to be revealed; A is seat 1.

    Objectives are those of `objectives` (default: the first three of the map). Pieces are placed where the rules could
    have put them, cards and treasures taken from their decks; `problems()` is checked before and after each move.
    """

    def __init__(
        self,
        map_name: str = "avenia",
        seats: int = 1,
        objectives: tuple[int, ...] = (1, 2, 3),
        solo: str = "",
    ) -> None:
        self.game = explorers()
        options = ExplorersOptions(map_name, solo=solo or None)
        self.position: ExplorersPosition = self.game.new_position(seats, options)
        self.position.objectives = tuple(number - 1 for number in objectives)
        self.position.phase = CARD
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        """The map."""
        return self.position.rules.board

    # --- setting up ---

    def era(self, era: int) -> Scene:
        """The era (from 1) has just begun; nobody has specialty cards yet but by `specialties`."""
        position = self.position
        position.era = era - 1
        position.cards_left = position.rules.cards_of_era[era - 1]
        position.turn = sum(map(len, position.rules.cards_of_era[: era - 1]))
        return self

    def last_card(self, *cards: str) -> Scene:
        """Just these cards are still to come in this era."""
        position = self.position
        number = position.rules.number_of_card
        left = tuple(sorted(number[card] for card in cards))
        position.turn += len(position.cards_left) - len(left)
        position.cards_left = left
        return self

    def explorers(self, places: str, seat: str = "A") -> Scene:
        """Explorers of this era."""
        return self._put(seat, "explorers", places)

    def all_but(self, places: str = "", seat: str = "A") -> Scene:
        """Explorers of this era on the whole map, and everything found, but at some places."""
        sheet, board = self.sheet(seat), self.board
        left = board.mask_of_spaces(spaces(places))
        sheet.explorers = board.all & ~board.capital & ~sheet.villages & ~left
        sheet.towers, sheet.crystals, sheet.ruins = board.towers, board.crystals, board.ruins & ~left
        sheet.survey(board)
        return self

    def villages(self, places: str, seat: str = "A") -> Scene:
        """Villages founded before."""
        return self._put(seat, "villages", places)

    def found(self, places: str, seat: str = "A") -> Scene:
        """Towers, crystals and ruins found before."""
        board = self.board
        for place in spaces(places):
            bit = board.mask_of_spaces([place])
            kind = next(name for name in ("towers", "crystals", "ruins") if getattr(board, name) & bit)
            self._put(seat, kind, space_text(place))
        return self

    def posts(self, places: str, seat: str = "A") -> Scene:
        """Cities covered before."""
        return self._put(seat, "posts", places)

    def specialties(self, *cards: str, seat: str = "A") -> Scene:
        """Specialty cards kept before; the other one of each draw is out of the game."""
        position = self.position
        sheet = self.sheet(seat)
        for card in cards:
            position.specialty_deck.remove(position.rules.number_of_specialty[card])
            sheet.specialties += (card,)
        needed = {number for other in position.sheets for number in other.specialties}
        for _ in cards:
            other = next(
                number
                for number in position.specialty_deck
                if position.rules.figures.specialties[number].id not in needed
            )
            position.specialty_deck.remove(other)
            sheet.rejected += (position.rules.figures.specialties[other].id,)
        return self

    def kept(self, *treasures: str, seat: str = "A") -> Scene:
        """Treasures kept before."""
        sheet = self.sheet(seat)
        for treasure in treasures:
            number = self.position.rules.number_of_treasure[treasure]
            self.position.treasure_deck[number] -= 1
            kept = list(sheet.kept)
            kept[number] += 1
            sheet.kept = tuple(kept)
        return self

    def deck(self, **treasures: int) -> Scene:
        """The treasure deck holds just these; others are kept by the last seat, or played."""
        position = self.position
        last = position.own(position.seats - 1)
        kept = list(last.kept)
        for name, number in position.rules.number_of_treasure.items():
            gone = position.treasure_deck[number] - treasures.get(name, 0)
            position.treasure_deck[number] -= gone
            if position.rules.treasures_kept[number]:
                kept[number] += gone
            else:
                position.treasure_discards[number] += gone
        last.kept = tuple(kept)
        return self

    def coins(self, seat: str, coins: int) -> Scene:
        """Coins that a seat already has."""
        self.sheet(seat).coins[0] += coins
        return self

    def _put(self, seat: str, kind: str, places: str) -> Scene:
        sheet = self.sheet(seat)
        setattr(sheet, kind, getattr(sheet, kind) | self.board.mask_of_spaces(spaces(places)))
        sheet.survey(self.board)
        return self

    def sheet(self, seat: str = "A") -> Sheet:
        """The sheet of a seat."""
        return self.position.own(ord(seat) - ord("A"))

    # --- playing ---

    def play(self, *lines: str) -> Scene:
        """Play lines of notation with letters for the seats: "A explore 4,5", "* treasure jar"."""
        assert self.position.problems() == []
        self.events = []
        for line in lines:
            entry = self.entry(line)
            assert self.position.allows(entry.actor, entry.move), (
                f"{line!r} is refused; legal: {self.texts(line[0])}"
            )
            self.position.play(entry.actor, entry.move, self.events)
            assert self.position.problems() == []
        return self

    def explore(self, places: str, seat: str = "A") -> Scene:
        """Explore places one after the other."""
        return self.play(*(f"{seat} explore {place}" for place in places.split()))

    def with_card(self, card: str, seat: str = "A") -> Scene:
        """Era card I at its first reveal: the seat keeps this specialty card, the others whatever comes."""
        position = self.position
        lines = ["* card era_1"]
        others = [
            number.id
            for number in position.rules.figures.specialties
            if number.id != card and position.rules.number_of_specialty[number.id] in position.specialty_deck
        ]
        keeps = []
        for index in range(position.seats):
            letter = chr(ord("A") + index)
            cards = [card if letter == seat else others.pop(), others.pop()]
            lines += [f"* specialty {name}" for name in cards]
            keeps.append(f"{letter} keep {cards[0]}")
        return self.play(*lines, *keeps)

    def refuses(self, *lines: str) -> Scene:
        """Each line is well formed but not allowed now."""
        for line in lines:
            entry = self.entry(line)
            assert not self.position.allows(entry.actor, entry.move), f"{line!r} is allowed"
        return self

    def entry(self, line: str) -> Any:
        """The entry of a line with a letter for the seat."""
        who, _, move = line.partition(" ")
        actor = "*" if who == "*" else str(ord(who) - ord("A") + 1)
        return parse_entry(self.game, f"{actor} {move}", self.position.seats)

    def texts(self, seat: str = "A") -> list[str]:
        """The legal moves of a seat as texts."""
        if seat == "*":
            return [move.text for move, _ in self.position.chance().odds()]
        return [move.text for move in self.position.legal_moves(ord(seat) - ord("A"))]

    def targets(self, seat: str = "A") -> set[str]:
        """Where the next explorer of a seat may go."""
        return {text.split()[1] for text in self.texts(seat) if text.startswith("explore")}

    def view(self, viewer: str | None = None) -> ExplorersView:
        """What a seat sees."""
        return self.game.view(self.position, None if viewer is None else ord(viewer) - ord("A"))

    def seat(self, seat: str = "A") -> SeatView:
        """A seat as it sees itself."""
        return self.view(seat).seats[ord(seat) - ord("A")]

    def has(self, source: str, seat: str = "A") -> int:
        """The coins of a seat from one source."""
        return self.sheet(seat).coins[SOURCES.index(source)]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind in the last `play`."""
        return [event for event in self.events if isinstance(event, kind)]

    def decide(self) -> str:
        """The letters of the seats that decide, "*" for chance, "" at the end."""
        deciders = self.position.deciders()
        return "*" if deciders == (CHANCE,) else "".join(chr(ord("A") + seat) for seat in deciders)
