# SPDX-License-Identifier: GPL-3.0-or-later
# mypy: ignore-errors
# (what numba compiles has no types, and numba is no library of the project)
"""Make `resources/tables/numeral_open.bin`: what a position of head to head is worth with both hands open.

    python3 -m venv /tmp/training && /tmp/training/bin/pip install numba msgspec
    /tmp/training/bin/python packaging/training/numeral_open.py

About three minutes of one processor. The network of `numeral.py` plays itself, now and then a random card;
this one sees both hands and the stock, and learns by TD(lambda) how likely the seat that has just played a
card wins if both play on as that network does. Prints the mean squared error in games not learned from.
The same seed makes the same file on the same kind of machine.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from time import process_time

import numpy as np
from numba import njit
from numeral import ACTIVE as SEEN
from numeral import (
    AVERAGED,
    LIMIT,
    MILLIONS,
    PLIES,
    RATE,
    SEED,
    TABLES,
    after,
    below,
    best_card,
    deal,
    learn,
    look,
    random_card,
    refill,
    room_row,
    write,
)

from cardtable.games.ninetynine.network import HIDDEN, OWN, RANKS, ROWS, SCALE
from cardtable.games.ninetynine.open_network import OPEN_ROWS, OTHER, SIZE, STOCK

TRACE = np.float32(0.9)
EXPLORED = 70
"""Random cards in a thousand."""
ACTIVE = 3 * RANKS + 2
"""Rows that count: the room, own cards by rank, the other's, those of the stock, and its size."""
UNKNOWN = np.float32(-1)
"""The worth of a position from which a random card was played: it says nothing."""


def practised():
    """The weights of the network that plays."""
    numbers = np.frombuffer((TABLES / "numeral.bin").read_bytes(), "<i2").astype(np.float32) / SCALE
    w1, b1, w2, b2 = np.split(numbers, np.cumsum([ROWS * HIDDEN, HIDDEN, HIDDEN]))
    return w1.reshape(ROWS, HIDDEN), b1, w2, b2


@njit
def play(dice, w1, b1, w2, b2, hands, explore, log, explored):
    """A game of the network: who is out, and the plies; the open position after each is in `log`."""
    cards = np.empty(40, np.int64)
    under = np.zeros(RANKS, np.int64)
    stock = np.zeros(RANKS, np.int64)
    rows = np.empty(SEEN, np.int64)
    hidden = np.empty(HIDDEN, np.float32)
    size = deal(dice, cards, hands, stock)
    top = cards[size]
    total, later, seat, ply = after(0, top), 0, 0, 0
    while True:
        own = hands[seat]
        look(hands, seat, stock, size, later, rows)
        card, _ = best_card(w1, b1, w2, b2, own, total, rows, hidden)
        if card < 0:
            return seat, ply
        explored[ply] = below(dice, 1000) < explore
        if explored[ply]:
            card = random_card(dice, own, total)
        total = after(total, card)
        own[card] -= 1
        log[ply, 0] = room_row(LIMIT - total)
        for place in range(RANKS):
            log[ply, 1 + place] = OWN + place * 5 + own[place]
            log[ply, 1 + RANKS + place] = OTHER + place * 5 + hands[1 - seat, place]
            log[ply, 1 + 2 * RANKS + place] = STOCK + place * 5 + stock[place]
        log[ply, ACTIVE - 1] = SIZE + size
        under[top] += 1
        top = card
        if size == 0:
            size = refill(dice, cards, under, stock)
            later = 1
        size -= 1
        drawn = cards[size]
        stock[drawn] -= 1
        own[drawn] += 1
        ply += 1
        seat = 1 - seat


@njit(fastmath=True)
def chance(w1, b1, w2, b2, rows, hidden):
    """How likely the seat that has just played wins; leaves the hidden layer."""
    for k in range(HIDDEN):
        hidden[k] = b1[k]
    for row in rows:
        for k in range(HIDDEN):
            hidden[k] += w1[row, k]
    value = b2[0]
    for k in range(HIDDEN):
        value += max(hidden[k], np.float32(0)) * w2[k]
    return np.float32(1) / (np.float32(1) + np.exp(-value))


@njit
def train(dice, p1, pb1, p2, pb2, w1, b1, w2, b2, games, rate):
    """Play and learn from the last ply to the first; the number of plies."""
    log = np.empty((PLIES, ACTIVE), np.int64)
    explored = np.empty(PLIES, np.bool_)
    hidden = np.empty(HIDDEN, np.float32)
    hands = np.zeros((2, RANKS), np.int64)
    plies = 0
    for _ in range(games):
        out, count = play(dice, p1, pb1, p2, pb2, hands, EXPLORED, log, explored)
        plies += count
        worth = np.float32(0)
        for ply in range(count - 1, -1, -1):
            if ply + 1 == count:
                worth = np.float32(ply % 2 != out)
            elif explored[ply + 1]:
                worth = UNKNOWN
            else:
                known = chance(w1, b1, w2, b2, log[ply + 1], hidden)
                if worth >= 0:
                    known = TRACE * worth + (np.float32(1) - TRACE) * known
                worth = np.float32(1) - known
            if worth >= 0:
                learn(w1, b1, w2, b2, log[ply], worth, rate, hidden)
    return plies


@njit
def error(seed, p1, pb1, p2, pb2, w1, b1, w2, b2, games):
    """The mean squared difference between the chance told and who won, in games without a random card."""
    dice = np.array([seed], np.uint64)
    log = np.empty((PLIES, ACTIVE), np.int64)
    explored = np.empty(PLIES, np.bool_)
    hidden = np.empty(HIDDEN, np.float32)
    hands = np.zeros((2, RANKS), np.int64)
    plies, square = 0, 0.0
    for _ in range(games):
        out, count = play(dice, p1, pb1, p2, pb2, hands, 0, log, explored)
        plies += count
        for ply in range(count):
            square += (chance(w1, b1, w2, b2, log[ply], hidden) - (ply % 2 != out)) ** 2
    return square / plies


def main():
    """Train, tell how it goes, and write the file."""
    parser = ArgumentParser(description="Train the open network for Ninety-Nine head to head.")
    parser.add_argument("--millions", type=float, default=MILLIONS, help="plies to play")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--target", type=Path, default=TABLES / "numeral_open.bin")
    given = parser.parse_args()
    dice = np.array([given.seed], np.uint64)
    rng = np.random.default_rng(given.seed)
    w1 = rng.uniform(-0.1, 0.1, (OPEN_ROWS, HIDDEN)).astype(np.float32)
    b1 = np.zeros(HIDDEN, np.float32)
    w2 = rng.uniform(-0.2, 0.2, HIDDEN).astype(np.float32)
    b2 = np.zeros(1, np.float32)
    weights = (w1, b1, w2, b2)
    means = tuple(array.copy() for array in weights)
    player = practised()
    plies, steps, whole = 0, 0, given.millions * 1e6
    while plies < whole:
        rate = np.float32(RATE * max(1 - plies / whole, 0.02))
        plies += train(dice, *player, *weights, 1000, rate)
        for mean, array in zip(means, weights, strict=True):
            mean += (array - mean) * AVERAGED
        steps += 1
        if steps % 200 == 0 or plies >= whole:
            square = error(np.uint64(99), *player, *means, 10_000)
            print(
                f"{plies / 1e6:.1f} million, {process_time():.0f} s, squared error {square:.5f}", flush=True
            )
    write(given.target, means)


if __name__ == "__main__":
    main()
