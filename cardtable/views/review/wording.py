# SPDX-License-Identifier: GPL-3.0-or-later
"""The review in words: moves, chances, grades and the sentences that sum a game up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.engine.bot import Thought
from cardtable.engine.game import Game, Move, State
from cardtable.engine.record import Timeline
from cardtable.engine.words import mark
from cardtable.models.review import Decision, Grade, Review, Turn
from cardtable.views.language import percent, say

_GRADES = {
    "best": mark("Review", "best", "grade of a decision"),
    "good": mark("Review", "good", "grade of a decision"),
    "mistake": mark("Review", "mistake", "grade of a decision"),
    "blunder": mark("Review", "blunder", "grade of a decision: a grave mistake"),
}
_SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def grade_name(grade: Grade) -> str:
    """`mistake`."""
    return say(_GRADES[grade])


def decimal(value: float) -> str:
    """`2.5`, as the language writes it, with a real minus sign."""
    return QLocale().toString(round(value, 1) + 0.0, "f", 1).replace("-", "−")


def tells_points(thought: Thought) -> bool:
    """Whether points or chips say more than the chance: not where all that counts is to win."""
    worths = thought.values.values()
    return any(worth.mean and abs(worth.mean - (2 * worth.chance - 1)) > 0.001 for worth in worths)


def move_label(game: Game, view: State, text: str) -> str:
    """A move in a few signs: `7♥`, `A♣ +11`; one without a card in words."""
    move = Move.parse(text)
    if not move.cards:
        return say(game.effect(view, move))
    cards = " ".join(card.rank.value + _SYMBOLS[card.suit.value] for card in move.cards)
    choice = move.choice.replace("-", "−")
    return f"{cards} {choice}" if choice else cards


def view_of(timeline: Timeline, decision: Decision) -> State:
    """The position of a decision as its seat saw it."""
    before = timeline.steps[decision.step - 1].state if decision.step else timeline.first
    return before.seen_by(decision.seat)


def decision_line(timeline: Timeline, decision: Decision) -> str:
    """One line of the list: what was played, and what would have been better."""
    game, view = timeline.game, view_of(timeline, decision)
    played = move_label(game, view, decision.move)
    if decision.forced:
        words = mark("Review", "{number}. {move}, the only move").format(number=decision.number, move=played)
    elif decision.grade == "best":
        words = mark("Review", "{number}. {move}, best").format(number=decision.number, move=played)
    else:
        words = mark("Review", "{number}. {move}, {grade}: {best} was {loss} better").format(
            number=decision.number,
            move=played,
            grade=grade_name(decision.grade),
            best=move_label(game, view, decision.best_move),
            loss=percent(decision.loss, 1),
        )
    return say(words)


def why(timeline: Timeline, decision: Decision) -> str:
    """One true sentence of why the best move was better, or good."""
    return why_not(timeline, decision, decision.move)


def why_not(timeline: Timeline, decision: Decision, move: str) -> str:
    """The same of any legal move."""
    view = view_of(timeline, decision)
    return say(timeline.game.reason(view, decision.seat, decision.thought, Move.parse(move)))


def summary(review: Review) -> str:
    """Mistakes, luck and skill in two or three sentences."""
    count = len(review.mistakes)
    if not count:
        first = QCoreApplication.translate("Review", "No mistakes.")
    else:
        first = QCoreApplication.translate("Review", "%n mistake(s).", None, count)
    if review.luck >= 0:
        words = mark(
            "Review", "A card of yours gave away {mean} of winning on average; luck was with you: {luck}."
        )
    else:
        words = mark(
            "Review", "A card of yours gave away {mean} of winning on average; luck was against you: {luck}."
        )
    luck = ("+" if review.luck >= 0 else "") + percent(review.mean_luck, 1)
    return f"{first} {say(words.format(mean=percent(review.mean_loss, 1), luck=luck))}"


def turn_line(timeline: Timeline, review: Review, turn: Turn) -> str:
    """A turning point: whose doing it was, and how far the chance jumped."""
    change = {"before": percent(turn.before), "after": percent(turn.after)}
    decision = next(one for one in review.decisions if one.number == turn.number)
    played = move_label(timeline.game, view_of(timeline, decision), decision.move)
    if turn.own:
        words = mark("Review", "{number}. {move}: from {before} to {after} by your own card")
    elif turn.after > turn.before:
        words = mark("Review", "After {number}. {move}: up from {before} to {after}")
    else:
        words = mark("Review", "After {number}. {move}: down from {before} to {after}")
    return say(words.format(number=turn.number, move=played, **change))
