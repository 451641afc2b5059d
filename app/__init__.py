"""The way into the program: command line, settings, folders, the library of games, translators."""

__version__ = "0.1.0"
