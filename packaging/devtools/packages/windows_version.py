"""What Windows shows on the page "Details" of a program's properties."""

COMPANY = "Terra Incognita contributors"

_FORM = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={four}, prodvers={four}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0
  ),
  kids=[
    StringFileInfo([StringTable('040904B0', [{strings}])]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])
  ]
)
"""


def version_file(version: str, file_name: str) -> str:
    """Return the version resource of an .exe in PyInstaller's text form; `version` is such as 1.2.3.

    Raises ValueError when that is no version of at most four numbers.
    """
    numbers = [int(number) for number in version.split(".")]
    if len(numbers) > 4:
        raise ValueError(f"a version of Windows has four numbers at most, not {version}")
    words = {
        "CompanyName": COMPANY,
        "FileDescription": "Terra Incognita",
        "FileVersion": version,
        "InternalName": file_name.removesuffix(".exe"),
        "LegalCopyright": f"{COMPANY}, MIT licence",
        "OriginalFilename": file_name,
        "ProductName": "Terra Incognita",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in words.items())
    return _FORM.format(four=tuple([*numbers, 0, 0, 0, 0][:4]), strings=strings)
