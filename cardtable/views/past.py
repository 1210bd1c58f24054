# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands that go back: undo and redo, restart, replay, taking a game over, backups; and the way out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from cardtable.engine.record import BadRecord, Record, Timeline
from cardtable.engine.words import Words
from cardtable.models.again import restarted, taken_over
from cardtable.models.gamefile import play_through
from cardtable.models.library import Library
from cardtable.models.secrecy import in_play
from cardtable.models.shown import ShownGame

from .actions import allow
from .language import say
from .notices import Notice
from .replaying import Replaying
from .setups import person_name

if TYPE_CHECKING:
    from .window import MainWindow


class Past(QObject):
    """Wires these commands, and tells of each that is not possible why."""

    def __init__(self, window: MainWindow, library: Library) -> None:
        super().__init__(window)
        self._window = window
        self._model = window.model
        self._library = library
        self._rush: Notice | None = None
        self._shown: ShownGame = self._model
        """What is on the table: the game in play, or something else while that rests."""
        self.replaying = Replaying(window)
        self.replaying.replay.in_play = partial(in_play, library)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        commands, model, desk = self._window.commands, self._model, self._window.desk
        commands.undo.triggered.connect(self.undo)
        commands.redo.triggered.connect(self._model.redo)
        commands.restart.triggered.connect(self.restart)
        commands.replay.triggered.connect(self._on_replay)
        commands.restore.triggered.connect(self.show_backups)
        desk.replay_wanted.connect(self.replay)
        self._window.covers.end.replay_wanted.connect(self._on_replay)
        desk.table_wanted.connect(self.replaying.leave)
        self.replaying.changed.connect(self.refresh)
        self._window.status.followed.connect(self._on_followed)
        self.replaying.taken_over.connect(self.take_over)
        for signal in (
            model.opened,
            model.stepped,
            model.rewound,
            model.asked,
            model.finished,
            model.curtain,
        ):
            signal.connect(self.refresh)
        model.opened.connect(self._forget_rush)
        model.rewound.connect(self._forget_rush)
        model.finished.connect(self._forget_rush)
        model.stepped.connect(self._offer_rush)

    # What is possible

    @property
    def busy(self) -> str:
        """Why nothing can be done to the game in play while the table shows something else."""
        if self._shown is self._model:
            return ""
        return (
            self.tr("A lesson is being shown.") if self._shown.live else self.tr("A replay is being shown.")
        )

    @property
    def elsewhere(self) -> str:
        """The same, but a replay of the game in play does not count as something else."""
        shown = self._shown.library_id
        return "" if shown is not None and shown == self._model.library_id else self.busy

    def _on_followed(self, shown: ShownGame) -> None:
        self._shown = shown
        self.refresh()

    def refresh(self) -> None:
        """Enable what can be done; the tool tips of the rest tell why it cannot."""
        commands, model = self._window.commands, self._model
        game = model.timeline is not None
        none = "" if game else self.tr("There is no game on the table.")
        busy = self.busy
        undo = busy or none or ("" if model.can_undo else self.tr("Nobody has decided anything yet."))
        redo = busy or none or ("" if model.can_redo else self.tr("Nothing has been taken back."))
        allow(commands.undo, undo)
        allow(commands.redo, redo)
        allow(commands.restart, busy or none)
        allow(commands.replay, busy or none)

    # Undo

    def undo(self) -> None:
        """Take back a decision; ask first, once in a game, if hidden cards have been seen since."""
        if not self._model.undo_reveals:
            self._model.undo()
            return
        box = QMessageBox(self._window)
        box.setWindowTitle(self.tr("Undo"))
        box.setText(self.tr("Hidden cards have been seen since that decision."))
        box.setInformativeText(
            self.tr("It can be taken back all the same. The game then counts as practice from now on.")
        )
        back = box.addButton(self.tr("&Take it back"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("&Play on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(back)
        box.accepted.connect(self._model.undo)
        self._window.desk.show_dialog(box)

    # The same cards again

    def restart(self) -> None:
        """Begin the game on the table anew with the same cards; the one before can be had back."""
        model = self._model
        if model.timeline is not None:
            self._window.desk.start(restarted(model.record))

    def take_over(self, record: Record, game: int, number: int, seat: int) -> None:
        """Begin a new game from a point of another, with a person at that seat."""
        self._window.desk.start(taken_over(record, game, number, seat, person_name()))

    # Replay

    def replay(self, game: int) -> bool:
        """Play back a game of the library; False, and a sentence, if it cannot be read."""
        if game == self._model.library_id and self._model.timeline is not None:
            self._on_replay()
            return True
        try:
            timeline = play_through(self._library.record(game))
        except BadRecord as error:
            text = self.tr("This game cannot be played back. {reason}").format(reason=say(error.words))
            self._window.notices.add(text)
            return False
        self.replaying.show(timeline, game)
        return True

    def show_replay(self, timeline: Timeline, game: int | None, number: int | None = None) -> None:
        """Play back a game after `number` decisions; None: from its beginning."""
        self.replaying.show(timeline, game, number)

    def _on_replay(self) -> None:
        if self._model.timeline is not None:
            self.replaying.show(self._model.timeline, self._model.library_id)

    # The way out

    def _offer_rush(self) -> None:
        """When no person is left in the game, nobody need watch the rest."""
        if self._rush is None and self._model.only_opponents_left:
            self._rush = self._window.notices.add(
                self.tr("You are out of this game; the others play on."), self.tr("&Finish at once")
            )
            self._rush.acted.connect(self._model.finish_at_once)

    def _forget_rush(self) -> None:
        rush, self._rush = self._rush, None
        if rush is not None and rush in self._window.notices.notices():
            rush.close_notice()

    # Backups

    def show_backups(self) -> None:
        """The backups of the library, of which one can be restored."""
        from .backups import BackupsDialog

        dialog = BackupsDialog(self._library, self._window)
        dialog.restored.connect(self._on_restored)
        self._window.desk.show_dialog(dialog)

    def _on_restored(self, words: Words) -> None:
        self._window.notices.add(say(words), calm=True)
