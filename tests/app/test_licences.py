"""Every part that is installed or shipped has its licence in full, from the source and in a frozen program."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

import app
from app import licences
from app.licences import LicenceMissing, gathered, read_notices, write_notices
from tests.repository.tracked import ROOT


def _pinned() -> set[str]:
    pins = (ROOT / "packaging" / "pins" / "run.txt").read_text(encoding="utf-8")
    return {str(canonicalize_name(name)) for name in re.findall(r"^([\w-]+)==", pins, re.MULTILINE)}


def test_everything_that_players_install_is_named() -> None:
    known = {*licences.QT, *licences.OTHERS, *licences.ON_SOME_SYSTEMS}
    assert {str(canonicalize_name(name)) for name in known} == _pinned()


def test_every_part_has_version_and_text() -> None:
    notices = gathered(frozen=True)
    names = [notice.name for notice in notices]
    assert names[:5] == ["Terra Incognita", "Qt", "PySide6", "Shiboken", "Python"]
    assert {"msgspec", "numpy", "platformdirs", "pyqtgraph", "tqdm", "pyinstaller"} <= set(names)
    for notice in notices:
        assert re.match(r"\d+\.\d", notice.version), notice.name
        assert notice.licence, notice.name
        assert "copyright" in notice.text.lower(), notice.name
        assert len(notice.text) > 800, notice.name
    assert "pyinstaller" not in [notice.name for notice in gathered()], "it starts frozen programs only"
    assert notices[0].version == app.__version__


def test_the_texts_of_the_lgpl_are_the_real_ones() -> None:
    folder = ROOT / "resources" / "licences"
    digests = {
        name: hashlib.sha256((folder / name).read_bytes().replace(b"\r\n", b"\n")).hexdigest()
        for name in ("LGPL-3.0.txt", "GPL-3.0.txt")
    }
    assert digests == {
        "LGPL-3.0.txt": "e3a994d82e644b03a792a930f574002658412f62407f5fee083f2555c5f23118",
        "GPL-3.0.txt": "3972dc9744f6499f0f9b2dbf76696f2ae7ad8af9b23dde66d6af86c9dfb36986",
    }
    text = gathered()[1].text
    for part in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "GNU GENERAL PUBLIC LICENSE",
        "download.qt.io",
        "FreeType",
    ):
        assert part in text


def test_numpy_tells_of_the_libraries_inside_it() -> None:
    text = next(notice.text for notice in gathered() if notice.name == "numpy")
    assert text.startswith("--- licenses/LICENSE.txt\n"), "its own licence comes first"
    assert text.count("\n--- ") > 5


def test_a_frozen_program_reads_what_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notices = gathered(frozen=True)
    files = write_notices(tmp_path / "licences", notices)
    assert sorted(files) == sorted((tmp_path / "licences").iterdir())
    assert read_notices(tmp_path / "licences") == tuple(notices)
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(licences, "files", lambda name: tmp_path / name)
    read = licences.licences()
    assert read.notices == tuple(notices)
    assert Path(read.library_folder).name == "PySide6"
    (tmp_path / "licences" / "Qt.txt").unlink()
    with pytest.raises(LicenceMissing, match=r"Qt\.txt"):
        licences.licences()


@pytest.mark.parametrize("listing", ["", "[{}]", "[1]", "{}x"])
def test_a_damaged_list_is_told(tmp_path: Path, listing: str) -> None:
    (tmp_path / licences.INDEX).write_text(listing, encoding="utf-8")
    with pytest.raises(LicenceMissing, match="cannot be read"):
        read_notices(tmp_path)


def test_a_part_without_a_text_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(licences.OTHERS, "no-such-package", "MIT")
    with pytest.raises(LicenceMissing, match="no-such-package is not installed"):
        gathered()
