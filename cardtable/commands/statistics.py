# SPDX-License-Identifier: GPL-3.0-or-later
"""Means and shares with 95% confidence intervals, as commands print them."""

from __future__ import annotations

from cardtable.engine.estimates import Estimate as Estimate
from cardtable.engine.estimates import mean_estimate as mean_estimate
from cardtable.engine.estimates import share_estimate as share_estimate
