# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be in sight in the window: each situation by its name, as people come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.record import Player, Record, Timeline
from cardtable.games import find_game
from cardtable.views.review.coaching import Coaching
from cardtable.views.window import MainWindow

NAMES = ("Freya", "Tomás", "Mei", "Kofi", "Leila", "Bao", "Ines", "Yusuf")
RANKS, SIGNS = ("2", "3", "5", "6", "7", "8"), "CDHS"


def record(game: str, pattern: str, **more: object) -> Record:
    """A game of people (h) and opponents (b)."""
    seats = tuple(
        Player(NAMES[seat], None if sign == "h" else "easy", seat) for seat, sign in enumerate(pattern)
    )
    return msgspec.structs.replace(Record(game=game, deal=7, seats=seats), **more)


@cache
def played(game: str, pattern: str, *, rounds: bool = False, **options: object) -> Record:
    """A game up to the last decision of a person before its first round, or all of it, is over.

    All of it: a deal in which that is nearly the last decision, so that nobody has to wait for the end.
    """
    for deal in count(7):
        timeline = Timeline(find_game(game), record(game, pattern, deal=deal, options=options))
        turns = list(_play_out(timeline, rounds))
        last = max(number for number, seat in enumerate(turns) if pattern[seat] == "h")
        if rounds or len(turns) - last <= 2:
            return msgspec.structs.replace(timeline.record, moves=timeline.record.moves[:last])
    raise AssertionError("there are deals without end")


def _play_out(timeline: Timeline, rounds: bool) -> Iterator[int]:
    """Whose decision each was, to the end of the game or of its first round."""
    rounds_over = len(timeline.game.sheet(timeline.state).rows)
    while (seat := timeline.state.turn) is not None:
        if rounds and len(timeline.game.sheet(timeline.state).rows) > rounds_over:
            break
        timeline.play(timeline.state.legal_moves()[0])
        timeline.settle()
        yield seat


