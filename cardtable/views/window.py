# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: menus, toolbar, table, side panel and status line."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from cardtable.engine.words import Words
from cardtable.models.game import GameModel
from cardtable.models.library import Library
from cardtable.models.settings import SettingsModel

from .actions import Actions, check, fill_menus, fill_toolbar
from .language import say
from .screen import available, fit_to_screen
from .stage import Stage
from .status import StatusLine
from .table.table import TableWidget

_SIZE = (1100, 740)
_SMALLEST = (520, 400)


class MainWindow(QMainWindow):
    """Shows one game. What the first paint does not need is made by `furnish`."""

    painted = Signal()
    """The window has been painted for the first time."""
    closed = Signal()

    def __init__(self, model: GameModel, settings: SettingsModel) -> None:
        super().__init__()
        self.model = model
        self.settings = settings
        self._was_painted = False
        self.setMinimumSize(*_SMALLEST)
        self.stage = Stage()
        self.table = TableWidget(model, settings)
        self.stage.set_table(self.table)
        self.setCentralWidget(self.stage)
        self.commands = Actions(self)
        fill_menus(self, self.commands)
        self._toolbar = fill_toolbar(self.commands)
        self.addToolBar(self._toolbar)
        self.status = StatusLine(model)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().addWidget(self.status, 1)
        self._restore_place()
        self._connect()
        self._show_settings()

    def furnish(self, library: Library) -> None:
        """Make everything that is not needed for the first paint."""
        from .covers import Covers
        from .desk import Desk
        from .side import SidePanel
        from .side_switch import SideSwitch

        self.desk = Desk(self, self.stage.notices, self.model, library, self.settings)
        side = SidePanel(self.model, self.stage.arena)
        self.stage.set_side(side)
        self.side_switch = SideSwitch(self.stage, side, self.commands, self.settings)
        self.covers = Covers(self.stage, self.model, self.side_switch, self.settings)
        self.model.trouble.connect(self.tell)
        self.model.opened.connect(self._on_opened)
        self._connect_desk()

    def welcome(self, *, kept: bool) -> None:
        """Offer all games; `kept` tells whether the library has any."""
        from cardtable.games import all_games

        self.covers.lift()
        self.covers.welcome.tell(all_games().values(), self.desk.last(), kept=kept)

    def tell(self, words: Words) -> None:
        """Show a sentence in a bar at the top."""
        self.stage.notices.add(say(words))

    # Wiring

    def _connect(self) -> None:
        commands = self.commands
        commands.quit.triggered.connect(self.close)
        commands.full_screen.triggered.connect(self._on_full_screen)
        commands.motion.triggered.connect(self._on_motion)
        commands.felt.triggered.connect(self._on_felt)
        self.settings.changed.connect(self._show_settings)
        self.table.refused.connect(self.status.refuse)
        self.table.hovered.connect(self.status.show_effect)

    def _connect_desk(self) -> None:
        commands, desk, covers = self.commands, self.desk, self.covers
        commands.new_game.triggered.connect(self._on_new_game)
        commands.same_again.triggered.connect(desk.same_again)
        commands.games.triggered.connect(desk.show_games)
        commands.open_file.triggered.connect(desk.ask_file)
        commands.save_copy.triggered.connect(desk.save_copy)
        commands.save_copy.setEnabled(False)
        commands.rules.triggered.connect(self._on_rules)
        commands.keys.triggered.connect(self._on_keys)
        commands.about.triggered.connect(desk.show_about)
        self.status.rule_wanted.connect(desk.show_rules)
        covers.end.again.connect(desk.same_again)
        covers.end.other.connect(self._on_new_game)
        covers.welcome.chosen.connect(desk.new_game)
        covers.welcome.again.connect(desk.same_again)
        covers.welcome.library.connect(desk.show_games)
        covers.welcome.file.connect(desk.ask_file)

    def _on_new_game(self) -> None:
        self.desk.new_game()

    def _on_rules(self) -> None:
        self.desk.show_rules()

    def _on_keys(self) -> None:
        from .keys import KeysDialog

        self.desk.show_dialog(KeysDialog(self.commands.all(), self))

    def _on_opened(self) -> None:
        game = self.model.game
        assert game is not None
        self.table.setFocus()
        self.setWindowTitle(say(game.title))
        self.commands.save_copy.setEnabled(True)
        self.side_switch.ready = True
        self.side_switch.refresh(slide=False)

    # View

    def _on_full_screen(self, full: bool) -> None:
        self._toolbar.setVisible(not full)
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def _on_motion(self, action: QAction) -> None:
        self.settings.update(motion=action.data())

    def _on_felt(self, action: QAction) -> None:
        self.settings.update(felt=action.data())

    def _show_settings(self) -> None:
        value = self.settings.value
        check(self.commands.motion, value.motion)
        check(self.commands.felt, value.felt)
        self.stage.slide_ms = 0 if value.motion == "off" else 180

    # Place on the screen

    def _restore_place(self) -> None:
        value = self.settings.value
        fit_to_screen(self, *_SIZE)
        if value.geometry:
            self.restoreGeometry(QByteArray.fromHex(value.geometry.encode()))
        if not (self.isMaximized() or self.isFullScreen()):
            self.resize(self.size().boundedTo(available(self)))
        if value.full_screen:
            self.commands.full_screen.setChecked(True)
            self._toolbar.hide()
            self.setWindowState(self.windowState() | self.windowState().WindowFullScreen)

    def _keep_place(self) -> None:
        self.settings.update(
            geometry=bytes(self.saveGeometry().toHex().data()).decode(), full_screen=self.isFullScreen()
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self._keep_place()
        self.model.close()
        event.accept()
        self.closed.emit()
