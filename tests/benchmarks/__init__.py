"""Measurements of the program on a screen. Nothing here passes or fails: clocks are no reason for a test to fail."""
