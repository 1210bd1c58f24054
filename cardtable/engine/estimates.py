# SPDX-License-Identifier: GPL-3.0-or-later
"""Means and shares with 95% confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

_Z = 1.959964
_T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and the interval that holds the true one 19 times in 20; None where too little was seen."""

    mean: float
    low: float | None
    high: float | None


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with Student's interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    margin = _student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - margin, mean + margin)


def share_estimate(won: float, games: int) -> Estimate:
    """A share of games, with Wilson's interval, which never leaves 0 to 1 nor shrinks to nothing."""
    share, square = won / games, _Z * _Z / games
    middle = (share + square / 2) / (1 + square)
    margin = _Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Estimate(share, max(0.0, middle - margin), min(1.0, middle + margin))


def _student(freedom: int) -> float:
    """The 97.5% point of Student's t: a table, then an expansion in 1/freedom; right to three decimals."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    z, n = _Z, freedom
    return z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
