# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table shows and what is said."""

from __future__ import annotations

import pytest

from cardtable.engine.game import TABLE, Move
from cardtable.engine.words import Words

from .positions import CLASSIC, NUMERAL, at, cards, new, settled, step

NAMES = ["Ann", "Ben", "Cid", "Dot"]


def english(words: Words | int | None) -> str | int | None:
    return words.english() if isinstance(words, Words) else words


def test_zones_of_the_table() -> None:
    state = at(CLASSIC, "AC 2C KD", 20, pile=["7H", "8H"]).seen_by(0)
    zones = {zone.name: zone for zone in CLASSIC.scene(state).zones}
    assert list(zones) == ["stock", "pile", "hand 0", "hand 1"]
    assert zones["pile"].cards == cards("7H 8H")
    assert zones["hand 0"].cards == cards("AC 2C KD")
    assert zones["hand 1"].cards == (None,) * 3
    assert zones["stock"].cards == (None,) * 44


def test_the_stock_shows_its_top_last() -> None:
    state = at(NUMERAL, "AC 5S 6S 7S 8S", 20, stock=["9C", "9D"])
    assert NUMERAL.scene(state).zones[0].cards == cards("9D 9C")


def test_burned_cards_lie_aside() -> None:
    state = at(NUMERAL, "AC 5S 6S 7S 8S", 20, removed=["9C", "9D"])
    assert {zone.name: zone.cards for zone in NUMERAL.scene(state).zones}["removed"] == cards("9C 9D")
    state = at(NUMERAL, "AC 5S 6S 7S 8S", 20, EMPTY_STOCK="play_out")
    assert "removed" not in {zone.name for zone in NUMERAL.scene(state).zones}


def test_direction_is_shown_while_more_than_two_play() -> None:
    assert CLASSIC.scene(at(CLASSIC, "AC 2C KD", 20, players=3, direction=-1)).direction == -1
    assert CLASSIC.scene(at(CLASSIC, "AC 2C KD", 20, players=2, direction=-1)).direction == 0
    hands = [["AC"], [], ["2C"]]
    two_left = at(CLASSIC, "", 20, players=3, hands=hands, alive=[True, False, True])
    assert CLASSIC.scene(two_left).direction == 0
    assert NUMERAL.scene(at(NUMERAL, "AC 5S 6S 7S 8S", 20, players=3)).direction == 0


def test_places_show_chips_dealer_and_who_is_out() -> None:
    hands = [["AC"], [], ["2C"]]
    state = at(CLASSIC, "", 20, players=3, hands=hands, alive=[True, False, True], chips=[1, 0, 4])
    places = CLASSIC.scene(state).places
    assert [place.counters[0].words.english() for place in places] == ["1 chip", "0 chips", "4 chips"]
    assert [place.dealer for place in places] == [False, False, True]
    assert [place.out for place in places] == [False, True, False]
    assert NUMERAL.scene(at(NUMERAL, "AC 5S 6S 7S 8S", 20)).places[0].counters == ()


def test_a_forced_bust_is_shown_with_its_reason() -> None:
    place = CLASSIC.scene(at(CLASSIC, "5C 7D QS", 95).seen_by(0)).places[0]
    assert place.loses
    assert english(place.reason) == "Every card takes the total over 99."
    place = NUMERAL.scene(at(NUMERAL, "AD 4S 5S 6S 7S", 98)).places[0]
    assert english(place.reason) == "No card keeps you under 99."
    place = NUMERAL.scene(at(NUMERAL, "AD 4S 5S 6S 7S", 99, LIMIT="exceed")).places[0]
    assert english(place.reason) == "Every card takes the total over 99."
    for state in (at(CLASSIC, "5C 7D QS", 94), at(CLASSIC, "5C 7D QS", 95).seen_by(1)):
        assert not any(place.loses or place.reason for place in CLASSIC.scene(state).places)


