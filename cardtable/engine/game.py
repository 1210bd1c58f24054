# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves, states and games: what every game of the table has in common."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

import msgspec

from .bot import Bot, Limit, Thought
from .cards import Card
from .lesson import Lesson
from .people import names_of
from .questions import Questionnaire
from .shuffle import MAX_DEAL, Dice
from .table import CardGuide, Clause, Event, Scene, Sheet
from .words import Words, mark

TABLE = -1
"""The table's own seat: it deals, draws, turns cards and collects tricks; its moves are forced."""

_MOVE = re.compile(r"((?:(?:10|[2-9AJQK])[CDHS])*)([+=-]\d+|[a-z_]*)")
_CARD = re.compile(r"(?:10|[2-9AJQK])[CDHS]")


class IllegalMove(ValueError):
    """A move that the rules do not allow now; `clause` is the rule's id in RULES.md, if one forbids it."""

    def __init__(self, words: Words, clause: str | None = None) -> None:
        super().__init__(words.english())
        self.words = words
        self.clause = clause


class BadOption(ValueError):
    """An option, number of players or start that the game does not have."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.english())
        self.words = words


class BadDeck(ValueError):
    """A given deck that is not a permutation of the cards to be shuffled."""


class Move(msgspec.Struct, frozen=True):
    """Cards and a choice word; the text form is both, run together: `7C`, `AC+11`, `bust`."""

    cards: tuple[Card, ...] = ()
    choice: str = ""

    @property
    def text(self) -> str:
        """The text form."""
        return "".join(self.cards) + self.choice

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a text form; raises ValueError if it has none."""
        found = _MOVE.fullmatch(text)
        if not found or not text:
            raise ValueError(f"{text!r} is not a move")
        return cls(tuple(Card(card) for card in _CARD.findall(found[1])), found[2])


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranking` lists all seats, best first; a draw has no winner."""

    winner: int | None
    ranking: tuple[int, ...]

    @property
    def draw(self) -> bool:
        """Whether nobody won."""
        return self.winner is None


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of a game. Each field is a `Literal`, a `bool` or a range: see `engine.options.rule`."""


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """What fixes a game before its first move, besides its options and players."""

    deal: int = 1
    """Deal number, 0 to `MAX_DEAL`: seeds every shuffle of the game."""
    dealer: int | None = None
    """First dealer; None: the deal number decides."""
    first: int | None = None
    """First player, for games that name one instead of a dealer."""
    decks: tuple[tuple[Card, ...], ...] = ()
    """Decks, top card first, that serve the first shuffles instead of the deal number."""
    position: dict[str, Any] | None = None
    """A position to start from (fields as in REFEREE.md); None: a new game."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A position of a game, or what one observer sees of it (unseen cards are None)."""

    options: Options
    players: int
    turn: int | None
    """Seat to move, TABLE, or None when the game is over. The same for every observer."""
    plays: int = 0
    """Decisions taken so far by all seats."""
    cap: int = 0
    """Decisions after which the game is a draw; 0: never. Only games without people have one."""
    result: Result | None = None
    dice: int = 0
    """State of the generator that shuffles; hidden, 0 in a view."""
    decks: tuple[tuple[Card, ...], ...] = ()
    """Given decks still to serve; hidden, empty in a view."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Moves of the seat to move, equal cards once; in a view, of the observer only. Empty when over."""
        raise NotImplementedError

    def play(self, move: Move) -> Self:
        """The state after a legal move; an illegal one is not looked for (see `Game.check`)."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> Self:
        """What a seat may know; TABLE: what a bystander may know."""
        raise NotImplementedError

    def imagine(self, dice: Dice) -> Self:
        """A full state that fits this view, at random: `view.imagine(dice).seen_by(me) == view`."""
        raise NotImplementedError

    def standing(self) -> tuple[float, ...]:
        """How each seat stands between rounds or at the end: 0 (lost) to 1 (won). For searches."""
        raise NotImplementedError

    @property
    def round(self) -> int:
        """Number of the current round or deal, from 0; a search looks no further than its end."""
        return 0

    def shuffled(self, cards: Iterable[Card]) -> tuple[tuple[Card, ...], dict[str, Any]]:
        """The cards, top first, from the next given deck or the generator, and the fields that this changes.

        Raises BadDeck when the given deck has other cards.
        """
        if not self.decks:
            dice = Dice(self.dice)
            return dice.shuffled(cards), {"dice": dice.state}
        deck, *rest = self.decks
        if sorted(deck) != sorted(cards):
            raise BadDeck(f"The deck of {len(deck)} cards is not a permutation of the cards to be shuffled.")
        return deck, {"decks": tuple(rest)}


class Level(msgspec.Struct, frozen=True):
    """A strength of computer opponent."""

    id: str
    title: Words
    about: Words
    """A line on the habits of such a player."""
    limit: Limit

    @property
    def name(self) -> str:
        """The character of the level, the same at every game."""
        return self.names[0]

    @property
    def names(self) -> tuple[str, ...]:
        """Names for such players, the level's own character first."""
        return names_of(self.id)


class Game(ABC):
    """The rules of one game and the words for them. It has no state: positions are `State` values."""

    id: ClassVar[str]
    title: ClassVar[Words]
    about: ClassVar[Words]
    """One or two sentences that tell this game from others of its name."""
    seats: ClassVar[range]
    """Numbers of players the rules allow; `dialog_seats` those that people are offered."""
    dialog_seats: ClassVar[range]
    options_type: ClassVar[type[Options]]
    state_type: ClassVar[type[State]]
    levels: ClassVar[tuple[Level, ...]]
    cap: ClassVar[int] = 2000
    """Decisions after which a game between bots is a draw."""
    questionnaire: ClassVar[Questionnaire | None] = None
    """Questions that lead from the rules people know to a game and its house rules; games may share one."""

    def __repr__(self) -> str:
        return f"<{self.id}>"

    # Starting

    def check_start(self, options: Options, players: int, start: Start) -> None:
        """Raise BadOption for a number of players, dealer or deal that the game does not have."""
        if players not in self.seats and len(self.seats) == 1:
            raise BadOption(
                mark("Game", "{game} is for {count} players, not {players}.").format(
                    game=self.title, count=self.seats[0], players=players
                )
            )
        if players not in self.seats:
            raise BadOption(
                mark("Game", "{game} is for {low} to {high} players, not {players}.").format(
                    game=self.title, low=self.seats[0], high=self.seats[-1], players=players
                )
            )
        for seat in (start.dealer, start.first):
            if seat is not None and seat not in range(players):
                raise BadOption(mark("Game", "There is no seat {seat} at this table.").format(seat=seat))
        if not 0 <= start.deal <= MAX_DEAL:
            raise BadOption(mark("Game", "Deal numbers run from 0 to {high}.").format(high=MAX_DEAL))

    @abstractmethod
    def begin(self, options: Options, players: int, start: Start, cap: int = 0) -> State:
        """The state before the first deal (turn is TABLE), or the position of `start.position`.

        Raises BadOption, or BadDeck for a position whose cards cannot be.
        """

    def next_first(self, state: State) -> int | None:
        """Who begins the next game of the people of this one; None: its deal number decides."""
        return None

    # Rules

    def check(self, state: State, move: Move) -> None:
        """Raise IllegalMove, with the clause and a sentence, unless the seat to move may play this."""
        if move not in state.legal_moves():
            raise self.refusal(state, move)

    @abstractmethod
    def refusal(self, state: State, move: Move) -> IllegalMove:
        """Why the seat to move may not play this: the clause and a sentence for a person."""

    # Words and pictures: all of them take a full state or a view

    @abstractmethod
    def scene(self, state: State) -> Scene:
        """The table; zones come in the same order and with the same names in every state of a game."""

    @abstractmethod
    def tell(
        self, before: State, seat: int, move: Move, after: State, names: Sequence[str]
    ) -> tuple[Event, ...]:
        """What happened, for the log and the voice; `names` of the seats, never "you"."""

    def facts(self, view: State, seat: int) -> tuple[Words, ...]:
        """What a player at that seat who counts along knows, one sentence each; for hints."""
        return ()

    @abstractmethod
    def effect(self, state: State, move: Move) -> Words:
        """What a move would do, in a few characters: `64 → 74`."""

    def effect_aloud(self, state: State, move: Move) -> Words:
        """What a move would do, for the ear: `64 to 74`."""
        return self.effect(state, move)

    def preview(self, state: State, moves: Sequence[Move]) -> Words:
        """What a card would do, in a sentence that begins with its name; `moves` are its legal ones."""
        words = mark("Game", "{card}: {effect}.", "what a card would do: Seven of hearts: takes the trick.")
        return words.format(card=moves[0].cards[0], effect=self.effect_aloud(state, moves[0]))

    def rule_title(self, clause: str) -> Words | None:
        """The rule of that id in a few words, such as `follow suit`; None where it has no such name."""
        return None

    def lesson(self) -> Lesson | None:
        """A first game that is played under guidance; None: there is none."""
        return None

    @abstractmethod
    def sheet(self, state: State) -> Sheet:
        """The score sheet so far."""

    @abstractmethod
    def clauses(self, options: Options, players: int) -> tuple[Clause, ...]:
        """The rulebook of the live options, in reading order."""

    @abstractmethod
    def guide(self, options: Options, players: int) -> tuple[CardGuide, ...]:
        """What each card does under the live options."""

    # Programs

    @abstractmethod
    def describe(self, state: State) -> dict[str, Any]:
        """The game's own fields of a state in REFEREE.md, those that not every game has."""

    @abstractmethod
    def bot(self, level: str) -> Bot:
        """The opponent of a level; raises KeyError for an unknown one."""

    def coach(self, players: int) -> str:
        """Id of the level whose numbers hints and review show: the strongest for so many players."""
        return self.levels[-1].id

    def reason(self, view: State, seat: int, thought: Thought, move: Move) -> Words:
        """One true sentence about a move of the seat to move, from what a thought of the coach says of it."""
        from .reasons import general_reason

        return general_reason(thought, move)

    def level(self, name: str) -> Level:
        """The level of that id; raises KeyError."""
        return next((level for level in self.levels if level.id == name), None) or _no_level(name)


def _no_level(name: str) -> Level:
    raise KeyError(name)
