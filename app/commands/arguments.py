"""The parser of arguments that every command line of the program is read with."""

from __future__ import annotations

import argparse
from typing import NoReturn

from app.commands.errors import CommandError


class Parser(argparse.ArgumentParser):
    """An argument parser that raises CommandError instead of printing its usage and ending the program."""

    def error(self, message: str) -> NoReturn:
        """Raise CommandError with the sentence of argparse, which names the argument."""
        raise CommandError(message.removeprefix("argument "))
