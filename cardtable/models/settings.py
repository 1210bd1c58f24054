# SPDX-License-Identifier: GPL-3.0-or-later
"""What people have set, kept in one JSON file; a bad value costs only its own field."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta
from PySide6.QtCore import QObject, Signal

from cardtable.engine.record import Player
from cardtable.engine.words import Words, mark

from .files import printable, reason, set_aside, write_whole

NAME = "settings.json"
UNTIL_KEY = -1.0
"""Value of `pause_trick` and `pause_round`: wait until a key or the mouse is pressed."""

MOST_RECENT = 8
"""So many files are named in the Game menu."""

_log = logging.getLogger(__name__)

Hex = Annotated[str, Meta(pattern=r"^([0-9a-f]{2})*\Z", max_length=20_000)]
ShortText = Annotated[str, Meta(max_length=100)]
PauseSeconds = Annotated[float, Meta(ge=UNTIL_KEY, le=10.0)]


class NewGame(msgspec.Struct, frozen=True):
    """The last choice in the new game dialog for one game. The game itself checks options and levels."""

    options: dict[str, Any] = {}
    seats: Annotated[tuple[Player, ...], Meta(max_length=8)] = ()
    even: bool = False
    """The opponents' level follows the results: see `models.balance`."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the defaults are what a new player gets."""

    language: Annotated[str, Meta(pattern=r"^([A-Za-z]{2,3}([_-][A-Za-z]{2,4})?)?\Z")] = ""
    """Two-letter code; empty: the system's language."""
    name: Annotated[str, Meta(max_length=24)] = ""
    """What the person is called in a new game; empty: nothing in particular."""
    scheme: Literal["system", "light", "dark"] = "system"
    """Colours of everything around the felt."""
    motion: Literal["off", "slow", "normal", "fast"] = "normal"
    """How fast cards move."""
    less_motion: bool = True
    """Nothing moves where the desktop asks for less motion."""
    pace: Annotated[int, Meta(ge=0, le=5000)] = 600
    """Milliseconds that an opponent takes for a move, at least."""
    pause_trick: PauseSeconds = 1.2
    """Seconds for which a finished trick stays in sight, or UNTIL_KEY."""
    pause_round: PauseSeconds = UNTIL_KEY
    """Seconds for which the result of a round stays in sight, or UNTIL_KEY."""
    felt: Literal["green", "blue", "wine"] = "green"
    deck: Annotated[str, Meta(max_length=4096)] = ""
    """File of the card faces; empty: our own."""
    four_colour: bool = False
    """Each suit of our own deck has a colour and a pattern to itself."""
    large_index: bool = False
    dark_faces: bool = False
    back: Literal["blue", "red"] = "blue"
    sound: bool = True
    volume: Annotated[int, Meta(ge=0, le=100)] = 60
    """Loudness of the sounds of cards and chips, in per cent."""
    help: Literal["none", "facts", "values"] = "none"
    """What is shown while a person decides: nothing, what can be counted, what each card is worth."""
    sort_hand: bool = True
    show_log: bool = True
    show_sheet: bool = True
    full_screen: bool = False
    geometry: Hex = ""
    """The window's `saveGeometry()`."""
    show_menu: bool = True
    """Whether the menu bar is in sight."""
    verbosity: Literal["brief", "normal", "full"] = "normal"
    """How much of the game is announced to screen readers."""
    confirm_play: bool = False
    """A card is played by being taken twice."""
    letters: bool = True
    """Whether keys that are a single character do anything."""
    keys: Annotated[
        dict[ShortText, Annotated[tuple[ShortText, ...], Meta(max_length=4)]], Meta(max_length=100)
    ] = {}
    """Keys that were changed, by command; no keys: the command has none."""
    last_game: Annotated[str, Meta(max_length=100)] = ""
    """Game chosen last in the new game dialog; empty: none yet."""
    new_games: dict[str, NewGame] = {}
    """Last choice by game."""
    recent_files: Annotated[
        tuple[Annotated[str, Meta(max_length=4096)], ...], Meta(max_length=MOST_RECENT)
    ] = ()
    """Files of games that were opened or saved last, newest first."""
    counted_from: Annotated[int, Meta(ge=0)] = 0
    """Seconds since 1970 from which games count in the statistics; 0: all do."""
    unknown: dict[str, Any] = {}
    """Fields of a newer version, kept for it."""


