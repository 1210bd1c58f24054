# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulebooks of both games under the live options; each sentence has its ids."""

from __future__ import annotations

from cardtable.engine.table import Clause
from cardtable.engine.words import Words, mark

from .effects import chips_of, packs_of
from .options import ClassicOptions, NumeralOptions

AIM = mark("NinetyNine", "The aim")
SETTING_UP = mark("NinetyNine", "Setting up")
CARDS = mark("NinetyNine", "What the cards do")
TURN = mark("NinetyNine", "Your turn")
LOSING = mark("NinetyNine", "When no card fits")
STOCK = mark("NinetyNine", "An empty stock")
END = mark("NinetyNine", "The end")


def _clause(section: Words, ids: str, words: Words, changed: bool = False) -> Clause:
    covers = tuple(ids.split())
    return Clause(covers[0], section, words, covers, changed)


def _floor(ids: str, floor_zero: bool) -> Clause:
    if floor_zero:
        return _clause(CARDS, ids, mark("NinetyNine", "The total never falls below 0."), True)
    return _clause(CARDS, ids, mark("NinetyNine", "The total may fall below 0."))


def _giving_up(ids: str, allowed: bool) -> Clause:
    if allowed:
        words = mark("NinetyNine", "You may also give up although a card fits.")
    else:
        words = mark("NinetyNine", "As long as a card fits you must play one that does.")
    return _clause(TURN, ids, words, allowed)


# Ninety-Nine with chips


def classic_clauses(options: ClassicOptions, players: int) -> tuple[Clause, ...]:
    """The rulebook of the game with chips."""
    return (
        *_classic_aim(),
        *_classic_setting_up(options, players),
        *_classic_cards(options, players),
        *_classic_turn(options),
        *_classic_losing(options),
        *_classic_end(),
    )


def _classic_aim() -> tuple[Clause, ...]:
    return (
        _clause(AIM, "C-02", mark("NinetyNine", "Be the last player left in the game.")),
        _clause(
            AIM,
            "C-08 C-05",
            mark(
                "NinetyNine",
                "Every card played changes one shared total. It must not go over 99; 99 itself is safe.",
            ),
        ),
    )


def _classic_setting_up(options: ClassicOptions, players: int) -> tuple[Clause, ...]:
    chips = chips_of(options, players)[0]
    if packs_of(options, players) == 1:
        cards = mark("NinetyNine", "One pack of 52 cards is used, to the end of the game.")
    else:
        cards = mark("NinetyNine", "Two packs, 104 cards, are used, to the end of the game.")
    return (
        _clause(SETTING_UP, "C-03 A1", mark("NinetyNine", "Two to eight people play.")),
        _clause(SETTING_UP, "C-04 A2", cards, options.decks != "auto"),
        _clause(
            SETTING_UP,
            "C-12",
            mark("NinetyNine", "Each player starts with %n chip(s).", None, chips),
            options.chips != "auto",
        ),
        _clause(
            SETTING_UP,
            "C-09 A13",
            mark(
                "NinetyNine",
                "For each round all cards are shuffled and dealt one at a time, from the dealer’s left, "
                "until every player still in has 3.",
            ),
        ),
        _clause(
            SETTING_UP,
            "C-10 C-11 C-27",
            mark(
                "NinetyNine",
                "The rest lies face down as the stock. The discard pile beside it is empty, the total 0.",
            ),
        ),
        _clause(
            SETTING_UP,
            "C-13 A9",
            mark(
                "NinetyNine",
                "Chance chooses the first dealer. After each round the next player to the left who is "
                "still in deals.",
            ),
        ),
    )


def _classic_cards(options: ClassicOptions, players: int) -> tuple[Clause, ...]:
    turning = mark("NinetyNine", "A 4 changes the direction of play. The total stays as it is.")
    if options.four_heads_up == "again":
        two_left = mark("NinetyNine", "With two players left, a 4 gives the same player another turn.")
    else:
        two_left = mark("NinetyNine", "With two players left, a 4 only passes the turn.")
    return (
        _clause(CARDS, "C-15 C-14", mark("NinetyNine", "An ace adds 1 or 11, whichever you choose.")),
        _clause(CARDS, "C-21 A3", mark("NinetyNine", "2, 3, 5, 6, 7 and 8 add their number.")),
        *((_clause(CARDS, "C-16", turning),) if players > 2 else ()),
        _clause(CARDS, "A4" if players > 2 else "A4 C-16", two_left, options.four_heads_up == "again"),
        _clause(CARDS, "C-17", mark("NinetyNine", "A 9 counts 0: the total stays as it is.")),
        _clause(CARDS, "C-18", mark("NinetyNine", "A 10 adds 10 or takes off 10, whichever you choose.")),
        _clause(CARDS, "C-19", mark("NinetyNine", "A jack or a queen adds 10.")),
        _clause(
            CARDS,
            "C-20 A11",
            mark("NinetyNine", "A king makes the total 99, whatever it was, also when it is 99 already."),
        ),
        _floor("A8", options.floor_zero),
    )


