# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-Player Hearts as a game of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.engine.bot import Bot, Thought
from cardtable.engine.cards import Suit
from cardtable.engine.game import TABLE, BadOption, Game, IllegalMove, Move, Options, Start, State
from cardtable.engine.lesson import Lesson
from cardtable.engine.shuffle import Dice
from cardtable.engine.table import CardGuide, Clause, Event, Scene, Sheet
from cardtable.engine.words import Words, mark

from . import lesson, levels, reasons, rulebook, table, wording
from .facts import facts
from .options import HeartsOptions
from .position import read_position
from .questions import HEARTS_FOR_TWO
from .state import MOVES, STARTERS, HeartsState

_STARTER_CLAUSES = dict(zip(STARTERS, ("H-21", "H-22", "H-23"), strict=True))


def _hearts(state: State) -> HeartsState:
    assert isinstance(state, HeartsState)
    return state


class TwoPlayerHearts(Game):
    """28 cards, hearts always trump, the queen of spades 13 points, the lowest score wins."""

    id = "hearts"
    title = mark("Hearts", "Two-Player Hearts")
    about = mark(
        "Hearts",
        "Hearts for two with 28 cards: hearts are always trump, two cards lie dead, "
        "the queen of spades costs 13 points.",
    )
    seats = range(2, 3)
    dialog_seats = range(2, 3)
    options_type = HeartsOptions
    state_type = HeartsState
    levels = levels.LEVELS
    questionnaire = HEARTS_FOR_TWO

    def begin(self, options: Options, players: int, start: Start, cap: int = 0) -> HeartsState:
        assert isinstance(options, HeartsOptions)
        self.check_start(options, players, start)
        dice = Dice(start.deal)
        rolled = dice.below(2)
        dealer = rolled if start.first is None else 1 - start.first
        if start.dealer is not None:
            if start.first == start.dealer:
                raise BadOption(mark("Hearts", "The dealer's opponent is dealt to first."))
            dealer = start.dealer
        empty = HeartsState(
            options=options,
            players=players,
            turn=TABLE,
            dealer=dealer,
            cap=cap,
            dice=dice.state,
            decks=start.decks,
        )
        return empty if start.position is None else read_position(start.position, empty)

    # Rules

    def refusal(self, state: State, move: Move) -> IllegalMove:
        state = _hearts(state)
        card = move.cards[0] if move.cards else None
        if card is None or move != MOVES.get(card):
            return IllegalMove(mark("Hearts", "{move} is not a move of this game.").format(move=move.text))
        hand = [] if state.turn in (None, TABLE) else state.hands[state.turn or 0]
        if card not in hand:
            return IllegalMove(mark("Hearts", "You do not hold the {card}.").format(card=card))
        return _refuse_answer(state, move) if state.trick else _refuse_lead(state, move)

    # Words and pictures

    def scene(self, state: State) -> Scene:
        return table.scene(_hearts(state))

    def tell(
        self, before: State, seat: int, move: Move, after: State, names: Sequence[str]
    ) -> tuple[Event, ...]:
        return table.tell(_hearts(before), seat, move, _hearts(after), names)

    def effect(self, state: State, move: Move) -> Words:
        return table.effect(_hearts(state), move)

    def preview(self, state: State, moves: Sequence[Move]) -> Words:
        return wording.preview(_hearts(state), moves[0])

    def rule_title(self, clause: str) -> Words | None:
        return wording.RULES.get(clause)

    def lesson(self) -> Lesson:
        return lesson.FIRST_DEAL

    def facts(self, view: State, seat: int) -> tuple[Words, ...]:
        return facts(_hearts(view), seat)

    def sheet(self, state: State) -> Sheet:
        return table.sheet(_hearts(state))

    def clauses(self, options: Options, players: int) -> tuple[Clause, ...]:
        assert isinstance(options, HeartsOptions)
        return rulebook.clauses(options)

    def guide(self, options: Options, players: int) -> tuple[CardGuide, ...]:
        assert isinstance(options, HeartsOptions)
        return rulebook.guide(options)

    # Programs

    def describe(self, state: State) -> dict[str, Any]:
        state = _hearts(state)
        last = state.deals[-1] if state.deals else None
        return {
            "phase": state.phase,
            "hands": [list(hand) for hand in state.hands],
            "trick": list(state.trick),
            "leader": state.leader,
            "broken": state.broken,
            "tricks": state.tricks,
            "taken": [list(cards) for cards in state.taken],
            "scores": list(state.scores),
            "dead": list(state.dead),
            "dealer": state.dealer,
            "last": last and {"raw": list(last.raw), "points": list(last.points), "moon": last.moon},
        }

    def reason(self, view: State, seat: int, thought: Thought, move: Move) -> Words:
        return reasons.reason(_hearts(view), seat, thought, move)

    def bot(self, level: str) -> Bot:
        return levels.bot(self, level)


def _refuse_answer(state: HeartsState, move: Move) -> IllegalMove:
    """Why this card of the hand may not answer the lead."""
    led = state.trick[0].suit
    if not any(card and card.suit is led for card in state.hands[state.turn or 0]):
        words = mark(
            "Hearts", "No heart and no queen of spades on the first trick while you hold another card."
        )
        return IllegalMove(words, "H-27")
    if led is Suit.CLUBS:
        return IllegalMove(mark("Hearts", "A club was led and you hold clubs: follow suit."), "H-26")
    words = {
        Suit.DIAMONDS: mark("Hearts", "A diamond was led and you hold diamonds: follow suit."),
        Suit.HEARTS: mark("Hearts", "A heart was led and you hold hearts: follow suit."),
        Suit.SPADES: mark("Hearts", "A spade was led and you hold spades: follow suit."),
    }[led]
    return IllegalMove(words, "H-25")


def _refuse_lead(state: HeartsState, move: Move) -> IllegalMove:
    """Why this card of the hand may not be led."""
    legal = state.legal_moves()
    if state.tricks == 0 and len(legal) == 1 and (starter := legal[0].cards[0]) in STARTERS:
        words = mark("Hearts", "The {card} must be led first.").format(card=starter)
        return IllegalMove(words, _STARTER_CLAUSES[starter])
    words = mark("Hearts", "Hearts are not broken yet, and you hold another suit: lead that.")
    return IllegalMove(words, "H-29")
