# SPDX-License-Identifier: GPL-3.0-or-later
# mypy: ignore-errors
# (numpy is no library of the project)
"""Make the tables for Ninety-Nine with chips, `resources/tables/classic*.bin`.

    python3 -m venv /tmp/training && /tmp/training/bin/pip install numpy msgspec
    /tmp/training/bin/python packaging/training/classic.py

Fictitious play in a model in which cards are drawn from an endless pack: a player knows its own hand and the
total, and meets others who make of a total what the players so far made of it on average. One table of values
by (cards kept, total left) for two to eight players, and one for two where a 4 gives another turn; the best
reply to the last average is the policy. For two players, then the chance to win when both go on with that
policy, by (hand of the other, cards kept, total left). No chance is drawn: the same files every time.
About half a minute of one processor.
"""

from __future__ import annotations

import sys
import zlib
from argparse import ArgumentParser
from pathlib import Path
from time import process_time

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cardtable.games.ninetynine.classic_hands import (
    ACTS,
    HANDS,
    KINDS,
    LOWEST,
    PAIRS,
    PLAYS,
    RANKS,
    TOTALS,
    TURN,
    WITH,
    after,
    place,
)

TARGET = Path(__file__).resolve().parents[2] / "resources" / "tables"
ROUNDS = 40
DRAWN = np.array([len(ranks) / 13 for ranks in RANKS])
"""How likely each kind is drawn."""
SLOTS = max(map(len, PLAYS))
BUST = len(ACTS)
ACT = np.array([[act for act, _ in plays] + [-1] * (SLOTS - len(plays)) for plays in PLAYS])
PAIR = np.array([[pair for _, pair in plays] + [0] * (SLOTS - len(plays)) for plays in PLAYS])
AFTER = np.full((len(ACTS) + 1, TOTALS), -1)
for _act in range(len(ACTS)):
    for _total in range(TOTALS):
        _then = after(_act, _total + LOWEST)
        if _then is not None:
            AFTER[_act, _total] = place(_then)
THEN = AFTER[ACT]
"""By hand, slot and total: the total after the act, negative where there is none."""
HOLDS = np.zeros((len(PAIRS), len(HANDS)))
"""How likely a pair becomes a hand."""
for _pair in range(len(PAIRS)):
    for _kind in range(KINDS):
        HOLDS[_pair, WITH[_pair][_kind]] += DRAWN[_kind]
FRESH = np.array(
    [np.prod([DRAWN[kind] for kind in hand]) * {1: 1, 2: 3, 3: 6}[len(set(hand))] for hand in HANDS]
)
"""How likely each hand is dealt."""
NOUGHT = place(0)


class Others:
    """What the other players make of a total until it is this one's turn again."""

    def __init__(self, counts, players, again):
        """`counts` by act and total: how often the players so far made each act."""
        share = counts / counts.sum(axis=0)
        self.players, self.again = players, again
        self.turns = share[TURN]
        self.step = np.zeros((TOTALS, TOTALS))
        for act in range(len(ACTS)):
            fits = (AFTER[act] >= 0) & (act != TURN)
            self.step[fits, AFTER[act][fits]] += share[act][fits]
        self.comes = self.back(1, np.eye(TOTALS))
        """By total left: how likely this player next meets each total; what is missing is somebody's bust."""
        nought = np.eye(TOTALS)[NOUGHT : NOUGHT + 1]
        first = [nought] + [self.back(players - seat, nought) for seat in range(1, players)]
        self.first = sum(first)[0] / players

    def back(self, seat, totals):
        """The totals that this player meets, when they are now another seat's to play on."""
        met = np.zeros_like(totals)
        reached = {(seat, 1): totals}
        while max((found.sum(axis=1).max() for found in reached.values()), default=0) > 1e-9:
            before, reached = reached, {}
            for (at, way), found in before.items():
                if self.players == 2:
                    steps = [
                        ((at if self.again else 0, way), found * self.turns),
                        ((0, way), found @ self.step),
                    ]
                else:
                    steps = [((at - way, -way), found * self.turns), ((at + way, way), found @ self.step)]
                for (to, direction), part in steps:
                    if to % self.players == 0:
                        met += part
                    else:
                        reached[to, direction] = reached.get((to, direction), 0) + part
        return met


def best_reply(others, value):
    """The value of each pair and total left, of the best reply to the others, and its choice of slots.

    The value is the chance that another is bust first; `value` by hand and total is where to begin.
    """
    won = 1 - others.comes.sum(axis=1)
    while True:
        drawn = HOLDS @ value
        left = won + drawn @ others.comes.T
        worth = np.where(THEN >= 0, left[PAIR[:, :, None], THEN], 0)
        if others.again:
            worth = np.where((ACT == TURN)[:, :, None], drawn[PAIR], worth)
        better = worth.max(axis=1)
        change = abs(better - value).max()
        value = better
        if change < 1e-7:
            return left, drawn, value, np.where(value > 0, worth.argmax(axis=1), -1)


