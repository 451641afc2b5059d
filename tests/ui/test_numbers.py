"""Numbers, dates and lists in the three languages."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale

from ui.numbers import (
    plural_of,
    show_date,
    show_decimal,
    show_difference,
    show_list,
    show_number,
    show_percent,
    show_signed,
)


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "number", "decimal", "percent"),
    [
        ("en_US", "1,234,567", "2.5", "25%"),
        ("fr_FR", "1\u202f234\u202f567", "2,5", "25\u00a0%"),
        ("de_DE", "1.234.567", "2,5", "25\u00a0%"),
    ],
    indirect=["language"],
)
@pytest.mark.usefixtures("language")
def test_numbers(number: str, decimal: str, percent: str) -> None:
    assert show_number(1234567) == number
    assert show_decimal(2.5) == decimal
    assert show_percent(0.25) == percent


@pytest.mark.parametrize(
    ("language", "ones"),
    [("en_US", []), ("fr_FR", [0.0, 0.5, 1.0, 1.5, 1.94, -1.5]), ("de_DE", [])],
    indirect=["language"],
)
@pytest.mark.usefixtures("language")
def test_plural_of_what_is_shown(ones: list[float]) -> None:
    shown = (0.0, 0.5, 1.0, 1.5, 1.94, 1.96, 2.0, -1.5, 1234.5)
    is_one = [number for number in shown if plural_of(number) < 2]
    assert is_one == ones
    assert [plural_of(number, 0) for number in (1.0, 1.6, 3.0)] == [1, 2, 3]


@pytest.mark.parametrize("language", ["en_US"], indirect=True)
@pytest.mark.usefixtures("language")
def test_signs() -> None:
    assert [show_signed(number) for number in (3, 0, -3)] == ["+3", "0", "\N{MINUS SIGN}3"]
    assert [show_difference(number) for number in (2.46, -3.0)] == ["+2.5", "\N{MINUS SIGN}3.0"]


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en_US", "Ann, Bob, and Cy"), ("fr_FR", "Ann, Bob et Cy"), ("de_DE", "Ann, Bob und Cy")],
    indirect=["language"],
)
@pytest.mark.usefixtures("language")
def test_lists(shown: str) -> None:
    assert show_list(["Ann", "Bob", "Cy"]) == shown
    assert show_list(["Ann"]) == "Ann"
    assert show_list([]) == ""


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en_US", "3/9/26"), ("fr_FR", "09/03/2026"), ("de_DE", "09.03.26")],
    indirect=["language"],
)
@pytest.mark.usefixtures("language")
def test_dates(shown: str) -> None:
    naive = datetime(2026, 3, 9, 18, 5)  # noqa: DTZ001  (a moment without a zone is shown as it is)
    assert shown in show_date(naive)
    aware = naive.astimezone(UTC)
    assert show_date(aware) == show_date(naive)
