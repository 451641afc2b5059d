"""What the setup for Windows is made from: pins, signatures, the script of the setup."""

from __future__ import annotations

import re
import shutil
import struct
import sys
import zipfile
from pathlib import Path

import pytest

from devtools.packages import windows_python, windows_setup, windows_wheels
from devtools.places import PINS
from devtools.trouble import TroubleError

PINNED = """\
one==1.0 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
mac==1 ; sys_platform == 'darwin' \\
    --hash=sha256:cc
windows==2 ; sys_platform == 'win32' \\
    --hash=sha256:dd
numbers==3 ; python_full_version < '3.12' \\
    --hash=sha256:ee
numbers==4 ; python_full_version >= '3.12' \\
    --hash=sha256:ff
old==5 ; python_version <= '3.10' \\
    --hash=sha256:00
"""


def test_the_pins_that_hold_for_windows_are_chosen() -> None:
    assert windows_wheels.requirements(PINNED) == [
        "one==1.0 --hash=sha256:aa --hash=sha256:bb",
        "windows==2 --hash=sha256:dd",
        "numbers==3 --hash=sha256:ee",
    ]


def test_an_unknown_condition_is_refused() -> None:
    with pytest.raises(ValueError, match="platform_machine"):
        windows_wheels.requirements("a==1 ; platform_machine == 'x86' --hash=sha256:aa")


def test_the_pins_of_this_project_give_one_version_of_each_package() -> None:
    texts = [(PINS / name).read_text(encoding="utf-8") for name in ("package.txt", "windows.txt")]
    chosen = [line for text in texts for line in windows_wheels.requirements(text)]
    names = [line.split("==")[0] for line in chosen]
    assert len(names) == len(set(names))
    assert {"pefile", "pywin32-ctypes", "pyside6-essentials", "numpy", "panda3d"} <= set(names)
    assert "macholib" not in names


def test_the_pin_of_python_for_windows_is_a_version_and_a_hash() -> None:
    entry = (PINS / "windows.txt").read_text(encoding="utf-8").replace(" \\\n   ", "")
    assert re.fullmatch(r"panda3d==[\d.]+ --hash=sha256:[0-9a-f]{64}\n", entry)


TOLD = """\
Signature Index: 0  (Primary Signature)

Message digest algorithm  : SHA256
Current message digest    : {current}
Calculated message digest : 93E3

Signer's certificate:
\t------------------
\tSigner #0:
\t\tSubject: /C=US/ST=Oregon/O=Python Software Foundation/CN=Python Software Foundation
\t\tIssuer : /C=US/O=DigiCert, Inc./CN=DigiCert
"""


@pytest.mark.parametrize(
    ("told", "signer", "intact"),
    [
        (TOLD.format(current="93E3 "), "Python Software Foundation", True),
        (TOLD.format(current="0000 "), "Python Software Foundation", False),
        ("No signature found\n", "", False),
    ],
    ids=["as signed", "changed", "not signed"],
)
def test_signatures_are_read(told: str, signer: str, intact: bool) -> None:
    assert windows_python.signature(told) == (signer, intact)


def test_a_wheel_is_unpacked_into_the_packages_and_nowhere_else(tmp_path: Path) -> None:
    wheel = tmp_path / "a-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in (
            "a/__init__.py",
            "a-1.data/purelib/b.py",
            "a-1.data/scripts/c",
            "a-1.dist-info/METADATA",
        ):
            archive.writestr(name, name)
    target = tmp_path / "site-packages"
    windows_wheels.unpack(wheel, target)
    files = {file.relative_to(target).as_posix() for file in target.rglob("*") if file.is_file()}
    assert files == {"a/__init__.py", "b.py", "a-1.dist-info/METADATA"}
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("a/../../out", "")
    with pytest.raises(TroubleError, match="leads out of it"):
        windows_wheels.unpack(wheel, target)


def test_without_its_version_python_for_windows_is_not_put_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_wheels, "PYTHON_VERSION", (3, 11, 99))
    with pytest.raises(TroubleError, match=r"start dev\.py with Python 3\.11\.99"):
        windows_python.provide(tmp_path, [])


SCRIPT = windows_setup.SCRIPT.read_text(encoding="utf-8")


def test_every_text_of_the_setup_is_in_three_languages() -> None:
    texts = re.findall(r'^!insertmacro Text (\w+) \\\n((?:  ".*"(?: \\)?\n)+)', SCRIPT, re.MULTILINE)
    assert len(texts) == SCRIPT.count("!insertmacro Text ")
    for name, lines in texts:
        translations = re.findall(r'"(.*)"', lines)
        assert len(set(translations)) == 3, name
        marks = [sorted(re.findall(r"\$\{?\w+\}?", translation)) for translation in translations]
        assert marks[0] == marks[1] == marks[2], name


def test_the_setup_installs_what_the_trial_looks_for() -> None:
    assert all(f'"{name}"' in SCRIPT for name in windows_setup.PROGRAMS)
    assert "RequestExecutionLevel user" in SCRIPT


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A folder with the names of a frozen program."""
    folder = tmp_path / "terra-incognita"
    (folder / "_internal" / "deep").mkdir(parents=True)
    for name in (*windows_setup.PROGRAMS, "_internal/a.dll", "_internal/deep/b.txt"):
        (folder / name).write_text(name, encoding="utf-8")
    return folder


@pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("makensis") is None,
    reason="makensis is installed when the setup for Windows is built",
)
def test_the_script_compiles_without_a_warning_and_to_the_same_bytes(frozen: Path, tmp_path: Path) -> None:
    setups = [tmp_path / "one.exe", tmp_path / "two.exe"]
    for setup in setups:
        windows_setup.compile_setup(frozen, setup, "1.2.3", 1_700_000_000)
    one, two = (setup.read_bytes() for setup in setups)
    (start,) = struct.unpack_from("<I", one, 0x3C)
    assert struct.unpack_from("<H", one, start + 4) == (0x8664,)
    assert one == two


@pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("makensis") is None,
    reason="makensis is installed when the setup for Windows is built",
)
def test_an_nsis_without_64_bit_makes_a_32_bit_setup(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_setup, "_has_wide_stubs", lambda _makensis: False)
    setup = tmp_path / "small-setup.exe"
    windows_setup.compile_setup(frozen, setup, "1.2.3", 1_700_000_000)
    content = setup.read_bytes()
    (start,) = struct.unpack_from("<I", content, 0x3C)
    assert struct.unpack_from("<H", content, start + 4) == (0x14C,)


def test_signing_is_left_to_the_environment(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(windows_setup.SIGN_VARIABLE, raising=False)
    program = frozen / "incognita.exe"
    assert not windows_setup.sign(program)
    script = frozen / "sign.py"
    script.write_text("import sys; open(sys.argv[1], 'a').write(' signed')", encoding="utf-8")
    monkeypatch.setenv(windows_setup.SIGN_VARIABLE, f'"{sys.executable}" "{script}"')
    assert windows_setup.sign(program)
    assert program.read_text(encoding="utf-8") == "incognita.exe signed"
    script.write_text("raise SystemExit(2)", encoding="utf-8")
    with pytest.raises(TroubleError, match="ended with 2"):
        windows_setup.sign(program)
