# SPDX-License-Identifier: GPL-3.0-or-later
"""The log: quiet, and never larger than a mebibyte."""

from __future__ import annotations

import logging
from pathlib import Path

NAME = "cardtable.log"
_HALF = 512 * 1024


def start(directory: Path) -> logging.Handler:
    """Write warnings and worse to a file in `directory`, which is made when there is something to write."""
    handler = _Log(directory / NAME)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    return handler


def stop(handler: logging.Handler) -> None:
    """Write no more, and close the file."""
    logging.getLogger().removeHandler(handler)
    handler.close()


class _Log(logging.FileHandler):
    """A log of two halves that never disturbs the program it tells about.

    (Python's own RotatingFileHandler comes in a module that also loads sockets.)
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", errors="replace", delay=True)
        self._path = path

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._make_room(len(self.format(record).encode("utf-8", "replace")) + 1)
            super().emit(record)
        except Exception:
            self.handleError(record)

    def _open(self):  # type: ignore[no-untyped-def]
        self._path.parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def _make_room(self, size: int) -> None:
        """Where another `size` bytes have no room, the half that is full takes the place of the older one."""
        if self._path.is_file() and self._path.stat().st_size + size > _HALF:
            if self.stream is not None:
                self.stream.close()
                self.stream = None
            self._path.replace(f"{self._path}.1")

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """A log that cannot be written is no reason to stop or to print."""
