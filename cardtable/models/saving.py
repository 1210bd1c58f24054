# SPDX-License-Identifier: GPL-3.0-or-later
"""Waiting until a decision is on disk, and saying so once when it cannot be."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Event

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.engine.words import Words, mark


class Saving(QObject):
    """The last thing that is being saved of the game on the table."""

    done = Signal()
    """It is on disk, or cannot be."""
    trouble = Signal(object)
    """`Words`: it cannot be saved. Said once, until saving works again."""
    _saved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._future: Future[None] | None = None
        self._heard = Event()
        """The writer's thread has told of it, and touches this object no more."""
        self._told = False
        self._saved.connect(self._on_saved, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether something is being saved."""
        return self._future is not None

    def watch(self, future: Future[None]) -> None:
        """This is being saved now."""
        self._future = future
        self._heard = heard = Event()
        future.add_done_callback(lambda _future: self._tell(heard))

    def finish(self) -> None:
        """Wait for it."""
        future, self._future = self._future, None
        if future is None:
            return
        error = future.exception()
        self._heard.wait()  # a future is done a moment before its callbacks are
        if error is None:
            self._told = False
        elif not self._told:
            self._told = True
            self.trouble.emit(_reason(error))

    def _tell(self, heard: Event) -> None:
        """On the writer's thread: let the table's own thread look."""
        try:
            self._saved.emit()
        except RuntimeError:  # the window is gone, and this object with it
            return
        finally:
            heard.set()

    def _on_saved(self) -> None:
        if self._future is not None and self._future.done():
            self.finish()
            self.done.emit()


def _reason(error: BaseException) -> Words:
    words = getattr(error, "words", None)
    if isinstance(words, Words):
        return words
    return mark("Game", "This game cannot be saved just now: {reason}. You can play on.").format(
        reason=str(error)
    )
