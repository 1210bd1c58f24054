# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Two-Player Hearts in sentences, as the live options have them."""

from __future__ import annotations

from cardtable.engine.table import CardGuide, Clause
from cardtable.engine.words import Words, mark

from .options import HeartsOptions


def clauses(options: HeartsOptions) -> tuple[Clause, ...]:
    """The rulebook in reading order."""
    return (*_aim(), *_deal(), *_tricks(options), *_hearts(options), *_scoring(options), *_end(options))


def _aim() -> tuple[Clause, ...]:
    section = mark("Hearts", "The aim")
    return (
        Clause("H-03", section, mark("Hearts", "Two players, each for themselves."), ("H-03",)),
        Clause(
            "H-02",
            section,
            mark("Hearts", "Hearts and the queen of spades cost points. The lower score at the end wins."),
            ("H-02", "H-09"),
        ),
        Clause(
            "H-10",
            section,
            mark("Hearts", "So taking tricks is bad, unless you take every point there is."),
            ("H-08", "H-10"),
        ),
    )


def _deal() -> tuple[Clause, ...]:
    section = mark("Hearts", "The cards and the deal")
    return (
        Clause(
            "H-04",
            section,
            mark("Hearts", "28 cards are used: ace, queen, 10, 8, 6, 4 and 2 of each suit."),
            ("H-04", "H-14", "H-15"),
        ),
        Clause(
            "H-05",
            section,
            mark("Hearts", "In each suit the 2 is lowest and the ace highest. Hearts are always trump."),
            ("H-05", "H-16"),
        ),
        Clause(
            "H-17",
            section,
            mark(
                "Hearts",
                "The first and the last card of the deal are dead: they lie face down, nobody uses them, "
                "and they are shown when the deal is over. They may be point cards.",
            ),
            ("H-17", "H-18", "H-20", "H-43"),
        ),
        Clause(
            "H-19",
            section,
            mark(
                "Hearts",
                "Each player gets 13 cards, one at a time. No cards are passed. "
                "The first dealer is drawn by lot, then the players take turns to deal.",
            ),
            ("H-19",),
        ),
    )


def _tricks(options: HeartsOptions) -> tuple[Clause, ...]:
    section = mark("Hearts", "The tricks")
    return (
        Clause(
            "H-21",
            section,
            mark("Hearts", "Whoever holds the two of clubs goes first and must lead it."),
            ("H-21",),
        ),
        Clause(
            "H-22",
            section,
            mark("Hearts", "If the two of clubs is dead, the four of clubs must be led first."),
            ("H-22",),
        ),
        Clause(
            "H-23",
            section,
            mark("Hearts", "If both are dead, the six of clubs must be led first."),
            ("H-23", "H-24"),
        ),
        Clause(
            "H-25",
            section,
            mark("Hearts", "The second player must play a card of the suit led, if able."),
            ("H-25",),
        ),
        Clause("H-26", section, mark("Hearts", "So a club must be played to a club."), ("H-26",)),
        Clause("H-27", section, _discards(options), ("H-27",), not options.first_trick_points),
        Clause(
            "H-28",
            section,
            mark("Hearts", "The highest heart wins the trick, or else the highest card of the suit led."),
            ("H-28",),
        ),
        Clause("H-31", section, mark("Hearts", "The winner of a trick leads to the next."), ("H-31",)),
        Clause(
            "H-32",
            section,
            mark("Hearts", "A deal is played until all 13 tricks are taken."),
            ("H-06", "H-32"),
        ),
    )


def _discards(options: HeartsOptions) -> Words:
    if options.first_trick_points:
        return mark("Hearts", "With no card of the suit led you may play any card; you need not trump.")
    return mark(
        "Hearts",
        "With no card of the suit led you may play any card; you need not trump. But on the first trick no "
        "heart and no queen of spades may be played while another card is held.",
    )


def _hearts(options: HeartsOptions) -> tuple[Clause, ...]:
    section = mark("Hearts", "Hearts and the queen of spades")
    return (
        Clause(
            "H-29",
            section,
            mark(
                "Hearts",
                "Hearts may not be led before they are broken, unless you hold nothing else. "
                "A trick may be trumped with a heart at any time.",
            ),
            ("H-29",),
        ),
        Clause("H-30", section, _breaking(options), ("H-30",), options.break_rule != "heart"),
        Clause("H-37", section, _queen(options), ("H-35", "H-37"), options.queen_any_time),
    )


