# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable show`: a saved game as text or JSON, move by move."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec

from cardtable.engine.game import TABLE, State
from cardtable.engine.record import FORMAT, Timeline
from cardtable.engine.table import Row
from cardtable.engine.words import Words

from .files import read_game
from .output import state_fields, write_json, write_line
from .parser import Parser


def configure(parser: Parser) -> None:
    """Name the arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game")
    parser.add_argument("--json", action="store_true", help="print JSON: the record, each state, the result")


def run(arguments: Namespace) -> int:
    """Print the game."""
    timeline = read_game(arguments.file)
    if arguments.json:
        write_json(_fields(timeline))
    else:
        _print(timeline)
    return 0


def _fields(timeline: Timeline) -> dict[str, Any]:
    game = timeline.game
    states: list[dict[str, Any]] = [{"state": state_fields(game, timeline.first)}]
    for step in timeline.steps:
        seat: int | str = "table" if step.seat == TABLE else step.seat
        states.append({"seat": seat, "move": step.move.text, "state": state_fields(game, step.state)})
    record = {"format": FORMAT, **msgspec.to_builtins(timeline.record)}
    return {"record": record, "states": states, "result": states[-1]["state"]["result"]}


def _print(timeline: Timeline) -> None:
    game, record = timeline.game, timeline.record
    names = [player.name for player in record.seats]
    write_line(f"{game.title.english()}, deal {record.deal}")
    for player in record.seats:
        write_line(f"  {player.name}: {player.level or 'person'}")
    for name, value in record.options.items():
        write_line(f"  House rule: {name} = {value}")
    write_line()
    before, number = timeline.first, 0
    for step in timeline.steps:
        number += step.seat != TABLE
        told = [event.words.english() for event in game.tell(before, step.seat, step.move, step.state, names)]
        label = "" if step.seat == TABLE else f"{number}."
        if told:
            write_line(f"{label:>5} {' '.join(told)}")
        before = step.state
    _print_sheet(timeline, names)
    write_line(_ending(timeline.state, names))


def _print_sheet(timeline: Timeline, names: list[str]) -> None:
    sheet = timeline.game.sheet(timeline.state)
    rows = [*sheet.rows, *([sheet.total] if sheet.total else [])]
    if not rows:
        return
    lines = [["", *names], *([row.label.english(), *_cells(row)] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(names) + 1)]
    write_line()
    for line in lines:
        first, *cells = (text.rjust(width) for text, width in zip(line, widths, strict=True))
        write_line(f"  {line[0].ljust(len(first))}  {'  '.join(cells)}".rstrip())
    write_line()


def _cells(row: Row) -> list[str]:
    return [
        cell.english() if isinstance(cell, Words) else "" if cell is None else str(cell) for cell in row.cells
    ]


def _ending(state: State, names: list[str]) -> str:
    if state.result is None:
        return f"Not finished: {names[state.turn or 0]} is to move."
    if state.result.winner is None:
        return "A draw."
    return f"{names[state.result.winner]} wins."
