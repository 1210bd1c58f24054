#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Set up, start, test and check Cardtable from a checkout: `python3 packaging/dev.py run`.

Standard library only, and readable for Python 3.8: an older Python must get as far as saying what is needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)


def find_newer_python() -> None:
    """Go on in a newer Python if this one is too old for Cardtable; end with a sentence if there is none."""
    for minor in (13, 12, 11, 14):
        other = shutil.which(f"python3.{minor}")
        works = "import sys; sys.exit(sys.version_info < (3, 11))"
        if other and subprocess.call([other, "-c", works], stderr=subprocess.DEVNULL) == 0:
            os.execv(other, [other, __file__, *sys.argv[1:]])
    here = sys.version.split()[0]
    sys.exit(f"Cardtable needs Python 3.11 or newer. This is Python {here}, and no newer one was found.")


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        find_newer_python()
    sys.path.append(str(Path(__file__).resolve().parent.parent))
    from commands import main

    sys.exit(main(sys.argv[1:]))
