"""The package for macOS: built, signed, mounted and tried on a Mac; elsewhere checked as far as that goes.

Variables of the environment, all optional: MACOS_CODESIGN_IDENTITY (without it the signature is ad hoc),
MACOS_ENTITLEMENTS (a file), MACOS_NOTARY_PROFILE (a profile of notarytool in the keychain).
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools.packages import budgets, trial
from devtools.packages.freeze import freeze, version
from devtools.places import ROOT
from devtools.translations import LANGUAGES
from devtools.trouble import TroubleError
from macos import bundle, checks, wheels
from macos.plist import EXECUTABLE

ARCHITECTURES = ("arm64", "x86_64")
FOLDER = ROOT / "build" / "macos"
VOLUME = "Terra Incognita"
TRIES = 5
"""hdiutil fails now and then for no reason, on busy machines above all."""

NOT_RUN = (
    "the program itself: nothing of it has been started",
    "the bundle of PyInstaller: the one looked at was put together from the same wheels",
    "the disk image (hdiutil)",
    "the signature (codesign), Gatekeeper and the notarization",
    "what Finder makes of the icon, of record files and of the dark appearance",
)


def build(output: Path) -> int:
    """Build the disk image into `output` and try it; not on a Mac, check what can be. The exit code.

    Raises TroubleError.
    """
    if sys.platform == "darwin":
        _build_here(output)
    else:
        check_elsewhere()
    return 0


def check_elsewhere() -> None:
    """Put a bundle together for each processor and look at it; tell what that leaves open. Raises TroubleError."""
    for architecture in ARCHITECTURES:
        _say(f"for {architecture}:")
        fetched = wheels.fetch(FOLDER / "wheels" / architecture, architecture)
        made = bundle.put_together(FOLDER / architecture, fetched, architecture, version())
        for line in checks.check_bundle(made, architecture, version()):
            _say(f"  {line}")
    _say("No package was made: that needs a Mac. Not run here:")
    for open_end in NOT_RUN:
        _say(f"  - {open_end}")


def _build_here(output: Path) -> None:
    number, architecture = version(), platform.machine()
    _say("freezing ...")
    made = freeze("macos").parent / bundle.NAME
    for line in checks.check_bundle(made, architecture, number):
        _say(line)
    _say(_check_size(made))
    _say(_check_signature(made))
    trial.check_version([made / "Contents" / "MacOS" / EXECUTABLE], number)
    image = (
        output / f"terra-incognita-{number}-macos-{'intel' if architecture == 'x86_64' else architecture}.dmg"
    )
    _make_image(made, image)
    _say(budgets.check_download(image))
    _notarize(image)
    with _mounted(image) as volume:
        program = volume / bundle.NAME / "Contents" / "MacOS" / EXECUTABLE
        if not (volume / "Applications").is_symlink():
            raise TroubleError("The disk image has no link to the folder of programs.")
        _say(_check_signature(volume / bundle.NAME))
        for language in LANGUAGES:
            facts = trial.smoke([program], number, language, environment={"QT_QPA_PLATFORM": "offscreen"})
            _say(f"{language}: {len(facts['games'])} games, {facts['moves']} moves, {facts['seconds']:.1f} s")
        picture = output / f"macos-{architecture}.png"
        facts = trial.smoke([program], number, "en", shot=picture)
        if facts["screen"] != "cocoa":
            raise TroubleError(f"The program used the screen {facts['screen']} and not cocoa.")
        starts = [trial.smoke([program], number, "en", only_start=True)["start"] for _ in range(5)]
        _say(budgets.check_start(starts))


def _check_size(made: Path) -> str:
    size = sum(file.stat().st_size for file in made.rglob("*") if file.is_file() and not file.is_symlink())
    mib, limit = size / 2**20, budgets.FOLDER_MIB["macos"]
    if mib >= limit:
        raise TroubleError(f"{made.name} takes {mib:.1f} MiB; the limit is {limit}.")
    return f"{made.name}: {mib:.1f} MiB"


def _check_signature(made: Path) -> str:
    """PyInstaller has signed everything, ad hoc or with the identity in the environment."""
    _run("codesign", "--verify", "--deep", "--strict", str(made))
    identity = os.environ.get("MACOS_CODESIGN_IDENTITY")
    return f"signed {'by ' + identity if identity else 'ad hoc'}"


def _make_image(made: Path, image: Path) -> None:
    """Make a compressed disk image with the bundle and a link to the folder of programs beside it."""
    with tempfile.TemporaryDirectory() as folder:
        _run("ditto", str(made), str(Path(folder) / made.name))
        (Path(folder) / "Applications").symlink_to("/Applications")
        image.unlink(missing_ok=True)
        command = ["hdiutil", "create", "-volname", VOLUME, "-srcfolder", folder, "-fs", "HFS+", "-ov"]
        _patiently(*command, "-format", "UDZO", "-imagekey", "zlib-level=9", str(image))
    identity = os.environ.get("MACOS_CODESIGN_IDENTITY")
    if identity:
        _run("codesign", "--sign", identity, "--timestamp", str(image))


def _notarize(image: Path) -> None:
    """Have Apple look at the image, if a profile for that is given, and attach the answer to it."""
    profile = os.environ.get("MACOS_NOTARY_PROFILE")
    if not profile:
        _say("not notarized: MACOS_NOTARY_PROFILE is not set")
        return
    _run("xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait")
    _run("xcrun", "stapler", "staple", str(image))
    _run("spctl", "--assess", "--type", "open", "--context", "context:primary-signature", str(image))
    _say("notarized by Apple, and the ticket is in the image")


@contextmanager
def _mounted(image: Path) -> Iterator[Path]:
    volume = Path(tempfile.mkdtemp(prefix="incognita-volume-"))
    _patiently("hdiutil", "attach", "-readonly", "-nobrowse", "-mountpoint", str(volume), str(image))
    try:
        yield volume
    finally:
        _patiently("hdiutil", "detach", "-force", str(volume))
        shutil.rmtree(volume, ignore_errors=True)


def _patiently(*command: str) -> None:
    """Run a command of hdiutil, again and again if it fails. Raises TroubleError after the last time."""
    for attempt in range(1, TRIES + 1):
        try:
            _run(*command)
        except TroubleError:
            if attempt == TRIES:
                raise
            time.sleep(3 * attempt)
        else:
            return


def _run(*command: str) -> None:
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise TroubleError(f"{command[0]} is missing: install Apple's command line tools.") from error
    if run.returncode != 0:
        said = (run.stderr or run.stdout).strip().splitlines()[-1:]
        raise TroubleError(f"{' '.join(command[:2])} failed: {''.join(said) or run.returncode}")


def _say(line: str) -> None:
    print(f"  {line}", flush=True)
