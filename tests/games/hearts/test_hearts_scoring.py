# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from itertools import chain, combinations, product

import pytest

from cardtable.engine.cards import Card, Suit
from cardtable.games.hearts.options import MoonRule
from cardtable.games.hearts.scoring import (
    DECK,
    POINTS,
    match_winner,
    moon_shooter,
    raw_points,
    score_deal,
)

POINT_CARDS = [card for card in DECK if POINTS[card]]
RULES: list[MoonRule] = ["opponent", "in_play", "shooter", "off"]


@pytest.mark.rule("H-34", "H-35", "H-36", "H-39", "H-40")
def test_points_of_the_cards() -> None:
    hearts = [card for card in DECK if card.suit is Suit.HEARTS]
    assert all(POINTS[card] == 1 for card in hearts)
    assert POINTS[Card.SQ] == 13
    assert sorted(POINT_CARDS) == sorted([*hearts, Card.SQ])
    assert raw_points(DECK) == 20


def splits() -> list[tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]]:
    """Every way the eight point cards can be dead (two at most) or taken by one side or the other."""
    found = []
    for dead in chain.from_iterable(combinations(POINT_CARDS, count) for count in (0, 1, 2)):
        live = [card for card in POINT_CARDS if card not in dead]
        for sides in product((0, 1), repeat=len(live)):
            mine = tuple(card for card, side in zip(live, sides, strict=True) if side == 0)
            theirs = tuple(card for card, side in zip(live, sides, strict=True) if side == 1)
            found.append((mine, theirs, dead))
    return found


SPLITS = splits()


def test_there_are_3072_splits() -> None:
    assert len(SPLITS) == 2**8 + 8 * 2**7 + 28 * 2**6


@pytest.mark.rule("H-39", "H-40", "H-41", "H-42", "H-44")
@pytest.mark.parametrize("rule", RULES)
def test_every_deal_is_counted_right(rule: MoonRule) -> None:
    for mine, theirs, dead in SPLITS:
        raw = raw_points(mine), raw_points(theirs)
        deal = score_deal(raw, rule, dead)
        assert sum(raw) == 20 - raw_points(dead) >= 6
        took_all = 0 if not theirs else 1 if not mine else None
        if took_all is None or rule == "off":
            assert deal.points == raw
            assert deal.moon is None
            continue
        other = 1 - took_all
        assert deal.moon == took_all
        assert deal.points[took_all] == (-20 if rule == "shooter" else 0)
        assert deal.points[other] == {"opponent": 20, "in_play": sum(raw), "shooter": 0}[rule]


@pytest.mark.rule("H-41")
@pytest.mark.parametrize("rule", RULES)
def test_nobody_shoots_a_moon_without_points(rule: MoonRule) -> None:
    assert moon_shooter((0, 0), rule) is None


@pytest.mark.rule("H-02", "H-45", "H-46", "H-47")
@pytest.mark.parametrize("target", [50, 100, 150])
def test_every_end_of_a_match(target: int) -> None:
    for mine, theirs in product(range(-40, target + 40), repeat=2):
        winner = match_winner((mine, theirs), target)
        if max(mine, theirs) < target or mine == theirs:
            assert winner is None
        else:
            assert winner == (0 if mine < theirs else 1)
