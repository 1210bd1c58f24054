# SPDX-License-Identifier: GPL-3.0-or-later
"""Beginning a game: before its first deal, or from a given position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, BadDeck, BadOption, Options, Start
from cardtable.engine.shuffle import Dice
from cardtable.engine.words import mark

from .effects import chips_of, packs_of, rules_of
from .options import ClassicOptions
from .state import AdderState, Phase

Adder = TypeVar("Adder", bound=AdderState)
Cards = tuple[Card, ...]
Count = Annotated[int, msgspec.Meta(ge=0)]


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A position from outside; what it does not say is as in a new game. Other fields are passed over."""

    hands: tuple[Cards, ...] = ()
    total: int = 0
    pile: Cards = ()
    stock: Cards | None = None
    """Top first; None: all cards that are nowhere else, shuffled."""
    removed: Cards = ()
    direction: Literal[-1, 1] = 1
    chips: tuple[Count, ...] | None = None
    alive: tuple[bool, ...] | None = None
    dealer: int | None = None
    reshuffles: Count = 0
    loser: int | None = None
    phase: Phase = "play"
    to_move: int | str | None = None
    decks: int | None = None
    """The number of packs."""


def new_game(kind: type[Adder], options: Options, players: int, start: Start, cap: int) -> Adder:
    """The state before the first deal."""
    dice = Dice(start.deal)
    dealer = dice.below(players)  # always rolled, so that the cards do not depend on who deals
    if start.dealer is not None:
        dealer = start.dealer
    if start.first is not None:
        dealer = (start.first - 1) % players
        if start.dealer not in (None, dealer):
            raise BadOption(mark("NinetyNine", "The first player sits at the dealer’s left."))
    packs = packs_of(options, players)
    return kind(
        options=options,
        players=players,
        turn=TABLE,
        due="deal",
        cap=cap,
        dice=dice.state,
        decks=start.decks,
        packs=packs,
        hands=((),) * players,
        stock=rules_of(options).cards(packs),
        dealer=dealer,
        chips=chips_of(options, players),
        alive=(True,) * players,
    )


def check_packs(options: Options, players: int) -> None:
    """Raise BadOption where one pack cannot serve so many players."""
    if isinstance(options, ClassicOptions) and players >= 7 and packs_of(options, players) == 1:
        raise BadOption(mark("NinetyNine", "Seven or more players need two packs."))


def from_position(kind: type[Adder], options: Options, players: int, start: Start, cap: int) -> Adder:
    """The position of `start`; raises BadOption for fields that cannot be, BadDeck for such cards."""
    given = _read(start.position or {})
    fresh = new_game(kind, options, players, start, cap)
    alive = _alive(given, options, players)
    chips = _seats("chips", given.chips, players) or fresh.chips
    dealer = _dealer(given, start, fresh.dealer, players)
    state = msgspec.structs.replace(
        fresh,
        packs=given.decks if given.decks in (1, 2) and fresh.chips else fresh.packs,
        dealer=dealer,
        chips=chips if fresh.chips else (),
        alive=alive,
        reshuffles=given.reshuffles,
        losers=(given.loser,) if given.loser in range(players) else (),
        direction=given.direction,
        total=given.total,
    )
    if not any(alive):
        raise BadOption(mark("NinetyNine", "In a position somebody must still be in."))
    if sum(alive) == 1 or given.phase == "over":
        return state.ended(alive.index(True) if sum(alive) == 1 else None)
    if given.phase == "play":
        return _in_play(state, given)
    if state.rules.opening and any(given.hands):  # dealt, but the first card is not turned yet
        return msgspec.structs.replace(_in_play(state, given), turn=TABLE, due="turn")
    return state


def _in_play(state: Adder, given: Position) -> Adder:
    hands = _seats("hands", given.hands, state.players)
    if not hands:
        raise BadOption(mark("NinetyNine", "A position needs the hands of all players."))
    if any(hand for hand, alive in zip(hands, state.alive, strict=True) if not alive):
        raise BadDeck("A player who is out holds cards.")
    stock, fields = _stock(state, given, hands)
    turn = given.to_move
    if turn is None or given.phase == "deal":
        turn = state.left_of(state.dealer)
    if not isinstance(turn, int) or turn not in range(state.players) or not state.alive[turn]:
        raise BadOption(mark("NinetyNine", "In a position a player who is still in must be to move."))
    state = msgspec.structs.replace(
        state, hands=hands, stock=stock, pile=given.pile, removed=given.removed, turn=turn, due="", **fields
    )
    return state if hands[turn] else state.passed_on(turn)


def _stock(state: AdderState, given: Position, hands: tuple[Cards, ...]) -> tuple[Cards, dict[str, Any]]:
    """The stock, top first, and the fields that making it changes."""
    counts = Counter(state.rules.cards(state.packs))
    for group in (given.pile, given.removed, given.stock or (), *hands):
        counts.subtract(group)
    for card, left in counts.items():
        if left < 0:
            raise BadDeck(f"The position has {card} more often than the cards of the game.")
    if given.stock is not None:
        return given.stock, {}
    dice = Dice(state.dice)
    return dice.shuffled(counts.elements()), {"dice": dice.state}


def _read(fields: Mapping[str, Any]) -> Position:
    try:
        return msgspec.convert(dict(fields), Position)
    except msgspec.ValidationError as error:
        raise BadOption(
            mark("NinetyNine", "This position cannot be: {reason}.").format(reason=str(error))
        ) from None


Item = TypeVar("Item")


def _seats(name: str, values: tuple[Item, ...] | None, players: int) -> tuple[Item, ...]:
    """A field with one value for each seat, or nothing."""
    if values and len(values) != players:
        raise BadOption(
            mark("NinetyNine", "A position for {players} players needs as many {field}.").format(
                players=players, field=name
            )
        )
    return values or ()


def _alive(given: Position, options: Options, players: int) -> tuple[bool, ...]:
    alive = _seats("alive", given.alive, players)
    if alive:
        return alive
    if not given.chips or rules_of(options).last_stand:
        return (True,) * players
    return tuple(chips > 0 for chips in _seats("chips", given.chips, players))


def _dealer(given: Position, start: Start, drawn: int, players: int) -> int:
    if given.dealer is not None:
        if given.dealer not in range(players):
            raise BadOption(mark("Game", "There is no seat {seat} at this table.").format(seat=given.dealer))
        return given.dealer
    if start.dealer is None and start.first is None and isinstance(given.to_move, int):
        return (given.to_move - 1) % players
    return drawn
