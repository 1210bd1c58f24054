# SPDX-License-Identifier: GPL-3.0-or-later
"""The log is quiet, and never large."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cardtable.models import log


def test_only_warnings_are_written_and_no_file_without_one(tmp_path: Path) -> None:
    handler = log.start(tmp_path / "new" / "data")
    try:
        logging.getLogger("cardtable").info("nothing to see")
        assert not (tmp_path / "new").exists()
        logging.getLogger("cardtable").warning("ß ñ 空")
        broken = logging.LogRecord("cardtable", logging.WARNING, "", 0, "half a letter: \udcff", (), None)
        handler.handle(broken)  # not by the logger: pytest would pass it on between processes
        text = (tmp_path / "new" / "data" / log.NAME).read_text("utf-8")
    finally:
        log.stop(handler)
    assert "WARNING cardtable: ß ñ 空" in text
    assert "half a letter" in text
    assert "nothing" not in text


def test_the_log_stays_below_a_mebibyte(tmp_path: Path) -> None:
    handler = log.start(tmp_path)
    try:
        for _ in range(400):
            logging.getLogger("cardtable").error("x" * 10_000)
    finally:
        log.stop(handler)
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 1 << 20


def test_a_log_that_cannot_be_written_disturbs_nobody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    handler = log.start(tmp_path / "file")
    try:
        logging.getLogger("cardtable").error("lost")
    finally:
        log.stop(handler)
    assert capsys.readouterr() == ("", "")