def _classic_turn(options: ClassicOptions) -> tuple[Clause, ...]:
    return (
        _clause(
            TURN,
            "C-23",
            mark("NinetyNine", "The player at the dealer’s left begins. Every round starts clockwise."),
        ),
        _clause(TURN, "C-24", mark("NinetyNine", "Play one of your 3 cards face up on the discard pile.")),
        _giving_up("A5", options.voluntary_bust),
        _clause(TURN, "C-25 C-28", mark("NinetyNine", "The new total is announced.")),
        _clause(TURN, "C-26 A14", mark("NinetyNine", "Then a card is drawn for you.")),
    )


def _classic_losing(options: ClassicOptions) -> tuple[Clause, ...]:
    if options.zero_chips == "last_stand":
        out = mark("NinetyNine", "A player without chips plays on, and is out with the next loss.")
    else:
        out = mark("NinetyNine", "A player who loses the last chip is out.")
    return (
        _clause(
            LOSING,
            "C-29 A6",
            mark(
                "NinetyNine",
                "If every card would take the total over 99, you play none and lose a chip.",
            ),
        ),
        _clause(LOSING, "C-30", mark("NinetyNine", "All cards are collected and a new round begins.")),
        _clause(LOSING, "C-31 A7", out, options.zero_chips != "out"),
        _clause(LOSING, "A12", mark("NinetyNine", "Lost chips leave the game; nobody collects them.")),
        _clause(
            STOCK,
            "C-32 C-33 A10",
            mark(
                "NinetyNine",
                "When a card must be drawn and the stock is empty, the discard pile is shuffled into a new "
                "stock. Its top card stays, and so does the total.",
            ),
        ),
    )


def _classic_end() -> tuple[Clause, ...]:
    return (
        _clause(END, "C-34 C-35", mark("NinetyNine", "When only one player is left, that player wins.")),
        _clause(
            END,
            "A15",
            mark("NinetyNine", "The others rank by how long they stayed in: the last one out is second."),
        ),
    )


# Ninety-Nine head to head


def numeral_clauses(options: NumeralOptions, players: int) -> tuple[Clause, ...]:
    """The rulebook of the game head to head."""
    return (
        *_numeral_aim(options),
        *_numeral_setting_up(options, players),
        *_numeral_cards(options),
        *_numeral_turn(options),
        *_numeral_losing(options, players),
        *_numeral_stock(options),
        *_numeral_end(),
    )


def _numeral_aim(options: NumeralOptions) -> tuple[Clause, ...]:
    if options.limit == "reach":
        limit = mark(
            "NinetyNine", "Whoever takes the total to 99 or more loses: 98 is the highest safe total."
        )
    else:
        limit = mark("NinetyNine", "Whoever takes the total over 99 loses; 99 itself is safe.")
    return (
        _clause(AIM, "N-02 N-29", mark("NinetyNine", "Outlast your opponent.")),
        _clause(AIM, "N-12 N-24 B1", limit, options.limit != "reach"),
        _clause(
            AIM, "N-09 B2", mark("NinetyNine", "There is one total, shared by all players. It starts at 0.")
        ),
    )


def _numeral_setting_up(options: NumeralOptions, players: int) -> tuple[Clause, ...]:
    if players == 2:
        seats = mark("NinetyNine", "Two people play.")
    else:
        seats = mark("NinetyNine", "The game is made for two; here up to four play it.")
    return (
        _clause(SETTING_UP, "N-01 N-03", seats, players > 2),
        _clause(
            SETTING_UP,
            "N-05 N-04",
            mark("NinetyNine", "One pack without kings, queens and jacks: 40 cards, ace to 10."),
        ),
        _clause(
            SETTING_UP,
            "N-06 N-07 N-08",
            mark(
                "NinetyNine",
                "Each player gets a hand of 5 cards, one at a time. The rest lies face down as the stock.",
            ),
        ),
        _clause(
            SETTING_UP,
            "N-13 N-14",
            mark(
                "NinetyNine", "Chance chooses the first player; in the next game it is the other one's turn."
            ),
        ),
        *_opening(options),
    )


