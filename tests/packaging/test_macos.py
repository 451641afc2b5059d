"""The package for macOS, as far as it can be told on any system: Info.plist, libraries, icons, pins."""

from __future__ import annotations

import plistlib
import struct
from pathlib import Path

import pytest

import app
from app.record_file import SUFFIX
from devtools import icons
from devtools.packages.macos import _check_signature
from devtools.trouble import TroubleError
from macos import checks, closure, mach_o, wheels
from macos.plist import EXECUTABLE, IDENTIFIER, LANGUAGES, MINIMUM_SYSTEM, bundle_info
from tests.repository.tracked import ROOT

ARM, INTEL = 0x0100000C, 0x01000007
ICONS = ROOT / "packaging" / "icons"


def _text(command: int, text: str, fields: int) -> bytes:
    """A load command with `fields` numbers before its text, the first of them the place of the text."""
    start = 8 + 4 * fields
    padded = text.encode() + b"\0" * (8 - (start + len(text)) % 8)
    return struct.pack(f"<2I{fields}I", command, start + len(padded), start, *[0] * (fields - 1)) + padded


def library(
    *libraries: str, name: str = "", rpaths: tuple[str, ...] = (), minimum: int = 0x0F0000, kind: int = ARM
) -> bytes:
    """A library as short as can be: nothing but its head."""
    commands = [struct.pack("<6I", 0x32, 24, 1, minimum, minimum, 0)]
    commands += [_text(0xC, text, 4) for text in libraries] + [_text(0x8000001C, text, 1) for text in rpaths]
    commands += [_text(0xD, name, 4)] if name else []
    body = b"".join(commands)
    return struct.pack("<8I", 0xFEEDFACF, kind, 0, 6, len(commands), len(body), 0, 0) + body


def fat(*parts: bytes) -> bytes:
    head, body, place = struct.pack(">2I", 0xCAFEBABE, len(parts)), b"", 8 + 20 * len(parts)
    for part in parts:
        kind = struct.unpack_from("<I", part, 4)[0]
        head += struct.pack(">5I", kind, 0, place + len(body), len(part), 0)
        body += part
    return head + body


def make_bundle(folder: Path, files: dict[str, bytes]) -> Path:
    bundle = folder / "Terra Incognita.app"
    resources = {f"Resources/{name}": (ICONS / name).read_bytes() for name in ("app.icns", "record.icns")}
    plist = {"Info.plist": plistlib.dumps(bundle_info(app.__version__))}
    for name, content in {**resources, **plist, **files}.items():
        file = bundle / "Contents" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return bundle


GOOD = {
    f"MacOS/{EXECUTABLE}": library("/usr/lib/libSystem.B.dylib", rpaths=("@executable_path/../Frameworks",)),
    "Frameworks/liba.dylib": library("@rpath/deep/libb.dylib", name="@rpath/liba.dylib", minimum=0x0D0000),
    "Frameworks/deep/libb.dylib": library("@loader_path/../liba.dylib", "/System/Library/Frameworks/X"),
}


def test_info_plist_says_all_that_it_should() -> None:
    info = plistlib.loads(plistlib.dumps(bundle_info("1.2.3")))
    assert info["CFBundleIdentifier"] == IDENTIFIER
    assert info["CFBundleShortVersionString"] == info["CFBundleVersion"] == "1.2.3"
    assert info["CFBundleLocalizations"] == list(LANGUAGES) == ["en", "fr", "de"]
    assert info["LSMinimumSystemVersion"] == MINIMUM_SYSTEM
    assert info["LSApplicationCategoryType"] == "public.app-category.board-games"
    assert info["NSHighResolutionCapable"] is True
    assert info["NSRequiresAquaSystemAppearance"] is False
    assert info["NSPrincipalClass"] == "NSApplication"


def test_info_plist_gives_record_files_to_the_program() -> None:
    info = bundle_info(app.__version__)
    (document,), (declared,) = info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert (document["LSHandlerRank"], document["CFBundleTypeRole"]) == ("Owner", "Editor")
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.removeprefix(".")]


@pytest.mark.parametrize("version", ["", "1.2.3.4", "1.2b", "v1"])
def test_a_version_that_macos_does_not_take_is_refused(version: str) -> None:
    with pytest.raises(ValueError, match="one to three numbers"):
        bundle_info(version)


def test_the_head_of_a_library_is_read_for_each_processor() -> None:
    content = fat(
        library("@rpath/x", name="@rpath/a", rpaths=("@loader_path",)), library(minimum=0x0A0F04, kind=INTEL)
    )
    assert mach_o.is_mach_o(content)
    images = mach_o.images(content)
    assert images["arm64"] == mach_o.Image(
        "arm64", (15, 0, 0), "@rpath/a", ("@rpath/x",), (), ("@loader_path",), False
    )
    assert images["x86_64"].minimum == (10, 15, 4)
    assert mach_o.written((10, 15, 4)) == "10.15.4"
    assert mach_o.written((15, 0, 0)) == "15.0"
    assert mach_o.images(mach_o.thinned(content, "x86_64")).keys() == {"x86_64"}


