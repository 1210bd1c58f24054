# SPDX-License-Identifier: GPL-3.0-or-later
"""`cardtable verify`: whether a saved game kept what it promised before its first deal."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec

from cardtable import __version__
from cardtable.engine.fairness import Check, Mismatch, Report, commitment, verify
from cardtable.engine.game import Game
from cardtable.engine.record import BadRecord, Record, read_record
from cardtable.games import UnknownGame, find_game

from .errors import BAD_FILE, OTHER_VERSION, CommandError
from .files import read_data
from .output import write_json, write_line
from .parser import Parser

_FEWEST, _ALL = 8, 64
"""Signs of a promise that can be compared: as many as the window shows, and all of them."""
_NAMES = {"promise": "Promise", "moves": "Moves", "deals": "Cards", "opponents": "Opponents"}
_JUDGED = {True: "kept", False: "BROKEN", None: "open"}


def configure(parser: Parser) -> None:
    """Name the arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game; - is standard input")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        default="",
        help="what was shown before the first deal, to compare: the 8 signs in the window, or more of all 64",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--progress", action="store_true", help="print JSON lines while it goes on, the report as the last"
    )
    parser.epilog = (
        "The exit code is 1 when a promise was broken, and 4 when only the opponents’ decisions could not be "
        "taken again, because another version took them. docs/FAIRNESS.md tells what is looked at."
    )


def run(arguments: Namespace) -> int:
    """Verify the game and print what was found."""
    given = _given(arguments.commitment)
    game, record = _read(arguments.file)
    whole = commitment(record)
    promised = whole if given and whole.startswith(given) else given
    tell = _tell if arguments.progress else _tell_nobody
    try:
        report = verify(game, record, promised, __version__, tell)
    except Exception as error:  # a made-up position may be one that no bot can think about
        raise CommandError(f"{arguments.file}: this game cannot be verified: {error}.", BAD_FILE) from None
    fields = _fields(record, report, given)
    if arguments.progress:
        _write({**fields, "repeated": report.repeated})
    elif arguments.json:
        write_json(fields)
    else:
        _print(game, record, report, given)
    if not report.kept:
        return BAD_FILE
    return OTHER_VERSION if report.foreign else 0


def _given(text: str) -> str:
    """The signs to be compared, as they were copied from the window, the log or a sheet of paper."""
    given = "".join(text.split()).removesuffix("…").removesuffix("...").upper()
    if text and not (_FEWEST <= len(given) <= _ALL and set(given) <= set("0123456789ABCDEF")):
        raise CommandError(
            f"--commitment needs {_FEWEST} to {_ALL} of the signs 0 to 9 and A to F: “{text}”."
        )
    return given


def _text(check: Check, given: str) -> str:
    """What was found, and how much of the promise was compared."""
    if check.name != "promise" or not given or len(given) == _ALL:
        return check.words.english()
    if check.kept:
        return f"The {len(given)} signs that you gave match; all {_ALL} would prove more."
    return check.words.english()


def _fields(record: Record, report: Report, given: str) -> dict[str, Any]:
    return {
        "kept": report.kept,
        "program": {"theirs": record.program, "ours": __version__},
        "foreign": report.foreign,
        "commitment": report.commitment,
        "checks": [
            {"name": check.name, "kept": check.kept, "text": _text(check, given)} for check in report.checks
        ],
        "mismatches": _mismatches(report),
    }


def _mismatches(report: Report) -> list[Mismatch]:
    return list(report.repeated.mismatches) if report.repeated is not None else []


def _read(path: Path) -> tuple[Game, Record]:
    name = "standard input" if str(path) == "-" else str(path)
    try:
        record = read_record(read_data(path))
        game = find_game(record.game)
        for level in {player.level for player in record.seats} - {None}:
            if level not in [known.id for known in game.levels]:
                raise CommandError(f"{name}: there is no opponent “{level}” in this version.", BAD_FILE)
    except (BadRecord, UnknownGame) as error:
        raise CommandError(f"{name}: {error}", BAD_FILE) from None
    return game, record


def _tell(done: int, count: int) -> None:
    _write({"done": done, "of": count})


def _tell_nobody(_done: int, _count: int) -> None:
    """Nobody asked."""


def _write(fields: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(fields) + b"\n")
    sys.stdout.buffer.flush()


def _print(game: Game, record: Record, report: Report, given: str) -> None:
    players = ", ".join(f"{player.name} ({player.level or 'person'})" for player in record.seats)
    write_line(f"{game.title.english()}, deal {record.deal}: {players}")
    if report.commitment:
        write_line(f"Promised before the first deal: {report.commitment}")
    for check in report.checks:
        write_line(f"  {_NAMES[check.name]:<10} {_JUDGED[check.kept]:<7} {_text(check, given)}")
    for mismatch in _mismatches(report):
        name = record.seats[mismatch.seat].name
        write_line(f"    move {mismatch.number}: {name} played {mismatch.played}, not {mismatch.found}")
    write_line(_verdict(report))


def _verdict(report: Report) -> str:
    if not report.kept:
        return "This game is not as it was promised."
    if not report.foreign:
        return "Nothing was found against this game."
    versions = dict.fromkeys(one.program for one in _mismatches(report) if one.program != __version__)
    theirs = " and ".join(
        f"version {one}" if one else "a version that the file does not name" for one in versions
    )
    return (
        f"The opponents’ decisions are those of {theirs}; this is version {__version__}: they cannot be "
        "taken again here. Nothing was found against the deal and the moves."
    )
