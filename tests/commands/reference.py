# SPDX-License-Identifier: GPL-3.0-or-later
"""The three games a second time, written from the rules alone: plain dicts and lists, nothing of Cardtable.

`random_game` plays a whole game at random and tells how to start it elsewhere (with every deck that its
shuffles gave), the moves, and the state after each; states have the fields of the referee protocol.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

State = dict[str, Any]
Below = Callable[[int], int]
"""A random number from 0 to n-1."""

SUITS = "CDHS"
CLASSIC_RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
HEARTS_RANKS = ["2", "4", "6", "8", "10", "Q", "A"]
DEFAULTS: dict[str, dict[str, Any]] = {
    "classic": {
        "chips": "auto",
        "decks": "auto",
        "zero_chips": "out",
        "four_heads_up": "pass",
        "floor_zero": False,
        "voluntary_bust": False,
    },
    "numeral": {
        "limit": "reach",
        "empty_stock": "burn",
        "max_reshuffles": 10,
        "flip_is_turn": False,
        "floor_zero": False,
        "flip_value": "as_played",
        "voluntary_bust": False,
    },
    "hearts": {
        "target": 100,
        "break_rule": "heart",
        "first_trick_points": True,
        "queen_any_time": False,
        "moon": "opponent",
    },
}


class Table:
    """A game being played; `state` is the whole of it, `decks` the shuffles so far."""

    def __init__(self, below: Below) -> None:
        self.below = below
        self.decks: list[list[str]] = []
        self.state: State = {}

    def shuffled(self, cards: list[str]) -> list[str]:
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        self.decks.append(list(deck))
        return deck

    def legal(self) -> list[str]:
        raise NotImplementedError

    def play(self, move: str) -> None:
        raise NotImplementedError

    def end(self, winner: int | None, ranking: list[int]) -> None:
        self.state["result"] = {"winner": winner, "draw": winner is None, "ranking": ranking}
        self.state |= {"to_move": None, "phase": "over"}


def split(move: str) -> tuple[str, str, str]:
    """Rank, suit and effect of a move."""
    for at, sign in enumerate(move):
        if sign in SUITS:
            return move[:at], sign, move[at + 1 :]
    raise ValueError(move)


class Adder(Table):
    """Both Ninety-Nines."""

    def __init__(self, game: str, players: int, options: dict[str, Any], dealer: int, below: Below) -> None:
        super().__init__(below)
        self.classic = game == "classic"
        self.rules = DEFAULTS[game] | options
        packs, chips = 1, 0
        if self.classic:
            packs = self.rules["decks"] if self.rules["decks"] != "auto" else 1 if players < 4 else 2
            chips = self.rules["chips"] if self.rules["chips"] != "auto" else 5 if players < 4 else 3
        ranks = CLASSIC_RANKS if self.classic else CLASSIC_RANKS[:10]
        self.cards = [rank + suit for suit in SUITS for rank in ranks] * packs
        self.out: list[int] = []
        self.state = {
            "game": game,
            "players": players,
            "options": self.rules,
            "decks": packs,
            "chips": [chips] * players if self.classic else [],
            "alive": [True] * players,
            "dealer": dealer,
            "reshuffles": 0,
            "removed": [],
            "loser": None,
            "result": None,
        }
        self.deal()

    def left_of(self, seat: int) -> int:
        players: int = self.state["players"]
        return next(
            other for step in range(1, players + 1) if self.state["alive"][other := (seat + step) % players]
        )

    def deal(self) -> None:
        state, stock = self.state, self.shuffled(self.cards)
        first = seat = self.left_of(state["dealer"])
        state["hands"] = [[] for _ in range(state["players"])]
        for _ in range((3 if self.classic else 5) * sum(state["alive"])):
            state["hands"][seat].append(stock.pop(0))
            seat = self.left_of(seat)
        state |= {"stock": stock, "pile": [], "total": 0, "direction": 1, "phase": "play", "to_move": first}
        if not self.classic:
            self.open(first)

    def open(self, first: int) -> None:
        card = self.state["stock"].pop(0)
        rank = split(card)[0]
        number = 1 if rank == "A" else int(rank)
        counts = {"as_played": {9: 0, 10: -10}.get(number, number), "face": number, "none": 0}
        self.state["pile"] = [card]
        self.state["total"] = self.floor(counts[self.rules["flip_value"]])
        if self.rules["flip_is_turn"]:
            self.state["to_move"] = self.left_of(first)

    def floor(self, total: int) -> int:
        return max(0, total) if self.rules["floor_zero"] else total

    def ways(self, card: str) -> dict[str, int]:
        """The moves that a card gives, and the total after each."""
        rank, total = split(card)[0], self.state["total"]
        if not self.classic:
            after = {"A": total + 1, "9": 0, "10": total - 10}
            return {card: self.floor(after[rank] if rank in after else total + int(rank))}
        if rank == "A":
            return {card + "+1": total + 1, card + "+11": total + 11}
        if rank == "10":
            return {card + "+10": total + 10, card + "-10": self.floor(total - 10)}
        after = {"4": total, "9": total, "J": total + 10, "Q": total + 10, "K": 99}
        return {card: after[rank] if rank in after else total + int(rank)}

    def legal(self) -> list[str]:
        seat = self.state["to_move"]
        if seat is None:
            return []
        highest = 99 if self.classic or self.rules["limit"] == "exceed" else 98
        moves = {
            move
            for card in self.state["hands"][seat]
            for move, total in self.ways(card).items()
            if total <= highest
        }
        if not moves or self.rules["voluntary_bust"]:
            moves.add("bust")
        return sorted(moves)

    def play(self, move: str) -> None:
        if move == "bust":
            self.bust()
            return
        state, seat = self.state, self.state["to_move"]
        rank, suit, _ = split(move)
        state["total"] = self.ways(rank + suit)[move]
        state["hands"][seat].remove(rank + suit)
        state["pile"].append(rank + suit)
        turned = self.classic and rank == "4"
        if turned:
            state["direction"] *= -1
        if not state["stock"] and not self.refill():
            return
        if state["stock"]:
            state["hands"][seat].append(state["stock"].pop(0))
        if turned and self.rules["four_heads_up"] == "again" and sum(state["alive"]) == 2:
            return
        self.next_from(seat)

    def refill(self) -> bool:
        """Make a new stock if the rules have one; False when the game ends in a draw instead."""
        state = self.state
        way = "reshuffle" if self.classic else self.rules["empty_stock"]
        if way == "play_out":
            return True
        allowed = 0 if self.classic else self.rules["max_reshuffles"]
        if way == "reshuffle" and allowed and state["reshuffles"] >= allowed:
            self.end(None, self.ranking())
            return False
        rest, state["pile"] = state["pile"][:-1], state["pile"][-1:]
        if way == "burn":
            state["removed"] += [card for card in rest if split(card)[0] in ("9", "10")]
            rest = [card for card in rest if split(card)[0] not in ("9", "10")]
        state["stock"] = self.shuffled(rest)
        state["reshuffles"] += 1
        return True

    def next_from(self, seat: int) -> None:
        state, players = self.state, self.state["players"]
        for _ in range(players):
            seat = (seat + state["direction"]) % players
            if state["alive"][seat] and state["hands"][seat]:
                state["to_move"] = seat
                return
        self.end(None, self.ranking())

    def bust(self) -> None:
        state, seat = self.state, self.state["to_move"]
        state["loser"] = seat
        stays = False
        if self.classic:
            stays = state["chips"][seat] > (0 if self.rules["zero_chips"] == "last_stand" else 1)
            state["chips"][seat] = max(0, state["chips"][seat] - 1)
            state |= {"hands": [[] for _ in state["hands"]], "pile": [], "stock": self.cards}
        else:
            state["pile"] = state["hands"][seat] + state["pile"]
            state["hands"][seat] = []
        if not stays:
            state["alive"][seat] = False
            self.out.append(seat)
        if sum(state["alive"]) == 1:
            self.end(state["alive"].index(True), self.ranking())
        elif self.classic:
            state["dealer"] = self.left_of(state["dealer"])
            self.deal()
        else:
            self.next_from(seat)

    def ranking(self) -> list[int]:
        return [seat for seat, alive in enumerate(self.state["alive"]) if alive] + self.out[::-1]


class Hearts(Table):
    """Two-Player Hearts."""

    def __init__(self, options: dict[str, Any], dealer: int, below: Below) -> None:
        super().__init__(below)
        self.rules = DEFAULTS["hearts"] | options
        self.state = {"game": "hearts", "players": 2, "options": self.rules, "dealer": dealer}
        self.state |= {"scores": [0, 0], "last": None, "result": None}
        self.deal()

    def deal(self) -> None:
        deck = self.shuffled([rank + suit for suit in SUITS for rank in HEARTS_RANKS])
        hands: list[list[str]] = [[], []]
        seat = 1 - self.state["dealer"]
        for card in deck[1:27]:
            hands[seat].append(card)
            seat = 1 - seat
        self.first = next(card for card in ("2C", "4C", "6C") if card not in (deck[0], deck[27]))
        leader = 0 if self.first in hands[0] else 1
        self.state |= {"phase": "play", "hands": hands, "dead": [deck[0], deck[27]], "trick": []}
        self.state |= {"leader": leader, "to_move": leader, "broken": False, "tricks": 0, "taken": [[], []]}

    def legal(self) -> list[str]:
        state = self.state
        if state["to_move"] is None:
            return []
        hand, opening = state["hands"][state["to_move"]], state["tricks"] == 0
        if not state["trick"]:
            others = [card for card in hand if card[-1] != "H"]
            if opening:
                return [self.first]
            return sorted(hand if state["broken"] or not others else others)
        clean = opening and not self.rules["first_trick_points"]
        follow = [card for card in hand if card[-1] == state["trick"][0][-1]]
        if not follow:
            harmless = [card for card in hand if points([card]) == 0]
            return sorted(harmless if clean and harmless else hand)
        if self.rules["queen_any_time"] and not clean and "QS" in hand and "QS" not in follow:
            follow.append("QS")
        return sorted(follow)

    def play(self, move: str) -> None:
        state, seat = self.state, self.state["to_move"]
        state["hands"][seat].remove(move)
        strays = bool(state["trick"]) and move[-1] != state["trick"][0][-1]
        free_queen = move == "QS" and self.rules["queen_any_time"]  # shows nothing about the suit led
        if (
            move[-1] == "H"
            or (self.rules["break_rule"] == "heart_or_queen" and move == "QS")
            or (self.rules["break_rule"] == "void_shown" and strays and not free_queen)
        ):
            state["broken"] = True
        state["trick"].append(move)
        state["to_move"] = 1 - seat
        if len(state["trick"]) == 2:
            self.collect()

    def collect(self) -> None:
        state = self.state
        led, answer = state["trick"]
        higher = HEARTS_RANKS.index(answer[:-1]) > HEARTS_RANKS.index(led[:-1])
        second = higher if answer[-1] == led[-1] else answer[-1] == "H"
        winner = 1 - state["leader"] if second else state["leader"]
        state["taken"][winner] += [led, answer]
        state |= {"trick": [], "leader": winner, "to_move": winner, "tricks": state["tricks"] + 1}
        if state["tricks"] == 13:
            self.count()

    def count(self) -> None:
        state = self.state
        raw = [points(cards) for cards in state["taken"]]
        got, moon = list(raw), None
        if self.rules["moon"] != "off" and 0 in raw:
            moon = 1 - raw.index(0)
            got = {"opponent": [0, 20], "in_play": [0, sum(raw)], "shooter": [-20, 0]}[self.rules["moon"]]
            got = got if moon == 0 else got[::-1]
        state["last"] = {"raw": raw, "points": got, "moon": moon}
        state["scores"] = [old + new for old, new in zip(state["scores"], got, strict=True)]
        low, high = sorted(state["scores"])
        if high >= self.rules["target"] and low != high:
            winner = state["scores"].index(low)
            self.end(winner, [winner, 1 - winner])
        else:
            state["dealer"] = 1 - state["dealer"]
            self.deal()


def points(cards: list[str]) -> int:
    return sum(13 if card == "QS" else card[-1] == "H" for card in cards)


def copied(state: State) -> State:
    """The state as it is now, down to its lists of lists."""
    return {name: _copied(value) for name, value in state.items()}


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value


def random_game(
    game: str, players: int, options: dict[str, Any], below: Below, most: int = 2000
) -> tuple[dict[str, Any], list[State], list[str]]:
    """The request that starts the game, its states (each with its legal moves), and the moves between."""
    dealer = below(players)
    table = (
        Hearts(options, dealer, below) if game == "hearts" else Adder(game, players, options, dealer, below)
    )
    states: list[State] = []
    moves: list[str] = []
    while True:
        legal = table.legal()
        states.append({**copied(table.state), "legal": legal})
        if not legal or len(moves) == most:
            break
        move = legal[below(len(legal))]
        if move == "bust" and len(legal) > 1 and below(20):  # giving up is rare, or games would be short
            move = legal[0] if legal[0] != "bust" else legal[1]
        moves.append(move)
        table.play(move)
    new = {"do": "new", "game": game, "players": players, "options": options, "dealer": dealer}
    return {**new, "decks": table.decks}, states, moves
