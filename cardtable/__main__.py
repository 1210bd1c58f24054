# SPDX-License-Identifier: GPL-3.0-or-later
"""Start the window, the thinking or the drawing process, or a command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.commands.line import Wanted


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    from cardtable import startup

    startup.mend()
    words = sys.argv[1:] if words is None else words
    if list(words) == ["--think"]:
        from cardtable.ai import process

        process.main()
    if list(words) == ["--draw"]:
        from cardtable.views.table import drawing_process

        return drawing_process.main()
    if list(words) == ["--smoke-test"]:
        from cardtable.views import smoke

        return smoke.main()
    from cardtable.commands import line

    return line.run(words, open_window)


def open_window(wanted: Wanted) -> int:
    """Show the window until it is closed; the exit code. Only here is Qt loaded."""
    from cardtable import startup
    from cardtable.commands.errors import NO_WINDOW, CommandError

    trouble = startup.check()
    if trouble is not None:
        raise CommandError(trouble, NO_WINDOW)
    from cardtable.models import paths
    from cardtable.views import single

    if wanted.data_dir is not None:
        paths.use(wanted.data_dir)
    place = single.enter(paths.data_dir(), single.letter(wanted.file, new_game=wanted.new_game))
    if place is None:
        return 0
    from cardtable.views import app

    return app.main(wanted.file, place, new_game=wanted.new_game)


if __name__ == "__main__":
    sys.exit(main())
