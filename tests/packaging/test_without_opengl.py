"""Packages come without the parts of Qt that draw with OpenGL, and charts do not miss them."""

from __future__ import annotations

import subprocess
import sys

from devtools.packages import contents
from tests.repository.tracked import ROOT

CHART = """\
import runpy, sys
class Barred:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("PySide6.QtOpenGL"):
            raise ImportError(name)
sys.meta_path.insert(0, Barred())
if sys.argv[1:]:
    runpy.run_path(sys.argv[1])
from PySide6.QtWidgets import QApplication
application = QApplication([])
import pyqtgraph
chart = pyqtgraph.PlotWidget()
chart.plot([1, 3, 2], pen="k")
chart.resize(300, 200)
image = chart.grab().toImage()
print(len({image.pixel(x, y) for x in range(300) for y in range(200)}))
"""


def _chart(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", CHART, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_charts_do_not_miss_opengl() -> None:
    done = _chart(str(ROOT / "packaging" / "hooks" / "without_opengl.py"))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10


def test_without_the_stand_ins_there_is_no_chart() -> None:
    assert _chart().returncode != 0


def test_the_modules_are_left_out() -> None:
    assert {"PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets"} <= set(contents.EXCLUDED_MODULES)
    assert not contents.is_wanted("PySide6/Qt6OpenGL.dll")
    assert not contents.is_wanted("PySide6/QtOpenGL.pyd")
