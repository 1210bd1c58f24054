# SPDX-License-Identifier: GPL-3.0-or-later
"""The Debian package, and the same folder as an archive that is unpacked anywhere."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import tarfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from environment import SetupFailed
from package_bundle import needed_libraries, run, size
from package_names import FILES, ID, MAINTAINER, ROOT, VERSION, WORK, epoch, filled
from package_shell import files as completions

from cardtable.startup import PACKAGES

REVISION = "1"
MORE_PACKAGES = {
    "ld-linux-x86-64.so.2": "libc6",
    "libc.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libgcc_s.so.1": "libgcc-s1",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libsqlite3.so.0": "libsqlite3-0",
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Debian's package of each library that Python uses; those that Qt uses are in `startup`."""
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
ABOUT = """\
card table for Ninety-Nine and Two-Player Hearts
 Three games for one person against opponents that think, or for several
 people at one computer: Ninety-Nine with chips, Ninety-Nine head to head
 and Two-Player Hearts, with all their house rules.
 .
 Every decision is saved before the next one is taken, a review shows what
 each card was worth, and everything works with the keyboard alone and with
 a screen reader. It uses no network."""


def build_deb(bundle: Path, icons: Path) -> Path:
    """The package; its tree stays in `build/package/tree` to be looked at."""
    tree = WORK / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(bundle, tree / "usr/lib/cardtable", symlinks=True)
    (tree / "usr/bin").mkdir()
    (tree / "usr/bin/cardtable").symlink_to("../lib/cardtable/cardtable")
    for place, data in desktop_files(icons).items():
        write(tree / "usr/share" / place, data)
    for place, data in _documents().items():
        write(tree / "usr/share" / place, data)
    settle(tree)
    _write_control(tree, depends(tree / "usr/lib/cardtable"))
    target = WORK / f"cardtable_{VERSION}-{REVISION}_{architecture()}.deb"
    target.unlink(missing_ok=True)
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, target])
    return target


def build_archive(bundle: Path, icons: Path) -> Path:
    """A `.tar.xz` with the folder, its licence, and what a desktop can be told about it."""
    name = f"cardtable-{VERSION}-linux-{platform.machine()}"
    tree = WORK / "portable" / name
    shutil.rmtree(tree.parent, ignore_errors=True)
    shutil.copytree(bundle, tree, symlinks=True)
    for place, data in desktop_files(icons).items():
        write(tree / "share" / place, data)
    write(tree / "LICENSE", (ROOT / "LICENSE").read_bytes())
    write(tree / "README.txt", filled("README.txt").encode())
    settle(tree)
    target = WORK / f"{name}.tar.xz"
    with tarfile.open(target, "w:xz") as archive:
        archive.add(tree, name, filter=_nobody)
    return target


def desktop_files(icons: Path) -> dict[str, bytes]:
    """What desktops read, by its place below a folder `share`."""
    date = _day().strftime("%Y-%m-%d")
    shells = completions()
    found = {
        f"applications/{ID}.desktop": filled("cardtable.desktop").encode(),
        f"metainfo/{ID}.metainfo.xml": metainfo().encode(),
        "mime/packages/cardtable.xml": (FILES / "cardtable-mime.xml").read_bytes(),
        "man/man6/cardtable.6.gz": _packed(filled("cardtable.6", date=date).encode()),
        "bash-completion/completions/cardtable": shells["bash"].encode(),
        "zsh/vendor-completions/_cardtable": shells["zsh"].encode(),
        "fish/vendor_completions.d/cardtable.fish": shells["fish"].encode(),
    }
    for kind, picture, name in (
        ("apps", "cardtable", ID),
        ("mimetypes", "document", "application-x-cardtable"),
    ):
        hicolor = f"icons/hicolor/{{}}/{kind}/{name}"
        found[f"{hicolor.format('scalable')}.svg"] = (icons / f"{picture}.svg").read_bytes()
        for side in ICON_SIZES:
            data = (icons / f"{picture}-{side}.png").read_bytes()
            found[f"{hicolor.format(f'{side}x{side}')}.png"] = data
    return found


