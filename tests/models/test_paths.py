# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.models import paths


@pytest.fixture(autouse=True)
def nothing_chosen() -> Iterator[None]:
    yield
    paths.use(None)


def test_everything_lies_below_the_directory_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.VARIABLE, str(tmp_path / "ß ñ 空"))
    home = tmp_path / "ß ñ 空"
    assert paths.data_dir() == home
    assert home in paths.config_dir().parents
    assert home in paths.cache_dir().parents
    assert paths.config_dir() != paths.cache_dir()
    assert not home.exists()


def test_a_chosen_directory_goes_before_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.VARIABLE, str(tmp_path / "environment"))
    paths.use(tmp_path / "chosen")
    assert paths.data_dir() == tmp_path / "chosen"


def test_a_directory_stays_the_same_when_the_program_goes_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    paths.use(Path("games"))
    monkeypatch.chdir("/")
    assert paths.data_dir() == tmp_path / "games"


def test_without_either_the_system_says_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.VARIABLE, "")
    for variable in ("DATA", "CONFIG", "CACHE"):
        monkeypatch.setenv(f"XDG_{variable}_HOME", str(tmp_path / variable))
    found = {paths.data_dir(), paths.config_dir(), paths.cache_dir()}
    assert len(found) == 3
    assert all("cardtable" in str(path).lower() and path.is_absolute() for path in found)
