# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that plays into a library, to be killed: `python writing.py DIRECTORY`.

Each line of input makes it start a copy of itself: `new COUNT` begins a game of COUNT decisions,
`resume GAME COUNT MOVE` goes on with a game, `open` only opens the library. `torn WORD COUNT` begins a game
and kills itself before the COUNTth statement that begins with WORD, `cut STEPS COUNT` after COUNT times so
many steps of the database's machine, both in the midst of a transaction. The copy prints its process number,
then `game ID`, then the number of each decision when its future is done, then `done`; 0 decisions are as many
as it can before it is killed. When a copy is gone, `end` is printed.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from functools import partial
from itertools import count
from pathlib import Path

from cardtable.engine.record import Player, Record
from cardtable.games import all_games
from cardtable.models.library import Library


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def work(directory: Path, order: str, *words: str) -> None:
    """What one copy does."""
    library = Library.open(directory)
    if library.trouble:
        say("trouble", library.trouble.english())
    if order == "new":
        game = library.create(Record(game=next(iter(all_games())), seats=(Player("Ann"), Player("Bob"))))
        play(library, game, 1, int(words[0]), "7C")
    elif order == "resume":
        game = int(words[0])
        play(library, game, len(library.resume(game).moves) + 1, int(words[1]), words[2])
    elif order in ("torn", "cut"):
        game = library.create(Record(game=next(iter(all_games())), seats=(Player("Ann"), Player("Bob"))))
        first, number = (*words, "1")[:2]
        library._writer.work(partial(die_in, order, first, number)).result()
        play(library, game, 1, 0, "7C")
    library.close()
    say("done")


def die_in(order: str, first: str, number: str, db: sqlite3.Connection) -> None:
    """Have this program killed by its own database."""
    left = int(number)

    def die(statement: str = "") -> int:
        nonlocal left
        left -= statement.startswith(first) if order == "torn" else 1
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    if order == "torn":
        db.set_trace_callback(die)
    else:
        db.set_progress_handler(die, int(first))


def play(library: Library, game: int, first: int, most: int, text: str) -> None:
    say("game", game)
    for number in range(first, first + most) if most else count(first):
        library.add_move(game, number, text).result()
        say(number)


def main() -> None:
    for line in sys.stdin:
        if os.fork() == 0:
            say("pid", os.getpid())
            work(Path(sys.argv[1]), *line.split())
            os._exit(0)
        os.wait()
        say("end")


if __name__ == "__main__":
    main()
