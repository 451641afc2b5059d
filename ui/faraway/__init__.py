"""The screen of Faraway: cards, table, words, final scoring."""
