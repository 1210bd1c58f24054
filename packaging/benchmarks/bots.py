# SPDX-License-Identifier: GPL-3.0-or-later
"""What opponents cost, on Linux: `bench bots [GAMES] [LEVEL]`.

Whole games through the real thinking process: processor time of its thinking thread for each move, beside
that of a fixed loop in the same run, waiting time as a player has it, and the most memory that it ever held.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec

from cardtable.engine.game import TABLE, Game, Move, Start, State
from cardtable.games import all_games

MEMORY = 120
"""MB that the process may hold."""
PATIENCE = 0.5
"""Seconds of processor within which 99 moves of 100 must be made."""
LOOPS = 200_000


def calibrate() -> float:
    """Processor time of a fixed loop, the best of five, in milliseconds."""
    times = []
    for _ in range(5):
        start = process_time()
        total = 0
        for number in range(LOOPS):
            total ^= number * 7 & 255
        times.append(1000 * (process_time() - start))
    return min(times)


class Child:
    """The thinking process."""

    def __init__(self) -> None:
        command = [sys.executable, "-P", "-m", "cardtable", "--think"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._proc = Path(f"/proc/{self.process.pid}")
        self._hear()

    def ask(self, question: dict[str, Any]) -> tuple[str, float, float]:
        """The move, the processor time and the time that went by, in milliseconds."""
        assert self.process.stdin is not None
        used, start = self._used(), perf_counter()
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        self.process.stdin.flush()
        answer = self._hear()
        waited = 1000 * (perf_counter() - start)
        return answer["thought"]["move"], self._used() - used, waited

    def memory(self) -> float:
        """The most that it has held since its start, in MB."""
        lines = (self._proc / "status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))

    def close(self) -> None:
        """End it."""
        self.process.kill()
        self.process.communicate()

    def _used(self) -> float:
        return int((self._proc / "schedstat").read_text().split()[0]) / 1e6

    def _hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = msgspec.json.decode(self.process.stdout.readline())
        return answer


def play(child: Child, game: Game, players: int, level: str, deal: int) -> Iterator[tuple[float, float]]:
    """A whole game between players of a level: of each decision with a choice, processor time and wait."""
    state: State = game.begin(game.options_type(), players, Start(deal=deal), game.cap)
    while (seat := state.turn) is not None:
        moves = state.legal_moves()
        if seat == TABLE or len(moves) == 1:
            state = state.play(moves[0])
            continue
        question = {"ticket": state.plays, "game": game.id, "view": state.seen_by(seat), "seat": seat}
        text, used, waited = child.ask({**question, "level": level, "seed": deal * 8 + seat, "limit": None})
        yield used, waited
        state = state.play(Move.parse(text))


def measure(game: Game, players: int, level: str, games: int) -> bool:
    """Print the figures of a game; whether they are as they must be."""
    child = Child()
    try:
        spent = [times for deal in range(games) for times in play(child, game, players, level, deal)]
        memory = child.memory()
    finally:
        child.close()
    used, waited = (sorted(column) for column in zip(*spent, strict=True))
    late = used[len(used) * 99 // 100]
    print(
        f"{game.id}, {players} players, {level}: {games} games, {len(used)} moves, processor median "
        f"{median(used):.1f} ms, 99% {late:.0f}, most {used[-1]:.0f}; waited median {median(waited):.1f}, "
        f"99% {waited[len(waited) * 99 // 100]:.0f}, most {waited[-1]:.0f}; memory {memory:.0f} MB",
        flush=True,
    )
    return late < 1000 * PATIENCE and memory < MEMORY


def main(games: str = "3", level: str = "") -> int:
    """Measure every game, at its smallest and its biggest table."""
    print(f"calibration: {LOOPS} turns of a loop in {calibrate():.1f} ms of processor")
    good = [
        measure(game, players, level or game.coach(players), int(games))
        for game in all_games().values()
        for players in sorted({game.dialog_seats[0], game.dialog_seats[-1]})
    ]
    print(f"calibration: {LOOPS} turns of a loop in {calibrate():.1f} ms of processor")
    return int(not all(good))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
