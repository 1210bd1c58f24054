# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: menus, toolbar, table, side panel and status line.

What its first paint does not need is imported and made by `furnish`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QMoveEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow

from .actions import Actions, allow, check, fill_menus, fill_toolbar, fit_toolbar, make_toolbar
from .first_look import FirstLook
from .screen import available, fit_to_screen
from .stage import Stage

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from cardtable.engine.words import Words
    from cardtable.models.game import GameModel
    from cardtable.models.library import Library
    from cardtable.models.settings import SettingsModel

_SIZE = (1100, 740)
_SMALLEST = (500, 400)
_LOW = 480
"""In a lower window the table needs the room of the toolbar; the menus have all that is in it."""
_PLACE_MS = 800
"""Milliseconds after which the place of a window that is moved or resized is remembered."""
_GROUND = {"green": "#155a3c", "blue": "#1a3f63", "wine": "#5e2030"}
"""The felt before it is woven."""


class MainWindow(QMainWindow):
    """Shows one game."""

    painted = Signal()
    """The window has been painted for the first time."""
    closed = Signal()

    def __init__(self, look: FirstLook) -> None:
        super().__init__()
        self._was_painted = False
        self._model: GameModel | None = None
        self._settings: SettingsModel | None = None
        self.setMinimumSize(*_SMALLEST)
        self.stage = Stage()
        self.stage.set_colour(_GROUND.get(look.felt, _GROUND["green"]))
        self.setCentralWidget(self.stage)
        self.commands = Actions(self)
        fill_menus(self, self.commands)
        self._toolbar = make_toolbar(self.tr("Toolbar"))
        self.addToolBar(self._toolbar)
        self.statusBar().setSizeGripEnabled(False)
        self._take_place(look)
        self.commands.quit.triggered.connect(self.close)
        self.commands.full_screen.triggered.connect(self._on_full_screen)
        self._place_timer = QTimer(self, singleShot=True, interval=_PLACE_MS)
        self._place_timer.timeout.connect(self._keep_place)

    @property
    def model(self) -> GameModel:
        """The game on the table."""
        assert self._model is not None
        return self._model

    @property
    def settings(self) -> SettingsModel:
        """What people have set."""
        assert self._settings is not None
        return self._settings

    def furnish(self, settings: SettingsModel, model: GameModel, library: Library) -> None:
        """Put in the table and everything else, when the window is on the screen."""
        from .assistance import Assistance
        from .covers import Covers
        from .desk import Desk
        from .icons import icon
        from .leaving import Leaving
        from .notices import Notices
        from .past import Past
        from .recent import RecentFiles
        from .side import SidePanel
        from .side_switch import SideSwitch
        from .sound import SoundBoard
        from .status import StatusLine
        from .table.showcase import Showcase
        from .table.table import TableWidget

        self._settings = settings
        self._model = model
        self.commands.equip()
        fill_toolbar(self._toolbar, self.commands)
        self._fit_toolbar()
        self.menuBar().installEventFilter(self)
        QApplication.setWindowIcon(icon("app"))
        self.table = TableWidget(model, self.settings)
        self.stage.set_table(self.table)
        self.sounds = SoundBoard(model, settings, self)
        self.status = StatusLine(model)
        self.statusBar().addWidget(self.status, 1)
        self.notices = Notices()
        self.stage.set_notices(self.notices)
        self.desk = Desk(self, self.notices, model, library, self.settings)
        self.recent = RecentFiles(self, self.commands, self.desk, self.settings)
        self.setAcceptDrops(True)
        side = SidePanel(model, self.stage.arena)
        self.stage.set_side(side)
        self.side_switch = SideSwitch(self.stage, side, self.commands, self.settings)
        self.covers = Covers(self.stage, model, self.side_switch, self.settings)
        self.showcase = Showcase(self.covers.welcome, self.covers.welcome.plate, self.table.deck)
        self.past = Past(self, library)
        self.leaving = Leaving(self, library)
        self._connect_game()
        self._connect_desk()
        self.assistance = Assistance(self)
        self._show_settings()

    def welcome(self, *, kept: bool) -> None:
        """Offer all games; `kept` tells whether the library has any."""
        from cardtable.games import all_games

        self.covers.lift()
        self.covers.welcome.tell(all_games().values(), self.desk.last(), kept=kept)

    def look(self) -> FirstLook:
        """How another window would have to look to take this one's place."""
        value = self.settings.value
        return FirstLook(
            value.language, value.felt, value.scheme, bytes(self.saveGeometry().data()), self.isFullScreen()
        )

    def catch_up(self) -> None:
        """Show the game that had begun before this window was there."""
        self._on_opened()
        self.covers.catch_up()
        if not self.model.waiting_for_round:
            self.model.go_on()  # the step that another view was showing

    def retire(self) -> None:
        """Be gone at once, and leave the game to another window."""
        self.desk.close_dialog()
        self.hide()
        self.deleteLater()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.DeferredDelete)

    def tell(self, words: Words) -> None:
        """Show a sentence in a bar at the top."""
        from .language import say

        self.notices.add(say(words))

    # Wiring

    def _connect_game(self) -> None:
        for group in self.commands.choices():
            group.triggered.connect(self._on_choice)
        self.commands.sort_hand.triggered.connect(self._on_sort_hand)
        self.commands.mute.triggered.connect(self._on_mute)
        self.commands.last_trick.triggered.connect(self.table.show_last_trick)
        self.settings.changed.connect(self._show_settings)
        self.model.trouble.connect(self.tell)
        self.model.opened.connect(self._on_opened)
        self.model.thinking.connect(self._on_thinking)
        self.commands.play_now.triggered.connect(self.model.play_now)
        self._on_thinking(-1)
        self.table.refused.connect(self.status.refuse)
        self.table.hovered.connect(self.status.show_effect)

    def _connect_desk(self) -> None:
        commands, desk, covers = self.commands, self.desk, self.covers
        commands.new_game.triggered.connect(self._on_new_game)
        commands.same_again.triggered.connect(desk.same_again)
        commands.games.triggered.connect(desk.show_games)
        commands.open_file.triggered.connect(desk.ask_file)
        commands.save_copy.triggered.connect(desk.save_copy)
        commands.rules.triggered.connect(self._on_rules)
        commands.keys.triggered.connect(self._on_keys)
        commands.about.triggered.connect(desk.show_about)
        commands.preferences.triggered.connect(self._on_preferences)
        self.status.rule_wanted.connect(desk.show_rules)
        covers.end.again.connect(desk.same_again)
        covers.end.other.connect(self._on_new_game)
        covers.welcome.chosen.connect(desk.new_game)
        covers.welcome.again.connect(desk.same_again)
        covers.welcome.library.connect(desk.show_games)
        covers.welcome.file.connect(desk.ask_file)
        covers.welcome.preferences.connect(self._on_preferences)

    def _on_new_game(self) -> None:
        self.desk.new_game()

    def _on_rules(self) -> None:
        self.desk.show_rules(self.status.clause)

    def _on_preferences(self) -> None:
        from cardtable.assets import resources
        from cardtable.models.decks import data_folders, find_decks

        from .preferences import PreferencesDialog
        from .translators import languages

        decks, spoken = find_decks(data_folders()), languages(resources() / "i18n")
        self.desk.show_dialog(PreferencesDialog(self.settings, decks, spoken, self.sounds, self))

    def _on_keys(self) -> None:
        from .keys import KeysDialog

        self.desk.show_dialog(KeysDialog(self.assistance.shortcuts, self.settings, self))

    def _on_opened(self) -> None:
        from .language import say

        game = self.model.game
        assert game is not None
        self.table.setFocus()
        self.setWindowTitle(say(game.title))
        self.side_switch.ready = True
        self.side_switch.refresh(slide=False)

    def _on_thinking(self, seat: int) -> None:
        reason = self.tr("No computer player is thinking.") if seat < 0 else ""
        allow(self.commands.play_now, reason)

    # View

    def _fit_toolbar(self) -> None:
        """Show it where it has room, with words where those have."""
        low = self.height() < _LOW and not self.menuBar().isHidden()
        self._toolbar.setHidden(low or self.commands.full_screen.isChecked())
        fit_toolbar(self._toolbar, self.width())

    def _on_full_screen(self, full: bool) -> None:
        """Fill the screen, or go back to what the window was: maximised, where it was."""
        from PySide6.QtCore import Qt  # its many enumerations are not for the first paint

        state, filled = self.windowState(), Qt.WindowState.WindowFullScreen
        self.setWindowState(state | filled if full else state & ~filled)

    def _on_choice(self, action: QAction) -> None:
        self.settings.update(**{action.actionGroup().objectName(): action.data()})

    def _on_sort_hand(self, sort: bool) -> None:
        self.settings.update(sort_hand=sort)

    def _on_mute(self, heard: bool) -> None:
        self.settings.update(sound=heard)

    def _show_settings(self) -> None:
        from .table.motion import speed_factor

        value = self.settings.value
        for group in self.commands.choices():
            check(group, getattr(value, group.objectName()))
        self.commands.sort_hand.setChecked(value.sort_hand)
        self.commands.mute.setChecked(value.sound)
        self.stage.slide_ms = round(180 * speed_factor(value, self))

    # Place on the screen

    def _take_place(self, look: FirstLook) -> None:
        fit_to_screen(self, *_SIZE)
        if look.geometry:
            self.restoreGeometry(look.geometry)
        if not (self.isMaximized() or self.isFullScreen()):
            self.resize(self.size().boundedTo(available(self)))
        if look.full_screen:
            self.commands.full_screen.setChecked(True)
            self._toolbar.hide()
            self.setWindowState(self.windowState() | self.windowState().WindowFullScreen)

    def _keep_place(self) -> None:
        """Remember the window's place: at every change, as not every program comes to an orderly end."""
        self._place_timer.stop()
        self.settings.update(
            geometry=bytes(self.saveGeometry().toHex().data()).decode(), full_screen=self.isFullScreen()
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)  # never from a window that has gone

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self._settings is not None:
            self._fit_toolbar()
            self._place_timer.start()

    def moveEvent(self, event: QMoveEvent) -> None:  # noqa: N802
        super().moveEvent(event)
        if self._settings is not None:
            self._place_timer.start()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:  # perhaps by the desktop
            self.commands.full_screen.setChecked(self.isFullScreen())
            self._fit_toolbar()
            if self._settings is not None:
                self._keep_place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is self.menuBar() and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._fit_toolbar()  # one of the two is always there
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """From every part of the window a finished trick that waits is passed, and cards are chosen."""
        from PySide6.QtCore import Qt

        if self._model is None:
            super().keyPressEvent(event)
            return
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if enter and self.status.waits_for_key and self.table.hurry():
            return
        focus = self.focusWidget()
        if focus is None or self.stage.isAncestorOf(focus):
            super().keyPressEvent(event)
        elif enter and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            self.table.keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        if _local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        for path in _local_files(event.mimeData()):
            self.desk.open_file(path)
        event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        if self._settings is not None and self._model is not None:
            if not self.leaving.may_close():
                event.ignore()
                return
            self._keep_place()
            self.sounds.hush()
            self._model.close()
        event.accept()
        self.closed.emit()


def _local_files(what: QMimeData) -> list[str]:
    """Paths of the files that are being dragged."""
    return [url.toLocalFile() for url in what.urls() if url.isLocalFile()]
