# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof of fairness: what a game promises before its first deal, and whether it was kept.

docs/FAIRNESS.md describes both, so that anybody can write another verifier.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Literal

import msgspec

from .bot import Clock, Limit, Thought, bot_dice
from .cards import Card
from .game import TABLE, Game, Move, State
from .record import STAND_IN, BadRecord, Player, Record, Step, Timeline, program_of
from .shuffle import Dice
from .words import Words, mark

LONGEST = 60.0
"""Seconds after which a thought that is thought again is given up."""

_PROMISED = ("deal", "dealer", "decks", "first", "game", "options", "position", "program", "salt")
_STEP = Dice(0)
_STEP.roll()
_ROLLS = pow(_STEP.state, -1, 2**64)
"""Times the difference of two states of the dice: the rolls between them."""
_MOST_ROLLS = 10**6


def promised(record: Record, program: str) -> Record:
    """The record with what a promise needs: a salt that nobody knows, and whose opponents play."""
    if record.salt:
        return record
    return msgspec.structs.replace(record, salt=secrets.token_hex(16), program=program)


def promise_text(record: Record) -> bytes:
    """What is hashed: JSON without spaces, keys sorted, of all that fixes the cards and the opponents."""
    fields: dict[str, Any] = {name: getattr(record, name) for name in _PROMISED}
    if record.origin is not None:  # it tells which decisions are not the opponents' own
        fields["origin"] = record.origin
    fields["seats"] = [{"level": player.level, "seed": player.seed} for player in record.seats]
    return msgspec.json.encode(fields, order="sorted")


def commitment(record: Record) -> str:
    """The hash that is shown before the first deal, in capitals; "" for a game that promises nothing."""
    return sha256(promise_text(record)).hexdigest().upper() if record.salt else ""


def short(commitment: str) -> str:
    """Its beginning, to be shown and compared by eye."""
    return f"{commitment[:4]} {commitment[4:8]}"


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at; `kept` is None where it could not be judged."""

    name: Literal["promise", "moves", "deals", "opponents"]
    kept: bool | None
    words: Words


class Mismatch(msgspec.Struct, frozen=True):
    """A decision of a bot that is not the one it takes on what it can see."""

    number: int
    """Of the decision, from 1."""
    seat: int
    played: str
    found: str
    program: str = ""
    """The version that took it."""


class Repeated(msgspec.Struct, frozen=True):
    """What came of taking every decision of the bots again."""

    taken: int
    unclear: int = 0
    """Decisions that differ, where the record does not tell when the thoughts ended."""
    stand_ins: int = 0
    """Decisions that the simplest level took in the place of another."""
    mismatches: tuple[Mismatch, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """What a verification found."""

    commitment: str
    checks: tuple[Check, ...]
    repeated: Repeated | None = None
    foreign: int = 0
    """Decisions that another version of the program took and this one does not take in the same way."""

    @property
    def kept(self) -> bool:
        """Whether nothing speaks against the game."""
        return all(check.kept is not False for check in self.checks)


Progress = Callable[[int, int], object]
"""Told how many of the bots' decisions have been taken again, and how many there are."""


def _unheard(_done: int, _all: int) -> None:
    """Progress that nobody follows."""


def verify(
    game: Game, record: Record, promised: str = "", program: str = "", progress: Progress = _unheard
) -> Report:
    """Look at a whole game; `promised` is the commitment that was shown, `program` this program's version."""
    try:
        repeated = repeat(Timeline(game, record), progress)
    except BadRecord:
        repeated = None
    return judge(game, record, repeated, promised, program)


def judge(
    game: Game,
    record: Record,
    repeated: Repeated | None,
    promised: str = "",
    program: str = "",
    shown: Timeline | None = None,
) -> Report:
    """All but the repeating, which takes long; `shown` is the game as it was on the table."""
    found = commitment(record)
    checks = [_check_promise(found, promised)]
    try:
        timeline = Timeline(game, record)
    except BadRecord as error:
        return Report(found, (*checks, Check("moves", False, error.words)))
    checks += [_check_moves(timeline, shown), _check_deals(timeline)]
    if repeated is None:
        return Report(found, tuple(checks))
    checks.append(_check_opponents(record, program, repeated))
    return Report(found, tuple(checks), repeated, len(_foreign(repeated, program)))


def _check_promise(found: str, promised: str) -> Check:
    wanted = "".join(promised.split()).upper()
    if not found:
        words = mark("Fairness", "This game promised nothing before its first deal.")
        return Check("promise", False if wanted else None, words)
    if wanted and found != wanted:
        words = mark("Fairness", "The deal or the opponents are not those that were promised.")
        return Check("promise", False, words)
    if wanted:
        return Check(
            "promise", True, mark("Fairness", "The deal and the opponents are those that were promised.")
        )
    words = mark("Fairness", "Compare this with what was shown before the first deal: {promise}")
    return Check("promise", None, words.format(promise=found))


def _check_moves(timeline: Timeline, shown: Timeline | None) -> Check:
    """Whether the table, if it is there, showed at each step what the rules make of the deal."""
    steps = timeline.steps
    if shown is not None and any(a.state != b.state for a, b in zip(steps, shown.steps, strict=False)):
        return Check(
            "moves", False, mark("Fairness", "The table has shown other cards than those of the deal.")
        )
    words = mark("Fairness", "The rules allow each of %n move(s).", None, len(timeline.decisions))
    return Check("moves", True, words)


