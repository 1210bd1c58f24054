# SPDX-License-Identifier: GPL-3.0-or-later
# mypy: ignore-errors
# (what numba compiles has no types, and numba is no library of the project)
"""Make the networks for Ninety-Nine head to head in `resources/tables`, by play against themselves.

    python3 -m venv /tmp/training && /tmp/training/bin/pip install numba msgspec
    /tmp/training/bin/python packaging/training/numeral.py
    /tmp/training/bin/python packaging/training/numeral.py --players 3 --millions 30

About three minutes of one processor each. A network learns what a seat's position after its card is worth:
TD(lambda) over all seats' positions, in games in which it plays all seats and now and then a random card.
With more than two players that is the chance not to be out first. The same seed makes the same file on the
same kind of machine.
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

TABLES = Path(__file__).resolve().parents[2] / "resources" / "tables"
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
def look(hands, seat, stock, size, later, rows):
    """The rows that count before a card is chosen, as `Knowledge.rows` tells them; rows[0] is the room's."""
    for place in range(RANKS):
        rows[1 + place] = OWN + place * 5 + hands[seat, place]
        unseen = stock[place] + hands[:, place].sum() - hands[seat, place]
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
    """The hands and the stock, whose top is the last of `cards`; its size. The card after it is turned."""
    for i in range(40):
        cards[i] = i % RANKS
    shuffle(dice, cards, 40)
    hands[:] = 0
    stock[:] = 0
    players = hands.shape[0]
    size = 39 - players * HAND
    for i in range(players * HAND):
        hands[i % players, cards[39 - i]] += 1
    for i in range(size):
        stock[cards[i]] += 1
    return size


@njit
def refill(dice, cards, under, stock):
    """Make a stock of the cards under the pile's top, of which nines and tens leave; its size."""
    size = 0
    for place in range(NINE):
        for _ in range(under[place]):
            cards[size] = place
            size += 1
        stock[place] = under[place]
    under[:] = 0
    shuffle(dice, cards, size)
    return size


@njit
def play(dice, w1, b1, w2, b2, hands, one, explore, log, values, explored):
    """A game of the network, or of `one` seat against greedy ones: who is out first, and the plies."""
    cards = np.empty(40, np.int64)
    under = np.zeros(RANKS, np.int64)
    stock = np.zeros(RANKS, np.int64)
    rows = np.empty(ACTIVE, np.int64)
    hidden = np.empty(HIDDEN, np.float32)
    size = deal(dice, cards, hands, stock)
    top = cards[size]
    later = 0
    total = after(0, top)
    seat = 0
    ply = 0
    while True:
        own = hands[seat]
        look(hands, seat, stock, size, later, rows)
        explored[ply] = False
        if one >= 0 and seat != one:
            card = greedy_card(own, total)
        else:
            card, values[ply] = best_card(w1, b1, w2, b2, own, total, rows, hidden)
            if card >= 0 and explore > 0 and below(dice, 1000) < explore:
                card = random_card(dice, own, total)
                explored[ply] = True
        if card < 0:
            return seat, ply
        total = after(total, card)
        rows[0] = room_row(LIMIT - total)
        rows[1 + card] -= 1
        own[card] -= 1
        log[ply] = rows
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
        seat = (seat + 1) % hands.shape[0]


@njit(fastmath=True)
def learn(w1, b1, w2, b2, rows, target, rate, hidden):
    """One step of gradient descent on the cross entropy between a position's worth and a target."""
    for k in range(HIDDEN):
        hidden[k] = b1[k]
    for row in rows:
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
    for row in rows:
        for k in range(HIDDEN):
            w1[row, k] += hidden[k]


@njit
def train(dice, w1, b1, w2, b2, players, games, rate):
    """Play and learn from the last ply to the first; the number of plies."""
    log = np.empty((PLIES, ACTIVE), np.int64)
    values = np.empty(PLIES, np.float32)
    explored = np.empty(PLIES, np.bool_)
    hidden = np.empty(HIDDEN, np.float32)
    hands = np.zeros((players, RANKS), np.int64)
    worths = np.empty(players, np.float32)
    step = 1 if players == 2 else players  # of two, what is good for one is bad for the other
    plies = 0
    for _ in range(games):
        out, count = play(dice, w1, b1, w2, b2, hands, -1, EXPLORED, log, values, explored)
        plies += count
        for ply in range(count - 1, -1, -1):
            seat = ply % players
            following = ply + step
            if following < count:
                worth = np.float32(1) / (np.float32(1) + np.exp(-values[following]))
                if not explored[following]:
                    worth = TRACE * worths[following % players] + (np.float32(1) - TRACE) * worth
                if step == 1:
                    worth = np.float32(1) - worth
            else:
                worth = np.float32(seat != out)
            worths[seat] = worth
            learn(w1, b1, w2, b2, log[ply], worth, rate, hidden)
    return plies


@njit
def share_kept(seed, w1, b1, w2, b2, players, games):
    """The share of games in which the network is not out first, against greedy players."""
    log = np.empty((PLIES, ACTIVE), np.int64)
    values = np.empty(PLIES, np.float32)
    explored = np.empty(PLIES, np.bool_)
    hands = np.zeros((players, RANKS), np.int64)
    dice = np.empty(1, np.uint64)
    kept = 0
    for game in range(games):
        dice[0] = seed + game // players
        seat = game % players
        out, _ = play(dice, w1, b1, w2, b2, hands, seat, 0, log, values, explored)
        kept += out != seat
    return kept / games


def write(path, arrays):
    """The weights as whole numbers of 16 bits, the low byte first."""
    numbers = np.rint(np.concatenate([array.ravel() for array in arrays]) * SCALE)
    if abs(numbers).max() > np.iinfo(np.int16).max:
        sys.exit("The weights are too large for the file.")
    path.write_bytes(numbers.astype("<i2").tobytes())


def main():
    """Train, tell how it goes, and write the file."""
    parser = ArgumentParser(description="Train a network for Ninety-Nine head to head.")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--millions", type=float, default=MILLIONS, help="plies to play")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--target", type=Path)
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
        plies += train(dice, *weights, given.players, 1000, rate)
        for mean, array in zip(means, weights, strict=True):
            mean += (array - mean) * AVERAGED
        steps += 1
        if steps % 100 == 0 or plies >= whole:
            share = share_kept(np.uint64(99), *means, given.players, 10_000)
            print(
                f"{plies / 1e6:.1f} million, {process_time():.0f} s, {share:.4f} against greedy", flush=True
            )
    name = "numeral.bin" if given.players == 2 else f"numeral_{given.players}.bin"
    write(given.target or TABLES / name, means)


if __name__ == "__main__":
    main()
