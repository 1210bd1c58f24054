# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said where no window can be opened."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

from cardtable import startup

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="screens are looked for on Linux only")


def say(monkeypatch: pytest.MonkeyPatch, **environment: str) -> str | None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    return startup.check()


@pytest.mark.parametrize(
    "platform", ["offscreen", "minimal", "Offscreen", "vnc:size=800x600", "wayland;offscreen"]
)
def test_platforms_without_a_screen_are_fine(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    assert say(monkeypatch, QT_QPA_PLATFORM=platform) is None


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({}, "DISPLAY is not set"),
        ({"XDG_SESSION_TYPE": "wayland"}, "WAYLAND_DISPLAY is not set"),
        ({"DISPLAY": ":987"}, "“:987”"),
        ({"DISPLAY": "nonsense"}, "“nonsense”"),
        (
            {"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "w-987", "XDG_RUNTIME_DIR": "/nowhere"},
            "“w-987”",
        ),
        ({"QT_QPA_PLATFORM": "window"}, "one of: eglfs"),
    ],
)
def test_the_sentence_names_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], words: str
) -> None:
    said = say(monkeypatch, **environment)
    assert said
    assert words in said


def test_a_missing_library_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "Qt" / "plugins" / "platforms"
    folder.mkdir(parents=True)
    (folder / "libqxcb.so").write_bytes(b"not a library")
    answer = "\tlibc.so.6 => /lib/libc.so.6 (0x00)\n\tlibxcb-cursor.so.0 => not found\n"

    def ldd(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 0, answer)

    monkeypatch.setattr(subprocess, "run", ldd)
    assert startup.missing_libraries(tmp_path, ["xcb"]) == ["libxcb-cursor.so.0"]
    said = startup._platform_trouble("xcb", tmp_path, {"DISPLAY": ":0"})
    assert said
    assert "libraries that are not on this machine" in said
    assert "libxcb-cursor" in said
    assert startup.packages(["libxcb-cursor.so.0", "libunknown.so.1"]) == ["libxcb-cursor0"]


def test_whatever_goes_wrong_in_looking_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise RuntimeError(name)

    monkeypatch.setattr(startup, "find_spec", fail)
    assert startup.check() is None


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "clicked"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({}, False),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
    ],
)
def test_a_start_from_the_desktop_is_known(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], clicked: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, StringIO())
    assert startup.was_clicked() is clicked
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert not startup.was_clicked()


def test_programs_of_the_system_do_not_get_the_libraries_of_a_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")
    startup.mend()
    assert os.environ["LD_LIBRARY_PATH"] == "/bundle"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    startup.mend()
    assert os.environ["LD_LIBRARY_PATH"] == "/theirs"
    startup.mend()
    assert "LD_LIBRARY_PATH" not in os.environ


def test_a_program_without_streams_has_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    startup.mend()
    sys.stdout.write("nobody reads this")
    sys.stdout.close()
    sys.stderr.close()
