# SPDX-License-Identifier: GPL-3.0-or-later
"""Files written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardtable.models.files import printable, reason, set_aside, write_whole


def test_a_file_is_written_into_any_name(tmp_path: Path) -> None:
    path = tmp_path / "ß ñ 空 and spaces %?#.txt"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_longest_name_is_written_too(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 255)
    write_whole(path, b"one")
    assert path.read_bytes() == b"one"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os if step == "fsync" else Path, step, fail)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_is_followed_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_nothing_set_aside_takes_the_place_of_another(tmp_path: Path) -> None:
    kept = []
    for number in range(4):
        (tmp_path / "a.db").write_text(f"main {number}")
        (tmp_path / "a.db-wal").write_text(f"wal {number}")
        kept.append(set_aside(tmp_path / "a.db", ("-wal", "-shm")))
    assert len(set(kept)) == 4
    assert [path.read_text() for path in kept] == [f"main {n}" for n in range(4)]
    assert [Path(f"{path}-wal").read_text() for path in kept] == [f"wal {n}" for n in range(4)]
    assert len(list(tmp_path.iterdir())) == 8


def test_every_failure_has_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as found:
        (tmp_path / "none").read_bytes()
    assert reason(found.value).english() == "it is not there"
    assert reason(OSError(28, "No space left on device")).english() == "the disk is full"
    assert reason(OSError(9999, "Odd")).english() == "Odd"


def test_bytes_of_a_file_name_that_are_no_text_can_be_shown() -> None:
    assert printable(os.fsdecode(b"a\xffb")) == "a?b"
