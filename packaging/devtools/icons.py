"""The icons of the packages in all their formats, drawn from two SVG files: `python3 dev.py icons`.

Runs in the project's own environment: it draws with Qt, and with nothing else.
"""

import struct
from pathlib import Path

from devtools.places import ROOT

ICONS = ROOT / "packaging" / "icons"

DRAWINGS = {
    "app": ROOT / "resources" / "icons" / "app.svg",
    "record": ICONS / "record.svg",
}
"""The program, and the files of its games; the program reads the first one itself."""

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICNS_SIZES = {
    "icp4": 16,
    "icp5": 32,
    "icp6": 64,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic10": 1024,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
}
"""Pixels of each kind of picture in an .icns; the last five are the sharp ones of half the size."""


def draw_all(folder: Path = ICONS) -> list[Path]:
    """Draw all icons into the folder and return the files."""
    files = []
    for name, drawing in DRAWINGS.items():
        pictures = {
            size: png(drawing, size) for size in sorted({*ICO_SIZES, *PNG_SIZES, *ICNS_SIZES.values()})
        }
        contents = {f"{name}-{size}.png": pictures[size] for size in PNG_SIZES}
        contents[f"{name}.ico"] = ico({size: pictures[size] for size in ICO_SIZES})
        contents[f"{name}.icns"] = icns({kind: pictures[size] for kind, size in ICNS_SIZES.items()})
        for file_name, content in contents.items():
            (folder / file_name).write_bytes(content)
            files.append(folder / file_name)
    return files


def png(drawing: Path, size: int) -> bytes:
    """Return a PNG of `size` x `size` pixels, transparent around the SVG; ValueError when that is none."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(drawing.read_bytes()))
    if not renderer.isValid():
        raise ValueError(f"{drawing.name} is not a readable SVG drawing")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return an icon for Windows from PNGs by size: a header, an entry of 16 bytes for each, the PNGs."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, place = b"", len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[str, bytes]) -> bytes:
    """Return an icon for macOS from PNGs by kind: four letters and the length before each, and before the whole."""
    parts = b"".join(
        kind.encode() + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


if __name__ == "__main__":
    for drawn in draw_all():
        print(drawn.relative_to(ROOT).as_posix())
