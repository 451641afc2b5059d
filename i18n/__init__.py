"""Translations: Qt sources (.ts) kept here, and the compiled files (.qm) that dev.py makes beside them."""