class Situations:
    """Brings a window into each of the situations."""

    def __init__(self, window: MainWindow, coaching: Coaching, qtbot: QtBot) -> None:
        self.window, self.coaching, self.qtbot = window, coaching, qtbot

    def bring(self, name: str) -> None:
        """Bring the window into a situation: what comes before `:` with what comes after it."""
        kind, _, what = name.partition(":")
        does: Callable[[str], None] = getattr(self, kind)
        does(what)
        QApplication.processEvents()

    def key(self, *keys: Qt.Key) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.window, key)

    def _wait(self, for_what: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(for_what()), timeout=60_000)

    # At the table

    def welcome(self, kept: str) -> None:
        self.window.welcome(kept=kept == "kept")

    def play(self, table: str) -> None:
        game, pattern = table.split()
        self.window.desk.start(record(game, pattern))
        self._wait(lambda: self.window.model.turn_of_person)

    def help(self, table: str) -> None:
        self.window.settings.update(help="values")
        self.play(table)
        self._wait(lambda: self.coaching.help and self.coaching.help.values.isVisible())

    def panel(self, table: str) -> None:
        """Score sheet and log, where they must be asked for."""
        self.play(table)
        for command in (self.window.commands.sheet, self.window.commands.log):
            if not command.isChecked():
                command.trigger()

    def notice(self, table: str) -> None:
        self.play(table)
        self.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
        self._wait(lambda: self.window.model.turn_of_person)
        self.window.commands.same_again.trigger()
        self._wait(lambda: self.window.model.turn_of_person)

    def refused(self, table: str) -> None:
        """A card that the rules forbid."""
        self.play(table)
        legal = {move.cards[0] for move in self.window.model.view.legal_moves() if move.cards}
        card = next(one for one in self.window.table.cards.hand() if one.card not in legal)
        self.window.table.picker.take(card)

    def choice(self, game: str) -> None:
        """A card that can do two things."""
        hands = [["AC", "7D", "9S"], ["2C", "3C", "5C"]]
        self._position(game, "hb", hands=hands, total=40)
        table = self.window.table
        table.picker.take(next(card for card in table.cards.hand() if str(card.card) == "AC"))
        self._wait(table.picker.choice.isVisible)

    def loss(self, pattern: str) -> None:
        """A hand that can only be laid down."""
        cards = [rank + sign for rank in RANKS for sign in SIGNS if rank + sign not in ("7D", "8C", "6S")]
        others = [cards[3 * seat : 3 * seat + 3] for seat in range(len(pattern) - 1)]
        self._position("classic", pattern, hands=[["7D", "8C", "6S"], *others], total=97)
        self._wait(self.window.table.picker.loss.isVisible)

    def _position(self, game: str, pattern: str, **position: object) -> None:
        chips = {"chips": [3] * len(pattern)} if game == "classic" else {}
        placed = {"to_move": 0, **chips, **position}
        self.window.desk.start(record(game, pattern, position=placed))
        self._wait(lambda: self.window.model.turn_of_person)

    # Covers

    def curtain(self, table: str) -> None:
        game, pattern = table.split()
        self.window.desk.start(record(game, pattern))
        self._wait(self.window.covers.curtain.isVisible)

    def peek(self, table: str) -> None:
        self.curtain(table)
        self.window.covers.curtain.peek.setFocus()
        QTest.keyPress(self.window.covers.curtain.peek, Qt.Key.Key_Return)

    def round(self, table: str) -> None:
        game, pattern = table.split()
        self.window.model.start(played(game, pattern, rounds=True))
        self._play_until(self.window.covers.round.isVisible)

    def end(self, table: str) -> None:
        game, pattern = table.split()
        short = {"hearts": {"target": 50}, "classic": {"chips": 1}}.get(game, {})
        self.window.model.start(played(game, pattern, **short))
        self._play_until(self.window.covers.end.isVisible)
        if pattern == "hb":
            self._wait(lambda: not self.coaching._coach.waiting())

    def _play_until(self, over: Callable[[], bool]) -> None:
        model = self.window.model
        for _ in range(400):
            self._wait(lambda: over() or model.turn_of_person or self.window.covers.round.isVisible())
            if over():
                return
            if model.turn_of_person:
                model.play(model.view.legal_moves()[0])
            else:
                self.window.covers.round.leave()
        raise AssertionError("it never comes")

    # Looking back

    def replay(self, table: str) -> None:
        self.end(table)
        self.window.commands.replay.trigger()
        self._wait(lambda: self.window.past.replaying.active)
        for _ in range(4):
            self.key(Qt.Key.Key_Right)

    def review(self, table: str) -> None:
        self.end(table)
        self.window.commands.review.trigger()
        self._wait(lambda: self.coaching.panel and self.coaching.panel.decision)

    def trial(self, table: str) -> None:
        """A decision tried again, before a card is played."""
        self.review(table)
        panel = self.coaching.panel
        assert panel is not None
        for _ in range(panel.decisions.count()):
            if panel.retry.isEnabled():
                break
            self.key(Qt.Key.Key_Down)
        panel.retry.click()
        self._wait(lambda: self.coaching.practice.drill and self.coaching.practice.drill.isVisible())

    def answer(self, table: str) -> None:
        """What it was worth, when a card has been played."""
        self.trial(table)
        trial = self.coaching.practice._trial
        trial.play(trial.view.legal_moves()[-1])

    def drill(self, table: str) -> None:
        """The mistakes of all games, the first of them answered."""
        self.end(table)
        self.window.commands.drill.trigger()
        trial = self.coaching.practice._trial
        self._wait(lambda: trial.turn_of_person)
        trial.play(trial.view.legal_moves()[-1])

    def last(self, table: str) -> None:
        """The last mistake of several that are practised."""
        self.drill(table)
        drill = self.coaching.practice.drill
        assert drill is not None
        while drill.next.isVisible() and drill.next.isEnabled():
            drill.next.click()

    # Learning

    def lesson(self, game: str) -> None:
        self.window.assistance.first_deal.begin(game)
        self._wait(self._lesson_waits)

    def told(self, game: str) -> None:
        """The end of a lesson."""
        self.lesson(game)
        deal = self.window.assistance.first_deal
        assert deal.lesson is not None
        for _ in range(60):
            self._wait(self._lesson_waits)
            bar, lesson = deal.bar, deal.lesson
            assert bar is not None
            if bar.play.isVisible():
                return
            if bar.next.isEnabled():
                bar.next.click()
            else:
                wanted = lesson.lesson.moves[lesson.state.plays]
                lesson.play(next(move for move in lesson.view.legal_moves() if move.text == wanted))
        raise AssertionError("the lesson does not end")

    def _lesson_waits(self) -> bool:
        deal = self.window.assistance.first_deal
        bar, lesson = deal.bar, deal.lesson
        if bar is None or lesson is None:
            return False
        return bar.play.isVisible() or bar.next.isEnabled() or lesson.turn_of_person


SITUATIONS = (
    "welcome:",
    "welcome:kept",
    "play:classic hb",
    "play:classic hbbbbbbb",
    "play:numeral hb",
    "play:hearts hb",
    "help:hearts hb",
    "help:classic hbb",
    "panel:classic hbbb",
    "notice:classic hbb",
    "refused:hearts hb",
    "choice:classic",
    "loss:hb",
    "loss:hbbbbbbb",
    "curtain:hearts hh",
    "peek:hearts hh",
    "round:classic hbbbbbbb",
    "round:hearts hb",
    "end:hearts hb",
    "end:classic hbbbbbbb",
    "replay:hearts hb",
    "replay:classic hbbbbbbb",
    "review:hearts hb",
    "review:classic hbbbbbbb",
    "review:classic hbbb",
    "trial:hearts hb",
    "answer:hearts hb",
    "drill:numeral hb",
    "last:numeral hb",
    "lesson:classic",
    "lesson:numeral",
    "lesson:hearts",
    "told:classic",
)
