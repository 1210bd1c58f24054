# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact worth of a position in which all cards are seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from .masks import CODES, FOLLOWER, KEPT, LEADER, Choice, choices, flipped, mark_after, queen_mark, without
from .scoring import QUEEN_POINTS

# A position between tricks is one number, twice: `key` as its leader sees it, `back` as the follower would.
# From the lowest bit: the codes of clubs, diamonds, hearts and spades, the queen mark, whether hearts are
# broken, who may still shoot the moon, and what that would gain.
_HEARTS, _SPADES, _BROKEN, _MOON, _GAIN = 16, 24, 34, 35, 37
_BROKEN_BIT = 1 << _BROKEN
_BELOW_MOON = (1 << _MOON) - 1

NOBODY, EITHER, LEADER_ONLY, FOLLOWER_ONLY = range(4)
_MIRRORED = (NOBODY, EITHER, FOLLOWER_ONLY, LEADER_ONLY)

FAR = 99
"""More than any deal is worth."""

Reply: TypeAlias = tuple[int, int, int, int, bool]
"""Change of key and back, points of the trick, bits to set, whether the follower wins."""
Lead: TypeAlias = tuple[int, int, int, int, tuple[Reply, ...] | None]
"""Change of key and back, points, bits to set; the replies that follow suit, None where there are none."""
Search: TypeAlias = Callable[[int, int, int, int], int]


class _Rules(msgspec.Struct, frozen=True):
    """The house rules of breaking, as bits to set in a position."""

    queen: int
    """Set when the queen of spades is led or follows suit."""
    thrown_queen: int
    """Set when she is thrown to another suit."""
    failing: int
    """Set when another card fails to follow suit."""

    @classmethod
    def of(cls, rule: str, queen_any_time: bool) -> _Rules:
        failing = _BROKEN_BIT if rule == "void_shown" else 0
        queen = _BROKEN_BIT if rule == "heart_or_queen" else 0
        return cls(queen, queen or (0 if queen_any_time else failing), failing)


def _change(shift: int, code: int, mark: int, played: tuple[Choice, ...]) -> tuple[int, int]:
    """How key and back change when these cards of a suit are played."""
    rest = without(code, *[choice.place for choice in played])
    marks = (mark_after(code, mark, *played) - mark) << 8
    return (rest - code + marks) << shift, (flipped(rest) - flipped(code) + marks) << shift


def _leads(shift: int, code: int, mark: int, rules: _Rules) -> tuple[Lead, ...]:
    """What can be led from a suit, high cards first; replies run from the best duck to the worst win."""
    answers = choices(code, mark, FOLLOWER)
    heart, breaks = (1, _BROKEN_BIT) if shift == _HEARTS else (0, 0)
    leads: list[Lead] = []
    for lead in choices(code, mark, LEADER):
        points = heart + QUEEN_POINTS * lead.queen
        bits = rules.queen if lead.queen else breaks
        alone = _change(shift, code, mark, (lead,))
        if not answers:
            leads.append((*alone, points, bits, None))
            continue
        replies: list[Reply] = []
        for answer in answers:
            both = _change(shift, code, mark, (lead, answer))
            worth = heart + QUEEN_POINTS * answer.queen
            wins = answer.place > lead.place
            breaking = rules.queen if answer.queen else 0
            replies.append((both[0] - alone[0], both[1] - alone[1], worth, breaking, wins))
        replies.sort(key=lambda reply: (reply[2] + 1, reply[0]) if reply[4] else (0, 0))
        leads.append((*alone, points, bits, tuple(replies)))
    return tuple(leads)


def _throws(shift: int, code: int, mark: int, rules: _Rules) -> tuple[Reply, ...]:
    """What a hand can throw from a suit when it does not follow."""
    throws: list[Reply] = []
    for card in choices(code, mark, FOLLOWER):
        change = _change(shift, code, mark, (card,))
        if shift == _HEARTS:
            throws.append((*change, 1, rules.failing | _BROKEN_BIT, True))
        elif card.queen:
            throws.append((*change, QUEEN_POINTS, rules.thrown_queen, False))
        else:
            throws.append((*change, 0, rules.failing, False))
    return tuple(throws)


