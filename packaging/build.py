# SPDX-License-Identifier: GPL-3.0-or-later
"""Build hook of hatch: compile the translations and put `resources/` into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import translations


class ResourcesHook(BuildHookInterface[Any]):
    """An editable install reads the checkout's own `resources/`, so only its translations are compiled."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Qt, for its lrelease, in the environment that builds; nothing where it is not needed."""
        needed = translations.stale() and translations.find_lrelease() is None
        return ["PySide6-Essentials>=6.8.3"] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the resources to what is built."""
        if not translations.compile_translations(translations.find_lrelease(), translations.stale()):
            self.app.display_warning("No lrelease that works: Cardtable will speak English only.")
        if version != "editable":
            build_data["force_include"].update(_resources(Path(self.root)))


def _resources(root: Path) -> dict[str, str]:
    """Where each file that the program reads goes in the wheel."""
    files = sorted(path for path in (root / "resources").rglob("*") if path.is_file())
    return {
        str(path): f"cardtable/{path.relative_to(root).as_posix()}" for path in files if path.suffix != ".ts"
    }
