"""Reading programs of Windows, and what is wrong with a folder of them. The files are put together here."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from devtools.packages import windows_folder, windows_libraries, windows_pe
from devtools.packages.windows_pe import Export, NoPortableExecutable

START = 0x1000
"""Where the one section of a file is loaded; in the file it lies behind 0x200 bytes of headers."""


def library(
    imports: Mapping[str, Sequence[str]] | None = None,
    *,
    exports: Sequence[str] = (),
    machine: int = windows_pe.X86_64,
    mark: bytes = b"",
) -> bytes:
    """A 64-bit library; an import `#7` is one by number, an export `name=other.name` is handed on."""
    body = bytearray()

    def put(content: bytes) -> int:
        while len(body) % 8:
            body.append(0)
        place = START + len(body)
        body.extend(content)
        return place

    descriptors = b""
    for name, functions in (imports or {}).items():
        entries = [
            1 << 63 | int(function[1:])
            if function.startswith("#")
            else put(b"\0\0" + function.encode() + b"\0")
            for function in functions
        ]
        table = put(struct.pack(f"<{len(entries) + 1}Q", *entries, 0))
        descriptors += struct.pack("<5I", table, 0, 0, put(name.encode() + b"\0"), table)
    import_place = put(descriptors + bytes(20)) if descriptors else 0
    export_place, export_size = 0, 0
    if exports:
        base = START + len(body) + (-len(body) % 8)
        size = 40 + 10 * len(exports)
        addresses, names, texts = [], [], b""
        for export in exports:
            name, _, target = export.partition("=")
            names.append(base + size + len(texts))
            texts += name.encode() + b"\0"
            addresses.append(base + size + len(texts) if target else 0x5000)
            texts += target.encode() + b"\0" if target else b""
        count = len(exports)
        tables = struct.pack(f"<{count}I{count}I{count}H", *addresses, *names, *range(count))
        head = struct.pack(
            "<4I6I", 0, 0, 0, 0, 10, count, count, base + 40, base + 40 + 4 * count, base + 40 + 8 * count
        )
        export_place, export_size = put(head + tables + texts), size + len(texts)
    directories = [(export_place, export_size), (import_place, 0), *[(0, 0)] * 14]
    optional = struct.pack("<H22xQ", 0x20B, 0x180000000).ljust(108, b"\0") + struct.pack("<I", 16)
    optional += b"".join(struct.pack("<II", *directory) for directory in directories)
    section = b".data\0\0\0" + struct.pack("<IIII", len(body), START, len(body), 0x200) + bytes(16)
    dos = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x80) + mark
    header = b"PE\0\0" + struct.pack("<HHIIIHH", machine, 1, 0, 0, 0, len(optional), 0) + optional + section
    whole = dos.ljust(0x80, b"\0") + header
    assert len(whole) <= 0x200
    return whole.ljust(0x200, b"\0") + bytes(body)


def test_imports_and_exports_are_read() -> None:
    read = windows_pe.read(
        library({"KERNEL32.dll": ["Sleep", "#7"], "a.dll": ["b"]}, exports=["one", "two=other.three"])
    )
    assert read.machine == windows_pe.X86_64
    assert read.imports == {"KERNEL32.dll": ["Sleep", "#7"], "a.dll": ["b"]}
    assert read.exports == [Export(10, "one"), Export(11, "two", "other.three")]
    assert read.delayed == {}


@pytest.mark.parametrize(
    "content",
    [b"", b"#!/bin/sh\n", b"MZ", library()[:0x100], library().replace(b"PE\0\0", b"NE\0\0")],
    ids=["empty", "a script", "two letters", "cut off", "for Windows 3"],
)
def test_what_is_no_program_is_refused(content: bytes) -> None:
    with pytest.raises(NoPortableExecutable):
        windows_pe.read(content)


def test_a_damaged_table_is_refused() -> None:
    whole = library({"a.dll": ["b"]})
    with pytest.raises(NoPortableExecutable):
        windows_pe.read(whole[: len(whole) - 30])


def test_a_folder_that_finds_everything_is_fit() -> None:
    programs = {
        "incognita.exe": library({"KERNEL32.dll": ["Sleep"], "Own.dll": ["a"]}),
        "_internal/own.DLL": library({"api-ms-win-crt-heap-l1-1-0.dll": ["malloc"]}),
    }
    assert windows_folder.wrong_files(programs) == []


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (library({"python3.dll": ["a"]}), "a.dll asks for python3.dll"),
        (library(machine=0x14C), "a.dll is not for 64-bit Windows"),
        (library(mark=b"Wine builtin DLL"), "a.dll belongs to Wine"),
        (library()[:0x90], "a.dll cannot be read"),
    ],
)
def test_each_fault_of_a_folder_is_told(content: bytes, reason: str) -> None:
    wrong = windows_folder.wrong_files({"a.dll": content, "b.dll": library()})
    assert len(wrong) == 1
    assert wrong[0].startswith(reason)


def test_two_folders_are_compared_by_name_and_bytes(tmp_path: Path) -> None:
    built, installed = tmp_path / "built", tmp_path / "installed"
    for folder in (built, installed):
        (folder / "in").mkdir(parents=True)
        (folder / "in" / "same").write_bytes(b"1")
        (folder / "changed").write_bytes(folder.name.encode())
    (built / "lost").touch()
    (installed / "more").touch()
    (installed / "uninstall.exe").touch()
    differences = windows_folder.differences(built, installed, {"uninstall.exe", "record.ico"})
    assert differences == ["changed", "lost", "more", "record.ico"]


def test_a_forwarding_library_hands_on_all_names_except_its_own() -> None:
    exports = [Export(1, "malloc"), Export(2, None), Export(3, "crealf"), Export(4, "abs")]
    assert windows_libraries.forwarding_definition("old", exports, ["crealf"]) == (
        'EXPORTS\n  "abs" = "old.abs"\n  "malloc" = "old.malloc"\n  "crealf"\n'
    )
