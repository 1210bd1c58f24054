# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints a few shuffles, by whatever Python runs it: the two modules are loaded from the folder given.

It needs the standard library only, so that Pythons without our dependencies can run it.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType


def load(folder: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def shuffles(folder: Path) -> list[str]:
    cards, shuffle = load(folder, "cards"), load(folder, "shuffle")
    lines = []
    for number in (0, 1, shuffle.MAX_DEAL):
        dice = shuffle.Dice(number)
        lines.append(f"{number} {' '.join(dice.shuffled(cards.pack()))} {dice.state}")
    dice = shuffle.Dice(42)
    lines.append(f"{[dice.below(6) for _ in range(20)]} {dice.fraction()} {dice.choice('abcdefg')}")
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join(shuffles(Path(sys.argv[1]))) + "\n")
