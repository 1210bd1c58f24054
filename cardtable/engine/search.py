# SPDX-License-Identifier: GPL-3.0-or-later
"""Information-set Monte Carlo tree search: an opponent for any game, that needs nothing but its rules.

Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search"): each
iteration imagines a world that fits the view and plays it to the end of the round. All worlds share one tree
of moves; a move is weighed against the times it was available, not the times its parent was visited.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, sqrt
from typing import TypeAlias

from .bot import Bot, Clock, Thought, Worth
from .game import TABLE, Game, Move, State
from .shuffle import Dice

Chooser: TypeAlias = Callable[[State, Dice], Move]
"""Picks a legal move for the seat to move of a full state; a fair one looks at that seat's cards only."""

DEPTH = 250
"""Decisions after which an iteration is cut short and scored as it stands: some house rules have no end."""


def random_move(state: State, dice: Dice) -> Move:
    """Any legal move, every one equally likely (within 2**-60)."""
    moves = state.legal_moves()
    count = len(moves)
    return moves[dice.roll() * count >> 64] if count > 1 else moves[0]


class Search:
    """A bot that searches; `rollout` chooses the moves beyond the tree.

    With a `prior`, a quick bot, it plays what that bot would unless another move is better by more than
    chance: where moves are nearly equal, a few thousand playouts know less than a good rule.
    """

    def __init__(
        self,
        game: Game,
        exploration: float = 0.7,
        rollout: Chooser | None = None,
        depth: int = DEPTH,
        prior: Bot | None = None,
    ) -> None:
        self._state_type = game.state_type
        self._exploration = exploration
        self._rollout = rollout or random_move
        self._depth = depth
        self._prior = prior

    def think(self, view: State, seat: int, clock: Clock, dice: Dice) -> Thought:
        """The move tried most often when the clock runs out; the only legal move at once.

        A node is a world played through. Every legal move gets one at least, whatever the clock says.
        """
        if not isinstance(view, self._state_type):
            raise TypeError(f"a {type(view).__name__} is not a {self._state_type.__name__}")
        moves = view.legal_moves()
        if len(moves) == 1:
            return Thought(moves[0].text, seconds=clock.seconds())
        usual = Move.parse(self._prior.think(view, seat, clock, dice).move) if self._prior else moves[0]
        tree = _Tree(view, self._exploration, self._rollout, self._depth)
        nodes = 0
        while nodes < len(moves) or not clock.expired(nodes):
            tree.grow(dice)
            nodes += 1
        best = max(tree.root, key=lambda move: tree.root[move].visits)
        if self._prior and not tree.surpasses(best, usual):
            best = usual
        values = {move.text: tree.root[move].worth() for move in moves}
        return Thought(best.text, values, nodes, nodes, clock.seconds())


class _Node:
    """A move in the tree; `total` is what it was worth to the seat that made it, `squares` that squared."""

    __slots__ = ("available", "children", "seat", "squares", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.children: dict[Move, _Node] = {}
        self.visits = 0
        self.available = 1
        self.total = 0.0
        self.squares = 0.0

    @property
    def mean(self) -> float:
        """Worth of an average try."""
        return self.total / self.visits

    def worth(self) -> Worth:
        """The mean with the spread over the worlds tried."""
        mean = self.mean
        return Worth(mean, spread=sqrt(max(0.0, self.squares / self.visits - mean * mean)))


class _Tree:
    """The moves tried from a view, over all the worlds imagined so far."""

    def __init__(self, view: State, exploration: float, rollout: Chooser, depth: int) -> None:
        self.root: dict[Move, _Node] = {}
        self._view = view
        self._round = view.round
        self._exploration = exploration
        self._rollout = rollout
        self._end = view.plays + depth
        # A round moves the standings little: worths are stretched to the range seen for each seat.
        self._low = [inf] * view.players
        self._high = [-inf] * view.players
        self._scale = [1.0] * view.players

    def grow(self, dice: Dice) -> None:
        """Imagine a world, play it through, and add its first new move to the tree."""
        state = self._settle(self._view.imagine(dice))
        children = self.root
        path: list[_Node] = []
        while self._goes_on(state):
            seat = state.turn
            assert seat is not None
            moves = state.legal_moves()
            move, node = self._select(children, moves, seat)
            if node is None:
                move, node = self._expand(children, moves, seat, dice)
                path.append(node)
                state = self._play_out(self._settle(state.play(move)), dice)
                break
            path.append(node)
            children = node.children
            state = self._settle(state.play(move))
        worth = state.standing()
        self._stretch(worth)
        for node in path:
            node.visits += 1
            value = worth[node.seat]
            node.total += value
            node.squares += value * value

    def surpasses(self, move: Move, usual: Move) -> bool:
        """Whether a move at the root is better than the usual one by more than two standard errors."""
        one, other = self.root[move], self.root[usual]
        spread = 0.0
        for node in (one, other):  # worths lie between the ends of the range seen, mostly at them
            share = (node.mean - self._low[node.seat]) * self._scale[node.seat]
            share = (share * node.visits + 0.5) / (node.visits + 1)  # one try alone proves nothing
            spread += (share * (1 - share) + 0.01) / node.visits
        return (one.mean - other.mean) * self._scale[one.seat] > 2 * sqrt(spread)

    def _goes_on(self, state: State) -> bool:
        return state.turn is not None and state.round == self._round and state.plays < self._end

    def _settle(self, state: State) -> State:
        """The state after the table's forced moves, or when they have ended the round."""
        while state.turn == TABLE and state.round == self._round:
            state = state.play(state.legal_moves()[0])
        return state

    def _play_out(self, state: State, dice: Dice) -> State:
        rollout, number, end = self._rollout, self._round, self._end
        while (turn := state.turn) is not None and state.round == number and state.plays < end:
            state = state.play(state.legal_moves()[0] if turn == TABLE else rollout(state, dice))
        return state

    def _select(
        self, children: dict[Move, _Node], moves: tuple[Move, ...], seat: int
    ) -> tuple[Move, _Node | None]:
        """The move that promises most, or None for its node when a move has not been tried yet."""
        low, scale, exploration = self._low[seat], self._scale[seat], self._exploration
        best, chosen, promise = moves[0], None, -inf
        tried = True
        for move in moves:
            node = children.get(move)
            if node is None:
                tried = False
                continue
            node.available += 1
            if tried:
                visits = node.visits
                score = (node.total / visits - low) * scale + exploration * sqrt(log(node.available) / visits)
                if score > promise:
                    best, chosen, promise = move, node, score
        return best, chosen if tried else None

    def _expand(
        self, children: dict[Move, _Node], moves: tuple[Move, ...], seat: int, dice: Dice
    ) -> tuple[Move, _Node]:
        untried = [move for move in moves if move not in children]
        move = untried[dice.roll() * len(untried) >> 64]
        node = children[move] = _Node(seat)
        return move, node

    def _stretch(self, worth: tuple[float, ...]) -> None:
        for seat, value in enumerate(worth):
            if value < self._low[seat] or value > self._high[seat]:
                self._low[seat] = min(value, self._low[seat])
                self._high[seat] = max(value, self._high[seat])
                spread = self._high[seat] - self._low[seat]
                self._scale[seat] = 1 / spread if spread > 0 else 1.0
