"""The rules of the games, the notation and the match: no screen, no clock, no files, no randomness of its own."""
