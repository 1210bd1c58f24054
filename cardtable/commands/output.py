# SPDX-License-Identifier: GPL-3.0-or-later
"""What commands write on standard output."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from cardtable.engine.game import TABLE, Game, State


def printable(text: str) -> str:
    """The text with a mark for whatever would move the cursor or break the line: files may hold anything."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def write_line(text: str = "") -> None:
    """A line of text."""
    sys.stdout.write(f"{printable(text)}\n")


def games_of(games: int, deals: int) -> str:
    """So many games of so many deals, in words."""
    return f"{games} game{'s' * (games != 1)} of {deals} deal{'s' * (deals != 1)}"


def write_json(value: Any) -> None:
    """A value as JSON over several lines; always UTF-8, whatever the terminal speaks."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")
    sys.stdout.buffer.flush()


def state_fields(game: Game, state: State) -> dict[str, Any]:
    """A state, or a seat's view of one, as other programs read it."""
    result = state.result
    return {
        "game": game.id,
        "players": state.players,
        "options": msgspec.to_builtins(state.options),
        "to_move": "table" if state.turn == TABLE else state.turn,
        "legal": sorted(move.text for move in state.legal_moves()),
        **game.describe(state),
        "result": result and {"winner": result.winner, "draw": result.draw, "ranking": list(result.ranking)},
    }


def show_progress(done: int, whole: int, what: str = "") -> None:
    """A bar of deals on standard error, where that is a terminal; none done clears it."""
    if not sys.stderr.isatty():
        return
    filled = 30 * done // whole
    bar = f"\r\x1b[K[{'#' * filled}{'.' * (30 - filled)}] {done}/{whole} deals {what}" if done else "\r\x1b[K"
    sys.stderr.write(bar.rstrip(" "))
    sys.stderr.flush()
