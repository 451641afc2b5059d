"""The packages for players: one module a system, each with a `build(...) -> int`."""
