"""Looking at a frozen program for Windows: only 64-bit files, nothing missing, nothing from elsewhere."""

from pathlib import Path

from devtools.packages import budgets, windows_pe
from devtools.trouble import TroubleError

SYSTEM_LIBRARIES = frozenset(
    f"{name}.dll"
    for name in (
        "advapi32",
        "authz",
        "bcrypt",
        "comctl32",
        "comdlg32",
        "crypt32",
        "d2d1",
        "d3d11",
        "d3d12",
        "d3d9",
        "dcomp",
        "dnsapi",
        "dwmapi",
        "dwrite",
        "dxgi",
        "gdi32",
        "icuuc",
        "imm32",
        "iphlpapi",
        "kernel32",
        "mpr",
        "mscms",
        "msvcrt",
        "netapi32",
        "ntdll",
        "ole32",
        "oleaut32",
        "rpcrt4",
        "secur32",
        "setupapi",
        "shcore",
        "shell32",
        "shlwapi",
        "ucrtbase",
        "uiautomationcore",
        "user32",
        "userenv",
        "uxtheme",
        "version",
        "winmm",
        "ws2_32",
        "wtsapi32",
    )
) | {"winspool.drv"}
"""What every Windows 10 has of its own (from version 1809 on)."""
_SYSTEM_SETS = ("api-ms-win-", "ext-ms-win-")

_OF_WINE = (b"Wine builtin DLL", b"Wine placeholder DLL")


def check_folder(folder: Path) -> str:
    """Return a line about the frozen program in `folder`. Raises TroubleError when anything is wrong in it."""
    line = budgets.check_folder(folder, "windows")
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    programs = {file: file.read_bytes() for file in files if windows_pe.is_portable_executable(file)}
    wrong = wrong_files({file.relative_to(folder).as_posix(): content for file, content in programs.items()})
    if wrong:
        raise TroubleError(f"{folder.name} is not fit for Windows: {'; '.join(wrong)}.")
    return f"{line}, {len(programs)} of them programs and libraries, which find all that they ask for"


def wrong_files(programs: dict[str, bytes]) -> list[str]:
    """Return what is wrong with the programs and libraries of a package, by path: one short sentence each.

    A library that is only asked for when it is used (a delayed import) may be missing: Microsoft's runtime does so.
    """
    there = {path.rsplit("/", 1)[-1].casefold() for path in programs}
    wrong = []
    for path, content in programs.items():
        if any(mark in content[:4096] for mark in _OF_WINE):
            wrong.append(f"{path} belongs to Wine")
        try:
            library = windows_pe.read(content)
        except windows_pe.NoPortableExecutable as error:
            wrong.append(f"{path} cannot be read ({error})")
            continue
        if library.machine != windows_pe.X86_64:
            wrong.append(f"{path} is not for 64-bit Windows")
        missing = [name for name in library.imports if not _is_known(name.casefold(), there)]
        wrong += [f"{path} asks for {name}" for name in missing]
    return wrong


def _is_known(name: str, there: set[str]) -> bool:
    return name in there or name in SYSTEM_LIBRARIES or name.startswith(_SYSTEM_SETS)


def differences(wanted: Path, found: Path, extra: set[str]) -> list[str]:
    """Return the paths in which two folders differ, in names or bytes; `extra` are those that only `found` must have."""
    listings = []
    for folder in (wanted, found):
        files = (file for file in folder.rglob("*") if file.is_file())
        listings.append({file.relative_to(folder).as_posix(): file for file in files})
    left, right = listings
    differing = left.keys() ^ (right.keys() - extra)
    differing |= extra - right.keys()
    same = left.keys() & right.keys()
    differing |= {name for name in same if left[name].read_bytes() != right[name].read_bytes()}
    return sorted(differing)
