# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.options import read_options
from cardtable.engine.words import Words
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import TwoPlayerHearts
from cardtable.games.hearts.state import HeartsState

GAME = TwoPlayerHearts()
NAMES = ("Ann", "Ben")
HEARTS = "2H 4H 6H 8H 10H QH AH"


def position(hand: str, other: str, **fields: Any) -> HeartsState:
    options = read_options(HeartsOptions, fields.pop("options", {}))
    fields = {"hands": [hand.split(), other.split()], "tricks": 5, "to_move": 0, **fields}
    return GAME.begin(options, 2, Start(position=fields))


def told(state: HeartsState, *texts: str) -> list[tuple[str, int | None, str]]:
    """The events of the last of these moves; full tricks are collected, and that is told too."""
    events: list[tuple[str, int | None, str]] = []
    for text in texts:
        events = []
        move = Move.parse(text)
        while move is not None:
            seat, before = state.turn, state
            assert seat is not None
            state = state.play(move)
            found = GAME.tell(before, seat, move, state, NAMES)
            events += [(event.kind, event.seat, event.words.english()) for event in found]
            if state.turn != TABLE or not state.trick:
                break
            (move,) = state.legal_moves()
    return events


# The scene


def test_zones_are_always_the_same() -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(deal=3))
    zones = [(zone.name, zone.kind, zone.seat) for zone in GAME.scene(state).zones]
    assert len({name for name, _, _ in zones}) == len(zones)
    while state.turn is not None:
        state = state.play(state.legal_moves()[0])
        for view in (state, state.seen_by(0), state.seen_by(TABLE)):
            assert [(zone.name, zone.kind, zone.seat) for zone in GAME.scene(view).zones] == zones


def zones(state: HeartsState) -> dict[str, tuple[Card | None, ...]]:
    return {zone.name: zone.cards for zone in GAME.scene(state).zones}


@pytest.mark.parametrize("leader", [0, 1])
def test_each_seat_has_its_card_in_the_trick(leader: int) -> None:
    state = position("8C 6S", "6C 4S", to_move=leader)
    led, answer = ("8C", "6C") if leader == 0 else ("6C", "8C")
    state = state.play(Move.parse(led))
    assert zones(state)[f"trick {leader}"] == (Card(led),)
    assert zones(state)[f"trick {1 - leader}"] == ()
    state = state.play(Move.parse(answer))
    assert zones(state)["trick 0"] == (Card.C8,)
    assert zones(state)["trick 1"] == (Card.C6,)
    assert GAME.scene(state).pause == "trick"
    state = state.play(state.legal_moves()[0])
    assert zones(state)["trick 0"] == zones(state)["trick 1"] == ()
    assert set(zones(state)["taken 0"]) == {Card.C8, Card.C6}
    assert GAME.scene(state).pause == "none"


@pytest.mark.rule("H-17", "H-43")
def test_dead_cards_lie_aside_and_are_shown_in_the_end() -> None:
    state = position("2D", "4D", tricks=12, dead=["QS", "AC"])
    assert zones(state.seen_by(0))["dead"] == (None, None)
    for text in ("2D", "4D", "collect"):
        state = state.play(Move.parse(text))
    assert zones(state.seen_by(0))["dead"] == (Card.SQ, Card.CA)
    assert GAME.scene(state).pause == "round"


def test_no_pause_before_the_first_deal() -> None:
    assert GAME.scene(GAME.begin(HeartsOptions(), 2, Start())).pause == "none"


def test_hearts_are_marked_broken_or_not() -> None:
    state = position("2D 4S", "2H 6S")
    kinds = [mark.kind for mark in GAME.scene(state).marks]
    assert kinds == ["trump", "unbroken"]
    state = state.play(Move.parse("2D")).play(Move.parse("2H"))
    assert [mark.kind for mark in GAME.scene(state).marks] == ["trump", "broken"]


def test_places_count_the_points_and_the_score() -> None:
    state = position("2D 4S", "4D 6S", taken=[["QS", "2H"], ["4H"]], scores=(30, 40), dealer=1)
    places = GAME.scene(state).places
    counters = [[(counter.kind, counter.value) for counter in place.counters] for place in places]
    assert counters == [[("points", 14), ("score", 30)], [("points", 1), ("score", 40)]]
    assert [place.dealer for place in places] == [False, True]
    assert places[0].counters[0].words.english() == "In this deal: 14"


