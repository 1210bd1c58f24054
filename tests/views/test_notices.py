# SPDX-License-Identifier: GPL-3.0-or-later
"""The bars at the top of a window."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.views.notices import Notices


def test_only_what_went_wrong_looks_like_a_warning(qtbot: QtBot) -> None:
    notices = Notices()
    qtbot.addWidget(notices)
    assert not notices.add("The file is damaged.").property("calm")
    assert notices.add("It is copied.", passing=True).property("calm")
    assert notices.add("It is saved.", calm=True).property("calm")
    assert notices.add("A new game has begun.", "Back to it").property("calm")