class _Tables:
    """Everything that can be led and thrown, by code of the suit, in the order that cuts most."""

    def __init__(self, rules: _Rules) -> None:
        codes = [(code, 0) for code in range(256)]
        marked = [(code, mark) for mark in range(4) for code in range(256)]
        suits = ((0, codes), (8, codes), (_HEARTS, codes), (_SPADES, marked))
        leads = [[_leads(shift, *each, rules) for each in all_codes] for shift, all_codes in suits]
        self.throws = [[_throws(shift, *each, rules) for each in all_codes] for shift, all_codes in suits]
        self.hearts = leads.pop(2)
        self.groups = [[[_group(group, each) for each in suit] for suit in leads] for group in range(3)]
        self.queens = [tuple([throw for throw in throws if throw[2]]) for throws in self.throws[3]]


def _group(group: int, leads: tuple[Lead, ...]) -> tuple[Lead, ...]:
    """The leads that the follower may win (0), must leave (1), or does not hold the suit for (2)."""
    return tuple([lead for lead in leads if group == _group_of(lead)])


def _group_of(lead: Lead) -> int:
    replies = lead[4]
    return 2 if replies is None else int(not any(reply[4] for reply in replies))


def _outlooks() -> list[tuple[int, int, int, tuple[int, ...]]]:
    """By code of the hearts: how many there are, the most that the leader and the follower can gain by them,
    and who may still shoot the moon of those who could before."""
    found: list[tuple[int, int, int, tuple[int, ...]]] = []
    for code in range(256):
        count = max(0, code.bit_length() - 1)
        mine, theirs = KEPT[code]
        possible = (
            NOBODY,
            (EITHER, FOLLOWER_ONLY, LEADER_ONLY, NOBODY)[(theirs > 0) + 2 * (mine > 0)],
            NOBODY if theirs else LEADER_ONLY,
            NOBODY if mine else FOLLOWER_ONLY,
        )
        found.append((count, count - 2 * mine, count - 2 * theirs, possible))
    return found


def _moon_change(moon: int, wins: bool, points: int) -> tuple[int, int]:
    """How key and back change when the follower (`wins`) or the leader takes points while a moon is alive."""
    who, gain = moon & 3, moon >> 2
    mirrored = _MIRRORED[who] | gain << 2
    taker = FOLLOWER_ONLY if wins else LEADER_ONLY
    if who not in (EITHER, taker):
        return -moon << _MOON, -mirrored << _MOON
    gain += points
    return (taker | gain << 2) - moon << _MOON, (_MIRRORED[taker] | gain << 2) - mirrored << _MOON


