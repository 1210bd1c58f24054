# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table, the log and the score sheet show of Two-Player Hearts."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.game import Move
from cardtable.engine.table import Counter, Event, Mark, Pause, Place, Row, Scene, Sheet, Zone
from cardtable.engine.words import Words, mark

from .options import MoonRule
from .scoring import MOON_POINTS, POINTS, DealScore, Pair, raw_points
from .state import Cards, HeartsState, takes

Names = Sequence[str]


# The table


def scene(state: HeartsState) -> Scene:
    """Hands, the card each seat has played, the tricks taken, and the dead cards."""
    return Scene(
        zones=(
            Zone("dead", "aside", mark("Hearts", "Dead cards"), state.dead),
            *(
                Zone(f"hand {seat}", "hand", mark("Hearts", "Hand"), state.hands[seat], seat)
                for seat in (0, 1)
            ),
            *(
                Zone(f"trick {seat}", "trick", mark("Hearts", "Card played"), _played(state, seat), seat)
                for seat in (0, 1)
            ),
            *(
                Zone(f"taken {seat}", "taken", mark("Hearts", "Cards taken"), state.taken[seat], seat)
                for seat in (0, 1)
            ),
        ),
        places=(_place(state, 0), _place(state, 1)),
        marks=(Mark("trump", mark("Hearts", "Hearts are trump"), "♥"), _broken(state)),
        pause=_pause(state),
    )


def _played(state: HeartsState, seat: int) -> Cards:
    """The card this seat has in the trick."""
    at = 0 if seat == state.leader else 1
    return state.trick[at : at + 1]


def _place(state: HeartsState, seat: int) -> Place:
    counted = state.phase in ("between", "over") and state.deals
    points = state.deals[-1].points[seat] if counted else state.raw[seat]
    score = state.scores[seat]
    return Place(
        counters=(
            Counter("points", points, mark("Hearts", "In this deal: {points}").format(points=points)),
            Counter("score", score, mark("Hearts", "Score: {score}").format(score=score)),
        ),
        dealer=seat == state.dealer,
    )


def _broken(state: HeartsState) -> Mark:
    if state.broken:
        return Mark("broken", mark("Hearts", "Hearts are broken"))
    return Mark("unbroken", mark("Hearts", "Hearts are not broken yet"))


def _pause(state: HeartsState) -> Pause:
    if len(state.trick) == 2:
        return "trick"
    return "round" if state.phase == "between" else "none"


# The log


def tell(before: HeartsState, seat: int, move: Move, after: HeartsState, names: Names) -> tuple[Event, ...]:
    """What a move, or a forced move of the table, did."""
    if move.cards:
        events = _tell_card(before, seat, move, after, names)
    elif before.trick:
        events = _tell_trick(before, names)
        if len(after.deals) > len(before.deals):
            events += _tell_deal(after, names)
    else:
        words = mark("Hearts", "{dealer} deals, {leader} leads.")
        words = words.format(dealer=names[before.dealer], leader=names[after.leader])
        events = [Event("deal", words, before.dealer)]
    if after.result is not None:
        events.append(_tell_end(after, after.result.winner, names))
    return tuple(events)


def _tell_card(before: HeartsState, seat: int, move: Move, after: HeartsState, names: Names) -> list[Event]:
    words = (
        mark("Hearts", "{name} plays the {card}.")
        if before.trick
        else mark("Hearts", "{name} leads the {card}.")
    )
    events = [Event("play", words.format(name=names[seat], card=move.cards[0]), seat)]
    if after.broken and not before.broken:
        events.append(Event("play", mark("Hearts", "Hearts are broken."), seat))
    return events


def _tell_trick(before: HeartsState, names: Names) -> list[Event]:
    winner = before.trick_winner()
    points = raw_points(before.trick)
    words = (
        mark("Hearts", "{name} takes the trick: %n point(s).", None, points)
        if points
        else mark("Hearts", "{name} takes the trick.")
    )
    return [Event("gather", words.format(name=names[winner]), winner)]


