# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line. No Qt, except where the window is started."""
