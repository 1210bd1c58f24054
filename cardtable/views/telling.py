# SPDX-License-Identifier: GPL-3.0-or-later
"""The game in sentences, as one observer may know it: the answers to keys that ask for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card
from cardtable.engine.game import TABLE
from cardtable.engine.table import Row, Scene, Zone
from cardtable.engine.words import Words, mark
from cardtable.models.shown import ShownGame

from .language import and_list, card_name, say, say_part
from .table.middle import direction_words

_NOTHING = mark("Telling", "There is no game on the table.")
_COVERED = mark("Telling", "The cards are covered.")
_NO_HAND = mark("Telling", "Nobody at this table holds cards for you.")
_EMPTY = mark("Telling", "You hold no cards.")
_LIES = mark("Telling", "{name} has played the {card}.")
_NO_TRICK = mark("Telling", "No card has been played to the trick.")
_NO_MOVE = mark("Telling", "Nobody has played yet.")
_SEAT = mark("Telling", "{name}: {facts}.", "a player with chips or points: Ada: 3 chips and dealer")
_NO_FACTS = mark("Telling", "{name} is in the game.")
_OUT = mark("Telling", "{name} is out.")
_DEALER = mark("Telling", "dealer", "one of the facts about a player")
_MARK = mark("Telling", "{words}.", "a fact that becomes a sentence: Hearts are broken.")


def total(model: ShownGame) -> str:
    """The number that matters, or else the trick on the table; then the marks of the deal."""
    if model.game is None or model.timeline is None:
        return say(_NOTHING)
    scene = model.game.scene(model.view)
    told = [] if scene.gauge is None else [sentence(scene.gauge.words)]
    if any(zone.kind == "trick" for zone in scene.zones):
        told.append(_trick(scene, model.names))
    told += [sentence(sign.words) for sign in scene.marks]
    return " ".join([*told, direction_words(scene.direction)]).strip()


def hand(model: ShownGame, cards: Sequence[Card | None]) -> str:
    """The cards of the person who may see the table, given as they lie there."""
    if model.game is None or model.timeline is None:
        return say(_NOTHING)
    if model.viewer == TABLE:
        people = any(player.human for player in model.seats)
        return say(_COVERED if people else _NO_HAND)
    held = [card for card in cards if card is not None]
    if not held:
        return say(_EMPTY)
    text = QCoreApplication.translate("Telling", "Your %n card(s): {cards}.", None, len(held))
    text = text.replace("(s)", "" if len(held) == 1 else "s")  # where no translator knows the plural
    return text.format(cards=and_list([card_name(card) for card in held]))


def counters(model: ShownGame) -> str:
    """Chips or points of everybody, a sentence for each."""
    if model.game is None or model.timeline is None:
        return say(_NOTHING)
    places = model.game.scene(model.view).places
    told = []
    for name, place in zip(model.names, places, strict=True):
        facts = [say(counter.words) for counter in place.counters]
        if place.out:
            told.append(say(_OUT.format(name=name)))
        elif facts or place.dealer:
            facts += [say(_DEALER)] if place.dealer else []
            told.append(say(_SEAT.format(name=name, facts=and_list(facts))))
        else:
            told.append(say(_NO_FACTS.format(name=name)))
    return " ".join(told)


def line(names: Sequence[str], row: Row) -> str:
    """A line of the score sheet: what it is about, then what it says of everybody."""
    cells = [
        say(_SEAT.format(name=name, facts=say_part(cell)))
        for name, cell in zip(names, row.cells, strict=True)
        if cell is not None
    ]
    return " ".join([sentence(row.label), *cells])


def last_move(model: ShownGame) -> str:
    """The last decision, and what came of it at once."""
    if model.timeline is None:
        return say(_NOTHING)
    steps = model.timeline.steps
    last = next((n for n in reversed(range(len(steps))) if steps[n].seat != TABLE), None)
    if last is None:
        return say(_NO_MOVE)
    told = list(model.story())[last:]
    return " ".join(say(event.words) for events in told for event in events if event.kind != "draw")


def whole_table(model: ShownGame, turn: str) -> str:
    """Everything that lies open, and how many cards lie where."""
    if model.game is None or model.timeline is None:
        return say(_NOTHING)
    scene = model.game.scene(model.view)
    heaps = []
    for zone in scene.zones:
        if zone.kind == "trick" or not zone.cards or _is_hand(zone, model.viewer):
            continue
        owner = model.names[zone.seat] if zone.seat is not None else ""
        heaps.append(_heap(say(zone.title), owner, zone))
    return " ".join([turn, total(model), counters(model), *heaps])


def _heap(title: str, owner: str, zone: Zone) -> str:
    count = len(zone.cards)
    top = zone.cards[-1] if zone.kind == "pile" else None
    if top is not None:
        text = QCoreApplication.translate("Telling", "{place}: %n card(s), the {card} on top.", None, count)
    elif owner:
        text = QCoreApplication.translate("Telling", "{place}, {name}: %n card(s).", None, count)
    else:
        text = QCoreApplication.translate("Telling", "{place}: %n card(s).", None, count)
    text = text.replace("(s)", "" if count == 1 else "s")
    return text.format(place=title, name=owner, card=card_name(top))


def _trick(scene: Scene, names: Sequence[str]) -> str:
    lying = [
        say(_LIES.format(name=names[zone.seat], card=card))
        for zone in scene.zones
        if zone.kind == "trick" and zone.seat is not None
        for card in zone.cards
        if card is not None
    ]
    return " ".join(lying) or say(_NO_TRICK)


def sentence(words: Words) -> str:
    """A text with a full stop, so that what follows it is not heard as a part of it."""
    text = say(words)
    return text if text.endswith((".", "!", "?", "。")) else say(_MARK.format(words=text))


def _is_hand(zone: Zone, seat: int) -> bool:
    return zone.kind == "hand" and zone.seat == seat
