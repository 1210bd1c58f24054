# SPDX-License-Identifier: GPL-3.0-or-later
"""The measured strength that comes with the program."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardtable.ai.strength import NAME, Ladder, Ladders, Rung, measured

RUNG = Rung("hard", "normal", 10, 20, 0.6, 0.5, 0.7, 31.5)


def test_a_file_is_read(tmp_path: Path) -> None:
    ladders = Ladders(1, False, (Ladder("hearts", 2, (RUNG,), ()),))
    (tmp_path / NAME).write_bytes(msgspec.json.encode(ladders))
    assert measured(tmp_path) == ladders.ladders


@pytest.mark.parametrize("data", [None, b"", b"\xff", b"[]", b'{"ladders": [{"game": 1}]}'], ids=str)
def test_without_a_good_file_nothing_is_told(data: bytes | None, tmp_path: Path) -> None:
    if data is not None:
        (tmp_path / NAME).write_bytes(data)
    assert measured(tmp_path) == ()
