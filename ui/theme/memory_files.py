"""Pictures drawn at run time, put where a style sheet can name them.

A style sheet takes pictures from addresses only. Qt's resource system accepts data from memory in the format
its own compiler writes (format version 1: a tree of 14-byte nodes, a table of names, a block of data), so
nothing has to be written to a file.
"""

import struct

from PySide6.QtCore import qRegisterResourceData

# Qt keeps pointers into these bytes for as long as the program runs.
_KEPT: list[tuple[bytes, bytes, bytes]] = []


def _name_hash(name: str) -> int:
    """Qt's hash of a resource name; the entries of a folder are sorted by it."""
    value = 0
    for character in name:
        value = (value << 4) + ord(character)
        value ^= (value & 0xF0000000) >> 23
        value &= 0x0FFFFFFF
    return value


def register_files(folder: str, files: dict[str, bytes]) -> None:
    """Make `files` (name to content) readable as `:/folder/name`; `folder` has not been registered before."""
    names = b""
    offsets: dict[str, int] = {}
    for name in (folder, *files):
        offsets[name] = len(names)
        names += struct.pack(">HI", len(name), _name_hash(name)) + name.encode("utf-16-be")
    directory = 2
    tree = struct.pack(">IHII", 0, directory, 1, 1)
    tree += struct.pack(">IHII", offsets[folder], directory, len(files), 2)
    data = b""
    for name in sorted(files, key=_name_hash):
        # Neither compressed (flag 0) nor bound to a country (0) or language (1 is Qt's "any").
        tree += struct.pack(">IHHHI", offsets[name], 0, 0, 1, len(data))
        data += struct.pack(">I", len(files[name])) + files[name]
    _KEPT.append((tree, names, data))
    if not qRegisterResourceData(1, tree, names, data):
        raise RuntimeError("Qt refused the drawn pictures of the style sheet")
