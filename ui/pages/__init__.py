"""The pages of the window: start, new game, table, final scoring, rules, settings, about."""
