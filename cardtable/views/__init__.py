# SPDX-License-Identifier: GPL-3.0-or-later
"""The window. QtWidgets live here and nowhere else."""
