"""Translation sources and their compiled form: collected from the code, compiled when older."""

import ast
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
    """Compile every translation source that is newer than its compiled file; a new language has none yet."""
    for language in LANGUAGES:
        source = source_of(language)
        if not source.exists():
            continue
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
        copies = [Path(temporary) / f"{number}.py" for number in range(len(files))]
        for file, copy in zip(files, copies, strict=True):
            copy.write_text(readable_counts(file.read_text(encoding="utf-8")), encoding="utf-8")
        listing = Path(temporary) / "files"
        listing.write_text("".join(f"{copy.as_posix()}\n" for copy in copies), encoding="utf-8")
        for language in LANGUAGES:
            options = ["-silent", "-locations", "none", "-no-obsolete", "-sort-messages"]
            if language == "en":
                options.append("-pluralonly")
            target = folder / source_of(language).name
            languages = ["-source-language", "en", "-target-language", language]
            _run("pyside6-lupdate", [f"@{listing}", *options, *languages, "-ts", str(target)])


def readable_counts(code: str) -> str:
    """Return the code with the number 1 for the count of every `translate(context, text, note, count)`.

    Up to 6.11, lupdate takes a text for a plural only if its count is a literal number, and overlooks texts whose
    count is a call or an attribute.
    """
    text = code.encode()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    counts = [
        node.args[3]
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "translate"
        and len(node.args) == 4
    ]
    for count in sorted(counts, key=lambda node: (node.lineno, node.col_offset), reverse=True):
        first = starts[count.lineno - 1] + count.col_offset
        last = starts[(count.end_lineno or count.lineno) - 1] + (count.end_col_offset or 0)
        text = text[:first] + b"1" + text[last:]
    return text.decode()


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
