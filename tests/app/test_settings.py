"""The player's settings and their file."""

import json
import sys
import tempfile
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from app.settings import Settings, SettingsError, SettingsStore, WindowPlace
from tests.app.library_help import program


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "settings.json"


def written(path, content):
    path.parent.mkdir(exist_ok=True)
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


FULL = {
    "language": "de",
    "theme": "lantern",
    "animation": "off",
    "pace": "quick",
    "review": "quick",
    "confirm_clicks": False,
    "warn_at_end_turn": False,
    "log_folded": False,
    "window": WindowPlace(10, -20, 1280, 720, maximized=True),
    "new_game": {"livingstone": {"seats": ["Zoë", "Bo"], "random": True}},
    "figures": {"livingstone": {"column_cost": [1, 1, 2]}},
}


def test_without_a_file_the_usual_values_hold_and_nothing_is_written(path):
    store = SettingsStore(path)
    assert store.current == Settings()
    assert store.notices == []
    assert not path.exists()


def test_everything_comes_back(path):
    SettingsStore(path).change(**FULL)
    again = SettingsStore(path)
    assert again.current == Settings(**FULL)
    assert again.notices == []
    assert set(FULL) == set(Settings.__struct_fields__)


def test_plain_values_do_as_well(path):
    store = SettingsStore(path)
    store.change(**msgspec.to_builtins(Settings(**FULL)))
    assert store.current == Settings(**FULL)


def test_the_windows_know_the_same_choices_and_usual_values():
    preferences = pytest.importorskip("ui.preferences")
    names = preferences.Choices.__struct_fields__
    usual = msgspec.to_builtins(Settings())
    assert (
        msgspec.convert({name: usual[name] for name in names}, preferences.Choices) == preferences.Choices()
    )
    full = msgspec.to_builtins(Settings(**FULL))
    choices = msgspec.convert({name: full[name] for name in names}, preferences.Choices)
    store = SettingsStore(None)
    store.change(**msgspec.to_builtins(choices))
    assert {name: getattr(store.current, name) for name in names} == {name: FULL[name] for name in names}
    for name in ("language", "theme", "animation"):
        for value in getattr(preferences, f"{name.upper()}S"):
            store.change(**{name: value})


def test_watchers_hear_of_changes_only(path):
    store = SettingsStore(path)
    heard = []
    stop = store.watch(heard.append)
    store.change(theme="paper", language="system")
    store.change(theme="paper")
    assert heard == ["theme"]
    stop()
    stop()
    store.change(theme="lantern")
    assert heard == ["theme"]


@pytest.mark.parametrize(
    "values", [{"theme": "neon"}, {"confirm_clicks": "yes"}, {"window": (1, 2)}, {"figures": {"x": 3}}]
)
def test_a_wrong_value_is_a_mistake_of_the_program(path, values):
    store = SettingsStore(path)
    with pytest.raises(ValueError, match="cannot be"):
        store.change(language="fr", **values)
    with pytest.raises(AttributeError, match="no setting"):
        store.change(language="fr", colour="red")
    assert store.current == Settings()
    assert not path.exists()


def test_unknown_keys_stay(path):
    written(path, {"theme": "paper", "of_a_later_version": [1, {"a": None}]})
    SettingsStore(path).change(language="fr")
    assert json.loads(path.read_text()) == {
        "theme": "paper",
        "of_a_later_version": [1, {"a": None}],
        "language": "fr",
    }


def test_two_windows_keep_each_others_changes(path):
    first, second = SettingsStore(path), SettingsStore(path)
    first.change(theme="paper")
    second.change(language="de")
    assert SettingsStore(path).current == Settings(theme="paper", language="de")


