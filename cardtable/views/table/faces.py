# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces and backs of cards as pixmaps, drawn from a deck's SVG file one card at a time."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from cardtable.assets import resources
from cardtable.engine.cards import Card
from cardtable.engine.words import mark
from cardtable.models.decks import BadDeck
from cardtable.models.settings import Settings

from .drawing import BACK, Drawing, element
from .drawing_client import DrawingClient
from .drawing_process import Job
from .dressing import EVERYDAY, Clothes
from .plain import draw_plain
from .shadow import draw_shadow

OWN = "decks/cardtable.svg"
"""Our own deck below the resources."""
_OWN_BACKS = {"blue": BACK, "red": "back_2"}
_SLOW = 12
"""Milliseconds: a face that took longer to draw is kept on disk."""
_SETTLE = 70
"""Milliseconds without a new size before anything is drawn in it: windows are resized in many steps."""
_KEPT_SIZES = 10
_KEPT_SHADOWS = 24

Key: TypeAlias = "tuple[str, int, int]"
"""Element and size in device pixels."""


_CARDS = {element(card): card for card in (None, *Card)}


class Look(NamedTuple):
    """How cards are to look."""

    file: Path
    clothes: Clothes | None = EVERYDAY
    """None: the deck is not ours and has only the clothes it wears."""
    back: str = BACK


def own_look(value: Settings) -> Look:
    """Our own deck as the settings want it."""
    clothes = Clothes(value.four_colour, value.large_index, value.dark_faces)
    return Look(resources() / OWN, clothes, _OWN_BACKS[value.back])


def look_of(value: Settings) -> Look:
    """The deck that the settings want."""
    return Look(Path(value.deck), None) if value.deck else own_look(value)


def pixels(size: QSize, ratio: float) -> QSize:
    """A logical size in whole device pixels."""
    return QSize(ceil(size.width() * ratio - 1e-6), ceil(size.height() * ratio - 1e-6))


class Deck(QObject):
    """The faces of one deck.

    `face` answers at once: the face in the size asked for, or the nearest there is until that one has been
    drawn, one in a turn of the event loop. Decks of other people may take seconds for a card: those are drawn
    by another process, and kept on disk. A missing or broken file gives our own faces, or plain ones, and one
    sentence.
    """

    ready = Signal(str)
    """A face has been drawn that was asked for."""
    changed = Signal()
    """The cards look otherwise now: every face must be asked for again."""
    trouble = Signal(object)

    def __init__(
        self,
        look: Look,
        cache: Path | None = None,
        parent: QObject | None = None,
        own: Look | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        """How the cards look: as was wished, or as ours do where that is not possible."""
        self._own = own or look
        self._wished = look
        self._cache = cache
        self._drawing: Drawing | None = None
        self._opened = False
        self._folder: Path | None = None
        self._faces: dict[Key, QPixmap] = {}
        self._stopgaps: dict[Key, QPixmap] = {}
        self._shadows: dict[tuple[int, int, int, float, float], QPixmap] = {}
        self._sizes: tuple[QSize, ...] = ()
        self._todo: deque[Key] = deque()
        self._client: DrawingClient | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._work)

    @property
    def dark(self) -> bool:
        """Whether the cards have dark faces."""
        return self.look.clothes is not None and self.look.clothes.dark

    def wear(self, look: Look, own: Look) -> None:
        """Look otherwise from now on; `own` is put on where that is not possible."""
        if (look, own) == (self._wished, self._own):
            return
        self.look = self._wished = look
        self._own = own
        self._drawing, self._opened, self._folder = None, False, None
        self._todo.clear()
        self._stopgaps = self._faces
        self._faces = {}
        self.changed.emit()

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
            found = self._faces[near] if near else self._plain(card, QSize(width, height))
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
        if not self._todo or (self._client is not None and self._client.busy):
            return
        key = self._todo.popleft()
        if key not in self._faces:
            pixmap = self._load(key)
            if pixmap is None and self._ask(key):
                self._todo.appendleft(key)
                return
            self._show(key, pixmap or self._draw(key))
        if self._todo:
            self._timer.start(0)

    def _show(self, key: Key, pixmap: QPixmap) -> None:
        self._faces[key] = pixmap
        self._stopgaps.pop(key, None)
        self.ready.emit(key[0])

    def _ask(self, key: Key) -> bool:
        """Have a card of somebody else's deck drawn elsewhere; False: it must be drawn here."""
        path = self._path(key) if self.look.clothes is None and not self._opened else None
        if path is None or not self._make_room(path):
            return False
        if self._client is None:
            self._client = DrawingClient(self)
            self._client.drawn.connect(self._on_drawn)
            self._client.failed.connect(self._on_failed)
        if self._client.broken:
            return False
        self._client.draw(Job(str(self.look.file), *key, str(path)))
        return True

    def _on_drawn(self, job: Job) -> None:
        key = (job.card, job.width, job.height)
        if job.deck == str(self.look.file) and key in self._todo:
            self._todo.remove(key)
            self._show(key, self._load(key) or self._draw(key))
        self._timer.start(0)

    def _on_failed(self) -> None:
        self._timer.start(0)

    def _plain(self, card: Card | None, size: QSize) -> QPixmap:
        return draw_plain(card, size, self.look.clothes or EVERYDAY)

    def _draw(self, key: Key) -> QPixmap:
        name, size = key[0], QSize(*key[1:])
        drawing = self._open()
        if drawing is None:
            return self._plain(_CARDS[name], size)
        start = time.perf_counter()
        image = drawing.image(name, size)
        if 1000 * (time.perf_counter() - start) > _SLOW:
            self._save(key, image)
        return QPixmap.fromImage(image)

    def _open(self) -> Drawing | None:
        if not self._opened:
            self._opened = True
            try:
                self._drawing = Drawing(*self.look)
            except BadDeck as error:
                self._refuse(error)
        return self._drawing

    def _refuse(self, error: BadDeck) -> None:
        """Say why the deck cannot be used, and put on our own."""
        words = mark("Deck", "The cards in “{file}” cannot be used. {reason}")
        bad = self.look
        if self._own != bad:
            self.look, self._folder = self._own, None
            with suppress(BadDeck):
                self._drawing = Drawing(*self.look)
        self.trouble.emit(words.format(file=bad.file.name, reason=error.words))

    # On disk: only what is slow to draw

    def _path(self, key: Key) -> Path | None:
        if self._cache is None:
            return None
        if self._folder is None:
            try:
                digest = hashlib.sha256(self.look.file.read_bytes())
            except OSError:
                return None
            digest.update(repr(self.look[1:]).encode())
            self._folder = self._cache / "decks" / digest.hexdigest()[:16]
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
        if path is None or not self._make_room(path):
            return
        try:
            part = path.with_suffix(".part")
            if image.save(str(part), "PNG", 80):  # type: ignore[call-overload]
                part.replace(path)
        except OSError:
            self._cache = None  # a cache that cannot be written is no cache

    def _make_room(self, path: Path) -> bool:
        """Make the folder of a picture, and let go of sizes out of use; False: that is not possible."""
        try:
            if not path.parent.is_dir():
                path.parent.mkdir(parents=True)
                self._prune(path.parent.parent)
        except OSError:
            self._cache = None
            return False
        return True

    def _prune(self, folder: Path) -> None:
        sizes = sorted(folder.iterdir(), key=lambda size: size.stat().st_mtime)
        for size in sizes[:-_KEPT_SIZES]:
            for file in size.iterdir():
                file.unlink()
            size.rmdir()
