# SPDX-License-Identifier: GPL-3.0-or-later
"""The review in words: moves, chances, grades and the sentences that sum a game up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.engine.bot import Thought
from cardtable.engine.game import Game, Move, State
from cardtable.engine.record import Timeline
from cardtable.engine.words import Words, mark
from cardtable.models.review import Decision, Grade, Review, Turn
from cardtable.views.language import percent, say

_GRADES = {
    "best": mark("Review", "best", "grade of a decision"),
    "good": mark("Review", "good", "grade of a decision"),
    "mistake": mark("Review", "mistake", "grade of a decision"),
    "blunder": mark("Review", "blunder", "grade of a decision: a grave mistake"),
}
_SOME_POINTS = 0.5
"""Of a card that is as good for the win as any, so many points are worth a word."""
_SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def grade_name(grade: Grade) -> str:
    """`mistake`."""
    return say(_GRADES[grade])


def decimal(value: float, digits: int) -> str:
    """`2.5`, as the language writes it, with a real minus sign."""
    return QLocale().toString(round(value, digits) + 0.0, "f", digits).replace("-", "−")


def counts_chips(game: Game, view: State) -> bool:
    """Whether what a deal brings is counted in chips."""
    places = game.scene(view).places
    return any(counter.kind == "chips" for place in places for counter in place.counters)


def digits_of(game: Game, view: State) -> int:
    """Places after the decimal point of what a deal brings: of a chip the hundredths matter."""
    return 2 if counts_chips(game, view) else 1


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
    else:
        words = _judged(game, view, decision).format(
            number=decision.number,
            move=played,
            grade=grade_name(decision.grade),
            best=move_label(game, view, decision.best_move),
            loss=percent(decision.loss, 1),
            cost=decimal(decision.cost, digits_of(game, view)),
        )
    return say(words)


def _judged(game: Game, view: State, decision: Decision) -> Words:
    """By how much another move was better: in chances, and in points or chips where they tell more."""
    chips, tells = counts_chips(game, view), tells_points(decision.thought)
    if decision.grade == "best":
        if tells and not chips and decision.cost >= _SOME_POINTS:
            return mark("Review", "{number}. {move}, best to win; {best} saves {cost} points")
        return mark("Review", "{number}. {move}, best")
    if not tells or round(decision.cost, digits_of(game, view)) <= 0:
        return mark("Review", "{number}. {move}, {grade}: {best} was {loss} better")
    if chips:
        return mark("Review", "{number}. {move}, {grade}: {best} was {loss} and {cost} chips better")
    return mark("Review", "{number}. {move}, {grade}: {best} was {loss} and {cost} points better")


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
    luck = round(review.mean_luck, 3)
    words = mark("Review", "On average a card of yours gave away {mean} of winning; luck was even.")
    if luck > 0:
        words = mark(
            "Review", "On average a card of yours gave away {mean} of winning, and luck gave you {luck}."
        )
    elif luck < 0:
        words = mark(
            "Review", "On average a card of yours gave away {mean} of winning, and luck took {luck} from you."
        )
    told = words.format(mean=percent(review.mean_loss, 1), luck=percent(abs(luck), 1))
    return f"{first} {say(told)}"


def tally(name: str, review: Review) -> str:
    """How many mistakes somebody made, where there are several to be told of."""
    count = len(review.mistakes)
    if not count:
        return QCoreApplication.translate("Review", "{name}: no mistakes.").format(name=name)
    return QCoreApplication.translate("Review", "{name}: %n mistake(s).", None, count).format(name=name)


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
