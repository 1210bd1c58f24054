# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys, voice and teaching: joins them to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence

from cardtable.engine.cards import Card
from cardtable.models.settings import UNTIL_KEY
from cardtable.models.shown import ShownGame

from .actions import allow
from .first_deal import FirstDeal
from .shortcuts import Shortcuts
from .table.peek import last_trick
from .voice import Voice
from .wires import Wires

if TYPE_CHECKING:
    from .window import MainWindow


class Assistance(QObject):
    """What lets people use the window without a mouse, without eyes, or without knowing the games."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        commands, settings = window.commands, window.settings
        self.shortcuts = Shortcuts(commands, settings)
        self.voice = Voice(window.model, settings, window.status, self._hand)
        self._asks = {
            commands.say_total: "total",
            commands.say_hand: "hand",
            commands.say_turn: "turn",
            commands.say_counters: "counters",
            commands.say_last: "last",
            commands.say_table: "table",
            commands.say_again: "again",
        }
        for action in self._asks:
            action.triggered.connect(self._on_ask)
        window.table.refused.connect(self.voice.refuse)
        window.table.picker.said.connect(self._on_said)
        window.table.peek.said.connect(self._on_said)
        self.first_deal = FirstDeal(window)
        commands.learn.triggered.connect(self.first_deal.ask)
        window.covers.welcome.learning.connect(self.first_deal.ask)
        commands.which_game.triggered.connect(self._on_which_game)
        window.covers.welcome.asking.connect(self._on_which_game)
        commands.show_menu.triggered.connect(self._on_menu)
        commands.letters.triggered.connect(self._on_letters)
        commands.confirm_play.triggered.connect(self._on_confirm)
        for switch in (commands.sheet, commands.log, commands.full_screen, commands.sort_hand, commands.mute):
            switch.triggered.connect(self._on_switch)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_state)
        settings.changed.connect(self._show)
        window.model.opened.connect(self._allow)
        self._show()
        self._allow()
        self._wires = Wires()
        window.status.followed.connect(self._follow)
        self._follow(window.model)

    def _hand(self) -> list[Card | None]:
        return [card.card for card in self._window.table.cards.hand()]

    def _on_ask(self) -> None:
        self.voice.ask(self._asks[self.sender()])  # type: ignore[index]

    def _on_state(self, state: Qt.ApplicationState) -> None:
        """Whoever leaves the window leaves no cards open for the next one."""
        if state != Qt.ApplicationState.ApplicationActive:
            self._window.model.cover()

    def _on_said(self, text: str) -> None:
        self._window.status.answer(text)
        self.voice.insist(text)

    def _show(self) -> None:
        """What is set, and the key that opens a rule."""
        commands, value = self._window.commands, self._window.settings.value
        commands.letters.setChecked(value.letters)
        commands.confirm_play.setChecked(value.confirm_play)
        shown = value.show_menu or not self._menu_key()  # else nobody could bring it back
        commands.show_menu.setChecked(shown)
        self._window.menuBar().setVisible(shown)
        native = QKeySequence.SequenceFormat.NativeText
        self._window.status.until_key = value.pause_trick == UNTIL_KEY
        self._window.status.rule_key = commands.rules.shortcut().toString(native)

    def _allow(self) -> None:
        none = "" if self._window.model.timeline is not None else self.tr("There is no game on the table.")
        allow(self._window.commands.save_copy, self._window.past.elsewhere or none)

    def _follow(self, model: ShownGame) -> None:
        """Another game is on the table from now on."""
        self._wires.cut()
        self._shown = model
        for signal in (model.opened, model.stepped, model.rewound):
            self._wires.connect(signal, self._allow_recall)
        self._allow_recall()
        self._allow()

    def _allow_recall(self) -> None:
        """The last trick can be shown where there is one."""
        model = self._shown
        if model.game is None or model.timeline is None:
            reason = self.tr("There is no game on the table.")
        elif last_trick(model.game, model.timeline):
            reason = ""
        elif any(zone.kind == "trick" for zone in model.game.scene(model.timeline.state).zones):
            reason = self.tr("No trick has been finished yet.")
        else:
            reason = self.tr("This game has no tricks.")
        allow(self._window.commands.last_trick, reason)

    def _menu_key(self) -> str:
        native = QKeySequence.SequenceFormat.NativeText
        return self._window.commands.show_menu.shortcut().toString(native)

    def _on_which_game(self) -> None:
        from cardtable.games import all_games

        from .which_game import WhichGame

        dialog = WhichGame(all_games().values(), self._window)
        dialog.chosen.connect(self._window.desk.new_game)
        self._window.desk.show_dialog(dialog)

    def _on_menu(self, wanted: bool) -> None:
        if not wanted and not self._menu_key():
            self._window.notices.add(self.tr("Give “Show the menu bar” a key first, to bring it back with."))
        elif not wanted:
            text = self.tr("The menu bar is hidden. {key} brings it back.")
            self._window.notices.add(text.format(key=self._menu_key()), calm=True)
        self._window.settings.update(show_menu=wanted)
        self._show()

    def _on_switch(self, on: bool) -> None:
        """What the eye sees at once, a screen reader is told."""
        switch = self.sender()
        assert isinstance(switch, QAction)
        text = (
            self.tr("{name}: on.", "a command of the menu that can be switched on and off, by its name")
            if on
            else self.tr("{name}: off.", "a command of the menu that can be switched on and off, by its name")
        )
        self.voice.tell(text.format(name=switch.text().replace("&", "")))

    def _on_letters(self, wanted: bool) -> None:
        self._window.settings.update(letters=wanted)

    def _on_confirm(self, wanted: bool) -> None:
        self._window.settings.update(confirm_play=wanted)