@pytest.mark.parametrize(
    ("total", "danger"), [(-40, 0), (0, 0), (89, 0), (90, 2 / 9), (92, 3 / 9), (98, 8 / 9), (99, 1)]
)
def test_danger_is_the_share_of_plain_ranks_that_do_not_fit(total: int, danger: float) -> None:
    gauge = CLASSIC.scene(at(CLASSIC, "AC 2C KD", total)).gauge
    assert gauge is not None
    assert gauge.danger == pytest.approx(danger)
    assert (gauge.value, gauge.high) == (total, 99)


def test_the_gauge_begins_where_the_total_can_go() -> None:
    lows = [
        CLASSIC.scene(at(CLASSIC, "AC 2C KD", 5)),
        CLASSIC.scene(at(CLASSIC, "AC 2C KD", 5, players=4)),
        CLASSIC.scene(at(CLASSIC, "AC 2C KD", 5, FLOOR_ZERO=True)),
        NUMERAL.scene(at(NUMERAL, "AC 5S 6S 7S 8S", 5)),
    ]
    assert [scene.gauge and scene.gauge.low for scene in lows] == [-40, -80, 0, -40]


def test_a_total_below_zero_has_a_minus_sign() -> None:
    gauge = CLASSIC.scene(at(CLASSIC, "AC 2C KD", -6)).gauge
    assert gauge is not None
    assert gauge.words.english() == "Total −6"


@pytest.mark.parametrize(
    ("move", "effect"),
    [("AC+1", "4 → 5"), ("AC+11", "4 → 15"), ("10C-10", "4 → −6"), ("KD", "4 → 99"), ("bust", "−1 chip")],
)
def test_effects(move: str, effect: str) -> None:
    assert CLASSIC.effect(at(CLASSIC, "AC 10C KD", 4), Move.parse(move)).english() == effect


def test_effect_of_the_last_bust_is_to_be_out() -> None:
    last = at(CLASSIC, "5C 7D QS", 99, chips=[0, 1], ZERO_CHIPS="last_stand")
    assert CLASSIC.effect(last, Move(choice="bust")).english() == "out"
    assert NUMERAL.effect(at(NUMERAL, "AD 4S 5S 6S 7S", 98), Move(choice="bust")).english() == "out"


def said(game: object, before: object, text: str) -> list[str]:
    move = Move.parse(text)
    after = before.play(move)  # type: ignore[attr-defined]
    events = game.tell(before, before.turn, move, after, NAMES)  # type: ignore[attr-defined]
    return [event.words.english() for event in events]


def test_the_log_of_the_game_with_chips() -> None:
    three = at(CLASSIC, "4C 10C KD", 64, players=3)
    assert said(CLASSIC, three, "KD") == ["Ann plays the KD: 99."]
    assert said(CLASSIC, three, "10C-10") == ["Ann takes off 10: 54."]
    assert said(CLASSIC, three, "10C+10") == ["Ann plays the 10C: 74."]
    assert said(CLASSIC, three, "4C") == ["Ann plays the 4C and turns the direction: 64."]
    assert said(CLASSIC, at(CLASSIC, "4C 10C KD", 64), "4C") == ["Ann plays the 4C: 64."]
    again = at(CLASSIC, "4C 10C KD", 64, FOUR_HEADS_UP="again")
    assert said(CLASSIC, again, "4C") == ["Ann plays the 4C and plays again: 64."]
    assert said(CLASSIC, step(three, "KD"), "draw") == ["Ann draws a card."]
    stuck = at(CLASSIC, "5C 7D QS", 95, dealer=1)
    assert said(CLASSIC, stuck, "bust") == ["Ann has no card that fits at 95 and loses a chip."]
    assert said(CLASSIC, step(stuck, "bust"), "deal") == ["Round 2: Ann deals."]
    last = at(CLASSIC, "5C 7D QS", 95, chips=[1, 3])
    assert said(CLASSIC, last, "bust") == [
        "Ann has no card that fits at 95 and loses a chip.",
        "Ann is out.",
        "Ben wins.",
    ]
    free = at(CLASSIC, "5C 7D QS", 10, VOLUNTARY_BUST=True)
    assert said(CLASSIC, free, "bust") == ["Ann gives up at 10 and loses a chip."]


