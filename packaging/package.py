# SPDX-License-Identifier: GPL-3.0-or-later
"""`dev.py package` and `dev.py release`: what people install, and proof that it works."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import environment
from environment import SetupFailed, say
from package_bundle import BUNDLE, build_python_package, bundle, provide_tools, run, size
from package_deb import build_archive, build_deb, checked
from package_names import ROOT, WORK
from package_verify import verify

LARGEST_INSTALLED = 130_000_000
LARGEST_DEB = 40_000_000
"""Bytes."""
RELEASE = ROOT / "build" / "release"


def main(arguments: Sequence[str]) -> int:
    """Carry out `package` or `release`; the exit code."""
    command = {"package": package, "release": release}[arguments[0]]
    try:
        return command(arguments[1:])
    except SetupFailed as trouble:
        say(str(trouble))
        return 1


def package(arguments: Sequence[str]) -> int:
    """Build, check and, if asked to, verify in clean systems; the exit code."""
    wrong = [word for word in arguments if word != "--verify"]
    if wrong:
        say(f"“{wrong[0]}” is not understood here. There is: --verify.")
        return 2
    deb, _ = build()
    fine = checked(deb) and tried(BUNDLE)
    if "--verify" in arguments:
        fine &= verify(deb)
    return 0 if fine else 1


def build() -> tuple[Path, Path]:
    """The `.deb` and the `.tar.xz`."""
    if sys.platform != "linux" or shutil.which("apt-get") is None:
        raise SetupFailed("Packages are built on Debian or its kin. For other systems see docs/PACKAGES.md.")
    provide_tools()
    folder = bundle()
    icons = ROOT / "build" / "icons"
    run([environment.ready(), ROOT / "packaging" / "package_icons.py", icons])
    say("Packing. This takes a minute or two.")
    deb, archive = build_deb(folder, icons), build_archive(folder, icons)
    installed = size(folder)
    print(f"installed {installed / 1e6:.1f} MB, {deb.name} {deb.stat().st_size / 1e6:.1f} MB, ", end="")
    print(f"{archive.name} {archive.stat().st_size / 1e6:.1f} MB")
    if installed > LARGEST_INSTALLED or deb.stat().st_size > LARGEST_DEB:
        raise SetupFailed("The package has become too large.")
    return deb, archive


def tried(folder: Path) -> bool:
    """Let the bundle play, and watch whether it asks the system for a network; whether all went well."""
    trace = WORK / "trace"
    watch = ["strace", "-f", "-qq", "-e", "trace=socket", "-o", str(trace)] if shutil.which("strace") else []
    command = [*watch, str(folder / "cardtable"), "--smoke-test"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    sockets = re.findall(r"socket\(AF_(?!UNIX|LOCAL).*", trace.read_text()) if watch else []
    fine = done.returncode == 0 and not sockets
    watched = f"{len(sockets)} sockets to other machines" if watch else "not watched, strace is not here"
    print(f"smoke test: {'well' if fine else 'NOT well'}, {watched}\n{done.stdout}{done.stderr}".rstrip())
    return fine


def release(arguments: Sequence[str]) -> int:
    """Build every artefact twice where it must be the same each time, and write their sums."""
    if arguments:
        say(f"“{arguments[0]}” is not understood here.")
        return 2
    shutil.rmtree(RELEASE, ignore_errors=True)
    RELEASE.mkdir(parents=True)
    made = [_twice(target) for target in ("sdist", "wheel")]
    made += build()
    for path in made:
        shutil.copy2(path, RELEASE)
    names = sorted(path.name for path in made)
    sums = "".join(f"{_sum(RELEASE / name)}  {name}\n" for name in names)
    (RELEASE / "SHA256SUMS").write_text(sums)
    print(sums, end="")
    return 0


def _twice(target: str) -> Path:
    """A Python package; raises SetupFailed if a second build of it differs."""
    first, second = (build_python_package(target, WORK / f"{target}-{number}") for number in (1, 2))
    if _sum(first) != _sum(second):
        raise SetupFailed(f"Two builds of {first.name} differ.")
    return first


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
