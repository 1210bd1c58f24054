# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do besides playing: begin games, go on with old ones, open files, read the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.engine.game import TABLE
from cardtable.engine.record import BadRecord, Record
from cardtable.games import all_games
from cardtable.models.balance import shift
from cardtable.models.files import NotSaved
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.settings import SettingsModel
from cardtable.models.shown import Moved

from .file_dialogs import ask_open, ask_save
from .language import say
from .notices import Notice, Notices
from .setups import Setup, last_setup, new_record, remember, setup_of, unseeded

if TYPE_CHECKING:
    from .rulebook import Rulebook


class Desk(QObject):
    """Carries out the commands of the Game and Help menus; dialogs are loaded when they are wanted."""

    replay_wanted = Signal(int)
    """The number of a game of the library."""
    file_used = Signal(str)
    """A file that was opened or saved."""
    file_refused = Signal(str)
    """A file that could not be opened."""
    resumed = Signal()
    """A game of the library goes on."""
    table_wanted = Signal()
    """The game that is on the table is to be seen."""

    def __init__(
        self,
        window: QWidget,
        notices: Notices,
        model: GameModel,
        library: Library,
        settings: SettingsModel,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._notices = notices
        self._model = model
        self._library = library
        self._settings = settings
        self._dialog: QDialog | None = None
        self.rulebook: Rulebook | None = None
        self._left: tuple[int, Notice] | None = None
        self._of_beginning: list[Notice] = []
        model.stepped.connect(self._on_step)

    # Beginning and going on

    def last(self) -> Setup | None:
        """The set-up of the game on the table, else of the game that was begun last."""
        if self._model.timeline is not None:
            return setup_of(self._model.record)
        game = all_games().get(self._settings.value.last_game)
        return last_setup(self._settings.value, game) if game is not None else None

    def new_game(self, game: str = "", options: Mapping[str, Any] | None = None) -> None:
        """Ask what to play; `options` are house rules to be offered instead of the last ones."""
        from .new_game import NewGameDialog

        last = self.last()
        which = game or (last.game if last is not None else "")
        dialog = NewGameDialog(all_games().values(), self._settings, which, self._window)
        dialog.chosen.connect(self.begin)
        if options is not None:
            dialog.propose(options)
        self._show(dialog)

    def same_again(self) -> None:
        """Begin a game like the last one; ask if there is none."""
        last = self.last()
        if last is None:
            self.new_game()
            return
        timeline = self._model.timeline
        first = timeline.game.next_first(timeline.state) if timeline is not None else None
        self.begin(new_record(last, first=first))

    def begin(self, record: Record) -> None:
        """Begin a game that was asked for; where even games are wanted, its opponents follow the results."""
        kept = self._settings.value.new_games.get(record.game)
        moved = (
            shift(all_games()[record.game], record.seats, self._library.games())
            if kept is not None and kept.even
            else None
        )
        if moved is None:
            self.start(record)
            return
        self.start(msgspec.structs.replace(record, seats=moved.seats))
        remember(self._settings, Setup(record.game, record.options, unseeded(moved.seats), even=True))
        self._of_beginning.append(self._notices.add(say(moved.words), calm=True))

    def start(self, record: Record) -> None:
        """Begin a game; one that is left unfinished can be had back."""
        left = self._unfinished()
        try:
            self._model.start(record)
        except (BadRecord, NotSaved) as error:
            self._notices.add(say(error.words))
            return
        self._offer(left)

    def resume(self, game: int) -> bool:
        """Go on with a game of the library; False, and a sentence, if it cannot be read."""
        if game == self._model.library_id and self._model.timeline is not None:
            self.table_wanted.emit()
            return True
        try:
            self._model.resume(game)
        except BadRecord as error:
            self._notices.add(
                self.tr("This game cannot be resumed. {reason}").format(reason=say(error.words))
            )
            return False
        self.resumed.emit()
        return True

    def back(self) -> None:
        """Go on with the game that was left for a new one."""
        if self._left is not None:
            game, _ = self._left
            self._left = None
            self.resume(game)

    def _unfinished(self) -> int | None:
        """The game on the table, if a person would miss it."""
        model = self._model
        if model.timeline is None or model.state.result is not None:
            return None
        deciders = {step.seat for step in model.timeline.steps} - {TABLE}
        return model.library_id if any(model.seats[seat].human for seat in deciders) else None

    def _offer(self, left: int | None) -> None:
        if self._left is not None and self._left[1] in self._notices.notices():
            self._left[1].close_notice()
        self._left = None
        if left is not None:
            notice = self._notices.add(
                self.tr("A new game has begun; the one before is kept in the list of games."),
                self.tr("&Back to it"),
            )
            notice.acted.connect(self.back)
            self._left = (left, notice)
            self._of_beginning.append(notice)

    def _on_step(self, moved: Moved) -> None:
        """What was said of a beginning, or of none, goes when a person has decided something since."""
        if moved.seat != TABLE and self._model.seats[moved.seat].human:
            shown, self._of_beginning = self._of_beginning, []
            for notice in self._notices.notices():
                if notice in shown:
                    notice.close_notice()

    # Games and files

    def show_games(self) -> None:
        """The list of all games."""
        from .library import LibraryDialog

        on_table = self._model.library_id if self._model.timeline is not None else None
        dialog = LibraryDialog(self._library, on_table, self._window)
        dialog.chosen.connect(self.resume)
        dialog.replay_wanted.connect(self.replay_wanted)
        dialog.file_chosen.connect(self.open_file)
        self._show(dialog)

    def ask_file(self) -> None:
        """Ask for a game file and open it."""
        self.show_asked(ask_open(self._window, self.open_file))

    def open_file(self, path: str) -> bool:
        """Take a game file into the library and go on with it; False, and a sentence, if it is bad."""
        try:
            game = self._library.open_file(Path(path))
        except (BadRecord, NotSaved) as error:
            text = self.tr("“{file}” was not opened. {reason}")
            notice = self._notices.add(text.format(file=Path(path).name, reason=say(error.words)))
            self._of_beginning.append(notice)
            self.file_refused.emit(path)
            return False
        self.file_used.emit(path)
        return self.resume(game)

    def save_copy(self) -> None:
        """Ask where to write the game on the table."""
        if self._model.game is not None:
            self.show_asked(ask_save(self._window, say(self._model.game.title), self.save_to))

    def save_to(self, path: str) -> bool:
        """Write the game on the table to a file; False, and a sentence, if it cannot be written."""
        assert self._model.library_id is not None
        try:
            self._library.export(self._model.library_id, Path(path))
        except (NotSaved, BadRecord) as error:
            self._notices.add(say(error.words))
            return False
        self.file_used.emit(path)
        return True

    # Help

    def show_rules(self, clause: str = "") -> None:
        """The rules of the game on the table, at one of them if it is named."""
        from .rulebook import Rulebook

        if self.rulebook is None:
            self.rulebook = Rulebook(all_games().values(), self._window)
        timeline = self._model.timeline
        live = (timeline.game, timeline.options, len(self._model.seats)) if timeline is not None else None
        self.rulebook.show_rules(live)
        if clause:
            self.rulebook.open_at(clause)

    def show_about(self) -> None:
        """What this program is."""
        from .about import AboutDialog

        self._show(AboutDialog(all_games().values(), self._window))

    def show_dialog(self, dialog: QDialog) -> None:
        """Open a dialog in place of the one that may be open."""
        self._show(dialog)

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that is open."""
        return self._dialog

    def _show(self, dialog: QDialog) -> None:
        self.close_dialog()
        self._dialog = dialog
        dialog.finished.connect(self._on_dialog_finished)
        dialog.open()

    def show_asked(self, dialog: QDialog) -> None:
        """Keep a dialog that is open already, to be closed before another one opens."""
        self._dialog = dialog
        dialog.finished.connect(self._on_dialog_finished)

    def close_dialog(self) -> None:
        """Close what is open over the window."""
        if self._dialog is not None:
            self._dialog.reject()

    def _on_dialog_finished(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None
