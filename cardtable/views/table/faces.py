# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces and backs of cards as pixmaps, drawn from a deck's SVG file one card at a time."""

from __future__ import annotations

import hashlib
from collections import deque
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.words import mark

from .plain import draw_plain
from .shadow import draw_shadow

BACK = "back"
_SUITS = {Suit.CLUBS: "club", Suit.DIAMONDS: "diamond", Suit.HEARTS: "heart", Suit.SPADES: "spade"}
_RANKS = {Rank.ACE: "1", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}
_SLOW = 12
"""Milliseconds: a face that took longer to draw is kept on disk."""
_SETTLE = 70
"""Milliseconds without a new size before anything is drawn in it: windows are resized in many steps."""
_KEPT_SIZES = 10
_KEPT_SHADOWS = 24

Key: TypeAlias = "tuple[str, int, int]"
"""Element and size in device pixels."""


def element(card: Card | None) -> str:
    """The id of a card in a deck file, as KDE's card decks name them."""
    if card is None:
        return BACK
    return f"{_RANKS.get(card.rank, card.rank.value)}_{_SUITS[card.suit]}"


_CARDS = {element(card): card for card in (None, *Card)}


def pixels(size: QSize, ratio: float) -> QSize:
    """A logical size in whole device pixels."""
    return QSize(ceil(size.width() * ratio - 1e-6), ceil(size.height() * ratio - 1e-6))


class Deck(QObject):
    """The faces of one deck file.

    `face` answers at once: the face in the size asked for, or the nearest there is until that one has been
    drawn, one in a turn of the event loop. A missing or broken file gives plain faces, and one sentence.
    """

    ready = Signal(str)
    """A face has been drawn that was asked for."""
    trouble = Signal(object)

    def __init__(self, file: Path, cache: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file, self._cache = file, cache
        self._renderer: QSvgRenderer | None = None
        self._broken = False
        self._folder: Path | None = None
        self._faces: dict[Key, QPixmap] = {}
        self._stopgaps: dict[Key, QPixmap] = {}
        self._shadows: dict[tuple[int, int, int, float, float], QPixmap] = {}
        self._sizes: tuple[QSize, ...] = ()
        self._todo: deque[Key] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._work)

    def use_sizes(self, sizes: tuple[QSize, ...], ratio: float) -> None:
        """Tell the sizes that are on the table now; drop what is of no use any more."""
        wanted = tuple(pixels(size, ratio) for size in sizes)
        if wanted == self._sizes:
            return
        first = not self._sizes
        self._sizes = wanted
        self._todo.clear()
        self._stopgaps.clear()
        allowed = {(size.width(), size.height()) for size in wanted}
        stale = {key[1:] for key in self._faces} - allowed
        for size in sorted(stale)[: max(0, len(stale) - 3)]:
            for key in [key for key in self._faces if key[1:] == size]:
                del self._faces[key]
        self._timer.start(0 if first else _SETTLE)

    def face(self, card: Card | None, size: QSize, ratio: float) -> QPixmap:
        """A face, or the back for None. Its size is that of `pixels` unless it is a stopgap."""
        name, exact = element(card), pixels(size, ratio)
        key = (name, exact.width(), exact.height())
        found = self._faces.get(key)
        if found is not None:
            return found
        if key not in self._todo:
            self._todo.append(key)
            if not self._timer.isActive():
                self._timer.start(0)
        return self._stopgap(key, card)

    def is_exact(self, pixmap: QPixmap, size: QSize, ratio: float) -> bool:
        """Whether a pixmap needs no scaling for a logical size."""
        return pixmap.size() == pixels(size, ratio)

    def _stopgap(self, key: Key, card: Card | None) -> QPixmap:
        name, width, height = key
        found = self._stopgaps.get(key)
        if found is None:
            others = [other for other in self._faces if other[0] == name]
            near = min(others, key=lambda other: (other[1] < width, abs(other[1] - width)), default=None)
            found = self._faces[near] if near else draw_plain(card, QSize(width, height))
            self._stopgaps[key] = found
        return found

    def shadow(self, size: QSize, spread: int, strength: float, ratio: float) -> QPixmap:
        """The shadow of a card, drawn once for each size."""
        key = (size.width(), size.height(), spread, strength, ratio)
        found = self._shadows.get(key)
        if found is None:
            if len(self._shadows) > _KEPT_SHADOWS:
                self._shadows.clear()
            found = self._shadows[key] = draw_shadow(size, spread, strength, ratio)
        return found

    # One face at a time

    def _work(self) -> None:
        if not self._todo:
            return
        key = self._todo.popleft()
        if key not in self._faces:
            self._faces[key] = self._load(key) or self._draw(key)
            self._stopgaps.pop(key, None)
            self.ready.emit(key[0])
        if self._todo:
            self._timer.start(0)

    def _draw(self, key: Key) -> QPixmap:
        name, width, height = key
        renderer = self._open()
        if renderer is None or not renderer.elementExists(name):
            return draw_plain(_CARDS[name], QSize(width, height))
        clock = QElapsedTimer()
        clock.start()
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter, name, QRectF(0, 0, width, height))
        painter.end()
        if clock.elapsed() > _SLOW:
            self._save(key, image)
        return QPixmap.fromImage(image)

    def _open(self) -> QSvgRenderer | None:
        if self._renderer is None and not self._broken:
            renderer = QSvgRenderer(str(self._file), self) if self._file.is_file() else None
            if renderer is None or not renderer.isValid() or not renderer.elementExists(BACK):
                self._broken = True
                words = mark(
                    "Deck", "The card faces in “{file}” cannot be used. Plain ones are shown instead."
                )
                self.trouble.emit(words.format(file=self._file.name))
            else:
                self._renderer = renderer
        return self._renderer

    # On disk: only what is slow to draw

    def _path(self, key: Key) -> Path | None:
        if self._cache is None:
            return None
        if self._folder is None:
            try:
                digest = hashlib.sha256(self._file.read_bytes()).hexdigest()[:16]
            except OSError:
                self._cache = None
                return None
            self._folder = self._cache / "decks" / digest
        return self._folder / f"{key[1]}x{key[2]}" / f"{key[0]}.png"

    def _load(self, key: Key) -> QPixmap | None:
        path = self._path(key)
        if path is None or not path.is_file():
            return None
        pixmap = QPixmap(str(path))
        if pixmap.size() != QSize(key[1], key[2]):  # damaged, or somebody else's
            with suppress(OSError):
                path.unlink()
            return None
        return pixmap

    def _save(self, key: Key, image: QImage) -> None:
        path = self._path(key)
        if path is None:
            return
        try:
            if not path.parent.is_dir():
                path.parent.mkdir(parents=True)
                self._prune(path.parent.parent)
            part = path.with_suffix(".part")
            if image.save(str(part), "PNG", 80):  # type: ignore[call-overload]
                part.replace(path)
        except OSError:
            self._cache = None  # a cache that cannot be written is no cache

    def _prune(self, folder: Path) -> None:
        sizes = sorted(folder.iterdir(), key=lambda size: size.stat().st_mtime)
        for size in sizes[:-_KEPT_SIZES]:
            for file in size.iterdir():
                file.unlink()
            size.rmdir()
