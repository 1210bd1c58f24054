# SPDX-License-Identifier: GPL-3.0-or-later
"""A position of Two-Player Hearts and how it changes."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Literal, Self

from msgspec.structs import replace

from cardtable.engine.cards import Card, Suit, sort_hand
from cardtable.engine.game import TABLE, Move, Result, State
from cardtable.engine.shuffle import Dice

from .hidden import Unknown, place
from .options import HeartsOptions
from .scoring import DECK, POINTS, QUEEN, DealScore, Pair, match_winner, raw_points, score_deal

Phase = Literal["deal", "play", "between", "over"]
Cards = tuple[Card | None, ...]
Known = tuple[Card, ...]

TRICKS = 13
STARTERS = (Card.C2, Card.C4, Card.C6)
"""The first card of a deal is the first of these that is in play."""

STRENGTH = {card: index for index, card in enumerate(sort_hand(DECK))}
"""Order of the cards: within a suit the two is lowest and the ace highest."""

MOVES = {card: Move((card,)) for card in DECK}
DEAL = Move(choice="deal")
COLLECT = Move(choice="collect")

_HEARTS = Suit.HEARTS
_OTHER_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)

_SPREAD = 6.5
_POINTS_A_DEAL = 9.4


def takes(led: Card, card: Card) -> bool:
    """Whether the second card of a trick wins it."""
    if card.suit is led.suit:
        return STRENGTH[card] > STRENGTH[led]
    return card.suit is _HEARTS


class HeartsState(State, frozen=True, kw_only=True):
    """A position, or what one observer sees of it; all but `hands` and `dead` is public."""

    options: HeartsOptions
    phase: Phase = "deal"
    hands: tuple[Cards, Cards] = ((), ())
    """The cards of both seats, as they were dealt."""
    dead: Cards = ()
    """The two cards that are not in play; hidden until the deal has been counted."""
    trick: Known = ()
    """Cards on the table, in the order played."""
    leader: int = 0
    """Who leads, or led, to the trick."""
    broken: bool = False
    tricks: int = 0
    """Tricks collected in this deal."""
    taken: tuple[Known, Known] = ((), ())
    scores: Pair = (0, 0)
    dealer: int = 0
    deals: tuple[DealScore, ...] = ()
    """The deals counted so far."""
    voids: tuple[tuple[Suit, ...], tuple[Suit, ...]] = ((), ())
    """Suits that a seat has shown not to hold."""
    known_dead: Known = ()
    """Cards that the first lead has shown to be dead: the lower starters."""

    # Moves

    def legal_moves(self) -> tuple[Move, ...]:
        turn = self.turn
        if turn is None:
            return ()
        if turn == TABLE:
            return (COLLECT,) if self.trick else (DEAL,)
        hand = self.hands[turn]
        if not hand or hand[0] is None:
            return ()
        moves = MOVES
        return tuple([moves[card] for card in self.playable(hand)])  # type: ignore[arg-type]

    def playable(self, hand: Sequence[Card]) -> Sequence[Card]:
        """The cards of `hand` that may be played now."""
        return self._answers(hand) if self.trick else self._leads(hand)

    def _leads(self, hand: Sequence[Card]) -> Sequence[Card]:
        if self.tricks == 0:
            for card in STARTERS:
                if card in hand:
                    return (card,)
        if self.broken:
            return hand
        return [card for card in hand if card.suit is not _HEARTS] or hand

    def _answers(self, hand: Sequence[Card]) -> Sequence[Card]:
        led = self.trick[0].suit
        options = self.options
        clean = self.tricks == 0 and not options.first_trick_points
        follow = [card for card in hand if card.suit is led]
        if not follow:
            return [card for card in hand if not POINTS[card]] or hand if clean else hand
        if options.queen_any_time and not clean and led is not Suit.SPADES and QUEEN in hand:
            follow.append(QUEEN)
        return follow

    def play(self, move: Move) -> Self:
        if move.cards:
            return self._play_card(move.cards[0])
        return self._collect() if self.trick else self._deal()

    def _play_card(self, card: Card) -> Self:
        seat = self.turn
        assert seat is not None
        hand = self.hands[seat]
        at = hand.index(card)
        hand = hand[:at] + hand[at + 1 :]
        plays = self.plays + 1
        fails = self._fails_to_follow(card)
        state = replace(
            self,
            turn=TABLE if self.trick else 1 - seat,
            plays=plays,
            hands=(self.hands[0], hand) if seat else (hand, self.hands[1]),
            trick=(*self.trick, card),
            broken=self.broken or self._breaks(card, fails),
            voids=self._shown(seat, card, fails),
            known_dead=self._shown_dead(card),
        )
        if self.cap and plays >= self.cap:
            ranking = (0, 1) if self.scores[0] <= self.scores[1] else (1, 0)
            return replace(state, turn=None, phase="over", result=Result(None, ranking))
        return state

    def _fails_to_follow(self, card: Card) -> bool:
        """Whether everybody sees now that the suit led is not held.

        The queen of spades shows nothing where she may be played at any time.
        """
        if not self.trick or card.suit is self.trick[0].suit:
            return False
        return not (card is QUEEN and self.options.queen_any_time)

    def _breaks(self, card: Card, fails: bool) -> bool:
        if card.suit is _HEARTS:
            return True
        rule = self.options.break_rule
        if rule == "heart":
            return False
        return card is QUEEN if rule == "heart_or_queen" else fails

    def _shown(self, seat: int, card: Card, fails: bool) -> tuple[tuple[Suit, ...], tuple[Suit, ...]]:
        """The shown voids after `seat` plays a card."""
        if fails:
            shown = self.voids[seat]
            led = self.trick[0].suit
            if led in shown:
                return self.voids
            shown = (*shown, led)
        elif not self.trick and not self.broken and card.suit is _HEARTS:
            shown = _OTHER_SUITS  # leads a heart that only a hand of hearts may lead
        else:
            return self.voids
        return (self.voids[0], shown) if seat else (shown, self.voids[1])

    def _shown_dead(self, card: Card) -> Known:
        if self.tricks or self.trick or card not in STARTERS:
            return self.known_dead
        return STARTERS[: STARTERS.index(card)]

    # The table's moves

    def _deal(self) -> Self:
        cards, changes = self.shuffled(DECK)
        first, second = cards[1:27:2], cards[2:27:2]
        dead = (cards[0], cards[27])
        starter = next(card for card in STARTERS if card not in dead)
        leader = 1 - self.dealer if starter in first else self.dealer
        return replace(
            self,
            **changes,
            phase="play",
            turn=leader,
            leader=leader,
            hands=(first, second) if self.dealer else (second, first),
            dead=dead,
            broken=False,
            tricks=0,
            taken=((), ()),
            voids=((), ()),
            known_dead=(),
        )

    def trick_winner(self) -> int:
        """Who wins the full trick on the table."""
        led, card = self.trick
        return 1 - self.leader if takes(led, card) else self.leader

    def _collect(self) -> Self:
        winner = self.trick_winner()
        mine, theirs = self.taken
        taken = (mine, theirs + self.trick) if winner else (mine + self.trick, theirs)
        tricks = self.tricks + 1
        state = replace(self, trick=(), turn=winner, leader=winner, taken=taken, tricks=tricks)
        if tricks >= TRICKS or not self.hands[0] or not self.hands[1]:
            return state._count()
        return state

    def _count(self) -> Self:
        """The state after the deal has been scored."""
        raw = self.raw
        deal = score_deal(raw, self.options.moon, tuple(card for card in self.dead if card is not None))
        scores = (self.scores[0] + deal.points[0], self.scores[1] + deal.points[1])
        winner = match_winner(scores, self.options.target)
        state = replace(self, hands=((), ()), scores=scores, deals=(*self.deals, deal))
        if winner is None:
            return replace(state, phase="between", turn=TABLE, dealer=1 - self.dealer)
        return replace(state, phase="over", turn=None, result=Result(winner, (winner, 1 - winner)))

    # Knowledge

    @property
    def raw(self) -> Pair:
        """Points taken so far in this deal."""
        return raw_points(self.taken[0]), raw_points(self.taken[1])

    def seen_by(self, seat: int) -> Self:
        mine, theirs = self.hands
        return replace(
            self,
            hands=(
                mine if seat == 0 else (None,) * len(mine),
                theirs if seat == 1 else (None,) * len(theirs),
            ),
            dead=(None,) * len(self.dead) if self.phase == "play" else self.dead,
            dice=0,
            decks=(),
        )

    def unknown(self) -> Unknown:
        """What this view does not show, and where it may be."""
        hidden = tuple([bool(hand) and hand[0] is None for hand in self.hands])
        seen = {*self.trick, *self.taken[0], *self.taken[1], *self.hands[0], *self.hands[1], *self.dead}
        dead = self.known_dead
        if not self.tricks and not self.trick and not hidden[self.leader]:
            # The leader holds no lower starter, and the other would have led it.
            lowest = next((i for i, card in enumerate(STARTERS) if card in self.hands[self.leader]), 0)
            dead = STARTERS[:lowest]
        return Unknown(
            tuple([card for card in STRENGTH if card not in seen]),
            (len(self.hands[0]) if hidden[0] else 0, len(self.hands[1]) if hidden[1] else 0),
            self.dead.count(None),
            self.voids,
            dead,
        )

    def imagine(self, dice: Dice) -> Self:
        if self.phase != "play":
            return replace(self, dice=dice.roll())
        unknown = self.unknown()
        hands, dead = place(unknown, dice)
        if not self.tricks and not self.trick and unknown.room[self.leader]:
            for _ in range(100):  # the leader must hold the lowest starter in play; most tries succeed
                starter = next((card for card in STARTERS if card not in dead), None)
                if starter in hands[self.leader]:
                    break
                hands, dead = place(unknown, dice)
        room = unknown.room
        return replace(
            self,
            hands=(hands[0] if room[0] else self.hands[0], hands[1] if room[1] else self.hands[1]),
            dead=dead if unknown.dead else self.dead,
            dice=dice.roll(),
        )

    # For searches

    def standing(self) -> tuple[float, ...]:
        if self.result is not None:
            winner = self.result.winner
            return (0.5, 0.5) if winner is None else (1.0 - winner, 0.0 + winner)
        lead = self.scores[1] - self.scores[0]
        to_come = max(1.0, (self.options.target - max(self.scores)) / _POINTS_A_DEAL)
        mine = 1 / (1 + exp(-lead / (_SPREAD * sqrt(to_come))))
        return (mine, 1 - mine)

    @property
    def round(self) -> int:
        return len(self.deals)
