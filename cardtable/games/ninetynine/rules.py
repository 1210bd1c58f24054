# SPDX-License-Identifier: GPL-3.0-or-later
"""The two games: what each is called, how it begins, and why a move is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from cardtable.engine.bot import Bot, Thought
from cardtable.engine.cards import Card, Rank
from cardtable.engine.game import TABLE, Game, IllegalMove, Move, Options, Start, State
from cardtable.engine.lesson import Lesson
from cardtable.engine.table import CardGuide, Clause, Event, Scene, Sheet
from cardtable.engine.words import Words, mark

from . import lesson, log, table, wording
from .classic_levels import CLASSIC_LEVELS, classic_bot
from .effects import rules_of
from .facts import facts
from .guide import CLASSIC_ROWS, NUMERAL_ROWS, guide
from .numeral_levels import NUMERAL_LEVELS, numeral_bot
from .options import ClassicOptions, NumeralOptions
from .questions import NINETY_NINES
from .reasons import reason
from .rulebook import classic_clauses, numeral_clauses
from .start import check_packs, from_position, new_game
from .state import BUST, AdderState, ClassicState, NumeralState


class AdderGame(Game):
    """What both games have in common."""

    state_type: ClassVar[type[AdderState]]
    questionnaire = NINETY_NINES
    over: ClassVar[str]
    """Ids of clauses: the game is over, one card a turn, no bust while a card fits, the limit."""
    one_card: ClassVar[str]
    no_bust: ClassVar[str]
    limit: ClassVar[str]
    card_clauses: ClassVar[Mapping[Rank, str]]
    """The clause for each rank; the others have that of the two."""

    def check_start(self, options: Options, players: int, start: Start) -> None:
        super().check_start(options, players, start)
        check_packs(options, players)

    def begin(self, options: Options, players: int, start: Start, cap: int = 0) -> AdderState:
        self.check_start(options, players, start)
        build = new_game if start.position is None else from_position
        return build(self.state_type, options, players, start, cap)

    def refusal(self, state: State, move: Move) -> IllegalMove:
        state = _adder(state)
        if state.turn is None:
            return IllegalMove(mark("Game", "The game is over."), self.over)
        if state.turn == TABLE:
            return IllegalMove(mark("Game", "The table moves first."))
        if move == BUST:
            return IllegalMove(mark("NinetyNine", "You still have a card that fits."), self.no_bust)
        if len(move.cards) != 1:
            return IllegalMove(mark("NinetyNine", "Play exactly one card."), self.one_card)
        (card,) = move.cards
        if card not in state.hands[state.turn]:
            words = mark("NinetyNine", "You do not have the {card}.").format(card=card)
            return IllegalMove(words, self.one_card)
        effect = state.rules.effect.get(move)
        if effect is None:
            return self._no_such_effect(state, card)
        words = mark(
            "NinetyNine", "The {card} would take the total to {total}. The highest safe total is {limit}."
        ).format(card=card, total=effect.total(state.total, state.rules.floor), limit=state.rules.limit)
        return IllegalMove(words, self.limit)

    def _no_such_effect(self, state: AdderState, card: Card) -> IllegalMove:
        clause = self.card_clauses.get(card.rank, self.card_clauses[Rank.TWO])
        choices = [effect.choice.replace("-", "−") for effect in state.rules.effects[card.rank]]
        if len(choices) == 1:
            words = mark("NinetyNine", "The {card} leaves no choice.").format(card=card)
        else:
            words = mark("NinetyNine", "Choose what the {card} does: {one} or {other}.").format(
                card=card, one=choices[0], other=choices[1]
            )
        return IllegalMove(words, clause)

    def scene(self, state: State) -> Scene:
        return table.scene(_adder(state))

    def tell(
        self, before: State, seat: int, move: Move, after: State, names: Sequence[str]
    ) -> tuple[Event, ...]:
        return log.tell(_adder(before), seat, move, _adder(after), names)

    def effect(self, state: State, move: Move) -> Words:
        return table.effect(_adder(state), move)

    def effect_aloud(self, state: State, move: Move) -> Words:
        return wording.effect_aloud(_adder(state), move)

    def preview(self, state: State, moves: Sequence[Move]) -> Words:
        return wording.preview(_adder(state), moves)

    def rule_title(self, clause: str) -> Words | None:
        return wording.RULES.get(clause)

    def facts(self, view: State, seat: int) -> tuple[Words, ...]:
        return facts(_adder(view), seat)

    def sheet(self, state: State) -> Sheet:
        return table.sheet(_adder(state))

    def describe(self, state: State) -> dict[str, Any]:
        return table.fields(_adder(state))

    def reason(self, view: State, seat: int, thought: Thought, move: Move) -> Words:
        return reason(_adder(view), seat, thought, move)


def _adder(state: State) -> AdderState:
    assert isinstance(state, AdderState)
    return state


class Classic(AdderGame):
    """Ninety-Nine with chips."""

    id = "classic"
    title = mark("NinetyNine", "Ninety-Nine with chips")
    about = mark(
        "NinetyNine",
        "The adding game with all 52 cards, three in each hand, for two to eight. "
        "Whoever would take the total over 99 loses a chip.",
    )
    levels = CLASSIC_LEVELS
    seats = dialog_seats = range(2, 9)
    options_type = ClassicOptions
    state_type = ClassicState
    cap = 10_000
    """Out of reach: every round costs a chip and has fewer than a hundred plays or so."""
    over, one_card, no_bust, limit = "C-34", "C-24", "A5", "C-08"
    card_clauses = {
        Rank.ACE: "C-15",
        Rank.TWO: "C-21",
        Rank.FOUR: "C-16",
        Rank.NINE: "C-17",
        Rank.TEN: "C-18",
        Rank.JACK: "C-19",
        Rank.QUEEN: "C-19",
        Rank.KING: "C-20",
    }

    def bot(self, level: str) -> Bot:
        return classic_bot(self, level)

    def clauses(self, options: Options, players: int) -> tuple[Clause, ...]:
        assert isinstance(options, ClassicOptions)
        return classic_clauses(options, players)

    def guide(self, options: Options, players: int) -> tuple[CardGuide, ...]:
        return guide(rules_of(options), CLASSIC_ROWS, players)

    def lesson(self) -> Lesson:
        return lesson.CHIPS


class Numeral(AdderGame):
    """Ninety-Nine head to head."""

    id = "numeral"
    title = mark("NinetyNine", "Ninety-Nine head to head")
    about = mark(
        "NinetyNine",
        "The adding game without court cards, five in each hand, for two. "
        "Whoever cannot keep the total under 99 is out.",
    )
    levels = NUMERAL_LEVELS
    seats = range(2, 5)
    dialog_seats = range(2, 3)
    options_type = NumeralOptions
    state_type = NumeralState
    over, one_card, no_bust, limit = "N-24", "N-17", "B6", "N-12"
    card_clauses = {Rank.ACE: "N-11", Rank.TWO: "N-10", Rank.NINE: "N-22", Rank.TEN: "N-23"}

    def bot(self, level: str) -> Bot:
        return numeral_bot(self, level)

    def next_first(self, state: State) -> int:
        """The player after the one who began this game (N-14)."""
        return (_adder(state).dealer + 2) % state.players

    def clauses(self, options: Options, players: int) -> tuple[Clause, ...]:
        assert isinstance(options, NumeralOptions)
        return numeral_clauses(options, players)

    def guide(self, options: Options, players: int) -> tuple[CardGuide, ...]:
        return guide(rules_of(options), NUMERAL_ROWS, players)

    def lesson(self) -> Lesson:
        return lesson.HEAD_TO_HEAD
