"""The screens: item models over the engine, scenes, windows and the look."""
