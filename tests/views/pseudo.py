# SPDX-License-Identifier: GPL-3.0-or-later
"""A language that does not exist: every text a third longer, with accents, between brackets."""

from __future__ import annotations

import re

from PySide6.QtCore import QTranslator

from .reading import CLOSE, OPEN

ACCENTS = str.maketrans("aeiounscyzAEIOU", "áéíöüñšçÿžÁÉÍÖÜ")


class Pseudo(QTranslator):
    """Translates everything."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        if context.startswith("Q") and context != "QObject":
            return sourceText  # Qt's own texts are Qt's matter
        text = sourceText
        if n >= 0:
            text = text.replace("(s)", "" if n == 1 else "s")
        pieces = re.split(r"(\{\w+\}|%n|<[^>]*>|&\w;|&)", text)
        longer = "".join(
            piece if place % 2 else piece.translate(ACCENTS) for place, piece in enumerate(pieces)
        )
        return f"{OPEN}{longer}{'~' * (len(text) // 3)}{CLOSE}"
