# SPDX-License-Identifier: GPL-3.0-or-later
# mypy: ignore-errors
# (what numba compiles has no types, and numba is no library of the project)
"""Make `resources/tables/numeral_reshuffle.bin`, for Ninety-Nine head to head where everything is reshuffled.

    python3 -m venv /tmp/training && /tmp/training/bin/pip install numba msgspec
    /tmp/training/bin/python packaging/training/numeral_reshuffle.py

A minute of one processor. Such games have no end between careful players, and a network that plays itself
learns to be friends. So each round counts what seats made of a total, in games of the table with itself, and
then works out by value iteration how good it is to keep four cards on a total against somebody who replies
like that on average; every rank is equally likely to be drawn. Play is a draw with one chance in `HORIZON`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from time import process_time

import numpy as np
from numba import njit
from numeral import NINE, RANKS, TABLES, TEN, below, deal, shuffle

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cardtable.games.ninetynine.numeral_table import ROOMS, hands_of

ROUNDS = 12
SWEEPS = 250
GAMES = 3000
PLIES = 300
HORIZON = 150
KEPT = 0.5
"""Part of the earlier counts that stays in the next round."""
SEED = 1
EXPLORED = 20
"""Random cards in a thousand while counting."""
FULL = 65535
"""A chance of 1 in the file."""

POWERS = np.array([5**place for place in range(RANKS)])


@njit
def left(room, place):
    """The room after a card; negative where it does not fit."""
    if place == NINE:
        return ROOMS - 1
    if place == TEN:
        return min(room + 10, ROOMS - 1)
    return room - place - 1


@njit
def chosen(table, index, hand, room):
    """The place of the best card, -1 when none fits."""
    code = 0
    for place in range(RANKS):
        code += hand[place] * POWERS[place]
    best, most = -1, np.float32(-1)
    for place in range(RANKS):
        after = left(room, place)
        if hand[place] and after >= 0:
            value = table[index[code - POWERS[place]], after]
            if value > most:
                best, most = place, value
    return best


@njit
def count(dice, table, index, games, seen):
    """Play games of the table with itself; add up what seats played on each room, in the end nothing."""
    cards = np.empty(40, np.int64)
    hands = np.zeros((2, RANKS), np.int64)
    stock = np.zeros(RANKS, np.int64)
    under = np.zeros(40, np.int64)
    for _ in range(games):
        size = deal(dice, cards, hands, stock)
        under[0] = cards[size]
        pile = 1
        room = below(dice, ROOMS)
        for ply in range(PLIES):
            hand = hands[ply % 2]
            card = chosen(table, index, hand, room)
            if card < 0:
                seen[room, RANKS] += 1
                break
            if below(dice, 1000) < EXPLORED:
                other = below(dice, RANKS)
                if hand[other] and left(room, other) >= 0:
                    card = other
            seen[room, card] += 1
            room = left(room, card)
            hand[card] -= 1
            if size == 0:
                for i in range(pile):
                    cards[i] = under[i]
                size = pile
                pile = 0
                shuffle(dice, cards, size)
            under[pile] = card
            pile += 1
            size -= 1
            hand[cards[size]] += 1


@njit
def best_cards(table, wholes, index):
    """What it is worth to be to move with five cards on each room."""
    best = np.zeros((len(wholes), ROOMS))
    for number in range(len(wholes)):
        whole = wholes[number]
        for place in range(RANKS):
            if whole // POWERS[place] % 5 == 0:
                continue
            row = table[index[whole - POWERS[place]]]
            for room in range(ROOMS):
                after = left(room, place)
                if after >= 0:
                    best[number, room] = max(best[number, room], row[after])
    return best


@njit
def iterate(table, codes, best, index, replies):
    """One sweep: what keeping four cards on a room is worth, given how others reply; the largest change."""
    change = 0.0
    values = np.empty(ROOMS)
    for number in range(len(codes)):
        values[:] = 0
        ways = 0
        for drawn in range(RANKS):
            if codes[number] // POWERS[drawn] % 5 < 4:
                values += best[index[codes[number] + POWERS[drawn]]]
                ways += 1
        for room in range(ROOMS):
            value = replies[room, RANKS]
            for place in range(RANKS):
                if replies[room, place] > 0:
                    value += replies[room, place] * values[left(room, place)] / ways
            value += (0.5 - value) / HORIZON
            change = max(change, abs(value - table[number, room]))
            table[number, room] = value
    return change


def main():
    """Make the table, tell how it goes, and write it."""
    parser = ArgumentParser(
        description="Make the table for Ninety-Nine head to head with all cards reshuffled."
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--target", type=Path, default=TABLES / "numeral_reshuffle.bin")
    given = parser.parse_args()
    codes, wholes = np.array(hands_of(4)), np.array(hands_of(5))
    index = np.full(5**RANKS, -1, np.int32)
    index[codes] = np.arange(len(codes))
    index[wholes] = np.arange(len(wholes))
    special = codes // POWERS[NINE] % 5 + codes // POWERS[TEN] % 5
    table = np.repeat(special[:, None] + 1.0, ROOMS, 1) - np.arange(ROOMS) / ROOMS / 2
    table = (table / 8).astype(np.float64)  # to begin with: keep nines and tens, leave little room
    dice = np.array([given.seed], np.uint64)
    seen = np.zeros((ROOMS, RANKS + 1))
    for number in range(given.rounds):
        seen *= KEPT
        count(dice, table, index, GAMES, seen)
        replies = seen / np.maximum(seen.sum(1, keepdims=True), 1)
        table = np.full((len(codes), ROOMS), 0.5) if number == 0 else table
        for _ in range(SWEEPS):
            change = iterate(table, codes, best_cards(table, wholes, index), index, replies)
            if change < 1e-5:
                break
        stuck = seen[:, RANKS].sum() / seen.sum()
        print(
            f"round {number + 1}, {process_time():.0f} s: {stuck:.5f} stuck a ply, change {change:.6f}",
            flush=True,
        )
    given.target.write_bytes(np.rint(table * FULL).astype("<u2").tobytes())


if __name__ == "__main__":
    main()
