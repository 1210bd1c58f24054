# SPDX-License-Identifier: GPL-3.0-or-later
"""Opponents of the game with chips: the tables, what is read from the pile, beliefs, and what they choose."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.engine.bot import Clock, Limit, Thought, Worth
from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.options import read_options
from cardtable.engine.shuffle import Dice
from cardtable.games.ninetynine.bot import Normal
from cardtable.games.ninetynine.classic_belief import believed, dealt
from cardtable.games.ninetynine.classic_expert import ByHeart, ClassicExpert, whimsical
from cardtable.games.ninetynine.classic_hands import (
    ACTS,
    HANDS,
    KINDS,
    PLAYS,
    TURN,
    WITH,
    act_of,
    after,
    counts_of,
    pair_of,
)
from cardtable.games.ninetynine.classic_past import Play, plays
from cardtable.games.ninetynine.classic_tables import BUST, endings, policy, read
from cardtable.games.ninetynine.state import AdderState

from .playing import Random, random_game, share_won
from .positions import CLASSIC, at, cards, play

EXPERT, TABLE_PLAYER = ClassicExpert(Normal()), ByHeart(Normal())


def thought(state: AdderState, bot: ClassicExpert | ByHeart = EXPERT, dice: int = 3) -> Thought:
    """What a bot at seat 0 thinks, without the time it took."""
    return replace(bot.think(state.seen_by(0), 0, Clock(Limit()), Dice(dice)), seconds=0.0)


def hand_of(text: str) -> int:
    """The number of a hand."""
    first, *others = cards(text)
    return WITH[pair_of(others)][counts_of([first]).index(1)]


# Tables


def test_hands_are_numbered_alike_from_all_sides() -> None:
    assert len(HANDS) == 364
    for number, hand in enumerate(HANDS):
        for act, pair in PLAYS[number]:
            assert WITH[pair][ACTS[act].kind] == number
        assert {ACTS[act].kind for act, _ in PLAYS[number]} == set(hand)
    assert hand_of("JC QD AS") == hand_of("AC QC QH")
    assert [ACTS[act_of(Move.parse(text))].effect.choice for text in ("AC+11", "10S-10")] == ["+11", "-10"]
    assert after(act_of(Move.parse("KC")), 12) == 99
    assert after(act_of(Move.parse("8C")), 92) is None
    assert after(act_of(Move.parse("10C-10")), 4) == -6
    assert after(act_of(Move.parse("10C-10")), 4, floor=True) == 0


@pytest.mark.parametrize(("players", "again"), [(2, True), *((count, False) for count in range(2, 9))])
def test_a_policy_plays_what_fits_and_gives_up_only_then(players: int, again: bool) -> None:
    known = policy(players, again)
    for total in (-19, 0, 55, 88, 95, 99):
        for hand, act in enumerate(known.acts(total)):
            fitting = {act for act, _ in PLAYS[hand] if after(act, total) is not None}
            assert act in fitting if fitting else act == BUST


def test_the_chances_of_endings_are_those_of_the_cards() -> None:
    kings, twos = pair_of(cards("KC KD")), pair_of(cards("2C 2D"))
    for again in (False, True):
        chances = endings(again).chances(kings, 99)
        assert chances[hand_of("2C 7D JS")] == 255
        assert chances[hand_of("KH KS 9D")] < 128
        assert endings(again).chances(twos, 99)[hand_of("9C 9D 4S")] < 64


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "classic.bin"
    path.write_bytes(bytes(1000))
    with pytest.raises(ValueError, match=r"classic\.bin is damaged"):
        read(path, 1000)


# What is read from the pile


@pytest.mark.parametrize(
    ("players", "rule"), [(2, "pass"), (2, "again"), (3, "pass"), (5, "pass"), (8, "pass")]
)
def test_who_played_what_is_read_from_the_pile(players: int, rule: str) -> None:
    options = read_options(CLASSIC.options_type, {"four_heads_up": rule})
    truth: list[Play] = []
    told = 0
    for state, move, following in random_game(CLASSIC, options, players, 11):
        if state.turn is None or state.turn == TABLE:
            continue
        if not state.pile:
            truth = []
        count = sum(state.alive)
        known = policy(count, rule == "again")
        found = plays(state.seen_by(state.turn), known)
        assert [(play_.seat, ACTS[play_.act].kind) for play_ in found] == [
            (play_.seat, ACTS[play_.act].kind) for play_ in truth
        ]
        total = 0
        for play_ in found:
            assert play_.total == total
            then = after(play_.act, total)
            assert then is not None
            total = then
        assert total == state.total
        told += found == truth and len(truth) > 3
        if move.cards:
            truth.append(Play(state.turn, act_of(move), state.total))
        assert following.plays > state.plays
    assert told


def test_a_pile_that_does_not_fit_the_total_tells_nothing() -> None:
    state = at(CLASSIC, "5C 7D QS", 50, pile=["2C", "2D"])
    assert plays(state.seen_by(0), policy(2, False)) == []
    assert len(plays(at(CLASSIC, "5C 7D QS", 4, pile=["2C", "2D"]).seen_by(0), policy(2, False))) == 2
    assert plays(at(CLASSIC, "5C 7D QS", 4, pile=["2C", "2D"], reshuffles=1), policy(2, False)) == []


# Beliefs


def test_the_first_belief_is_that_of_the_deal() -> None:
    counts = [4, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    belief = dealt(counts)
    assert sum(belief) == pytest.approx(1)
    assert belief[hand_of("AC AD AS")] == pytest.approx(4 / 56)
    assert belief[hand_of("AC 2D 6S")] == pytest.approx(12 / 56)
    assert belief[hand_of("6C 6D AS")] == 0


def test_a_play_is_weighed_as_by_counting_all_deals() -> None:
    """Every hand before the play and every card drawn after it, each by itself."""
    counts = counts_of(cards("2C 3C 7C 8C KC 9C"))
    known = policy(2, False)
    seen = Play(1, act_of(Move.parse("7D")), 80)
    before = counts_of(cards("2C 3C 7C 8C KC 9C 7D"))
    deck = [kind for kind in range(KINDS) for _ in range(before[kind])]
    expected: dict[int, float] = defaultdict(float)
    for i in range(len(deck)):
        for j in range(len(deck)):
            for k in range(len(deck)):
                if len({i, j, k}) < 3 or deck[i] != ACTS[seen.act].kind:
                    continue  # card i is the one played
                hand = HANDS.index(tuple(sorted((deck[i], deck[j], deck[k]))))
                copies = (deck[i], deck[j], deck[k]).count(deck[i])
                share = 0.1 / len(PLAYS[hand]) + 0.9 * (known.acts(80)[hand] == seen.act)
                for drawn in range(len(deck)):
                    if drawn not in (i, j, k):
                        now = HANDS.index(tuple(sorted((deck[j], deck[k], deck[drawn]))))
                        expected[now] += share / copies
    whole = sum(expected.values())
    belief = believed(counts, [seen], known, floor=False)
    assert sum(belief) == pytest.approx(1)
    for hand, weight in enumerate(belief):
        assert weight == pytest.approx(expected[hand] / whole)


def test_a_king_played_early_tells_that_nothing_else_fits() -> None:
    """Who lays a king on 60 is believed to hold fewer low cards than before."""
    counts = counts_of(CLASSIC.begin(CLASSIC.options_type(), 2, Start(deal=1)).rules.cards(1))
    known = policy(2, False)
    low = [number for number, hand in enumerate(HANDS) if min(hand) < 3]
    plain = believed(counts, [], known, floor=False)
    told = believed(counts, [Play(1, act_of(Move.parse("KC")), 88)], known, floor=False)
    assert sum(told[hand] for hand in low) < sum(plain[hand] for hand in low)


# What they choose


def test_a_certain_win_is_seen_and_taken() -> None:
    """All special cards but its own are gone: 99 is the end of the other."""
    specials = [rank + suit for rank in ("K", "4", "9", "10") for suit in "CDHS"]
    gone = [card for card in specials if card not in ("KS", "9S")]
    found = thought(at(CLASSIC, "KS 9S 8D", 80, pile=gone))
    assert found.move == "KS"
    assert found.values["KS"].parts["next_stuck"] == pytest.approx(1)
    assert found.values["KS"].mean == pytest.approx(1, abs=0.01)
    assert found.values["KS"].spread == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize("bot", [EXPERT, TABLE_PLAYER])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_has_its_worth(bot: ClassicExpert | ByHeart, players: int) -> None:
    for hand, total in (("KS 10S AD", 60), ("7C 8C QS", 99), ("KS 7C 8C", 95), ("4S 9S 2C", 98)):
        state = at(CLASSIC, hand, total, players, VOLUNTARY_BUST=True)
        found = thought(state, bot)
        assert set(found.values) == {move.text for move in state.legal_moves()}
        for text, worth in found.values.items():
            assert 0 <= worth.chance <= 1
            assert -1 <= worth.mean <= 1 / (players - 1)
            looked_ahead = bot is EXPERT and text != "bust"
            assert set(worth.parts) == ({"next_stuck", "own_stuck", "kept"} if looked_ahead else set())
        assert found.move != "bust" or len(found.values) == 1
        assert found.worlds > 300 if bot is EXPERT else found.worlds == 0


def test_parts_are_what_the_cards_say() -> None:
    found = thought(at(CLASSIC, "7C 8C KS", 90)).values
    assert found["7C"].parts["kept"] == 1
    assert found["KS"].parts["kept"] == 0
    assert found["7C"].parts["own_stuck"] == 0
    unseen = Counter(at(CLASSIC, "7C 8C KS", 90).seen_by(0).unseen())
    special = sum(unseen[card] for card in unseen if card.rank in ("K", "4", "9", "10"))
    count = sum(unseen.values())
    none = 1.0
    for drawn in range(3):
        none *= (count - special - drawn) / (count - drawn)
    assert thought(at(CLASSIC, "KS 7C 8C", 90)).values["KS"].parts["next_stuck"] == pytest.approx(none)


def test_the_hands_of_others_are_not_looked_at() -> None:
    state = play(at(CLASSIC, "AS 9C JC", 60, pile=[]), "JC")
    state = replace(state, turn=0)
    other = replace(state, hands=(state.hands[0], state.stock[:3]), stock=(*state.hands[1], *state.stock[3:]))
    assert thought(state) == thought(other)


@pytest.mark.parametrize(
    ("hand", "total", "players", "one", "other", "moves"),
    [
        ("JD 4C 2D", 79, 2, {"FOUR_HEADS_UP": "pass"}, {"FOUR_HEADS_UP": "again"}, ("JD", "4C")),
        ("6C AS 2H", -12, 2, {"FLOOR_ZERO": False}, {"FLOOR_ZERO": True}, ("2H", "6C")),
        ("3D 4C KS", 82, 2, {"DECKS": 1}, {"DECKS": 2}, ("KS", "3D")),
        ("9H KC 10C", 82, 3, {"chips": [1, 1, 5]}, {"chips": [1, 5, 1]}, ("10C+10", "KC")),
        (
            "AS 9S 4S",
            98,
            3,
            {"chips": [1, 1, 3], "ZERO_CHIPS": "out"},
            {"chips": [1, 1, 3], "ZERO_CHIPS": "last_stand"},
            ("4S", "AS+1"),
        ),
    ],
    ids=["four", "floor", "decks", "chips", "zero"],
)
def test_house_rules_change_the_choice(
    hand: str, total: int, players: int, one: dict[str, Any], other: dict[str, Any], moves: tuple[str, str]
) -> None:
    assert tuple(thought(at(CLASSIC, hand, total, players, **rules)).move for rules in (one, other)) == moves


def test_the_chance_is_that_of_the_match() -> None:
    even, ahead = (thought(at(CLASSIC, "7C 8C KS", 20, chips=chips)) for chips in ([3, 3], [3, 1]))
    assert even.values["8C"].mean == ahead.values["8C"].mean
    assert even.values["8C"].chance < ahead.values["8C"].chance
    last = thought(at(CLASSIC, "7C 8C QS", 99, chips=[1, 1]))
    assert (last.move, last.chances["bust"]) == ("bust", 0.0)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_strange_positions_have_an_answer(level: str) -> None:
    for hands in ([["AS", "9C"], ["2H", "3H", "5H"]], [["AS", "9C", "KC", "KD"], ["2H"]]):
        state = at(CLASSIC, "", 60, hands=hands)
        bot = CLASSIC.bot(level)
        assert Move.parse(bot.think(state.seen_by(0), 0, Clock(Limit()), Dice(1)).move) in state.legal_moves()


# Levels


def test_whims_are_near_the_best() -> None:
    values = {"7C": Worth(0.5, 0.1), "8C": Worth(0.49, 0.08), "KC": Worth(0.4, -0.2)}
    seen = Counter(whimsical(values, 0.03, Dice(number)) for number in range(300))
    assert seen["7C"] > seen["8C"] > 50
    assert seen["KC"] == 0
    assert {whimsical({"bust": Worth(0.0, -1.0)}, 0.03, Dice(number)) for number in range(3)} == {"bust"}


def test_normal_keeps_special_cards_while_another_fits() -> None:
    normal = CLASSIC.bot("normal")
    for hand, total, expected in (
        ("KC 4D 2S", 80, {"2S"}),
        ("KC 4D 10S", 80, {"KC", "4D", "10S-10"}),
        ("10C 10D QS", 95, {"10C-10", "10D-10"}),
        ("7C 8D KS", 50, {"7C", "8D"}),
    ):
        view = at(CLASSIC, hand, total).seen_by(0)
        seen = {normal.think(view, 0, Clock(Limit()), Dice(number)).move for number in range(30)}
        assert seen <= expected
    assert len(seen) == 2


def test_easy_saves_its_kings_for_the_very_last() -> None:
    for hand, total, expected in (
        ("KC 4D 10S", 90, "4D"),
        ("KC 10D QS", 90, "10D-10"),
        ("KC QS 8S", 98, "KC"),
    ):
        found = CLASSIC.bot("easy").think(at(CLASSIC, hand, total).seen_by(0), 0, Clock(Limit()), Dice(1))
        assert found.move == expected


def test_the_policy_beats_any_card_by_far() -> None:
    assert share_won(CLASSIC, TABLE_PLAYER, Random(), 20) >= 0.85
    assert share_won(CLASSIC, EXPERT, Random(), 12, players=3) >= 0.5


@pytest.mark.parametrize("players", range(2, 9))
def test_games_of_all_levels_come_to_an_end(players: int) -> None:
    bots = [CLASSIC.bot(CLASSIC.levels[seat % 4].id) for seat in range(players)]
    options = read_options(CLASSIC.options_type, {"chips": 1})
    dice = Dice(players)
    state = CLASSIC.begin(options, players, Start(deal=players), CLASSIC.cap)
    while state.turn is not None:
        move = state.legal_moves()[0]
        if state.turn != TABLE:
            thought_ = bots[state.turn].think(state.seen_by(state.turn), state.turn, Clock(Limit()), dice)
            move = Move.parse(thought_.move)
            CLASSIC.check(state, move)
        state = state.play(move)
    assert state.result is not None
    assert not state.result.draw


def test_the_turning_act_is_that_of_the_four() -> None:
    assert act_of(Move.parse("4C")) == TURN
    assert Card("4C").rank == "4"
