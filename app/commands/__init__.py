"""The commands of `incognita`, a module each: `add` describes the command to argparse, `run` does it.

A module imports what its command needs inside `run`, so that no command waits for what another one uses, least
of all for Qt.
"""
