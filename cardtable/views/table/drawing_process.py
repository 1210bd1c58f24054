# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawing process: draws cards of decks that may be slow, so that no window waits for them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from cardtable.models.decks import BadDeck

from .drawing import Drawing


class Job(msgspec.Struct, frozen=True):
    """A card to be drawn, as a line of JSON; the answer is the same line when it has been dealt with."""

    deck: str
    """The file of the deck."""
    card: str
    """By KDE's name."""
    width: int
    height: int
    """In device pixels."""
    picture: str
    """The file to be written."""


def main() -> int:
    """Draw what is asked for until nobody asks any more."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(["cardtable"])
    run(sys.stdin.buffer, sys.stdout.buffer)
    del app
    return 0


def run(asked: IO[bytes], answers: IO[bytes]) -> None:
    """Answer each line when its picture has been written, or cannot be."""
    drawings: dict[str, Drawing | None] = {}
    for line in iter(asked.readline, b""):
        job = msgspec.json.decode(line, type=Job)
        if job.deck not in drawings:
            drawings.clear()  # one deck at a time: they are large
            try:
                drawings[job.deck] = Drawing(Path(job.deck), None)
            except BadDeck:
                drawings[job.deck] = None
        drawing = drawings[job.deck]
        if drawing is not None:
            write(drawing, job)
        answers.write(msgspec.json.encode(job) + b"\n")
        answers.flush()


def write(drawing: Drawing, job: Job) -> None:
    """Write the picture, whole or not at all."""
    path = Path(job.picture)
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        image = drawing.image(job.card, QSize(job.width, job.height))
        if image.save(str(part), "PNG", 80):  # type: ignore[call-overload]
            part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
