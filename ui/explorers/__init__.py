"""The table of The Guild of Merchant Explorers: maps, cards, scoring."""
