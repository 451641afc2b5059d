"""An X server without a screen, for the time of a block."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from devtools.trouble import TroubleError


@contextmanager
def virtual_screen(width: int = 1920, height: int = 1080) -> Iterator[str]:
    """Run Xvfb with so many pixels and give the name of its display. Raises TroubleError when it does not start."""
    program = shutil.which("Xvfb")
    if program is None:
        raise TroubleError("Xvfb is missing; install the system package xvfb.")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [program, "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise TroubleError("Xvfb does not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
