# SPDX-License-Identifier: GPL-3.0-or-later
"""Figures in words: what each is called, its value, and what it counts."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from cardtable.engine.estimates import Estimate
from cardtable.engine.words import Words, mark
from cardtable.models.statistics import Figures

from .language import number, percent, say

Line = tuple[str, str, str]
"""Name, value, what it counts."""

_OF = mark("Figures", "{part} of {all}", "so many games of so many")


def figure_lines(found: Figures) -> list[Line]:
    """Everything there is to say of one kind of games."""
    share = found.share
    interval = mark(
        "Figures", "your share is {share}; 19 times in 20 the true one lies between {low} and {high}"
    ).format(share=percent(share.mean), low=percent(share.low or 0.0), high=percent(share.high or 0.0))
    lines = [
        _line(mark("Figures", "Finished"), number(found.games), mark("Figures", "games of this kind")),
        _line(mark("Figures", "Won", "games"), _of(found.won, found.games), interval),
    ]
    if found.drawn:
        drawn = mark("Figures", "games that nobody won")
        lines.append(_line(mark("Figures", "Drawn", "games"), number(found.drawn), drawn))
    return [*lines, *_streaks(found), *_deals(found), *_first(found), *_losses(found)]


def _line(name: Words, value: str, counts: Words) -> Line:
    return say(name), value, say(counts)


def _of(part: int, all_: int) -> str:
    return say(_OF.format(part=part, all=all_))


def _streaks(found: Figures) -> list[Line]:
    now, won, without = found.streak, found.longest(won=True), found.longest(won=False)
    row = mark("Figures", "games won one after the other")
    last = mark("Figures", "games won one after the other, up to the last one")
    wait = mark("Figures", "games since the last one that you won")
    longest = mark("Figures", "games one after the other without a win")
    current = (
        _line(mark("Figures", "In a row now"), number(now), last)
        if now > 0
        else _line(mark("Figures", "Waiting now"), number(-now), wait)
    )
    return [
        current,
        _line(mark("Figures", "Most in a row"), number(won), row),
        _line(mark("Figures", "Longest wait"), number(without), longest),
    ]


def _deals(found: Figures) -> list[Line]:
    lines = []
    if found.change is not None:
        if found.counted == "chips":
            name = mark("Figures", "Chips for a deal")
            counts = mark(
                "Figures",
                "chips that a deal brought you: the mean of the games’ means, %n deal(s)",
                None,
                found.deals,
            )
        else:
            name = mark("Figures", "Points for a deal")
            counts = mark(
                "Figures",
                "points that you got for a deal: the mean of the games’ means, %n deal(s)",
                None,
                found.deals,
            )
        digits = 2 if found.counted == "chips" else 1  # a deal costs one player one chip
        lines.append(_line(name, _with_interval(found.change, digits), counts))
    if found.moons or found.moons_against:
        own, other = mark("Figures", "Moons shot"), mark("Figures", "Moons of others")
        lines += [
            _line(own, number(found.moons), mark("Figures", "deals in which you took every point")),
            _line(other, number(found.moons_against), mark("Figures", "deals in which another did")),
        ]
    return lines


def _first(found: Figures) -> list[Line]:
    lines = []
    begun, begun_won = found.begun(first=True)
    if begun:
        counts = mark("Figures", "games won of those in which you took the first decision")
        lines.append(_line(mark("Figures", "You began"), _of(begun_won, begun), counts))
    others, others_won = found.begun(first=False)
    if others:
        counts = mark("Figures", "games won of those in which another took it")
        lines.append(_line(mark("Figures", "Another began"), _of(others_won, others), counts))
    return lines


def _losses(found: Figures) -> list[Line]:
    loss = found.loss
    if loss is None:
        return []
    reviewed = sum(outcome.reviewed for outcome in found.outcomes)
    counts = mark(
        "Figures",
        "chance to win that a decision gave away on average, in %n reviewed decision(s)",
        None,
        reviewed,
    )
    return [_line(mark("Figures", "Given away"), finely(loss.mean), counts)]


def finely(share: float) -> str:
    """`2.5%`."""
    return percent(share, 1)


def _with_interval(estimate: Estimate, digits: int) -> str:
    mean = _decimal(estimate.mean, digits)
    if estimate.low is None or estimate.high is None:
        return mean
    words = mark("Figures", "{mean} ({low} to {high})", "a mean and its 95% interval")
    low, high = _decimal(estimate.low, digits), _decimal(estimate.high, digits)
    return say(words.format(mean=mean, low=low, high=high))


def _decimal(value: float, digits: int) -> str:
    return QLocale().toString(round(value, digits) + 0.0, "f", digits).replace("-", "−")
