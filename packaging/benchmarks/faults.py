# SPDX-License-Identifier: GPL-3.0-or-later
"""What is lost when the program is killed or its file written over: `bench faults [KILLS] [DAMAGES]`.

Kills the real program, with its window, at random instants of a game between opponents; then overwrites or
cuts off copies of a library at random places. Ends with exit code 1 if a game or more than one decision is
lost.
"""

from __future__ import annotations

import logging
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from cardtable.engine.record import BadRecord, Player, Record
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games
from cardtable.models.gamefile import play_through
from cardtable.models.library import Library

SETTINGS = '{"motion": "off", "pace": 0}'


def new_record(dice: Dice) -> Record:
    """A game between opponents."""
    game = dice.choice(list(all_games().values()))
    seats = tuple(Player(f"P{seat}", game.levels[0].id, dice.below(1 << 60)) for seat in range(2))
    return Record(game=game.id, deal=dice.below(1 << 50), seats=seats)


def play(home: Path) -> int:
    """The real program; it prints the number of each decision that its window has been told of."""
    from cardtable.engine.game import TABLE
    from cardtable.models.game import Moved
    from cardtable.views import app, program
    from cardtable.views.window import MainWindow

    class Watched(program.Program):
        def __init__(self, window: MainWindow, settings: Path) -> None:
            super().__init__(window, settings)
            self.model.stepped.connect(self._tell)

        def _tell(self, moved: Moved) -> None:
            if moved.seat != TABLE:
                print(self.model.library_id, len(self.model.record.moves), flush=True)

    program.Program = Watched  # type: ignore[misc]
    return app.main(None, home)


class Kills:
    """Rounds of starting, killing and looking what is left."""

    def __init__(self, home: Path, dice: Dice) -> None:
        self.home = home
        self.dice = dice
        self.games: dict[int, int] = {}
        self.lost_games = self.unreadable = self.lost_decisions = self.most_lost = self.decisions = 0

    def round(self) -> None:
        """One kill."""
        self.begin()
        shown = self.kill()
        library = Library.open(self.home)
        if library.trouble:
            print("  said:", library.trouble.english())
        for game, known in self.games.items():
            try:
                count = len(play_through(library.record(game)).record.moves)
            except BadRecord as error:
                self.unreadable += 1
                print("  unreadable:", error)
                continue
            lost = max(known, shown.get(game, 0)) - count
            self.lost_decisions += max(0, lost)
            self.most_lost = max(self.most_lost, lost)
            self.decisions += max(0, count - known)
            self.games[game] = count
        self.lost_games += len(self.games.keys() - {entry.id for entry in library.games()})
        library.close()

    def begin(self) -> None:
        """See that there is a game to go on with."""
        library = Library.open(self.home)
        if library.unfinished() is None:
            self.games[library.create(new_record(self.dice))] = 0
        library.close()

    def kill(self) -> dict[int, int]:
        """Start the program and kill it; the last decision shown."""
        command = [sys.executable, "-P", __file__, "--play", str(self.home)]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert program.stdout is not None
        if self.dice.below(4):  # else perhaps while it is starting
            select.select([program.stdout], [], [], 10)  # a game that is over shows no more decisions
        time.sleep(self.dice.fraction())
        program.send_signal(signal.SIGKILL)
        lines = program.communicate()[0].splitlines()
        return {int(game): int(number) for game, number in (line.split() for line in lines)}


def damage(directory: Path, dice: Dice) -> str:
    """Overwrite or cut off the library's file at a random place."""
    path = directory / "library.sqlite"
    data = bytearray(path.read_bytes())
    start = dice.below(len(data))
    if dice.below(5) == 0:
        path.write_bytes(data[:start])
        return f"cut off at {start}"
    length = 1 << dice.below(14)
    data[start : start + length] = bytes(dice.below(256) for _ in range(len(data[start : start + length])))
    path.write_bytes(data)
    return f"{length} bytes at {start}"


def damages(home: Path, rounds: int, dice: Dice) -> int:
    """Damage copies of a library that has a backup, and print what is left; games lost or changed."""
    library = Library.open(home / "sound")
    moves = ("10S-10", "7C", "AC+11") * 40
    records = {}
    for number in range(60):
        record = Record(game="classic", deal=number, seats=(Player("A"), Player("B", "easy")), moves=moves)
        records[library.create(record)] = record
    library.close()
    told = listed = same = 0
    for _ in range(rounds):
        copy = Path(shutil.copytree(home / "sound", home / "copy"))
        what = damage(copy, dice)
        library = Library.open(copy)
        told += library.trouble is not None
        here = {entry.id for entry in library.games()} & records.keys()
        if len(here) < len(records):
            print(f"  {what}: {len(records) - len(here)} games not in the list")
        listed += len(here)
        for game in here:
            with suppress(BadRecord):
                same += library.record(game) == records[game]
        library.close()
        shutil.rmtree(copy)
    whole = rounds * len(records)
    print(
        f"{rounds} damaged files: {told} noticed at opening; "
        f"of {whole} games {whole - listed} not in the list, {listed - same} not as they were"
    )
    return whole - same


def main(kills: int = 200, rounds: int = 500) -> int:
    """Print what was lost."""
    logging.disable()
    dice = Dice(time.time_ns())
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        (home / "killed" / "config").mkdir(parents=True)
        (home / "killed" / "config" / "settings.json").write_text(SETTINGS)
        killed = Kills(home / "killed", dice)
        for _ in range(kills):
            killed.round()
        print(
            f"{kills} kills in {killed.decisions} decisions of {len(killed.games)} games: "
            f"{killed.lost_games} games lost, {killed.unreadable} unreadable, "
            f"{killed.lost_decisions} decisions lost, at most {killed.most_lost} at once"
        )
        lost = damages(home, rounds, dice)
    return int(killed.lost_games + killed.unreadable + lost > 0 or killed.most_lost > 1)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        sys.exit(play(Path(sys.argv[2])))
    sys.exit(main(*map(int, sys.argv[1:])))
