# SPDX-License-Identifier: GPL-3.0-or-later
"""House rules: described, read from outside, refused."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.game import BadOption
from cardtable.engine.options import allowed_text, read_options, read_text, settings

from .toy import DuelOptions

TARGET, ENDLESS, TIE = settings(DuelOptions)


def test_settings_tell_what_a_dialog_needs() -> None:
    assert (TARGET.name, TARGET.values, TARGET.default, TARGET.low, TARGET.high) == ("target", (), 2, 1, 9)
    assert [value for value, _ in ENDLESS.values] == [False, True]  # the default first
    assert [words.english() for _, words in ENDLESS.values] == ["no", "yes"]
    assert [value for value, _ in TIE.values] == ["leader", "other"]
    assert [setting.hidden for setting in (TARGET, ENDLESS, TIE)] == [False, False, True]
    assert TARGET.title.english() == "rounds to win"


def test_good_options_are_read() -> None:
    assert read_options(DuelOptions, {}) == DuelOptions()
    given_ = {"target": 9, "endless": True, "tie": "other"}
    assert read_options(DuelOptions, given_) == DuelOptions(target=9, endless=True, tie="other")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"targte": 2}, "There is no option “targte”. There are: target, endless, tie."),
        ({"target": 0}, "Option “target” cannot be 0. It can be: 1-9."),
        ({"target": 10}, "Option “target” cannot be 10. It can be: 1-9."),
        ({"target": 10**400}, "Option “target” cannot be 1"),
        ({"target": "2"}, "Option “target” cannot be '2'. It can be: 1-9."),
        ({"target": 2.0}, "Option “target” cannot be 2.0."),
        ({"target": True}, "Option “target” cannot be True."),
        ({"target": None}, "Option “target” cannot be None."),
        ({"endless": 1}, "Option “endless” cannot be 1. It can be: false, true."),
        ({"endless": "yes"}, "Option “endless” cannot be 'yes'."),
        ({"tie": "Leader"}, "Option “tie” cannot be 'Leader'. It can be: leader, other."),
        ({"tie": ["leader"]}, "Option “tie” cannot be ['leader']."),
        ({"tie": {}}, "Option “tie” cannot be {}."),
    ],
)
def test_bad_options_are_named(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(DuelOptions, options)
    assert str(refused.value).startswith(sentence)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=4,
)


@given(st.dictionaries(st.sampled_from(["target", "endless", "tie", "{}"]) | st.text(), ANYTHING, max_size=3))
def test_whatever_is_given_is_read_or_refused(options: dict[str, Any]) -> None:
    with suppress(BadOption):
        read = read_options(DuelOptions, options)
        assert {name: getattr(read, name) for name in options} == options


def test_texts_of_a_command_line() -> None:
    assert read_text(TARGET, "7") == 7
    assert read_text(ENDLESS, "True") is True
    assert read_text(ENDLESS, "false") is False
    assert read_text(TIE, "other") == "other"
    assert read_text(TIE, "neither") == "neither"  # for read_options to refuse
    assert (allowed_text(TARGET), allowed_text(ENDLESS)) == ("1-9", "false, true")