def _check_deals(timeline: Timeline) -> Check:
    """Whether each shuffle took the dice on from where the deal number and the shuffles before left them."""
    record = timeline.record
    if record.decks or record.position is not None:
        words = mark("Fairness", "The cards do not come from the deal number: they were laid out by hand.")
        return Check("deals", None, words)
    shuffles, before = 0, timeline.first
    kept = _rolls(record.deal, before.dice) <= _MOST_ROLLS
    for step in timeline.steps:
        rolls = _rolls(before.dice, step.state.dice)
        kept = kept and rolls <= (_MOST_ROLLS if step.seat == TABLE else 0)
        shuffles += rolls > 0
        before = step.state
    if not kept:
        return Check("deals", False, mark("Fairness", "The cards do not come from the deal number."))
    words = mark("Fairness", "%n shuffle(s), each from the deal number.", None, shuffles)
    return Check("deals", True, words)


def _rolls(before: int, after: int) -> int:
    return (after - before) * _ROLLS % 2**64


def repeat(timeline: Timeline, progress: Progress = _unheard) -> Repeated:
    """Take every decision of the bots again, on what they could see."""
    record, before = timeline.record, timeline.first
    own = record.origin.at if record.origin is not None else 0
    number = 0
    decisions: list[tuple[int, State, Step, Player]] = []
    for step in timeline.steps:
        number += step.seat != TABLE
        if step.seat != TABLE and number > own and not record.seats[step.seat].human:
            decisions.append((number, before, step, record.seats[step.seat]))
        before = step.state
    mismatches, unclear = [], 0
    for done, (place, state, step, player) in enumerate(decisions):
        progress(done, len(decisions))
        thought, sure = _again(timeline.game, state, step, player)
        if thought.move != step.move.text:
            if sure or record.salt or any(record.nodes):
                program = program_of(record, place)
                mismatches.append(Mismatch(place, step.seat, step.move.text, thought.move, program))
            else:
                unclear += 1
    progress(len(decisions), len(decisions))
    stand_ins = sum(step.nodes == STAND_IN for _, _, step, _ in decisions)
    return Repeated(len(decisions), unclear, stand_ins, tuple(mismatches))


def _again(game: Game, state: State, step: Step, player: Player) -> tuple[Thought, bool]:
    """What the bot thinks on what it sees; False if the record does not tell when it ended."""
    assert player.level is not None
    level = game.levels[0] if step.nodes == STAND_IN else game.level(player.level)
    nodes = max(step.nodes, 0)
    searches = level.limit.nodes > 0 or level.limit.seconds > 0
    called_off = searches and not nodes
    clock = Clock(Limit(nodes, LONGEST), (lambda: True) if called_off else bool)
    view, dice = state.seen_by(step.seat), bot_dice(player.seed, state.plays)
    return game.bot(level.id).think(view, step.seat, clock, dice), not called_off


def _foreign(repeated: Repeated, program: str) -> list[Mismatch]:
    """What another version than this one took; "" judges for itself, whichever it is."""
    return [one for one in repeated.mismatches if program and one.program != program]


def _check_opponents(record: Record, program: str, repeated: Repeated) -> Check:
    taken, unclear = repeated.taken, repeated.unclear
    foreign = _foreign(repeated, program)
    own = [one for one in repeated.mismatches if one not in foreign]
    if not taken:
        return Check("opponents", None, mark("Fairness", "No opponent of the computer has taken a decision."))
    if own:
        first = own[0]
        words = mark(
            "Fairness",
            "%n decision(s) of the opponents cannot follow from what they could see, first move {number}: "
            "{name} played {played} instead of {found}.",
            None,
            len(own),
        )
        name = record.seats[first.seat].name
        played, found = _shown(first.played, first.found), _shown(first.found, first.played)
        return Check(
            "opponents", False, words.format(number=first.number, name=name, played=played, found=found)
        )
    if foreign:
        words = mark(
            "Fairness",
            "%n decision(s) of the opponents came out differently, but version {theirs} of Cardtable played "
            "them and this is version {ours}. Only version {theirs} can tell.",
            None,
            len(foreign),
        )
        theirs = ", ".join(dict.fromkeys(one.program or "?" for one in foreign))
        return Check("opponents", None, words.format(theirs=theirs, ours=program))
    if unclear:
        words = mark(
            "Fairness",
            "%n decision(s) cannot be taken again: this game was saved before that was kept.",
            None,
            unclear,
        )
        return Check("opponents", None, words)
    words = mark(
        "Fairness", "Each of %n decision(s) of the opponents follows from what they could see.", None, taken
    )
    if repeated.stand_ins:
        also = mark(
            "Fairness",
            "{told} A simple opponent took %n of them, because the thinking process had failed.",
            "decisions",
            repeated.stand_ins,
        )
        words = also.format(told=words)
    return Check("opponents", True, words)


def _shown(text: str, other: str) -> Card | str:
    """A move by the name of its card, unless the other one is of the same card."""
    cards = Move.parse(text).cards
    return cards[0] if len(cards) == 1 and cards != Move.parse(other).cards else text
