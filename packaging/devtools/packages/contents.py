"""What belongs into a package and what does not, for every system: the spec leaves it out, the check looks again."""

import re
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

from devtools.translations import LANGUAGES

EXCLUDED_MODULES = (
    # Of Qt only what `QT_MODULES` names; these would come along with a hook or a careless import.
    "PySide6.QtConcurrent",
    "PySide6.QtDesigner",
    "PySide6.QtHelp",
    "PySide6.QtNetwork",
    # packaging/hooks/without_opengl.py stands in for these.
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtQuickControls2",
    "PySide6.QtQuickWidgets",
    "PySide6.QtSql",
    "PySide6.QtUiTools",
    "PySide6.QtXml",
    "IPython",
    "PIL",
    "cupy",
    "jupyter_rfb",
    "matplotlib",
    "numba",
    "scipy",
    "numpy.ctypeslib",
    "numpy.f2py",
    "numpy.fft",
    "numpy.matlib",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "pyqtgraph.canvas",
    "pyqtgraph.console",
    "pyqtgraph.dockarea",
    "pyqtgraph.examples",
    "pyqtgraph.flowchart",
    "pyqtgraph.jupyter",
    "pyqtgraph.opengl",
    # The program never speaks to a network, and its digests are BLAKE2, which Python has in itself.
    "_hashlib",
    "_ssl",
    "asyncio",
    "ftplib",
    "http",
    "imaplib",
    "smtplib",
    "ssl",
    "xmlrpc",
    # Texts are UTF-8.
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_multibytecodec",
    # The yardstick of `incognita bench`, which does without it. Its licence is not for us to hand on.
    "chess",
    # Tools of developers.
    "distutils",
    "ensurepip",
    "lib2to3",
    "pip",
    "pkg_resources",
    "pydoc_data",
    "readline",
    "setuptools",
    "test",
    "tkinter",
    "unittest",
)
"""Python modules that are left out."""

HIDDEN_MODULES = ("i18n", "resources", "pyqtgraph")
"""Modules that no import statement names: folders of data, and what is loaded by its name."""

QT_MODULES = frozenset({"Core", "DBus", "Gui", "Svg", "Widgets", "XcbQpa"})
"""Parts of Qt that may be in a package: DBus and XcbQpa for Qt's own use on Linux."""

PLUGINS = {
    # composeplatforminputcontext: dead keys, without which nobody types an accent.
    "platforminputcontexts": frozenset(
        {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
    ),
    "platforms": frozenset({"qcocoa", "qoffscreen", "qwindows", "qxcb"}),
    "iconengines": frozenset({"qsvgicon"}),
    "imageformats": frozenset({"qicns", "qico", "qsvg"}),
    "styles": None,
}
"""Plugins of Qt by folder; None: all of that folder. Other folders are left out."""

TRANSLATIONS_OF_QT = frozenset(f"qtbase_{language}.qm" for language in LANGUAGES)

SYSTEM_LIBRARIES = frozenset({"libdbus-1.so.3"})
"""Libraries that a Linux system has in any case, and in a version that fits the rest of it."""

_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?([A-Z]\w*?)(?:\.abi3)?(?:\.so(?:\.\d+)*|\.dll|\.pyd|\.dylib)?")
_SOFTWARE_OPENGL = re.compile(r"(opengl32sw|d3dcompiler_\d+)\.dll", re.IGNORECASE)


def is_wanted(name: str) -> bool:
    """Tell whether a file belongs into a package, by its path in there."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if path.parent.suffix == ".dist-info" and path.name != "METADATA":
        return False  # what pip wrote about its work on this machine
    if path.name in SYSTEM_LIBRARIES:
        return False
    if path.suffix == ".pyi" or _SOFTWARE_OPENGL.fullmatch(path.name):
        return False
    if parts[0] == "pyqtgraph":
        return not path.name.startswith("peegee") and "examples" not in parts
    if "PySide6" not in parts and not _QT_LIBRARY.fullmatch(path.name):
        return True
    if "plugins" in parts:
        return _is_wanted_plugin(PurePosixPath(*parts[parts.index("plugins") + 1 :]))
    if path.suffix == ".qm":
        return path.name in TRANSLATIONS_OF_QT
    frameworks = [part.removesuffix(".framework") for part in parts if part.endswith(".framework")]
    library = _QT_LIBRARY.fullmatch(frameworks[0] if frameworks else path.name)
    return library is None or library[1] in QT_MODULES


def _is_wanted_plugin(path: PurePosixPath) -> bool:
    if len(path.parts) != 2 or path.parts[0] not in PLUGINS:
        return False
    allowed = PLUGINS[path.parts[0]]
    return allowed is None or path.stem.removeprefix("lib") in allowed


Entry = tuple[str, str, str]
"""A file of a package as PyInstaller lists it: its path in there, where it comes from, its kind."""


def without_orphans(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries without the libraries that nothing left in the package asks for.

    `imports` returns the names of the libraries that a file links against. Asking begins with the extension modules of
    Python, the plugins of Qt and Python's own library; links to a library that is dropped are dropped with it.
    """
    listed = list(entries)
    by_name: dict[str, list[Entry]] = {}
    for entry in listed:
        by_name.setdefault(_file_name(entry[0]), []).append(entry)
    waiting = [entry for entry in listed if entry[2] != "SYMLINK" and _is_root(entry)]
    kept = {entry[0] for entry in waiting}
    while waiting:
        for name in imports(waiting.pop()[1]):
            for entry in by_name.get(_file_name(name), ()):
                if entry[2] != "SYMLINK" and entry[0] not in kept:
                    kept.add(entry[0])
                    waiting.append(entry)
    names = {_file_name(name) for name in kept}
    return [
        entry
        for entry in listed
        if entry[0] in kept or (entry[2] == "SYMLINK" and _file_name(entry[1]) in names)
    ]


def _is_root(entry: Entry) -> bool:
    name = _file_name(entry[0])
    is_python = re.match(r"(lib)?python3", name) is not None or name == "python"
    return entry[2] != "BINARY" or "plugins" in entry[0].replace("\\", "/").split("/") or is_python


def _file_name(path: str) -> str:
    return path.replace("\\", "/").rsplit("/", 1)[-1].casefold()
