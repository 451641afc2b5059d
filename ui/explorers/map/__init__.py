"""The hex map in a graphics scene."""
