# SPDX-License-Identifier: GPL-3.0-or-later
"""A first deal of Two-Player Hearts."""

from __future__ import annotations

from cardtable.engine.cards import Card
from cardtable.engine.lesson import Lesson, LessonStep
from cardtable.engine.words import mark

FIRST_DEAL = Lesson(
    about=mark(
        "HeartsLesson", "One deal of thirteen tricks: follow suit, hearts as trump, the queen of spades."
    ),
    deal=2,
    first=None,
    opponents=("Amara",),
    moves=(
        "2C",
        "AC",
        "4C",
        "8C",
        "8D",
        "AD",
        "4S",
        "6S",
        "6D",
        "QD",
        "6C",
        "QC",
        "4D",
        "10D",
        "8S",
        "2S",
        "10C",
        "6H",
        "10S",
        "AS",
        "4H",
        "2H",
        "10H",
        "8H",
        "QS",
        "2D",
    ),
    steps=(
        LessonStep(
            0,
            mark(
                "HeartsLesson",
                "Each of you has thirteen cards; two more lie dead, and nobody knows which. "
                "In every trick each plays one card. Hearts in your tricks cost a point each, "
                "the queen of spades 13. You want as few points as possible.",
            ),
            read=True,
        ),
        LessonStep(
            0,
            mark("HeartsLesson", "You hold the {card}, so you begin and must lead it.").format(card=Card.C2),
        ),
        LessonStep(
            3,
            mark(
                "HeartsLesson",
                "Amara took the trick, so she leads: a club. You must follow suit as long as you can. "
                "Play the {card}: it is higher and takes the trick.",
            ).format(card=Card.C8),
        ),
        LessonStep(
            4,
            mark(
                "HeartsLesson",
                "Now you lead. There are no points in diamonds: get rid of a high one. Lead the {card}.",
            ).format(card=Card.D8),
        ),
        LessonStep(
            7,
            mark(
                "HeartsLesson", "A spade is led: follow suit. The {card} takes this trick without points."
            ).format(card=Card.S6),
        ),
        LessonStep(8, mark("HeartsLesson", "Lead the {card}.").format(card=Card.D6)),
        LessonStep(
            11,
            mark("HeartsLesson", "Your only club is the {card}. You must play it.").format(card=Card.CQ),
        ),
        LessonStep(
            12,
            mark(
                "HeartsLesson",
                "You would like to lead a heart? Not yet: nobody has played one, so hearts are not broken. "
                "Lead the {card}.",
            ).format(card=Card.D4),
        ),
        LessonStep(
            15,
            mark(
                "HeartsLesson",
                "The queen of spades has not shown up. Stay low, and let Amara keep the trick. "
                "Play the {card}.",
            ).format(card=Card.S2),
        ),
        LessonStep(
            17,
            mark(
                "HeartsLesson",
                "You have no club, so you may play anything. Hearts are trump: "
                "the {card} takes the trick and costs you 1 point, but then you lead. Now hearts are broken.",
            ).format(card=Card.H6),
        ),
        LessonStep(
            18,
            mark(
                "HeartsLesson",
                "Your {card} is your last spade. Lead it, and the queen of spades "
                "can no longer be forced on you.",
            ).format(card=Card.S10),
        ),
        LessonStep(
            21,
            mark("HeartsLesson", "Amara leads a heart: stay below it with the {card}.").format(card=Card.H2),
        ),
        LessonStep(
            23,
            mark("HeartsLesson", "Again you can stay below, with the {card}.").format(card=Card.H8),
        ),
        LessonStep(
            25,
            mark(
                "HeartsLesson",
                "Amara must lead the queen of spades herself. "
                "You have only the {card} left: let her have it.",
            ).format(card=Card.D2),
        ),
    ),
    end=mark(
        "HeartsLesson",
        "You have 1 point, Amara has 17. Deal follows deal until somebody has 100; "
        "then the lower score wins. "
        "One thing more: whoever takes every point of a deal gets none, and the other player gets 20.",
    ),
)
