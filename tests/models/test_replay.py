# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing a game back: every point of it, jumps, pace, and whose knowledge is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.game import TABLE, IllegalMove
from cardtable.engine.record import Timeline
from cardtable.games import all_games
from cardtable.models import replay as replaying
from cardtable.models.replay import ReplayModel
from cardtable.models.shown import Moved

from .shelf import played


def timeline(game: str = "hearts", decisions: int = 60) -> Timeline:
    return Timeline(all_games()[game], played(game, decisions))


@pytest.fixture
def replay(qapp: QCoreApplication) -> Iterator[ReplayModel]:
    replay = ReplayModel()
    replay.load(timeline(), 7)
    yield replay
    replay.stop()


@pytest.mark.parametrize("game", all_games())
def test_every_decision_is_shown_as_its_seat_found_it(game: str, qapp: QCoreApplication) -> None:
    whole = timeline(game, 30)
    replay = ReplayModel()
    replay.load(whole, None)
    assert replay.count == 30
    for number in range(30):
        replay.to(number)
        again = Timeline(whole.game, played(game, number))
        assert (replay.number, replay.state) == (number, again.state)
    replay.to(99)
    assert replay.state == whole.state


def test_the_game_itself_is_not_touched(replay: ReplayModel) -> None:
    record = replay.whole.record
    replay.to(10)
    with pytest.raises(IllegalMove):
        replay.play(replay.state.legal_moves()[0])
    assert replay.record.moves == record.moves[:10]
    assert replay.whole.record == record
    assert not replay.turn_of_person


def test_one_step_forward_shows_each_move_of_the_table(replay: ReplayModel) -> None:
    replay.paced = True
    steps: list[Moved] = []
    replay.stepped.connect(steps.append)
    replay.to(1)
    replay.forward()  # the second card of a trick, which is then collected
    assert replay.number == 2
    for _ in range(9):
        replay.go_on()
    assert [step.seat == TABLE for step in steps] == [False, *(True for _ in steps[1:])]
    assert len(steps) > 1
    assert replay.number == 2
    assert not replay.playing


def test_stepping_on_in_the_middle_of_a_motion_ends_it(replay: ReplayModel) -> None:
    replay.paced = True
    for number in range(1, 6):
        replay.forward()
        assert replay.number == number
    replay.back()
    assert (replay.number, len(replay.record.moves)) == (4, 4)


def test_the_ends_hold(replay: ReplayModel) -> None:
    replay.back()
    assert replay.number == 0
    replay.last()
    replay.forward()
    assert replay.number == replay.count
    replay.first()
    assert replay.number == 0


def test_jumps_go_to_rounds_tricks_and_marks(replay: ReplayModel) -> None:
    rounds, tricks = list(replay.rounds), list(replay.tricks)
    assert rounds[0] == 0
    assert len(rounds) > 1
    assert len(tricks) > len(rounds)
    replay.to(rounds[1] + 1)
    assert replay.jump(rounds, -1)
    assert replay.number == rounds[1]
    assert replay.state.round == 1
    assert replay.jump(tricks, 1)
    assert replay.number == next(trick for trick in tricks if trick > rounds[1])
    replay.first()
    assert not replay.jump(rounds, -1)
    replay.marks = [12, 5, 5, 999, 0]
    assert replay.marks == [5, 12]
    assert replay.jump_to_mark(1)
    assert replay.number == 4  # the fifth decision is about to be made
    assert replay.jump_to_mark(1)
    assert replay.number == 11
    assert not replay.jump_to_mark(1)


def test_lines_that_were_taken_back_are_shown_too(qapp: QCoreApplication) -> None:
    whole = timeline(decisions=10)
    first = whole.line
    whole.rewind(6)
    whole.play(next(move for move in whole.state.legal_moves() if move.text != first[6][0]))
    whole.settle()
    replay = ReplayModel()
    replay.load(whole, None)
    assert replay.lines == ((6, 10),)
    replay.show_line(0)
    assert (replay.line, replay.number, replay.count) == (0, 6, 10)
    assert replay.whole.line == first
    replay.last()
    replay.show_line(None)
    assert (replay.line, replay.number, replay.count) == (None, 6, 7)
    assert replay.whole.line == whole.line


def test_a_game_without_tricks_has_none(qapp: QCoreApplication) -> None:
    replay = ReplayModel()
    replay.load(timeline("numeral", 20), None)
    assert not replay.tricks


def test_it_plays_on_by_itself_until_the_end(
    replay: ReplayModel, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(replaying, "PAUSE", 1)
    replay.to(replay.count - 5)
    said: list[bool] = []
    replay.running.connect(said.append)
    replay.play_back()
    qtbot.waitUntil(lambda: not replay.playing)
    assert replay.number == replay.count
    assert said == [True, False]
    replay.play_back()
    assert replay.number == 1  # from the beginning again
    replay.pause()
    number = replay.number
    qtbot.wait(20)
    assert replay.number == number


def test_all_hands_lie_open_or_only_what_a_seat_knew(replay: ReplayModel) -> None:
    replay.to(3)

    def hands() -> list[bool]:
        return [None not in zone.cards for zone in replay.scenes()[1].zones if zone.kind == "hand"]

    assert replay.seat == 0  # a game that Ann still plays
    assert hands() == [True, False]
    replay.look(None)
    assert hands() == [True, True]
    replay.look(1)
    assert hands() == [False, True]
    assert replay.view == replay.state.seen_by(1)
    replay.look(None)
    assert hands() == [True, True]
    stock = [zone for zone in replay.scenes()[1].zones if zone.kind == "stock"]
    assert all(card is None for zone in stock for card in zone.cards)