def test_a_counted_moon_shows_what_it_was_worth() -> None:
    state = position("2D", "4D", tricks=12, taken=[["QS", *HEARTS.split()], []], scores=(30, 40))
    for text in ("2D", "4D", "collect"):
        state = state.play(Move.parse(text))
    counters = [place.counters[0].value for place in GAME.scene(state).places]
    assert counters == [0, 20]


# The log


@pytest.mark.parametrize(
    ("state", "moves", "events"),
    [
        (position("2C 4S", "4C 6S"), "2C", [("play", 0, "Ann leads the 2C.")]),
        (
            position("2C 4S", "4C 6S"),
            "2C 4C",
            [("play", 1, "Ben plays the 4C."), ("gather", 1, "Ben takes the trick.")],
        ),
        (
            position("2C 4S", "QS 6D"),
            "2C QS",
            [("play", 1, "Ben plays the QS."), ("gather", 0, "Ann takes the trick: 13 points.")],
        ),
        (
            position("2C 4S", "2H 6D"),
            "2C 2H",
            [
                ("play", 1, "Ben plays the 2H."),
                ("play", 1, "Hearts are broken."),
                ("gather", 1, "Ben takes the trick: 1 point."),
            ],
        ),
        (
            position("2H AH", "4H 6D"),
            "2H",
            [("play", 0, "Ann leads the 2H."), ("play", 0, "Hearts are broken.")],
        ),
    ],
)
def test_what_the_log_says(state: HeartsState, moves: str, events: list[tuple[str, int | None, str]]) -> None:
    assert told(state, *moves.split()) == events


def test_the_log_says_who_deals_and_leads() -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(deal=1))
    assert told(state, "deal") == [("deal", 1, "Ben deals, Ben leads.")]


def last(taken: str, scores: tuple[int, int], **options: Any) -> list[tuple[str, int | None, str]]:
    """What is told of the last trick of a deal in which Ann took some cards and Ben the other points."""
    mine = taken.split()
    theirs = [card for card in ["QS", *HEARTS.split()] if card not in mine]
    state = position(
        "2D",
        "4D",
        tricks=12,
        taken=[mine, theirs],
        scores=scores,
        dead=["2S", "AC"],
        options=options,
        broken=True,
    )
    return told(state, "2D", "4D")[2:]


DEAD = ("round", None, "The dead cards were the 2S and the AC.")


@pytest.mark.rule("H-41", "H-42", "H-43", "H-45", "H-46")
@pytest.mark.parametrize(
    ("taken", "scores", "options", "events"),
    [
        (
            "QS 2H",
            (10, 20),
            {},
            [("round", None, "In this deal Ann scores 14 and Ben 6. The score is 24 to 26."), DEAD],
        ),
        (
            f"QS {HEARTS}",
            (10, 20),
            {},
            [
                ("moon", 0, "Ann shoots the moon: 20 points for Ben."),
                ("round", None, "In this deal Ann scores 0 and Ben 20. The score is 10 to 40."),
                DEAD,
            ],
        ),
        (
            "",
            (10, 20),
            {"moon": "shooter"},
            [
                ("moon", 1, "Ben shoots the moon: 20 points off."),
                ("round", None, "In this deal Ann scores 0 and Ben -20. The score is 10 to 0."),
                DEAD,
            ],
        ),
        (
            "QS",
            (94, 100),
            {},
            [
                ("round", None, "In this deal Ann scores 13 and Ben 7. The score is 107 to 107."),
                DEAD,
                ("round", None, "Both stand at 107: another deal decides."),
            ],
        ),
        (
            "QS",
            (88, 70),
            {},
            [
                ("round", None, "In this deal Ann scores 13 and Ben 7. The score is 101 to 77."),
                DEAD,
                ("win", 1, "Ben wins with 77 to 101."),
            ],
        ),
    ],
)
def test_what_is_said_of_a_deal(
    taken: str,
    scores: tuple[int, int],
    options: dict[str, Any],
    events: list[tuple[str, int | None, str]],
) -> None:
    assert last(taken, scores, **options) == events


def test_a_game_called_off_is_told() -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(deal=1), cap=1).play(Move(choice="deal"))
    assert told(state, "2C")[-1][0] == "draw-game"


# What a card would do


