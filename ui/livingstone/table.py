"""The table of Livingstone: the board in the middle, the players at its right, below them what the viewer can do."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from engine.contract import Move
from engine.livingstone.events import DiceRolled
from engine.livingstone.moves import MARKET, ROWS, PlaceTent, PlaceTentInScoredRow
from engine.livingstone.view import LivingstoneView
from ui.context import UiContext
from ui.livingstone.actions import ActionBar
from ui.livingstone.belongings import Belongings
from ui.livingstone.board.view import RiverBoard
from ui.livingstone.control_pages import ControlPages
from ui.livingstone.dice_tray import DiceTray, DieButton, DieInHand
from ui.livingstone.dig import BagCloseup
from ui.livingstone.guidance import guidance
from ui.livingstone.hand import CardCloseup, Hand
from ui.livingstone.hint_line import HintLine
from ui.livingstone.mat import Mat
from ui.livingstone.offers import Offers, sort_moves
from ui.livingstone.players import PlayersPanel
from ui.livingstone.refusals import why
from ui.livingstone.supplies import Supplies
from ui.livingstone.table_button import TableButton
from ui.livingstone.table_keys import letters
from ui.livingstone.tent_plan import TentPlan
from ui.livingstone.words import move_text
from ui.session import Happened, Session
from ui.widgets.table_keys import TableKeys

translate = QCoreApplication.translate

CONTROLS_HEIGHT = 148
"""Height of what lies below the board, in pixels at 1280 x 720."""


class LivingstoneTable(QWidget):
    """Everything on the table. It is made anew from the session's view after each change and plays through it."""

    def __init__(self, session: Session, context: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.context = context
        theme = context.theme
        self.plan = TentPlan()
        self.offers = Offers()
        self._roll_due = False
        self._mat = Mat()
        # It paints all of its ground: nothing under it has to be painted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

        self.board = RiverBoard(theme)
        self.players = PlayersPanel(theme)
        self.hint = HintLine(theme)
        self.supplies = Supplies(theme)
        self.tray = DiceTray(theme)
        self.die = DieInHand(theme)
        self.pages = ControlPages(theme)
        self.things = Belongings(theme)
        self.hand = Hand(theme)
        self.closeup = CardCloseup(theme, self)
        self.bag = BagCloseup(theme, self)
        self._lay_out()
        self._connect()
        self.keys = TableKeys(
            self,
            letters,
            {
                "coins": lambda: self._press(self.action_bar.coins),
                "draw": lambda: self._press(self.action_bar.draw),
                "dig": lambda: self._press(self.action_bar.dig),
                "tent": lambda: self._press(self.action_bar.tent),
                "end": lambda: self._press(self.action_bar.end),
                "donate": lambda: self._press(self.things.chest),
                "sell": lambda: self._press(self.things.gems),
                "hand": self._go_to_hand,
                "board": lambda: self.board.setFocus(Qt.FocusReason.ShortcutFocusReason),
            },
            [partial(self._key_die, value) for value in range(1, 7)],
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self.restyle)
        session.happened.connect(self._follow_events)
        session.changed.connect(self.refresh)
        self.restyle()

    @property
    def action_bar(self) -> ActionBar:
        """The action tiles."""
        return self.pages.action_bar

    # --- putting together -----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._upper = QHBoxLayout()
        self._upper.addWidget(self.board, 1)
        self._upper.addWidget(self.players)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.hint, 1)
        self._middle.addWidget(self.supplies)
        self._dice = QVBoxLayout()
        self._dice.addWidget(self.tray, 4)
        self._dice.addWidget(self.die, 3)
        self._lower = QHBoxLayout()
        self._lower.addLayout(self._dice)
        self._lower.addWidget(self.pages, 10)
        self._lower.addWidget(self.things)
        self._lower.addWidget(self.hand, 9)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._upper, 1)
        self._column.addLayout(self._middle)
        self._column.addLayout(self._lower)

    def _connect(self) -> None:
        self.board.space_chosen.connect(self._choose_space)
        self.board.refused_space.connect(self._refuse_space)
        self.board.space_hovered.connect(self._tell_space)
        self.tray.die_wanted.connect(self._take_die)
        for part in (self.tray, self.action_bar, self.things, self.hand):
            part.refused.connect(self.refuse)
            part.hinted.connect(self.hint.set_hint)
        self.pages.spaces.hinted.connect(self.hint.set_hint)
        self.pages.move_wanted.connect(self.play)
        self.pages.page_changed.connect(self._follow_page)
        self.pages.dig.stone_wanted.connect(self.session.deal)
        self.action_bar.tent_wanted.connect(self._open_spaces)
        self.action_bar.dig_watched.connect(self._show_bag)
        self.action_bar.ask_twice_when(lambda: self.context.settings.confirm_clicks)
        self.pages.spaces.space_chosen.connect(self._choose_space)
        self.pages.spaces.card_toggled.connect(self._toggle_card)
        self.pages.spaces.closed.connect(self._step_back)
        self.things.donate_wanted.connect(self._open_donation)
        self.things.sell_wanted.connect(self._open_sale)
        self.hand.play_wanted.connect(self.play)
        self.hand.card_chosen.connect(self._use_card)
        self.hand.card_watched.connect(self._show_card)
        self.hand.ask_twice_when(lambda: self.context.settings.confirm_clicks)

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        metrics = self.context.theme.metrics
        gap = metrics.px(8)
        self._column.setContentsMargins(gap, metrics.px(5), gap, gap)
        self._column.setSpacing(metrics.px(5))
        self._upper.setSpacing(gap)
        self._middle.setSpacing(gap)
        self._lower.setSpacing(metrics.px(12))
        self._dice.setSpacing(metrics.px(5))
        for part in (self.tray, self.die):
            part.setFixedWidth(metrics.px(208))
        self.things.setFixedWidth(metrics.px(212))
        for widget in (self.pages, self.things, self.hand):
            widget.setFixedHeight(metrics.px(CONTROLS_HEIGHT))
        self.players.restyle()
        self.action_bar.restyle()
        self.things.restyle()
        self.refresh()

    def minimumSizeHint(self) -> QSize:
        """The room in which nothing is cut off: a window of 1280 by 720 with the log beside the table."""
        metrics = self.context.theme.metrics
        return QSize(metrics.px(1008), metrics.px(640))

    def sizeHint(self) -> QSize:
        """The room of a window of 1280 by 720."""
        metrics = self.context.theme.metrics
        return QSize(metrics.px(1280), metrics.px(676))

    # --- showing --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the session's view as it is now."""
        session = self.session
        view: LivingstoneView = session.view()
        seats = session.seats()
        self.offers = sort_moves(session.legal_moves(), view.boat)
        self.plan.fit(self.offers)
        kept = self._let_go_of_focus()
        self.action_bar.disarm()
        self.hand.disarm()
        self.board.show_view(view, seats)
        self.players.show_players(view, seats)
        self.supplies.show_supplies(view)
        self.tray.show_dice(view, self.offers)
        mine = view.mine
        own_turn = view.viewer == view.seat
        taken = () if mine is None else mine.dice
        self.die.show_die(view.die if own_turn else 0, view.die_used, taken, asks=session.asks)
        self.action_bar.show_actions(view, self.offers, seats)
        self.things.show_things(view, self.offers, seats)
        self.pages.follow(view, self.offers, session.waiting_source() == "bag")
        if self.pages.page is self.pages.spaces and not self.offers.tents and not self.plan.begun:
            self.pages.close_page()
        self._show_plan(view)
        if self._roll_due:
            self._roll_due = False
            self.tray.roll()
        self._give_focus_back(kept)

    def _show_plan(self, view: LivingstoneView | None = None) -> None:
        """Show what depends on the tent that is planned: lit spaces, chosen cards, the list of spaces, the hint."""
        view = self.session.view() if view is None else view
        seats = self.session.seats()
        self.board.set_legal_spaces(self.plan.spaces(self.offers))
        if self.plan.begun and self.pages.page is self.action_bar:
            self.pages.open_page(self.pages.spaces, by_key=False)
        if self.pages.page is self.pages.spaces:
            self.pages.spaces.refresh(view, self.offers, seats, self.plan)
        self.hint.set_guidance(guidance(view, self.offers, self.plan, seats, asks=self.session.asks))
        self._show_chosen()

    def _follow_page(self) -> None:
        self.bag.hide()
        self._show_chosen()

    def _show_chosen(self) -> None:
        chosen = self.plan.cards | self.pages.chosen_cards
        self.hand.show_hand(self.session.view(), self.offers, self.session.seats(), chosen)

    def _follow_events(self, happened: Happened) -> None:
        self.tray.finish_roll()
        self._roll_due = any(isinstance(event, DiceRolled) for event in happened.events)
        view = happened.view
        assert isinstance(view, LivingstoneView)
        self.board.animate(happened.events, view)
        self.pages.dig.show_events(happened.events, view)

    def _show_card(self, card: int) -> None:
        if card < 0:
            self.closeup.hide()
            return
        button = self.hand.buttons[card]
        middle = button.mapTo(self, QPoint((button.strip or button.width()) // 2, 0)).x()
        middle = min(middle, self.board.geometry().right() - self.closeup.card_width() // 2)
        # Above the hint line, which goes on telling what a click does.
        self.closeup.show_card(card, QPoint(middle, self.hint.y() - self.context.theme.metrics.gap))

    def _show_bag(self, watched: bool) -> None:
        if not watched:
            self.bag.hide()
            return
        view: LivingstoneView = self.session.view()
        self.bag.show_bag(view, view.die if view.phase == "act" else 0)
        tile = self.action_bar.dig
        foot = tile.mapTo(self, QPoint(tile.width() // 2, 0))
        left = max(0, min(foot.x() - self.bag.width() // 2, self.width() - self.bag.width()))
        # Above the hint line, which goes on telling about the dig.
        self.bag.move(left, self.hint.y() - self.bag.height() - self.context.theme.metrics.gap)

    def _tell_space(self, space: int) -> None:
        move = self.plan.spaces(self.offers).get(space)
        target_chosen_first = move is not None and move.moved_from is not None and self.plan.target is None
        if move is None or target_chosen_first:
            self.hint.set_hint("")
        else:
            self.hint.set_hint(move_text(move, self.session.view(), self.session.seats()))

    def refuse(self, reason: str) -> None:
        """Say why something cannot be done."""
        self.hint.refuse(reason)

    # --- playing --------------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Play a move of the viewer; what was planned or open is done with."""
        self.plan.clear()
        if self.pages.page is not self.action_bar:
            self.pages.close_page()
        if not self.session.play(move):
            self.refresh()

    def _take_die(self, value: int) -> None:
        move = self.offers.dice.get(value)
        if move is not None:
            self.play(move)

    def _key_die(self, value: int) -> None:
        self.tray.take(value)

    def _press(self, button: TableButton) -> None:
        """A letter stands for a click, whichever page is open."""
        if self.pages.page is not self.action_bar and self.pages.page is not self.pages.dig:
            self.plan.clear()
            self.pages.close_page()
            self._show_plan()
        button.click()

    def _go_to_hand(self) -> None:
        first = self.hand.first()
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- tents ----------------------------------------------------------------------------------------------

    def _open_spaces(self) -> None:
        """The tile for a tent: a single possibility is played at once, several are shown as a list."""
        moves = [move for spaces in self.offers.tents.values() for found in spaces.values() for move in found]
        if len(moves) == 1 and isinstance(moves[0], PlaceTent) and not moves[0].free and not moves[0].any_row:
            self.play(moves[0])
            return
        by_key = self.action_bar.tent.ring
        self.pages.open_page(self.pages.spaces, by_key=False)
        self._show_plan()
        self.pages.open_page(self.pages.spaces, by_key=by_key)

    def _choose_space(self, space: int) -> None:
        move = self.plan.choose(space, self.offers)
        if move is not None:
            self.play(move)
        else:
            self._show_plan()

    def _refuse_space(self, space: int) -> None:
        view: LivingstoneView = self.session.view()
        row, column = space % ROWS, space // ROWS
        lit = bool(self.plan.spaces(self.offers))
        reason = ""
        if self.plan.target is not None:
            reason = translate("Livingstone", "Choose one of your own tents, in a lit space.")
        elif self.plan.scored_row:
            reason = why(view, PlaceTentInScoredRow(space))
        elif column == view.boat or not lit:
            reason = why(view, PlaceTent(row, self.plan.free, self.plan.any_row))
        if not reason:
            reason = translate("Livingstone", "Tents are placed in the steamboat's column only.")
        self.refuse(reason)

    def _toggle_card(self, card: int) -> None:
        self.plan.toggle(card, self.offers)
        self._show_plan()

    def _use_card(self, card: int) -> None:
        if card == MARKET:
            self._open_market()
            return
        self.plan.toggle(card, self.offers)
        self._show_plan()
        if not self.plan.begun:
            self.pages.close_page()
        else:
            self.pages.open_page(self.pages.spaces, by_key=self.hand.buttons[card].ring)

    def _step_back(self) -> None:
        """Escape or Back: drop the last choice, close the page when there is none left."""
        had_target = self.plan.target is not None
        self.plan.back()
        if not had_target:
            self.pages.close_page()
        self._show_plan()

    # --- other choices --------------------------------------------------------------------------------------

    def _open_donation(self) -> None:
        self._drop_plan()
        self.pages.donate.open_for(self.session.view(), self.offers)
        self.pages.open_page(self.pages.donate)

    def _open_sale(self) -> None:
        self._drop_plan()
        self.pages.sell.open_for(self.session.view(), self.offers)
        self.pages.open_page(self.pages.sell)

    def _open_market(self) -> None:
        if self.pages.page is self.pages.market:
            self.pages.close_page()
            return
        self._drop_plan()
        self.pages.market.open_for(self.session.view(), self.offers)
        self.pages.open_page(self.pages.market)

    def _drop_plan(self) -> None:
        if self.plan.begun:
            self.plan.clear()
            self._show_plan()

    # --- Qt -------------------------------------------------------------------------------------------------

    def _let_go_of_focus(self) -> QWidget | None:
        """Take the focus to the table itself while controls come and go; the control that had it."""
        focused = QApplication.focusWidget()
        if not isinstance(focused, QWidget) or focused is self or not self.isAncestorOf(focused):
            return None
        if focused is self.board:
            return None
        by_key = not isinstance(focused, TableButton) or focused.ring
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        return focused if by_key else None

    def _give_focus_back(self, kept: QWidget | None) -> None:
        """Give the keyboard its control back, or the next one that matters if that is gone."""
        if kept is None:
            return
        if kept.isVisible() and not (isinstance(kept, DieButton) and not kept.possible):
            kept.setFocus(Qt.FocusReason.TabFocusReason)
            return
        page = self.pages.page
        targets: list[QWidget] = []
        if page is self.action_bar:
            targets += [die for die in self.tray.dice if die.possible]
            targets += [tile for tile in self.action_bar.tiles if tile.possible]
            targets.append(self.action_bar.coins)
        else:
            targets.append(page)
        targets[0].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape drops what is planned or open."""
        page = self.pages.page
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif page is self.pages.spaces:
            self._step_back()
        elif page not in (self.action_bar, self.pages.dig):
            self.pages.close_page()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Nothing is drawn for the focus here; Qt itself would repaint the whole table, twice with most clicks."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """As above."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the bare table hurries what moves."""
        self.tray.finish_roll()
        self.pages.dig.hurry()
        super().mousePressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.keys.retranslate()
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the desk and the mat on which the viewer's things lie."""
        painter = QPainter(self)
        theme = self.context.theme
        self._mat.paint(painter, event.rect(), self.rect(), self.hint.y(), theme.palette, theme.metrics)
        painter.end()
