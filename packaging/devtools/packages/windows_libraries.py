"""Small libraries of Windows made here with mingw: python3.dll, and stand-ins for what Wine lacks."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

from devtools.packages import windows_pe
from devtools.places import ROOT
from devtools.trouble import TroubleError

SOURCES = ROOT / "packaging" / "windows"
COMPILER = "x86_64-w64-mingw32-gcc"


def forwarding_definition(library: str, exports: Iterable[windows_pe.Export], own: Iterable[str] = ()) -> str:
    """Return the .def file of a library that hands everything with a name on to `library` (without .dll).

    `own` are names that the new library has itself.
    """
    present = set(own)
    names = sorted({export.name for export in exports if export.name is not None} - present)
    lines = [f'  "{name}" = "{library}.{name}"' for name in names]
    return "\n".join(["EXPORTS", *lines, *(f'  "{name}"' for name in sorted(present))]) + "\n"


def make_forwarder(
    target: Path, library: Path, *, to: str = "", sources: Iterable[str] = (), own: Iterable[str] = ()
) -> None:
    """Make a library that hands on all that `library` offers, to the library named `to` (itself when empty).

    `sources` are files of packaging/windows with the functions in `own`. Raises TroubleError.
    """
    offered = windows_pe.read(library.read_bytes()).exports
    definition = target.with_suffix(".def")
    definition.write_text(forwarding_definition(to or library.stem, offered, own), encoding="ascii")
    files = [str(SOURCES / name) for name in ("empty.c", *sources)]
    compile_windows(target, [*files, str(definition)], "-shared", "-nostdlib")


def make_stub(target: Path, names: Iterable[str]) -> None:
    """Make a library whose functions do nothing and return zero. Raises TroubleError."""
    source = target.with_suffix(".c")
    functions = [f"void *{name}(void) {{ return 0; }}" for name in sorted(set(names))]
    source.write_text("\n".join(functions) + "\n", encoding="ascii")
    compile_windows(
        target, [str(SOURCES / "empty.c"), str(source)], "-shared", "-nostdlib", "-Wl,--export-all-symbols"
    )


def compile_windows(target: Path, files: list[str], *options: str) -> None:
    """Compile and link for 64-bit Windows, the same bytes each time. Raises TroubleError."""
    command = [COMPILER, "-O2", "-s", "-Wl,--no-insert-timestamp", *options, "-o", str(target), *files]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        last = [line for line in run.stderr.splitlines() if line.strip()][-1:]
        raise TroubleError(f"{target.name} could not be compiled: {''.join(last)}")
