"""Who wins, and why, in one or two sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.faraway.pad import PadResult, ScorePad
from ui.faraway.card_words import fame
from ui.numbers import show_list, show_number
from ui.texts import fill

translate = QCoreApplication.translate


def result_text(pad: ScorePad, result: PadResult | None, complete: bool) -> str:
    """What is known about the winner; `result` is None while something cannot be right."""
    if result is None:
        return translate("ScorePad", "There is no ranking while an entry cannot be right.")
    winner = result.winner
    if winner is None:
        return translate("ScorePad", "The ranking comes when everybody has a region.")
    text = (
        translate("ScorePad", "%1 wins with %2.") if complete else translate("ScorePad", "%1 leads with %2.")
    )
    text = fill(text, pad.players[winner].name, fame(result.scores[winner].total))
    if result.tie_break is None:
        return text
    names = show_list([pad.players[index].name for index in result.tied])
    return fill(
        translate("ScorePad", "%1 %2 are tied: the shortest exploration duration, %3, decides."),
        text,
        names,
        show_number(result.tie_break),
    )


def left_out_text(count: int) -> str:
    """That a finished journey has fewer sanctuaries than it could; empty for none."""
    if not count:
        return ""
    return translate(
        "ScorePad",
        "%n more sanctuary(s) could have been found: was one forgotten here? It may be refused.",
        "",
        count,
    )
