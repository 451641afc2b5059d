"""How computer players see and play The Guild of Merchant Explorers."""
