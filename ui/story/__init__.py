"""What the final scorings of the games share: a story at the player's pace, and the score sheet."""
