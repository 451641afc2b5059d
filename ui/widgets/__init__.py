"""Reusable widgets that know the look but no game."""