def played(choice, others):
    """By act and total: how often a player with these choices makes each act in a round."""
    hands = np.arange(len(HANDS))[:, None]
    acts = np.where(choice >= 0, ACT[hands, choice], BUST)
    pairs = PAIR[hands, choice]
    left = AFTER[acts, np.arange(TOTALS)]
    goes_on, again = left >= 0, (acts == TURN) & others.again
    met = FRESH[:, None] * others.first
    counts = np.zeros((len(ACTS) + 1, TOTALS))
    totals = np.broadcast_to(np.arange(TOTALS), acts.shape)
    while met.sum() > 1e-7:
        counts += _gathered(acts, totals, met, counts.shape)
        passes = goes_on & ~again
        kept = _gathered(pairs[passes], left[passes], met[passes], (len(PAIRS), TOTALS)) @ others.comes
        kept += _gathered(pairs[again], totals[again], met[again], (len(PAIRS), TOTALS))
        met = HOLDS.T @ kept
    return counts


def _gathered(rows, columns, weights, shape):
    places = (rows * shape[1] + columns).ravel()
    return np.bincount(places, weights.ravel(), shape[0] * shape[1]).reshape(shape)


def thrifty():
    """By act and total: what players would do who play the highest card that fits, of fresh hands."""
    counts = np.full((len(ACTS) + 1, TOTALS), 1e-9)
    for hand, plays in enumerate(PLAYS):
        for total in range(TOTALS):
            fitting = [act for act, _ in plays if AFTER[act, total] >= 0]
            act = max(
                fitting, key=lambda act: ACTS[act].effect.add - 50 * (act in (TURN, TURN + 5)), default=BUST
            )
            counts[act, total] += 1e-3 * FRESH[hand]
    return counts


def fictitious_play(players, again, rounds):
    """The values by pair and total, left to others and met with a new card; the choice by hand and total."""
    counts = thrifty()
    value = np.zeros((len(HANDS), TOTALS))
    for number in range(1, rounds + 1):
        others = Others(counts, players, again)
        left, drawn, value, choice = best_reply(others, value)
        if number % 20 == 0 or number == rounds:
            first = others.first @ (FRESH @ value) + 1 - others.first.sum()
            gap = first - (players - 1) / players
            print(f"{players} players: round {number}, gap {gap:.6f}, {process_time():.0f} s", flush=True)
        if number < rounds:
            counts += number * played(choice, others)
    return left, drawn, choice


def both_go_on(choice, again):
    """By total left, pair kept and hand of the other, who moves: the chance that the other is bust first."""
    hands = np.arange(len(HANDS))[:, None]
    acts = np.where(choice >= 0, ACT[hands, choice], BUST)
    pairs = PAIR[hands, choice]
    meets = np.full((TOTALS, len(HANDS), len(HANDS)), 0.5, np.float32)
    """By total, hand of the one to move, hand of the other: the chance that the first is bust first."""
    kept = np.full((TOTALS, len(PAIRS), len(HANDS)), 0.5, np.float32)
    holds = HOLDS.astype(np.float32)
    change, sweeps = 1.0, 0
    while change > 1e-4:
        change, sweeps = 0.0, sweeps + 1
        for total in range(TOTALS - 1, -1, -1):
            act, left = acts[:, total], AFTER[acts[:, total], total]
            goes_on = (left >= 0) & ~((act == TURN) & again)
            found = np.ones_like(meets[total])
            found[goes_on] = 1 - kept[left[goes_on], pairs[goes_on, total]]
            same = (act == TURN) & again
            if same.any():
                found[same] = (holds @ meets[total])[pairs[same, total]]
            change = max(change, float(abs(found - meets[total]).max()))
            meets[total] = found
            kept[total] = holds @ found.T
    print(f"both go on: {sweeps} sweeps, {process_time():.0f} s", flush=True)
    return kept


def write(path, arrays):
    """Whole numbers, the low byte first, packed."""
    path.write_bytes(zlib.compress(b"".join(array.tobytes() for array in arrays), 9))
    print(f"{path.name}: {path.stat().st_size:,} bytes", flush=True)


def policy(choice):
    """By total and hand: the act."""
    acts = np.where(choice >= 0, ACT[np.arange(len(HANDS))[:, None], choice], BUST)
    return acts.T.astype(np.uint8)


def main():
    """Play, tell how it goes, and write the files."""
    parser = ArgumentParser(description="Make the tables for Ninety-Nine with chips.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of fictitious play")
    parser.add_argument("--target", type=Path, default=TARGET, help="the folder for the files")
    given = parser.parse_args()
    arrays = []
    for players, again in [(2, True), *((players, False) for players in range(2, 9))]:
        left, drawn, choice = fictitious_play(players, again, given.rounds)
        arrays += [np.rint(values.T * 65535).astype("<u2") for values in (left, drawn)]
        arrays.append(policy(choice))
        if players == 2:
            kept = np.rint(both_go_on(choice, again).transpose(1, 2, 0) * 255).astype(np.uint8)
            write(given.target / f"classic_{'again' if again else 'pass'}.bin", [kept])
    write(given.target / "classic.bin", arrays)


if __name__ == "__main__":
    main()
