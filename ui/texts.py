"""Texts with numbered placeholders, and what is said to screen readers."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QWidget

_PLACEHOLDER = re.compile(r"%([1-9])")


def fill(text: str, *values: str) -> str:
    """`text` with %1, %2, ... replaced by `values`, in one pass: a "%1" inside a name stays what it is."""
    return _PLACEHOLDER.sub(lambda match: values[int(match[1]) - 1], text)


def unbroken(text: str) -> str:
    """`text` as one that no line ends in: "Round 4" loses its sense when the number stands alone."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say `text` (Qt 6.8 and later can say it at once; before, it is the widget's new name)."""
    # Imported when there is something to say: the first window comes sooner.
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    widget.setAccessibleName(text)
    if not QAccessible.isActive():
        return
    import PySide6.QtGui

    announcement = getattr(PySide6.QtGui, "QAccessibleAnnouncementEvent", None)
    event = (
        QAccessibleEvent(widget, QAccessible.Event.NameChanged)
        if announcement is None
        else announcement(widget, text)
    )
    QAccessible.updateAccessibility(event)