@pytest.mark.parametrize(
    ("key", "value", "shown"),
    [
        ("theme", "neon", '"neon"'),
        ("confirm_clicks", 1, "1"),
        ("window", {"x": 1}, '{"x":1}'),
        (
            "window",
            {"x": 10**12, "y": 0, "width": 1, "height": 1},
            '{"x":1000000000000,"y":0,"width":1,"height":1}',
        ),
        ("window", {"x": 0, "y": 0, "width": 0, "height": 1}, '{"x":0,"y":0,"width":0,"height":1}'),
        ("new_game", {"livingstone": [3]}, '{"livingstone":[3]}'),
        ("figures", [], "[]"),
        ("language", None, "null"),
    ],
)
def test_one_wrong_value_falls_back_alone_and_is_named(path, key, value, shown):
    written(path, {key: value, "log_folded": False})
    store = SettingsStore(path)
    assert store.current == Settings(log_folded=False)
    assert [notice.english() for notice in store.notices] == [
        f"The setting {key} cannot be {shown}; its usual value is used instead."
    ]
    store.change(log_folded=True)
    assert SettingsStore(path).notices == []


def test_a_long_wrong_value_is_cut(path):
    store = SettingsStore(written(path, {"theme": "x" * 5000}))
    assert len(store.notices[0].english()) < 150


@pytest.mark.parametrize("content", ["", "{", "[]", "3", '{"theme": "paper"', "\0" * 500, "theme = 'paper'"])
def test_a_damaged_file_is_set_aside(path, content):
    written(path, content)
    clock = lambda: datetime(2026, 11, 30, 1, 34)  # noqa: DTZ001, E731 - the date in a name is local
    store = SettingsStore(path, clock)
    kept = path.with_name("settings.damaged-2026-11-30-0134.json")
    assert store.current == Settings()
    assert kept.read_text() == content
    assert str(kept) in store.notices[0].english()
    assert not path.exists()
    written(path, content)
    SettingsStore(path, clock)
    assert path.with_name("settings.damaged-2026-11-30-0134-2.json").read_text() == content


def test_bytes_that_are_no_text_and_a_folder(path):
    path.parent.mkdir()
    path.write_bytes(b'{"theme": "\xff\xfe"}')
    assert len(SettingsStore(path).notices) == 1
    path.mkdir()
    (path / "mine").write_text("")
    store = SettingsStore(path)
    assert len(store.notices) == 1
    store.change(theme="paper")
    assert SettingsStore(path).current.theme == "paper"


def test_the_mark_that_some_editors_put_first(path):
    written(path, '\ufeff{"theme": "paper"}')
    assert SettingsStore(path).current.theme == "paper"


def test_a_link_is_followed(path, tmp_path):
    target = written(tmp_path / "dotfiles" / "real.json", {"theme": "paper"})
    path.parent.mkdir()
    try:
        path.symlink_to(target)
    except OSError:
        pytest.skip("no right to make links")
    SettingsStore(path).change(language="fr")
    assert path.is_symlink()
    assert json.loads(target.read_text()) == {"theme": "paper", "language": "fr"}


def test_a_write_that_fails_leaves_the_old_file_and_no_rest(path, monkeypatch):
    store = SettingsStore(path)
    store.change(theme="paper")
    before = path.read_bytes()
    heard = []
    store.watch(heard.append)

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SettingsError, match=r"cannot be saved in .* they hold until the program ends"):
        store.change(language="fr")
    assert (store.current.language, heard) == ("fr", ["language"])
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]
    monkeypatch.undo()
    store.save()
    assert SettingsStore(path).current == Settings(theme="paper", language="fr")


UNREADABLE = """
import os, sys
from pathlib import Path
from app.settings import SettingsStore, SettingsError
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
store = SettingsStore(Path(sys.argv[1]))
print(store.notices[0].english())
try:
    store.change(theme="paper")
except SettingsError as error:
    print(error)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="rights work otherwise on Windows")
def test_a_file_without_the_right_to_read():
    with tempfile.TemporaryDirectory() as name:
        path = written(Path(name) / "settings.json", {"theme": "lantern"})
        path.chmod(0)
        path.parent.chmod(0o555)
        printed, _ = program(UNREADABLE, path).communicate(timeout=60)
        path.parent.chmod(0o755)
        path.chmod(0o644)
        assert json.loads(path.read_text()) == {"theme": "lantern"}
    assert printed.splitlines() == [
        f"The settings {path} cannot be read (Permission denied); the usual ones are used.",
        f"The settings cannot be saved in {path} (Permission denied); they hold until the program ends.",
    ]


def test_without_a_path_nothing_is_written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = SettingsStore(None)
    store.change(theme="paper")
    assert store.current.theme == "paper"
    assert list(tmp_path.iterdir()) == []
