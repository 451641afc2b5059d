"""What placing a tent costs, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.record import Seat
from ui.livingstone.phrases import name, pounds
from ui.numbers import show_list
from ui.texts import fill

translate = QCoreApplication.translate


def fees(owners: Sequence[int], seats: Sequence[Seat]) -> str:
    """The owner fee of 1 pound to each of `owners`, or an empty text. The fee for white tents goes to the bank."""
    if not owners:
        return ""
    if owners[0] == len(seats):
        return translate("Livingstone", "1 pound for the white tent")
    names = show_list([name(owner, seats) for owner in owners])
    if len(owners) == 1:
        return fill(translate("Livingstone", "1 pound to %1"), names)
    return fill(translate("Livingstone", "1 pound each to %1"), names)


def price(paid: int, owners: Sequence[int], seats: Sequence[Seat]) -> str:
    """Expedition cost and owner fees: "2 pounds, 1 pound to Ben"."""
    fee = fees(owners, seats)
    if not paid:
        return fee or translate("Livingstone", "free of charge")
    if not fee:
        return pounds(paid)
    return fill(translate("Livingstone", "%1, %2", "expedition cost and owner fee"), pounds(paid), fee)
