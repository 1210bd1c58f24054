# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog of the game of the day."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import all_games
from cardtable.views.deals.day import DayDialog


@pytest.mark.parametrize("language", ["en", "da", "de", "pl", "ms", "af"])
def test_its_date_begins_as_a_title_does(qtbot: QtBot, language: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    QLocale.setDefault(QLocale(language))
    try:
        dialog = DayDialog(all_games().values(), date(2026, 11, 30), parent)
    finally:
        QLocale.setDefault(QLocale("en"))
    written = next(label.text() for label in dialog.findChildren(QLabel) if "2026" in label.text())
    assert written[0].isupper()
