"""The page of the final scoring: the way back at the player's pace, the score sheet, the best order."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from engine.faraway.best_order import best_order
from ui.context import UiContext
from ui.faraway.box import CardBox
from ui.faraway.card_row import CardRow
from ui.faraway.closeup import Closeup
from ui.faraway.event_words import won_text
from ui.faraway.flight import Flight, FlightLayer
from ui.faraway.scoring.band import JourneyBand
from ui.faraway.scoring.best import BestOrderPage
from ui.faraway.scoring.reckoning import Reckoning, reckon, reckon_region
from ui.faraway.scoring.sheet import SheetModel, SheetTable, sheet_lines
from ui.faraway.scoring.story import Step, final_scoring
from ui.faraway.table import ENLARGE_AFTER
from ui.numbers import show_number
from ui.session import Session
from ui.texts import announce, fill

translate = QCoreApplication.translate


class Journeys(QWidget):
    """One band for each player, as high as the room allows; a click goes on."""

    def __init__(self, page: ScoringPage) -> None:
        super().__init__()
        self._page = page

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._page.go_on()
        else:
            super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._page.arrange_bands()


class ScoringPage(QWidget):
    """Turns the regions of the finished game from the last to the first.

    Next, Enter, a click or the right arrow key go on, the left one goes back, "All at once" goes to the end.
    """

    def __init__(
        self, session: Session, context: UiContext, box: CardBox, parent: QWidget | None = None
    ) -> None:
        """`session` must be over, otherwise ValueError."""
        super().__init__(parent)
        self._context = context
        self._box = box
        self._seats = session.seats()
        self._hints = session.hints
        self.final = final_scoring(session.log)
        self._places = {standing.seat: standing.place for standing in session.match.standings()}
        self.best = [best_order(box.scorer, each.regions, each.sanctuaries) for each in self.final.journeys]
        self.index = 0

        theme = context.theme
        self.journeys = Journeys(self)
        self.bands = [JourneyBand(theme, box, who, self.journeys) for who in self._seats]
        self.caption = QLabel()
        self.caption.setProperty("role", "heading")
        self.caption.setWordWrap(True)
        self.caption.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        self.back_button = QPushButton()
        self.back_button.clicked.connect(self.go_back)
        self.all_button = QPushButton()
        self.all_button.clicked.connect(self.tell_all)
        self.next_button = QPushButton()
        self.next_button.setProperty("kind", "primary")
        self.next_button.clicked.connect(self.go_on)
        self.sheet_model = SheetModel(self._seats, box)
        self.sheet = SheetTable(self.sheet_model, self._seats, box, theme)
        self.copy_button = QPushButton()
        self.copy_button.clicked.connect(self.copy_sheet)
        people = [seat for seat, who in enumerate(self._seats) if who.is_person]
        first = people[0] if len(people) == 1 else self.final.won.seat
        self.best_page = BestOrderPage(self.final, self.best, self._seats, context, box, first)
        self._links: list[tuple[QPushButton, str]] = []

        self._story, self._sheet_page, self._best_frame = QWidget(), QFrame(), QFrame()
        self._lay_out()
        self._pages = QStackedLayout(self)
        for page in (self._story, self._sheet_page, self._best_frame):
            self._pages.addWidget(page)
        self.flights = FlightLayer(theme, self)
        self.closeup = Closeup(theme, self)
        self._watched: tuple[CardRow, int] | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(ENLARGE_AFTER)
        self._rest.timeout.connect(self._enlarge_watched)
        for band in (*self.bands, self.best_page.played, self.best_page.ordered):
            for row in (band.regions, band.sanctuaries):
                row.card_watched.connect(lambda place, row=row: self._watch(row, place))
                row.enlarge_wanted.connect(lambda place, row=row: self.enlarge(row, place))
                row.card_pressed.connect(lambda place, row=row: self.enlarge(row, place))
        theme.changed.connect(self.restyle)
        self.retranslate()
        self.restyle()
        self.next_button.setFocus()

    def _lay_out(self) -> None:
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.caption, 1)
        self._foot.addWidget(self.count)
        for button in (self.back_button, self.all_button, self.next_button):
            self._foot.addWidget(button)
        self._outer = QVBoxLayout(self._story)
        self._outer.addWidget(self.journeys, 1)
        self._outer.addLayout(self._foot)
        self._framed = []
        for frame, content, links in (
            (self._sheet_page, self.sheet, ("story", "best")),
            (self._best_frame, self.best_page, ("story", "sheet")),
        ):
            frame.setProperty("card", True)
            column = QVBoxLayout(frame)
            column.addWidget(content, 1)
            buttons = QHBoxLayout()
            for link in links:
                button = QPushButton()
                button.clicked.connect(
                    {"story": self.show_story, "best": self.show_best, "sheet": self.show_sheet}[link]
                )
                self._links.append((button, link))
                buttons.addWidget(button)
            buttons.addStretch(1)
            if content is self.sheet:
                buttons.addWidget(self.copy_button)
            column.addLayout(buttons)
            self._framed.append(column)

    # --- the way through ------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """The step that is told now."""
        return self.final.steps[self.index]

    @property
    def told(self) -> bool:
        """Whether the story has come to its end."""
        return self.index == len(self.final.steps) - 1

    def go_on(self) -> None:
        """Tell the next step; after the last one show the score sheet."""
        if self.told:
            self.show_sheet()
        else:
            self._go_to(self.index + 1)
            self._turn()

    def go_back(self) -> None:
        """Go back one step."""
        if self.index:
            self._go_to(self.index - 1)

    def tell_all(self) -> None:
        """Go to the last step at once."""
        self._go_to(len(self.final.steps) - 1)
        self.next_button.setFocus()

    def show_sheet(self) -> None:
        """Show the score sheet."""
        self._leave_cards()
        self._pages.setCurrentWidget(self._sheet_page)
        self.sheet.share_height()
        self.sheet.setFocus()

    def show_best(self) -> None:
        """Show the best order."""
        self._leave_cards()
        self._pages.setCurrentWidget(self._best_frame)

    def show_story(self) -> None:
        """Show the story again, at the step it had come to."""
        self._leave_cards()
        self._pages.setCurrentWidget(self._story)
        self.next_button.setFocus()

    def copy_sheet(self) -> None:
        """Put the sheet on the clipboard as text."""
        QGuiApplication.clipboard().setText(self.sheet_model.text())

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: with one, Tab passes over everything beside the button.
        super().focusInEvent(event)
        self.next_button.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, story = event.key(), self._pages.currentWidget() is self._story
        focus = self.focusWidget()
        enter = key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if key == Qt.Key.Key_Escape and self.closeup.isVisible():
            self.closeup.hide()
        elif enter and isinstance(focus, QPushButton):
            focus.click()
        elif story and (enter or key in {Qt.Key.Key_Right, Qt.Key.Key_PageDown}):
            self.go_on()
        elif story and key in {Qt.Key.Key_Left, Qt.Key.Key_PageUp}:
            self.go_back()
        elif story and key == Qt.Key.Key_End:
            self.tell_all()
        else:
            super().keyPressEvent(event)

    # --- showing ----------------------------------------------------------------------------------------------------

    def _go_to(self, index: int) -> None:
        self.flights.finish()
        self._leave_cards()
        self.index = index
        self._show_step()

    def _turn(self) -> None:
        """Let the regions of this step turn over."""
        step = self.step
        if step.kind != "region":
            return
        flights = []
        for band in self.bands:
            button = band.regions.buttons[step.place]
            place = button.card_rect().translated(button.mapTo(self, QPoint()))
            flights.append(Flight(button.shown.card, False, place, place, turning=True, button=button))
        self.flights.setGeometry(self.rect())
        self.flights.start(flights)

    def _show_step(self) -> None:
        step, final = self.step, self.final
        for seat, band in enumerate(self.bands):
            journey = final.journeys[seat]
            band.show_journey(
                journey.regions,
                journey.region_fame,
                journey.sanctuaries,
                journey.sanctuary_fame,
                turned_from=final.turned_from(step),
                counted=final.counted_sanctuaries(step),
                total=final.total(seat, step),
            )
            rank = self._places[seat] if step.kind == "end" else None
            band.light(*self._scoring(band, seat, step), rank)
        text = self._caption(step)
        self.caption.setText(text)
        announce(self.caption, text)
        counter = translate("Scoring", "Step %1 of %2")
        self.count.setText(fill(counter, show_number(self.index + 1), show_number(len(final.steps))))
        self.back_button.setEnabled(self.index > 0)
        self.all_button.setEnabled(not self.told)
        self.next_button.setText(
            translate("Scoring", "Score sheet") if self.told else translate("Scoring", "Next")
        )

    def _scoring(
        self, band: JourneyBand, seat: int, step: Step
    ) -> tuple[tuple[CardRow, int] | None, Reckoning | None]:
        journey = self.final.journeys[seat]
        if step.kind == "region":
            brought = journey.region_fame[step.place]
            return (band.regions, step.place), reckon_region(
                self._box, journey.regions, journey.sanctuaries, step.place, brought
            )
        if step.kind == "sanctuary" and step.place < len(journey.sanctuaries):
            card = self._box.sanctuary(journey.sanctuaries[step.place])
            return (band.sanctuaries, step.place), reckon(card, journey.sanctuary_fame[step.place])
        return None, None

    def _caption(self, step: Step) -> str:
        if step.kind == "start":
            return translate(
                "Faraway", "The regions lie face down. They are turned and scored from the last to the first."
            )
        if step.kind == "region":
            if step.place == len(self.final.journeys[0].regions) - 1:
                return translate("Faraway", "The last regions see only themselves and the sanctuaries.")
            return fill(
                translate("Faraway", "The regions of round %1 see themselves and everything at their right."),
                show_number(step.place + 1),
            )
        if step.kind == "sanctuary":
            return translate("Faraway", "The sanctuaries see all regions and all sanctuaries.")
        return won_text(self.final.won, self._seats)

    def arrange_bands(self) -> None:
        """Share the height among the journeys."""
        count = len(self.bands)
        gap = self._context.theme.metrics.px(5)
        # The same whole number for all, so that their cards have the same size.
        high = (self.journeys.height() - gap * (count - 1)) // count
        for number, band in enumerate(self.bands):
            band.setGeometry(0, number * (high + gap), self.journeys.width(), high)

    # --- looking closely --------------------------------------------------------------------------------------------

    def _watch(self, row: CardRow, place: int) -> None:
        self._rest.stop()
        self.closeup.hide()
        self._watched = (row, place) if place >= 0 else None
        if place >= 0 and row.shown[place].underMouse():
            self._rest.start()

    def _enlarge_watched(self) -> None:
        if self._watched is not None and not self.closeup.isVisible():
            self.enlarge(*self._watched)

    def enlarge(self, row: CardRow, place: int) -> None:
        """Show a card large, or stop doing so; a card that is not turned yet goes on."""
        self._rest.stop()
        shown = row.cards[place]
        if self.closeup.isVisible():
            self.closeup.hide()
        elif shown.card is not None:
            button = row.buttons[place]
            beside = QRect(button.mapTo(self, QPoint()), button.size())
            self.closeup.show_card(shown.card, [shown.effect] if shown.effect else [], beside)
        elif self._pages.currentWidget() is self._story:
            self.go_on()

    def _leave_cards(self) -> None:
        self._rest.stop()
        self._watched = None
        self.closeup.hide()

    # --- look and language --------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text anew."""
        self.back_button.setText(translate("Scoring", "Previous"))
        self.all_button.setText(translate("Scoring", "All at once"))
        self.copy_button.setText(translate("Faraway", "Copy as text"))
        self.sheet.setAccessibleName(translate("Scoring", "Score sheet"))
        texts = {
            "story": translate("Scoring", "Show the final scoring again"),
            "sheet": translate("Scoring", "Score sheet"),
            "best": translate("Faraway", "Best order"),
        }
        for button, link in self._links:
            button.setText(texts[link])
        best = [found.total for found in self.best]
        self.sheet_model.show_lines(sheet_lines(self.final.journeys, best, self._hints))
        self._show_step()

    def restyle(self) -> None:
        """Set every size and colour anew."""
        metrics = self._context.theme.metrics
        self.flights.finish()
        self._outer.setContentsMargins(0, 0, 0, metrics.gap)
        self._outer.setSpacing(metrics.gap)
        self._foot.setSpacing(metrics.padding)
        for column in self._framed:
            column.setContentsMargins(metrics.margin, metrics.padding, metrics.margin, metrics.padding)
            column.setSpacing(metrics.gap)
        self.caption.setStyleSheet(f"font-size: {metrics.px(18)}px")
        self.arrange_bands()
        self.sheet.share_height()
        self.best_page.refresh()
        self._show_step()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.flights.finish()
        self.flights.setGeometry(self.rect())
