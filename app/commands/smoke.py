"""`incognita --smoke`: whether the program works as it is installed here."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from app.commands import values
from app.commands.arguments import Parser
from app.commands.display import need_display
from app.commands.errors import CommandError, one_line, reason_of, shown
from app.commands.output import write
from app.commands.window import add_language

OPTION = "--smoke"
ABOUT = "Try the program in folders of its own: start, some moves of every game, save, go on"
USUAL_LIMIT = 60


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The arguments after `--smoke`. Raises CommandError, and SystemExit after `--help`."""
    parser = Parser(prog=f"incognita {OPTION}", description=f"{ABOUT}.", allow_abbrev=False)
    add_language(parser)
    parser.add_argument("--shot", metavar="FILE.png", type=values.picture, help="write a picture of a table")
    parser.add_argument("--report", metavar="FILE", type=values.file, help="write the facts as JSON")
    parser.add_argument(
        "--only-start", action="store_true", help="end after the first sight, without any game"
    )
    parser.add_argument(
        "--limit",
        metavar="S",
        type=values.seconds,
        default=USUAL_LIMIT,
        help=f"seconds after which the trial has failed (usually {USUAL_LIMIT})",
    )
    return parser.parse_args(arguments)


def run(arguments: Sequence[str]) -> int:
    """Do what stands after `--smoke`; the exit code: 3 after an error, 4 after a hang. Raises CommandError."""
    begun = time.perf_counter()
    try:
        asked = parse(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    need_display("set QT_QPA_PLATFORM to offscreen")
    for path in (asked.shot, asked.report):
        if path is not None:
            _try_out(path)
    try:
        folder = tempfile.TemporaryDirectory(prefix="incognita-smoke-", ignore_cleanup_errors=True)
    except OSError as error:
        raise CommandError(f"there is no room for temporary files: {reason_of(error)}") from None
    with folder as name:
        return _try_program(asked, Path(name), begun)


def _try_program(asked: argparse.Namespace, folder: Path, begun: float) -> int:
    from app.paths import HOME_VARIABLE
    from app.smoke.report import as_json
    from app.smoke.trial import Trial, watch

    def tell() -> None:
        """The line goes where it can be read; a program without a console has the report only."""
        if asked.report is not None:
            asked.report.write_bytes(as_json(report))
        if not report.trouble:
            write(report.line())
        elif sys.stderr is not None:
            place = f" ({report.step})" if report.step else ""
            print(f"incognita {OPTION}: {one_line(report.trouble)}{place}", file=sys.stderr, flush=True)

    trial = Trial(asked.limit, begun)
    report = trial.report
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = str(folder)
    try:
        watch(trial, asked.limit, folder, tell)
        code = trial.run(asked.language, asked.shot, asked.only_start)
    finally:
        if before is None:
            del os.environ[HOME_VARIABLE]
        else:
            os.environ[HOME_VARIABLE] = before
    tell()
    return code


def _try_out(path: Path) -> None:
    """Make sure, before the long way, that the file can be written; what it held belongs to an earlier trial."""
    try:
        with path.open("wb"):
            pass
        path.unlink()
    except OSError as error:
        raise CommandError(f"{shown(path)} cannot be written: {reason_of(error)}") from None
