# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player who counts along knows: the cards still out, the suits that the other has not, the points."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.engine.cards import Suit
from cardtable.engine.words import Words, mark

from .scoring import DECK, QUEEN
from .state import STRENGTH, TRICKS, HeartsState


def facts(view: HeartsState, seat: int) -> tuple[Words, ...]:
    """The public facts of a deal, counted for the seat that sees `view`; none between deals."""
    if view.phase != "play":
        return ()
    known = {card for group in (*view.hands, *view.taken, view.trick, view.known_dead) for card in group}
    out = sorted((card for card in DECK if card not in known), key=STRENGTH.__getitem__)
    found = [_out(suit, [card.rank.value for card in out if card.suit is suit]) for suit in _ORDER]
    if QUEEN in out:
        found.append(mark("Hearts", "The queen of spades has not been played and is not in your hand."))
    other = 1 - seat
    found += [_VOIDS[suit] for suit in _ORDER if suit in view.voids[other]]
    mine, theirs = view.raw[seat], view.raw[other]
    found.append(
        mark("Hearts", "Points taken in this deal: you {mine}, the other player {theirs}.").format(
            mine=mine, theirs=theirs
        )
    )
    if view.options.moon != "off" and view.tricks:
        if mine and not theirs:
            found.append(mark("Hearts", "You can still take every point card."))
        elif theirs and not mine:
            found.append(mark("Hearts", "The other player can still take every point card."))
    left = TRICKS - view.tricks
    found.append(mark("Hearts", "%n trick(s) to go, this one included.", "", left))
    return tuple(found)


_ORDER = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
_VOIDS: Mapping[Suit, Words] = {
    Suit.HEARTS: mark("Hearts", "The other player has no heart."),
    Suit.SPADES: mark("Hearts", "The other player has no spade."),
    Suit.DIAMONDS: mark("Hearts", "The other player has no diamond."),
    Suit.CLUBS: mark("Hearts", "The other player has no club."),
}


def _out(suit: Suit, ranks: list[str]) -> Words:
    count = len(ranks)
    if suit is Suit.HEARTS:
        words = mark("Hearts", "%n heart(s) that you have not seen: {ranks}", "", count)
    elif suit is Suit.SPADES:
        words = mark("Hearts", "%n spade(s) that you have not seen: {ranks}", "", count)
    elif suit is Suit.DIAMONDS:
        words = mark("Hearts", "%n diamond(s) that you have not seen: {ranks}", "", count)
    else:
        words = mark("Hearts", "%n club(s) that you have not seen: {ranks}", "", count)
    return words.format(ranks=" ".join(ranks) or "–")
