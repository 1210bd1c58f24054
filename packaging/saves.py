# SPDX-License-Identifier: GPL-3.0-or-later
"""Games and a library as this version saves them, kept for ever: `saves` writes tests/saves/VERSION.

To be run once for each release. Later versions must open all of them: tests/models/test_saves.py.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

import msgspec

from cardtable import __version__
from cardtable.ai.thinking import think
from cardtable.engine.bot import Limit
from cardtable.engine.game import Move
from cardtable.engine.record import Origin, Player, Record, Timeline
from cardtable.games import all_games
from cardtable.models.library import Library

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "saves"


def played(game: str, players: int, decisions: int, **fields: object) -> Timeline:
    """A game between a person, who plays like a beginner here, and opponents."""
    rules = all_games()[game]
    bots = (Player(f"Böt {seat} 空", rules.levels[1].id, 2**53 - seat) for seat in range(1, players))
    record = Record(game=game, deal=2026, seats=(Player("Zoë"), *bots))
    timeline = Timeline(rules, msgspec.structs.replace(record, **fields))
    for _ in range(decisions):
        state = timeline.state
        if state.turn is None:
            break
        level = timeline.seats[state.turn].level or rules.levels[0].id
        view = state.seen_by(state.turn)
        thought = think(rules, view, state.turn, level, state.turn, Limit(nodes=20))
        timeline.play(Move.parse(thought.move), thought.nodes if timeline.seats[state.turn].level else 0)
        timeline.settle()
    return timeline


def with_branches(timeline: Timeline) -> Timeline:
    """The same with three decisions taken back and played otherwise."""
    timeline.rewind(max(0, len(timeline.line) - 3))
    timeline.play(timeline.state.legal_moves()[-1])
    timeline.settle()
    return timeline


def games() -> dict[str, Timeline]:
    """A game of each kind, with everything that a record can hold."""
    found: dict[str, Timeline] = {}
    for number, rules in enumerate(all_games().values()):
        whole = played(rules.id, rules.dialog_seats[-1], 9999, salt="5a" * 16, program=__version__)
        marks = {"practice": True, "assisted": 2, "origin": Origin(7, 4)}
        part = with_branches(played(rules.id, rules.dialog_seats[0], 14 + number, **marks))
        found |= {f"{rules.id} finished": whole, f"{rules.id} with branches": part}
    return found


def main() -> int:
    """Write the files of this version, unless they are there."""
    folder = FOLDER / __version__
    if folder.exists():
        print(f"{folder} is there already, and is never written again.")
        return 1
    expected = {}
    with tempfile.TemporaryDirectory() as home:
        library = Library.open(Path(home), clock=lambda: 1_800_000_000)
        folder.mkdir(parents=True)
        for title, timeline in games().items():
            result = timeline.state.result
            game = library.create(timeline.record, title)
            if result is not None:
                library.finish(game, result.winner).result()
            library.export(game, folder / f"{title}.cardtable")
            totals = timeline.game.sheet(timeline.state).total
            expected[title] = {
                "decisions": len(timeline.line),
                "lines": [[text for text, _ in line] for line in timeline.lines],
                "winner": None if result is None else result.winner,
                "ranking": [] if result is None else list(result.ranking),
                "total": [] if totals is None else [cell for cell in totals.cells if isinstance(cell, int)],
            }
        library.close()
        shutil.copyfile(Path(home) / "library.sqlite", folder / "library.sqlite")
    facts = msgspec.json.format(msgspec.json.encode(expected), indent=1) + b"\n"
    (folder / "expected.json").write_bytes(facts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
