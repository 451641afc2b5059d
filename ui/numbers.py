"""Numbers, dates and lists the way the language in force writes them."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale


def show_number(number: int) -> str:
    """A whole number with the language's digits and grouping."""
    return QLocale().toString(number)


def show_signed(number: int) -> str:
    """A whole number with its sign, also a plus; zero has none."""
    text = QLocale().toString(abs(number))
    if number == 0:
        return text
    return f"+{text}" if number > 0 else f"\N{MINUS SIGN}{text}"


def show_decimal(number: float, places: int = 1) -> str:
    """A number with `places` digits after the language's decimal mark."""
    return QLocale().toString(float(number), "f", places)


def plural_of(number: float, places: int = 1) -> int:
    """For `translate`: a whole number with the plural form of what stands after `show_decimal(number, places)`.

    Qt knows the plural of whole numbers only. French has the singular below two, as in "1,5 point"; English and German
    have it for a bare 1 alone, not for "1.0".
    """
    shown = abs(QLocale().toDouble(show_decimal(number, places))[0])
    if places == 0 or QLocale().language() == QLocale.Language.French:
        return int(shown)
    return 2


def show_difference(number: float) -> str:
    """A number with its sign, also a plus, and one digit after the decimal mark."""
    text = show_decimal(abs(number))
    return f"+{text}" if number >= 0 else f"\N{MINUS SIGN}{text}"


def show_percent(share: float) -> str:
    """A share from 0 to 1 as whole per cent, with a space where the language wants one."""
    text = QLocale().toString(round(share * 100))
    gap = "" if QLocale().language() == QLocale.Language.English else "\N{NO-BREAK SPACE}"
    return f"{text}{gap}{QLocale().percent()}"


def show_date(moment: datetime) -> str:
    """Date and time of day in the language's short form; a moment with a time zone is shown in local time."""
    local = moment.astimezone() if moment.tzinfo is not None else moment
    when = QDateTime(local.year, local.month, local.day, local.hour, local.minute, local.second)
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def show_list(parts: Sequence[str]) -> str:
    """Parts of a sentence as a list: "A, B and C" in the language in force; an empty text for no parts."""
    return QLocale().createSeparatedList(list(parts))
