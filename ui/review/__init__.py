"""The review of a finished game: what each move cost, found in the background, and the page that shows it."""
