# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything a game says can be said: in the log, on the cards, in refusals, in the rulebook."""

from __future__ import annotations

import re

import pytest

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Game, IllegalMove, Move
from cardtable.engine.options import read_options, settings
from cardtable.engine.words import Words
from cardtable.games import all_games

from .tables import RULE_TABLES, TABLES, Table, decisions, states, steps

every_rule = pytest.mark.parametrize("table", TABLES + RULE_TABLES, ids=str)
GAMES = list(all_games().values())


def said(words: Words) -> str:
    text = words.english()
    assert text.strip()
    assert not re.search(r"[{}]|%n|\(s\)|\bNone\b", text), text
    return text


@every_rule
def test_what_happened(table: Table) -> None:
    names = [f"Player {seat}" for seat in range(table.players)]
    for before, step in steps(table):
        events = table.game.tell(before, step.seat, step.move, step.state, names)
        for event in events:
            said(event.words)
            assert event.seat is None or event.seat in range(table.players)
        assert step.seat == TABLE or events, f"nothing is said of {step.move.text}"


@every_rule
def test_what_a_move_would_do(table: Table) -> None:
    for state in decisions(table, 3):
        for move in state.legal_moves():
            said(table.game.effect(state, move))
            assert table.game.effect(state.seen_by(state.turn or 0), move) == table.game.effect(state, move)


@every_rule
def test_the_score_sheet(table: Table) -> None:
    for state in states(table)[::9]:
        sheet = table.game.sheet(state)
        for row in (*sheet.rows, *([sheet.total] if sheet.total else [])):
            said(row.label)
            assert len(row.cells) == table.players
            for cell in row.cells:
                if isinstance(cell, Words):
                    said(cell)
            if row.note is not None:
                said(row.note)


@every_rule
def test_the_table(table: Table) -> None:
    for state in states(table)[::4]:
        scene = table.game.scene(state)
        for zone in scene.zones:
            said(zone.title)
        for seat, place in enumerate(scene.places):
            for counter in place.counters:
                said(counter.words)
            assert place.loses == (place.reason is not None)
            if place.loses:
                said(place.reason or Words("", ""))
                assert state.turn == seat
                assert len(state.legal_moves()) == 1
        for sign in scene.marks:
            said(sign.words)
        if scene.gauge is not None:
            said(scene.gauge.words)
            said(scene.gauge.title)
            assert scene.gauge.low <= scene.gauge.value <= scene.gauge.high
            assert 0 <= scene.gauge.danger <= 1


@every_rule
def test_the_rulebook(table: Table) -> None:
    options = read_options(table.game.options_type, table.options)
    clauses = table.game.clauses(options, table.players)
    assert clauses
    sentences = [said(clause.words) for clause in clauses]
    assert len(set(sentences)) == len(sentences)
    for clause in clauses:
        assert said(clause.words).endswith((".", ".”", ")"))
        said(clause.section)
        assert clause.id in clause.covers or not clause.covers
    for row in table.game.guide(options, table.players):
        said(row.cards)
        said(row.does)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_names_levels_and_house_rules(game: Game) -> None:
    said(game.title)
    said(game.about)
    assert set(game.dialog_seats) <= set(game.seats)
    assert len({level.id for level in game.levels}) == len(game.levels)
    for level in game.levels:
        said(level.title)
        said(level.about)
        assert level.limit.seconds <= 1.5
    for setting in settings(game.options_type):
        said(setting.title)
        if setting.hint is not None:
            said(setting.hint)
        for _, words in setting.values:
            said(words)


@every_rule
def test_a_card_of_the_hand_that_may_not_be_played_is_refused_with_a_clause(table: Table) -> None:
    options = read_options(table.game.options_type, table.options)
    known = {
        rule for clause in table.game.clauses(options, table.players) for rule in (clause.id, *clause.covers)
    }
    for state in decisions(table, 3):
        legal = state.legal_moves()
        playable = {card for move in legal for card in move.cards}
        scene = table.game.scene(state)
        hand = next(zone for zone in scene.zones if zone.kind == "hand" and zone.seat == state.turn)
        for card in set(hand.cards) - playable:
            assert card is not None
            with pytest.raises(IllegalMove) as refused:
                table.game.check(state.seen_by(state.turn or 0), Move((card,)))
            said(refused.value.words)
            assert refused.value.clause in known


@every_rule
def test_every_other_move_is_refused_in_words(table: Table) -> None:
    texts = ["deal", "draw", "collect", "bust", "nonsense", "+1", "=99", "AC+99", "7C-10", "7C8C", "QSQS"]
    moves = [*map(Move.parse, texts), *(Move((card,)) for card in Card)]
    for state in decisions(table, 40):
        view = state.seen_by(state.turn or 0)
        for move in moves:
            if move in state.legal_moves():
                table.game.check(view, move)
                continue
            with pytest.raises(IllegalMove) as refused:
                table.game.check(view, move)
            said(refused.value.words)
            assert table.game.refusal(state, move).words == refused.value.words
