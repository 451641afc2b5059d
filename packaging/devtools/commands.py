"""The commands of `dev.py`."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from devtools.places import ROOT, WINDOWS, venv_python
from devtools.trouble import TroubleError


def carry_out(arguments: list[str]) -> int:
    """Carry out one command line of dev.py and return the exit code; trouble is told in one sentence."""
    try:
        return _dispatch(arguments)
    except TroubleError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return 130


def _dispatch(arguments: list[str]) -> int:
    # Everything after `run` belongs to the program, options that look like ours included.
    if arguments[:1] == ["run"]:
        return _run(arguments[1:])
    parser = _parser()
    known, rest = parser.parse_known_args(arguments)
    if rest and known.command != "test":
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    match known.command:
        case "test":
            return _test(known, [argument for argument in rest if argument != "--"])
        case "setup":
            _set_up(for_tests=True)
            print("Everything is in place.")
        case "translations":
            from devtools import translations

            _set_up(for_tests=False)
            translations.collect()
            translations.compile_stale()
            for name in translations.unfinished():
                print(f"i18n/{name} has texts that wait for a translation.")
        case "pin":
            from devtools import pins

            _set_up(for_tests=False)
            pins.renew()
        case "icons":
            _set_up(for_tests=False)
            return _in_environment("devtools.icons")
        case "release":
            from devtools import release

            if known.packages is None:
                print(f"The tag names the version of the program, {release.check_tag(known.tag)}.")
            else:
                _set_up(for_tests=False)
                release.complete(known.tag, known.packages.resolve())
        case "package":
            from devtools import package

            _set_up(for_tests=True)
            return package.build(known.system, known.output)
    return 0


def _parser() -> argparse.ArgumentParser:
    from devtools.checks import CHECKS
    from devtools.package import OUTPUT, SYSTEMS

    parser = argparse.ArgumentParser(
        prog="dev.py", description="Set up, run and check Terra Incognita. The first run sets everything up."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("run", help="start the program; everything after `run` is handed to it")
    test = commands.add_parser(
        "test",
        help="run every check",
        description="Run every check. Other arguments go to pytest, and then only the tests run.",
    )
    test.add_argument("--fast", action="store_true", help="leave out slow tests and coverage")
    test.add_argument(
        "--only", action="append", choices=list(CHECKS), default=[], help="run this check only (repeatable)"
    )
    commands.add_parser("setup", help="only set up")
    commands.add_parser("translations", help="collect the texts of the code into i18n/*.ts and compile them")
    commands.add_parser("pin", help="renew the pinned versions and hashes in packaging/pins")
    commands.add_parser("icons", help="draw the icons in packaging/icons anew")
    package = commands.add_parser(
        "package",
        help="build the packages for players and test them, installed",
        description="Build the packages of a system and test them, installed. A missing tool is an error.",
    )
    package.add_argument("system", choices=SYSTEMS)
    package.add_argument(
        "--output", type=Path, default=OUTPUT, metavar="FOLDER", help="where to leave them (build/packages)"
    )
    release = commands.add_parser(
        "release",
        help="compare a tag with the version; add checksums and the list of parts to the packages",
        description="Compare a tag with the version of the program, and complete the packages of a release.",
    )
    release.add_argument("tag", help="such as v1.2.3")
    release.add_argument(
        "--packages", type=Path, metavar="FOLDER", help="where all packages of the release are"
    )
    return parser


def _set_up(*, for_tests: bool) -> None:
    from devtools import environment

    environment.set_up(for_tests=for_tests)


def _in_environment(module: str) -> int:
    """Run a module of devtools that needs the packages of the project."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "packaging"), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.call([str(venv_python()), "-m", module], env=environment)


def _run(arguments: list[str]) -> int:
    _set_up(for_tests=False)
    # -P: a folder named `app` or `ui` where the player happens to stand must not be taken for ours.
    command = [str(venv_python()), "-P", "-m", "app", *arguments]
    if not WINDOWS:
        sys.stdout.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def _test(known: argparse.Namespace, pytest_arguments: list[str]) -> int:
    from devtools import checks

    _set_up(for_tests=True)
    only = tuple(known.only) or (("tests",) if pytest_arguments else ())
    return checks.run_all(checks.Choice(only, known.fast, pytest_arguments))
