"""The program tries itself: a real start in folders of its own, and some moves of every game (docs/command-line.md)."""
