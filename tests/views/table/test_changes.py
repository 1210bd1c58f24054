# SPDX-License-Identifier: GPL-3.0-or-later
"""Pieces are followed from scene to scene."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.cards import Card, pack
from cardtable.engine.game import Game, Start
from cardtable.engine.shuffle import Dice
from cardtable.engine.table import Place, Scene, Zone, ZoneKind
from cardtable.engine.words import mark
from cardtable.games import all_games
from cardtable.views.table.changes import Pieces, Travel, follow, number_pieces, shown_order, travels

KINDS: dict[str, ZoneKind] = {"stock": "stock", "pile": "pile", "mine": "hand", "theirs": "hand"}


def scene(**zones: str) -> Scene:
    """A scene from texts: `scene(mine="7C 8D", stock="? ?")`."""
    found = []
    for name, text in zones.items():
        cards = tuple(None if card == "?" else Card(card) for card in text.split())
        found.append(Zone(name, KINDS[name], mark("Test", "zone"), cards))
    return Scene(zones=tuple(found), places=(Place(),))


def faces(scene: Scene, pieces: Pieces) -> dict[int, Card | None]:
    rows = (zip(pieces[zone.name], zone.cards, strict=True) for zone in scene.zones)
    return {piece: card for row in rows for piece, card in row}


def test_a_played_card_is_the_same_piece_on_the_pile() -> None:
    before, after = scene(mine="7C 8D 9S", pile="2H"), scene(mine="7C 9S", pile="2H 8D")
    pieces = follow(before, {"mine": (1, 2, 3), "pile": (4,)}, after)
    assert pieces == {"mine": (1, 3), "pile": (4, 2)}


def test_nothing_moves_when_nothing_changes() -> None:
    before = scene(mine="7C 7C 8D", theirs="? ?", stock="? ? ?", pile="")
    pieces = number_pieces(before)
    assert follow(before, pieces, before) == pieces
    assert travels(pieces, pieces) == ()


def test_of_two_equal_cards_the_one_that_was_taken_leaves() -> None:
    before, after = scene(mine="7C 7C", pile="7C"), scene(mine="7C", pile="7C 7C")
    pieces: Pieces = {"mine": (1, 2), "pile": (3,)}
    assert follow(before, pieces, after, leaving=(1,)) == {"mine": (2,), "pile": (3, 1)}
    assert follow(before, pieces, after, leaving=(2,)) == {"mine": (1,), "pile": (3, 2)}


def test_a_card_is_drawn_from_the_top_of_the_stock() -> None:
    before, after = scene(stock="2C 3C 4C", mine="7C"), scene(stock="2C 3C", mine="7C 4C")
    assert follow(before, {"stock": (1, 2, 3), "mine": (9,)}, after) == {"stock": (1, 2), "mine": (9, 3)}


def test_a_hand_that_is_sorted_keeps_its_pieces() -> None:
    before, after = scene(mine="9S 7C 8D"), scene(mine="7C 8D 9S")
    assert follow(before, {"mine": (1, 2, 3)}, after) == {"mine": (2, 3, 1)}


def test_unknown_cards_come_from_the_top_too() -> None:
    before, after = scene(stock="? ? ?", mine="7C"), scene(stock="? ?", mine="7C 4C")
    assert follow(before, {"stock": (1, 2, 3), "mine": (9,)}, after) == {"stock": (1, 2), "mine": (9, 3)}


def test_a_card_that_is_turned_over_stays_where_it_lies() -> None:
    before, after = scene(pile="? ?"), scene(pile="4C 5C")
    assert follow(before, {"pile": (1, 2)}, after) == {"pile": (1, 2)}


def test_a_known_card_goes_into_a_closed_heap() -> None:
    before, after = scene(pile="4C", stock="?"), scene(pile="", stock="? ?")
    assert follow(before, {"pile": (1,), "stock": (2,)}, after) == {"pile": (), "stock": (2, 1)}


def test_cards_from_nowhere_are_new_pieces() -> None:
    before, after = scene(mine=""), scene(mine="4C 5C")
    assert follow(before, {"mine": ()}, after) == {"mine": (0, 1)}
    assert travels({"mine": ()}, {"mine": (0, 1)}) == (Travel(0, None, "mine"), Travel(1, None, "mine"))


def test_cards_that_are_gone_are_told() -> None:
    assert travels({"mine": (0, 1)}, {"mine": (1,)}) == (Travel(0, "mine", None),)


def test_own_cards_are_sorted_by_suit_and_rank_if_wished() -> None:
    zone = scene(mine="9S 7C 2H 7C").zones[0]
    assert shown_order(zone, (1, 2, 3, 4), own=True, sort=True) == (2, 4, 1, 3)
    assert shown_order(zone, (1, 2, 3, 4), own=True, sort=False) == (1, 2, 3, 4)


def test_the_order_of_a_hidden_hand_says_nothing() -> None:
    """Only the numbers of the pieces count: the same for any cards, and not the order of the hand."""
    zone = scene(theirs="? ? ? ? ?").zones[0]
    order = shown_order(zone, (1, 2, 3, 4, 5), own=False, sort=True)
    assert sorted(order) == [1, 2, 3, 4, 5]
    assert order != (1, 2, 3, 4, 5)
    assert shown_order(zone, (5, 3, 1, 2, 4), own=False, sort=True) == order


@given(st.data())
def test_no_piece_is_lost_or_doubled(data: st.DataObject) -> None:
    """Any distribution of two packs' cards followed to any other."""
    cards = data.draw(st.lists(st.sampled_from(pack(copies=2)), max_size=30))
    cuts = st.lists(st.integers(0, len(cards)), min_size=3, max_size=3).map(sorted)

    def deal(order: list[Card]) -> Scene:
        a, b, c = data.draw(cuts)
        rows = (order[:a], order[a:b], order[b:c], order[c:])
        return scene(**{name: " ".join(row) for name, row in zip(KINDS, rows, strict=True)})

    before, after = deal(cards), deal(data.draw(st.permutations(cards)))
    pieces = number_pieces(before)
    followed = follow(before, pieces, after)
    face = faces(before, pieces)
    for zone in after.zones:
        assert [face[piece] for piece in followed[zone.name]] == list(zone.cards)
    everything = [piece for row in followed.values() for piece in row]
    assert sorted(everything) == sorted(face)


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_pieces_keep_their_faces_through_whole_games(game: Game) -> None:
    dice = Dice(4)
    state = game.begin(game.options_type(), 2, Start(deal=4))
    now = game.scene(state)
    pieces = number_pieces(now)
    for _ in range(300):
        moves = state.legal_moves()
        if not moves:
            break
        state = state.play(dice.choice(moves))
        after = game.scene(state)
        followed = follow(now, pieces, after)
        known = faces(now, pieces)
        for zone in after.zones:
            for piece, card in zip(followed[zone.name], zone.cards, strict=True):
                assert known.get(piece, card) == card
        now, pieces = after, followed
