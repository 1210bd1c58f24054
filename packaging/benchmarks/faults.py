# SPDX-License-Identifier: GPL-3.0-or-later
"""What is lost when the program is killed or its file written over: `bench faults [KILLS] [DAMAGES]`.

Kills the real program, with its window, at random instants of a game between opponents, half of them inside a
transaction of its database, under a clock that goes back and forth and in a home of spaces and signs of many
scripts. Then overwrites or cuts off copies of a library and of exported games at random places, and fills
disks. Ends with exit code 1 if a game or more than one decision is lost.
"""

from __future__ import annotations

import logging
import os
import select
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path

from cardtable.engine.record import BadRecord, Player, Record
from cardtable.engine.shuffle import Dice
from cardtable.games import all_games
from cardtable.models.gamefile import play_through
from cardtable.models.library import Library
from cardtable.models.writer import _Job

SETTINGS = '{"motion": "off", "pace": 0}'


def new_record(dice: Dice) -> Record:
    """A game between opponents."""
    game = dice.choice(list(all_games().values()))
    seats = tuple(Player(f"P{seat}", game.levels[0].id, dice.below(1 << 60)) for seat in range(2))
    return Record(game=game.id, deal=dice.below(1 << 50), seats=seats)


def play(home: Path, steps: int, shift: float) -> int:
    """The real program; it prints the number of each decision that its window has been told of.

    After so many steps of its database (0: never) it kills itself there; its clock is off by `shift` seconds.
    """
    from cardtable.engine.game import TABLE
    from cardtable.models import paths
    from cardtable.models.game import Moved
    from cardtable.views import app, program
    from cardtable.views.single import Place
    from cardtable.views.window import MainWindow

    class Watched(program.Program):
        def __init__(self, window: MainWindow, settings: Path) -> None:
            super().__init__(window, settings)
            self.model.stepped.connect(self._tell)
            if steps:
                self.library._writer.work(lambda db: db.set_progress_handler(self._count, 3))
            self._left = steps

        def _count(self) -> int:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)
            return 0

        def _tell(self, moved: Moved) -> None:
            if moved.seat != TABLE:
                print(self.model.library_id, len(self.model.record.moves), flush=True)

    clock = time.time
    time.time = lambda: clock() + shift
    program.Program = Watched  # type: ignore[misc]
    paths.use(home)
    return app.main(None, Place(None))


class Kills:
    """Rounds of starting, killing and looking what is left."""

    def __init__(self, home: Path, dice: Dice) -> None:
        self.home = home
        self.dice = dice
        self.games: dict[int, int] = {}
        self.inside = 0
        """Kills inside the database."""
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
        inside = self.dice.below(2)
        steps = 1 + self.dice.below(500) if inside else 0
        shift = (self.dice.below(3) - 1) * self.dice.below(10**8)
        command = [sys.executable, "-P", __file__, "--play", str(self.home), str(steps), str(shift)]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert program.stdout is not None
        if inside:
            with suppress(subprocess.TimeoutExpired):  # a game that is over needs no more of the database
                program.wait(20)
        elif self.dice.below(4):  # else perhaps while it is starting
            select.select([program.stdout], [], [], 10)
        time.sleep(0 if inside else self.dice.fraction())
        self.inside += program.poll() is not None
        program.send_signal(signal.SIGKILL)
        shown = {}
        for line in program.communicate()[0].splitlines():
            game, _, number = line.partition(" ")
            if not (game.isdecimal() and number.isdecimal()):
                print("  printed:", line)
                continue
            shown[int(game)] = int(number)
        return shown


def damage(directory: Path, dice: Dice) -> str:
    """Overwrite the library's file, at a random place or all of it, or cut it off."""
    path = directory / "library.sqlite"
    data = bytearray(path.read_bytes())
    if dice.below(8) == 0:
        path.write_bytes(bytes(dice.below(256) for _ in range(len(data))))
        return "all of it"
    start = dice.below(len(data))
    if dice.below(5) == 0:
        path.write_bytes(data[:start])
        return f"cut off at {start}"
    length = 1 << dice.below(14)
    data[start : start + length] = bytes(dice.below(256) for _ in range(len(data[start : start + length])))
    path.write_bytes(data)
    return f"{length} bytes at {start}"


