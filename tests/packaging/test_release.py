"""A release has the version of the program, all packages, and checksums that fit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import app
from devtools import release
from devtools.trouble import TroubleError
from tests.repository.tracked import ROOT

TAG = f"v{app.__version__}"


def test_the_tag_is_the_version() -> None:
    assert release.check_tag(TAG) == app.__version__


@pytest.mark.parametrize("tag", ["", app.__version__, f"{TAG}.1", "v99.0.0"])
def test_another_tag_is_refused(tag: str) -> None:
    with pytest.raises(TroubleError, match=r"app/__init__\.py"):
        release.check_tag(tag)


def test_the_packages_have_the_names_that_they_are_built_under() -> None:
    sources = "".join(
        (ROOT / "packaging" / "devtools" / "packages" / name).read_text(encoding="utf-8")
        for name in ("debian.py", "macos.py", "windows_setup.py")
    )
    for ending in ("-windows-x64-setup.exe", "-macos-", ".dmg", "-linux-", ".deb", ".tar.xz"):
        assert ending in sources
        assert any(ending in name for name in release.package_names("1.2.3"))


def test_checksums_are_those_of_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = release.package_names(app.__version__)
    for name in names:
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(release, "list_parts", lambda target: target.write_text("{}", encoding="utf-8"))
    release.complete(TAG, tmp_path)
    lines = (tmp_path / release.CHECKSUMS).read_text(encoding="utf-8").splitlines()
    assert [line[66:] for line in lines] == sorted([*names, release.parts_name(app.__version__)])
    if sys.platform.startswith("linux"):
        check = ["sha256sum", "--check", "--strict", release.CHECKSUMS]
        subprocess.run(check, cwd=tmp_path, check=True, capture_output=True)


def test_a_missing_or_empty_package_stops_the_release(tmp_path: Path) -> None:
    names = release.package_names(app.__version__)
    for name in names[1:]:
        (tmp_path / name).touch()
    with pytest.raises(TroubleError, match=rf"missing: {names[0]}, {names[1]}"):
        release.complete(TAG, tmp_path)
    assert not (tmp_path / release.CHECKSUMS).exists()
