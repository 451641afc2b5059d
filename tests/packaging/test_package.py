"""`dev.py package`: every system has its module, and Windows its version."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import app
from devtools import package
from devtools.commands import carry_out
from devtools.packages import windows_version
from devtools.trouble import TroubleError


def test_the_module_of_the_system_builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []

    def build(output: Path) -> int:
        asked.append(output)
        return 7

    monkeypatch.setattr(package.importlib, "import_module", lambda _name: SimpleNamespace(build=build))
    assert package.build("linux", tmp_path / "new" / "folder") == 7
    assert asked == [tmp_path / "new" / "folder"]
    assert asked[0].is_dir()


def test_an_unknown_system_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(TroubleError, match="linux, windows, macos"):
        package.build("amiga", tmp_path)
    with pytest.raises(SystemExit):
        carry_out(["package", "amiga"])
    assert "invalid choice: 'amiga'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("platform", "system"), [("linux", "linux"), ("win32", "windows"), ("darwin", "macos")]
)
def test_the_current_system(monkeypatch: pytest.MonkeyPatch, platform: str, system: str) -> None:
    monkeypatch.setattr(package.sys, "platform", platform)
    assert package.current_system() == system


def version_resource(version: str) -> dict[str, Any]:
    """The text form as PyInstaller reads it, as plain values."""

    def struct(*values: Any, **named: Any) -> Any:
        return values or named

    names = [
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    ]
    text = windows_version.version_file(version, "incognita.exe")
    found: dict[str, Any] = eval(text, dict.fromkeys(names, struct))
    return found


def test_windows_is_told_the_version() -> None:
    resource = version_resource("1.2.3")
    assert resource["ffi"]["filevers"] == resource["ffi"]["prodvers"] == (1, 2, 3, 0)
    (table,) = resource["kids"][0][0]
    words = dict(table[1])
    assert (words["FileVersion"], words["ProductVersion"]) == ("1.2.3", "1.2.3")
    assert words["OriginalFilename"] == "incognita.exe"


def test_the_version_of_the_program_suits_windows() -> None:
    version_resource(app.__version__)


@pytest.mark.parametrize("version", ["1.2.3.4.5", "1.2b1"])
def test_other_versions_do_not(version: str) -> None:
    with pytest.raises(ValueError):
        version_resource(version)
