# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.game import TABLE, BadDeck, BadOption, IllegalMove, Move, Start
from cardtable.engine.options import read_options, settings
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import TwoPlayerHearts
from cardtable.games.hearts.scoring import DECK
from cardtable.games.hearts.state import STRENGTH, HeartsState, takes

GAME = TwoPlayerHearts()


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def at(hand: str, other: str, **fields: Any) -> HeartsState:
    """A position in the middle of a deal; capital options go by name: `options={...}`."""
    options = read_options(HeartsOptions, fields.pop("options", {}))
    position = {"hands": [hand.split(), other.split()], "tricks": 5, "dealer": 0, **fields}
    return GAME.begin(options, 2, Start(position=position))


def dealt(dead: str, first: str, second: str, **options: Any) -> HeartsState:
    """A new deal; seat 1 deals, so seat 0 has the first card."""
    a, b = cards(first), cards(second)
    one, two = cards(dead)
    deck = (one, *(card for pair in zip(a, b, strict=True) for card in pair), two)
    state = GAME.begin(read_options(HeartsOptions, options), 2, Start(dealer=1, decks=(deck,)))
    return state.play(Move(choice="deal"))


def legal(state: HeartsState) -> set[str]:
    return {move.text for move in state.legal_moves()}


def played(state: HeartsState, *texts: str) -> HeartsState:
    """The state after these cards; full tricks are collected."""
    for text in texts:
        move = Move.parse(text)
        GAME.check(state, move)
        state = state.play(move)
        if state.turn == TABLE and state.trick:
            state = state.play(state.legal_moves()[0])
    return state


def rest(dead: str, hand: str) -> str:
    """The 13 cards that neither lie dead nor are in `hand`."""
    return " ".join(card for card in DECK if card not in cards(dead) + cards(hand))


# The cards and the deal


@pytest.mark.rule("H-04", "H-14", "H-15", "H-34")
def test_the_deck_has_28_cards_and_no_king() -> None:
    assert len(set(DECK)) == 28
    assert {card.rank for card in DECK} == set(map(Rank, ["A", "Q", "10", "8", "6", "4", "2"]))
    assert all(sum(card.suit is suit for card in DECK) == 7 for suit in Suit)


@pytest.mark.rule("H-05")
def test_rank_order_runs_from_two_to_ace() -> None:
    spades = sorted((card for card in DECK if card.suit is Suit.SPADES), key=STRENGTH.__getitem__)
    assert spades == list(cards("2S 4S 6S 8S 10S QS AS"))


@pytest.mark.rule("H-03")
@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_only_two_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.begin(HeartsOptions(), players, Start())


@pytest.mark.rule("H-17", "H-18", "H-19", "H-20")
@pytest.mark.parametrize("dealer", [0, 1])
def test_first_and_last_card_are_dead_the_others_dealt_in_turn(dealer: int) -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(dealer=dealer, decks=(DECK,)))
    assert state.turn == TABLE
    assert legal(state) == {"deal"}
    state = state.play(Move(choice="deal"))
    assert state.dead == (DECK[0], DECK[27])
    assert set(state.hands[1 - dealer]) == set(DECK[1:27:2])
    assert set(state.hands[dealer]) == set(DECK[2:27:2])
    assert [len(hand) for hand in state.hands] == [13, 13]


def test_a_given_first_player_makes_the_other_dealer() -> None:
    assert GAME.begin(HeartsOptions(), 2, Start(first=0)).dealer == 1
    assert GAME.begin(HeartsOptions(), 2, Start(first=1)).dealer == 0
    with pytest.raises(BadOption):
        GAME.begin(HeartsOptions(), 2, Start(first=1, dealer=1))


def test_naming_a_dealer_does_not_change_the_cards() -> None:
    deals = [
        GAME.begin(HeartsOptions(), 2, Start(deal=7, dealer=dealer)).play(Move(choice="deal"))
        for dealer in (None, 0, 1)
    ]
    assert len({deal.dead for deal in deals}) == 1
    assert {frozenset(deal.hands[deal.dealer]) for deal in deals} == {
        frozenset(deals[0].hands[deals[0].dealer])
    }


