# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel that people install, built here without a network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from .source import ROOT


def build(target: str, source: Path, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.iterdir()
    return built


def unpack(archive: Path, folder: Path) -> Path:
    """The one folder in an archive of ours; extractall wants a filter that Python 3.11.2 does not have."""
    with tarfile.open(archive) as tar:
        for member in tar:
            if content := tar.extractfile(member):
                target = folder / member.name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content.read())
    (unpacked,) = folder.iterdir()
    return unpacked


def names(wheel: Path) -> set[str]:
    return set(ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def test_the_wheel_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_brings_its_resources_and_nothing_more(wheel: Path) -> None:
    inside = names(wheel)
    assert "cardtable/resources/i18n/cardtable_en.qm" in inside
    assert any(re.fullmatch(r"cardtable/resources/decks/.+\.svg", name) for name in inside)
    assert "cardtable/engine/game.py" in inside
    metadata = re.compile(r"cardtable-[\d.]+\.dist-info/")
    assert {
        name for name in inside if not name.startswith("cardtable/") and not metadata.match(name)
    } == set()
    assert not [name for name in inside if name.endswith((".ts", ".pyc")) or "test" in name]


def test_the_source_distribution_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    (tmp_path / "sdist").mkdir()
    unpacked = unpack(build("sdist", ROOT, tmp_path / "sdist"), tmp_path / "source")
    (tmp_path / "wheel").mkdir()
    again = build("wheel", unpacked, tmp_path / "wheel")
    assert names(again) == names(wheel)
    assert again.read_bytes() == wheel.read_bytes()


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_two_builds_are_the_same_file(target: str, tmp_path: Path) -> None:
    first, second = ((tmp_path / name) for name in "ab")
    for folder in (first, second):
        folder.mkdir()
    assert build(target, ROOT, first).read_bytes() == build(target, ROOT, second).read_bytes()


def test_the_program_works_out_of_the_wheel(wheel: Path, tmp_path: Path) -> None:
    ZipFile(wheel).extractall(tmp_path)
    command = [sys.executable, "-P", "-m", "cardtable", "--smoke-test"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
