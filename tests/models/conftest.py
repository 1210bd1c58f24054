# SPDX-License-Identifier: GPL-3.0-or-later
"""A library in a directory of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable.models.library import Library


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library.open(tmp_path / "ß ñ 空")
    yield library
    library.close()


@pytest.fixture
def again(library: Library) -> Iterator[Callable[[], Library]]:
    """Close the library and open it anew."""
    opened: list[Library] = []

    def reopen() -> Library:
        for other in (library, *opened):
            other.close()
        opened.append(Library.open(library._directory))
        return opened[-1]

    yield reopen
    for other in opened:
        other.close()
