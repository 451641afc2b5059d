"""The user's folders."""

import os
import sys
import tempfile
from pathlib import Path

import pytest

from app.paths import UserFolderError, UserFolders, usable, user_folders
from tests.app.library_help import program


def test_one_variable_moves_all_three(tmp_path):
    folders = user_folders({"INCOGNITA_HOME": str(tmp_path / "new")})
    assert not (tmp_path / "new").exists(), "nothing is made before it is asked for"
    assert folders.games_file() == tmp_path / "new" / "data" / "games.sqlite3"
    assert folders.settings_file() == tmp_path / "new" / "config" / "settings.json"
    assert folders.log_folder() == tmp_path / "new" / "log"
    assert sorted(place.name for place in (tmp_path / "new").iterdir()) == ["config", "data", "log"]
    assert list((tmp_path / "new" / "data").iterdir()) == []


@pytest.mark.parametrize("value", [None, "", "  "])
def test_without_it_the_system_decides(value):
    folders = user_folders({} if value is None else {"INCOGNITA_HOME": value})
    for folder in (folders.data, folders.config, folders.log):
        assert folder.is_absolute()
        assert "terra-incognita" in folder.parts


def test_a_relative_and_a_home_folder_become_absolute(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert user_folders({"INCOGNITA_HOME": "games"}).data == tmp_path / "games" / "data"
    assert user_folders({"INCOGNITA_HOME": "~/games"}).data == tmp_path / "games" / "data"
    assert (
        user_folders({"INCOGNITA_HOME": "~nobody-at-all/x"}).data
        == tmp_path / "~nobody-at-all" / "x" / "data"
    )


def test_the_process_environment_is_the_default(monkeypatch, tmp_path):
    monkeypatch.setenv("INCOGNITA_HOME", str(tmp_path))
    assert user_folders() == UserFolders(tmp_path / "data", tmp_path / "config", tmp_path / "log")


@pytest.mark.parametrize("below", ["", "data", "data/deeper"])
def test_a_file_in_the_way_is_named(tmp_path, below):
    (tmp_path / "data").write_text("")
    with pytest.raises(UserFolderError) as caught:
        usable(tmp_path / "data" / "games" / below)
    assert (
        str(caught.value) == f"{tmp_path / 'data'} should be a folder, but a file of this name is in the way."
    )
    with pytest.raises(UserFolderError, match="file of this name is in the way"):
        usable(tmp_path / "data")


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b"])
def test_an_impossible_name(tmp_path, name):
    with pytest.raises(UserFolderError, match=r"^The folder .* cannot be created \(.+\)\.$") as caught:
        usable(tmp_path / name)
    assert "\0" not in str(caught.value)


UNPRIVILEGED = """
import os, sys
from pathlib import Path
from app.paths import UserFolderError, usable
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
for name in sys.argv[1:]:
    try:
        usable(Path(name))
    except UserFolderError as error:
        print(error)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="rights work otherwise on Windows")
def test_a_folder_without_the_right_to_write():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        printed, errors = program(UNPRIVILEGED, folder, folder / "new").communicate(timeout=60)
        folder.chmod(0o755)
    assert errors == ""
    reason = os.strerror(13)
    assert printed.splitlines() == [
        f"Nothing can be written into the folder {folder} ({reason}).",
        f"The folder {folder / 'new'} cannot be created ({reason}).",
    ]
