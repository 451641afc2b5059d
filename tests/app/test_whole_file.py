"""Files are written as a whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.whole_file import write_file


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that has room for what is written but fails when it is to be kept."""

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)


def test_new_and_older_files(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_file(path, b"first", overwrite=False)
    write_file(path, b"2nd")
    assert path.read_bytes() == b"2nd"
    write_file(tmp_path / "other", b"")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game", "other"]


def test_what_is_there_is_not_overwritten_unasked(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"older")
    with pytest.raises(FileExistsError):
        write_file(path, b"newer", overwrite=False)
    assert path.read_bytes() == b"older"


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("overwrite", [False, True])
def test_nothing_is_left_of_a_new_file_that_found_no_room(tmp_path: Path, overwrite: bool) -> None:
    with pytest.raises(OSError, match="No space"):
        write_file(tmp_path / "game", b"new" * 1000, overwrite)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("full_disk")
def test_the_older_file_stays_when_the_new_one_found_no_room(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"older")
    with pytest.raises(OSError, match="No space"):
        write_file(path, b"newer")
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"older"]


@pytest.mark.skipif(sys.platform == "win32", reason="permission bits and links of other systems")
def test_rights_and_links_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "game", tmp_path / "link"
    path.write_bytes(b"older")
    path.chmod(0o640)
    link.symlink_to(path)
    write_file(link, b"newer")
    assert link.is_symlink()
    assert path.read_bytes() == b"newer"
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_device_is_written_to_and_not_replaced() -> None:
    with pytest.raises(OSError, match="No space"):
        write_file(Path("/dev/full"), b"newer")
    assert not Path("/dev/full").is_file()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write_file(tmp_path, b"newer")
