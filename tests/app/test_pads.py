"""Score pads as files: kept, read again, set aside when they are damaged."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.pads import PadFolder
from engine.faraway.pad import PadPlayer, ScorePad
from ui.faraway.pad.store import PadStoreError

NOW = datetime(2026, 3, 9, 20, 15, 30, tzinfo=UTC)
SUNDAY = ScorePad((PadPlayer("Anna", (12, 20), (38,)), PadPlayer("Ben")), "Sunday")
MONDAY = ScorePad((PadPlayer("Eva", (5,)), PadPlayer("Ben")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "pads"


@pytest.fixture
def pads(folder: Path) -> PadFolder:
    return PadFolder(folder, lambda: NOW)


def age(path: Path, seconds: int) -> None:
    os.utime(path, (seconds, seconds))


def test_nothing_is_made_before_something_is_kept(pads: PadFolder, folder: Path) -> None:
    assert pads.pads() == ([], [])
    assert not folder.exists()


def test_kept_and_read_again(pads: PadFolder, folder: Path) -> None:
    sunday, monday = pads.keep(None, SUNDAY), pads.keep(None, MONDAY)
    assert sunday != monday, "two pads of the same second"
    age(folder / sunday, 2000)
    age(folder / monday, 1000)
    kept, notices = pads.pads()
    assert notices == []
    assert [(pad.key, pad.title, pad.names) for pad in kept] == [
        (sunday, "Sunday", ("Anna", "Ben")),
        (monday, "", ("Eva", "Ben")),
    ]
    assert kept[0].changed == datetime.fromtimestamp(2000, UTC)
    assert pads.load(monday) == MONDAY


def test_kept_again_under_the_same_key(pads: PadFolder, folder: Path) -> None:
    key = pads.keep(None, SUNDAY)
    assert pads.keep(key, MONDAY) == key
    assert pads.load(key) == MONDAY
    assert len(list(folder.iterdir())) == 1


def test_deleted(pads: PadFolder) -> None:
    key = pads.keep(None, SUNDAY)
    pads.delete(key)
    pads.delete(key)
    assert pads.pads() == ([], [])
    with pytest.raises(PadStoreError, match="cannot be read"):
        pads.load(key)


@pytest.mark.parametrize("content", [b"", b"{", b"\0" * 4000, b" " * 200_000])
def test_a_damaged_pad_is_set_aside_with_a_notice(pads: PadFolder, folder: Path, content: bytes) -> None:
    damaged, sound = pads.keep(None, SUNDAY), pads.keep(None, MONDAY)
    (folder / damaged).write_bytes(content)
    kept, notices = pads.pads()
    assert [pad.key for pad in kept] == [sound]
    aside = folder / "pad-20260309-201530.damaged-2026-03-09-2015.json"
    assert notices == [f"The score pad {damaged} could not be understood. It has been set aside as {aside}."]
    assert aside.read_bytes() == content
    assert pads.pads() == (kept, []), "it is told once"


def test_a_pad_damaged_while_the_list_is_open(pads: PadFolder, folder: Path) -> None:
    key = pads.keep(None, SUNDAY)
    (folder / key).write_bytes(b"[]")
    with pytest.raises(PadStoreError, match="has been set aside as"):
        pads.load(key)
    assert pads.pads() == ([], [])


def test_a_newer_pad_is_left_untouched(pads: PadFolder, folder: Path) -> None:
    key = pads.keep(None, SUNDAY)
    content = (folder / key).read_bytes().replace(b'"version": 1', b'"version": 2')
    (folder / key).write_bytes(content)
    kept, notices = pads.pads()
    assert kept == []
    assert len(notices) == 1
    assert "was written by a newer version of this program and has been left untouched" in notices[0]
    with pytest.raises(PadStoreError, match="newer version"):
        pads.load(key)
    assert (folder / key).read_bytes() == content


def test_other_files_do_not_matter(pads: PadFolder, folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in ("notes.txt", "pad-1.json", ".0123.part"):
        (folder / name).write_bytes(b"?")
    assert pads.pads() == ([], [])
    assert len(list(folder.iterdir())) == 3


def test_a_folder_that_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"")
    pads = PadFolder(tmp_path / "data")
    with pytest.raises(PadStoreError, match="a file of this name is in the way"):
        pads.keep(None, SUNDAY)
    with pytest.raises(PadStoreError, match="cannot be read"):
        pads.pads()


def test_a_folder_where_a_pad_should_be(pads: PadFolder, folder: Path) -> None:
    key = pads.keep(None, SUNDAY)
    (folder / key).unlink()
    (folder / key / "inside").mkdir(parents=True)
    kept, notices = pads.pads()
    assert kept == []
    assert "cannot be read" in notices[0]
    with pytest.raises(PadStoreError, match="cannot be deleted"):
        pads.delete(key)
    with pytest.raises(PadStoreError, match="cannot be"):
        pads.keep(key, SUNDAY)


def test_a_disk_without_room(pads: PadFolder, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = pads.keep(None, SUNDAY)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.pads.write_file", full)
    with pytest.raises(PadStoreError, match=r"cannot be saved in .* \(No space left on device\)"):
        pads.keep(key, MONDAY)
    assert pads.load(key) == SUNDAY
