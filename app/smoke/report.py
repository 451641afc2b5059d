"""What a trial of the program found: one line for people, JSON for programs."""

from __future__ import annotations

import msgspec


class Report(msgspec.Struct):
    """The facts. `trouble` is a sentence, `details` a traceback; both are empty if all went well.

    `first_paint` are milliseconds from the beginning of the program's own code to its first painted window,
    `first_paint_at` the time of that in seconds since 1970, from which whoever started the process can tell the rest,
    and `first_paint_processor` the seconds that the process had used of the processor until then.
    `seconds` is the whole trial. `warnings` are those of Qt; a warning of the program itself is a trouble.
    """

    version: str = ""
    python: str = ""
    qt: str = ""
    system: str = ""
    frozen: bool = False
    screen: str = ""
    language: str = ""
    text: str = ""
    text_of_qt: str = ""
    icon: bool = False
    first_paint: int = 0
    first_paint_at: float = 0.0
    first_paint_processor: float = 0.0
    seconds: float = 0.0
    games: list[str] = msgspec.field(default_factory=list)
    moves: int = 0
    reopened: int = 0
    finished: int = 0
    reviews: int = 0
    answers: int = 0
    hints: int = 0
    pages: int = 0
    warnings: list[str] = msgspec.field(default_factory=list)
    step: str = ""
    trouble: str = ""
    details: str = ""

    def line(self) -> str:
        """Everything that matters in one line."""
        facts = (
            f"Terra Incognita {self.version}",
            "frozen" if self.frozen else "from source",
            f"Python {self.python}",
            f"Qt {self.qt}",
            self.system,
            f"screen {self.screen}",
            f"language {self.language} ({self.text}, {self.text_of_qt})",
            f"icon {'ok' if self.icon else 'missing'}",
            f"first paint {self.first_paint} ms",
            f"{len(self.games)} games ({', '.join(self.games)})",
            f"{self.moves} moves",
            f"{self.reopened} reopened",
            f"{self.finished} finished",
            f"{self.reviews} reviewed",
            f"{self.answers} computer players",
            f"{self.hints} hints",
            f"{self.pages} pages",
            f"{self.seconds:.1f} s",
        )
        return ", ".join(facts)


def as_json(report: Report) -> bytes:
    """The report as a JSON object, in UTF-8."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
