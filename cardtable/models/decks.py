# SPDX-License-Identifier: GPL-3.0-or-later
"""Card decks that people already have: those of KDE's and GNOME's games, or any file in their manner."""

from __future__ import annotations

import configparser
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import QStandardPaths

from cardtable.engine.words import Words, mark

from .files import reason

_KDE = ("carddecks", "kde4/apps/carddecks")
"""Folders of KDE's decks below a folder of shared data; each deck has its own with an `index.desktop`."""
_GNOME = ("aisleriot/cards", "gnome-games-common/cards", "gnome-games/cards")
"""Folders of GNOME's decks, each a file."""
_GROUP, _INDEX = "KDE Backdeck", "index.desktop"
_SUFFIXES = (".svg", ".svgz")
_LARGEST = 64 * 2**20
"""Bytes of a drawing, unpacked."""
_LONGEST_INDEX = 2**18
_GZIP = b"\x1f\x8b"


class DeckFile(msgspec.Struct, frozen=True, order=True):
    """A deck on this machine."""

    name: str
    path: Path


class BadDeck(Exception):
    """A file that cannot serve as a deck; `words` say why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.english())
        self.words = words


def data_folders() -> list[Path]:
    """Where programs keep data that they share, the user's own first."""
    kind = QStandardPaths.StandardLocation.GenericDataLocation
    return [Path(folder) for folder in QStandardPaths.standardLocations(kind)]


def find_decks(folders: Iterable[Path]) -> list[DeckFile]:
    """All decks below folders of shared data, by name; the first of one name goes before the others."""
    found: dict[str, DeckFile] = {}
    for folder in folders:
        for deck in (*_kde_decks(folder), *_gnome_decks(folder)):
            found.setdefault(deck.name, deck)
    return sorted(found.values())


def read_drawing(path: Path) -> bytes:
    """The SVG text of a file, unpacked if it is packed; raises BadDeck."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as error:
        raise BadDeck(mark("Deck", "It cannot be read: {reason}.").format(reason=reason(error))) from None
    if data[:2] == _GZIP:
        data = _unpack(data)
    if len(data) > _LARGEST:
        raise BadDeck(mark("Deck", "It is too large for a deck of cards."))
    if b"<svg" not in data:
        raise BadDeck(mark("Deck", "It is not an SVG drawing."))
    return data


def _unpack(data: bytes) -> bytes:
    unpacker = zlib.decompressobj(wbits=31)
    try:
        text = unpacker.decompress(data, _LARGEST + 1)
    except zlib.error:
        text = b""
    if not unpacker.eof and len(text) <= _LARGEST:
        raise BadDeck(mark("Deck", "It is damaged."))
    return text


def _kde_decks(folder: Path) -> Iterator[DeckFile]:
    for place in _KDE:
        for index in _listed(folder / place, f"*/{_INDEX}"):
            deck = _kde_deck(index)
            if deck is not None:
                yield deck


def _kde_deck(index: Path) -> DeckFile | None:
    """The deck that an index tells of; None if it tells of none that is there."""
    parser = configparser.ConfigParser(interpolation=None, strict=False, delimiters=("=",))
    try:
        with index.open(encoding="utf-8", errors="replace") as file:
            parser.read_string(file.read(_LONGEST_INDEX))
        drawing = index.parent / Path(parser.get(_GROUP, "SVG")).name
        name = parser.get(_GROUP, "Name", fallback=index.parent.name)
    except (OSError, configparser.Error, ValueError):
        return None
    return DeckFile(name[:60].strip() or drawing.stem, drawing) if drawing.is_file() else None


def _gnome_decks(folder: Path) -> Iterator[DeckFile]:
    for place in _GNOME:
        for path in _listed(folder / place, "*"):
            if path.suffix.lower() in _SUFFIXES:
                yield DeckFile(path.stem.replace("-", " ").replace("_", " ").title(), path)


def _listed(folder: Path, pattern: str) -> list[Path]:
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []
