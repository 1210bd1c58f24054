# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds that a program of the system plays, where Qt's sound module is not installed.

That module comes with Qt's network library and 175 MB more, so packages do without it. Desktops have one of
these programs; where the first does not reach a sound server, the next is tried.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

Command = Callable[[str, float], list[str]]
"""The arguments that play a file so loud (0 to 1)."""

_LINUX: dict[str, Command] = {
    "pw-play": lambda file, volume: [f"--volume={volume:.3f}", file],
    "paplay": lambda file, volume: [f"--volume={round(65536 * volume)}", file],
}
_MAC: dict[str, Command] = {"afplay": lambda file, volume: ["-v", f"{volume:.3f}", file]}
PROGRAMS: dict[str, dict[str, Command]] = {"linux": _LINUX, "darwin": _MAC}
"""By platform: the programs that play a sound file, the best first."""


_DYING_MS = 2000
"""Longest that a killed player is waited for: a moment, but a busy computer may take its time to tell."""


class Voice(Protocol):
    """What is used of QSoundEffect."""

    def play(self) -> None: ...
    def stop(self) -> None: ...
    def isPlaying(self) -> bool: ...  # noqa: N802
    def setVolume(self, volume: float) -> None: ...  # noqa: N802


class Loudspeaker(QObject):
    """The programs of this system that play sounds."""

    heard = Signal()
    """A sound has been played to its end."""
    failed = Signal()
    """None of the programs could play it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        known = PROGRAMS.get(sys.platform, {})
        self.programs = [(path, known[name]) for name in known if (path := shutil.which(name))]
        self._first = 0

    def call(self, file: str, volume: float) -> tuple[str, list[str]]:
        """The program to use now, and its arguments."""
        path, arguments = self.programs[self._first]
        return path, arguments(file, volume)

    def give_up(self, path: str) -> bool:
        """This program played nothing; whether there is another one to try now."""
        if path != self.programs[self._first][0]:
            return True
        self._first = (self._first + 1) % len(self.programs)
        if not self._first:
            self.failed.emit()
        return bool(self._first)


class PlayedFile(QObject):
    """A sound file that can be heard once at a time."""

    def __init__(self, file: Path, speaker: Loudspeaker) -> None:
        super().__init__(speaker)
        self._file, self._speaker = str(file), speaker
        self._volume = 1.0
        self._process: QProcess | None = None

    def setVolume(self, volume: float) -> None:  # noqa: N802
        """How loud the next one is, 0 to 1."""
        self._volume = volume

    def isPlaying(self) -> bool:  # noqa: N802
        """Whether it can be heard."""
        return self._process is not None

    def play(self) -> None:
        """Start it, from its beginning."""
        self.stop()
        if not self._volume:
            return
        program, arguments = self._speaker.call(self._file, self._volume)
        process = self._process = QProcess(self)
        process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(lambda code, _: self._ended(process, code == 0))
        process.errorOccurred.connect(lambda error: self._on_error(process, error))
        process.start(program, arguments)

    def stop(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.waitForFinished(_DYING_MS)
            process.deleteLater()

    def _on_error(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._ended(process, good=False)

    def _ended(self, process: QProcess, good: bool) -> None:
        if process is not self._process:
            return
        self._process = None
        process.deleteLater()
        if good:
            self._speaker.heard.emit()
        elif self._speaker.give_up(process.program()):
            self.play()
