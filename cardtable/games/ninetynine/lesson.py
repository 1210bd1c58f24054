# SPDX-License-Identifier: GPL-3.0-or-later
"""A first round with chips, and the end of a first game head to head."""

from __future__ import annotations

from cardtable.engine.cards import Card
from cardtable.engine.lesson import Lesson, LessonStep
from cardtable.engine.words import Words, mark


def _read(at: int, words: Words) -> LessonStep:
    return LessonStep(at, words, read=True)


CHIPS = Lesson(
    about=mark(
        "NinetyNineLesson", "One round with chips for three: the total, the special cards, a chip lost."
    ),
    deal=253,
    first=0,
    opponents=("Amara", "Bao"),
    moves=(
        "AC+1",
        "QS",
        "5D",
        "10S-10",
        "QD",
        "3C",
        "4D",
        "7D",
        "6S",
        "KC",
        "4H",
        "4S",
        "10H-10",
        "8S",
        "9D",
        "2C",
        "bust",
    ),
    steps=(
        _read(
            0,
            mark(
                "NinetyNineLesson",
                "Everybody plays a card in turn, and every card changes the total in the middle. "
                "The total must not go over 99. Whoever has no card that fits loses a chip.",
            ),
        ),
        LessonStep(
            0,
            mark(
                "NinetyNineLesson",
                "The total is 0. An ace adds 1 or 11, as you like. Play the {card} and choose +1.",
            ).format(card=Card.CA),
        ),
        LessonStep(
            3,
            mark(
                "NinetyNineLesson",
                "You have drawn a new card; you always hold three. The total is 16. "
                "A 10 adds 10 or takes 10 away. Play the {card} and choose −10.",
            ).format(card=Card.S10),
        ),
        LessonStep(
            6,
            mark(
                "NinetyNineLesson",
                "A 4 leaves the total as it is and turns the direction of play: watch the arrows. "
                "Play the {card}.",
            ).format(card=Card.D4),
        ),
        LessonStep(
            9,
            mark(
                "NinetyNineLesson",
                "It came back to you the other way round. A king makes the total 99, whatever it was. "
                "Now the others need a special card. Play the {card}.",
            ).format(card=Card.CK),
        ),
        LessonStep(
            11,
            mark(
                "NinetyNineLesson",
                "Bao played a 4, so it is your turn already. 99 is safe: a card that adds nothing fits. "
                "Send it back with the {card}.",
            ).format(card=Card.S4),
        ),
        LessonStep(
            14,
            mark(
                "NinetyNineLesson",
                "The total is 97. Your 2 would fit too, but keep it for later. A 9 adds nothing. "
                "Play the {card}.",
            ).format(card=Card.D9),
        ),
    ),
    end=mark(
        "NinetyNineLesson",
        "Bao went to 99 and Amara had nothing that fits: she lost a chip. A new round would begin now. "
        "Without chips you are out, and the last one in wins. The special cards are worth keeping.",
    ),
)

_MINE = (Card.S9, Card.D10, Card.C7, Card.CA, Card.H8)
_HERS = (Card.S8, Card.D8, Card.D7, Card.S7, Card.H6)

HEAD_TO_HEAD = Lesson(
    about=mark(
        "NinetyNineLesson", "The end of a game head to head: resets, small cards, the last step to 99."
    ),
    deal=1,
    first=None,
    opponents=("Amara",),
    position={
        "hands": (_MINE, _HERS),
        "total": 93,
        "pile": ("AD", "9C", "10C", "AH", "9D", "10S", "AS", "9H", "10H", "8C"),
        "stock": (
            "7H",
            "6C",
            "6D",
            "6S",
            "5H",
            "5C",
            "4C",
            "5D",
            "3C",
            "5S",
            "2C",
            "4S",
            "3H",
            "4D",
            "2D",
            "3S",
            "2H",
            "4H",
            "3D",
            "2S",
        ),
        "to_move": 0,
    },
    moves=(
        "9S",
        "8S",
        "8H",
        "8D",
        "7H",
        "7D",
        "7C",
        "7S",
        "6D",
        "6H",
        "5H",
        "6C",
        "4C",
        "6S",
        "3C",
        "5C",
        "10D",
        "5D",
        "3H",
        "5S",
        "2C",
        "bust",
    ),
    steps=(
        _read(
            0,
            mark(
                "NinetyNineLesson",
                "You and Amara have played for a while. Every card changes the total in the middle. "
                "It must stay under 99: whoever has no card for that has lost.",
            ),
        ),
        LessonStep(
            0,
            mark(
                "NinetyNineLesson",
                "The total is 93, and most of your cards are too high. A 9 resets it to 0. Play the {card}.",
            ).format(card=Card.S9),
        ),
        LessonStep(
            2,
            mark(
                "NinetyNineLesson",
                "From ace to 8 a card adds its number. Get rid of high ones while there is room. "
                "Play the {card}.",
            ).format(card=Card.H8),
        ),
        LessonStep(
            4,
            mark("NinetyNineLesson", "The total is 24. Again the highest: the {card}.").format(card=Card.H7),
        ),
        LessonStep(6, mark("NinetyNineLesson", "38. Still room enough for the {card}.").format(card=Card.C7)),
        LessonStep(
            8,
            mark(
                "NinetyNineLesson",
                "52. You keep the 10 and the small cards for the end. Play the {card}.",
            ).format(card=Card.D6),
        ),
        LessonStep(10, mark("NinetyNineLesson", "64. Play the {card}.").format(card=Card.H5)),
        LessonStep(12, mark("NinetyNineLesson", "75. Play the {card}.").format(card=Card.C4)),
        LessonStep(
            14,
            mark("NinetyNineLesson", "85. Now each point counts. Take a small step with the {card}.").format(
                card=Card.C3
            ),
        ),
        LessonStep(
            16,
            mark(
                "NinetyNineLesson",
                "93. You could go on with small steps, but a 10 takes 10 off and wins time. Play the {card}.",
            ).format(card=Card.D10),
        ),
        LessonStep(
            18,
            mark("NinetyNineLesson", "88. Amara seems to have no small cards. Play the {card}.").format(
                card=Card.H3
            ),
        ),
        LessonStep(
            20,
            mark(
                "NinetyNineLesson",
                "96. With the {card} the total is 98: only a 9 or a 10 could save Amara then. Play it.",
            ).format(card=Card.C2),
        ),
    ),
    end=mark(
        "NinetyNineLesson",
        "Amara had no card that stays under 99. You have won! "
        "Keep 9s, 10s and small cards for the end, and count which of them are gone.",
    ),
)
