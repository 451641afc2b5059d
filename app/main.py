"""The console script `incognita`: parse, run, and turn every trouble into one line and an exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

BAD_USE = 2
"""The exit code of everything that cannot be done as asked; the reason stands on the standard error output."""
UNEXPECTED = 1
"""The exit code of a mistake of the program itself."""
INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line (without the program's name; None: that of the process); returns the exit code."""
    from app.commands.errors import CommandError, one_line
    from app.commands.output import writing_out

    _forgive_encodings()
    try:
        code = _run(sys.argv[1:] if argv is None else list(argv))
        if sys.stdout is not None:
            with writing_out():
                sys.stdout.flush()
        return code
    except CommandError as error:
        _silence()
        _complain(f"incognita: {one_line(str(error))}")
        return BAD_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return PIPE_CLOSED
    except Exception as error:  # a mistake of the program: nobody at a terminal is helped by its inside
        _complain(f"incognita: unexpected error: {one_line(_with_log(error))}")
        return UNEXPECTED


def _run(arguments: list[str]) -> int:
    if not arguments:
        # The start page needs neither the other commands nor the rules of any game.
        from app.commands.start import show_start

        return show_start()
    if arguments == ["--think"]:
        # A worker of another process of this program: it needs neither the command line nor a window.
        from app.thinking import worker

        return worker.run()
    if arguments[0] == "--smoke":
        # Begins as the start page does, so that it tells how long that takes.
        from app.commands import smoke

        return smoke.run(arguments[1:])
    from app.commands.parser import parse

    try:
        parsed = parse(arguments)
    except SystemExit as end:  # after --help and --version
        return end.code if isinstance(end.code, int) else 0
    _name_warnings()
    code: int = parsed.run(parsed)
    return code


def _name_warnings() -> None:
    """Let a warning that goes to no log file stand on the standard error output like every other line there."""
    import logging

    if logging.lastResort is not None:
        logging.lastResort.setFormatter(logging.Formatter("incognita: %(message)s"))


def _with_log(error: Exception) -> str:
    """What went wrong and, if it could be written, where the log has the details."""
    import logging

    from app.logs import start_log, stop_log
    from app.paths import UserFolderError, user_folders

    what = f"{type(error).__name__}: {error}"
    try:
        path = start_log(user_folders().log_folder())
        logging.getLogger(__name__).error("unexpected error on the command line", exc_info=error)
        stop_log()
    except (OSError, UserFolderError):
        return what
    return f"{what} (details in {path})"


def _complain(line: str) -> None:
    if sys.stderr is not None:
        with contextlib.suppress(BrokenPipeError):
            print(line, file=sys.stderr, flush=True)


def _forgive_encodings() -> None:
    """Let a terminal that cannot show a character (a name with an accent, say) show an escape instead."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _silence() -> None:
    """Send what could not be written nowhere, so that Python does not try again at its end and complain."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            return
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())
