# SPDX-License-Identifier: GPL-3.0-or-later
# mypy: ignore-errors
# (what numba compiles has no types, and numba is no library of the project)
"""Make `resources/tables/numeral.bin`, the network for Ninety-Nine head to head, by play against itself.

    python3 -m venv /tmp/training && /tmp/training/bin/pip install numba msgspec
    /tmp/training/bin/python packaging/training/numeral.py

About three minutes of one processor. The network learns what a seat's position after its card is worth:
TD(lambda) over both seats' positions, in games in which it plays both seats and now and then a random card.
The same seed makes the same file on the same kind of machine.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from time import process_time

import numpy as np
from numba import njit

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cardtable.games.ninetynine.network import (
    HELD,
    HIDDEN,
    LATER,
    NINE,
    OWN,
    RANKS,
    ROOM_ROWS,
    ROWS,
    SCALE,
    STOCK,
    TEN,
    UNSEEN,
)

TARGET = Path(__file__).resolve().parents[2] / "resources" / "tables" / "numeral.bin"
LIMIT = 98
HAND = 5
MILLIONS = 200
SEED = 1
RATE = 0.015
"""The first learning rate; it falls in a line to a fiftieth."""
AVERAGED = np.float32(0.01)
"""Part of the weights of each thousand games in the running mean, which is what is kept."""
TRACE = np.float32(0.7)
EXPLORED = 50
"""Random cards in a thousand while learning."""
PLIES = 600
"""More than a game has."""
ACTIVE = 2 * RANKS + 3
"""Rows that count in a position: the room, then own cards by rank, unseen cards by rank, stock, later."""


@njit
def roll(dice):
    """The next 64 random bits: SplitMix64, as in engine/shuffle.py."""
    dice[0] += np.uint64(0x9E3779B97F4A7C15)
    z = dice[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit
def below(dice, n):
    """A number from 0 to n-1, nearly equally likely."""
    return np.int64(((roll(dice) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@njit
def shuffle(dice, cards, size):
    """Put the first `size` cards in random order."""
    for i in range(size - 1, 0, -1):
        j = below(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@njit
def room_row(room):
    """As in network.py."""
    if room < 25:
        return room
    return min(25 + (room - 25) // 4, ROOM_ROWS - 1)


@njit
def after(total, place):
    """The total after a card."""
    if place == NINE:
        return 0
    if place == TEN:
        return total - 10
    return total + place + 1


@njit
def look(own, other, stock, size, later, rows):
    """The rows that count before a card is chosen, as `Knowledge.rows` tells them; rows[0] is the room's."""
    for place in range(RANKS):
        rows[1 + place] = OWN + place * 5 + own[place]
        unseen = other[place] + stock[place]
        if later and place >= NINE:
            rows[1 + RANKS + place] = HELD + (place - NINE) * 5 + unseen
        else:
            rows[1 + RANKS + place] = UNSEEN + place * 5 + unseen
    rows[ACTIVE - 2] = STOCK + size
    rows[ACTIVE - 1] = LATER + later


@njit(fastmath=True)
def best_card(w1, b1, w2, b2, own, total, rows, hidden):
    """The place of the card with the highest value, -1 when none fits, and that value."""
    for k in range(HIDDEN):
        hidden[k] = b1[k]
    for i in range(1, ACTIVE):
        row = rows[i]
        for k in range(HIDDEN):
            hidden[k] += w1[row, k]
    best = -1
    best_value = np.float32(-1e9)
    for place in range(RANKS):
        if own[place] == 0 or after(total, place) > LIMIT:
            continue
        held = OWN + place * 5 + own[place]
        room = room_row(LIMIT - after(total, place))
        value = np.float32(0)
        for k in range(HIDDEN):
            x = hidden[k] - w1[held, k] + w1[held - 1, k] + w1[room, k]
            value += max(x, np.float32(0)) * w2[k]
        if value > best_value:
            best_value = value
            best = place
    return best, best_value + b2[0]


@njit
def greedy_card(own, total):
    """The highest card that fits, then a ten, then a nine."""
    for place in range(NINE - 1, -1, -1):
        if own[place] and after(total, place) <= LIMIT:
            return place
    if own[TEN]:
        return TEN
    return NINE if own[NINE] else -1


@njit
def random_card(dice, own, total):
    """Any rank that fits; at least one does."""
    count = 0
    for place in range(RANKS):
        count += own[place] > 0 and after(total, place) <= LIMIT
    number = below(dice, count)
    for place in range(RANKS):
        if own[place] and after(total, place) <= LIMIT:
            if number == 0:
                return place
            number -= 1
    return -1


@njit
def deal(dice, cards, hands, stock):
    """Two hands and the stock, whose top is the last of `cards`; the card that is turned first."""
    for i in range(40):
        cards[i] = i % RANKS
    shuffle(dice, cards, 40)
    hands[:] = 0
    stock[:] = 0
    for i in range(2 * HAND):
        hands[i % 2, cards[39 - i]] += 1
    for i in range(29):
        stock[cards[i]] += 1
    return cards[29]


