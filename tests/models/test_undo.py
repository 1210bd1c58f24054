# SPDX-License-Identifier: GPL-3.0-or-later
"""Taking back and playing again at the table; what that gives away; resting and waking."""

from __future__ import annotations

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from cardtable.engine.game import TABLE, Move
from cardtable.engine.record import STAND_IN, Player, Record, Timeline
from cardtable.games import all_games, find_game
from cardtable.models.game import GameModel
from cardtable.models.knowledge import reveals
from cardtable.models.library import Library

from .test_game import GAMES, Opponent, play_first, record, wait_for_person
from .test_game import library as library
from .test_game import model as model


def begin(
    model: GameModel, qtbot: QtBot, game: str = "classic", pattern: str = "hbb", plays: int = 2
) -> None:
    model.start(record(game, pattern))
    for _ in range(plays):
        wait_for_person(model, qtbot)
        play_first(model)
    wait_for_person(model, qtbot)


def other_move(model: GameModel) -> Move:
    """A legal move that was not the one taken back."""
    assert model.timeline is not None
    return next(move for move in model.view.legal_moves() if move.text != model.timeline.ahead[0][0])


def test_there_is_nothing_to_take_back_before_a_person_has_decided(model: GameModel, qtbot: QtBot) -> None:
    assert not model.can_undo
    assert not model.can_redo
    begin(model, qtbot, plays=0)
    before = model.state
    model.undo()
    model.redo()
    assert model.state is before
    assert not model.can_undo


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_back_one_decision_of_the_person_and_all_replies(
    game: str, model: GameModel, qtbot: QtBot
) -> None:
    model.start(record(game, "h" + "b" * (GAMES[game] - 1)))
    states = []
    for _ in range(3):
        wait_for_person(model, qtbot)
        states.append(model.state)
        play_first(model)
    wait_for_person(model, qtbot)
    last = model.state
    for state in reversed(states):
        model.undo()
        wait_for_person(model, qtbot)
        assert model.state == state
    for state in (*states[1:], last):
        model.redo()
        wait_for_person(model, qtbot)
        assert model.state == state
    assert not model.can_redo


def test_what_is_taken_back_is_kept_on_disk_as_a_branch(
    model: GameModel, library: Library, qtbot: QtBot
) -> None:
    begin(model, qtbot, plays=3)
    first = model.record.moves
    model.undo()
    wait_for_person(model, qtbot)
    model.play(other_move(model))
    wait_for_person(model, qtbot)
    assert model.library_id is not None
    model.close()
    kept = library.record(model.library_id)
    assert kept == model.record
    assert [first[: branch.at] + branch.moves for branch in kept.branches] == [first]
    again = GameModel(Opponent(), library)
    again.resume(model.library_id)
    assert not again.can_redo
    again.undo()
    assert again.can_redo
    again.close()


def test_undo_while_an_opponent_thinks_drops_its_answer(model: GameModel, qtbot: QtBot) -> None:
    begin(model, qtbot, "numeral", "hb", plays=1)
    before = model.state
    with qtbot.waitSignal(model.thinking, check_params_cb=lambda seat: seat >= 0):
        play_first(model)
    model.undo()
    wait_for_person(model, qtbot)
    qtbot.wait(20)
    assert model.state == before


def test_a_finished_game_can_be_taken_back_and_is_finished_again(
    model: GameModel, library: Library, qtbot: QtBot
) -> None:
    model.start(record("classic", "hb"))
    while model.state.turn is not None:
        wait_for_person(model, qtbot)
        if model.turn_of_person:
            play_first(model)
    assert model.library_id is not None
    qtbot.waitUntil(lambda: library.games()[0].finished)
    model.undo()
    assert not library.games()[0].finished
    with qtbot.waitSignal(model.finished):
        model.redo()
    assert library.games()[0].finished


def test_undo_past_a_drawn_card_marks_the_game_as_practice_once(model: GameModel, qtbot: QtBot) -> None:
    begin(model, qtbot, "classic", "hb", plays=2)
    assert model.undo_reveals
    assert not model.record.practice
    model.undo()
    wait_for_person(model, qtbot)
    assert model.record.practice
    assert model.can_undo
    assert not model.undo_reveals


def test_undo_of_a_card_nobody_has_answered_reveals_nothing(model: GameModel, qtbot: QtBot) -> None:
    model.paced = True  # it stands still after the card
    model.start(record("hearts", "hb"))
    while not model.can_undo:
        qtbot.wait(5)
        if model.turn_of_person:
            play_first(model)
        else:
            model.go_on()
    assert not model.undo_reveals
    model.undo()
    assert not model.record.practice


