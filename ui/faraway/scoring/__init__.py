"""The final scoring of Faraway: the way back step by step, the score sheet, the best order."""
