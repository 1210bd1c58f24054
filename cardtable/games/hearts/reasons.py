# SPDX-License-Identifier: GPL-3.0-or-later
"""One sentence about a card: why another is better, or what makes it good."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.engine.bot import Thought, Worth
from cardtable.engine.cards import Card, Suit
from cardtable.engine.game import Move
from cardtable.engine.reasons import EVEN, general_reason, whole_percent
from cardtable.engine.words import Words, mark

from .scoring import MOON_POINTS, POINTS, QUEEN, QUEEN_POINTS
from .state import HeartsState, takes

_SAME = 0.25
"""Points a deal that are no difference to speak of."""

_NOTHING = 1e-9

_SHARE = 0.4
"""How much of the difference between two cards a reason must explain to be named."""


def reason(view: HeartsState, seat: int, thought: Thought, move: Move) -> Words:
    """A true sentence about a move of `seat`, out of what the expert's thought says of it."""
    values = thought.values
    if len(values) < 2 or not values.get(move.text, Worth(0)).parts:
        return general_reason(thought, move)
    best = max(values, key=lambda text: (values[text].chance, values[text].mean, text == thought.move))
    case = _Case(view, seat, thought, move.cards[0], Move.parse(best).cards[0])
    if case.as_good:
        return case.praise()
    found = max(case.faults(), key=lambda fault: fault[0], default=None)
    if found and found[0] >= _SHARE * max(_SAME, case.loss):
        return found[1]
    return case.comparison()


