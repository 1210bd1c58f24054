# SPDX-License-Identifier: GPL-3.0-or-later
"""What every game says for the ear, teaches in its first deal, and asks about rules that people know."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cardtable.engine.game import Game
from cardtable.engine.lesson import Lesson
from cardtable.engine.options import read_options
from cardtable.engine.record import Player, Record, Timeline
from cardtable.engine.words import Words
from cardtable.games import all_games

from .tables import RULE_TABLES, TABLES, Table, decisions

GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def said(words: Words) -> str:
    text = words.english()
    assert text.strip()
    assert not re.search(r"[{}]|%n|\(s\)|\bNone\b", text), text
    return text


def lesson_of(game: Game) -> Lesson:
    lesson = game.lesson()
    assert lesson is not None
    return lesson


def timeline(game: Game, lesson: Lesson, moves: tuple[str, ...]) -> Timeline:
    people = tuple(Player(name) for name in ("You", *lesson.opponents))
    record = Record(
        game=game.id,
        deal=lesson.deal,
        first=lesson.first,
        options=lesson.options,
        position=lesson.position,
        seats=people,
        moves=moves,
    )
    return Timeline(game, record)


@pytest.mark.parametrize("table", TABLES + RULE_TABLES, ids=str)
def test_what_a_card_would_do_in_a_sentence_and_for_the_ear(table: Table) -> None:
    for state in decisions(table, 3):
        view = state.seen_by(state.turn or 0)
        ways: dict[Any, list[Any]] = {}
        for move in state.legal_moves():
            spoken = said(table.game.effect_aloud(view, move))
            assert "→" not in spoken
            if move.cards:
                ways.setdefault(move.cards[0], []).append(move)
        for card, moves in ways.items():
            sentence = table.game.preview(view, moves)
            assert sentence.parts["card"] == card
            assert said(sentence).endswith(".")


@every_game
def test_rules_have_names_and_other_texts_have_none(game: Game) -> None:
    options = game.options_type()
    known = {rule for clause in game.clauses(options, game.seats[0]) for rule in (clause.id, *clause.covers)}
    named = [name for rule in sorted(known) if (name := game.rule_title(rule)) is not None]
    assert named
    assert all(not said(name).endswith(".") for name in named)
    assert game.rule_title("no rule") is None


@every_game
def test_the_first_deal_can_be_played_as_it_is_told(game: Game) -> None:
    lesson = lesson_of(game)
    assert len(lesson.opponents) + 1 in game.dialog_seats
    line = timeline(game, lesson, lesson.moves)
    assert [step.move.text for step in line.steps if step.seat >= 0] == list(lesson.moves)
    said(lesson.about)
    said(lesson.end)


@every_game
def test_each_decision_of_the_learner_is_explained_with_its_card(game: Game) -> None:
    lesson = lesson_of(game)
    state = timeline(game, lesson, ()).state
    told: dict[int, list[str]] = {}
    for step in lesson.steps:
        told.setdefault(step.at, []).append(said(step.words))
        assert len(told[step.at][-1]) < 260
        if not step.read:
            move = lesson.moves[step.at]
            assert move.startswith(str(step.words.parts["card"]))
    for number in range(len(lesson.moves)):
        line = timeline(game, lesson, lesson.moves[:number])
        assert (line.state.turn == 0) == (number in told)
    assert state.turn == 0
    order = [step.at for step in lesson.steps]
    assert order == sorted(order)
    last = {step.at: step for step in lesson.steps}
    assert not any(step.read for step in last.values())


@every_game
def test_every_answer_leads_to_rules_that_the_game_has(game: Game) -> None:
    asked = game.questionnaire
    assert asked is not None
    assert asked.likely in all_games()
    said(asked.title)
    for question in asked.questions:
        said(question.words)
        assert len({said(answer.words) for answer in question.answers}) == len(question.answers) >= 2
        for answer in question.answers:
            assert answer.games or answer.note is not None
            for name in answer.games:
                known = all_games()[name]
                assert known.questionnaire is asked
                fields = known.options_type.__struct_fields__
                mine = {key: value for key, value in answer.options.items() if key in fields}
                read_options(known.options_type, mine)
            if answer.options:
                everywhere = {
                    key for name in answer.games for key in all_games()[name].options_type.__struct_fields__
                }
                assert set(answer.options) <= everywhere