def test_the_log_of_the_game_head_to_head() -> None:
    dealt = new(NUMERAL, first=1, deal=3)
    assert said(NUMERAL, dealt, "deal") == ["The cards are dealt. Ben begins."]
    (words,) = said(NUMERAL, dealt.play(Move(choice="deal")), "turn")
    state = settled(dealt)
    assert words == f"The first card is the {state.pile[0]}: {state.total}.".replace("-", "−")
    empty = at(NUMERAL, "3S 4S 5S 6S 7S", 40, stock=[], pile=["9C", "AC"])
    assert said(NUMERAL, step(empty, "3S"), "reshuffle") == [
        "The discard pile becomes the new stock; spent 9s and 10s leave the game."
    ]
    plain = at(NUMERAL, "3S 4S 5S 6S 7S", 40, stock=[], pile=["AC"])
    assert said(NUMERAL, step(plain, "3S"), "reshuffle") == ["The discard pile becomes the new stock."]
    draw = at(NUMERAL, "3S 4S 5S 6S 7S", 40, stock=[], pile=["AC"], reshuffles=1)
    draw = at(
        NUMERAL,
        "3S 4S 5S 6S 7S",
        40,
        stock=[],
        pile=["AC"],
        reshuffles=1,
        EMPTY_STOCK="reshuffle",
        MAX_RESHUFFLES=1,
    )
    assert said(NUMERAL, draw, "3S") == ["Ann plays the 3S: 43.", "The game is a draw."]
    stuck = at(NUMERAL, "AD 4S 5S 6S 7S", 98, players=3)
    assert said(NUMERAL, stuck, "bust") == ["Ann has no card that fits at 98.", "Ann is out."]


def test_a_bust_is_told_alike_to_those_who_cannot_see_the_hand() -> None:
    before = at(CLASSIC, "5C 7D QS", 95)
    bust = Move(choice="bust")
    after = before.play(bust)
    for seat in (TABLE, 0, 1):
        seen = CLASSIC.tell(before.seen_by(seat), 0, bust, after.seen_by(seat), NAMES)
        assert seen == CLASSIC.tell(before, 0, bust, after, NAMES)


def test_the_sheet_lists_who_lost_each_round() -> None:
    state = at(CLASSIC, "5C 7D QS", 99, chips=[2, 1], dealer=0)
    after = settled(step(state, "bust"))
    sheet = CLASSIC.sheet(after)
    assert [row.label.english() for row in sheet.rows] == ["Round 1"]
    assert [english(cell) for cell in sheet.rows[0].cells] == ["−1", None]
    assert sheet.total is not None
    assert sheet.total.cells == (1, 1)
    over = step(at(CLASSIC, "5C 7D QS", 99, chips=[1, 1], loser=0), "bust")
    rows = CLASSIC.sheet(over).rows
    assert [[english(cell) for cell in row.cells] for row in rows] == [["−1", None], ["out", None]]


def test_the_sheet_of_the_game_head_to_head() -> None:
    state = at(NUMERAL, "AD 4S 5S 6S 7S", 98)
    assert [english(cell) for cell in NUMERAL.sheet(state).rows[0].cells] == ["still in", "still in"]
    (row,) = NUMERAL.sheet(step(state, "bust")).rows
    assert [english(cell) for cell in row.cells] == ["out", "won"]


def test_after_a_round_there_is_a_pause() -> None:
    before = at(CLASSIC, "5C 7D QS", 95)
    after = step(before, "bust")
    pauses = [CLASSIC.scene(state).pause for state in (new(CLASSIC), before, after, settled(after))]
    assert pauses == ["none", "none", "round", "none"]
