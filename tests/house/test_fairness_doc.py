# SPDX-License-Identifier: GPL-3.0-or-later
"""The verifier in docs/FAIRNESS.md, which uses nothing of this program, agrees with it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardtable.engine.fairness import commitment
from cardtable.engine.record import Origin, Player, Record, Timeline, write_record
from cardtable.games import find_game

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "FAIRNESS.md"
RECORD = Record(
    game="hearts",
    deal=2024,
    options={"target": 50, "moon": "off"},
    seats=(Player("Zoë"), Player("Bao", "hard", 99)),
    salt="00FF",
    program="0.1.0",
)


@pytest.mark.parametrize(
    "record",
    [
        RECORD,
        replace(RECORD, deal=1, first=1),
        replace(RECORD, dealer=0),
        replace(RECORD, origin=Origin(7, 0)),
    ],
)
def test_the_printed_program_finds_the_promise_and_the_deal(record: Record, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert found
    file = tmp_path / "game.cardtable"
    file.write_bytes(write_record(record))
    command = [sys.executable, "-I", "-c", found[1], str(file)]
    told = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout.splitlines()
    game = find_game("hearts")
    fields = game.describe(Timeline(game, record).state)
    assert told[0] == commitment(record)
    assert told[1].split() == ["dead", *fields["dead"]]
    for seat in (0, 1):
        number, *cards = told[2 + seat].split()
        assert int(number) == seat
        assert sorted(cards) == sorted(fields["hands"][seat])
