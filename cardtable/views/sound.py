# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays sounds where there are a device and the module for it; elsewhere it is silent and knows why."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QUrl, Signal

from cardtable.assets import resources
from cardtable.engine.table import Scene
from cardtable.engine.words import Words, mark
from cardtable.models.game import GameModel, Moved
from cardtable.models.settings import SettingsModel
from cardtable.models.sounds import SOUNDS, Sound, sounds_of

from .loudspeaker import PROGRAMS, Loudspeaker, PlayedFile, Voice

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QMediaDevices

VOICES = 3
"""So many sounds are heard at a time, at most."""
_NO_MODULE = mark(
    "Sound", "There is no sound: Qt’s sound module is not installed (“pip install cardtable[sound]”)."
)
_NOT_PACKED = mark("Sound", "There is no sound: this package comes without Qt’s sound module.")
_NO_LIBRARY = mark(
    "Sound", "There is no sound: Qt’s sound module needs {library}, which is not on this machine."
)
_NO_PROGRAM = mark("Sound", "There is no sound: install a program that plays it, one of {programs}.")
_NO_DEVICE = mark("Sound", "There is no sound: no loudspeaker was found.")

_log = logging.getLogger(__name__)


class SoundBoard(QObject):
    """Follows a game and plays what is heard of it. The module for it is loaded when sounds are wanted."""

    changed = Signal()
    """`silence` is another one now."""

    def __init__(self, model: GameModel, settings: SettingsModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._settings = model, settings
        self.silence: Words | None = None
        """Why nothing can be heard."""
        self._devices: QMediaDevices | None = None
        self._effects: dict[Sound, Voice] = {}
        self._playing: list[Sound] = []
        self._loaded = False
        self._scene: Scene | None = None
        model.opened.connect(self._on_opened)
        model.stepped.connect(self._on_stepped)
        settings.changed.connect(self._on_settings)

        self._on_settings()

    def load(self) -> None:
        """Find a device and prepare the sounds."""
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError as error:
            _log.info("Qt’s sound module: %s", error)
            self._use_programs(error)
            return
        if self._devices is None:
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self.load)
        if QMediaDevices.defaultAudioOutput().isNull():
            self._fall_silent(_NO_DEVICE)
            return
        self._prepare()

    @property
    def voices(self) -> bool:
        """Whether there is something to play sounds with."""
        return bool(self._effects)

    def play(self, sound: Sound) -> None:
        """Let a sound be heard, if sounds are wanted; the oldest of too many voices ends."""
        effect = self._effects.get(sound)
        if effect is None or not self._settings.value.sound:
            return
        self._playing = [each for each in self._playing if each != sound and self._effects[each].isPlaying()]
        while len(self._playing) >= VOICES:
            self._effects[self._playing.pop(0)].stop()
        self._playing.append(sound)
        effect.play()

    def hush(self) -> None:
        """End what can be heard."""
        for effect in self._effects.values():
            effect.stop()
        self._playing = []

    def _prepare(self) -> None:
        from PySide6.QtMultimedia import QSoundEffect

        for sound in SOUNDS:
            effect = QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(_file(sound))))
            self._effects[sound] = effect
        self._tell(None)
        self._on_settings()

    def _use_programs(self, error: ImportError) -> None:
        """Without Qt's module the system's programs play the sounds."""
        speaker = Loudspeaker(self)
        if not speaker.programs:
            self._fall_silent(_why(error))
            return
        speaker.heard.connect(self._on_heard)
        speaker.failed.connect(lambda: self._tell(_NO_DEVICE))
        self._effects = {sound: PlayedFile(_file(sound), speaker) for sound in SOUNDS}
        self._tell(None)
        self._on_settings()

    def _on_heard(self) -> None:
        if self.silence is not None:
            self._tell(None)

    def _tell(self, silence: Words | None) -> None:
        self.silence = silence
        self.changed.emit()

    def _fall_silent(self, why: Words) -> None:
        self.hush()
        self._effects = {}
        self._tell(why)

    def _on_settings(self) -> None:
        value = self._settings.value
        if value.sound and not self._loaded:
            self._loaded = True
            QTimer.singleShot(0, self, self.load)  # never on a board that has gone with its window
        for effect in self._effects.values():
            effect.setVolume((value.volume / 100) ** 2)  # what is heard grows with the square root
        if not value.sound:
            self.hush()

    def _on_opened(self) -> None:
        self.hush()
        self._scene = self._model.scenes()[1]

    def _on_stepped(self, moved: Moved) -> None:
        before, self._scene = self._scene, self._model.scenes()[1]
        if before is None:
            return
        people = [seat for seat, player in enumerate(self._model.seats) if player.human]
        for sound in sounds_of(before, self._scene, moved.events, people):
            self.play(sound)


def _file(sound: Sound) -> Path:
    return resources() / "sounds" / f"{sound}.wav"


def _why(error: ImportError) -> Words:
    """What is missing, where no program plays sounds either."""
    if not isinstance(error, ModuleNotFoundError):
        return _NO_LIBRARY.format(library=str(error).partition(":")[0])
    if programs := PROGRAMS.get(sys.platform):
        return _NO_PROGRAM.format(programs=", ".join(programs))
    return _NOT_PACKED if getattr(sys, "frozen", False) else _NO_MODULE
