"""Computer players: one search for all games, one playout policy and one set of features for each game."""
