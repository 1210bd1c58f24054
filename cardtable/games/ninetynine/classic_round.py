# SPDX-License-Identifier: GPL-3.0-or-later
"""A position of the game with chips as its tables know it: what is believed, and what comes of each card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from operator import mul

from cardtable.engine.bot import Worth
from cardtable.engine.cards import Card
from cardtable.engine.game import Move

from .classic_belief import Belief, believed, dealt
from .classic_certain import deciding
from .classic_hands import ACTS, HANDS, KINDS, PAIRS, PLAYS, TURN, WITH, act_of, after, counts_of, pair_of
from .classic_lap import Lap, Replies, lap
from .classic_past import plays
from .classic_tables import endings, policy
from .state import BUST as GIVING_UP
from .state import AdderState, survival

NEEDS = tuple(min(act.effect.rise for act in ACTS if act.kind == kind) for kind in range(KINDS))
"""The room below the limit that each kind needs; not positive for special cards."""
_MOST = max(NEEDS)
"""The room in which every kind fits."""


def is_known(view: AdderState) -> bool:
    """Whether the tables speak of such positions: all who are in hold three cards."""
    sizes = {len(hand) for hand, alive in zip(view.hands, view.alive, strict=True) if alive}
    return sizes == {3} and 2 <= sum(view.alive) <= 8 and view.total <= view.rules.limit


class Round:
    """A position with what a seat believes of the other hands."""

    def __init__(self, view: AdderState, seat: int, memory: int) -> None:
        """`memory`: how many of its plays are remembered of the other seat, where there is but one."""
        self.view = view
        seats = [(seat + step) % view.players for step in range(view.players)]
        self._ring = [other for other in seats if view.alive[other]]
        self._again = view.rules.again and len(self._ring) == 2
        self.policy = policy(len(self._ring), self._again)
        self._after_loss = [_after_loss(view, seat, loser) for loser in self._ring]
        self._memory = memory
        self._laps: dict[tuple[int, int], Lap] = {}
        self._own_turns: dict[tuple[int, int], float] = {}

    @cached_property
    def deciding(self) -> frozenset[Move]:
        """The moves after which the next seat is bust for certain."""
        return deciding(self.view)

    @cached_property
    def _counts(self) -> list[int]:
        """The cards not seen, by kind."""
        return counts_of(self.view.unseen().elements())

    @cached_property
    def _drawn(self) -> list[float]:
        """How likely each kind is drawn."""
        return [count / (sum(self._counts) or 1) for count in self._counts]

    @cached_property
    def _belief(self) -> Belief:
        """The hand of the next seat; with more than two players, of any other."""
        if not self._memory:
            return dealt(self._counts)
        own = [play for play in plays(self.view, self.policy) if play.seat == self._ring[1]][-self._memory :]
        return believed(self._counts, own, self.policy, floor=self.view.rules.floor)

    @cached_property
    def _replies(self) -> Replies:
        return Replies(self._belief, self.policy, self.view.rules.floor)

    def chance(self, wins: float) -> float:
        """The chance to win the match, given that to get through the round; the others are alike."""
        others = self._after_loss[1:]
        return (1 - wins) * self._after_loss[0] + wins * sum(others) / len(others)

    def by_heart(self, move: Move, hand: Sequence[Card]) -> Worth:
        """What the policy's own table says of a move; no other hand is thought of, so there are no parts."""
        if move == GIVING_UP:
            return self._given_up()
        act, pair, total = self._play(move, hand)
        if move in self.deciding:
            return Worth(self._after_loss[self._next(act)[0]], self._mean(0.0))
        wins = self.policy.kept(pair, act, total)
        return Worth(min(max(self.chance(wins), 0.0), 1.0), self._mean(1 - wins))

    def weighed(self, move: Move, hand: Sequence[Card]) -> Worth:
        """What a move is worth against the hands that the others are believed to have."""
        if move == GIVING_UP:
            return self._given_up()
        act, pair, total = self._play(move, hand)
        if move in self.deciding:
            return self._worth(self._after_loss[self._next(act)[0]], 0.0, 0.0, act, pair, total)
        if len(self._ring) == 2:
            wins, spread = self._both_go_on(act, pair, total)
            scale = abs(self._after_loss[1] - self._after_loss[0])
            return self._worth(self.chance(wins), spread * scale, 1 - wins, act, pair, total)
        # With more players the policy's own values win more than a look round the table, in which guesses
        # about several hands add up; the look only tells which of the others is likely to lose.
        wins = self.policy.kept(pair, act, total)
        chance = (1 - wins) * self._after_loss[0] + wins * self._after_others(self._lap(act, total), wins)
        return self._worth(chance, self._spread(self._lap(act, total), pair), 1 - wins, act, pair, total)

    def _after_others(self, lap: Lap, wins: float) -> float:
        """The chance to win the match, given that another loses the round, which `wins` tells."""
        bust = sum(lap.busts)
        later = max(0.0, wins - bust)
        others = self._after_loss[1:]
        if bust + later <= 0.0:
            return sum(others) / len(others)
        gain: float = sum(map(mul, lap.busts, self._after_loss))
        return (gain + later * sum(others) / len(others)) / (bust + later)

    def _play(self, move: Move, hand: Sequence[Card]) -> tuple[int, int, int]:
        kept = list(hand)
        kept.remove(move.cards[0])
        act = act_of(move)
        return act, pair_of(kept), ACTS[act].effect.total(self.view.total, self.view.rules.floor)

    def _given_up(self) -> Worth:
        return Worth(self._after_loss[0], -1.0)

    def _worth(self, chance: float, spread: float, loses: float, act: int, pair: int, total: int) -> Worth:
        mine = act == TURN and self._again
        next_stuck = 0.0 if mine else self._replies(total).stuck
        met = {total: 1.0} if mine else self._lap(act, total).met
        stuck = sum(share * self._stuck(pair, then) for then, share in met.items())
        parts = {
            "next_stuck": next_stuck,
            "own_stuck": stuck,
            "kept": float(sum(NEEDS[kind] <= 0 for kind in PAIRS[pair])),
        }
        return Worth(min(max(chance, 0.0), 1.0), self._mean(loses), min(spread, 0.5), parts)

    def _mean(self, loses: float) -> float:
        """Chips that the round brings ahead of the others."""
        return -loses + (1 - loses) / (len(self._ring) - 1)

    # Two players

    def _both_go_on(self, act: int, pair: int, total: int) -> tuple[float, float]:
        """The chance that the other is bust first, and its spread over the hands the other may have."""
        chances = self._chances(act, pair, total, 2)
        belief = self._belief
        weighed = list(map(mul, belief, chances))
        mean = sum(weighed) / 255
        square = sum(map(mul, weighed, chances))
        return mean, sqrt(max(square / 255**2 - mean * mean, 0.0))

    def _chances(self, act: int, pair: int, total: int, turns: int) -> Sequence[float]:
        """By hand of the other: the chance that it is bust first; `turns` cards may give another turn."""
        if not (self._again and act == TURN) or not turns:
            return endings(self._again).chances(pair, total)
        sums = [0.0] * len(HANDS)
        for kind, drawn in enumerate(self._drawn):
            if drawn:
                best = self._best(WITH[pair][kind], total, turns - 1)
                sums = [one + drawn * other for one, other in zip(sums, best, strict=True)]
        return sums

    def _best(self, hand: int, total: int, turns: int) -> Sequence[float]:
        belief = self._belief
        best: Sequence[float] = [0.0] * len(HANDS)
        most = 0.0
        for act, pair in PLAYS[hand]:
            then = after(act, total, self.view.rules.floor)
            if then is not None:
                chances = self._chances(act, pair, then, turns)
                mean = sum(map(mul, belief, chances))
                if mean > most:
                    best, most = chances, mean
        return best

    # Once round the table

    def _next(self, act: int) -> tuple[int, int]:
        """The place in the ring that is next after an act, and the direction then."""
        direction = -self.view.direction if act == TURN else self.view.direction
        return direction % len(self._ring), direction

    def _lap(self, act: int, total: int) -> Lap:
        """What comes of an act that leaves a total, until it is this seat's turn again."""
        direction = self._next(act)[1]
        found = self._laps.get((direction, total))
        if found is None:
            found = self._laps[direction, total] = lap(len(self._ring), direction, total, self._replies)
        return found

    def _own_turn(self, total: int, pair: int) -> float:
        """The chance that another is bust first, met with a total, when this seat keeps a pair."""
        found = self._own_turns.get((total, pair))
        if found is None:
            worths = self.policy.met(total, self.view.rules.floor)
            found = sum(map(mul, self._drawn, map(worths.__getitem__, WITH[pair])))
            self._own_turns[total, pair] = found
        return found

    def _stuck(self, pair: int, total: int) -> float:
        """The chance that nothing fits, of a pair and one more card."""
        room = self.view.rules.limit - total
        if room >= _MOST or any(NEEDS[kind] <= room for kind in PAIRS[pair]):
            return 0.0
        return sum(drawn for drawn, need in zip(self._drawn, NEEDS, strict=True) if need > room)

    def _spread(self, lap: Lap, pair: int) -> float:
        """How far the chance to win the match varies with what the others do."""
        cases = list(zip(lap.busts, self._after_loss, strict=True))
        cases += [(share, self.chance(self._own_turn(then, pair))) for then, share in lap.met.items()]
        mean = sum(share * chance for share, chance in cases)
        return sqrt(max(sum(share * (chance - mean) ** 2 for share, chance in cases), 0.0))

    def worlds(self) -> int:
        """How many hands the next seat may have."""
        return sum(weight > 0 for weight in self._belief)


def _after_loss(view: AdderState, seat: int, loser: int) -> float:
    """A seat's chance to win the match when a seat has lost the round."""
    spare = 1 if view.rules.last_stand else 0
    lives = [
        max(chips + spare - (place == loser), 0) if alive else 0
        for place, (chips, alive) in enumerate(zip(view.chips, view.alive, strict=True))
    ]
    ordered = tuple(sorted(lives, reverse=True))
    return dict(zip(ordered, survival(ordered), strict=True))[lives[seat]]
