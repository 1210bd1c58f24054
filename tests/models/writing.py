# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that plays into a library, to be killed: `python writing.py DIRECTORY`.

Each line of input makes it start a copy of itself: `new COUNT` begins a game of COUNT decisions,
`resume GAME COUNT MOVE` goes on with a game, `open` only opens the library. The copy prints its process
number, then `game ID`, then the number of each decision when its future is done, then `done`; 0 decisions are
as many as it can before it is killed. When a copy is gone, `end` is printed.
"""

from __future__ import annotations

import os
import sys
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
    library.close()
    say("done")


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
