# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table shows of a position, and the score sheet."""

from __future__ import annotations

from typing import Literal, cast

from cardtable.engine.game import Move
from cardtable.engine.table import Counter, Gauge, Mark, Place, Row, Scene, Sheet, Zone
from cardtable.engine.words import Words, mark

from .effects import Rules
from .state import BUST, AdderState


def number(value: int) -> str:
    """A total as text, with a real minus sign."""
    return str(value).replace("-", "−")


def scene(state: AdderState) -> Scene:
    """The table as the observer of this view sees it."""
    turning = any(effect.turns for ways in state.rules.effects.values() for effect in ways)
    shown = turning and sum(state.alive) > 2
    return Scene(
        zones=_zones(state),
        places=tuple(_place(state, seat) for seat in range(state.players)),
        gauge=_gauge(state),
        marks=(Mark("note", _limit_note(state.rules)),),
        direction=cast("Literal[-1, 1]", state.direction) if shown else 0,
        pause="round" if state.phase == "between" else "none",
    )


def _zones(state: AdderState) -> tuple[Zone, ...]:
    zones = [
        Zone("stock", "stock", mark("NinetyNine", "Stock"), state.stock[::-1]),
        Zone("pile", "pile", mark("NinetyNine", "Discard pile"), state.pile),
    ]
    if state.rules.burned:
        zones.append(Zone("removed", "aside", mark("NinetyNine", "Out of the game"), state.removed))
    for seat, hand in enumerate(state.hands):
        zones.append(Zone(f"hand {seat}", "hand", mark("NinetyNine", "Hand"), hand, seat))
    return tuple(zones)


def _place(state: AdderState, seat: int) -> Place:
    counters: tuple[Counter, ...] = ()
    if state.chips:
        chips = state.chips[seat]
        counters = (Counter("chips", chips, mark("NinetyNine", "%n chip(s)", None, chips)),)
    stuck = state.turn == seat and state.legal_moves() == (BUST,)
    return Place(
        counters=counters,
        dealer=state.rules.rounds and state.dealer == seat,
        out=not state.alive[seat],
        loses=stuck,
        reason=_stuck(state.rules) if stuck else None,
    )


def _stuck(rules: Rules) -> Words:
    if rules.limit == 99:
        return mark("NinetyNine", "Every card takes the total over 99.")
    return mark("NinetyNine", "No card keeps you under 99.")


def _limit_note(rules: Rules) -> Words:
    return mark("NinetyNine", "99 is safe") if rules.limit == 99 else mark("NinetyNine", "99 loses")


def _gauge(state: AdderState) -> Gauge:
    return Gauge(
        title=mark("NinetyNine", "Total"),
        value=state.total,
        low=0 if state.rules.floor else -40 * state.packs,
        high=99,
        danger=danger(state.rules, state.total),
        words=mark("NinetyNine", "Total {total}").format(total=number(state.total)),
    )


def danger(rules: Rules, total: int) -> float:
    """The share of the ranks that only add which no longer fit."""
    needs = [min(effect.rise for effect in ways) for ways in rules.effects.values()]
    plain = [need for need in needs if need > 0]
    return sum(need > rules.limit - total for need in plain) / len(plain)


def effect(state: AdderState, move: Move) -> Words:
    """What a move does to the total or to the player."""
    if move == BUST:
        if state.chips and state.turn is not None and state.chips[state.turn] > 0:
            return mark("NinetyNine", "−1 chip")
        return mark("NinetyNine", "out")
    found = state.rules.effect.get(move)
    if found is None:
        return mark("NinetyNine", "Total {total}").format(total=number(state.total))
    after = found.total(state.total, state.rules.floor)
    return mark("NinetyNine", "{before} → {after}").format(before=number(state.total), after=number(after))


def sheet(state: AdderState) -> Sheet:
    """Who lost each round and the chips left, or who was out."""
    return _sheet_of_rounds(state) if state.rules.rounds else _sheet_of_game(state)


def _sheet_of_rounds(state: AdderState) -> Sheet:
    losers = state.losers
    rows = []
    for number_, loser in enumerate(losers, 1):
        last = not state.alive[loser] and loser not in losers[number_:]
        words = mark("NinetyNine", "out") if last else mark("NinetyNine", "−1", "chips, in the score sheet")
        cells = tuple(words if seat == loser else None for seat in range(state.players))
        rows.append(Row(mark("NinetyNine", "Round {number}").format(number=number_), cells))
    return Sheet(tuple(rows), Row(mark("NinetyNine", "Chips"), state.chips))


def _sheet_of_game(state: AdderState) -> Sheet:
    won = state.result.winner if state.result else None

    def cell(seat: int) -> Words | None:
        if not state.alive[seat]:
            return mark("NinetyNine", "out")
        if state.result is None:
            return mark("NinetyNine", "still in", "a player, in the score sheet")
        return mark("NinetyNine", "won") if seat == won else None

    cells = tuple(cell(seat) for seat in range(state.players))
    note = mark("NinetyNine", "Draw") if state.result and won is None else None
    return Sheet((Row(mark("NinetyNine", "Game"), cells, note),))


def fields(state: AdderState) -> dict[str, object]:
    """The game's own fields in the referee protocol."""
    return {
        "phase": state.phase,
        "hands": [list(hand) for hand in state.hands],
        "stock": list(state.stock),
        "pile": list(state.pile),
        "removed": list(state.removed),
        "total": state.total,
        "direction": state.direction,
        "dealer": state.dealer,
        "decks": state.packs,
        "chips": list(state.chips),
        "alive": list(state.alive),
        "reshuffles": state.reshuffles,
        "loser": state.losers[-1] if state.losers else None,
    }
