"""What macOS is told about the program: the contents of Info.plist."""

import re
from typing import Any

EXECUTABLE = "incognita"
IDENTIFIER = "io.github.terra-incognita.incognita"
RECORD_TYPE = f"{IDENTIFIER}.record"
RECORD_SUFFIX = "incognita"
"""The ending of a record file's name, without its dot; the same as `app.record_file.SUFFIX`."""

LANGUAGES = ("en", "fr", "de")

MINIMUM_SYSTEM = "15.0"
"""The oldest macOS that every library in the bundle was built for. It comes from the wheels of PySide6 and numpy, as
they say inside (LC_BUILD_VERSION), not in their names; `python3 dev.py package macos` compares it with them."""


def bundle_info(version: str) -> dict[str, Any]:
    """Return Info.plist of the bundle as a dictionary; `version` is that of the program, such as 1.2.3.

    Raises ValueError for a version that macOS does not take: it wants one to three whole numbers.
    """
    if not re.fullmatch(r"\d+(\.\d+){0,2}", version):
        raise ValueError(f"a version of macOS is one to three numbers with dots between, not {version}")
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": "Terra Incognita",
        "CFBundleDisplayName": "Terra Incognita",
        "CFBundleExecutable": EXECUTABLE,
        "CFBundlePackageType": "APPL",
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleIconFile": "app.icns",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        # Without these, macOS shows its own menus and dialogs in English, whatever the player speaks.
        "CFBundleLocalizations": list(LANGUAGES),
        "LSMinimumSystemVersion": MINIMUM_SYSTEM,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        # Its window may be dark.
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": "Terra Incognita contributors, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Terra Incognita record",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "record.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD_TYPE,
                "UTTypeDescription": "Terra Incognita record",
                "UTTypeIconFile": "record.icns",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": [RECORD_SUFFIX]},
            }
        ],
    }
