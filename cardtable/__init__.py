# SPDX-License-Identifier: GPL-3.0-or-later
"""Cardtable: Ninety-Nine with chips, Ninety-Nine numeral and Two-Player Hearts."""

__version__ = "0.1.0"
