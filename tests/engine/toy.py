# SPDX-License-Identifier: GPL-3.0-or-later
"""Duel: a game small enough to reason about, with everything the kit offers.

Two seats, cards ace to six of clubs and diamonds, three each. The leader plays a card, then the other; the
higher rank takes the trick, the leader at equal ranks. Two tricks of three win the round; `target` rounds win
the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Literal, Self

import msgspec
from msgspec.structs import replace

from cardtable.engine.bot import Bot, Limit
from cardtable.engine.cards import Card, Rank, Suit, pack
from cardtable.engine.game import (
    TABLE,
    BadOption,
    Game,
    IllegalMove,
    Level,
    Move,
    Options,
    Result,
    Start,
    State,
)
from cardtable.engine.options import rule
from cardtable.engine.search import Search
from cardtable.engine.shuffle import Dice
from cardtable.engine.table import CardGuide, Clause, Event, Place, Scene, Sheet, Zone
from cardtable.engine.words import Words

DECK = tuple(
    card
    for card in pack((Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX))
    if card.suit in (Suit.CLUBS, Suit.DIAMONDS)
)


def words(text: str) -> Words:
    return Words("Toy", text)


class DuelOptions(Options, frozen=True, kw_only=True):
    target: Annotated[int, msgspec.Meta(ge=1, le=9), rule(words("rounds to win"))] = 2
    endless: Annotated[bool, rule(words("nobody ever wins"))] = False
    tie: Annotated[
        Literal["leader", "other"],
        rule(words("equal ranks"), {"leader": words("leader"), "other": words("other")}, hidden=True),
    ] = "leader"


class DuelState(State, frozen=True, kw_only=True):
    options: DuelOptions
    hands: tuple[tuple[Card | None, ...], ...] = ((), ())
    stock: tuple[Card | None, ...] = DECK
    trick: tuple[Card, ...] = ()
    taken: tuple[Card, ...] = ()
    tricks: tuple[int, int] = (0, 0)
    rounds: tuple[int, int] = (0, 0)
    leader: int = 0

    @property
    def round(self) -> int:
        return sum(self.rounds)

    def legal_moves(self) -> tuple[Move, ...]:
        if self.turn is None:
            return ()
        if self.turn == TABLE:
            return (Move(choice="collect" if self.trick else "deal"),)
        return tuple(Move((card,)) for card in self.hands[self.turn] if card is not None)

    def play(self, move: Move) -> Self:
        if self.turn == TABLE:
            return self._collect() if self.trick else self._deal()
        assert self.turn is not None
        hands = list(self.hands)
        hands[self.turn] = tuple(card for card in hands[self.turn] if card != move.cards[0])
        after = replace(
            self,
            hands=tuple(hands),
            trick=(*self.trick, *move.cards),
            plays=self.plays + 1,
            turn=TABLE if self.trick else 1 - self.turn,
        )
        if 0 < self.cap <= after.plays:
            return replace(after, turn=None, result=Result(None, (0, 1)))
        return after

    def _deal(self) -> Self:
        cards, fields = self.shuffled(DECK)
        return replace(
            self, hands=(cards[:3], cards[3:6]), stock=cards[6:], turn=self.leader, taken=(), **fields
        )

    def _collect(self) -> Self:
        led, other = (card.number % 13 for card in self.trick)
        second = other > led or (other == led and self.options.tie == "other")
        winner = self.leader ^ second
        tricks = (self.tricks[0] + (winner == 0), self.tricks[1] + (winner == 1))
        after = replace(
            self, trick=(), taken=self.taken + self.trick, tricks=tricks, leader=winner, turn=winner
        )
        return after if any(after.hands[0]) or None in after.hands[0] else after._score()

    def _score(self) -> Self:
        winner = int(self.tricks[1] > self.tricks[0])
        rounds = (self.rounds[0] + (winner == 0), self.rounds[1] + (winner == 1))
        after = replace(self, tricks=(0, 0), rounds=rounds, turn=TABLE, hands=((), ()))
        if rounds[winner] >= self.options.target and not self.options.endless:
            return replace(after, turn=None, result=Result(winner, (winner, 1 - winner)))
        return after

    def seen_by(self, seat: int) -> Self:
        hands = tuple(hand if i == seat else (None,) * len(hand) for i, hand in enumerate(self.hands))
        return replace(self, hands=hands, stock=(None,) * len(self.stock), dice=0, decks=())

    def imagine(self, dice: Dice) -> Self:
        seen = {*self.trick, *self.taken, *self.hands[0], *self.hands[1]}
        cards = iter(dice.shuffled(card for card in DECK if card not in seen))
        hands = tuple(tuple(card or next(cards) for card in hand) for hand in self.hands)
        return replace(self, hands=hands, stock=tuple(next(cards) for _ in self.stock), dice=dice.roll())

    def standing(self) -> tuple[float, ...]:
        if self.result is not None and self.result.winner is not None:
            return tuple(float(seat == self.result.winner) for seat in (0, 1))
        lead = (self.rounds[0] - self.rounds[1]) / 20
        return (0.5 + lead, 0.5 - lead)


class Duel(Game):
    id = "duel"
    title = words("Duel")
    about = words("A toy.")
    seats = range(2, 3)
    dialog_seats = range(2, 3)
    options_type = DuelOptions
    state_type = DuelState
    cap = 300
    levels: ClassVar[tuple[Level, ...]] = (
        Level("hard", words("hard"), words("It searches."), Limit(seconds=0.2)),
    )

    def begin(self, options: Options, players: int, start: Start, cap: int = 0) -> State:
        assert isinstance(options, DuelOptions)
        self.check_start(options, players, start)
        state = DuelState(
            options=options,
            players=players,
            turn=TABLE,
            cap=cap,
            dice=start.deal,
            decks=start.decks,
            leader=start.first or 0,
        )
        if start.position is None:
            return state
        try:
            return replace(state, rounds=tuple(msgspec.convert(start.position["rounds"], tuple[int, int])))
        except (KeyError, msgspec.ValidationError) as error:
            raise BadOption(words("The position is wrong: {error}.").format(error=str(error))) from None

    def refusal(self, state: State, move: Move) -> IllegalMove:
        return IllegalMove(words("{move} is not in the hand.").format(move=move.text), "T-1")

    def scene(self, state: State) -> Scene:
        assert isinstance(state, DuelState)
        hands = [Zone(f"hand {i}", "hand", words("Hand"), hand, i) for i, hand in enumerate(state.hands)]
        middle = [
            Zone("stock", "stock", words("Stock"), state.stock),
            Zone("trick", "trick", words("Trick"), state.trick),
            Zone("taken", "taken", words("Taken"), state.taken),
        ]
        return Scene((*hands, *middle), (Place(), Place()))

    def tell(
        self, before: State, seat: int, move: Move, after: State, names: Sequence[str]
    ) -> tuple[Event, ...]:
        return (Event("play", words("{move}").format(move=move.text), seat),)

    def effect(self, state: State, move: Move) -> Words:
        return words("{move}").format(move=move.text)

    def sheet(self, state: State) -> Sheet:
        return Sheet(())

    def clauses(self, options: Options, players: int) -> tuple[Clause, ...]:
        return (Clause("T-1", words("Play"), words("Play a card of your hand.")),)

    def guide(self, options: Options, players: int) -> tuple[CardGuide, ...]:
        return ()

    def describe(self, state: State) -> dict[str, Any]:
        assert isinstance(state, DuelState)
        return {"hands": state.hands, "trick": state.trick, "rounds": state.rounds}

    def bot(self, level: str) -> Bot:
        self.level(level)
        return Search(self)


DUEL = Duel()
