# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up a checkout with `dev.py`, and what it says where it cannot."""

from __future__ import annotations

import ast
import runpy
import shutil
import sys
from pathlib import Path

import commands
import environment
import pytest

from cardtable import assets

from .source import ROOT

DEV = ROOT / "packaging" / "dev.py"


def test_an_old_python_can_read_the_starter() -> None:
    ast.parse(DEV.read_text("utf-8"), feature_version=(3, 8))


def test_an_old_python_says_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18))
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer"):
        runpy.run_path(str(DEV), run_name="__main__")


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A checkout whose environment looks ready; nothing is installed."""
    (tmp_path / "cardtable").mkdir()
    (tmp_path / "cardtable" / "__init__.py").touch()
    (tmp_path / "pyproject.toml").write_text("[project]")
    python = environment.python_of(tmp_path / ".venv")
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "STAMP", tmp_path / ".venv" / "installed")
    monkeypatch.setattr(environment, "COMPLETE", tmp_path / ".venv" / "complete")
    environment.STAMP.write_text(environment._stamp(python))
    environment.COMPLETE.touch()
    return tmp_path


def test_a_ready_environment_is_taken_as_it_is(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "install", lambda *_: pytest.fail("installed again"))
    assert environment.ready() == environment.python_of(checkout / ".venv")


def test_another_pyproject_is_installed_anew(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = []
    monkeypatch.setattr(environment, "make_venv", lambda _: None)
    monkeypatch.setattr(environment, "_provide_libraries", lambda _: True)
    monkeypatch.setattr(environment, "install", lambda python, what, _: installed.append(what))
    (checkout / "pyproject.toml").write_text("[project]\n# changed")
    environment.ready()
    environment.ready()
    assert installed == [["-e", f"{checkout}[dev]"]]


def test_missing_libraries_are_looked_for_again_at_the_next_start(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = [["libEGL.so.1"], []]
    monkeypatch.setattr(environment, "qt_folder", lambda _: checkout)
    monkeypatch.setattr(environment, "apt_install", lambda _: False)
    monkeypatch.setattr(environment, "missing_libraries", lambda *_: missing.pop(0))
    environment.COMPLETE.unlink()
    for said in ("sudo apt install libegl1", "", ""):
        environment.ready()
        assert said in (heard := capsys.readouterr().err)
        assert bool(said) == bool(heard)
    assert not missing


def test_without_its_libraries_nothing_that_uses_qt_is_started(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = environment.python_of(checkout / ".venv")
    monkeypatch.setattr(environment, "qt_folder", lambda _: checkout)
    monkeypatch.setattr(environment, "missing_libraries", lambda *_: ["libEGL.so.1"])
    environment.require_qt(python)
    environment.COMPLETE.unlink()
    with pytest.raises(environment.SetupFailed, match="uses Qt"):
        environment.require_qt(python)


def test_pip_that_fails_gives_one_sentence(tmp_path: Path) -> None:
    pip = tmp_path / "python"
    pip.write_text("#!/bin/sh\necho 'ERROR: No matching distribution found for msgspec' >&2\nexit 1\n")
    pip.chmod(0o755)
    with pytest.raises(
        environment.SetupFailed, match=r"a network.*No matching distribution found for msgspec"
    ):
        environment.install(pip, ["msgspec"])


def test_a_python_without_venv_names_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environment, "_succeeds", lambda _: False)
    monkeypatch.setattr(environment, "apt_install", lambda _: False)
    with pytest.raises(environment.SetupFailed, match=r"apt install python3\.\d+-venv"):
        environment.make_venv(tmp_path / "venv")


def test_an_unknown_command_lists_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["dance"]) == 2
    listing = capsys.readouterr().out
    assert all(name in listing for name in commands.COMMANDS)


def test_resources_are_found() -> None:
    assert (assets.resources() / "i18n" / "cardtable_en.ts").exists()
