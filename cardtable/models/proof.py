# SPDX-License-Identifier: GPL-3.0-or-later
"""The proof of fairness of the game on the table: what it promised, and whether that was kept."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QByteArray, QObject, QProcess, Signal

from cardtable import __version__
from cardtable.engine.fairness import Repeated, Report, commitment, judge
from cardtable.engine.record import write_record

from .game import GameModel
from .opponent import child_environment, child_program

_log = logging.getLogger(__name__)


class _Line(msgspec.Struct, frozen=True):
    """A line of `cardtable verify --progress`."""

    done: int = 0
    of: int = 0
    repeated: Repeated | None = None


class Proof(QObject):
    """Keeps the promise that was shown, and verifies the finished game in a process of its own."""

    changed = Signal()
    """The promise, the progress or the report is another one."""

    def __init__(
        self, model: GameModel, program: Sequence[str] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._program = tuple(program or (*child_program()[:-1], "verify"))
        self._child: QProcess | None = None
        self._repeated: Repeated | None = None
        self.promised = commitment(model.record) if model.timeline is not None else ""
        """The commitment shown when the game was opened; "" if it promised nothing."""
        self.done, self.of = 0, 0
        """Decisions of the opponents taken again so far, and how many there are; 0 of 0: not begun."""
        self.failed = False
        model.opened.connect(self._on_opened)
        model.finished.connect(self._on_finished)

    @property
    def running(self) -> bool:
        """Whether the opponents' decisions are being taken again."""
        return self._child is not None

    @property
    def open(self) -> bool:
        """Whether the game is over, so that nothing need be hidden any more."""
        return self._model.timeline is not None and self._model.state.result is not None

    def report(self) -> Report | None:
        """What has been found so far; None before the game is over."""
        timeline = self._model.timeline
        if timeline is None or not self.open:
            return None
        record = timeline.record
        return judge(timeline.game, record, self._repeated, self.promised, __version__, timeline)

    def verify(self) -> None:
        """Begin to take the opponents' decisions again, unless that is done or under way."""
        if not self.open or self.running or self._repeated is not None:
            return
        self.failed = False
        self.done, self.of = 0, 0
        child = QProcess(self)
        child.setProgram(self._program[0])
        child.setArguments([*self._program[1:], "-", "--progress"])
        child.setProcessEnvironment(child_environment())
        child.readyReadStandardOutput.connect(self._on_output)
        child.errorOccurred.connect(self._on_error)
        child.finished.connect(self._on_ended)
        self._child = child
        child.start()
        child.write(QByteArray(write_record(self._model.record)))
        child.closeWriteChannel()

    def stop(self) -> None:
        """Give up what is under way."""
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            child.waitForFinished(500)
            child.deleteLater()

    def _on_opened(self) -> None:
        self.stop()
        self._repeated = None
        self.failed = False
        self.done, self.of = 0, 0
        self.promised = commitment(self._model.record)
        self.changed.emit()

    def _on_finished(self) -> None:
        self.changed.emit()

    def _on_output(self) -> None:
        child = self.sender()
        while child is self._child and self._child is not None and self._child.canReadLine():
            self._take(bytes(self._child.readLine().data()))

    def _take(self, data: bytes) -> None:
        try:
            line = msgspec.json.decode(data, type=_Line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            _log.warning("verification: %r", data[:200])
            return
        if line.repeated is not None:
            self._repeated = line.repeated
        else:
            self.done, self.of = line.done, line.of
        self.changed.emit()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._on_ended()

    def _on_ended(self) -> None:
        child = self.sender()
        if child is not self._child or self._child is None:
            return
        self._on_output()
        complaint = bytes(self._child.readAllStandardError().data()[:2000]).decode("utf-8", "replace")
        if self._repeated is None:
            _log.warning("verification failed: %s", complaint.strip())
            self.failed = True
        self._child.deleteLater()
        self._child = None
        self.changed.emit()
