"""How computer players see and play Livingstone."""
