"""Nothing in the repository points at one person's machine or at one place to download from."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.repository.tracked import ROOT, tracked_files

# Put together from halves, because this file is searched too.
_HOSTS = [
    "".join(halves)
    for halves in (
        ("py", "pi.org"),
        ("python", "hosted.org"),
        ("registry.", "npmjs"),
        ("deb.", "debian.org"),
        ("archive.", "ubuntu.com"),
    )
]
_PLACES = [
    "".join(halves)
    for halves in (
        ("/wo", "rk/"),
        ("/tm", "p/"),
        ("/ro", "ot/"),
        ("../sha", "red"),
    )
]
_PLACES += [re.escape(str(Path.home()))] if len(Path.home().parts) > 2 else []
# A place stands at the start of a path: "framework/" is none. X's sockets lie at a fixed place on every machine.
_AS_PLACE = r"(?<![\w.*~/-]){}(?!\.X11-unix)"
FORBIDDEN = re.compile("|".join([*map(re.escape, _HOSTS), *map(_AS_PLACE.format, _PLACES)]))


def findings(text: str) -> list[str]:
    """Return the forbidden addresses and places that occur in the text."""
    return FORBIDDEN.findall(text)


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = {}
    for file in tracked_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a sample of the library
        if hits := findings(text):
            found[file.relative_to(ROOT).as_posix()] = hits
    assert found == {}


@pytest.mark.parametrize("text", [*_HOSTS, *(f"see {place} there".replace("\\", "") for place in _PLACES)])
def test_each_of_them_is_found(text: str) -> None:
    assert findings(text) != []


@pytest.mark.parametrize(
    "text", ["framework/", "ui/work/", "https://example.invalid/work/", "".join(("/tm", "p/.X11-unix"))]
)
def test_innocent_words_are_left_alone(text: str) -> None:
    assert findings(text) == []


def test_the_script_for_continuous_integration_can_be_started() -> None:
    script = ROOT / ".ci" / "run"
    assert script.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")
    entry = subprocess.run(
        ["git", "ls-files", "--stage", ".ci/run"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert entry.stdout.startswith("100755 ")
