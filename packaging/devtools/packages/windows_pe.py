"""Reading programs and libraries of Windows (PE files): for which machine, what they ask for, what they offer."""

import struct
from dataclasses import dataclass, field
from pathlib import Path

X86_64 = 0x8664
"""The machine of 64-bit Windows on Intel and AMD."""

_PE32, _PE32_PLUS = 0x10B, 0x20B
_EXPORTS, _IMPORTS, _DELAYED = 0, 1, 13
_ORDINAL = {4: 1 << 31, 8: 1 << 63}


class NoPortableExecutable(ValueError):
    """The bytes are no program or library of Windows, or a damaged one."""


@dataclass(frozen=True)
class Export:
    """Something that a library offers: its ordinal, its name or None, and where it hands on to (`other.name`)."""

    ordinal: int
    name: str | None
    forwarder: str = ""


@dataclass(frozen=True)
class Library:
    """A PE file. `imports` and `delayed` have the names asked for by library as written; an ordinal is `#7`."""

    machine: int
    imports: dict[str, list[str]] = field(default_factory=dict)
    delayed: dict[str, list[str]] = field(default_factory=dict)
    exports: list[Export] = field(default_factory=list)


def is_portable_executable(file: Path) -> bool:
    """Tell by its first bytes whether the file is a program or library of Windows or DOS."""
    with file.open("rb") as opened:
        return opened.read(2) == b"MZ"


def read(content: bytes) -> Library:
    """Return what the bytes of a PE file say. Raises NoPortableExecutable."""
    try:
        return _Reader(content).library()
    except (struct.error, IndexError, UnicodeDecodeError) as error:
        raise NoPortableExecutable(f"damaged: {error}") from error


class _Reader:
    """Walks the headers and tables; addresses are relative to where the file would be loaded."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        if content[:2] != b"MZ":
            raise NoPortableExecutable("no MZ at the beginning")
        (start,) = struct.unpack_from("<I", content, 0x3C)
        if content[start : start + 4] != b"PE\0\0":
            raise NoPortableExecutable("no PE header")
        self.machine, sections, _, _, _, optional_size, _ = struct.unpack_from("<HHIIIHH", content, start + 4)
        optional = start + 24
        (magic,) = struct.unpack_from("<H", content, optional)
        if magic not in {_PE32, _PE32_PLUS}:
            raise NoPortableExecutable(f"unknown header {magic:#x}")
        self._width = 8 if magic == _PE32_PLUS else 4
        (self._base,) = struct.unpack_from(
            "<Q" if magic == _PE32_PLUS else "<I", content, optional + 20 + self._width // 2
        )
        directories = optional + (112 if magic == _PE32_PLUS else 96)
        (count,) = struct.unpack_from("<I", content, directories - 4)
        self._directories = [
            struct.unpack_from("<II", content, directories + 8 * number) for number in range(min(count, 16))
        ]
        self._sections = [
            struct.unpack_from("<IIII", content, optional + optional_size + 40 * number + 8)
            for number in range(sections)
        ]

    def library(self) -> Library:
        return Library(self.machine, self._imports(), self._delayed(), self._exports())

    def _directory(self, number: int) -> tuple[int, int]:
        if number >= len(self._directories):
            return 0, 0
        address, size = self._directories[number]
        return address, size

    def _place(self, address: int) -> int:
        """The place in the file of an address."""
        for size, start, raw_size, raw in self._sections:
            if start <= address < start + max(size, raw_size):
                return int(raw + address - start)
        if self._sections and address < min(section[1] for section in self._sections):
            return address  # in the headers
        raise NoPortableExecutable(f"nothing lies at {address:#x}")

    def _text(self, address: int) -> str:
        place = self._place(address)
        return self._content[place : self._content.index(b"\0", place)].decode("ascii")

    def _numbers(self, address: int, form: str, count: int) -> tuple[int, ...]:
        return struct.unpack_from(f"<{count}{form}", self._content, self._place(address)) if count else ()

    def _names(self, table: int) -> list[str]:
        names: list[str] = []
        form = "Q" if self._width == 8 else "I"
        while True:
            (entry,) = self._numbers(table, form, 1)
            if entry == 0:
                return names
            is_ordinal = entry & _ORDINAL[self._width]
            names.append(f"#{entry & 0xFFFF}" if is_ordinal else self._text((entry & 0x7FFFFFFF) + 2))
            table += self._width

    def _imports(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        place, _size = self._directory(_IMPORTS)
        while place:
            lookup, _, _, name, table = self._numbers(place, "I", 5)
            if name == 0:
                break
            found.setdefault(self._text(name), []).extend(self._names(lookup or table))
            place += 20
        return found

    def _delayed(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        place, _size = self._directory(_DELAYED)
        while place:
            attributes, name, _, _, names = self._numbers(place, "I", 5)
            if name == 0:
                break
            # Old linkers wrote addresses that count from zero.
            base = 0 if attributes & 1 else self._base
            found.setdefault(self._text(name - base), []).extend(self._names(names - base))
            place += 32
        return found

    def _exports(self) -> list[Export]:
        start, size = self._directory(_EXPORTS)
        if not start:
            return []
        first, functions, named, addresses, names, ordinals = self._numbers(start + 16, "I", 6)
        by_index = dict(
            zip(
                self._numbers(ordinals, "H", named),
                map(self._text, self._numbers(names, "I", named)),
                strict=True,
            )
        )
        found = []
        for index, address in enumerate(self._numbers(addresses, "I", functions)):
            if address:
                forwarder = self._text(address) if start <= address < start + size else ""
                found.append(Export(first + index, by_index.get(index), forwarder))
        return found
