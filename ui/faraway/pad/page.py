"""The page of the score pad: everybody's entries at the left, one journey in large at the right."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.faraway.pad import PadPlayer, PadResult, ScorePad, is_complete, score_pad
from engine.faraway.pad_faults import Fault, pad_faults
from ui.context import UiContext
from ui.faraway.box import CardBox
from ui.faraway.pad.fault_words import fault_sentence
from ui.faraway.pad.journey_side import JourneySide
from ui.faraway.pad.pads_bar import PadsBar
from ui.faraway.pad.players_column import FEWEST, PlayersColumn
from ui.faraway.pad.result_words import result_text
from ui.faraway.pad.sound import sound_part
from ui.faraway.pad.store import KeptPad, PadStore, PadStoreError
from ui.pages.page import SidePage
from ui.texts import announce
from ui.widgets.message import MessageStrip

translate = QCoreApplication.translate

SAVE_AFTER = 500
"""Milliseconds after the last change, after which it is kept."""

_ABOUT_NAMES = ("no name", "same name")


class ScorePadPage(SidePage):
    """Keeps every change by itself. It begins with the pad that was changed last, or with a new one."""

    def __init__(
        self, context: UiContext, box: CardBox, store: PadStore, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, 4000, parent)
        self._box = box
        self._store = store
        self._key: str | None = None
        self._kept: list[KeptPad] = []
        self._dirty = False
        self.index = 0
        self.faults: list[Fault] = []
        self.result: PadResult | None = None
        self.bar = PadsBar(context)
        self.message = MessageStrip()
        self.message.hide()
        self.message.closed.connect(self.message.hide)
        self.players = PlayersColumn(context)
        self.side = JourneySide(context, box, self)
        self.head.setStretchFactor(self.title, 0)
        self.head.addWidget(self.bar, 1)
        self._columns = QHBoxLayout()
        self._columns.addWidget(self.players)
        self._columns.addWidget(self.side, 1)
        self.column.addWidget(self.message)
        self.column.addLayout(self._columns, 1)
        self._saving = QTimer(self)
        self._saving.setSingleShot(True)
        self._saving.setInterval(SAVE_AFTER)
        self._saving.timeout.connect(self.save)
        self.pad = _new_pad()
        self._connect()
        self.retranslate()
        self.restyle()
        self._open_first()

    def _connect(self) -> None:
        self.bar.opened.connect(self.open_pad)
        self.bar.new_wanted.connect(self.begin)
        self.bar.delete_wanted.connect(self.delete)
        self.bar.renamed.connect(self._edit)
        self.players.edited.connect(self._edit)
        self.players.selected.connect(self.select)
        self.players.done.connect(lambda _: self.side.pick_sanctuaries())
        for keys, step in (("PgUp", -1), ("PgDown", 1)):
            # Not as a key of the page: the scroll area around the players would take it.
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self._step, step))
        self.side.region_toggled.connect(self.toggle_region)
        self.side.sanctuary_toggled.connect(self.toggle_sanctuary)

    # --- pads -----------------------------------------------------------------------------------------------------

    def _open_first(self) -> None:
        self._list(tell=True)
        if self._kept:
            self.open_pad(self._kept[0].key)
        else:
            self.begin()

    def begin(self) -> None:
        """Begin a new pad for the same people; it is kept as soon as something is entered."""
        self.save()
        names = [panel.name.text() for panel in self.players.shown] or [""] * FEWEST
        self._show(None, ScorePad(tuple(PadPlayer(name) for name in names)))
        self._take_focus()

    def open_pad(self, key: str) -> None:
        """Go on with a kept pad; if that fails the page says why and shows a new one."""
        self.save()
        try:
            pad = self._store.load(key)
        except PadStoreError as error:
            self._tell(str(error))
            self._list()
            self._show(None, _new_pad())
        else:
            self._show(key, pad)
        self._take_focus()

    def delete(self) -> None:
        """Remove the open pad for good and go on with the one changed before."""
        self._saving.stop()
        self._dirty = False
        if self._key is not None:
            try:
                self._store.delete(self._key)
            except PadStoreError as error:
                self._tell(str(error))
                return
        self._key = None
        self._open_first()

    def save(self) -> None:
        """Keep what was changed since the last time."""
        self._saving.stop()
        if not self._dirty:
            return
        try:
            self._key = self._store.keep(self._key, self.pad)
        except PadStoreError as error:
            self._tell(str(error))
            return
        self._dirty = False
        self._list()

    def _list(self, *, tell: bool = False) -> None:
        try:
            self._kept, notices = self._store.pads()
        except PadStoreError as error:
            self._kept, notices = [], [str(error)]
            tell = True
        if notices and tell:
            self._tell(" ".join(notices))
        self.bar.show_pads(self._kept, self._key)

    def _show(self, key: str | None, pad: ScorePad) -> None:
        self._key = key
        self._dirty = False
        self.players.show_pad(pad)
        self.bar.title.setText(pad.title)
        self.bar.show_pads(self._kept, key)
        self.side.show_view("sanctuaries")
        self.index = 0
        self._refresh()

    def _tell(self, sentence: str) -> None:
        self.message.show_message(sentence, "error")
        self.message.show()

    # --- what is entered --------------------------------------------------------------------------------------------

    def _edit(self) -> None:
        before = self.pad
        self._refresh()
        if self.pad != before and (self._key is not None or _has_entry(self.pad)):
            self._dirty = True
            self._saving.start()

    def _refresh(self) -> None:
        """Read the fields, and show anew what follows from them."""
        self.pad = ScorePad(self.players.players(), self.bar.title_text())
        self.faults = pad_faults(self._box.figures, self.pad)
        self._forgive_half_numbers()
        self.result = None if self.faults else score_pad(self._box.scorer, self.pad)
        self.index = min(self.index, len(self.pad.players) - 1)
        self.players.select(self.index)
        for number, panel in enumerate(self.players.shown):
            fault = next((fault for fault in self.faults if fault.player == number), None)
            panel.tell(
                "" if fault is None else fault_sentence(self.pad, fault, self._box),
                fault is not None and fault.kind in _ABOUT_NAMES,
            )
            panel.show_score(self._total(number), self._place(number))
        text = result_text(self.pad, self.result, is_complete(self.pad, self._box.figures.counts.rounds))
        if text != self.players.result.text():
            self.players.result.setText(text)
            announce(self.players.result, text)
        self._show_journey()

    def _forgive_half_numbers(self) -> None:
        """Say nothing about a number while its second digit may still come."""
        for number, panel in enumerate(self.players.shown):
            if panel.is_typing() and any(fault.player == number for fault in self.faults):
                shorter = self.pad.with_player(number, panel.player(without_half=True))
                faults = pad_faults(self._box.figures, shorter)
                if not any(fault.player == number for fault in faults):
                    self.pad, self.faults = shorter, faults

    def _total(self, number: int) -> int | None:
        if any(fault.player == number and fault.kind not in _ABOUT_NAMES for fault in self.faults):
            return None
        player = self.pad.players[number]
        return self._box.scorer.total(player.regions, player.sanctuaries)

    def _place(self, number: int) -> int | None:
        if self.result is None or not self.result.standings:
            return None
        return self.result.standings[number].place

    def _show_journey(self) -> None:
        sound = sound_part(self._box.figures, self.pad, self.index)
        self.side.show_player(self.pad, self.index, sound)

    def select(self, number: int) -> None:
        """Show this player's journey in large."""
        if number != self.index:
            self.index = number
            self.players.select(number)
            self._show_journey()

    def toggle_region(self, number: int) -> None:
        """Add a region to the journey shown, or take it away; the page says why it cannot be added."""
        player = self.pad.players[self.index]
        regions = _toggled(player.regions, number)
        wanted = PadPlayer(player.name, regions, player.sanctuaries)
        if len(regions) < len(player.regions) or self._accepts(wanted, "region"):
            self.players.panels[self.index].set_regions(regions)

    def toggle_sanctuary(self, number: int) -> None:
        """Add a sanctuary, or take it away; the page says why it cannot be added."""
        player = self.pad.players[self.index]
        sanctuaries = _toggled(player.sanctuaries, number)
        wanted = PadPlayer(player.name, player.regions, sanctuaries)
        if len(sanctuaries) < len(player.sanctuaries) or self._accepts(wanted, ""):
            self.players.panels[self.index].set_sanctuaries(sanctuaries)
            self._edit()

    def _accepts(self, wanted: PadPlayer, about: str) -> bool:
        """Whether a card more brings no new fault. Too many sanctuaries are no reason against a region."""
        pad = self.pad.with_player(self.index, wanted)
        for fault in pad_faults(self._box.figures, pad):
            if fault.player == self.index and fault not in self.faults and about in fault.kind:
                self.side.refuse(fault_sentence(pad, fault, self._box))
                return False
        return True

    # --- the page -----------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(translate("ScorePad", "Score pad"))

    def restyle(self) -> None:
        super().restyle()
        metrics = self.context.theme.metrics
        self.column.setSpacing(metrics.gap)
        self._columns.setSpacing(metrics.px(12))
        self.players.setFixedWidth(metrics.px(352))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts a large card back before it leaves the page."""
        if event.key() != Qt.Key.Key_Escape or not self.side.hide_large():
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        number = (self.index + by) % len(self.players.shown)
        field = self.players.panels[number].regions
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.end(False)

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever opens the page can type at once."""
        super().showEvent(event)
        self._take_focus()

    def _take_focus(self) -> None:
        """Give the keyboard to the first field that is worth filling in."""
        panel = self.players.panels[0]
        field = panel.regions if panel.name.text() else panel.name
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing that was entered is lost when the page is left or the window closed."""
        self.save()
        super().hideEvent(event)


def _new_pad() -> ScorePad:
    return ScorePad((PadPlayer(""),) * FEWEST)


def _has_entry(pad: ScorePad) -> bool:
    return any(player.regions or player.sanctuaries for player in pad.players) or bool(pad.title)


def _toggled(cards: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(card for card in cards if card != number) if number in cards else (*cards, number)
