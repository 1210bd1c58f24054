# SPDX-License-Identifier: GPL-3.0-or-later
"""Which keys do what: those of the window's commands and those of the table, as people have set them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

import msgspec
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from cardtable.engine.words import Words, mark
from cardtable.models.settings import SettingsModel

from .actions import Actions, set_keys
from .language import say

Keys = Mapping[str, tuple[str, ...]]

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_HARMLESS = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


class TableKey(msgspec.Struct, frozen=True):
    """Something that keys do at the table."""

    name: str
    title: Words
    meant: Qt.Key
    """The key that the table understands, whichever is pressed."""
    first: tuple[str, ...]
    """The keys until somebody changes them."""


TABLE_KEYS = (
    TableKey("table_left", mark("Keys", "one card to the left"), Qt.Key.Key_Left, ("Left",)),
    TableKey("table_right", mark("Keys", "one card to the right"), Qt.Key.Key_Right, ("Right",)),
    TableKey("table_first", mark("Keys", "the first card"), Qt.Key.Key_Home, ("Home",)),
    TableKey("table_last", mark("Keys", "the last card"), Qt.Key.Key_End, ("End",)),
    TableKey("table_play", mark("Keys", "play the card"), Qt.Key.Key_Return, ("Return", "Enter", "Space")),
    TableKey("table_trick", mark("Keys", "show the last trick again"), Qt.Key.Key_Up, ("Up",)),
)
ALWAYS = (
    (mark("Keys", "1 to 9"), mark("Keys", "go to that card")),
    (mark("Keys", "+ and −, or 1 and 2"), mark("Keys", "choose where a card can do two things")),
    (mark("Keys", "Enter, Space"), mark("Keys", "press a button; go on after a round")),
    (mark("Keys", "Esc"), mark("Keys", "back out; close a panel")),
    (mark("Keys", "Tab"), mark("Keys", "to the next part of the window")),
)
"""Keys that cannot be changed, and what they do."""
_RESERVED = {*"123456789+-=", "Tab", "Backtab", "Shift+Tab", "Esc"}


class Line(msgspec.Struct, frozen=True):
    """A command with its keys."""

    name: str
    title: str
    first: tuple[str, ...]
    keys: tuple[str, ...]
    table: bool = False


class Shortcuts(QObject):
    """Gives the commands the keys of the settings, and changes those."""

    def __init__(self, actions: Actions, settings: SettingsModel) -> None:
        super().__init__(actions)
        self._actions = actions
        self._settings = settings
        self._given: tuple[object, ...] = ()
        settings.changed.connect(self._give)
        self._give()

    def lines(self) -> list[Line]:
        """Every command that has or may have keys: those of the table, then those of the menus."""
        kept = self._settings.value.keys
        table = [
            Line(each.name, say(each.title), each.first, kept.get(each.name, each.first), table=True)
            for each in TABLE_KEYS
        ]
        window = [
            Line(name, action.text().replace("&", "").rstrip("…"), first, kept.get(name, first))
            for name, action in self._actions.by_name().items()
            for first in [self._actions.first_keys(action)]
        ]
        return table + window

    def trouble(self, name: str, key: str) -> Words | None:
        """Why a command cannot have a key."""
        if key in _RESERVED:
            words = mark("Keys", "“{key}” always means the same and cannot be given to anything else.")
            return words.format(key=shown([key]))
        for line in self.lines():
            if line.name != name and key in line.keys:
                words = mark("Keys", "“{key}” is already the key for “{command}”. Change that one first.")
                return words.format(key=shown([key]), command=line.title)
        return None

    def change(self, name: str, keys: Iterable[str]) -> None:
        """Let a command have these keys and no others."""
        line = next(line for line in self.lines() if line.name == name)
        kept = {known: each for known, each in self._settings.value.keys.items() if known != name}
        if tuple(keys) != line.first:
            kept[name] = tuple(keys)
        self._settings.update(keys=kept)

    def restore(self) -> None:
        """All keys as at first."""
        self._settings.update(keys={})

    def _give(self) -> None:
        value = self._settings.value
        if self._given == (value.keys, value.letters):
            return
        self._given = (value.keys, value.letters)
        for name, action in self._actions.by_name().items():
            keys = value.keys.get(name, self._actions.first_keys(action))
            set_keys(action, [key for key in keys if value.letters or not is_letter(key)])


def is_letter(key: str) -> bool:
    """Whether a key is a single letter or sign, as screen readers use them."""
    return len(key) == 1 and not key.isdigit()


def shown(keys: Iterable[str]) -> str:
    """Keys as this system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


def table_keys(keys: Keys, *, letters: bool) -> dict[int, Qt.Key]:
    """What the table is to understand by which key, modifiers included."""
    found = {}
    for each in TABLE_KEYS:
        for key in keys.get(each.name, each.first):
            sequence = QKeySequence(key)
            if sequence.count() and (letters or not is_letter(key)):
                code = sequence[0].toCombined()  # type: ignore[index]
                found[code] = each.meant
    return found


class TableKeyboard:
    """Tells the table what a key means there."""

    def __init__(self, settings: SettingsModel) -> None:
        self._settings = settings
        self._given: tuple[object, ...] = ()
        self._keys: dict[int, Qt.Key] = {}

    def silent(self, event: QKeyEvent) -> bool:
        """Whether a press means nothing by itself: a modifier, or a key that is held down."""
        return event.key() in _MODIFIERS or event.isAutoRepeat()

    def understood(self, event: QKeyEvent) -> int:
        """The key that the table is to act on; 0 for none."""
        value = self._settings.value
        if self._given != (value.keys, value.letters):
            self._given = (value.keys, value.letters)
            self._keys = table_keys(value.keys, letters=value.letters)
        pressed = event.keyCombination().toCombined()
        keypad, shift = Qt.KeyboardModifier.KeypadModifier.value, Qt.KeyboardModifier.ShiftModifier.value
        for code in (pressed, pressed & ~keypad, pressed & ~keypad & ~shift):
            if code in self._keys:
                return self._keys[code]
        if event.modifiers() & ~_HARMLESS or event.key() in _first_keys():
            return 0
        return event.key()


@cache
def _first_keys() -> frozenset[int]:
    return frozenset(table_keys({}, letters=True))
