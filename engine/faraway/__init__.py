"""The rules of Faraway."""
