"""Set-up: what is asked of the system, when an environment counts as whole, and how trouble is told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import dev
from devtools import environment, system_packages, translations
from devtools.commands import carry_out
from devtools.trouble import TroubleError


def test_a_need_is_met_by_any_of_its_names() -> None:
    needs = (("a",), ("b", "bt64"), ("c", "d"))
    assert system_packages.missing_packages(needs, {"bt64"}) == ["a", "c"]
    assert system_packages.missing_packages(needs, {"a", "b", "d"}) == []


def test_without_root_the_exact_command_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages.sys, "platform", "linux")
    monkeypatch.setattr(system_packages.shutil, "which", lambda _name: "dpkg-query")
    monkeypatch.setattr(system_packages, "installed_packages", lambda names: set(names) - {"libegl1", "xvfb"})
    monkeypatch.setattr(system_packages.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(TroubleError) as told:
        system_packages.provide(for_tests=True)
    assert "sudo apt-get install --yes --no-install-recommends libegl1 xvfb" in str(told.value)
    with pytest.raises(TroubleError) as told:
        system_packages.provide(for_tests=False)
    assert str(told.value).endswith("--no-install-recommends libegl1")


def test_other_systems_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages.sys, "platform", "win32")
    system_packages.provide(for_tests=True)


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A set-up whose costly steps only write down that they were taken."""
    taken: list[str] = []
    python = tmp_path / "python"
    python.touch()
    monkeypatch.setattr(environment, "STAMP", tmp_path / "set-up.json")
    monkeypatch.setattr(environment, "venv_python", lambda: python)
    monkeypatch.setattr(
        environment, "_renew", lambda *, from_scratch: taken.append("build" if from_scratch else "update")
    )
    monkeypatch.setattr(
        environment.system_packages, "provide", lambda *, for_tests: taken.append(f"system {for_tests}")
    )
    monkeypatch.setattr(environment.translations, "compile_stale", lambda: taken.append("translations"))
    return taken


def test_a_complete_environment_is_left_alone(steps: list[str]) -> None:
    environment.set_up(for_tests=True)
    assert steps == ["system True", "build", "translations"]
    steps.clear()
    environment.set_up(for_tests=True)
    environment.set_up(for_tests=False)
    assert steps == ["translations", "translations"]


def test_tests_ask_the_system_for_more(steps: list[str]) -> None:
    environment.set_up(for_tests=False)
    steps.clear()
    environment.set_up(for_tests=True)
    assert steps == ["system True", "translations"]


def test_other_pins_update_the_environment(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    environment.set_up(for_tests=True)
    steps.clear()
    monkeypatch.setattr(environment, "digest", lambda: "of other pins")
    environment.set_up(for_tests=True)
    assert steps == ["system True", "update", "translations"]


@pytest.mark.parametrize("stamp", ["", "{", "[]"])
def test_a_damaged_stamp_means_building_anew(steps: list[str], stamp: str) -> None:
    environment.STAMP.write_text(stamp, encoding="utf-8")
    environment.set_up(for_tests=True)
    assert "build" in steps


def test_an_interrupted_set_up_leaves_no_stamp(steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(**_options: bool) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "_renew", interrupted)
    with pytest.raises(KeyboardInterrupt):
        environment.set_up(for_tests=True)
    assert not environment.STAMP.exists()


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("ERROR: No matching distribution found for x", "check the connection"),
        ("WARNING: Retrying: Failed to establish a new connection", "check the connection"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one pinned"),
        ("note\nERROR: disk full\nhint", "could not be installed: ERROR: disk full"),
    ],
)
def test_a_failed_download_is_told_in_one_sentence(output: str, told: str) -> None:
    command = [sys.executable, "-c", f"import sys; print({output!r}); sys.exit(1)"]
    with pytest.raises(TroubleError, match=told) as trouble:
        environment.install(command)
    assert "\n" not in str(trouble.value)


def test_only_older_translations_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def compile_one(_tool: str, arguments: list[str]) -> None:
        compiled.append(Path(arguments[0]).name)
        Path(arguments[2]).touch()

    monkeypatch.setattr(translations, "TRANSLATIONS", tmp_path)
    monkeypatch.setattr(translations, "_run", compile_one)
    for language in translations.LANGUAGES:
        translations.source_of(language).touch()
    translations.compile_stale()
    assert compiled == [f"app_{language}.ts" for language in translations.LANGUAGES]
    translations.compile_stale()
    assert len(compiled) == len(translations.LANGUAGES)


def test_a_new_language_is_compiled_once_it_has_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "TRANSLATIONS", tmp_path)
    monkeypatch.setattr(translations, "LANGUAGES", ("eo",))
    translations.compile_stale()
    assert list(tmp_path.iterdir()) == []


def test_an_old_python_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev.sys, "version_info", (3, 9, 2))
    assert dev.main() == 1
    assert "needs Python 3.11 or newer, and this is Python 3.9" in capsys.readouterr().err


def test_trouble_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(**_options: bool) -> None:
        raise TroubleError("No room.")

    monkeypatch.setattr(environment, "set_up", fail)
    assert carry_out(["setup"]) == 1
    assert capsys.readouterr().err == "No room.\n"


def test_the_first_file_can_be_read_by_old_pythons() -> None:
    """The sentence about a too old Python needs a file without new syntax."""
    code = "import ast, sys; ast.parse(sys.stdin.read(), feature_version=(3, 4))"
    source = Path(dev.__file__).read_text(encoding="utf-8")
    assert subprocess.run([sys.executable, "-c", code], input=source, text=True, check=False).returncode == 0
