"""The folder `usr` of the packages for Linux: the frozen program, and what the desktop wants to know about it."""

import gzip
import shutil
import time
from pathlib import Path

from devtools.icons import DRAWINGS, ICONS, PNG_SIZES
from devtools.places import ROOT

NAME = "terra-incognita"
COMMAND = "incognita"
IDENTIFIER = "io.github.terra-incognita.incognita"
"""The name by which software centres know the program."""
RECORD_ICON = "application-x-incognita-record"

SOURCES = ROOT / "packaging" / "linux"


def lay_out(program: Path, usr: Path, version: str, built: int) -> None:
    """Fill the folder `usr`, which must not exist, from the frozen folder `program`.

    `built` is the time that everything bears, in seconds since 1970.
    """
    shutil.copytree(program, usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / COMMAND).symlink_to(f"../lib/{NAME}/{COMMAND}")
    share = usr / "share"
    _put(SOURCES / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop")
    _put(SOURCES / f"{NAME}.xml", share / "mime" / "packages" / f"{NAME}.xml")
    _put(SOURCES / "copyright", share / "doc" / NAME / "copyright")
    facts = {
        "@VERSION@": version,
        "@DATE@": time.strftime("%Y-%m-%d", time.gmtime(built)),
        "@ID@": IDENTIFIER,
    }
    metainfo = share / "metainfo" / f"{IDENTIFIER}.metainfo.xml"
    _write(metainfo, _filled(SOURCES / "metainfo.xml", facts).encode())
    manual = _filled(SOURCES / f"{COMMAND}.6", facts).encode()
    _write(share / "man" / "man6" / f"{COMMAND}.6.gz", gzip.compress(manual, mtime=0))
    for drawing, kind, icon in (("app", "apps", NAME), ("record", "mimetypes", RECORD_ICON)):
        icons = share / "icons" / "hicolor"
        _put(DRAWINGS[drawing], icons / "scalable" / kind / f"{icon}.svg")
        for size in PNG_SIZES:
            _put(ICONS / f"{drawing}-{size}.png", icons / f"{size}x{size}" / kind / f"{icon}.png")
    for path in usr.rglob("*"):
        if not path.is_symlink():
            is_program = path.is_dir() or path == usr / "lib" / NAME / COMMAND
            path.chmod(0o755 if is_program else 0o644)


def _put(source: Path, target: Path) -> None:
    _write(target, source.read_bytes())


def _write(target: Path, content: bytes) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


def _filled(source: Path, facts: dict[str, str]) -> str:
    text = source.read_text(encoding="utf-8")
    for word, value in facts.items():
        text = text.replace(word, value)
    return text
