"""What ends a trial."""

from __future__ import annotations


class WentWrongError(Exception):
    """The program did not do what it should; the text is one sentence."""
