# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the STYLES of `cardtable/games/hearts/belief.py`: `hearts.py [--deals N] [--steps N]`.

Players of several kinds play deals against the expert that weighs all hands alike. At each of its decisions
all possible hands are listed with the traits of the cards played from them, and the favours of a style are
moved so that the true hand gets as much of the weight as possible (Adam on the mean logarithm of its share).
Prints that mean for deals not used in the fit, by kind of player, and the favours of each style.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from statistics import fmean

import msgspec

from cardtable.engine.bot import Clock, Limit
from cardtable.engine.game import TABLE, Move
from cardtable.engine.shuffle import Dice
from cardtable.games.hearts.belief import STYLES, WHIM, Favours, traits
from cardtable.games.hearts.masks import hand_bits
from cardtable.games.hearts.solver import Deal, solver_for
from cardtable.games.hearts.state import HeartsState
from cardtable.games.hearts.worlds import Past, past, possible_hands

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the players and deals of the benchmark
from hearts_endings import new_deal
from hearts_players import PLAYERS

KINDS = (("uniform", "expert", "cheat"), ("easy", "rules", "hard", "search"))
"""Players of each style: by calculation, and by rules of thumb or with errors."""
PLAYOUTS = 1500
"""For each card of the searching player, to come to an end."""
_SHRINK = 0.003


class Choice(msgspec.Struct, frozen=True, eq=False):
    """A card played from a possible hand: the traits of all that could be played, and which it was."""

    traits: tuple[tuple[float, ...], ...]
    chosen: int


class Guess(msgspec.Struct, frozen=True, eq=False):
    """The possible hands at one decision, each as the cards played from it, and which is the true one."""

    hands: list[list[Choice]]
    true: int


def gather(kind: str, deals: int, first: int = 5000) -> list[Guess]:
    """Guesses from deals between this kind and the expert that weighs all hands alike, from both seats."""
    guesses: list[Guess] = []
    for number in range(first, first + deals):
        for seat in (0, 1):
            guesses += _one_deal(kind, number, seat)
    return guesses


def _one_deal(kind: str, number: int, seat: int) -> list[Guess]:
    names = ["uniform", kind] if seat == 0 else [kind, "uniform"]
    bots = [PLAYERS[name]()[0] for name in names]
    state, dice = new_deal(number), Dice(number)
    known: dict[tuple[int, int], Choice | None] = {}
    guesses: list[Guess] = []
    while not state.deals:
        turn = state.turn
        assert turn is not None
        if turn == TABLE:
            state = state.play(state.legal_moves()[0])
            continue
        view = state if names[turn] == "cheat" else state.seen_by(turn)
        if turn == seat and 2 <= state.tricks <= 10 and len(state.legal_moves()) > 1:
            guesses += _guess(state, seat, known)
        limit = Limit(nodes=PLAYOUTS if names[turn] == "search" else 0)
        state = state.play(Move.parse(bots[turn].think(view, turn, Clock(limit), dice).move))
    return guesses


def _guess(state: HeartsState, seat: int, known: dict[tuple[int, int], Choice | None]) -> list[Guess]:
    view = state.seen_by(seat)
    history = past(view)
    assert history is not None
    true = hand_bits(state.hands[1 - seat])
    hands: list[list[Choice]] = []
    at = -1
    for hand in possible_hands(view, seat, Dice(0)):
        choices = _choices(state, history, seat, hand, known)
        if choices is not None:
            at = len(hands) if hand == true else at
            hands.append(choices)
    return [Guess(hands, at)] if len(hands) > 1 else []


def _choices(
    state: HeartsState, history: Past, seat: int, hand: int, known: dict[tuple[int, int], Choice | None]
) -> list[Choice] | None:
    """What was played from this hand where there was a choice; None if it could not have been."""
    solver = solver_for(state.options)
    theirs = hand | sum([card for player, card in history.plays if player != seat])
    mine = hand_bits(state.hands[seat]) | sum([card for player, card in history.plays if player == seat])
    deal = Deal((theirs, mine) if seat else (mine, theirs), history.leader, (0, 0), False, True)
    found: list[Choice] = []
    for at, (player, card) in enumerate(history.plays):
        playable = solver.rules.playable(deal)
        if player != seat and playable != card:
            if not playable & card:
                return None
            if (theirs, at) not in known:
                known[theirs, at] = _choice(solver.worths(deal), card, deal.led)
            choice = known[theirs, at]
            assert choice is not None
            found.append(choice)
        deal = solver.rules.after(deal, card)
    return found


