"""What the desktop is told about the program, held against the desktop's own tools."""

import shutil
import subprocess
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from devtools.packages.linux_tree import IDENTIFIER, NAME, RECORD_ICON
from devtools.trouble import TroubleError

RECORD_TYPE = "application/x-incognita-record"
LANGUAGES = "{http://www.w3.org/XML/1998/namespace}lang"


def check_desktop(usr: Path) -> str:
    """Return a line about the files below `usr/share`. Raises TroubleError when one of the tools finds a fault."""
    share = usr / "share"
    desktop = share / "applications" / f"{NAME}.desktop"
    _tool("desktop-file-validate", "--warn-kde", str(desktop))
    _tool("appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml"))
    _check_record_type(share / "mime" / "packages" / f"{NAME}.xml")
    if f"MimeType={RECORD_TYPE};" not in desktop.read_text(encoding="utf-8"):
        raise TroubleError(f"The desktop file does not open {RECORD_TYPE}.")
    icons = {icon.stem for icon in (share / "icons").rglob("*.*")}
    if icons != {NAME, RECORD_ICON}:
        raise TroubleError(f"The icons are {', '.join(sorted(icons))}.")
    return "desktop file, metainfo and type of records are valid"


def _check_record_type(definition: Path) -> None:
    """Have the database of types made with this definition alone, and look at what it made of it."""
    with tempfile.TemporaryDirectory() as folder:
        packages = Path(folder) / "packages"
        packages.mkdir()
        shutil.copy(definition, packages)
        _tool("update-mime-database", folder)
        globs = (Path(folder) / "globs2").read_text(encoding="utf-8")
        if f":{RECORD_TYPE}:*.incognita" not in globs:
            raise TroubleError(f"{definition.name} does not tell records by their ending.")
        described = ElementTree.parse(Path(folder) / f"{RECORD_TYPE}.xml").getroot()
    languages = {entry.get(LANGUAGES) for entry in described if entry.tag.endswith("}comment")}
    if languages != {None, "de", "fr"}:
        raise TroubleError(f"{definition.name} does not describe records in every language.")


def _tool(*command: str) -> None:
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    # desktop-file-validate tells warnings and ends with 0.
    if run.returncode != 0 or (command[0] == "desktop-file-validate" and run.stdout.strip()):
        raise TroubleError(f"{' '.join(command[:2])} found faults:\n{(run.stdout + run.stderr).strip()}")
