# SPDX-License-Identifier: GPL-3.0-or-later
"""A position of an adding game: hands, stock, pile, the total and the turn."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Literal, Self, cast

from msgspec.structs import replace

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE, Move, Options, Result, State
from cardtable.engine.shuffle import Dice

from .effects import Rules, rules_of
from .options import ClassicOptions, NumeralOptions

Due = Literal["", "deal", "turn", "reshuffle", "draw"]
Phase = Literal["deal", "play", "between", "over"]
Hands = tuple[tuple[Card | None, ...], ...]

BUST = Move(choice="bust")
_TABLE_MOVES = {due: (Move(choice=due),) for due in ("deal", "turn", "reshuffle", "draw")}


class AdderState(State, frozen=True, kw_only=True):
    """What is on the table of either Ninety-Nine."""

    options: Options
    packs: int
    hands: Hands
    stock: tuple[Card | None, ...]
    """Top first. Between rounds it holds every card."""
    pile: tuple[Card, ...] = ()
    """The last is the top."""
    removed: tuple[Card, ...] = ()
    """Cards that have left the game, in the order they left."""
    mixed: tuple[Card, ...] = ()
    """Cards that the last reshuffle put into the stock, as they lay in the pile: all have seen them."""
    total: int = 0
    direction: int = 1
    dealer: int
    chips: tuple[int, ...] = ()
    alive: tuple[bool, ...]
    """Who is still in."""
    reshuffles: int = 0
    losers: tuple[int, ...] = ()
    """Who was bust, in order: in the game with chips one for each round played."""
    due: Due = ""
    """What the table does now, when it is to move."""
    actor: int | None = None
    """Who took the last decision: draws a card after playing one."""

    @property
    def rules(self) -> Rules:
        """The rules that the options make."""
        return rules_of(self.options)

    @property
    def round(self) -> int:
        return len(self.losers) if self.rules.rounds else 0

    @property
    def phase(self) -> Phase:
        """Where the game is: before the deal, in play, between rounds, over."""
        if self.turn is None:
            return "over"
        if self.due == "deal" and self.losers:
            return "between"
        return "deal" if self.due in ("deal", "turn") else "play"

    # What a seat may do and see

    def legal_moves(self) -> tuple[Move, ...]:
        turn = self.turn
        if turn is None:
            return ()
        if turn == TABLE:
            return _TABLE_MOVES[self.due]
        rules = self.rules
        room = rules.limit - self.total
        hand = self.hands[turn]
        if None in hand:
            return ()
        table = rules.moves
        moves = [
            move
            for card in dict.fromkeys(cast("tuple[Card, ...]", hand))
            for move, rise in table[card]
            if rise <= room
        ]
        if not moves or rules.voluntary_bust:
            moves.append(BUST)
        return tuple(moves)

    def seen_by(self, seat: int) -> Self:
        hands = tuple(hand if i == seat else (None,) * len(hand) for i, hand in enumerate(self.hands))
        return replace(self, hands=hands, stock=(None,) * len(self.stock), dice=0, decks=())

    def unseen(self) -> Counter[Card]:
        """The cards that this view does not show, each with its number of copies."""
        cards = Counter(self.rules.cards(self.packs))
        for group in (self.pile, self.removed, self.stock, *self.hands):
            for card in group:
                if card is not None:
                    cards[card] -= 1
        return cards

    def imagine(self, dice: Dice) -> Self:
        cards = iter(dice.shuffled(self.unseen().elements()))
        hands = tuple(tuple(card or next(cards) for card in hand) for hand in self.hands)
        stock = tuple(card or next(cards) for card in self.stock)
        return replace(self, hands=hands, stock=stock, dice=dice.roll())

    def standing(self) -> tuple[float, ...]:
        if self.result is not None and self.result.winner is not None:
            return tuple(float(seat == self.result.winner) for seat in range(self.players))
        if not self.rules.rounds or self.result is not None:
            share = 1 / sum(self.alive)
            return tuple(share if alive else 0.0 for alive in self.alive)
        spare = 1 if self.rules.last_stand else 0
        lives = tuple(
            chips + spare if alive else 0 for chips, alive in zip(self.chips, self.alive, strict=True)
        )
        ordered = tuple(sorted(lives, reverse=True))
        chance = dict(zip(ordered, survival(ordered), strict=True))
        return tuple(chance[life] for life in lives)

    # Moves

    def play(self, move: Move) -> Self:
        if self.turn == TABLE:
            match self.due:
                case "draw":
                    return self._draw()
                case "deal":
                    return self._deal()
                case "turn":
                    return self._open()
                case _:
                    return self._reshuffle()
        if move == BUST:
            return self._bust()
        return self._lay(move)

    def _lay(self, move: Move) -> Self:
        seat = self.turn
        assert seat is not None
        rules = self.rules
        (card,) = move.cards
        effect = rules.effect[move]
        hand = list(self.hands[seat])
        hand.remove(card)
        hands = (*self.hands[:seat], tuple(hand), *self.hands[seat + 1 :])
        turn: int | None = TABLE
        due: Due = "draw"
        spent = False
        if not self.stock:
            if self.pile and rules.empty_stock != "play_out":
                due = "reshuffle"
                spent = 0 < rules.max_reshuffles <= self.reshuffles
            else:
                due = ""
        after = replace(
            self,
            hands=hands,
            pile=(*self.pile, card),
            total=effect.total(self.total, rules.floor),
            direction=-self.direction if effect.turns else self.direction,
            plays=self.plays + 1,
            actor=seat,
            turn=turn,
            due=due,
        )
        if spent or 0 < self.cap <= after.plays:
            return after.ended(None)
        return after if due else after.passed_on(seat)

    def _bust(self) -> Self:
        seat = self.turn
        assert seat is not None
        chips = self.chips
        out = True
        if self.rules.rounds:
            left = chips[seat] - 1
            out = left < 0 or (left == 0 and not self.rules.last_stand)
            chips = (*chips[:seat], max(left, 0), *chips[seat + 1 :])
        after = replace(
            self,
            chips=chips,
            alive=(*self.alive[:seat], self.alive[seat] and not out, *self.alive[seat + 1 :]),
            losers=(*self.losers, seat),
            plays=self.plays + 1,
            actor=seat,
        )
        after = after._collect() if self.rules.rounds else after._lay_down(seat)
        if sum(after.alive) == 1:
            return after.ended(after.alive.index(True))
        if 0 < self.cap <= after.plays:
            return after.ended(None)
        if self.rules.rounds:
            return replace(after, turn=TABLE, due="deal", dealer=after.left_of(self.dealer))
        return after.passed_on(seat)

    def _collect(self) -> Self:
        """All cards back together, for the next deal."""
        cards = self.rules.cards(self.packs)
        return replace(self, hands=((),) * self.players, stock=cards, pile=(), removed=())

    def _lay_down(self, seat: int) -> Self:
        """The hand of a seat that is out, under the pile."""
        hands = (*self.hands[:seat], (), *self.hands[seat + 1 :])
        return replace(self, hands=hands, pile=(*cast("tuple[Card, ...]", self.hands[seat]), *self.pile))

    def _deal(self) -> Self:
        cards, fields = self.shuffled(self.rules.cards(self.packs))
        order = self.dealing_order()
        count = len(order) * self.rules.hand
        hands: list[tuple[Card, ...]] = [()] * self.players
        for place, seat in enumerate(order):
            hands[seat] = cards[place : count : len(order)]
        opening = bool(self.rules.opening)
        return replace(
            self,
            hands=tuple(hands),
            stock=cards[count:],
            pile=(),
            removed=(),
            mixed=(),
            total=0,
            direction=1,
            turn=TABLE if opening else order[0],
            due="turn" if opening else "",
            actor=None,
            **fields,
        )

    def _open(self) -> Self:
        card, *stock = cast("tuple[Card, ...]", self.stock)
        first, second, *_ = self.dealing_order() * 2
        return replace(
            self,
            stock=tuple(stock),
            pile=(card,),
            total=self.rules.opening_total(card),
            turn=second if self.rules.flip_is_turn else first,
            due="",
        )

    def _reshuffle(self) -> Self:
        *under, top = self.pile
        burned = self.rules.burned
        leaving = tuple(card for card in under if card.rank in burned)
        mixed = tuple(card for card in under if card.rank not in burned)
        cards, fields = self.shuffled(mixed)
        after = replace(
            self,
            stock=cards,
            pile=(top,),
            removed=self.removed + leaving,
            mixed=mixed,
            reshuffles=self.reshuffles + 1,
            due="draw",
            **fields,
        )
        assert self.actor is not None
        return after if cards else after.passed_on(self.actor)

    def _draw(self) -> Self:
        seat = self.actor
        assert seat is not None
        stock = self.stock
        hands = (*self.hands[:seat], (*self.hands[seat], stock[0]), *self.hands[seat + 1 :])
        return replace(self, hands=hands, stock=stock[1:], due="", turn=self._following(hands, seat))

    # Whose turn it is

    def left_of(self, seat: int) -> int:
        """The next seat clockwise that is still in."""
        seat = (seat + 1) % self.players
        while not self.alive[seat]:
            seat = (seat + 1) % self.players
        return seat

    def dealing_order(self) -> tuple[int, ...]:
        """The seats still in, clockwise from the dealer's left."""
        seats = range(self.dealer + 1, self.dealer + 1 + self.players)
        return tuple(seat % self.players for seat in seats if self.alive[seat % self.players])

    def passed_on(self, actor: int) -> Self:
        """The turn passes from `actor` to the next seat with cards; a draw when nobody has any."""
        turn = self._following(self.hands, actor)
        return replace(self, turn=turn, due="", actor=actor) if turn is not None else self.ended(None)

    def _following(self, hands: Hands, seat: int) -> int | None:
        """Who plays after `seat`: nobody without cards; None: nobody has any."""
        if self.rules.again and hands[seat] and self._plays_again():
            return seat
        for _ in range(self.players):
            seat = (seat + self.direction) % self.players
            if hands[seat]:
                return seat
        return None

    def _plays_again(self) -> bool:
        return sum(self.alive) == 2 and self.rules.effects[self.pile[-1].rank][0].turns

    def ended(self, winner: int | None) -> Self:
        """The game over, won by `winner` or a draw."""
        return replace(self, turn=None, due="", result=Result(winner, self._ranking()))

    def _ranking(self) -> tuple[int, ...]:
        """Those still in, most chips first, then the others, last out first."""
        last = {seat: number for number, seat in enumerate(self.losers)}
        chips = self.chips or (0,) * self.players

        def place(seat: int) -> tuple[bool, int]:
            return not self.alive[seat], -chips[seat] if self.alive[seat] else -last.get(seat, -1)

        return tuple(sorted(range(self.players), key=place))


class ClassicState(AdderState, frozen=True, kw_only=True):
    """A position of the game with chips."""

    options: ClassicOptions


class NumeralState(AdderState, frozen=True, kw_only=True):
    """A position of the game head to head."""

    options: NumeralOptions


@cache
def survival(lives: tuple[int, ...]) -> tuple[float, ...]:
    """Each one's chance to be left last, for lives from most to fewest, when every loss hits all alike."""
    still = [place for place, life in enumerate(lives) if life]
    if len(still) < 2:
        return tuple(float(life > 0) for life in lives)
    chances = [0.0] * len(lives)
    for hit in still:
        fewer = [life - (place == hit) for place, life in enumerate(lives)]
        order = sorted(range(len(lives)), key=lambda place: -fewer[place])
        after = survival(tuple(fewer[place] for place in order))
        for place, chance in zip(order, after, strict=True):
            chances[place] += chance / len(still)
    return tuple(chances)