def make_search(  # noqa: C901 - one function: calls between its parts would double the time
    rule: str, any_time: bool, table: dict[int, int], count: list[int]
) -> Search:
    """A fail-soft alpha-beta search under these house rules, for the worth of a position to its leader.

    Counted from the position on: points that the follower takes less points that the leader takes; a moon in
    the end is worth its gain. What is found is kept in `table`; `count` counts positions looked into.
    """
    tables = _Tables(_Rules.of(rule, any_time))
    hearts, queens = tables.hearts, tables.queens
    throw_clubs, throw_diamonds, throw_hearts, throw_spades = tables.throws
    (may_c, may_d, may_s), (must_c, must_d, must_s), (void_c, void_d, void_s) = tables.groups
    outlooks = _outlooks()
    moon_changes: dict[tuple[int, bool, int], tuple[int, int]] = {}
    lowest_spade = -1 << _SPADES

    def search(key: int, back: int, alpha: int, beta: int) -> int:  # noqa: C901
        code_c, code_d = key & 255, key >> 8 & 255
        if code_c < code_d:
            swap = code_d - code_c
            key += swap - (swap << 8)
            swap = (back >> 8 & 255) - (back & 255)
            back += swap - (swap << 8)
            code_c, code_d = code_d, code_c
        code_h = key >> _HEARTS & 255
        index_s = key >> _SPADES & 1023
        left, high, low, possible = outlooks[code_h]
        if index_s > 255:
            high += QUEEN_POINTS
            low += QUEEN_POINTS
            left = 14
        low = -low
        moon = key >> _MOON
        if moon:
            who, gain = moon & 3, moon >> 2
            now = possible[who]
            if now != who:
                if now:
                    key += (now - who) << _MOON
                    back += (_MIRRORED[now] - _MIRRORED[who]) << _MOON
                    who = now
                    moon = key >> _MOON
                else:
                    key &= _BELOW_MOON
                    back &= _BELOW_MOON
                    who = moon = 0
            if moon and not left:
                return gain if who == LEADER_ONLY else -gain
            if who & 1 and gain > -low:  # the follower may shoot the moon
                low = -gain
            if 1 <= who <= 2 and gain > high:
                high = gain
        if low >= beta or low >= high:
            return low
        if high <= alpha:
            return high
        if code_h == 1:
            key |= _BROKEN_BIT
            back |= _BROKEN_BIT
        known = table.get(key)
        if known is not None:
            low, high = (known & 127) - 64, (known >> 7) - 64
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        if alpha < low:
            alpha = low
        if beta > high:
            beta = high
        count[0] += 1
        leads = may_c[code_c] + may_d[code_d] + may_s[index_s]
        leads += must_s[index_s] + must_c[code_c] + must_d[code_d]
        leads += void_s[index_s] + void_c[code_c] + void_d[code_d]
        if key & _BROKEN_BIT or not leads:
            leads += hearts[code_h]
        best = -FAR
        thrown = None
        start = alpha
        for lead_key, lead_back, lead_points, lead_bits, replies in leads:
            if replies is None:
                if thrown is None:
                    thrown = (
                        throw_spades[index_s]
                        + throw_clubs[code_c]
                        + throw_diamonds[code_d]
                        + throw_hearts[code_h]
                    )
                replies = thrown
            elif any_time and queens[index_s] and lead_key > lowest_spade:
                replies = queens[index_s] + replies
            worst, bound = FAR, beta
            for reply_key, reply_back, points, bits, wins in replies:
                points += lead_points
                bits |= lead_bits
                new_key = key + lead_key + reply_key | bits
                new_back = back + lead_back + reply_back | bits
                if moon and points:
                    change = moon_changes.get((moon, wins, points))
                    if change is None:
                        change = moon_changes[moon, wins, points] = _moon_change(moon, wins, points)
                    new_key += change[0]
                    new_back += change[1]
                if wins:
                    value = points - search(new_back, new_key, points - bound, points - alpha)
                else:
                    value = search(new_key, new_back, alpha + points, bound + points) - points
                if value < worst:
                    worst = value
                    if worst <= alpha:
                        break
                    if worst < bound:
                        bound = worst
            if worst > best:
                best = worst
                if best > alpha:
                    alpha = best
                    if alpha >= beta:
                        break
        if best <= start:
            high = best
        elif best >= beta:
            low = best
        else:
            low = high = best
        table[key] = low + 64 | high + 64 << 7
        return best

    return search


def position_key(leader: int, follower: int, broken: bool, moon: int, gain: int) -> tuple[int, int]:
    """Key and back of a position between tricks, hands as bits."""
    key = back = 0
    for shift, place in ((0, 0), (8, 7), (_HEARTS, 14), (_SPADES, 21)):
        code = CODES[(leader >> place & 127) << 7 | follower >> place & 127]
        key |= code << shift
        back |= flipped(code) << shift
    extra = queen_mark(leader >> 21, follower >> 21) << 32 | broken << _BROKEN
    return key | extra | (moon | gain << 2) << _MOON, back | extra | (_MIRRORED[moon] | gain << 2) << _MOON
