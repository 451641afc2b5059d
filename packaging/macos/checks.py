"""What can be told of a bundle without starting it, on any system."""

import plistlib
import struct
from pathlib import Path

from devtools import icons
from devtools.trouble import TroubleError
from macos import closure, mach_o
from macos.plist import EXECUTABLE, MINIMUM_SYSTEM, bundle_info

_PNG = b"\x89PNG\r\n\x1a\n"


def check_bundle(bundle: Path, architecture: str, version: str) -> list[str]:
    """Return a line for each thing that was looked at. Raises TroubleError at the first that is wrong."""
    return [
        check_plist(bundle, version),
        *(check_icon(bundle / "Contents" / "Resources" / name) for name in ("app.icns", "record.icns")),
        *check_libraries(bundle, architecture),
    ]


def check_plist(bundle: Path, version: str) -> str:
    """Compare Info.plist with what it should say, and the files that it names with the bundle."""
    try:
        found = plistlib.loads((bundle / "Contents" / "Info.plist").read_bytes())
    except (OSError, plistlib.InvalidFileException, ValueError) as error:
        raise TroubleError(f"Info.plist cannot be read: {error}.") from error
    wrong = [name for name, value in bundle_info(version).items() if found.get(name) != value]
    if wrong:
        raise TroubleError(f"Info.plist is not as it should be: {', '.join(wrong)}.")
    named = [f"MacOS/{found['CFBundleExecutable']}", f"Resources/{found['CFBundleIconFile']}"]
    named += [f"Resources/{kind['CFBundleTypeIconFile']}" for kind in found["CFBundleDocumentTypes"]]
    missing = [name for name in named if not (bundle / "Contents" / name).exists()]
    if missing:
        raise TroubleError(f"Info.plist names files that are not in the bundle: {', '.join(missing)}.")
    return f"Info.plist is complete, for macOS {MINIMUM_SYSTEM} or newer"


def check_icon(file: Path) -> str:
    """Look whether an .icns holds a picture of each size that macOS asks for."""
    found = icon_sizes(file.read_bytes())
    if found != icons.ICNS_SIZES:
        raise TroubleError(f"{file.name} holds {found} and not {icons.ICNS_SIZES}.")
    return f"{file.name} holds {len(found)} pictures of {min(found.values())} to {max(found.values())} pixels"


def icon_sizes(content: bytes) -> dict[str, int]:
    """Return the pixels of each picture in an .icns by its kind. Raises TroubleError where it is none."""
    if content[:4] != b"icns" or struct.unpack_from(">I", content, 4) != (len(content),):
        raise TroubleError("The icon is no whole .icns file.")
    sizes, offset = {}, 8
    while offset < len(content):
        kind, length = struct.unpack_from(">4sI", content, offset)
        picture = content[offset + 8 : offset + length]
        if length < 32 or not picture.startswith(_PNG):
            raise TroubleError(f"The picture {kind!r} in the icon is no PNG.")
        width, height = struct.unpack_from(">II", picture, 16)
        if width != height:
            raise TroubleError(f"The picture {kind!r} in the icon is not square.")
        sizes[kind.decode()] = width
        offset += length
    return sizes


def check_libraries(bundle: Path, architecture: str) -> list[str]:
    """Look whether all libraries are there, for the right processor, and for no newer system than Info.plist says."""
    program = bundle / "Contents" / "MacOS" / EXECUTABLE
    try:
        images = closure.native_images(bundle, architecture)
    except ValueError as error:
        raise TroubleError(f"{error}.") from error
    lost = closure.unresolved(bundle, images, program)
    if lost:
        raise TroubleError(f"{len(lost)} libraries would not be found: {'; '.join(lost[:5])}.")
    newest, files = closure.minimum(images)
    if mach_o.written(newest) != MINIMUM_SYSTEM:
        raise TroubleError(
            f"{files[0].name} was built for macOS {mach_o.written(newest)}, and Info.plist (packaging/macos/plist.py) "
            f"says {MINIMUM_SYSTEM}."
        )
    size = sum(file.stat().st_size for file in images) / 2**20
    return [
        f"{len(images)} programs and libraries for {architecture}, {size:.0f} MiB, find all that they ask for",
        f"{len(files)} of them want macOS {MINIMUM_SYSTEM}, none wants a newer one",
    ]
