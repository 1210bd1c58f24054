# SPDX-License-Identifier: GPL-3.0-or-later
"""Qt Linguist's tools: texts of the source to `resources/i18n/*.ts`, those to the `*.qm` that Qt reads."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "resources" / "i18n"
SUFFIX = ".exe" if os.name == "nt" else ""

_EMPTY_PLURAL = re.compile(
    r"<source>(?P<text>[^<]*)</source>(?P<comment>\s*(?:<comment>[^<]*</comment>\s*)?)"
    r'<translation type="unfinished">\s*<numerusform></numerusform>\s*<numerusform></numerusform>(?P<end>\s*)'
)


def stale() -> list[Path]:
    """Translations whose compiled form is missing or older."""
    return [
        source
        for source in sorted(SOURCES.glob("*.ts"))
        if not source.with_suffix(".qm").exists()
        or source.with_suffix(".qm").stat().st_mtime < source.stat().st_mtime
    ]


def find_lrelease() -> Path | None:
    """The lrelease of this interpreter's PySide6."""
    spec = find_spec("PySide6")
    tool = Path(spec.origin).parent / f"lrelease{SUFFIX}" if spec and spec.origin else None
    return tool if tool and tool.exists() else None


def compile_translations(lrelease: Path | None, sources: Sequence[Path]) -> bool:
    """Compile `.ts` into `.qm` beside them; False where that fails, and Cardtable speaks English."""
    if not sources:
        return True
    if lrelease is None:
        return False
    good = [_compiled(lrelease, source) for source in sources]  # the others, too, where one fails
    return all(good)


def _compiled(lrelease: Path, source: Path) -> bool:
    """Replaces the compiled form at once: a program that runs has the one before mapped into its memory."""
    part = source.with_suffix(f".{os.getpid()}")
    command = [str(lrelease), "-silent", "-nounfinished", str(source), "-qm", str(part)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        part.unlink(missing_ok=True)
        return False
    part.replace(source.with_suffix(".qm"))
    return True


def update_translations(lupdate: Path, targets: Iterable[Path]) -> None:
    """Bring `.ts` files up to date with the source; English keeps its plural forms only."""
    texts = sorted(ROOT.glob("cardtable/**/*.py"))
    for target in targets:
        language = target.stem.partition("_")[2]
        command: list[str | Path] = [lupdate, "-silent", "-no-obsolete", "-locations", "none"]
        command += ["-tr-function-alias", "translate+=mark", "-source-language", "en"]
        command += ["-target-language", language, *(["-pluralonly"] if language == "en" else [])]
        subprocess.run([*command, *texts, "-ts", target], check=True)
        if language == "en":
            target.write_text(fill_plurals(target.read_text("utf-8")), "utf-8")


def fill_plurals(text: str) -> str:
    """English forms of `%n card(s)` where there are none yet; a plural without `(s)` is left for a person."""
    return _EMPTY_PLURAL.sub(_forms, text)


def _forms(found: re.Match[str]) -> str:
    text = found["text"]
    if "(s)" not in text:
        return found[0]
    one, many = text.replace("(s)", ""), text.replace("(s)", "s")
    return (
        f"<source>{text}</source>{found['comment']}<translation>\n"
        f"            <numerusform>{one}</numerusform>\n"
        f"            <numerusform>{many}</numerusform>{found['end']}"
    )


def changed_by_update(lupdate: Path, workshop: Path) -> list[str]:
    """Names of the translations that `update_translations` would change, tried on copies in `workshop`."""
    originals = sorted(SOURCES.glob("*.ts"))
    copies = [Path(shutil.copy(original, workshop)) for original in originals]
    update_translations(lupdate, copies)
    pairs = zip(originals, copies, strict=True)
    return [old.name for old, new in pairs if old.read_bytes() != new.read_bytes()]
