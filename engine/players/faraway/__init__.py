"""How computer players see and play Faraway."""
