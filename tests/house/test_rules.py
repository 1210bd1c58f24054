# SPDX-License-Identifier: GPL-3.0-or-later
"""Each sentence of the rules that asks something of a program has a test that shows it."""

from __future__ import annotations

import subprocess
import sys

from .source import ROOT

LINES = (ROOT / "tests" / "house" / "rule_ids.txt").read_text("utf-8").splitlines()
NEEDS = dict(line.split() for line in LINES if not line.startswith("#"))


def test_every_rule_is_shown_by_a_test() -> None:
    options = ["--collect-only", "--quiet", "--rules", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *options, "tests/games"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert listing.returncode == 0, listing.stdout
    shown = {line.split()[1] for line in listing.stdout.splitlines() if line.startswith("rule ")}
    unknown, missing = shown - NEEDS.keys(), {rule for rule in NEEDS if NEEDS[rule] == "test"} - shown
    assert not unknown, f"there is no rule {' '.join(sorted(unknown))}"
    assert not missing, f"no test shows {' '.join(sorted(missing))}"
