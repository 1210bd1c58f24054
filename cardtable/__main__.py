# SPDX-License-Identifier: GPL-3.0-or-later
"""Start the window, the thinking process or a command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    words = sys.argv[1:] if words is None else words
    if list(words) == ["--think"]:
        from cardtable.ai import process

        process.main()
    from cardtable.commands import line

    return line.run(words, open_window)


def open_window(file: Path | None, data_dir: Path | None) -> int:
    """Show the window until it is closed; the exit code. Only here is Qt loaded."""
    from cardtable import startup
    from cardtable.commands.errors import NO_WINDOW, CommandError

    trouble = startup.check()
    if trouble is not None:
        raise CommandError(trouble, NO_WINDOW)
    from cardtable.views import app

    return app.main(file, data_dir)


if __name__ == "__main__":
    sys.exit(main())
