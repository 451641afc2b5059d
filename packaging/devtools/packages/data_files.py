"""Files of the program that are no code, with their places in a package."""

from pathlib import Path


def data_files(root: Path) -> list[tuple[str, str]]:
    """Return path and folder in the package of every file of data in the checkout `root`.

    They are read as `importlib.resources.files("resources")` and `files("i18n")`, so the folders keep their names.
    """
    resources = [
        file
        for file in (root / "resources").rglob("*")
        if file.is_file() and file.suffix not in {".py", ".pyc"} and "__pycache__" not in file.parts
    ]
    translations = (root / "i18n").glob("*.qm")
    found = sorted((*resources, *translations))
    return [(str(file), file.parent.relative_to(root).as_posix()) for file in found]
