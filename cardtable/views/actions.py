# SPDX-License-Identifier: GPL-3.0-or-later
"""The menus and the toolbar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

_AROUND = 20
"""Height of the toolbar besides its pictures."""
_UNTIL_KEY = -1.0
"""`models.settings.UNTIL_KEY`, which takes too long to load for the first paint."""


class Actions(QObject):
    """Every command of the window, by name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._equipment: dict[QAction, tuple[str, str]] = {}
        self.new_game = self._action(self.tr("&New game…"), "Ctrl+N", "new-game")
        self.same_again = self._action(self.tr("New game with the &same settings"), "F2")
        self.games = self._action(self.tr("&Games…"), "Ctrl+G", "games")
        self.open_file = self._action(self.tr("&Open file…"), "Ctrl+O", "open")
        self.save_copy = self._action(self.tr("Save a &copy as…"), "Ctrl+Shift+S")
        self.undo = self._action(self.tr("&Undo"), "Ctrl+Z", "undo")
        self.redo = self._action(self.tr("Re&do"), "Ctrl+Shift+Z; Ctrl+Y", "redo")
        self.restart = self._action(self.tr("Restart with the same ca&rds"), "Ctrl+R")
        self.play_now = self._action(self.tr("Opponent: play no&w"), "F8")
        self.play_now.setEnabled(False)
        self.replay = self._action(self.tr("Re&play of this game"), "F7", "play")
        self.restore = self._action(self.tr("Restore games from a &backup…"))
        self.quit = self._action(self.tr("&Quit"), "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._dealing()
        self.sheet = self._action(self.tr("&Score sheet"), "F3", "sheet", checkable=True)
        self.log = self._action(self.tr("&Log"), "F4", "log", checkable=True)
        self.review = self._action(self.tr("Re&view of the game"), "F6")
        self.could_win = self._action(self.tr("Could I have &won?"), "Shift+F6")
        self.drill = self._action(self.tr("Practise my &mistakes"), "Ctrl+F6")
        self.help = self._choice(
            "help",
            {
                "none": self.tr("&None"),
                "facts": self.tr("What can be &counted"),
                "values": self.tr("What each card is &worth"),
            },
        )
        self.full_screen = self._action(self.tr("&Full screen"), "F11", "fullscreen", checkable=True)
        self.motion = self._choice(
            "motion",
            {
                "slow": self.tr("&Slow"),
                "normal": self.tr("&Normal"),
                "fast": self.tr("&Fast"),
                "off": self.tr("&Off"),
            },
        )
        self.pace = self._choice(
            "pace",
            {
                0: self.tr("&At once"),
                300: self.tr("&Quickly"),
                600: self.tr("&Normally"),
                1200: self.tr("&Unhurriedly"),
            },
        )
        self.pause_trick = self._choice(
            "pause_trick",
            {
                0.3: self.tr("&Hardly"),
                1.2: self.tr("&A moment"),
                3.0: self.tr("&Long"),
                _UNTIL_KEY: self.tr("Until I press a &key"),
            },
        )
        self.sort_hand = self._action(self.tr("Sort my &cards"), checkable=True)
        self.felt = self._choice(
            "felt",
            {"green": self.tr("&Green"), "blue": self.tr("Night &blue"), "wine": self.tr("&Wine")},
        )
        self.preferences = self._action(self.tr("&Preferences…"), "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.last_trick = self._action(self.tr("Show the last t&rick"))
        self.mute = self._action(self.tr("So&unds"), "Ctrl+M", checkable=True)
        self._speaking()
        self.show_menu = self._action(self.tr("Show the menu &bar"), "Ctrl+Shift+M", checkable=True)
        self.confirm_play = self._action(self.tr("Play a card only when it is chosen t&wice"), checkable=True)
        self.learn = self._action(self.tr("&Learn a game…"))
        self.which_game = self._action(self.tr("&Which game do you know?…"))
        self.rules = self._action(self.tr("&Rules"), "F1", "rules")
        self.keys = self._action(self.tr("&Keys…"), "Ctrl+F1; ?")
        self.about = self._action(self.tr("&About Cardtable"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _dealing(self) -> None:
        """Commands about the deal on the table, and what came of all of them."""
        self.statistics = self._action(self.tr("S&tatistics…"), "Ctrl+T")
        self.copy_code = self._action(self.tr("&Copy deal code"), "Ctrl+Shift+C")
        self.open_code = self._action(self.tr("&Open deal code…"), "Ctrl+Shift+O")
        self.day = self._action(self.tr("&Game of the day…"), "Ctrl+D")
        self.other_seat = self._action(self.tr("Play this deal from the other &seat"))
        self.expert_seat = self._action(self.tr("Let the &expert play my seat…"))
        self.compare = self._action(self.tr("Co&mpare this deal…"))
        self.proof = self._action(self.tr("&Proof of fairness…"), "Ctrl+Shift+P")

    def _speaking(self) -> None:
        """Commands that say something of the game, to be heard and to be read in the status line."""
        self.say_total = self._action(self.tr("The &total, or the trick"), "T")
        self.say_hand = self._action(self.tr("My &cards"), "C")
        self.say_turn = self._action(self.tr("&Whose turn it is"), "W")
        self.say_counters = self._action(self.tr("Chips or &points"), "P")
        self.say_last = self._action(self.tr("The &last move"), "L")
        self.say_again = self._action(self.tr("That a&gain"), "R")
        self.say_table = self._action(self.tr("The whole ta&ble"), "D")
        self.letters = self._action(self.tr("&Single letters are keys"), checkable=True)
        self.verbosity = self._choice(
            "verbosity",
            {
                "brief": self.tr("&Little: what ends a round, and my turn"),
                "normal": self.tr("&What the others do"),
                "full": self.tr("&Everything"),
            },
        )

    def speaking(self) -> list[QAction]:
        """The commands that say something."""
        return [
            self.say_total,
            self.say_hand,
            self.say_turn,
            self.say_counters,
            self.say_last,
            self.say_table,
            self.say_again,
        ]

    def choices(self) -> list[QActionGroup]:
        """The settings with a menu of their own; the name of each is that of the setting."""
        return [self.help, self.motion, self.pace, self.pause_trick, self.felt]

    def equip(self) -> None:
        """Give the commands their keys and pictures, which take too long to load for the first paint."""
        from .icons import icon

        for action, (keys, picture) in self._equipment.items():
            if picture:
                action.setIcon(icon(picture))
            set_keys(action, keys.split("; ") if keys else ())

    def by_name(self) -> dict[str, QAction]:
        """Every command that may have keys, by the name under which they are kept."""
        return {name: action for name, action in vars(self).items() if isinstance(action, QAction)}

    def first_keys(self, action: QAction) -> tuple[str, ...]:
        """The keys that a command has until somebody changes them."""
        keys, _ = self._equipment[action]
        return tuple(keys.split("; ")) if keys else ()

    def all(self) -> list[QAction]:
        """The commands in the order of the menus, without the choices."""
        return [action for action in self.findChildren(QAction) if action.actionGroup() is None]

    def _action(self, text: str, key: str = "", picture: str = "", *, checkable: bool = False) -> QAction:
        action = QAction(text, self)
        action.setCheckable(checkable)
        self._equipment[action] = (key, picture)
        return action

    def _choice(self, setting: str, values: Mapping[Any, str]) -> QActionGroup:
        group = QActionGroup(self)
        group.setObjectName(setting)
        for value, text in values.items():
            action = group.addAction(text)
            action.setCheckable(True)
            action.setData(value)
        return group


def set_keys(action: QAction, keys: Iterable[str]) -> None:
    """Give a command these keys, and its tool tip the first of them."""
    action.setShortcuts([QKeySequence(key) for key in keys])
    _tip(action)


def allow(action: QAction, reason: str) -> None:
    """Let a command be chosen, or keep its place and say why it cannot be."""
    action.setEnabled(not reason)
    action.setProperty("reason", reason)
    _tip(action)


def _tip(action: QAction) -> None:
    plain = action.text().replace("&", "").rstrip("…")
    native = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    tip = f"{plain} ({native})" if native else plain
    reason = action.property("reason") or ""
    action.setToolTip(f"{tip}\n{reason}" if reason else tip)
    action.setStatusTip(reason)


def fill_menus(window: QMainWindow, actions: Actions) -> None:
    """The menu bar."""
    bar = window.menuBar()
    window.addActions(actions.all())  # their keys work while the menu bar is hidden, too
    game = bar.addMenu(QCoreApplication.translate("actions", "&Game"))
    _add(game, [actions.new_game, actions.same_again, actions.restart, None, actions.undo, actions.redo])
    _add(game, [actions.play_now])
    _add(
        game,
        [None, actions.replay, actions.games, actions.statistics, None, actions.open_file, actions.save_copy],
    )
    _add(game, [actions.restore, None, actions.quit])
    deal = bar.addMenu(QCoreApplication.translate("actions", "&Deal"))
    _add(deal, [actions.copy_code, actions.open_code, actions.day, None, actions.other_seat])
    _add(deal, [actions.expert_seat, actions.compare, None, actions.proof])
    coach = bar.addMenu(QCoreApplication.translate("actions", "&Coach"))
    _add(coach, [actions.review, actions.could_win, actions.drill, None])
    coach.addMenu(QCoreApplication.translate("actions", "&Help while I play")).addActions(
        actions.help.actions()
    )
    view = bar.addMenu(QCoreApplication.translate("actions", "&View"))
    _add(view, [actions.sheet, actions.log, None, actions.full_screen, None])
    view.addMenu(QCoreApplication.translate("actions", "&Motion")).addActions(actions.motion.actions())
    view.addMenu(QCoreApplication.translate("actions", "&Opponents play")).addActions(actions.pace.actions())
    view.addMenu(QCoreApplication.translate("actions", "A finished &trick stays")).addActions(
        actions.pause_trick.actions()
    )
    view.addAction(actions.sort_hand)
    view.addMenu(QCoreApplication.translate("actions", "F&elt")).addActions(actions.felt.actions())
    _add(view, [actions.mute, None, actions.last_trick, None, actions.preferences])
    _add(view, [None, actions.confirm_play, actions.show_menu])
    spoken = bar.addMenu(QCoreApplication.translate("actions", "&Speak"))
    _add(spoken, [*actions.speaking(), None])
    spoken.addMenu(QCoreApplication.translate("actions", "What is &announced")).addActions(
        actions.verbosity.actions()
    )
    spoken.addAction(actions.letters)
    more = bar.addMenu(QCoreApplication.translate("actions", "&Help"))
    _add(more, [actions.rules, actions.keys, None, actions.learn, actions.which_game, None, actions.about])


def make_toolbar(title: str) -> QToolBar:
    """The toolbar, as high as it will be, still empty: its pictures take long to load."""
    bar = QToolBar(title)
    bar.setObjectName("toolbar")
    bar.setMovable(False)
    bar.setFixedHeight(max(bar.iconSize().height(), bar.fontMetrics().height()) + _AROUND)
    return bar


def fill_toolbar(bar: QToolBar, actions: Actions) -> None:
    """Put in what is wanted often."""
    from PySide6.QtCore import Qt

    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
    bar.addActions([actions.new_game, actions.games])
    bar.addSeparator()
    bar.addActions([actions.undo])
    bar.addSeparator()
    bar.addActions([actions.sheet, actions.log])
    bar.addSeparator()
    bar.addAction(actions.rules)


def fit_toolbar(bar: QToolBar, width: int) -> None:
    """Leave the words out where they have no room; the tool tips have them."""
    from PySide6.QtCore import Qt

    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    if bar.sizeHint().width() > width:
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)


def check(group: QActionGroup, value: object) -> None:
    """Mark the choice that holds."""
    for action in group.actions():
        action.setChecked(action.data() == value)


def _add(menu: QMenu, actions: Iterable[QAction | None]) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
