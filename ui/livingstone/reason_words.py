"""Reasons of hints in words: what a move leads to, compared with other moves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.livingstone.view import LivingstoneView
from engine.players.advice import Reason
from ui.livingstone.feature_words import feature_text
from ui.numbers import show_number
from ui.reason_words import compared, likely
from ui.texts import fill

translate = QCoreApplication.translate


def reason_text(reason: Reason, view: LivingstoneView) -> str:
    """A reason in a few words; empty if it tells nothing."""
    feature = reason.feature
    if feature.startswith("kept_for_"):
        return _kept(reason)
    if feature == "donated":
        return _donated(reason)
    if feature == "out":
        return likely(translate("Livingstone", "Too little for the Queen"), reason)
    if feature.startswith("row_"):
        row = show_number(int(feature.removeprefix("row_")))
        return likely(fill(translate("Livingstone", "Most tents in row %1"), row), reason)
    return compared(feature_text(feature), reason)


def _kept(reason: Reason) -> str:
    """Coins for the end, in whole pounds."""
    pounds, others = round(reason.amount), round(reason.others)
    if pounds == others:
        return ""
    if reason.feature == "kept_for_two":
        words = translate(
            "Livingstone", "keeps %n pound(s) for the last two columns (others: %1)", "", pounds
        )
    else:
        words = translate("Livingstone", "keeps %n pound(s) for the last column (others: %1)", "", pounds)
    return fill(words, show_number(others))


def _donated(reason: Reason) -> str:
    pounds, others = round(reason.amount), round(reason.others)
    if pounds == others:
        return ""
    words = translate("Livingstone", "%n pound(s) for the Queen in the end (others: %1)", "", pounds)
    return fill(words, show_number(others))
