# SPDX-License-Identifier: GPL-3.0-or-later
"""The proof of the game on the table, verified in another process."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from cardtable.ai.thinking import think
from cardtable.engine.bot import Thought
from cardtable.engine.fairness import commitment
from cardtable.engine.game import Game, State
from cardtable.engine.record import Player, Record
from cardtable.models.game import GameModel
from cardtable.models.proof import Proof


class Answers(QObject):
    """Opponents that think here; `wrong` plays the last legal move instead."""

    answered = Signal(int, object)
    trouble = Signal(object)

    def __init__(self, *, wrong: bool = False) -> None:
        super().__init__()
        self._wrong = wrong
        self._ticket = 0
        self._held: Thought | None = None

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int) -> int:
        self._ticket += 1
        self._held = think(game, view, seat, level, seed)
        if self._wrong:
            moves = [move.text for move in view.legal_moves()]
            self._held = Thought(next((text for text in moves if text != self._held.move), moves[0]))
        QTimer.singleShot(0, self._answer)
        return self._ticket

    def _answer(self) -> None:
        if self._held is not None:
            self.answered.emit(self._ticket, self._held)

    def cancel(self) -> None:
        self._held = None

    def play_now(self) -> None:
        """It answers at once anyway."""


RECORD = Record(
    game="hearts", deal=5, options={"target": 50}, seats=(Player("A", "easy", 1), Player("B", "normal", 2))
)


def played(qtbot: QtBot, *, wrong: bool = False) -> tuple[GameModel, Proof]:
    model = GameModel(Answers(wrong=wrong), None)
    proof = Proof(model, parent=model)
    with qtbot.waitSignal(model.finished, timeout=20_000):
        model.start(RECORD)
        assert proof.report() is None
        assert not proof.open
        promised = proof.promised
    assert promised == proof.promised == commitment(model.record) != ""
    return model, proof


def verified(qtbot: QtBot, proof: Proof) -> dict[str, bool | None]:
    proof.verify()
    assert proof.running
    qtbot.waitUntil(lambda: not proof.running, timeout=30_000)
    report = proof.report()
    assert report is not None
    return {check.name: check.kept for check in report.checks}


def test_a_game_is_verified_in_the_background(qtbot: QtBot) -> None:
    model, proof = played(qtbot)
    before = proof.report()
    assert before is not None
    assert [check.kept for check in before.checks] == [True, True, True]
    assert verified(qtbot, proof) == dict.fromkeys(("promise", "moves", "deals", "opponents"), True)
    assert proof.done == proof.of == len(model.record.moves)
    proof.verify()
    assert not proof.running, "what is found need not be looked for again"


def test_opponents_that_play_something_else_are_caught(qtbot: QtBot) -> None:
    _, proof = played(qtbot, wrong=True)
    assert verified(qtbot, proof)["opponents"] is False


def test_each_game_has_a_promise_of_its_own(qtbot: QtBot) -> None:
    model, proof = played(qtbot)
    first = proof.promised
    with qtbot.waitSignal(proof.changed):
        model.start(RECORD)
    assert proof.promised not in ("", first)
    assert proof.report() is None
    model.close()


def test_a_verification_that_is_stopped_says_nothing(qtbot: QtBot) -> None:
    _, proof = played(qtbot)
    proof.verify()
    proof.stop()
    assert not proof.running
    report = proof.report()
    assert report is not None
    assert len(report.checks) == 3


@pytest.mark.parametrize("program", [("/nowhere/cardtable",), (sys.executable, "-c", "print('nonsense')")])
def test_a_process_that_fails_is_told(qtbot: QtBot, program: tuple[str, ...]) -> None:
    model = GameModel(Answers(), None)
    proof = Proof(model, program, parent=model)
    with qtbot.waitSignal(model.finished, timeout=20_000):
        model.start(RECORD)
    proof.verify()
    qtbot.waitUntil(lambda: not proof.running, timeout=10_000)
    assert proof.failed
