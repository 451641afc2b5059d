"""Contests of computer players without a screen: single games, many games at once, and their statistics."""
