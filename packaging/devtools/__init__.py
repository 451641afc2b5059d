"""What `dev.py` does: set-up, translations, pins and checks, with the standard library alone."""
