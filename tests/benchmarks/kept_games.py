"""Games in the middle of play: for the table, and as unfinished games of the user's library, with their pictures.

`python -m tests.benchmarks.kept_games N` puts N of them into the library of the user (set INCOGNITA_HOME).
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from app.games import load_games
from app.library import Library
from app.paths import user_folders
from app.screens import load_screens
from app.shelf import LibraryShelf
from engine.livingstone.moves import TakeDie
from engine.match import Match
from engine.record import COLOURS, Seat
from ui.demo import play_on
from ui.game_ui import PICTURE_SIZE
from ui.png import png_bytes
from ui.session import Session
from ui.theme.palette import PAPER

NAMES = ("Anna", "Ben", "Chloé", "Dieter")
MOVES = 150
"""Entries of the record after which a game of four is in its fourth or fifth round of ten."""


def open_shelf(path: Path) -> LibraryShelf:
    """The shelf over a library file, which is made if there is none."""
    return LibraryShelf(Library.open(path).library, load_games, load_screens())


def game_in_the_middle(shelf: LibraryShelf, seed: int = 1) -> Session:
    """A game of Livingstone of four, kept on `shelf`, after some rounds of random moves."""
    seats = tuple(Seat(name, colour) for name, colour in zip(NAMES, COLOURS, strict=False))
    session = shelf.begin("livingstone", seats, None, seed)
    chance = Random(seed)
    match, moves = session.match, MOVES
    while moves == MOVES or not _turn_begins(match):
        play_on(match, moves, lambda limit: int(chance.random() * limit))
        moves += 1
    # Through the list of games, as a player comes to it.
    return shelf.resume(shelf.games(finished=False)[0].number)


def _turn_begins(match: Match) -> bool:
    return not match.waits_for_chance() and isinstance(match.legal_moves(match.deciders()[0])[0], TakeDie)


def main() -> None:
    """Fill the library."""
    application = QApplication([])
    shelf = open_shelf(user_folders().games_file())
    for seed in range(int(sys.argv[1])):
        session = game_in_the_middle(shelf, seed + 1)
        session.begin()
        image = session.ui.picture(session.match.view(None), session.seats(), PICTURE_SIZE, PAPER)
        session.keep_picture(png_bytes(image))
    application.quit()


if __name__ == "__main__":
    main()
