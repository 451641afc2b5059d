"""The .deb and the .tar.xz, made of the folder `usr`."""

import hashlib
import os
import subprocess
from pathlib import Path

from devtools.packages import elf
from devtools.packages.linux_tree import NAME
from devtools.trouble import TroubleError

LIBRARIES = {
    # C library and loader; its version is looked up in the program.
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxcb.so.1": "libxcb1",
}
"""Libraries that stay with the system, and the packages of Debian and Ubuntu that bring them."""

ALSO_NEEDED = ("libfontconfig1", "libx11-data", "xkb-data")
"""Where the settings of fonts, the ways of composing an accent and the layouts of keyboards come from."""

RECOMMENDED = "fonts-dejavu-core | fonts-liberation | fonts-noto-core | fonts-ubuntu"

CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: Terra Incognita contributors <terra-incognita@users.noreply.github.com>
Installed-Size: {size}
Depends: {depends}
Recommends: {recommended}
Section: games
Priority: optional
Description: three board games of exploration on one table
 Livingstone, Faraway and The Guild of Merchant Explorers, for people around
 one screen and for an evening alone. Every move is saved before it is seen,
 hidden things stay hidden when the machine is passed on, and the rules are in
 the program. In English, French and German.
"""


def depends(program: Path) -> list[str]:
    """Return the system packages that a frozen folder needs.

    Raises TroubleError for a library that nobody is known to bring.
    """
    wishes = elf.wishes(program)
    unknown = sorted(wishes.libraries - LIBRARIES.keys())
    if unknown:
        raise TroubleError(
            f"These libraries are neither in the program nor in Debian's lists: {', '.join(unknown)}."
        )
    oldest = ".".join(map(str, wishes.c_library))
    packages = {LIBRARIES[library] for library in wishes.libraries} | set(ALSO_NEEDED)
    return [f"libc6 (>= {oldest})", *sorted(packages - {"libc6"})]


def build_deb(usr: Path, version: str, output: Path, built: int, effort: int | None) -> Path:
    """Pack the folder `usr` into a .deb in `output` and return it.

    `built` is in seconds since 1970, `effort` from 0 (quickly) to 9 (as small as can be), None for no packing at all.
    Raises TroubleError.
    """
    root = usr.parent
    architecture = _said_by("dpkg", "--print-architecture")
    files = sorted(file for file in usr.rglob("*") if file.is_file() and not file.is_symlink())
    control = CONTROL.format(
        name=NAME,
        version=version,
        architecture=architecture,
        size=sum(file.stat().st_size for file in files) // 1024,
        depends=", ".join(depends(usr / "lib" / NAME)),
        recommended=RECOMMENDED,
    )
    debian = root / "DEBIAN"
    debian.mkdir()
    (debian / "control").write_text(control, encoding="utf-8")
    # The sums are how Debian tells damage of an installed file.
    sums = (
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(root).as_posix()}\n"
        for file in files
    )
    (debian / "md5sums").write_text("".join(sums), encoding="utf-8")
    for path in (root, debian):
        path.chmod(0o755)
    package = output / f"{NAME}-{version}-linux-{architecture}.deb"
    packing = ["-Znone"] if effort is None else ["-Zxz", f"-z{effort}"]
    command = ["dpkg-deb", "--root-owner-group", *packing, "--build", str(root), str(package)]
    _said_by(*command, environment={**os.environ, "SOURCE_DATE_EPOCH": str(built)})
    return package


def build_tar(usr: Path, version: str, output: Path, built: int, effort: int | None) -> Path:
    """Pack the folder `usr` into a .tar.xz (a .tar without packing) in `output` and return it.

    In there its name is that of the program with its version. `built` and `effort` are as in `build_deb`.
    """
    architecture = _said_by("uname", "-m")
    suffix = "tar" if effort is None else "tar.xz"
    package = output / f"{NAME}-{version}-linux-{architecture}.{suffix}"
    command = ["tar", "--create", f"--file={package}"]
    command += [] if effort is None else [f"--use-compress-program=xz -{effort} --threads=0"]
    # The same bytes for the same files: order, owner and time are not those of this machine.
    command += [
        "--sort=name",
        "--format=gnu",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        f"--mtime=@{built}",
    ]
    command += [f"--directory={usr.parent}", f"--transform=flags=r;s,^usr,{NAME}-{version},", "usr"]
    _said_by(*command)
    return package


def _said_by(*command: str, environment: dict[str, str] | None = None) -> str:
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise TroubleError(f"{command[0]} failed: {(run.stderr or run.stdout).strip()}")
    return run.stdout.strip()
