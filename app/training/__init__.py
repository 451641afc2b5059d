"""Training the value models: games of computer players against themselves, and a network fitted to how they end."""
