"""Links and pictures in the pages for people lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.repository.tracked import ROOT, tracked_files

PAGES = [file for file in tracked_files() if file.suffix == ".md"]
_TARGETS = re.compile(r"""\]\(([^)\s]+)\)|(?:src|href|srcset)="([^"]+)\"""")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def anchors(page: str) -> set[str]:
    """Return the anchors of a page's headings, made the way the usual hosts make them."""
    plain = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in _HEADING.findall(page))
    return {heading.replace(" ", "-") for heading in plain}


def broken_links(page: str, folder: Path) -> list[str]:
    """Return the links of the page, which lies in the folder, that lead nowhere."""
    broken = []
    for markdown, attribute in _TARGETS.findall(_CODE.sub("", page)):
        target = markdown or attribute
        if re.match(r"[a-z]+:", target):
            continue  # another site
        path, _, anchor = target.partition("#")
        file = folder / path if path else None
        if file is not None and not file.exists():
            broken.append(target)
        elif anchor:
            text = file.read_text(encoding="utf-8") if file else page
            if anchor not in anchors(text):
                broken.append(target)
    return broken


@pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page.read_text(encoding="utf-8"), page.parent) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# One thing\n", encoding="utf-8")
    page = (
        '# Here\n[a](there.md) [b](gone.md) <img src="gone.png"> `[c](code.md)` [d](https://example.invalid/x) '
        "[e](there.md#one-thing) [f](there.md#another) [g](#here) [h](#nowhere)"
    )
    assert broken_links(page, tmp_path) == ["gone.md", "gone.png", "there.md#another", "#nowhere"]
