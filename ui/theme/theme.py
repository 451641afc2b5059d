"""The look that is in force: colours, scale and motion, changed at run time in one place."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ui.theme.fonts import text_font
from ui.theme.metrics import Metrics, metrics_for, scale_for_size
from ui.theme.motion import SPEEDS, duration, system_reduces_motion
from ui.theme.palette import LANTERN, PAPER, Palette, system_palette
from ui.theme.style import qt_palette, style_sheet

CHOICES = ("system", "paper", "lantern")

STYLED = "terra_styled"
"""The property of an application that was made with the style Fusion, which is not set again."""


class Theme(QObject):
    """Colours, sizes and motion of the whole program.

    `changed` is emitted after the application has been styled anew. Widgets need not listen to it: Qt sends
    them a StyleChange event (`QWidget.changeEvent`). Scenes, which get no such event, connect to it.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._choice = "system"
        self._palette: Palette = PAPER
        self._metrics: Metrics = metrics_for(1.0)
        self._speed: str | None = None
        self._reduced_motion = False
        self._application: QApplication | None = None

    @property
    def palette(self) -> Palette:
        """The colours in force."""
        return self._palette

    @property
    def metrics(self) -> Metrics:
        """The sizes in force."""
        return self._metrics

    @property
    def scale(self) -> float:
        """The scale factor from 1 to 3."""
        return self._metrics.scale

    @property
    def choice(self) -> str:
        """What the player picked: one of CHOICES."""
        return self._choice

    @property
    def reduced_motion(self) -> bool:
        """Whether the system asked for less motion."""
        return self._reduced_motion

    @property
    def speed(self) -> str:
        """The animation speed in force: one of `motion.SPEEDS`."""
        if self._speed is not None:
            return self._speed
        return "off" if self._reduced_motion else "normal"

    def apply(self, application: QApplication) -> None:
        """Style `application` and follow the system's colour scheme and motion switch from now on."""
        if self._application is not application:
            self._application = application
            self._reduced_motion = system_reduces_motion()
            if not application.property(STYLED):
                application.setStyle("fusion")
            hints = QGuiApplication.styleHints()
            hints.colorSchemeChanged.connect(self._follow_system)
            accessibility = getattr(hints, "accessibility", None)
            motion_changed = (
                getattr(accessibility(), "motionPreferenceChanged", None) if accessibility else None
            )
            if motion_changed is not None:
                motion_changed.connect(self._follow_motion)
        self._palette = self._wanted_palette()
        self._restyle()

    def set_choice(self, choice: str) -> None:
        """Pick "system", "paper" or "lantern"; ValueError for anything else."""
        if choice not in CHOICES:
            raise ValueError(choice)
        self._choice = choice
        set_scheme = getattr(QGuiApplication.styleHints(), "setColorScheme", None)
        if self._application is not None and set_scheme is not None:
            # The window frame, which the system draws, goes along with the choice (Qt 6.8 and later).
            set_scheme(
                {"paper": Qt.ColorScheme.Light, "lantern": Qt.ColorScheme.Dark}.get(
                    choice, Qt.ColorScheme.Unknown
                )
            )
        self._use(self._wanted_palette(), self._metrics)

    def set_scale(self, scale: float) -> None:
        """Set the scale factor; it is brought into the range from 1 to 3."""
        self._use(self._palette, metrics_for(scale))

    def fit_window(self, width: int, height: int) -> None:
        """Take the scale that belongs to a window of this size in logical pixels."""
        self.set_scale(scale_for_size(width, height))

    def set_speed(self, speed: str | None) -> None:
        """Set the animation speed, or None to follow the system; ValueError when unknown."""
        if speed is not None and speed not in SPEEDS:
            raise ValueError(speed)
        self._speed = speed

    def duration(self, milliseconds: int = 260) -> int:
        """How long a movement meant to take `milliseconds` lasts now; always below 400, 0 when off."""
        return duration(self.speed, milliseconds)

    def _wanted_palette(self) -> Palette:
        if self._choice == "system":
            return system_palette()
        return LANTERN if self._choice == "lantern" else PAPER

    def _follow_system(self) -> None:
        self._use(self._wanted_palette(), self._metrics)

    def _follow_motion(self) -> None:
        self._reduced_motion = system_reduces_motion()

    def _use(self, palette: Palette, metrics: Metrics) -> None:
        if palette is self._palette and metrics == self._metrics:
            return
        self._palette = palette
        self._metrics = metrics
        if self._application is not None:
            self._restyle()

    def _restyle(self) -> None:
        application = self._application
        if application is None:
            return
        # The sheet comes last: it is what sends every widget through the style once more.
        application.setPalette(qt_palette(self._palette))
        application.setFont(text_font(self._metrics.text))
        application.setStyleSheet(style_sheet(self._palette, self._metrics))
        self.changed.emit()


_THEME: list[Theme] = []


def theme() -> Theme:
    """The program's one theme."""
    if not _THEME:
        _THEME.append(Theme())
    return _THEME[0]