def _tell_deal(after: HeartsState, names: Names) -> list[Event]:
    deal = after.deals[-1]
    events = []
    if deal.moon is not None:
        events.append(Event("moon", _tell_moon(deal, deal.moon, after.options.moon, names), deal.moon))
    words = mark(
        "Hearts", "In this deal {first} scores {a} and {second} {b}. The score is {x} to {y}."
    ).format(
        first=names[0],
        a=deal.points[0],
        second=names[1],
        b=deal.points[1],
        x=after.scores[0],
        y=after.scores[1],
    )
    events.append(Event("round", words))
    if len(deal.dead) == 2:
        words = mark("Hearts", "The dead cards were the {first} and the {second}.")
        events.append(Event("round", words.format(first=deal.dead[0], second=deal.dead[1])))
    if after.result is None and max(after.scores) >= after.options.target:
        words = mark("Hearts", "Both stand at {score}: another deal decides.")
        events.append(Event("round", words.format(score=after.scores[0])))
    return events


def _tell_moon(deal: DealScore, shooter: int, rule: MoonRule, names: Names) -> Words:
    if rule == "shooter":
        words = mark("Hearts", "{name} shoots the moon: {points} points off.").format(points=MOON_POINTS)
    else:
        words = mark(
            "Hearts", "{name} shoots the moon: %n point(s) for {other}.", None, deal.points[1 - shooter]
        ).format(other=names[1 - shooter])
    return words.format(name=names[shooter])


def _tell_end(after: HeartsState, winner: int | None, names: Names) -> Event:
    if winner is None:
        return Event("draw-game", mark("Hearts", "The game is called off as a draw: it has no end."))
    words = mark("Hearts", "{name} wins with {low} to {high}.").format(
        name=names[winner], low=after.scores[winner], high=after.scores[1 - winner]
    )
    return Event("win", words, winner)


def effect(state: HeartsState, move: Move) -> Words:
    """What a card would do to the trick."""
    if not move.cards:
        return mark("Hearts", "gathers the trick") if state.trick else mark("Hearts", "deals")
    card = move.cards[0]
    if not state.trick:
        points = POINTS[card]
        return (
            mark("Hearts", "opens the trick: %n point(s)", None, points)
            if points
            else mark("Hearts", "opens the trick")
        )
    led = state.trick[0]
    points = POINTS[led] + POINTS[card]
    if takes(led, card):
        return (
            mark("Hearts", "takes the trick: %n point(s)", None, points)
            if points
            else mark("Hearts", "takes the trick")
        )
    return (
        mark("Hearts", "leaves the trick: %n point(s)", None, points)
        if points
        else mark("Hearts", "leaves the trick")
    )


# The score sheet


def sheet(state: HeartsState) -> Sheet:
    """A row for each deal, and the score under the line."""
    rows = [_row(number, deal) for number, deal in enumerate(state.deals, 1)]
    carried = _carried(state)
    if any(carried):
        rows.insert(0, Row(mark("Hearts", "Brought forward"), carried))
    return Sheet(tuple(rows), Row(mark("Hearts", "Score"), state.scores))


def _carried(state: HeartsState) -> Pair:
    """Scores from before the first deal that this game knows."""
    return (
        state.scores[0] - sum(deal.points[0] for deal in state.deals),
        state.scores[1] - sum(deal.points[1] for deal in state.deals),
    )


def _row(number: int, deal: DealScore) -> Row:
    moon = deal.moon is not None
    note: Words | None = mark("Hearts", "Shot the moon") if moon else None
    if len(deal.dead) == 2:
        note = (
            mark("Hearts", "Shot the moon. Dead: {first}, {second}")
            if moon
            else mark("Hearts", "Dead: {first}, {second}")
        ).format(first=deal.dead[0], second=deal.dead[1])
    return Row(mark("Hearts", "Deal {number}").format(number=number), deal.points, note)
