"""The inside of programs and libraries of macOS (Mach-O), as far as it tells whether they fit together."""

import struct
from dataclasses import dataclass

Version = tuple[int, int, int]

ARCHITECTURES = {0x01000007: "x86_64", 0x0100000C: "arm64"}

_FAT = 0xCAFEBABE
_THIN = 0xFEEDFACF
_ID = 0xD
_LOADS = {0xC: False, 0x80000018: True, 0x8000001F: False, 0x23: False}
"""Commands that name a library to load; True: the library may be missing."""
_RPATH = 0x8000001C
_SIGNATURE = 0x1D
_VERSION_MIN = 0x24
_BUILD_VERSION = 0x32


@dataclass(frozen=True)
class Image:
    """The part of a file for one architecture.

    `minimum` is the oldest macOS it was built for, or None where it does not say; `libraries` and `rpaths` are written
    as in the file, with @rpath and @loader_path; `optional` are libraries that may be missing.
    """

    architecture: str
    minimum: Version | None
    name: str
    libraries: tuple[str, ...]
    optional: tuple[str, ...]
    rpaths: tuple[str, ...]
    signed: bool


def is_mach_o(start: bytes) -> bool:
    """Tell whether a file begins as a program or library of macOS does; four bytes are enough."""
    return start[:4] in {struct.pack("<I", _THIN), struct.pack(">I", _FAT)}


def images(content: bytes) -> dict[str, Image]:
    """Return what a file holds, by architecture. Raises ValueError where it is no whole Mach-O file of 64 bits."""
    try:
        return {name: _image(part, name) for name, part in _parts(content).items()}
    except (struct.error, IndexError, UnicodeDecodeError) as error:
        raise ValueError("the file is cut off or damaged") from error


def thinned(content: bytes, architecture: str) -> bytes:
    """Return the part of a file for one architecture. Raises ValueError where there is none."""
    part = _parts(content).get(architecture)
    if part is None:
        raise ValueError(f"there is nothing for {architecture} in it")
    return part


def written(version: Version) -> str:
    """Return a version as macOS writes it: 13.0, 10.15.4."""
    return ".".join(str(number) for number in (version if version[2] else version[:2]))


def _parts(content: bytes) -> dict[str, bytes]:
    if content[:4] == struct.pack(">I", _FAT):
        (count,) = struct.unpack_from(">I", content, 4)
        parts = {}
        for number in range(count):
            kind, _, offset, size, _ = struct.unpack_from(">5I", content, 8 + 20 * number)
            if offset + size > len(content):
                raise ValueError("the file is cut off or damaged")
            if kind in ARCHITECTURES:
                parts[ARCHITECTURES[kind]] = content[offset : offset + size]
        return parts
    if content[:4] != struct.pack("<I", _THIN):
        raise ValueError("it is no program or library of macOS with 64 bits")
    (kind,) = struct.unpack_from("<I", content, 4)
    if kind not in ARCHITECTURES:
        raise ValueError(f"it is for an unknown processor (0x{kind:08x})")
    return {ARCHITECTURES[kind]: content}


def _image(content: bytes, architecture: str) -> Image:
    (count,) = struct.unpack_from("<I", content, 16)
    minimum: Version | None = None
    name, signed = "", False
    libraries: list[str] = []
    optional: list[str] = []
    rpaths: list[str] = []
    offset = 32
    for _ in range(count):
        command, size = struct.unpack_from("<2I", content, offset)
        if size < 8 or offset + size > len(content):
            raise ValueError("the file is cut off or damaged")
        if command == _BUILD_VERSION:
            minimum = _version(struct.unpack_from("<I", content, offset + 12)[0])
        elif command == _VERSION_MIN:
            minimum = _version(struct.unpack_from("<I", content, offset + 8)[0])
        elif command == _ID:
            name = _text(content, offset, size)
        elif command == _RPATH:
            rpaths.append(_text(content, offset, size))
        elif command == _SIGNATURE:
            signed = True
        elif command in _LOADS:
            (optional if _LOADS[command] else libraries).append(_text(content, offset, size))
        offset += size
    return Image(architecture, minimum, name, tuple(libraries), tuple(optional), tuple(rpaths), signed)


def _version(packed: int) -> Version:
    return packed >> 16, packed >> 8 & 0xFF, packed & 0xFF


def _text(content: bytes, offset: int, size: int) -> str:
    (start,) = struct.unpack_from("<I", content, offset + 8)
    return content[offset + start : offset + size].split(b"\0", 1)[0].decode()
