"""Set up, run and check Terra Incognita: `python3 dev.py run`, `python3 dev.py test`.

Needs Python 3.11 or newer and nothing else; everything it installs goes into the folder `.venv` beside it.
This file stays readable for much older Pythons, so that they can say what is wrong.
"""

import sys
from pathlib import Path

OLDEST_PYTHON = (3, 11)


def main() -> int:
    """Carry out the command on the command line and return the exit code."""
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(str(number) for number in sys.version_info[:2])
        needed = ".".join(str(number) for number in OLDEST_PYTHON)
        sys.stderr.write(
            "Terra Incognita needs Python " + needed + " or newer, and this is Python " + found + ": "
            "install a newer one and start dev.py with it.\n"
        )
        return 1

    sys.path.insert(0, str(Path(__file__).resolve().parent / "packaging"))
    from devtools.commands import carry_out

    return carry_out(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