def damages(home: Path, rounds: int, dice: Dice) -> int:
    """Damage copies of a library with a backup of half its games, and print what is left; games lost."""
    library = Library.open(home / "sound")
    moves = ("10S-10", "7C", "AC+11") * 40
    records = {}
    for number in range(60):
        record = Record(game="classic", deal=number, seats=(Player("A"), Player("B", "easy")), moves=moves)
        records[library.create(record)] = record
        if number == 30:
            library.maintain().result()
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


def exports(home: Path, rounds: int, dice: Dice) -> int:
    """Damage exported games; how often one was neither opened nor refused in a sentence."""
    library = Library.open(home / "exports")
    path, bad = home / "a game.cardtable", home / "damaged.cardtable"
    game = library.create(play_through(new_record(dice)).record, "A game")
    library.export(game, path)
    data = path.read_bytes()
    refused = opened = wrong = 0
    for _ in range(rounds):
        scribbled = bytearray(data)
        start, length = dice.below(len(data) + 1), 1 << dice.below(8)
        if dice.below(4) == 0:
            del scribbled[start:]
        else:
            end = min(start + length, len(data))
            scribbled[start:end] = bytes(dice.below(256) for _ in range(start, end))
        bad.write_bytes(scribbled)
        try:
            library.open_file(bad)
            opened += 1
        except BadRecord as error:
            refused += 1
            wrong += not error.words.english().strip()
        except Exception as error:
            wrong += 1
            print("  not refused but", repr(error))
    library.close()
    print(
        f"{rounds} damaged game files: {refused} refused in a sentence, {opened} still games, {wrong} wrong"
    )
    return wrong


def limit_pages(pages: int, db: sqlite3.Connection) -> None:
    """Let the file grow no larger: a full disk, until it is opened anew."""
    db.execute(f"PRAGMA max_page_count = {pages:d}")


def full_disks(home: Path, rounds: int, dice: Dice) -> int:
    """Fill the disk in the middle of games, then make room; decisions lost."""
    lost = refused = 0
    for number in range(rounds):
        library = Library.open(home / f"full {number}")
        game = library.create(new_record(dice))
        pages = 8 + dice.below(8)
        library._writer.work(partial(limit_pages, pages)).result()
        count = 40 + dice.below(60)
        for decision in range(1, count + 1):
            refused += library.add_move(game, decision, "10S" * 200).exception() is not None
        library._writer._put(_Job(Future(), note=library._writer._let_go)).result()
        library.close()
        again = Library.open(home / f"full {number}")
        lost += count - len(again.record(game).moves)
        again.close()
    print(f"{rounds} full disks: {refused} decisions had to wait, {lost} lost when there was room again")
    return lost


def main(kills: int = 200, rounds: int = 500) -> int:
    """Print what was lost."""
    logging.disable()
    dice = Dice(time.time_ns())
    with tempfile.TemporaryDirectory() as name:
        home = Path(name) / "Ünï 空 дом, with spaces"
        (home / "killed" / "config").mkdir(parents=True)
        (home / "killed" / "config" / "settings.json").write_text(SETTINGS)
        killed = Kills(home / "killed", dice)
        for _ in range(kills):
            killed.round()
        print(
            f"{kills} kills, {killed.inside} of them inside the database, "
            f"in {killed.decisions} decisions of {len(killed.games)} games: "
            f"{killed.lost_games} games lost, {killed.unreadable} unreadable, "
            f"{killed.lost_decisions} decisions lost, at most {killed.most_lost} at once"
        )
        lost = damages(home, rounds, dice)
        lost += exports(home, rounds, dice)
        lost += full_disks(home, max(1, rounds // 25), dice)
    return int(killed.lost_games + killed.unreadable + lost > 0 or killed.most_lost > 1)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        sys.exit(play(Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
    sys.exit(main(*map(int, sys.argv[1:])))