def _choice(worths: dict[int, int], card: int, led: int) -> Choice:
    best, playable = max(worths.values()), sum(worths)
    rows = tuple([traits(each, best - worth, playable, led) for each, worth in worths.items()])
    return Choice(rows, list(worths).index(card))


Slope = list[float]


def _weigh(choice: Choice, favours: Sequence[float]) -> tuple[float, Slope]:
    """The logarithm of how likely the card was, and how that changes with the favours."""
    shares = [exp(sum(map(mul, favours, row))) for row in choice.traits]
    total = sum(shares)
    shares = [share / total for share in shares]
    sure = (1 - WHIM) * shares[choice.chosen]
    chance = sure + WHIM / len(shares)
    usual = [sum(map(mul, shares, column)) for column in zip(*choice.traits, strict=True)]
    row = choice.traits[choice.chosen]
    return log(chance), [sure / chance * (x - y) for x, y in zip(row, usual, strict=True)]


def evaluate(guesses: Sequence[Guess], favours: Sequence[float]) -> tuple[float, Slope]:
    """The mean logarithm of the true hand's share of the weight, and how it changes with the favours."""
    choices = {id(choice): choice for guess in guesses for hand in guess.hands for choice in hand}
    weighed = {key: _weigh(choice, favours) for key, choice in choices.items()}
    pulls = dict.fromkeys(weighed, 0.0)
    value = 0.0
    for guess in guesses:
        logs = [sum([weighed[id(choice)][0] for choice in hand]) for hand in guess.hands]
        top = max(logs)
        shares = [exp(each - top) for each in logs]
        total = sum(shares)
        value += logs[guess.true] - top - log(total)
        for at, (hand, share) in enumerate(zip(guess.hands, shares, strict=True)):
            pull = (at == guess.true) - share / total
            for choice in hand:
                pulls[id(choice)] += pull
    slope = [0.0] * len(favours)
    for key, pull in pulls.items():
        slope = [x + pull * y for x, y in zip(slope, weighed[key][1], strict=True)]
    return value / len(guesses), [each / len(guesses) for each in slope]


def mixed(guesses: Sequence[Guess], styles: Sequence[Sequence[float]]) -> float:
    """The mean logarithm of the true hand's share of the weight, if the style is not known."""
    value = 0.0
    for guess in guesses:
        weights = [0.0] * len(guess.hands)
        for favours in styles:
            for at, hand in enumerate(guess.hands):
                weights[at] += exp(sum([_weigh(choice, favours)[0] for choice in hand]))
        value += log(weights[guess.true] / sum(weights))
    return value / len(guesses)


def fit(data: Sequence[Sequence[Guess]], steps: int) -> list[float]:
    """The favours that guess best, all kinds of players counting alike."""
    favours = [0.0] * len(STYLES[0])
    mean, square = [0.0] * len(favours), [0.0] * len(favours)
    for step in range(1, steps + 1):
        slopes = [evaluate(guesses, favours)[1] for guesses in data]
        for at in range(len(favours)):
            pull = fmean([slope[at] for slope in slopes]) - _SHRINK * favours[at]
            mean[at] += 0.1 * (pull - mean[at])
            square[at] += 0.01 * (pull * pull - square[at])
            size = sqrt(square[at] / (1 - 0.99**step)) + 1e-8
            favours[at] += (0.05 if step < 0.7 * steps else 0.015) * mean[at] / (1 - 0.9**step) / size
    return favours


def main() -> int:
    """Gather, fit and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=60, help="of each kind of player (%(default)s)")
    parser.add_argument("--steps", type=int, default=120, help="of the fit (%(default)s)")
    arguments = parser.parse_args()
    styles: list[Favours] = []
    for kinds in KINDS:
        favours = fit([gather(kind, arguments.deals) for kind in kinds], arguments.steps)
        styles.append(tuple([round(each, 2) for each in favours]))
        print(styles[-1], flush=True)
    for kind in [kind for kinds in KINDS for kind in kinds]:
        guesses = gather(kind, max(1, arguments.deals // 4), 4000)
        alike = fmean([-log(len(guess.hands)) for guess in guesses])
        alone = ", ".join([f"{mixed(guesses, [style]):.3f}" for style in styles])
        shipped, fitted = mixed(guesses, STYLES), mixed(guesses, styles)
        print(f"{kind}: all alike {alike:.3f}, shipped {shipped:.3f}, fitted {fitted:.3f} (alone {alone})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
