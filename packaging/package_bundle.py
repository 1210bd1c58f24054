# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel, and from it one folder with Python, Qt and the program in it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import environment
from environment import SetupFailed, say
from package_names import ROOT, WORK, epoch

PYINSTALLER = "pyinstaller>=6.11"
DEBIAN_PYTHON = Path("/usr/bin/python3")
BUNDLE = WORK / "bundle" / "cardtable"
"""The folder: the program `cardtable` and `_internal`."""


def build_python_package(target: str, folder: Path, source: Path = ROOT) -> Path:
    """The `wheel` or `sdist` of a source tree, the same file each time it is built."""
    python = environment.ready()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run([python, "-m", "hatchling", "build", "--target", target, "--directory", folder], cwd=source)
    (built,) = folder.iterdir()
    return built


def bundle() -> Path:
    """Build the folder anew; where it is."""
    wheel = build_python_package("wheel", WORK / "wheel")
    venv = WORK / "venv"
    # a Python that comes from elsewhere may want a newer system than the one it runs on
    maker = str(DEBIAN_PYTHON) if _fits(DEBIAN_PYTHON) else sys.executable
    environment.make_venv(venv, maker)
    python = environment.python_of(venv)
    environment.install(python, [PYINSTALLER, str(wheel)])
    environment.install(python, ["--no-deps", "--force-reinstall", str(wheel)])
    say("Building the folder with PyInstaller.")
    shutil.rmtree(BUNDLE.parent, ignore_errors=True)
    spec = ROOT / "packaging" / "cardtable.spec"
    command: list[str | Path] = [
        python,
        "-P",
        "-m",
        "PyInstaller",
        "--clean",
        "--noconfirm",
        "--log-level",
        "ERROR",
    ]
    run([*command, "--distpath", BUNDLE.parent, "--workpath", WORK / "work", spec])
    unstripped = [*BUNDLE.rglob("libicu*.so*"), *BUNDLE.glob("_internal/msgspec/*.so")]
    run(["strip", "--strip-unneeded", *unstripped])
    return BUNDLE


def provide_tools() -> None:
    """Install what building needs besides Python's own packages, or raise SetupFailed."""
    wanted = {"dpkg-deb": "dpkg", "readelf": "binutils", "strip": "binutils"}
    missing = {package for tool, package in wanted.items() if shutil.which(tool) is None}
    if _fits(DEBIAN_PYTHON):  # it does without its own library, which the bundle has in it
        question = "import sys, ctypes.util as u; v = 'python%d.%d' % sys.version_info[:2]; "
        answer = run([DEBIAN_PYTHON, "-c", f"{question}print(v, u.find_library(v) or '')"]).split()
        if len(answer) == 1:
            missing.add(f"lib{answer[0]}")
    if missing and not environment.apt_install(sorted(missing)):
        raise SetupFailed(
            f"Building packages needs more. Install it with: sudo apt install {' '.join(missing)}"
        )


def _fits(python: Path) -> bool:
    question = "import sys; sys.exit(sys.version_info < (3, 11))"
    return python.exists() and subprocess.call([python, "-c", question], stderr=subprocess.DEVNULL) == 0


def run(command: Sequence[str | Path], cwd: Path = ROOT) -> str:
    """What a program says; raises SetupFailed with its complaint. Dates and orders are always the same."""
    settled = {"SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **settled}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        complaint = "\n".join((done.stdout + done.stderr).strip().splitlines()[-20:])
        raise SetupFailed(f"{Path(command[0]).name} failed:\n{complaint}")
    return done.stdout


def needed_libraries(folder: Path) -> set[str]:
    """Libraries that the files of a bundle name and that it does not bring, for what must work."""
    brought = {path.name for path in folder.rglob("*.so*")}
    files = [path for path in folder.rglob("*.so*") if "libqgtk3" not in path.name]  # only where GTK is
    answer = run(["readelf", "-d", folder / "cardtable", *files])
    return {name for name in re.findall(r"\(NEEDED\).*\[(.+)\]", answer) if name not in brought}


def size(folder: Path) -> int:
    """Bytes of all files below a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
