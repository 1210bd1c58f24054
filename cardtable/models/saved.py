# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on its way to the library's file."""

from __future__ import annotations

import msgspec

from .salvage import checksum


class Saved(msgspec.Struct, frozen=True):
    """A game as it is to be on disk."""

    key: int
    """Its number for the program, for as long as that runs."""
    revision: int
    """The revision that was read from disk; 0: none."""
    title: str
    started: int
    record: str
    """The record as JSON, without its moves and nodes."""
    changed: int = 0
    moves: tuple[str, ...] = ()
    nodes: tuple[int, ...] = ()
    finished: bool = False
    winner: int | None = None
    deleted: int | None = None
    played: bool = False
    """This program has changed more than the labels."""

    def same_play(self, other: Saved) -> bool:
        """Whether the two differ in nothing but their labels."""
        return self._play() == other._play()

    def _play(self) -> tuple[object, ...]:
        return self.record, self.moves, self.nodes, self.finished, self.winner

    def columns(self, id_: int, revision: int) -> dict[str, object]:
        """What the columns of the file's table hold, but for its place."""
        moves, nodes = " ".join(self.moves), " ".join(map(str, self.nodes))
        return {
            "id": id_,
            "revision": revision,
            "title": self.title,
            "started": self.started,
            "changed": self.changed,
            "deleted": self.deleted,
            "finished": self.finished,
            "winner": self.winner,
            "decisions": len(self.moves),
            "record": self.record,
            "moves": moves,
            "nodes": nodes,
            "checksum": checksum(self.record, moves, nodes),
        }
