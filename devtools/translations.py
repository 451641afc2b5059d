"""Translation sources and their compiled form: collected from the code, compiled when older."""

import subprocess
import tempfile
from pathlib import Path

from devtools.places import ROOT, TRANSLATIONS, venv_tool
from devtools.trouble import TroubleError

LANGUAGES = ("en", "fr", "de")
SOURCES = ("app", "ui")
"""The packages that show words."""


def source_of(language: str) -> Path:
    """Return the translation source of a language, such as i18n/app_fr.ts."""
    return TRANSLATIONS / f"app_{language}.ts"


def compile_stale() -> None:
    """Compile every translation source that is newer than its compiled file."""
    for language in LANGUAGES:
        source = source_of(language)
        compiled = source.with_suffix(".qm")
        if compiled.exists() and compiled.stat().st_mtime_ns >= source.stat().st_mtime_ns:
            continue
        # Under a name of its own first, so that an interruption leaves no half file that looks new.
        new = compiled.with_suffix(".new")
        _run("pyside6-lrelease", [str(source), "-qm", str(new)])
        new.replace(compiled)


def collect(folder: Path = TRANSLATIONS) -> None:
    """Bring the sources in the folder up to date with the texts in the code.

    New texts arrive unfinished, texts that are gone are dropped. English is the language of the code, so its
    source holds the plural forms only.
    """
    files = sorted(file for package in SOURCES for file in (ROOT / package).rglob("*.py"))
    with tempfile.TemporaryDirectory() as temporary:
        listing = Path(temporary) / "files"
        listing.write_text(
            "".join(f"{file.relative_to(ROOT).as_posix()}\n" for file in files), encoding="utf-8"
        )
        for language in LANGUAGES:
            options = ["-silent", "-locations", "none", "-no-obsolete", "-sort-messages"]
            if language == "en":
                options.append("-pluralonly")
            target = folder / source_of(language).name
            languages = ["-source-language", "en", "-target-language", language]
            _run("pyside6-lupdate", [f"@{listing}", *options, *languages, "-ts", str(target)])


def differences() -> list[str]:
    """Return the names of the sources that do not hold exactly the texts of the code."""
    stale = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for language in LANGUAGES:
            source = source_of(language)
            (folder / source.name).write_bytes(source.read_bytes())
        collect(folder)
        for language in LANGUAGES:
            source = source_of(language)
            if source.read_text(encoding="utf-8") != (folder / source.name).read_text(encoding="utf-8"):
                stale.append(source.name)
    return stale


def unfinished() -> list[str]:
    """Return the names of the sources that have a text without a finished translation."""
    return [
        source_of(language).name
        for language in LANGUAGES
        if 'type="unfinished"' in source_of(language).read_text(encoding="utf-8")
    ]


def _run(tool: str, arguments: list[str]) -> None:
    command = [str(venv_tool(tool)), *arguments]
    run = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if run.returncode != 0:
        raise TroubleError(f"{tool} failed: {run.stdout.strip() or run.returncode}")
