# SPDX-License-Identifier: GPL-3.0-or-later
"""The client of the drawing process: one picture at a time, and nothing here waits."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QProcess, QTimer, Signal

from cardtable.models.opponent import child_environment, child_program

from .drawing_process import Job

PATIENCE = 60_000
"""Milliseconds for one picture, the reading of its deck included."""
_IDLE = 20_000
"""Milliseconds after which a process that has nothing to do is ended."""

_log = logging.getLogger(__name__)


class DrawingClient(QObject):
    """Starts the process when it is needed; a failure is for good, and told by `failed`."""

    drawn = Signal(object)
    """A `Job` has been dealt with; its picture is there unless the deck cannot be used."""
    failed = Signal()

    def __init__(self, parent: QObject, program: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._program = tuple(program or (*child_program()[:-1], "--draw"))
        self._child: QProcess | None = None
        self._job: Job | None = None
        self.broken = False
        """Whether it has failed once."""
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._fail)
        self._idle = QTimer(self, singleShot=True, interval=_IDLE)
        self._idle.timeout.connect(self.close)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def busy(self) -> bool:
        """Whether a picture is being drawn."""
        return self._job is not None

    def draw(self, job: Job) -> None:
        """Have a picture drawn; only while none is."""
        assert self._job is None
        self._job = job
        self._idle.stop()
        if self._child is None:
            self._start()
        if self._child is not None:
            self._child.write(QByteArray(msgspec.json.encode(job) + b"\n"))
            self._patience.start()

    def close(self) -> None:
        """End the process; it is started again when it is needed."""
        child, self._child = self._child, None
        self._patience.stop()
        self._idle.stop()
        self._job = None
        if child is not None:
            child.blockSignals(True)
            child.kill()
            child.waitForFinished(500)
            child.deleteLater()

    def _start(self) -> None:
        child = QProcess(QCoreApplication.instance())
        self.destroyed.connect(child.kill)
        child.finished.connect(child.deleteLater)
        child.setProgram(self._program[0])
        child.setArguments(list(self._program[1:]))
        child.setProcessEnvironment(child_environment())
        child.setStandardErrorFile(QProcess.nullDevice())
        child.readyReadStandardOutput.connect(self._on_output)
        child.errorOccurred.connect(self._fail)
        child.finished.connect(self._fail)
        self._child = child
        child.start()

    def _on_output(self) -> None:
        while self._child is not None and self._child.canReadLine():
            line = bytes(self._child.readLine().data())
            try:
                job = msgspec.json.decode(line, type=Job)
            except msgspec.DecodeError:
                self._fail()
                return
            if job == self._job:
                self._job = None
                self._patience.stop()
                self._idle.start()
                self.drawn.emit(job)

    def _fail(self) -> None:
        if not self.broken and not QCoreApplication.closingDown():
            _log.warning("the drawing process has failed; cards are drawn by the window")
            self.broken = True
            self.close()
            self.failed.emit()
