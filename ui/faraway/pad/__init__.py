"""The score pad for people who play Faraway with the printed cards."""