def _opening(options: NumeralOptions) -> tuple[Clause, ...]:
    match options.flip_value:
        case "face":
            counts = mark("NinetyNine", "It counts its number, also a 9 or a 10.")
        case "none":
            counts = mark("NinetyNine", "It counts nothing: the total stays 0.")
        case _:
            counts = mark("NinetyNine", "It counts as if it were played: a 9 resets, a 10 takes off 10.")
    if options.flip_is_turn:
        turn = mark("NinetyNine", "That was the first player’s turn; the next player goes on.")
    else:
        turn = mark("NinetyNine", "Then the first player takes the first turn.")
    return (
        _clause(
            SETTING_UP, "N-15", mark("NinetyNine", "The top card of the stock is turned to start the pile.")
        ),
        _clause(SETTING_UP, "B4", counts, options.flip_value != "as_played"),
        _clause(SETTING_UP, "N-26 B3", turn, options.flip_is_turn),
    )


def _numeral_cards(options: NumeralOptions) -> tuple[Clause, ...]:
    return (
        _clause(CARDS, "N-11", mark("NinetyNine", "An ace adds 1.")),
        _clause(CARDS, "N-10 N-18 N-19", mark("NinetyNine", "2 to 8 add their number.")),
        _clause(CARDS, "N-22 B5", mark("NinetyNine", "A 9 always resets the total to 0.")),
        _clause(CARDS, "N-23", mark("NinetyNine", "A 10 always takes 10 off the total.")),
        _clause(CARDS, "B11", mark("NinetyNine", "“Reset” and “take off 10” are announced for you.")),
        _floor("B8", options.floor_zero),
    )


def _numeral_turn(options: NumeralOptions) -> tuple[Clause, ...]:
    draws = mark("NinetyNine", "Then a card is drawn for you, and your hand has 5 again.")
    return (
        _clause(TURN, "N-16 N-27", mark("NinetyNine", "Players take turns, clockwise.")),
        _clause(TURN, "N-17", mark("NinetyNine", "Play exactly one card from your hand on the pile.")),
        _giving_up("B6", options.voluntary_bust),
        _clause(TURN, "N-21", draws),
    )


def _numeral_losing(options: NumeralOptions, players: int) -> tuple[Clause, ...]:
    if options.limit == "reach":
        out = mark("NinetyNine", "If every card would take the total to 99 or more, you are out.")
    else:
        out = mark("NinetyNine", "If every card would take the total over 99, you are out.")
    more = mark("NinetyNine", "The hand goes under the pile, the total stays, and the next player goes on.")
    return (
        _clause(LOSING, "N-20", out, options.limit != "reach"),
        *((_clause(LOSING, "B9", more),) if players > 2 else ()),
    )


def _numeral_stock(options: NumeralOptions) -> tuple[Clause, ...]:
    changed = options.empty_stock != "burn"
    match options.empty_stock:
        case "burn":
            words = mark(
                "NinetyNine",
                "When a card must be drawn and the stock is empty, the pile under its top card is shuffled "
                "into a new stock, but the 9s and 10s in it leave the game. The total stays.",
            )
        case "reshuffle":
            words = mark(
                "NinetyNine",
                "When a card must be drawn and the stock is empty, the pile under its top card is shuffled "
                "into a new stock. The total stays.",
            )
        case _:
            words = mark("NinetyNine", "When the stock is empty nobody draws any more.")
    clauses = [_clause(STOCK, "B7", words, changed)]
    if options.empty_stock == "reshuffle" and options.max_reshuffles:
        limit = mark(
            "NinetyNine",
            "After %n reshuffle(s) an empty stock ends the game in a draw.",
            None,
            options.max_reshuffles,
        )
        clauses.append(_clause(STOCK, "B7", limit, changed))
    if options.empty_stock == "play_out":
        limit = mark("NinetyNine", "When nobody has a card left the game is a draw.")
        clauses.append(_clause(STOCK, "B10", limit, changed))
    return tuple(clauses)


def _numeral_end() -> tuple[Clause, ...]:
    return (
        _clause(END, "N-25", mark("NinetyNine", "When one player is left, that player wins.")),
        _clause(END, "B12", mark("NinetyNine", "Each game stands for itself.")),
    )
