# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach and its notebook: what is weighed, in which order, and what is kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from cardtable.engine.bot import Limit, Thought, Worth
from cardtable.engine.game import Game, State
from cardtable.engine.record import Player, Record
from cardtable.games import all_games
from cardtable.models.coach import Coach
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.notebook import NAME, Notebook, position_key

from .test_game import Opponent, wait_for_person


class Weighing(QObject):
    """Notes the questions; `answer` answers the one that waits."""

    answered = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[State, int, Limit | None]] = []
        self.ticket = 0
        self.waiting = False

    def ask(self, game: Game, view: State, seat: int, level: str, seed: int, limit: Limit | None) -> int:
        assert level == game.levels[-1].id
        assert not self.waiting
        self.asked.append((view, seat, limit))
        self.ticket += 1
        self.waiting = True
        return self.ticket

    def cancel(self) -> None:
        self.waiting = False

    def answer(self, *, simply: bool = False) -> None:
        view, _, _ = self.asked[-1]
        moves = view.legal_moves()
        self.waiting = False
        values = {move.text: Worth(0.5 - 0.1 * place) for place, move in enumerate(moves)}
        self.answered.emit(self.ticket, Thought(moves[0].text, {} if simply else values, 5, 5))


class Table:
    """A game between a person and an easy opponent, with a coach beside it."""

    def __init__(self, directory: Path) -> None:
        self.library = Library.open(directory)
        self.model = GameModel(Opponent(), self.library)
        self.weighing = Weighing()
        self.notebook = Notebook(directory)
        self.coach = Coach(self.model, self.weighing, self.notebook)

    def close(self) -> None:
        self.model.close()
        self.notebook.close()
        self.library.close()

    def answer_all(self) -> None:
        while self.weighing.waiting:
            self.weighing.answer()


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.close()


def begin(table: Table, qtbot: QtBot, game: str) -> None:
    table.model.start(Record(game=game, deal=4, seats=(Player("Ann"), Player("Bo", "easy", 5))))
    wait_for_person(table.model, qtbot)


every_game = pytest.mark.parametrize("game", list(all_games()))


@every_game
def test_a_decision_is_weighed_while_the_person_thinks(table: Table, qtbot: QtBot, game: str) -> None:
    begin(table, qtbot, game)
    assert table.coach.thought_now() is None
    view, seat, _ = table.weighing.asked[-1]
    assert (view, seat) == (table.model.view, 0)
    table.weighing.answer()
    thought = table.coach.thought_now()
    assert thought is not None
    assert thought.values.keys() == {move.text for move in view.legal_moves()}


@every_game
def test_after_the_game_every_decision_has_its_figures(table: Table, qtbot: QtBot, game: str) -> None:
    begin(table, qtbot, game)
    model = table.model
    while model.state.result is None:
        if model.turn_of_person:
            model.play(model.view.legal_moves()[-1])  # now and then before its figures are there
            if model.state.plays % 3:
                table.answer_all()
        wait_for_person(model, qtbot)
    with qtbot.waitSignal(table.coach.ready, timeout=2000, raising=bool(table.coach.waiting())):
        table.answer_all()
    found = table.coach.review(0)
    assert found is not None
    assert model.timeline is not None
    assert len(found.decisions) == len([step for step in model.timeline.steps if step.seat == 0])
    assert found.given_away > 0
    noted = table.notebook.decisions()
    assert {one.number: one.loss for one in noted} == pytest.approx(
        {one.number: one.loss for one in found.decisions if not one.forced}
    )
    worst = max(noted, key=lambda one: one.loss)
    assert table.notebook.decisions(worst.loss)
    table.notebook.drilled(worst.game, worst.number)
    assert [one.drilled for one in table.notebook.decisions() if one.number == worst.number] == [1]


def test_a_game_opened_again_needs_no_thinking(table: Table, qtbot: QtBot, tmp_path: Path) -> None:
    begin(table, qtbot, "numeral")
    for _ in range(3):
        table.answer_all()
        table.model.play(table.model.view.legal_moves()[0])
        wait_for_person(table.model, qtbot)
    table.answer_all()
    number = table.model.library_id
    assert number is not None
    before = table.coach.review(0)
    asked = len(table.weighing.asked)
    table.model.resume(number)
    wait_for_person(table.model, qtbot)
    assert table.coach.review(0) == before
    assert len(table.weighing.asked) == asked


def test_what_the_simple_opponent_says_is_no_figure(table: Table, qtbot: QtBot) -> None:
    begin(table, qtbot, "numeral")
    table.weighing.answer(simply=True)
    assert table.coach.thought_now() is None
    assert table.coach.waiting() == 0
    table.coach.weigh_now()
    assert not table.weighing.waiting  # it is not asked again and again


def test_switched_off_it_thinks_only_when_asked(table: Table, qtbot: QtBot) -> None:
    table.coach.switch(on=False)
    begin(table, qtbot, "numeral")
    assert not table.weighing.asked
    table.coach.weigh_now()
    table.weighing.answer()
    assert table.coach.thought_now() is not None


def test_another_game_drops_the_thoughts_of_the_first(table: Table, qtbot: QtBot) -> None:
    begin(table, qtbot, "numeral")
    old = table.weighing.ticket
    begin(table, qtbot, "hearts")
    assert table.weighing.ticket > old
    table.weighing.answered.emit(old, Thought("bust", {"bust": Worth(1.0)}))
    assert table.coach.thought_now() is None


@pytest.mark.parametrize("damage", [b"", b"no database at all", None])
def test_a_damaged_notebook_is_begun_anew(tmp_path: Path, qtbot: QtBot, damage: bytes | None) -> None:
    key, thought = b"k", Thought("7C", {"7C": Worth(0.5)})
    book = Notebook(tmp_path)
    book.keep(key, thought)
    assert book.thought(key) == thought
    book.close()
    path = tmp_path / NAME
    if damage is None:
        whole = path.read_bytes()
        path.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    else:
        path.write_bytes(damage)
    book = Notebook(tmp_path)
    assert book.thought(key) is None
    book.keep(key, thought)
    book.close()
    assert Notebook(tmp_path).thought(key) == thought


def test_a_notebook_that_another_program_holds_is_left_alone(tmp_path: Path) -> None:
    Notebook(tmp_path).close()
    other = sqlite3.connect(tmp_path / NAME)
    other.execute("BEGIN EXCLUSIVE")
    book = Notebook(tmp_path)
    book.keep(b"k", Thought("7C", {"7C": Worth(0.5)}))
    other.rollback()
    assert other.execute("SELECT count(*) FROM thought").fetchone() in {(0,), (1,)}
    other.close()


def test_without_a_directory_the_notebook_is_kept_in_memory(tmp_path: Path) -> None:
    book = Notebook(tmp_path / "nowhere")
    book.keep(b"k", Thought("7C", {"7C": Worth(0.5)}))
    assert book.thought(b"k") is not None


@every_game
def test_the_key_tells_positions_apart(game: str, table: Table, qtbot: QtBot) -> None:
    begin(table, qtbot, game)
    view = table.model.view
    keys = {
        position_key(game, view, 0, "hard", Limit(5)),
        position_key(game, view, 1, "hard", Limit(5)),
        position_key(game, view, 0, "easy", Limit(5)),
        position_key(game, view, 0, "hard", Limit(6)),
        position_key(game, view.play(view.legal_moves()[0]), 0, "hard", Limit(5)),
    }
    assert len(keys) == 5