@pytest.mark.parametrize(
    "content", [b"", b"\x7fELF", library("/a")[:50], fat(library())[:60], library(kind=7)]
)
def test_what_is_no_whole_library_is_refused(content: bytes) -> None:
    with pytest.raises(ValueError):
        mach_o.images(content)


def test_a_whole_bundle_passes(tmp_path: Path) -> None:
    lines = checks.check_bundle(make_bundle(tmp_path, GOOD), "arm64", app.__version__)
    assert "3 programs and libraries for arm64" in lines[3]
    assert "2 of them want macOS 15.0" in lines[4]


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"Frameworks/liba.dylib": library("@rpath/libc.dylib")}, "liba.dylib asks for @rpath/libc.dylib"),
        ({"Frameworks/liba.dylib": library("/usr/local/lib/libc.dylib")}, "asks for /usr/local/lib"),
        ({"Frameworks/liba.dylib": library(minimum=0x1A0000)}, r"built for macOS 26\.0"),
        ({"Frameworks/liba.dylib": library(kind=INTEL)}, "liba.dylib is not for arm64"),
        ({"Frameworks/liba.dylib": library("/a")[:50]}, "liba.dylib: the file is cut off"),
        ({"Resources/app.icns": b"icns\0\0\0\x08"}, "app.icns holds"),
        ({"Resources/record.icns": b"none"}, "no whole .icns"),
        ({"Info.plist": b"no"}, "cannot be read"),
        ({"Info.plist": plistlib.dumps(bundle_info("9.9"))}, "not as it should be: CFBundle"),
    ],
)
def test_a_bundle_with_a_fault_is_refused(tmp_path: Path, change: dict[str, bytes], trouble: str) -> None:
    bundle = make_bundle(tmp_path, GOOD | change)
    with pytest.raises(TroubleError, match=trouble):
        checks.check_bundle(bundle, "arm64", app.__version__)


def test_a_missing_program_is_told(tmp_path: Path) -> None:
    bundle = make_bundle(tmp_path, GOOD)
    (bundle / "Contents" / "Resources" / "record.icns").unlink()
    with pytest.raises(TroubleError, match=r"not in the bundle: Resources/record\.icns"):
        checks.check_plist(bundle, app.__version__)


def test_a_link_to_a_library_counts_as_the_library(tmp_path: Path) -> None:
    bundle = make_bundle(tmp_path, GOOD | {"Frameworks/libd.dylib": library("@rpath/A/X")})
    (bundle / "Contents" / "Frameworks" / "A").symlink_to("deep")
    (bundle / "Contents" / "Frameworks" / "deep" / "X").symlink_to("../liba.dylib")
    images = closure.native_images(bundle, "arm64")
    assert closure.unresolved(bundle, images, bundle / "Contents" / "MacOS" / EXECUTABLE) == []


@pytest.mark.parametrize("name", ["app.icns", "record.icns"])
def test_the_icons_hold_every_size(name: str) -> None:
    assert checks.icon_sizes((ICONS / name).read_bytes()) == icons.ICNS_SIZES


def test_pins_are_chosen_for_the_python_of_the_packages() -> None:
    pins = (
        "numpy==1.0 ; python_full_version < '3.12' \\\n    --hash=sha256:aa\n"
        "numpy==2.0 ; python_full_version >= '3.12' \\\n    --hash=sha256:bb\n"
        "other==1 \\\n    --hash=sha256:cc\nwanted==3 \\\n    --hash=sha256:dd \\\n    --hash=sha256:ee\n"
    )
    assert wheels.requirements(pins, ("numpy", "wanted")) == [
        "numpy==1.0 --hash=sha256:aa",
        "wanted==3 --hash=sha256:dd --hash=sha256:ee",
    ]
    with pytest.raises(ValueError, match="no pin of absent"):
        wheels.requirements(pins, ("absent",))
    with pytest.raises(ValueError, match="no condition known"):
        wheels.requirements("a==1 ; sys_platform == 'win32' --hash=sha256:aa", ("a",))


def test_everything_looked_into_is_pinned() -> None:
    folder = ROOT / "packaging" / "pins"
    text = (folder / "package.txt").read_text(encoding="utf-8")
    assert len(wheels.requirements(text, wheels.NATIVE)) == len(wheels.NATIVE)
    assert wheels.requirements((folder / "macos.txt").read_text(encoding="utf-8"), ("panda3d",))


def test_a_tool_that_is_not_there_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(TroubleError, match="codesign is missing"):
        _check_signature(tmp_path)
