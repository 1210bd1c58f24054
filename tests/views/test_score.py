# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from cardtable.engine.table import Row, Sheet
from cardtable.engine.words import mark
from cardtable.views.score import ScoreSheet


def test_only_lines_that_differ_from_the_others_have_a_star(qapp: QApplication) -> None:
    plain, noted = (Row(mark("X", "Deal"), (1, 2), note) for note in (None, mark("X", "Shot the moon")))
    sheet = ScoreSheet()
    sheet.show_sheet(Sheet((plain, noted), None), ("Ana", "Bo"))
    assert [cell.text() for line in range(2) if (cell := sheet.item(line, 0))] == ["Deal", "Deal *"]
    sheet.show_sheet(Sheet((noted, noted), None), ("Ana", "Bo"))
    cells = [cell for line in range(2) if (cell := sheet.item(line, 0))]
    assert [cell.text() for cell in cells] == ["Deal", "Deal"]
    assert [cell.toolTip() for cell in cells] == ["Shot the moon", "Shot the moon"]
