# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebook as a page of text: what each card does, then rule by rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from cardtable.ai.strength import Ladder
from cardtable.engine.game import Game
from cardtable.engine.table import CardGuide, Clause
from cardtable.engine.words import mark

from .language import capital, say
from .style import Tones

_CARDS = mark("Rulebook", "What each card does")
_HOUSE_RULE = mark("Rulebook", "House rule:")
_STRENGTH = mark("Rulebook", "How strong are the opponents?")
_PAIR = mark("Rulebook", "{level} against {other}", "levels of computer players: hard against normal")
_SHARE = mark("Rulebook", "{share}% ({low}% to {high}%)", "share of games, with the ends of an interval")
_TWO = mark("Rulebook", "Games won by the first of two computer players:")
_MORE = mark(
    "Rulebook",
    "Games won at a table of {players} by one computer player of the first level among others of the second, "
    "where a fair share is {fair}%:",
)
_SURE = mark("Rulebook", "In brackets: where the true share lies, 19 times in 20.")
_AGAIN = mark("Rulebook", "This command measures it again: {command}")
_NOTHING = mark("Rulebook", "No rule has these words.")
_TABLE = "<table cellpadding='0' cellspacing='0'>"
_FIRST = "<td style='padding-top:3px; padding-bottom:3px'>"
"""Begins at the edge of the text above."""
_SECOND = "<td style='padding-top:3px; padding-bottom:3px; padding-left:14px; padding-right:14px'>"


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

    def strength(self, game: Game, ladders: Sequence[Ladder]) -> str:
        """How much stronger each level is than those below; nothing while rules are searched for."""
        parts = [part for ladder in ladders if ladder.game == game.id for part in _ladder(game, ladder)]
        if not parts or self._words:
            return ""
        command = say(_AGAIN.format(command=f"cardtable ladder {game.id}"))
        last = f"<p>{escape(say(_SURE))} {escape(command)}</p>"
        return "".join([f"<h3>{escape(say(_STRENGTH))}</h3>", *parts, last])

    def _guide(self, guide: Sequence[CardGuide]) -> list[str]:
        lines = []
        for entry in guide:
            cards, does = say(entry.cards), capital(say(entry.does))
            if self._matches(f"{cards} {does}"):
                shown = self._marked(cards)
                shown = f"<b>{shown}</b>" if entry.special else shown
                lines.append(f"<tr>{_FIRST}{shown}</td>{_SECOND}{self._marked(does)}</td></tr>")
        if not lines:
            return []
        return [f"<h3>{escape(say(_CARDS))}</h3>{_TABLE}", *lines, "</table>"]

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


def _ladder(game: Game, ladder: Ladder) -> list[str]:
    titles = {level.id: level.title for level in game.levels}
    rungs = [rung for rung in ladder.rungs if rung.level in titles and rung.against in titles]
    if not rungs:
        return []
    above = (
        _TWO
        if ladder.players == 2
        else _MORE.format(players=ladder.players, fair=_percent(1 / ladder.players))
    )
    parts = [f"<p>{escape(say(above))}</p>{_TABLE}"]
    for rung in rungs:
        pair = say(_PAIR.format(level=titles[rung.level], other=titles[rung.against]))
        share = say(
            _SHARE.format(share=_percent(rung.share), low=_percent(rung.low), high=_percent(rung.high))
        )
        parts.append(f"<tr>{_FIRST}{escape(capital(pair))}</td>{_SECOND}{escape(share)}</td></tr>")
    return [*parts, "</table>"]


def _percent(share: float) -> int:
    return round(100 * share)