@njit
def play(dice, w1, b1, w2, b2, greedy, explore, log, values, explored):
    """A game, of the network with itself or with a `greedy` seat: the winner and the number of plies."""
    cards = np.empty(40, np.int64)
    under = np.zeros(RANKS, np.int64)
    hands = np.zeros((2, RANKS), np.int64)
    stock = np.zeros(RANKS, np.int64)
    rows = np.empty(ACTIVE, np.int64)
    hidden = np.empty(HIDDEN, np.float32)
    top = deal(dice, cards, hands, stock)
    size = 29
    later = 0
    total = after(0, top)
    ply = 0
    seat = 0
    while True:
        own = hands[seat]
        look(own, hands[1 - seat], stock, size, later, rows)
        explored[ply] = False
        if seat == greedy:
            card = greedy_card(own, total)
        else:
            card, values[ply] = best_card(w1, b1, w2, b2, own, total, rows, hidden)
            if card >= 0 and explore > 0 and below(dice, 1000) < explore:
                card = random_card(dice, own, total)
                explored[ply] = True
        if card < 0:
            return 1 - seat, ply
        total = after(total, card)
        rows[0] = room_row(LIMIT - total)
        rows[1 + card] -= 1
        own[card] -= 1
        log[ply] = rows
        under[top] += 1
        top = card
        if size == 0:
            for place in range(NINE):
                for _ in range(under[place]):
                    cards[size] = place
                    size += 1
                stock[place] = under[place]
            under[:] = 0
            shuffle(dice, cards, size)
            later = 1
        size -= 1
        drawn = cards[size]
        stock[drawn] -= 1
        own[drawn] += 1
        ply += 1
        seat = 1 - seat


@njit(fastmath=True)
def learn(w1, b1, w2, b2, rows, target, rate, hidden):
    """One step of gradient descent on the cross entropy between a position's worth and a target."""
    for k in range(HIDDEN):
        hidden[k] = b1[k]
    for i in range(ACTIVE):
        row = rows[i]
        for k in range(HIDDEN):
            hidden[k] += w1[row, k]
    value = b2[0]
    for k in range(HIDDEN):
        value += max(hidden[k], np.float32(0)) * w2[k]
    chance = np.float32(1) / (np.float32(1) + np.exp(-value))
    step = np.float32((target - chance) * rate)
    b2[0] += step
    for k in range(HIDDEN):
        if hidden[k] > 0:
            change = step * w2[k]
            w2[k] += step * hidden[k]
            hidden[k] = change
            b1[k] += change
        else:
            hidden[k] = np.float32(0)
    for i in range(ACTIVE):
        row = rows[i]
        for k in range(HIDDEN):
            w1[row, k] += hidden[k]


@njit
def train(dice, w1, b1, w2, b2, games, rate):
    """Play and learn from the last ply to the first; the number of plies."""
    log = np.empty((PLIES, ACTIVE), np.int64)
    values = np.empty(PLIES, np.float32)
    explored = np.empty(PLIES, np.bool_)
    hidden = np.empty(HIDDEN, np.float32)
    plies = 0
    for _ in range(games):
        winner, count = play(dice, w1, b1, w2, b2, -1, EXPLORED, log, values, explored)
        plies += count
        worth = np.float32((count - 1) % 2 == winner)
        for ply in range(count - 1, -1, -1):
            if ply < count - 1:
                chance = np.float32(1) / (np.float32(1) + np.exp(-values[ply + 1]))
                if explored[ply + 1]:
                    worth = np.float32(1) - chance
                else:
                    worth = np.float32(1) - (TRACE * worth + (np.float32(1) - TRACE) * chance)
            learn(w1, b1, w2, b2, log[ply], worth, rate, hidden)
    return plies


@njit
def share_won(seed, w1, b1, w2, b2, games):
    """The share of games that the network wins against the greedy player."""
    log = np.empty((PLIES, ACTIVE), np.int64)
    values = np.empty(PLIES, np.float32)
    explored = np.empty(PLIES, np.bool_)
    dice = np.empty(1, np.uint64)
    won = 0
    for game in range(games):
        dice[0] = seed + game // 2
        seat = game % 2
        winner, _ = play(dice, w1, b1, w2, b2, 1 - seat, 0, log, values, explored)
        won += winner == seat
    return won / games


def write(path, arrays):
    """The weights as whole numbers of 16 bits, the low byte first."""
    numbers = np.rint(np.concatenate([array.ravel() for array in arrays]) * SCALE)
    if abs(numbers).max() > np.iinfo(np.int16).max:
        sys.exit("The weights are too large for the file.")
    path.write_bytes(numbers.astype("<i2").tobytes())


def main():
    """Train, tell how it goes, and write the file."""
    parser = ArgumentParser(description="Train the network for Ninety-Nine head to head.")
    parser.add_argument("--millions", type=float, default=MILLIONS, help="plies to play")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--target", type=Path, default=TARGET)
    given = parser.parse_args()
    dice = np.array([given.seed], np.uint64)
    rng = np.random.default_rng(given.seed)
    w1 = rng.uniform(-0.1, 0.1, (ROWS, HIDDEN)).astype(np.float32)
    b1 = np.zeros(HIDDEN, np.float32)
    w2 = rng.uniform(-0.2, 0.2, HIDDEN).astype(np.float32)
    b2 = np.zeros(1, np.float32)
    weights = (w1, b1, w2, b2)
    means = tuple(array.copy() for array in weights)
    plies, steps, whole = 0, 0, given.millions * 1e6
    while plies < whole:
        rate = np.float32(RATE * max(1 - plies / whole, 0.02))
        plies += train(dice, *weights, 1000, rate)
        for mean, array in zip(means, weights, strict=True):
            mean += (array - mean) * AVERAGED
        steps += 1
        if steps % 100 == 0 or plies >= whole:
            share = share_won(np.uint64(99), *means, 10_000)
            print(
                f"{plies / 1e6:.1f} million, {process_time():.0f} s, {share:.4f} against greedy", flush=True
            )
    write(given.target, means)


if __name__ == "__main__":
    main()