def metainfo() -> str:
    """What software centres tell, with the real size of the picture that they show."""
    head = (ROOT / "docs" / "screenshot.png").read_bytes()[:24]
    width, height = (int.from_bytes(head[place : place + 4], "big") for place in (16, 20))
    day = _day().strftime("%Y-%m-%d")
    return filled("metainfo.xml", date=day, width=str(width), height=str(height))


def _day() -> datetime:
    return datetime.fromtimestamp(epoch(), UTC)


def _documents() -> dict[str, bytes]:
    """What Debian wants to read, by its place below `usr/share`."""
    date = format_datetime(_day())
    change = (
        f"cardtable ({VERSION}-{REVISION}) unstable; urgency=medium\n\n"
        f"  * Version {VERSION}: changelog.gz tells what is new.\n\n -- {MAINTAINER}  {date}\n"
    )
    return {
        "doc/cardtable/changelog.Debian.gz": _packed(change.encode()),
        "doc/cardtable/changelog.gz": _packed((ROOT / "CHANGELOG.md").read_bytes()),
        "doc/cardtable/copyright": filled("copyright", year=str(_day().year)).encode(),
        "lintian/overrides/cardtable": (FILES / "lintian-overrides").read_bytes(),
    }


def _write_control(tree: Path, depends: str) -> None:
    fields = {
        "Package": "cardtable",
        "Version": f"{VERSION}-{REVISION}",
        "Architecture": architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size(tree) // 1024)),
        "Depends": depends,
        "Recommends": "pipewire-bin | pulseaudio-utils",  # they play the sounds
        "Section": "games",
        "Priority": "optional",
        "Homepage": filled("homepage").strip(),
        "Description": ABOUT,
    }
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(tree)}\n"
        for path in sorted(tree.rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    control = tree / "DEBIAN"
    write(control / "control", "".join(f"{name}: {value}\n" for name, value in fields.items()).encode())
    write(control / "md5sums", "".join(sums).encode())
    settle(control)


def depends(folder: Path) -> str:
    """The packages that hold what the folder needs of the system; raises SetupFailed for an unknown one."""
    known = {**PACKAGES, **MORE_PACKAGES}
    needed = needed_libraries(folder)
    if unknown := sorted(needed - known.keys()):
        raise SetupFailed(f"Which Debian package has {', '.join(unknown)}? See package_deb.py.")
    libc = platform.libc_ver()[1]
    names = {known[library] for library in needed} - {"libc6"}
    return ", ".join([f"libc6 (>= {libc})", *sorted(names)])


def architecture() -> str:
    """Debian's name for this machine."""
    return run(["dpkg", "--print-architecture"]).strip()


def write(path: Path, data: bytes) -> None:
    """Write a file, in a folder that may not exist yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def settle(tree: Path) -> None:
    """Give everything in a tree the rights and the date that a package has."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or (path.read_bytes()[:4] == b"\x7fELF" and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """A file in an archive belongs to nobody in particular."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member


def checked(deb: Path) -> bool:
    """Ask the tools of Debian and of desktops, as far as they are here; whether none has an error to tell."""
    tree = WORK / "tree/usr/share"
    questions: list[list[str | Path]] = [
        ["desktop-file-validate", tree / f"applications/{ID}.desktop"],
        ["appstreamcli", "validate", "--no-net", "--explain", tree / f"metainfo/{ID}.metainfo.xml"],
        ["man", "--warnings", "-l", tree / "man/man6/cardtable.6.gz"],
        ["bash", "-n", tree / "bash-completion/completions/cardtable"],
        ["zsh", "-n", tree / "zsh/vendor-completions/_cardtable"],
        ["fish", "-n", tree / "fish/vendor_completions.d/cardtable.fish"],
        ["lintian", "--allow-root", "--fail-on", "error,warning", deb],
    ]
    fine = True
    for question in questions:
        if shutil.which(str(question[0])) is None:
            print(f"not checked, {question[0]} is not here")
            continue
        done = subprocess.run(question, capture_output=True, text=True, check=False)
        complaint = done.stderr if question[0] == "man" else done.stdout + done.stderr
        print(f"{question[0]}: {'well' if done.returncode == 0 else 'NOT well'}\n{complaint}".rstrip())
        fine &= done.returncode == 0
    return fine
