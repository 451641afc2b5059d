"""The one exception of the development commands."""


class TroubleError(Exception):
    """Something that stops a command; its text is one sentence that says what to do about it."""
