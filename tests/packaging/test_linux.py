"""What the packages for Linux are made of, without freezing anything."""

from __future__ import annotations

import gzip
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from app.gui import make_application
from app.record_file import SUFFIX
from devtools.packages import debian, elf, linux_tree
from devtools.packages.desktop import RECORD_TYPE
from devtools.trouble import TroubleError
from tests.app.command_help import random_record

BUILT = 1_700_000_000
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="made of Linux programs")
SOURCES = linux_tree.SOURCES


@pytest.fixture
def usr(tmp_path: Path) -> Path:
    """The tree with a small program in place of the frozen one."""
    program = tmp_path / "frozen"
    (program / "_internal").mkdir(parents=True)
    shutil.copy(sys.executable, program / "incognita")
    (program / "_internal" / "data").write_bytes(b"data")
    (tmp_path / "root").mkdir()
    linux_tree.lay_out(program, tmp_path / "root" / "usr", "1.2.3", BUILT)
    return tmp_path / "root" / "usr"


def desktop() -> dict[str, str]:
    lines = (SOURCES / "terra-incognita.desktop").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


@LINUX
def test_the_tree_is_complete(usr: Path) -> None:
    command = usr / "bin" / "incognita"
    assert command.is_symlink()
    assert command.resolve() == (usr / "lib" / "terra-incognita" / "incognita").resolve()
    assert stat.S_IMODE(command.stat().st_mode) == 0o755
    assert stat.S_IMODE((usr / "lib" / "terra-incognita" / "_internal" / "data").stat().st_mode) == 0o644
    share = usr / "share"
    icons = share / "icons" / "hicolor"
    for name in ("scalable/apps/terra-incognita.svg", "48x48/apps/terra-incognita.png"):
        assert (icons / name).is_file()
    assert (icons / "scalable" / "mimetypes" / f"{RECORD_TYPE.replace('/', '-')}.svg").is_file()
    metainfo = ElementTree.parse(share / "metainfo" / f"{linux_tree.IDENTIFIER}.metainfo.xml").getroot()
    release = metainfo.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2023-11-14"}
    manual = gzip.decompress((share / "man" / "man6" / "incognita.6.gz").read_bytes()).decode()
    assert '"Terra Incognita 1.2.3"' in manual
    assert "@" not in manual


def test_the_desktop_file_speaks_every_language_and_opens_records() -> None:
    entries = desktop()
    for key in ("GenericName", "Comment", "Keywords"):
        assert {key, f"{key}[de]", f"{key}[fr]"} <= entries.keys()
    assert entries["MimeType"] == f"{RECORD_TYPE};"
    assert entries["Exec"] == "incognita %f"
    assert entries["Icon"] == "terra-incognita"


def test_the_desktop_knows_the_windows_of_the_program(qapp: QApplication) -> None:
    before = qapp.applicationName(), qapp.applicationDisplayName(), qapp.desktopFileName()
    try:
        application = make_application()
        # On X11 Qt names the class of its windows after the application, on Wayland after the desktop file.
        assert desktop()["StartupWMClass"] == application.applicationName()
        assert (SOURCES / f"{application.desktopFileName()}.desktop").is_file()
    finally:
        qapp.setApplicationName(before[0])
        qapp.setApplicationDisplayName(before[1])
        qapp.setDesktopFileName(before[2])


def test_records_are_known_by_their_name_and_first_line() -> None:
    namespace = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ElementTree.parse(SOURCES / "terra-incognita.xml").getroot()
    assert kind.get("type") == RECORD_TYPE
    glob, match = kind.find(f"{namespace}glob"), kind.find(f"{namespace}magic/{namespace}match")
    assert glob is not None
    assert match is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert random_record().startswith(str(match.get("value")))


@LINUX
def test_what_is_asked_of_the_system_is_read_from_the_program(usr: Path) -> None:
    wishes = elf.wishes(usr / "lib" / "terra-incognita")
    assert "libc.so.6" in wishes.libraries
    assert wishes.c_library >= (2, 2)


def test_an_unknown_library_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = elf.Wishes(frozenset({"libc.so.6", "libstrange.so.1"}), (2, 36))
    monkeypatch.setattr(debian.elf, "wishes", lambda _folder: found)
    with pytest.raises(TroubleError, match=r"libstrange\.so\.1"):
        debian.depends(tmp_path)


def test_what_a_package_depends_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = elf.Wishes(frozenset({"libc.so.6", "libm.so.6", "libEGL.so.1"}), (2, 36))
    monkeypatch.setattr(debian.elf, "wishes", lambda _folder: found)
    needed = ["libegl1", "libfontconfig1", "libx11-data", "xkb-data"]
    assert debian.depends(tmp_path) == ["libc6 (>= 2.36)", *needed]


@LINUX
def test_both_packages_are_whole_and_the_same_each_time(
    usr: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(debian, "depends", lambda _program: ["libc6 (>= 2.36)"])
    archive = debian.build_tar(usr, "1.2.3", tmp_path, BUILT, 0)
    content = archive.read_bytes()
    assert debian.build_tar(usr, "1.2.3", tmp_path, BUILT, 0).read_bytes() == content
    listing = subprocess.run(["tar", "--list", "--file", archive], capture_output=True, text=True, check=True)
    assert "terra-incognita-1.2.3/bin/incognita" in listing.stdout.splitlines()
    package = debian.build_deb(usr, "1.2.3", tmp_path, BUILT, 0)
    assert package.name.startswith("terra-incognita-1.2.3-linux-")
    control = subprocess.run(
        ["dpkg-deb", "--field", package], capture_output=True, text=True, check=True
    ).stdout
    assert "Package: terra-incognita\nVersion: 1.2.3\n" in control
    assert "Depends: libc6 (>= 2.36)\n" in control
    files = subprocess.run(
        ["dpkg-deb", "--contents", package], capture_output=True, text=True, check=True
    ).stdout
    assert all(line.split()[1] == "root/root" for line in files.splitlines())
    link = [line for line in files.splitlines() if "/usr/bin/incognita" in line]
    assert link[0].endswith("-> ../lib/terra-incognita/incognita")