@pytest.mark.parametrize("game", all_games())
def test_what_has_come_out_is_known_by_the_faces_the_seat_sees(game: str) -> None:
    """Against the views themselves: no new face and no new deal means the seat knows no more cards."""
    timeline = Timeline(find_game(game), record(game, "hb"))
    told = set()
    for _ in range(30):
        if timeline.state.turn is None:
            break
        timeline.play(timeline.state.legal_moves()[-1])
        told.add(reveals(timeline, len(timeline.line) - 1))
        timeline.settle()
    count = len(timeline.line)
    found = [reveals(timeline, number) for number in range(count)]
    assert found == sorted(found, reverse=True)  # what was revealed later was revealed since earlier
    assert found[0]
    assert False in told


@pytest.mark.parametrize("game", ["classic", "numeral", "hearts"])
def test_a_game_that_is_over_lies_open(game: str) -> None:
    """Whoever takes a decision back then may have looked at all hands, though no card came out since."""
    options = {"hearts": {"target": 50}, "classic": {"chips": 1}}.get(game, {})
    for deal in range(6):
        seats = (Player("Ann"), Player("Bo", "easy", 5))
        timeline = Timeline(find_game(game), Record(game=game, deal=deal, options=options, seats=seats))
        while timeline.state.turn is not None:
            timeline.play(timeline.state.legal_moves()[-1])
            timeline.settle()
        assert reveals(timeline, len(timeline.line) - 1)


def test_with_two_people_undo_covers_the_table(model: GameModel, qtbot: QtBot) -> None:
    model.start(record("numeral", "hh"))
    for _ in range(3):
        qtbot.waitUntil(lambda: model.curtained)
        model.reveal()
        decided = model.state.turn
        play_first(model)
    qtbot.waitUntil(lambda: model.curtained)
    model.reveal()
    with qtbot.waitSignal(model.curtain) as fallen:
        model.undo()
        assert model.viewer == TABLE
    assert fallen.args == [decided]
    assert all(card is None for zone in model.scenes()[1].zones if zone.kind == "hand" for card in zone.cards)


def test_a_paced_table_shows_what_was_taken_back_before_anybody_is_asked(
    model: GameModel, qtbot: QtBot
) -> None:
    begin(model, qtbot, plays=2)
    model.paced = True
    with qtbot.waitSignal(model.rewound):
        model.undo()
    qtbot.wait(20)
    assert not model.turn_of_person
    model.go_on()
    assert model.turn_of_person


def test_the_nodes_of_each_thought_are_kept(model: GameModel, library: Library, qtbot: QtBot) -> None:
    opponent = model._opponent
    assert isinstance(opponent, Opponent)
    begin(model, qtbot, "numeral", "hb", plays=1)
    opponent.says = "no move"
    play_first(model)
    wait_for_person(model, qtbot)
    nodes = model.record.nodes
    assert STAND_IN in nodes
    assert model.library_id is not None
    library.flush()
    assert library.record(model.library_id).nodes == nodes


def test_a_mark_is_kept(model: GameModel, library: Library, qtbot: QtBot) -> None:
    begin(model, qtbot)
    model.mark(assisted=2)
    assert model.library_id is not None
    library.flush()
    assert library.record(model.library_id).assisted == 2


@pytest.mark.parametrize("pattern", ["hb", "hh"])
def test_a_game_rests_and_is_found_as_it_was(pattern: str, model: GameModel, qtbot: QtBot) -> None:
    model.start(record("classic", pattern))
    qtbot.waitUntil(lambda: model.turn_of_person or model.curtained)
    model.reveal()
    play_first(model)
    model.rest()
    state = model.state
    qtbot.wait(20)
    assert model.state is state
    model.wake()
    qtbot.waitUntil(lambda: model.turn_of_person or model.curtained)
    assert model.curtained == (pattern == "hh")
    assert model.record.moves[:1]


def test_a_round_that_was_being_looked_at_is_looked_at_again(model: GameModel, qtbot: QtBot) -> None:
    model.start(record("hearts", "hb"))
    while not model.waiting_for_round:
        qtbot.waitUntil(lambda: model.turn_of_person or model.waiting_for_round, timeout=5000)
        if model.turn_of_person:
            play_first(model)
    model.rest()
    with qtbot.waitSignal(model.paused):
        model.wake()
    assert model.waiting_for_round


def test_when_no_person_is_left_the_rest_can_be_had_at_once(model: GameModel, qtbot: QtBot) -> None:
    model.paced, model.pace = True, 60_000
    model.start(msgspec.structs.replace(record("classic", "hbbbb", deal=5), options={"chips": 1}))
    while not model.only_opponents_left and model.state.turn is not None:
        qtbot.wait(1)
        if model.turn_of_person:
            model.play(model.view.legal_moves()[0])
        model._bot_timer.setInterval(0)
        model.go_on()
    assert model.only_opponents_left
    with qtbot.waitSignal(model.finished, timeout=20_000):
        model.finish_at_once()
