# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of both games for tests, in a line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Start
from cardtable.engine.options import read_options
from cardtable.games.ninetynine.rules import AdderGame, Classic, Numeral
from cardtable.games.ninetynine.state import AdderState

CLASSIC = Classic()
NUMERAL = Numeral()
OTHERS = {
    "classic": ["3C 5D JS", "3D 5H JC", "3H 5S JD"],
    "numeral": ["2C 2D 3C 3D 4C", "2H 2S 3H 4D 4H", "5C 5D 6D 6H 6S"],
}
"""Hands of the other seats, which matter to nobody."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def at(game: AdderGame, hand: str, total: int, players: int = 2, **fields: Any) -> AdderState:
    """A position in which seat 0 is to move; house rules in capitals: `ZERO_CHIPS="last_stand"`."""
    options = {name.lower(): fields.pop(name) for name in list(fields) if name.isupper()}
    hands = [hand.split(), *(other.split() for other in OTHERS[game.id][: players - 1])]
    position = {"hands": hands, "total": total, "to_move": 0, "dealer": players - 1, **fields}
    decks = tuple(cards(deck) for deck in position.pop("decks", []))
    start = Start(deal=1, position=position, decks=decks)
    return game.begin(read_options(game.options_type, options), players, start)


def new(game: AdderGame, players: int = 2, **fields: Any) -> AdderState:
    """A new game before its first deal; house rules in capitals."""
    options = {name.lower(): fields.pop(name) for name in list(fields) if name.isupper()}
    return game.begin(read_options(game.options_type, options), players, Start(**fields))


def legal(state: AdderState) -> set[str]:
    return {move.text for move in state.legal_moves()}


def step(state: AdderState, text: str) -> AdderState:
    """The state right after a move, the table's next step still to come."""
    move = Move.parse(text)
    CLASSIC.check(state, move)
    return state.play(move)


def settled(state: AdderState) -> AdderState:
    """The state after the table's moves."""
    while state.turn == TABLE:
        state = state.play(state.legal_moves()[0])
    return state


def play(state: AdderState, *texts: str) -> AdderState:
    """The state after these decisions and what the table does after each."""
    for text in texts:
        state = settled(step(state, text))
    return state


def counted(*groups: Iterable[Card | None]) -> Counter[Card | None]:
    """How often each card is in some groups of cards."""
    return Counter(card for group in groups for card in group)
