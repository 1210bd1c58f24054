# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands of the Deal menu, and the statistics."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolButton

from cardtable.engine.dealcode import BadCode, deal_of, deal_of_day, write_code
from cardtable.engine.fairness import short
from cardtable.engine.record import Record
from cardtable.games import all_games
from cardtable.models.duplicate import Understudy, attempts, from_next_seat, own_attempts, verdict
from cardtable.models.facts import FactBook, cards_of
from cardtable.models.library import Library
from cardtable.models.opponent import Opponent
from cardtable.models.proof import Proof
from cardtable.models.secrecy import was_seen
from cardtable.models.shown import ShownGame
from cardtable.models.statistics import LossSource
from cardtable.views.actions import allow
from cardtable.views.language import say
from cardtable.views.setups import new_record, setup_of_deal

if TYPE_CHECKING:
    from cardtable.views.window import MainWindow

_CATCHING_UP = 4000
"""Milliseconds after the start at which the facts of finished games are looked for."""
_ROOM_FOR_PROMISE = 760
"""In a narrower window the promise is only in its dialog and in the log."""


class Deals(QObject):
    """Stands between the window and what models know of deals; dialogs are loaded when they are wanted."""

    def __init__(
        self, window: MainWindow, library: Library, book: FactBook, losses: LossSource | None
    ) -> None:
        super().__init__(window)
        self._window = window
        self._library = library
        self.book = book
        self._losses = losses
        self.proof = Proof(window.model, parent=self)
        self.understudy = Understudy(Opponent, library, self)
        self.promise = QToolButton()
        self.promise.clicked.connect(self.show_proof)
        self.promise.hide()
        window.statusBar().addPermanentWidget(self.promise)
        self.understudy.done.connect(self._on_expert_done)
        commands = window.commands
        commands.copy_code.triggered.connect(self.copy_code)
        commands.open_code.triggered.connect(self.ask_code)
        commands.day.triggered.connect(self.ask_day)
        commands.other_seat.triggered.connect(self.from_other_seat)
        commands.expert_seat.triggered.connect(self.let_expert_play)
        commands.compare.triggered.connect(self.compare)
        commands.proof.triggered.connect(self.show_proof)
        commands.statistics.triggered.connect(self.show_statistics)
        self.proof.changed.connect(self._refresh)
        window.model.finished.connect(self._on_finished)
        window.desk.resumed.connect(self._on_resumed)
        book.learned.connect(self._mark_seen)
        window.stage.arena.resized.connect(self._refresh)
        self._in_play = True
        """Whether the table shows the game that the promise is for, not a replay or a lesson."""
        window.status.followed.connect(self._on_followed)
        self._later = QTimer(self, singleShot=True, interval=_CATCHING_UP)
        self._later.timeout.connect(book.catch_up)
        self._later.start()
        self._refresh()

    def close(self) -> None:
        """End what still runs for these commands."""
        self._later.stop()
        self.book.stop()
        self.proof.stop()
        self.understudy.stop()

    # Codes

    def copy_code(self) -> None:
        """Put the code of the deal on the table on the clipboard."""
        timeline = self._window.model.timeline
        if timeline is None:
            return
        try:
            code = write_code(timeline.game, deal_of(timeline.record))
        except BadCode as error:
            self._window.notices.add(say(error.words))
            return
        QGuiApplication.clipboard().setText(code)
        text = self.tr("The deal code is copied: {code}")
        self._window.notices.add(text.format(code=code), passing=True)

    def ask_code(self) -> None:
        """Ask for a deal code."""
        from .code import OpenCodeDialog

        window = self._window
        dialog = OpenCodeDialog(all_games().values(), window.settings, self._was_played, window)
        dialog.chosen.connect(self.start)
        window.desk.show_dialog(dialog)

    def ask_day(self) -> None:
        """Ask whose game of the day is to be played."""
        from .day import DayDialog

        dialog = DayDialog(all_games().values(), date.today(), self._window)
        dialog.chosen.connect(self.play_day)
        self._window.desk.show_dialog(dialog)

    def play_day(self, name: str) -> None:
        """Play the game of the day."""
        game = all_games()[name]
        deal = deal_of_day(game, date.today())
        setup = setup_of_deal(deal, self._window.settings.value, game)
        self.start(new_record(setup, deal.deal))

    def start(self, record: Record) -> None:
        """Begin a given deal; one that was played before is practice."""
        practice = record.practice or self._was_played(record)
        self._window.desk.start(msgspec.structs.replace(record, practice=practice))

    def _was_played(self, record: Record) -> bool:
        return was_seen(self.book, self._library, record)

    def _on_resumed(self) -> None:
        """Look whether its cards have been seen elsewhere, when it is on the screen."""
        QTimer.singleShot(0, self, self._look_back)

    def _look_back(self) -> None:
        self._mark_seen()
        if self.book.missing:
            self.book.catch_up()

    def _mark_seen(self) -> None:
        """A game whose cards have been seen in another one is practice from now on."""
        model = self._window.model
        if model.timeline is None or model.state.result is not None or model.record.practice:
            return
        if was_seen(self.book, self._library, model.record, model.library_id):
            model.mark(practice=True)
            self._window.notices.add(
                QCoreApplication.translate(
                    "OpenCodeDialog", "You have played this deal before, so it counts as practice."
                ),
                calm=True,
            )

    # Duplicate

    def from_other_seat(self) -> None:
        """Play the finished deal on the table once more, everybody one seat further on."""
        if self.proof.open:
            self.start(from_next_seat(self._window.model.record))

    def compare(self) -> None:
        """All games of the deal on the table."""
        self._compare(expert=False)

    def let_expert_play(self) -> None:
        """Let the expert play the person's seat of the finished deal on the table."""
        self._compare(expert=True)

    def _compare(self, *, expert: bool) -> None:
        from .compare import CompareDialog

        window, seat = self._window, self._seat()
        if window.model.timeline is None or seat is None or not self.proof.open:
            return
        game, record = window.model.timeline.game, window.model.record
        dialog = CompareDialog(game, record, seat, self.book, self.understudy, window)
        dialog.look.connect(window.desk.resume)
        dialog.other_seat.connect(self.from_other_seat)
        window.desk.show_dialog(dialog)
        if expert:
            dialog.let_expert_play()

    def _on_expert_done(self) -> None:
        """Tell, unless the comparison is in sight, that there is something to compare."""
        from .compare import CompareDialog

        window, played = self._window, self.understudy.record
        timeline, seat = window.model.timeline, self._seat()
        if played is None or timeline is None or seat is None or not self.proof.open:
            return
        same = cards_of(timeline.game, played) == cards_of(timeline.game, timeline.record)
        if same and not isinstance(window.desk.dialog, CompareDialog):
            self._offer_to_compare(self._expert_has_played(played.seats[seat].name))

    def _expert_has_played(self, name: str) -> str:
        return self.tr("{name} has played this deal from your seat.").format(name=name)

    def _offer_to_compare(self, text: str) -> None:
        """Say it for as long as this game is on the table."""
        notice = self._window.notices.add(text, self.tr("Co&mpare"))
        notice.acted.connect(self.compare)
        self._window.model.opened.connect(notice.close_notice)

    def _seat(self) -> int | None:
        """Where the only person sits."""
        people = [seat for seat, player in enumerate(self._window.model.seats) if player.human]
        return people[0] if len(people) == 1 else None

    def _on_finished(self) -> None:
        self._refresh()
        self.book.learned.connect(self._on_learned)
        self.book.catch_up()

    def _on_learned(self) -> None:
        """Offer to compare a deal that has been played more than once."""
        self.book.learned.disconnect(self._on_learned)
        window, seat = self._window, self._seat()
        timeline = window.model.timeline
        if timeline is None or seat is None or not self.proof.open:
            return
        tried = attempts(self.book, timeline.game, timeline.record, seat)
        if len(tried) < 2:
            return
        name = timeline.record.seats[seat].name
        words = verdict(tried, name)
        experts = [one.facts.seats[seat] for one in tried if one.facts.seats[seat].level is not None]
        if words is not None:
            self._offer_to_compare(say(words))
        elif len(own_attempts(tried, name)) > 1:
            self._offer_to_compare(self.tr("You have played this deal before."))
        elif experts:
            self._offer_to_compare(self._expert_has_played(experts[-1].name))

    # Fairness, statistics

    def show_proof(self) -> None:
        """What the game on the table promised, and whether it was kept."""
        from .proof import ProofDialog

        if self._window.model.timeline is not None:
            self._window.desk.show_dialog(ProofDialog(self.proof, self._window))

    def show_statistics(self) -> None:
        """What came of all games."""
        from cardtable.views.statistics import StatisticsDialog

        window = self._window
        dialog = StatisticsDialog(self.book, window.settings, self._losses, window)
        window.desk.show_dialog(dialog)

    def _on_followed(self, shown: ShownGame) -> None:
        self._in_play = shown is self._window.model
        self._refresh()

    def _refresh(self) -> None:
        window, commands, promised = self._window, self._window.commands, self.proof.promised
        text = self.tr("Fixed: {promise}", "the deal is fixed; beginning of a hash")
        self.promise.setText(text.format(promise=short(promised)))
        told = self.tr("This deal was fixed before anybody saw it: {promise}").format(promise=short(promised))
        self.promise.setToolTip(told)
        self.promise.setAccessibleName(told)
        room = window.width() >= _ROOM_FOR_PROMISE
        self.promise.setVisible(bool(promised) and self._in_play and room)
        none = "" if window.model.timeline is not None else self.tr("There is no game on the table.")
        none = window.past.elsewhere or none
        later = none or ("" if self.proof.open else self.tr("When the game is over."))
        several = later or ("" if self._seat() is not None else self.tr("Only where one person plays."))
        for action in (commands.copy_code, commands.proof):
            allow(action, none)
        commands.other_seat.setText(
            self.tr("Play this deal from the next &seat")
            if len(window.model.seats) > 2
            else self.tr("Play this deal from the other &seat")
        )
        allow(commands.other_seat, later)
        for action in (commands.compare, commands.expert_seat):
            allow(action, several)
