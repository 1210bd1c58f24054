# SPDX-License-Identifier: GPL-3.0-or-later
"""What a counting player knows of a deal of Hearts is true, and says nothing that is hidden."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.cards import Card
from cardtable.engine.game import Start
from cardtable.engine.shuffle import Dice
from cardtable.games import find_game
from cardtable.games.hearts.facts import facts
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.state import HeartsState

HEARTS = find_game("hearts")


def played(deal: int, plies: int) -> HeartsState:
    state = HEARTS.begin(HeartsOptions(), 2, Start(deal=deal))
    dice = Dice(deal)
    while state.plays < plies or state.turn == -1:
        state = state.play(dice.choice(state.legal_moves()))
    assert isinstance(state, HeartsState)
    return state


def sentences(state: HeartsState, seat: int) -> list[str]:
    return [words.english() for words in facts(state.seen_by(seat), seat)]


def test_at_the_first_trick_all_but_the_own_cards_are_out() -> None:
    state = played(3, 0)
    seat = state.turn or 0
    found = sentences(state, seat)
    mine = {card for card in state.hands[seat] if card}
    hearts = [card for card in mine if card.suit == "H"]
    assert found[0].startswith(f"{7 - len(hearts)} heart")
    assert found[-1] == "13 tricks to go, this one included."
    queen = "The queen of spades has not been played and is not in your hand."
    assert (queen in found) == (Card.SQ not in mine)


@given(st.integers(0, 200), st.integers(0, 25))
@settings(max_examples=60, deadline=None)
def test_what_is_told_hangs_on_the_view_only_and_adds_up(deal: int, plies: int) -> None:
    state = played(deal, plies)
    for seat in (0, 1):
        view = state.seen_by(seat)
        other = view.imagine(Dice(plies))
        assert facts(view, seat) == facts(other.seen_by(seat), seat)
        if state.phase != "play":
            assert not facts(view, seat)
            continue
        out = sum(words.n for words in facts(view, seat)[:4])
        dead = 2 - len(state.known_dead)
        trick = len(state.trick)
        assert out == len(state.hands[1 - seat]) + dead, (out, trick)


def test_the_ranks_stand_in_their_order_in_a_suit() -> None:
    order = ["2", "4", "6", "8", "10", "Q", "A"]
    for deal in range(20):
        told = [text.partition(": ")[2].split() for text in sentences(played(deal, 0), 0)[:4]]
        assert all(ranks == [rank for rank in order if rank in ranks] for ranks in told)


def test_a_suit_that_the_other_has_shown_not_to_hold_is_told() -> None:
    for deal in range(60):
        state = played(deal, 14)
        for seat in (0, 1):
            told = [text for text in sentences(state, seat) if text.startswith("The other player has no")]
            assert len(told) == len(state.voids[1 - seat])
    assert any(played(deal, 14).voids != ((), ()) for deal in range(60))


def test_between_deals_there_is_nothing_to_count() -> None:
    state = HEARTS.begin(HeartsOptions(), 2, Start(deal=1))
    assert isinstance(state, HeartsState)
    assert facts(state.seen_by(0), 0) == ()
