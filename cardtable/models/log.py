# SPDX-License-Identifier: GPL-3.0-or-later
"""The log: quiet, and never larger than a mebibyte."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
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


class _Log(RotatingFileHandler):
    """A log of two halves that never disturbs the program it tells about."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, maxBytes=_HALF, backupCount=1, encoding="utf-8", errors="replace", delay=True)

    def _open(self):  # type: ignore[no-untyped-def]
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """A log that cannot be written is no reason to stop or to print."""
