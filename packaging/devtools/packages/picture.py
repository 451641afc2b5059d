"""Whether a picture shows anything. Runs in the project's own environment: it reads with Qt."""

import os
import subprocess
import sys
from pathlib import Path

from devtools.places import ROOT, venv_python
from devtools.trouble import TroubleError

FEWEST_COLOURS = 4000
"""A table has more than ten thousand, other pages have some hundred, an empty window a handful."""


def check_picture(picture: Path) -> str:
    """Return a line about the picture of a table. Raises TroubleError when it is none, or shows too little."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}
    command = [str(venv_python()), "-m", "devtools.packages.picture", str(picture)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise TroubleError(f"The picture {picture.name} cannot be read: {run.stderr.strip()}")
    width, height, colours = map(int, run.stdout.split())
    if colours < FEWEST_COLOURS:
        raise TroubleError(
            f"The picture {picture.name} has only {colours} colours: the window was not painted."
        )
    return f"{picture.name}: {width} x {height} pixels, {colours} colours"


def main(path: str) -> None:
    """Print width, height and the number of colours at every fourth pixel of each direction."""
    from PySide6.QtGui import QImage

    image = QImage(path)
    if image.isNull():
        sys.exit("no picture")
    width, height = image.width(), image.height()
    colours = {image.pixel(x, y) for x in range(0, width, 4) for y in range(0, height, 4)}
    print(width, height, len(colours))


if __name__ == "__main__":
    main(sys.argv[1])
