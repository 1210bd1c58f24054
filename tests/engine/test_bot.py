# SPDX-License-Identifier: GPL-3.0-or-later
"""The clock of a thought."""

from __future__ import annotations

from cardtable.engine.bot import Clock, Limit


def test_nodes_run_out() -> None:
    clock = Clock(Limit(nodes=10))
    assert not clock.expired(9)
    assert clock.expired(10)


def test_time_runs_out() -> None:
    assert Clock(Limit(seconds=1e-9)).expired(0)
    assert not Clock(Limit(seconds=1000)).expired(10**9)


def test_no_limit_never_runs_out() -> None:
    assert not Clock(Limit()).expired(10**12)


def test_somebody_stops_it() -> None:
    stopped = False
    clock = Clock(Limit(), lambda: stopped)
    assert not clock.expired(0)
    stopped = True
    assert clock.expired(0)