@pytest.mark.parametrize(
    ("trick", "card", "words"),
    [
        ("", "4D", "opens the trick"),
        ("", "2H", "opens the trick: 1 point"),
        ("", "QS", "opens the trick: 13 points"),
        ("8C", "QC", "takes the trick"),
        ("8C", "2C", "leaves the trick"),
        ("8C", "QS", "leaves the trick: 13 points"),
        ("8C", "2H", "takes the trick: 1 point"),
        ("8H", "2H", "leaves the trick: 2 points"),
    ],
)
def test_effects(trick: str, card: str, words: str) -> None:
    state = position(f"{card} 6S", "4S", trick=trick.split(), broken=True)
    assert GAME.effect(state, Move.parse(card)).english() == words


# The score sheet


def test_the_sheet_has_a_row_for_each_deal() -> None:
    state = position("2D", "4D", tricks=12, taken=[HEARTS.split(), []], scores=(30, 40), dead=["QS", "AC"])
    for text in ("2D", "4D", "collect"):
        state = state.play(Move.parse(text))
    sheet = GAME.sheet(state)
    rows = [(row.label.english(), row.cells, row.note and row.note.english()) for row in sheet.rows]
    assert rows == [
        ("Brought forward", (30, 40), None),
        ("Deal 1", (0, 20), "Shot the moon. Dead: QS, AC"),
    ]
    assert sheet.total is not None
    assert sheet.total.cells == (30, 60)


def test_the_rows_of_a_whole_game_add_up() -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(deal=3))
    while state.turn is not None:
        state = state.play(state.legal_moves()[-1])
    sheet = GAME.sheet(state)
    assert len(sheet.rows) == len(state.deals)
    for seat in (0, 1):
        assert (
            sum(cell for row in sheet.rows if isinstance(cell := row.cells[seat], int)) == state.scores[seat]
        )


# The rulebook

NOT_SAID = (1, 7, 8, 11, 12, 13, 33, 34, 38)
"""Headings, links and remarks."""
SAID = [f"H-{number:02}" for number in range(1, 48) if number not in NOT_SAID]


CHANGES: list[tuple[dict[str, Any], set[str]]] = [
    ({}, set()),
    ({"target": 50}, {"H-45"}),
    ({"break_rule": "heart_or_queen"}, {"H-30"}),
    ({"break_rule": "void_shown"}, {"H-30"}),
    ({"first_trick_points": False}, {"H-27"}),
    ({"queen_any_time": True}, {"H-37"}),
    ({"moon": "in_play"}, {"H-41"}),
    ({"moon": "shooter"}, {"H-41"}),
    ({"moon": "off"}, {"H-41"}),
    (
        {"queen_any_time": True, "break_rule": "void_shown", "first_trick_points": False},
        {"H-27", "H-30", "H-37"},
    ),
]


@pytest.mark.rule(*SAID)
@pytest.mark.parametrize(("options", "changed"), CHANGES)
def test_the_rulebook_says_every_rule_of_play(options: dict[str, Any], changed: set[str]) -> None:
    clauses = GAME.clauses(read_options(HeartsOptions, options), 2)
    ids = [clause.id for clause in clauses]
    assert len(set(ids)) == len(ids)
    assert {rule for clause in clauses for rule in clause.covers} >= set(SAID)
    assert all(clause.id in clause.covers for clause in clauses)
    assert {clause.id for clause in clauses if clause.changed} == changed


@pytest.mark.parametrize(("options", "changed"), CHANGES[1:])
def test_a_house_rule_changes_its_sentence(options: dict[str, Any], changed: set[str]) -> None:
    def sentences(options: dict[str, Any]) -> dict[str, Words]:
        return {clause.id: clause.words for clause in GAME.clauses(read_options(HeartsOptions, options), 2)}

    usual, other = sentences({}), sentences(options)
    assert {rule for rule in other if other[rule] != usual[rule]} == changed


def test_the_guide_follows_the_options() -> None:
    usual = GAME.guide(HeartsOptions(), 2)
    other = GAME.guide(HeartsOptions(queen_any_time=True), 2)
    assert usual[1:] == other[1:]
    assert usual[0] != other[0]
    assert [row.special for row in usual] == [True, True, False, False, False]


# For programs


def test_description_of_a_state() -> None:
    state = position("8C 6S", "6C 4S", taken=[["QS"], []], dead=["2C", "4C"], scores=(3, 4), dealer=1)
    assert GAME.describe(state.play(Move.parse("8C")).seen_by(1)) == {
        "phase": "play",
        "hands": [[None], ["6C", "4S"]],
        "trick": ["8C"],
        "leader": 0,
        "broken": False,
        "tricks": 5,
        "taken": [["QS"], []],
        "scores": [3, 4],
        "dead": [None, None],
        "dealer": 1,
        "last": None,
    }
