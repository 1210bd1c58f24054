# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure the computer players: `strength [GAME] [--deals N] [--players N]` fills resources, docs and README.

What is measured takes the place of what was known of the same game and number of players. Ctrl-C ends it, and
what there is is written.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import msgspec

from cardtable.ai.strength import NAME, Ladder, Ladders
from cardtable.commands.errors import INTERRUPTED
from cardtable.games import find_game

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "resources" / NAME
PAGE = ROOT / "docs" / "STRENGTH.md"
README = ROOT / "README.md"
_TABLE_HEAD = "| games won by one of them | {} |"
"""The first line of the table in the README; it ends with an empty line."""
_HEAD = """# How strong the computer players are

Measured by the program itself, over paired deals: each deal is played once from every seat, so that luck of
the cards counts for nobody. In brackets the interval that holds the true figure 19 times in 20. `cardtable
ladder GAME` measures again; `python3 packaging/dev.py strength GAME` also writes this page and the table in
the rules window. Milliseconds are those of one processor of the machine that measured.
"""


def merged(old: Ladders | None, new: Ladders) -> Ladders:
    """The new figures, and the old ones of other tables."""
    measured = [(ladder.game, ladder.players) for ladder in new.ladders]
    kept = [ladder for ladder in old.ladders if (ladder.game, ladder.players) not in measured] if old else []
    ladders = sorted([*kept, *new.ladders], key=lambda ladder: (ladder.game, ladder.players))
    return Ladders(new.seed, False, tuple(ladders))


def markdown(ladders: Ladders) -> str:
    """The page in docs."""
    return "\n".join([_HEAD, *[line for ladder in ladders.ladders for line in _table(ladder)]])


def _table(ladder: Ladder) -> list[str]:
    game = find_game(ladder.game)
    others = "" if ladder.players == 2 else f", one player among {ladder.players - 1}"
    lines = [f"## {game.title.english()}, {ladder.players} players{others}", ""]
    if ladder.players > 2:
        lines += [f"A fair share is {1 / ladder.players:.1%}.", ""]
    lines += ["| level | against | games won | games |", "|---|---|---|---|"]
    for rung in ladder.rungs:
        share = f"{rung.share:.1%} ({rung.low:.1%} to {rung.high:.1%})"
        lines.append(f"| {rung.level} | {rung.against} | {share} | {rung.games} |")
    lines += ["", "| level | ms a move, median | 99% within | longest |", "|---|---|---|---|"]
    lines += [
        f"| {speed.level} | {speed.median:.1f} | {speed.p99:.0f} | {speed.longest:.0f} |"
        for speed in ladder.speeds
    ]
    return [*lines, ""]


def overview(ladders: Ladders) -> str:
    """The table in the README: each level against the one below."""
    levels = find_game(ladders.ladders[0].game).levels
    pairs = [(above.id, below.id) for below, above in pairwise(levels)]
    lines = [
        _TABLE_HEAD.format(" | ".join(f"{one} against {other}" for one, other in pairs)),
        "|---|---|---|---|",
    ]
    for ladder in ladders.ladders:
        won = {(rung.level, rung.against): rung for rung in ladder.rungs}
        cells = [
            f"{rung.share:.0%} ({rung.low:.0%} to {rung.high:.0%}, {rung.games})"
            if (rung := won.get(pair))
            else "–"
            for pair in pairs
        ]
        fair = "" if ladder.players == 2 else f", a fair share being {1 / ladder.players:.0%}"
        table = f"{find_game(ladder.game).title.english()}, {ladder.players} players{fair}"
        lines.append(f"| {table} | {' | '.join(cells)} |")
    return "\n".join(lines)


def with_overview(readme: str, ladders: Ladders) -> str:
    """The README with the table of these figures in place of its own; raises ValueError without one."""
    start = readme.index(_TABLE_HEAD.partition("{")[0])
    return readme[:start] + overview(ladders) + readme[readme.index("\n\n", start) :]


def main(arguments: list[str]) -> int:
    """Measure, and write the files."""
    command = [sys.executable, "-P", "-m", "cardtable", "ladder", "--json", *arguments]
    if {"-h", "--help"} & set(arguments):
        return subprocess.call(command, cwd=ROOT)
    signal.signal(signal.SIGINT, lambda *_: None)  # the command prints what there is, and ends
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=False)
    if done.returncode not in (0, INTERRUPTED) or not done.stdout:
        return done.returncode
    old = msgspec.json.decode(FILE.read_bytes(), type=Ladders) if FILE.exists() else None
    ladders = merged(old, msgspec.json.decode(done.stdout, type=Ladders))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(ladders), indent=1) + b"\n")
    PAGE.write_text(markdown(ladders), encoding="utf-8")
    README.write_text(with_overview(README.read_text("utf-8"), ladders), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
