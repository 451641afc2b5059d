"""The cards of Faraway as they are drawn: symbols, landscapes, quests, faces and backs."""
