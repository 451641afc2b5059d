"""Whether a bundle is whole: every library that something in it asks for is in it, or belongs to macOS."""

import os
from pathlib import Path

from macos import mach_o
from macos.mach_o import Image, Version

OF_THE_SYSTEM = ("/usr/lib/", "/System/Library/")


def native_images(bundle: Path, architecture: str) -> dict[Path, Image]:
    """Return the programs and libraries of a bundle by their real paths.

    Raises ValueError, with the path, for one that is damaged or not for the architecture.
    """
    found = {}
    for file in sorted((bundle / "Contents").rglob("*")):
        if file.is_symlink() or not file.is_file():
            continue
        with file.open("rb") as opened:
            start = opened.read(4)
        if not mach_o.is_mach_o(start):
            continue
        try:
            found[file] = mach_o.images(file.read_bytes())[architecture]
        except KeyError:
            raise ValueError(f"{file.relative_to(bundle)} is not for {architecture}") from None
        except ValueError as error:
            raise ValueError(f"{file.relative_to(bundle)}: {error}") from error
    return found


def unresolved(bundle: Path, images: dict[Path, Image], program: Path) -> list[str]:
    """Return a line for each library that dyld would not find: which file asks for what.

    `images` are those of the bundle and `program` is the one that is started: its @rpath holds for everything.
    """
    known = {os.path.realpath(file) for file in images}
    shared = [_placed(rpath, program, program) for rpath in images[program].rpaths]
    lines = []
    for file, image in images.items():
        rpaths = [_placed(rpath, file, program) for rpath in image.rpaths] + shared
        for library in image.libraries:
            if library.startswith(OF_THE_SYSTEM):
                continue
            if library.startswith("@rpath/"):
                places = [f"{rpath}/{library.removeprefix('@rpath/')}" for rpath in rpaths]
            else:
                places = [_placed(library, file, program)]
            # An absolute path outside the bundle is never right: it would be one of the machine that built it.
            if not any(os.path.realpath(place) in known for place in places):
                lines.append(f"{file.relative_to(bundle)} asks for {library}")
    return lines


def _placed(path: str, file: Path, program: Path) -> str:
    for word, folder in (("@loader_path", file.parent), ("@executable_path", program.parent)):
        if path == word or path.startswith(f"{word}/"):
            return str(folder) + path.removeprefix(word)
    return path


def minimum(images: dict[Path, Image]) -> tuple[Version, list[Path]]:
    """Return the newest of all oldest systems that the files were built for, and the files that want it."""
    newest = max((image.minimum or (0, 0, 0)) for image in images.values())
    return newest, [file for file, image in images.items() if image.minimum == newest]