def _breaking(options: HeartsOptions) -> Words:
    if options.break_rule == "heart":
        return mark("Hearts", "The first heart that is played, in whatever way, breaks them.")
    if options.break_rule == "heart_or_queen":
        return mark("Hearts", "The first heart, or the queen of spades, that is played breaks them.")
    if options.queen_any_time:
        return mark(
            "Hearts",
            "Hearts are broken as soon as somebody does not follow suit, or a heart is played. "
            "The queen of spades does not break them: she may be played by somebody who could follow.",
        )
    return mark("Hearts", "Hearts are broken as soon as somebody does not follow suit, or a heart is played.")


def _queen(options: HeartsOptions) -> Words:
    if not options.queen_any_time:
        return mark(
            "Hearts",
            "The queen of spades may be led at any time, also before hearts are broken, "
            "but the duty to follow suit comes first.",
        )
    if options.first_trick_points:
        return mark(
            "Hearts", "The queen of spades may be played at any time, even instead of following suit."
        )
    return mark(
        "Hearts",
        "The queen of spades may be played at any time after the first trick, "
        "even instead of following suit.",
    )


def _scoring(options: HeartsOptions) -> tuple[Clause, ...]:
    section = mark("Hearts", "The score")
    points = (
        Clause("H-39", section, mark("Hearts", "Each heart taken costs 1 point."), ("H-39",)),
        Clause("H-40", section, mark("Hearts", "The queen of spades costs 13 points."), ("H-36", "H-40")),
    )
    if options.moon == "off":
        words = mark("Hearts", "A player who takes every point scores them: the moon does not count.")
        return (*points, Clause("H-41", section, words, ("H-41", "H-42", "H-44"), True))
    return (
        *points,
        Clause("H-41", section, _moon(options), ("H-41", "H-42"), options.moon != "opponent"),
        Clause(
            "H-44",
            section,
            mark("Hearts", "Dead cards are not missed: every point in play is enough for that."),
            ("H-44",),
        ),
    )


def _moon(options: HeartsOptions) -> Words:
    return {
        "opponent": mark(
            "Hearts", "A player who takes every point shoots the moon: 0 points, and 20 for the opponent."
        ),
        "in_play": mark(
            "Hearts",
            "A player who takes every point shoots the moon: 0 points, and all of those points "
            "for the opponent.",
        ),
        "shooter": mark(
            "Hearts",
            "A player who takes every point shoots the moon: 20 points off, and 0 for the opponent.",
        ),
    }[options.moon]


def _end(options: HeartsOptions) -> tuple[Clause, ...]:
    section = mark("Hearts", "The end")
    return (
        Clause(
            "H-45",
            section,
            mark("Hearts", "The game ends after the deal in which somebody reaches {target} points.").format(
                target=options.target
            ),
            ("H-45",),
            options.target != 100,
        ),
        Clause(
            "H-46",
            section,
            mark(
                "Hearts", "If both have reached it and are equal, another deal is played until they are not."
            ),
            ("H-46",),
        ),
        Clause("H-47", section, mark("Hearts", "The lower score wins."), ("H-47",)),
    )


def guide(options: HeartsOptions) -> tuple[CardGuide, ...]:
    """What the cards are worth."""
    return (
        CardGuide(mark("Hearts", "Queen of spades"), _queen_guide(options), special=True),
        CardGuide(
            mark("Hearts", "Every heart"), mark("Hearts", "1 point; trump, beats every other suit"), True
        ),
        CardGuide(mark("Hearts", "Clubs, diamonds, other spades"), mark("Hearts", "no points")),
        CardGuide(
            mark("Hearts", "2 4 6 8 10 Q A"), mark("Hearts", "the order in each suit, from low to high")
        ),
        CardGuide(
            mark("Hearts", "Two of clubs"),
            mark("Hearts", "leads first; if it is dead the four, then the six"),
        ),
    )


def _queen_guide(options: HeartsOptions) -> Words:
    if options.queen_any_time:
        return mark("Hearts", "13 points; may be played instead of following suit")
    return mark("Hearts", "13 points")
