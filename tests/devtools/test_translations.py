"""Texts with a count reach the translation sources, whatever the count is."""

from __future__ import annotations

from devtools.translations import readable_counts


def test_every_count_becomes_a_number() -> None:
    code = (
        'a = translate("C", "é %n", "", len(self.things))\n'
        "b = translate(\n"
        '    "C",\n'
        '    "%n b",\n'
        '    "",\n'
        "    self.view.count\n"
        "    + 1,\n"
        ")\n"
        'c = translate("C", "no count", "note")\n'
        'd = fill(translate("C", "%n é", "", é), translate("C", "%n e", "", 2))\n'
    )
    assert readable_counts(code) == (
        'a = translate("C", "é %n", "", 1)\n'
        "b = translate(\n"
        '    "C",\n'
        '    "%n b",\n'
        '    "",\n'
        "    1,\n"
        ")\n"
        'c = translate("C", "no count", "note")\n'
        'd = fill(translate("C", "%n é", "", 1), translate("C", "%n e", "", 1))\n'
    )
