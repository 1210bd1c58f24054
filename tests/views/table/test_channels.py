# SPDX-License-Identifier: GPL-3.0-or-later
"""The signals of games that reach the table."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QObject

from cardtable.models.shown import ShownGame
from cardtable.views.table.channels import Channels

pytestmark = pytest.mark.usefixtures("qapp")


def test_only_the_game_that_is_followed_is_heard() -> None:
    heard: list[bool] = []
    table, first, second = QObject(), ShownGame(), ShownGame()
    channels = Channels(table, rewound=heard.append)
    channels.follow(first)
    channels.follow(second)
    first.rewound.emit(True)
    assert heard == []
    second.rewound.emit(True)
    channels.follow(first)
    first.rewound.emit(False)
    assert heard == [True, False]


def test_a_table_that_is_gone_hears_nothing() -> None:
    heard: list[bool] = []
    table, game = QObject(), ShownGame()
    channels = Channels(table, rewound=heard.append)
    channels.follow(game)
    shiboken6.delete(table)
    game.rewound.emit(True)
    assert heard == []
