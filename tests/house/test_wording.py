# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be read mechanically in the translations: marks, numbers, capitals, and one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
import translations

from cardtable.engine.cards import Card, Rank
from cardtable.games import all_games

from .glossary import EVERYWHERE, FOREIGN, FORMAL, GENDERED, NUMBERS, PERCENT, QUOTES, SAME, TERMS

LANGUAGES = ("da", "de", "pl", "ms", "af")
PLACE = re.compile(r"\{\w*\}")
NUMBER = re.compile(r"(?<![A-Za-z\d])\d+")
ENGLISH = re.compile(r"\b(the|and|with|you|your|from|this|which|are)\b", re.IGNORECASE)


GENDERS = {"das": {Rank.ACE}, "den": {Rank.JACK, Rank.KING}}
GENDERS |= dict.fromkeys(("die", "der"), set(Rank) - {rank for ranks in GENDERS.values() for rank in ranks})
"""German articles, as they stand in lessons, and the ranks that have them."""


class Pair(NamedTuple):
    """A text and one form of its translation, without the marks of menu letters."""

    source: str
    said: str


def read(language: str) -> Iterator[Pair]:
    """Every text of a language, one pair for each plural form."""
    file = translations.SOURCES / f"cardtable_{language}.ts"
    for message in ElementTree.parse(file).getroot().iter("message"):
        (translation,) = message.iter("translation")
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        yield from (Pair(message.findtext("source") or "", form) for form in forms if form)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def pairs(language: str) -> list[Pair]:
    found = list(read(language))
    assert len(found) > 1000
    return found


def plain(text: str) -> str:
    """Without the marks of menu letters and without places."""
    return PLACE.sub("", text.replace("&", ""))


def end(text: str) -> str:
    return text[-1] if text[-1] in ".?!…:" else ""


def edges(text: str) -> tuple[bool, bool]:
    return text[:1].isspace(), text[-1:].isspace()


def letters(text: str) -> int:
    """Menu letters in a text."""
    return len(re.findall(r"&(?!&)", text.replace("&&", "")))


def test_marks_at_the_ends_agree(pairs: list[Pair]) -> None:
    same: tuple[Callable[[str], object], ...] = (end, edges, letters, lambda text: text.count("−"))
    for agrees in same:
        assert [pair for pair in pairs if agrees(pair.source) != agrees(pair.said)] == []


def test_signs_are_those_of_print(pairs: list[Pair]) -> None:
    bad = re.compile(r"""["'`´‘]|\.\.\.| {2}| [,.;!?](?!\w)|\d-\d""")
    assert [pair.said for pair in pairs if bad.search(pair.said)] == []


def test_quotation_marks_are_those_of_the_language(pairs: list[Pair], language: str) -> None:
    first, last = QUOTES[language]
    for pair in pairs:
        marks = re.findall(r"[“”„»«‹›]", pair.said)
        assert marks == [first, last] * (len(marks) // 2), pair.said
        assert len(marks) >= len(re.findall(r"[“”]", pair.source)), pair.said


def test_per_cent_is_written_in_one_way(pairs: list[Pair], language: str) -> None:
    shares = [pair.said for pair in pairs if "%" in pair.said.replace("%n", "")]
    assert len(shares) > 10
    assert [said for said in shares if re.search(rf"(?<!\}}{PERCENT[language]})%(?!n)", said)] == []


def test_numbers_agree(pairs: list[Pair], language: str) -> None:
    words = NUMBERS[language]
    for source, said in pairs:
        wanted, found = set(NUMBER.findall(PLACE.sub("", source))), set(NUMBER.findall(PLACE.sub("", said)))
        found |= {number for number, word in words.items() if re.search(word, said, re.IGNORECASE)} & wanted
        named = {"99"} if "Ninety-Nine" in source else {"0"} if "resets" in source else set()
        assert wanted <= found <= wanted | named, (source, said)


def test_capitals_agree(pairs: list[Pair], language: str) -> None:
    for source, said in pairs:
        one, other = (re.sub(r"^’n ", "", text.replace("&", "")).lstrip("“„”") for text in (source, said))
        if one[:1].isalpha() and other[:1].isalpha() and not (language == "de" and one[0].islower()):
            assert one[0].isupper() == other[0].isupper(), said


def test_nothing_was_left_in_english(pairs: list[Pair], language: str) -> None:
    same = {pair.source.replace("&", "") for pair in pairs if pair.source == pair.said}
    same = {text for text in same if re.search("[A-Za-z]{2}", plain(text))}
    assert same - EVERYWHERE == SAME[language]
    assert [pair.said for pair in pairs if ENGLISH.search(plain(pair.said))] == []


def test_everybody_is_addressed_in_one_way(pairs: list[Pair], language: str) -> None:
    assert [pair.said for pair in pairs if re.search(FORMAL[language], plain(pair.said))] == []


@pytest.mark.parametrize("gendered", GENDERED)
def test_nobody_is_made_a_man_or_a_woman(gendered: str) -> None:
    word = re.compile(GENDERED[gendered])
    assert word.search("{name} nie zagrał")
    assert [pair.said for pair in read(gendered) if word.search(pair.said)] == []


@pytest.mark.parametrize("term", TERMS)
def test_a_thing_has_one_name(pairs: list[Pair], language: str, term: str) -> None:
    met = [
        pair
        for pair in pairs
        if re.search(rf"\b({term})\b", plain(pair.source).replace("(s)", ""), re.IGNORECASE)
    ]
    assert len(met) > 2
    word = TERMS[term][language]
    assert [pair for pair in met if not re.search(word, plain(pair.said), re.IGNORECASE)] == []


def test_no_other_name_is_used(pairs: list[Pair], language: str) -> None:
    assert [
        pair.said for pair in pairs if re.search(FOREIGN[language], plain(pair.said), re.IGNORECASE)
    ] == []


def test_german_articles_fit_the_cards_of_the_lessons() -> None:
    said = dict(read("de"))
    lessons = [lesson for game in all_games().values() if (lesson := game.lesson()) is not None]
    steps = [step.words for lesson in lessons for step in lesson.steps if "{card}" in step.words.text]
    assert len(steps) > 20
    for words in steps:
        card = words.parts["card"]
        assert isinstance(card, Card)
        articles = re.findall(r"\b(der|die|das|den) \{card\}", said[words.text], re.IGNORECASE)
        assert articles, words.text
        assert all(card.rank in GENDERS[article.lower()] for article in articles), said[words.text]