class _Case:
    """A card beside the best one."""

    def __init__(self, view: HeartsState, seat: int, thought: Thought, card: Card, best: Card) -> None:
        self.card, self.best = card, best
        self._worths = {Move.parse(text).cards[0]: worth for text, worth in thought.values.items()}
        self._mine, self._ideal = self._worths[card], self._worths[best]
        self._worlds = thought.worlds
        self._led = view.trick[0] if view.trick else None
        others = [*view.unknown().fitting(1 - seat), *filter(None, view.hands[seat])]
        self._last_heart = not any(other.suit is Suit.HEARTS for other in others if other is not card)
        self.loss = self._ideal.mean - self._mine.mean
        """Points that the card costs more than the best."""

    @property
    def as_good(self) -> bool:
        """Whether no card is better by anything to speak of."""
        return self._ideal.chance - self._mine.chance < EVEN and self.loss < _SAME

    def _more(self, part: str) -> float:
        """How much more of something the card brings than the best one."""
        return self._mine.parts[part] - self._ideal.parts[part]

    def _wins(self, card: Card) -> bool:
        return self._led is not None and takes(self._led, card)

    # What is wrong with the card, each with the points that it explains

    def faults(self) -> Iterator[tuple[float, Words]]:
        """True sentences that speak against the card."""
        yield from self._queen()
        yield from self._moons()
        yield from self._queen_later()
        points = self._more("points_now") - QUEEN_POINTS * self._more("queen")
        if self._led is None:
            if self.card.suit is Suit.HEARTS and self._last_heart:
                words = mark("Hearts", "Your {card} is the last heart out: led, it takes the trick.")
                yield max(points, self.loss / 2), words.format(card=self.card)
        elif self._wins(self.card) and not self._wins(self.best):
            taken = POINTS[self._led] + POINTS[self.card]
            if taken and not self._mine.parts["queen"]:
                words = mark("Hearts", "This takes the trick and costs %n point(s).", None, taken)
                yield points, words
            elif not taken:
                words = mark("Hearts", "This takes the trick, and you must lead; the {best} leaves it.")
                yield self.loss / 2, words.format(best=self.best)

    def _queen(self) -> Iterator[tuple[float, Words]]:
        more = self._more("queen_deals")
        if self._led is not None and more > 0:
            yield QUEEN_POINTS, mark("Hearts", "This card takes the queen of spades.")
        elif more > 0:
            count = round(self._mine.parts["queen_deals"])
            always = mark("Hearts", "Whatever the other player holds, this can take the queen of spades.")
            some = mark("Hearts", "In {count} of {worlds} possible deals this can take the queen of spades.")
            if self.card is QUEEN:
                always = mark(
                    "Hearts",
                    "Whatever the other player holds, the trick with the queen of spades can be left to you.",
                )
                some = mark(
                    "Hearts",
                    "In {count} of {worlds} possible deals the trick with the queen of spades can be left to "
                    "you.",
                )
            yield QUEEN_POINTS * self._more("queen"), self._in_deals(count, always, some)
        if self.best is QUEEN and self._led is not None and not self._wins(QUEEN):
            yield self.loss * 0.9, mark("Hearts", "The queen of spades could be got rid of now.")

    def _queen_later(self) -> Iterator[tuple[float, Words]]:
        mine, ideal = self._mine.parts["queen_end"], self._ideal.parts["queen_end"]
        if mine - ideal < 0.02:
            return
        words = mark(
            "Hearts",
            "After this the queen of spades ends up with you in {more}% of deals, "
            "after the {best} in {less}%.",
        )
        yield (
            (QUEEN_POINTS - 1) * (mine - ideal),
            words.format(more=whole_percent(mine), less=whole_percent(ideal), best=self.best),
        )

    def _moons(self) -> Iterator[tuple[float, Words]]:
        if (danger := self._more("other_moon")) > 0:
            sure = mark("Hearts", "This lets the other player shoot the moon.")
            maybe = mark("Hearts", "This lets the other player shoot the moon in {percent}% of deals.")
            yield MOON_POINTS * danger, _likely(self._mine.parts["other_moon"], sure, maybe)
        if (missed := -self._more("own_moon")) > 0:
            sure = mark("Hearts", "With the {best} you can shoot the moon.")
            maybe = mark("Hearts", "With the {best} you can shoot the moon in {percent}% of deals.")
            words = _likely(self._ideal.parts["own_moon"], sure, maybe)
            yield MOON_POINTS * missed, words.format(best=self.best)

    def comparison(self) -> Words:
        """How much better the best card is."""
        if self.loss <= 0:
            return mark("Hearts", "At this score the {best} wins the match more often.").format(
                best=self.best
            )
        if (points := round(self.loss)) >= 1:
            return mark(
                "Hearts", "On average this costs about %n point(s) more than the {best}.", None, points
            ).format(best=self.best)
        count = round(self._mine.parts["worse_deals"])
        always = mark("Hearts", "Whatever the other player holds, the {best} is better.")
        some = mark("Hearts", "In {count} of {worlds} possible deals the {best} is better.")
        return self._in_deals(count, always, some).format(best=self.best)

    def _in_deals(self, count: int, always: Words, some: Words) -> Words:
        return always if count == self._worlds else some.format(count=count, worlds=self._worlds)

    # What is good about it

    def praise(self) -> Words:
        """A true sentence that speaks for a card that no other beats."""
        parts = self._mine.parts
        others = [worth.parts for card, worth in self._worths.items() if card is not self.card]
        if self._led is not None and self.card is QUEEN and not self._wins(QUEEN):
            return mark("Hearts", "This gets rid of the queen of spades.")
        if parts["other_moon"] < 1e-9 and any(other["other_moon"] > 0.2 for other in others):
            return mark("Hearts", "This stops the other player from shooting the moon.")
        if parts["own_moon"] > 0.5:
            sure = mark("Hearts", "With this you can shoot the moon.")
            maybe = mark("Hearts", "With this you can shoot the moon in {percent}% of deals.")
            return _likely(parts["own_moon"], sure, maybe)
        if all(other["other_moon"] > parts["other_moon"] + 0.01 for other in others):
            return mark("Hearts", "After every other card the other player shoots the moon more often.")
        if not parts["queen_deals"] and any(other["queen_deals"] for other in others):
            return mark("Hearts", "Unlike other cards, this cannot take the queen of spades.")
        if self._led is not None and POINTS[self._led] and not self._wins(self.card):
            return mark("Hearts", "This leaves the trick and its points to the other player.")
        worths = self._worths.values()
        chance = max([worth.chance for worth in worths]) - self._mine.chance
        points = max([worth.mean for worth in worths]) - self._mine.mean
        if points >= _SAME:
            if chance > _NOTHING:
                return mark("Hearts", "At this score no card wins the match noticeably more often.")
            return mark("Hearts", "At this score no card wins the match more often.")
        if max(chance, points) > _NOTHING:
            return mark("Hearts", "Over all possible deals no other card is noticeably better.")
        return mark("Hearts", "Over all possible deals no other card is better.")


def _likely(share: float, sure: Words, maybe: Words) -> Words:
    """The sentence for so likely a thing, in whole percent: never 0 of something nor 100 of nearly all."""
    percent = whole_percent(share)
    return sure if percent == 100 else maybe.format(percent=percent)
