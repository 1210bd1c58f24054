# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebook as a page of text: what each card does, then rule by rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from cardtable.engine.table import CardGuide, Clause
from cardtable.engine.words import mark

from .language import say
from .style import Tones

_CARDS = mark("Rulebook", "What each card does")
_HOUSE_RULE = mark("Rulebook", "House rule:")
_NOTHING = mark("Rulebook", "No rule has these words.")


class RulePage:
    """Writes the page; a rule is shown when it has all the words that are searched for."""

    def __init__(self, title: str, about: str, words: Sequence[str], target: str, tones: Tones) -> None:
        self._title = title
        self._about = about
        self._words = words
        self._target = target
        self._tones = tones

    def html(self, clauses: Sequence[Clause], guide: Sequence[CardGuide]) -> str:
        """The whole page."""
        parts = [] if self._words else [f"<h2>{escape(self._title)}</h2><p>{escape(self._about)}</p>"]
        parts += self._guide(guide)
        section = ""
        for clause in clauses:
            if not self._matches(say(clause.words)):
                continue
            if (heading := say(clause.section)) != section:
                section = heading
                parts.append(f"<h3>{escape(heading)}</h3>")
            parts.append(self._clause(clause))
        return "".join(parts) or f"<p>{escape(say(_NOTHING))}</p>"

    def _guide(self, guide: Sequence[CardGuide]) -> list[str]:
        lines = []
        for entry in guide:
            cards, does = say(entry.cards), say(entry.does)
            if self._matches(f"{cards} {does}"):
                shown = self._marked(cards)
                shown = f"<b>{shown}</b>" if entry.special else shown
                lines.append(f"<tr><td>{shown}</td><td>{self._marked(does)}</td></tr>")
        if not lines:
            return []
        return [f"<h3>{escape(say(_CARDS))}</h3><table cellpadding='3' cellspacing='0'>", *lines, "</table>"]

    def _clause(self, clause: Clause) -> str:
        text = self._marked(say(clause.words))
        if clause.changed:
            text = f"<b>{escape(say(_HOUSE_RULE))}</b> {text}"
        ground = f" style='background-color:{self._tones.button}'" if clause.id == self._target else ""
        number = f"<span style='color:{self._tones.dim}; font-size:small'>{escape(clause.id)}</span>"
        return f"<p{ground}><a name='{escape(clause.id)}'></a>{text} &nbsp;{number}</p>"

    def _matches(self, text: str) -> bool:
        folded = text.casefold()
        return all(word.casefold() in folded for word in self._words)

    def _marked(self, text: str) -> str:
        """The text as HTML, with the words that were searched for on coloured ground."""
        if not self._words:
            return escape(text)
        pattern = re.compile("|".join(map(re.escape, self._words)), re.IGNORECASE)
        style = f"background-color:{self._tones.accent}; color:{self._tones.on_accent}"
        pieces, end = [], 0
        for found in pattern.finditer(text):
            pieces.append(escape(text[end : found.start()]))
            pieces.append(f"<span style='{style}'>{escape(found[0])}</span>")
            end = found.end()
        return "".join((*pieces, escape(text[end:])))