def test_either_may_be_the_first_dealer() -> None:
    assert {GAME.begin(HeartsOptions(), 2, Start(deal=deal)).dealer for deal in range(20)} == {0, 1}


def test_a_deck_of_other_cards_is_refused() -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(decks=((*DECK[:-1], Card.H3),)))
    with pytest.raises(BadDeck):
        state.play(Move(choice="deal"))


# The first lead

LOW = "4C 6C 8C 2D 4D 6D 2H 4H 6H 2S 4S 6S"


@pytest.mark.parametrize(
    ("dead", "hand", "leads"),
    [
        pytest.param("AS AD", f"2C {LOW}", "2C", marks=pytest.mark.rule("H-21")),
        pytest.param("2C AD", f"QC {LOW}", "4C", marks=pytest.mark.rule("H-22")),
        pytest.param("AD 2C", f"QC {LOW}", "4C", marks=pytest.mark.rule("H-22")),
        pytest.param("4C 2C", f"6C {LOW[6:]} QC AC", "6C", marks=pytest.mark.rule("H-23", "H-24")),
        pytest.param("4C AC", f"2C {LOW[3:]} QC", "2C", marks=pytest.mark.rule("H-21")),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_first_lead_is_forced(dead: str, hand: str, leads: str, seat: int) -> None:
    other = rest(dead, hand)
    state = dealt(dead, hand, other) if seat == 0 else dealt(dead, other, hand)
    assert state.turn == state.leader == seat
    assert legal(state) == {leads}


@pytest.mark.rule("H-22")
def test_whoever_holds_the_two_of_clubs_goes_before_the_four() -> None:
    hand = f"QC {LOW}"
    state = dealt("AS AD", hand, rest("AS AD", hand))
    assert state.turn == 1
    assert legal(state) == {"2C"}


# Following and leading

FOLLOWING = [
    ("AC", "8C 6D 4H QS", {}, "8C", ("H-25", "H-26")),
    ("2C", "8C 10C 6D 4H", {}, "8C 10C", ("H-26",)),
    ("4D", "2D AD 4C 2H", {}, "2D AD", ("H-25",)),
    ("4C", "2D 4H QS", {}, "2D 4H QS", ("H-27",)),
    ("8H", "4H 6D", {}, "4H", ("H-16", "H-25")),
    ("8H", "QS 6D", {}, "QS 6D", ("H-27",)),
    ("AS", "QS 2H", {}, "QS", ("H-25", "H-37")),
    ("AC", "2C QS 4H", {"queen_any_time": True}, "2C QS", ("H-37",)),
    ("4H", "2H QS 4D", {"queen_any_time": True}, "2H QS", ("H-37",)),
    ("AS", "2S QS 4D", {"queen_any_time": True}, "2S QS", ("H-37",)),
    ("AS", "2S 4D", {"queen_any_time": True}, "2S", ("H-25",)),
    ("4C", "QS 4D 2H", {"queen_any_time": True}, "QS 4D 2H", ("H-27",)),
    ("AC", "2C QS 4H", {"queen_any_time": True, "first_trick_points": False}, "2C QS", ("H-37",)),
    ("4C", "2D 4H QS", {"first_trick_points": False}, "2D 4H QS", ("H-27",)),
]


@pytest.mark.parametrize(
    ("led", "hand", "options", "may"),
    [pytest.param(*row[:4], marks=pytest.mark.rule(*row[4])) for row in FOLLOWING],
)
@pytest.mark.parametrize("broken", [False, True])
def test_following(led: str, hand: str, options: dict[str, Any], may: str, broken: bool) -> None:
    state = at(hand, "6C", trick=[led], to_move=0, broken=broken, options=options)
    assert legal(state) == set(may.split())


FIRST_TRICK = [
    ({}, "2D 4H QS 6S", "2D 4H QS 6S"),
    ({"first_trick_points": False}, "2D 4H QS 6S", "2D 6S"),
    ({"first_trick_points": False}, "4H QS", "4H QS"),
    ({"first_trick_points": False}, "8C 4H QS", "8C"),
    ({"first_trick_points": False, "queen_any_time": True}, "8C 4H QS", "8C"),
    ({"first_trick_points": False, "queen_any_time": True}, "2D 4H QS", "2D"),
    ({"queen_any_time": True}, "8C 4H QS", "8C QS"),
]


@pytest.mark.rule("H-27")
@pytest.mark.parametrize(("options", "hand", "may"), FIRST_TRICK)
def test_points_on_the_first_trick(options: dict[str, Any], hand: str, may: str) -> None:
    state = at(hand, "6C", trick=["2C"], to_move=0, tricks=0, options=options)
    assert legal(state) == set(may.split())


LEADING = [
    ("2H AH 4D QS", False, "4D QS", ("H-29", "H-37")),
    ("2H AH 4D", True, "2H AH 4D", ("H-29",)),
    ("2H AH", False, "2H AH", ("H-29", "H-30")),
    ("2S 4S", False, "2S 4S", ("H-30",)),
    ("2H QS", False, "QS", ("H-37",)),
    ("2C 4C 2H", False, "2C 4C", ("H-29",)),
]


@pytest.mark.parametrize(
    ("hand", "broken", "may"),
    [pytest.param(*row[:3], marks=pytest.mark.rule(*row[3])) for row in LEADING],
)
@pytest.mark.parametrize("rule", ["heart", "heart_or_queen", "void_shown"])
def test_leading(hand: str, broken: bool, may: str, rule: str) -> None:
    state = at(hand, "6C 6D 6S 6H", to_move=0, broken=broken, options={"break_rule": rule})
    assert legal(state) == set(may.split())


# Who wins

WINNERS = [
    ("2C", "4C", True),
    ("AC", "QC", False),
    ("QC", "10C", False),
    ("10D", "QD", True),
    ("8D", "10D", True),
    ("2D", "AC", False),
    ("2S", "QS", True),
    ("AS", "QS", False),
    ("AC", "QS", False),
    ("AC", "2H", True),
    ("2H", "AC", False),
    ("2H", "AH", True),
    ("AH", "2H", False),
]


@pytest.mark.rule("H-05", "H-16", "H-28")
@pytest.mark.parametrize(("led", "card", "second"), WINNERS)
def test_who_wins(led: str, card: str, second: bool) -> None:
    assert takes(Card(led), Card(card)) is second


@pytest.mark.rule("H-28", "H-31")
@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize(("led", "card", "second"), WINNERS)
def test_the_winner_takes_both_cards_and_leads(leader: int, led: str, card: str, second: bool) -> None:
    hands = [f"{led} 6S", f"{card} 8S"] if leader == 0 else [f"{card} 8S", f"{led} 6S"]
    state = at(*hands, to_move=leader, broken=True)
    if Move.parse(card) not in state.play(Move.parse(led)).legal_moves():
        pytest.fail("the position does not allow this answer")
    state = played(state, led, card)
    winner = 1 - leader if second else leader
    assert state.turn == state.leader == winner
    assert state.taken[winner] == (Card(led), Card(card))
    assert state.taken[1 - winner] == ()
    assert state.tricks == 6


def test_a_trick_stays_until_the_table_collects_it() -> None:
    state = at("8C 2D", "6C 2S", to_move=0).play(Move.parse("8C")).play(Move.parse("6C"))
    assert state.turn == TABLE
    assert state.trick == cards("8C 6C")
    assert legal(state) == {"collect"}
    assert state.taken == ((), ())


# Breaking

BREAKING = [
    # rule, queen any time, led, played, broken
    ("heart", False, "AC", "2H", True),
    ("heart", False, "AC", "QS", False),
    ("heart", False, "AC", "2D", False),
    ("heart", False, "AC", "2C", False),
    ("heart_or_queen", False, "AC", "2H", True),
    ("heart_or_queen", False, "AC", "QS", True),
    ("heart_or_queen", False, "AS", "QS", True),
    ("heart_or_queen", False, "AC", "2D", False),
    ("void_shown", False, "AC", "2H", True),
    ("void_shown", False, "AC", "QS", True),
    ("void_shown", False, "AC", "2D", True),
    ("void_shown", False, "AC", "2C", False),
    ("void_shown", False, "AS", "QS", False),
    ("void_shown", True, "AC", "QS", False),
    ("void_shown", True, "AC", "2D", True),
    ("void_shown", True, "AC", "2H", True),
    ("heart_or_queen", True, "AC", "QS", True),
    ("heart", True, "AC", "QS", False),
]


@pytest.mark.rule("H-30")
@pytest.mark.parametrize(("rule", "any_time", "led", "card", "broken"), BREAKING)
def test_what_breaks_hearts(rule: str, any_time: bool, led: str, card: str, broken: bool) -> None:
    options = {"break_rule": rule, "queen_any_time": any_time}
    state = at(f"{led} 8D", f"{card} 6S", to_move=0, options=options)
    assert played(state, led, card).broken is broken


@pytest.mark.rule("H-30")
@pytest.mark.parametrize("rule", ["heart", "heart_or_queen", "void_shown"])
def test_a_heart_led_from_a_hand_of_hearts_breaks_them(rule: str) -> None:
    state = at("2H AH", "4H 6D", to_move=0, options={"break_rule": rule})
    assert state.play(Move.parse("2H")).broken


@pytest.mark.rule("H-30", "H-37")
@pytest.mark.parametrize(
    ("rule", "broken"), [("heart", False), ("heart_or_queen", True), ("void_shown", False)]
)
def test_leading_the_queen(rule: str, broken: bool) -> None:
    state = at("QS AH", "4S 6D", to_move=0, options={"break_rule": rule})
    assert state.play(Move.parse("QS")).broken is broken


# Scores and the end


def last_trick(taken: list[str], dead: str, scores: tuple[int, int], **options: Any) -> HeartsState:
    """The state after the last trick, two low diamonds without points."""
    state = at(
        "2D",
        "4D",
        to_move=0,
        tricks=12,
        broken=True,
        taken=[taken[0].split(), taken[1].split()],
        dead=dead.split(),
        scores=scores,
        options=options,
    )
    return played(state, "2D", "4D")


HEARTS = "2H 4H 6H 8H 10H QH AH"
ENDINGS = [
    # taken, scores before, scores after, winner
    (["QS 2H", HEARTS[3:]], (10, 20), (24, 26), None, ("H-39", "H-40")),
    (["2H", f"QS {HEARTS[3:]}"], (0, 0), (1, 19), None, ("H-39", "H-40")),
    (["QS", HEARTS], (88, 70), (101, 77), 1, ("H-45", "H-47")),
    (["QS", HEARTS], (87, 70), (100, 77), 1, ("H-45",)),
    (["QS", HEARTS], (86, 70), (99, 77), None, ("H-45",)),
    (["QS", HEARTS], (95, 94), (108, 101), 1, ("H-46", "H-47")),
    (["QS", HEARTS], (94, 100), (107, 107), None, ("H-46",)),
    (["2H", f"QS {HEARTS[3:]}"], (106, 106), (107, 125), 0, ("H-46", "H-47")),
    ([f"QS {HEARTS}", ""], (10, 20), (10, 40), None, ("H-10", "H-41", "H-42")),
    ([f"QS {HEARTS}", ""], (99, 81), (99, 101), 0, ("H-42",)),
]


@pytest.mark.parametrize(
    ("taken", "before", "after", "winner"),
    [pytest.param(*row[:4], marks=pytest.mark.rule(*row[4])) for row in ENDINGS],
)
def test_counting_a_deal(
    taken: list[str], before: tuple[int, int], after: tuple[int, int], winner: int | None
) -> None:
    state = last_trick(taken, "", before)
    assert state.scores == after
    if winner is None:
        assert state.result is None
        assert state.phase == "between"
        assert state.turn == TABLE
        assert state.dealer == 1
        assert legal(state) == {"deal"}
    else:
        assert state.result is not None
        assert state.result.winner == winner
        assert state.result.ranking == (winner, 1 - winner)
        assert state.turn is None
        assert state.phase == "over"
        assert legal(state) == set()


@pytest.mark.rule("H-44")
@pytest.mark.parametrize(
    ("dead", "taken", "moon"),
    [
        ("QS", HEARTS, True),
        ("2H", f"QS {HEARTS[3:]}", True),
        ("QS 2H", HEARTS[3:], True),
        ("", HEARTS, True),
    ],
)
def test_dead_points_are_not_missed(dead: str, taken: str, moon: bool) -> None:
    state = last_trick(["", taken], dead, (0, 0))
    assert state.deals[-1].moon == (1 if moon else None)
    assert state.scores == (20, 0)


@pytest.mark.rule("H-41", "H-42")
@pytest.mark.parametrize(
    ("rule", "scores", "moon"),
    [("opponent", (0, 20), 0), ("in_play", (0, 7), 0), ("shooter", (-20, 0), 0), ("off", (7, 0), None)],
)
def test_moon_rules(rule: str, scores: tuple[int, int], moon: int | None) -> None:
    state = last_trick([HEARTS, ""], "QS 2S", (0, 0), moon=rule)
    assert state.scores == scores
    assert state.deals[-1].raw == (7, 0)
    assert state.deals[-1].moon == moon


@pytest.mark.rule("H-45")
@pytest.mark.parametrize("target", [50, 100, 150])
def test_targets(target: int) -> None:
    assert last_trick(["QS", HEARTS], "", (target - 14, 0), target=target).result is None
    assert last_trick(["QS", HEARTS], "", (target - 13, 0), target=target).result is not None


@pytest.mark.rule("H-45")
def test_reaching_the_target_within_a_deal_ends_nothing() -> None:
    state = at("8D 2D", "4D 6D", to_move=0, tricks=11, taken=[["QS"], []], scores=[99, 0])
    state = played(state, "8D", "4D")
    assert state.result is None
    assert state.scores == (99, 0)


@pytest.mark.rule("H-32")
def test_a_deal_is_thirteen_tricks() -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(deal=5)).play(Move(choice="deal"))
    while state.phase == "play":
        state = state.play(state.legal_moves()[0])
    assert state.tricks == 13
    assert state.plays == 26
    assert sum(map(len, state.taken)) == 26


# Why not

REFUSED = [
    ({"to_move": 0, "tricks": 0}, "2C 4C AS", "AS", "H-21"),
    ({"to_move": 0, "tricks": 0}, "4C 6C AS", "6C", "H-22"),
    ({"to_move": 0, "tricks": 0}, "6C AS", "AS", "H-23"),
    ({"to_move": 0, "trick": ["8C"]}, "4C AS", "AS", "H-26"),
    ({"to_move": 0, "trick": ["8D"]}, "4D AS", "AS", "H-25"),
    ({"to_move": 0, "trick": ["8H"]}, "4H AS", "AS", "H-25"),
    ({"to_move": 0, "trick": ["8S"]}, "AS 4H", "4H", "H-25"),
    ({"to_move": 0}, "AS 4H", "4H", "H-29"),
    (
        {"to_move": 0, "tricks": 0, "trick": ["2C"], "options": {"first_trick_points": False}},
        "AS 4H",
        "4H",
        "H-27",
    ),
    ({"to_move": 0}, "AS 4H", "6H", None),
    ({"to_move": 0}, "AS 4H", "bust", None),
    ({"to_move": 0}, "AS 4H", "AS+1", None),
    ({"to_move": 0}, "AS 4H", "AS4H", None),
    ({"to_move": 0}, "AS 4H", "KS", None),
]


@pytest.mark.rule("H-21", "H-22", "H-23", "H-25", "H-26", "H-27", "H-29")
@pytest.mark.parametrize(("fields", "hand", "text", "clause"), REFUSED)
def test_a_refusal_names_its_clause(fields: dict[str, Any], hand: str, text: str, clause: str | None) -> None:
    state = at(hand, "10C 10D 6S", **fields)
    with pytest.raises(IllegalMove) as refused:
        GAME.check(state, Move.parse(text))
    assert refused.value.clause == clause
    assert str(refused.value).endswith(".")
    if clause:
        assert clause in {clause.id for clause in GAME.clauses(state.options, 2)}


# Positions and options


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"hands": [["2C"], ["2C"]]}, BadDeck),
        ({"hands": [["2C"], ["3C"]]}, BadDeck),
        ({"hands": [["2C"], []], "to_move": 0}, BadDeck),
        ({"hands": [[], []], "to_move": 0}, BadDeck),
        ({"hands": [list(DECK[:14]), ["2S"]]}, BadDeck),
        ({"hands": [["2C"], ["4C"]], "dead": ["2C"]}, BadDeck),
        ({"hands": [["2C"], ["XX"]]}, BadOption),
        ({"hands": [["2C"]]}, BadOption),
        ({"hands": [["2C"], ["4C"]], "tricks": 13}, BadOption),
        ({"hands": [["2C"], ["4C"]], "total": 13}, BadOption),
        ({"hands": [["2C"], ["4C"]], "to_move": 2}, BadOption),
        ({"hands": [["2C"], ["4C"]], "to_move": 0, "leader": 1}, BadOption),
        ({"hands": [["2C"], ["4C"]], "to_move": 0, "leader": 0, "trick": ["6C"]}, BadOption),
        ({"hands": [["2D"], ["4D"]]}, BadOption),
        ({"hands": [["2C"], ["4C"]]}, BadOption),
        ({"hands": [["2D"], ["4D"]], "tricks": 0}, BadOption),
        ({}, BadOption),
    ],
)
def test_bad_positions_are_refused(fields: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        GAME.begin(HeartsOptions(), 2, Start(position=fields))


@pytest.mark.parametrize(
    ("fields", "turn", "leader", "tricks"),
    [
        ({"hands": [["4C"], ["2C"]], "tricks": 0}, 1, 1, 0),
        ({"hands": [["4C"], ["2D"]], "tricks": 0}, 0, 0, 0),
        ({"hands": [["4D"], ["2D"]], "leader": 1}, 1, 1, 12),
        ({"hands": [["4D"], ["2D"]], "leader": 1, "trick": ["6D"]}, 0, 1, 12),
        ({"hands": [["4D"], ["2D"]], "to_move": 1, "trick": ["6D"], "tricks": 3}, 1, 0, 3),
        ({"hands": [["4D"], ["2D"]], "leader": 1, "trick": ["6D", "8D"], "to_move": "table"}, TABLE, 1, 12),
    ],
)
def test_what_a_position_leaves_open(fields: dict[str, Any], turn: int, leader: int, tricks: int) -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(position=fields))
    assert (state.turn, state.leader, state.tricks) == (turn, leader, tricks)


def test_a_position_with_cards_left_over_still_ends() -> None:
    state = played(at("6H 4D", "4H", to_move=1, broken=True, trick=["8H"], tricks=11), "4H")
    assert state.phase == "between"
    assert state.hands == ((), ())


def test_the_house_rules_are_those_of_the_specification() -> None:
    values = {setting.name: [value for value, _ in setting.values] for setting in settings(HeartsOptions)}
    assert values == {
        "target": [100, 50, 150],
        "break_rule": ["heart", "heart_or_queen", "void_shown"],
        "first_trick_points": [True, False],
        "queen_any_time": [False, True],
        "moon": ["opponent", "in_play", "shooter", "off"],
    }
    assert all(setting.default == setting.values[0][0] for setting in settings(HeartsOptions))


def test_a_game_too_long_is_a_draw() -> None:
    state = GAME.begin(HeartsOptions(), 2, Start(deal=5), cap=40)
    while state.turn is not None:
        state = state.play(state.legal_moves()[0])
    assert state.plays == 40
    assert state.result is not None
    assert state.result.draw
    assert state.standing() == (0.5, 0.5)
