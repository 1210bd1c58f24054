# SPDX-License-Identifier: GPL-3.0-or-later
"""The virtual environment of a checkout, with the project in it and Qt's system libraries beneath it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from cardtable.startup import missing_libraries, packages

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "cardtable-installed"
COMPLETE = VENV / "cardtable-libraries-found"
BIN = "Scripts" if os.name == "nt" else "bin"


class SetupFailed(Exception):
    """Something the project needs could not be had; the text says what to do."""


def say(text: str) -> None:
    """Tell the person at the terminal what is going on, apart from a command's own output."""
    print(text, file=sys.stderr, flush=True)


def python_of(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / BIN / ("python.exe" if os.name == "nt" else "python")


def ready() -> Path:
    """The interpreter of the project's environment, set up first where pyproject.toml has changed."""
    python = python_of(VENV)
    if not (python.exists() and STAMP.exists() and STAMP.read_text() == _stamp(python)):
        make_venv(VENV)
        say("Installing Cardtable and what it needs into .venv: about 150 MB, once.")
        # without the hook, which would fetch Qt a second time for its lrelease: dev.py compiles by itself
        install(python, ["-e", f"{ROOT}[dev]"], {"HATCH_BUILD_NO_HOOKS": "true"})
        STAMP.write_text(_stamp(python))
        COMPLETE.unlink(missing_ok=True)
    if not COMPLETE.exists() and _provide_libraries(python):
        COMPLETE.touch()
    return python


def _stamp(python: Path) -> str:
    """What the environment was made from: it changes when the environment must be made anew."""
    project = hashlib.sha256()
    for name in ("pyproject.toml", "cardtable/__init__.py"):  # the second has the version
        project.update((ROOT / name).read_bytes())
    return f"{ROOT}\n{python.resolve()}\n{project.hexdigest()}\n"


def make_venv(folder: Path, maker: str = sys.executable) -> None:
    """Make a virtual environment with pip and the Python `maker`, unless a working one is there."""
    python = python_of(folder)
    if python.exists() and _succeeds([python, "-m", "pip", "--version"]):
        return
    if not _succeeds([maker, "-c", "import venv, ensurepip"]):
        package = f"python3.{sys.version_info.minor}-venv" if maker == sys.executable else "python3-venv"
        if not apt_install([package]):
            raise SetupFailed(
                f"Python’s venv module is missing. Install it and start again: apt install {package}"
            )
    say(f"Making {folder} with {maker}.")
    made = subprocess.run(
        [maker, "-m", "venv", "--clear", folder], capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise SetupFailed(f"{folder} could not be made: {_last_line(made.stdout + made.stderr)}")


def install(python: Path, what: Sequence[str], environment: dict[str, str] | None = None) -> None:
    """Install packages with pip; raises SetupFailed."""
    options = ["--quiet", "--disable-pip-version-check", "--retries", "2"]
    done = subprocess.run(
        [python, "-m", "pip", "install", *options, *what],
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SetupFailed(
            "Python packages could not be installed. Is there a network, and space on the disk? "
            f"pip said: {_last_line(done.stderr)}"
        )


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "ERROR:" in line or "Error:" in line]
    return (errors or lines or ["nothing"])[-1].removeprefix("ERROR: ")


def _succeeds(command: Sequence[str | Path]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def apt_install(packages: Sequence[str]) -> bool:
    """Install Debian packages where this is Debian or its kin and we are root; False if nothing was done."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    say(f"Installing with apt: {' '.join(packages)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-q", *command], env=environment, capture_output=True, text=True, check=False
        )
    return done.returncode == 0


def _provide_libraries(python: Path) -> bool:
    """Install the system libraries that Qt does not find, or say how; whether all are there now."""
    missing = _missing_libraries(python, "offscreen", "xcb", "wayland")
    wanted = packages(missing)
    if not missing or (wanted and apt_install(wanted)):
        return True
    how = (
        f"Install them with: sudo apt install {' '.join(wanted)}"
        if wanted
        else f"They are {', '.join(missing)}."
    )
    say(f"Qt needs libraries that are not on this system. {how}")
    return False


def require_qt(python: Path) -> None:
    """Raise SetupFailed where Qt cannot even be loaded; how to mend that has been said."""
    if not COMPLETE.exists() and _missing_libraries(python, "offscreen"):
        raise SetupFailed("Nothing that uses Qt runs without them.")


def _missing_libraries(python: Path, *platforms: str) -> list[str]:
    if sys.platform != "linux":
        return []
    qt = qt_folder(python)
    return missing_libraries(qt, platforms, [qt / "lrelease"])


def qt_folder(python: Path) -> Path:
    """The folder of PySide6 in the environment of that interpreter."""
    code = "from importlib.util import find_spec; print(find_spec('PySide6').origin)"
    answer = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    return Path(answer.stdout.strip()).parent