_KINDS = {
    name: kind for name, kind in get_type_hints(Settings, include_extras=True).items() if name != "unknown"
}


def load(path: Path) -> tuple[Settings, Words | None]:
    """The settings in a file, and a sentence if something in it was not usable.

    The file is then set aside under a name with the date, and the usable rest written in its place.
    """
    try:
        raw = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        _log.warning("settings cannot be read: %s", error)
        words = mark("Settings", "The settings cannot be read: {reason}.").format(reason=reason(error))
        return _repair(path, Settings(), words)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        _log.warning("settings file damaged: %s", error)
        return _repair(path, Settings(), mark("Settings", "The settings file is damaged."))
    settings, wrong = read(raw)
    if not wrong:
        return settings, None
    _log.warning("settings not usable: %s", ", ".join(wrong))
    return _repair(
        path, settings, mark("Settings", "Some settings cannot be used and are back at their defaults.")
    )


def read(raw: dict[str, Any]) -> tuple[Settings, list[str]]:
    """Settings from fields of any kind, and the names of those that were not usable."""
    good: dict[str, Any] = {"unknown": {}}
    wrong = []
    for name, value in raw.items():
        if name not in _KINDS:
            good["unknown"][name] = value
            continue
        try:
            good[name] = msgspec.convert(value, _KINDS[name])
        except (msgspec.ValidationError, RecursionError):
            wrong.append(name)
    return Settings(**good), wrong


def _repair(path: Path, settings: Settings, words: Words) -> tuple[Settings, Words]:
    """Set a bad file aside, write the usable part, and tell where the old one is."""
    try:
        aside = set_aside(path)
        save(settings, path)
    except OSError as error:
        _log.warning("settings file not repaired: %s", error)
        return settings, words
    told = mark("Settings", "{what} The old file is kept as “{path}”.")
    return settings, told.format(what=words, path=printable(str(aside)))


def save(settings: Settings, path: Path) -> None:
    """Write the settings whole or not at all; raises OSError."""
    fields = msgspec.to_builtins(settings)
    unknown = fields.pop("unknown")
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, msgspec.json.format(msgspec.json.encode({**unknown, **fields}), indent=1) + b"\n")


class SettingsModel(QObject):
    """The live settings; every change is written at once, in another thread.

    Without a path they are kept in memory only.
    """

    changed = Signal()
    """`value` is another one now."""
    trouble = Signal(object)
    """`Words`: the settings cannot be written. Said once, until writing works again."""
    _written = Signal()

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.value, self.load_trouble = load(path) if path else (Settings(), None)
        self._path = path
        self._kept = self.value
        self._error: OSError | None = None
        self._told = False
        self._writer = ThreadPoolExecutor(1, "settings")
        self._written.connect(self._on_written)

    def update(self, **fields: Any) -> None:
        """Change some fields; raises ValueError for a value that a field cannot have."""
        try:
            good = {name: msgspec.convert(value, _KINDS[name]) for name, value in fields.items()}
        except (msgspec.ValidationError, KeyError) as error:
            raise ValueError(f"not a setting: {error}") from None
        value = msgspec.structs.replace(self.value, **good)
        if value == self.value:
            return
        self.value = value
        if self._path:
            self._writer.submit(self._write, self._path)
        self.changed.emit()

    def close(self) -> None:
        """Wait until everything is written."""
        self._writer.shutdown()

    def _write(self, path: Path) -> None:
        """On the writer's thread: keep the latest value, unless that has been done."""
        value = self.value
        if value is self._kept:
            return
        try:
            save(value, path)
            self._kept, self._error = value, None
        except OSError as error:
            self._error = error
        with suppress(RuntimeError):  # the window is gone, and this object with it
            self._written.emit()

    def _on_written(self) -> None:
        error = self._error
        if error is not None and not self._told:
            assert self._path is not None
            words = mark("Settings", "The settings cannot be kept in the folder “{path}”: {reason}.")
            folder = printable(str(self._path.parent))
            self.trouble.emit(words.format(path=folder, reason=reason(error)))
        self._told = error is not None
