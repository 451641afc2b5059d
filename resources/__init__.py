"""Figures, maps and drawings: data only, read through importlib.resources in app."""
