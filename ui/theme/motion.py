"""How fast things move, and what the system says about motion."""

import os
import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

LONGEST = 390  # Milliseconds; no movement may take 400.
SPEEDS = ("normal", "fast", "off")
_FACTORS = {"normal": 1.0, "fast": 0.4, "off": 0.0}


def duration(speed: str, milliseconds: int) -> int:
    """How long a movement meant to take `milliseconds` lasts at `speed`: below 400 always, 0 when off."""
    return min(LONGEST, round(milliseconds * _FACTORS[speed]))


def style_tells_motion() -> bool:
    """Whether the desktop's own style may tell that less motion is wanted, so that it has to be asked first.

    Where it cannot, Fusion may be named when the application is made. To ask for a style, or to set it later, makes
    all of the enumerations of `QStyle`, a twentieth of the start of the program.
    """
    return sys.platform != "linux" or "KDE" in os.environ.get("XDG_CURRENT_DESKTOP", "").split(":")


def system_reduces_motion() -> bool:
    """Whether the system asks for less motion, as far as Qt can tell.

    Qt 6.12 and later report the system's own switch (`QAccessibilityHints.motionPreference`). Before
    that, the only trace is a desktop style that has its animations switched off (KDE's does), which must be
    asked before Fusion takes its place. Where Qt knows nothing the answer is no.
    """
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility is not None else None
    if preference is not None:
        return bool(preference().value)
    if not style_tells_motion():
        return False
    from PySide6.QtWidgets import QStyle

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return False
    return application.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
