# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds that a program of the system plays, where Qt's sound module is not installed.

That module comes with Qt's network library and 175 MB more, so packages do without it. Desktops have one of
these programs; where the first does not reach a sound server, the next is tried.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QProcess, Signal

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
"""Longest wait for a killed player when the program ends; a moment, where not much is going on."""


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
        self._running: list[QProcess] = []
        self.destroyed.connect(partial(_end_all, self._running))

    def start(self, file: str, volume: float, ended: Callable[[QProcess, bool], None]) -> QProcess:
        """A process that plays a file; `ended` hears of its end, and whether the file was played."""
        process = QProcess(self)

        def over(good: bool) -> None:
            self._running.remove(process)
            process.deleteLater()
            ended(process, good)

        def failed(error: QProcess.ProcessError) -> None:
            if error == QProcess.ProcessError.FailedToStart:
                over(good=False)

        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(lambda code, _: over(code == 0))
        process.errorOccurred.connect(failed)
        self._running.append(process)
        path, arguments = self.programs[self._first]
        process.start(path, arguments(file, volume))
        return process

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
        self._process = self._speaker.start(self._file, self._volume, self._ended)

    def stop(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _ended(self, process: QProcess, good: bool) -> None:
        if process is not self._process:
            return
        self._process = None
        if good:
            self._speaker.heard.emit()
        elif self._speaker.give_up(process.program()):
            self.play()


def _end_all(running: list[QProcess]) -> None:
    for process in running:
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(_DYING_MS)
