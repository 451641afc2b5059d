"""What belongs into a package: nothing that the program needs is left out, nothing else comes along."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from functools import cache

import pytest

from devtools.packages import contents, data_files
from devtools.packages.contents import Entry, is_wanted, without_orphans
from engine.dealer import Stream
from tests.repository.tracked import ROOT, modules

WITHOUT = {"chess"}
"""Modules that the program does without when they are not there."""


@cache
def imported() -> set[str]:
    """Every module that an import statement of the program names, with the names taken from it."""
    names: set[str] = set()
    for file in modules("app", "ui", "engine"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                names.add(node.module)
                names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def test_nothing_is_left_out_that_the_program_imports() -> None:
    left_out = set(contents.EXCLUDED_MODULES) - WITHOUT
    assert left_out & imported() == set()


def test_every_part_of_qt_that_the_program_imports_may_come_along() -> None:
    parts = {name.split(".")[1] for name in imported() if name.startswith("PySide6.")}
    assert {part.removeprefix("Qt") for part in parts} <= contents.QT_MODULES


def test_modules_named_by_hand_exist() -> None:
    assert [name for name in contents.HIDDEN_MODULES if importlib.util.find_spec(name) is None] == []


def test_digests_need_no_openssl() -> None:
    script = (
        "import sys; sys.modules['_hashlib'] = sys.modules['ssl'] = None\n"
        "from engine.dealer import Stream\nprint(Stream('7/dice')(1000000))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) == Stream("7/dice")(1_000_000)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
        "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/QtSvg.framework/Versions/A/QtSvg",
        "PySide6/Qt6Widgets.dll",
        "PySide6/QtGui.abi3.so",
        "PySide6/libpyside6.abi3.so.6.11",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libQt6XcbQpa.so.6",
        "resources/icons/app.svg",
        "i18n/app_fr.qm",
        "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
        "pyqtgraph/colors/maps/viridis.csv",
        "tqdm-4.70.1.dist-info/METADATA",
    ],
)
def test_is_wanted(name: str) -> None:
    assert is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6\\plugins\\tls\\qopensslbackend.dll",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        "PySide6/Qt6Quick.dll",
        "PySide6/QtPdf.abi3.so",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/translations/qtbase_es.qm",
        "PySide6/Qt/translations/qt_de.qm",
        "PySide6/QtCore.pyi",
        "libQt6Pdf.so.6",
        "libdbus-1.so.3",
        "pyqtgraph/examples/exampleLoaderTemplate.ui",
        "pyqtgraph/icons/peegee/peegee.svg",
        "tqdm-4.70.1.dist-info/RECORD",
    ],
)
def test_is_not_wanted(name: str) -> None:
    assert not is_wanted(name)


def test_libraries_that_nobody_asks_for_are_dropped() -> None:
    asked = {
        "/module": ["libQt6Core.so.6"],
        "/core": ["libicu.so.73", "libc.so.6"],
        "/plugin": ["libplugin.so"],
        "/gtk": ["libbig.so"],
    }
    entries: list[Entry] = [
        ("PySide6/QtCore.abi3.so", "/module", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/core", "BINARY"),
        ("libicu.so.73", "/icu", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/plugin", "BINARY"),
        ("libplugin.so", "/of plugin", "BINARY"),
        ("libpython3.11.so.1.0", "/python", "BINARY"),
        ("libgtk.so", "/gtk", "BINARY"),
        ("libbig.so", "/big", "BINARY"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libbig.so.1", "libbig.so", "SYMLINK"),
    ]
    kept = [name for name, _source, _kind in without_orphans(entries, lambda path: asked.get(path, []))]
    dropped = {"libgtk.so", "libbig.so", "libbig.so.1"}
    assert kept == [name for name, _source, _kind in entries if name not in dropped]


def test_all_data_of_the_program_comes_along() -> None:
    found = {f"{folder}/{file.rsplit('/', 1)[-1]}" for file, folder in _data()}
    assert "resources/icons/app.svg" in found
    assert "resources/explorers/maps/avenia.toml" in found
    assert {f"i18n/app_{language}.qm" for language in ("en", "fr", "de")} <= found
    assert not [name for name in found if name.endswith((".py", ".pyc", ".ts"))]


def _data() -> list[tuple[str, str]]:
    return [(file.replace("\\", "/"), folder) for file, folder in data_files.data_files(ROOT)]


def test_the_spec_can_be_read() -> None:
    spec = ROOT / "packaging" / "terra-incognita.spec"
    compile(spec.read_text(encoding="utf-8"), str(spec), "exec")
