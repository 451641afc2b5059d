"""What cannot be right on a score pad, in one sentence beside the field of the player."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.faraway.pad import ScorePad
from engine.faraway.pad_faults import Fault
from ui.faraway.box import CardBox
from ui.faraway.card_words import sanctuaries, sanctuary_text
from ui.numbers import show_number
from ui.texts import fill

translate = QCoreApplication.translate


def fault_sentence(pad: ScorePad, fault: Fault, box: CardBox) -> str:
    """The reason why an entry of `fault.player` cannot be right."""
    other = pad.players[fault.other].name
    count, most, card = show_number(fault.count), show_number(fault.most), show_number(fault.card)
    match fault.kind:
        case "no name":
            return translate("ScorePad", "This player needs a name.")
        case "same name":
            return fill(
                translate("ScorePad", "%1 is already playing. Choose another name."),
                pad.players[fault.player].name,
            )
        case "no region":
            return fill(
                translate("ScorePad", "There is no region %1: they are numbered from 1 to %2."), card, most
            )
        case "region twice":
            return fill(translate("ScorePad", "Region %1 is twice in this journey."), card)
        case "region of another":
            return fill(translate("ScorePad", "Region %1 is in the journey of %2 already."), card, other)
        case "too many regions":
            return fill(
                translate("ScorePad", "These are %1 regions, but a journey has only %2."), count, most
            )
        case "no sanctuary" | "sanctuary twice":
            return translate("ScorePad", "The same sanctuary is here twice, or it is none of the game.")
        case "sanctuary of another":
            words = sanctuary_text(box.sanctuary(fault.card))
            return fill(translate("ScorePad", "%1 has this sanctuary already (%2)."), other, words)
        case "too many sanctuaries":
            return fill(
                translate("ScorePad", "%1 are too many: nobody can find more than %2."),
                sanctuaries(fault.count),
                most,
            )
        case "too few rises":
            if not fault.most:
                return translate(
                    "ScorePad",
                    "No sanctuary can be here: no region of this journey is longer than the one before.",
                )
            return fill(
                translate("ScorePad", "%1 are too many: a longer region follows a shorter one only %2."),
                sanctuaries(fault.count),
                translate("ScorePad", "%n time(s)", "... follows a shorter one only 3 times", fault.most),
            )
        case "too few regions":
            return fill(
                translate("ScorePad", "%1 are too many: with these regions there can be at most %2."),
                sanctuaries(fault.count),
                most,
            )
        case "players":
            return fill(translate("ScorePad", "At most %1 people can play."), most)
