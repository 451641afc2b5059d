"""Simple HTML without colours or sizes, as `ui.pages.reading.Reader` shows it."""

from __future__ import annotations


def section(heading: str, *parts: str) -> str:
    """A heading with what belongs under it: paragraphs and lists."""
    return f"<h2>{heading}</h2>" + "".join(parts)


def paragraph(text: str) -> str:
    """A paragraph; `text` may hold tags."""
    return f"<p>{text}</p>"


def items(*texts: str) -> str:
    """A list with one item for each text; the texts may hold tags."""
    return "<ul>" + "".join(f"<li>{text}</li>" for text in texts) + "</ul>"
