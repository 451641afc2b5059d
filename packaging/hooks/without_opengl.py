"""Runs in a frozen program before everything else: stands in for the parts of Qt that draw with OpenGL.

pyqtgraph imports them whether or not anybody wants to draw so, and this program does not. They would take 11 MB.
"""

import sys
from types import ModuleType


class _Absent(ModuleType):
    """A module that has every class that is asked for, as an empty widget."""

    def __getattr__(self, name: str) -> type:
        if not name.startswith("QOpenGL"):
            raise AttributeError(name)
        # Only now: the start of the program is not the time to load Qt.
        from PySide6.QtWidgets import QWidget

        made = type(name, (QWidget,), {})
        setattr(self, name, made)
        return made


for _name in ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets"):
    sys.modules[_name] = _Absent(_name)
