# SPDX-License-Identifier: GPL-3.0-or-later
"""Even games at the window: the level moves between games, is told, and touches no deal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.engine.record import Player, Record
from cardtable.models.library import Library
from cardtable.views.setups import Setup, remember
from cardtable.views.window import MainWindow

SEATS = (Player("Ana"), Player("Jonas", "normal", 5))
Begin = Callable[..., MainWindow]


@pytest.fixture
def begin(window: MainWindow, library: Library) -> Begin:
    def act(wins: int, *, even: bool = True) -> MainWindow:
        remember(window.settings, Setup("hearts", {}, SEATS, even))
        for _ in range(wins):
            library.finish(library.create(Record(game="hearts", seats=SEATS)), 0)
        window.desk.begin(Record(game="hearts", deal=99, seats=SEATS))
        return window

    return act


def told(window: MainWindow) -> list[str]:
    return [notice.text for notice in window.notices.notices()]


def test_after_three_wins_a_stronger_opponent_sits_down(begin: Begin) -> None:
    window = begin(3)
    assert told(window) == ["Opponents now play hard: you won 3 of the last 3 games."]
    assert window.model.seats == (Player("Ana"), Player("Zofia", "hard", 5))
    assert window.model.record.deal == 99
    assert window.settings.value.new_games["hearts"].seats == (Player("Ana"), Player("Zofia", "hard"))
    assert window.settings.value.new_games["hearts"].even
    window.desk.same_again()
    assert window.model.seats[1].level == "hard"
    assert "Opponents now play hard" not in "".join(told(window)[1:])


@pytest.mark.parametrize(("wins", "even"), [(2, True), (3, False)])
def test_without_a_reason_nothing_moves(wins: int, even: bool, begin: Begin) -> None:
    window = begin(wins, even=even)
    assert told(window) == []
    assert window.model.seats == SEATS
