# SPDX-License-Identifier: GPL-3.0-or-later
"""What the documents promise exists."""

from __future__ import annotations

import re
import shlex
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import get_args

import commands
import msgspec
import pytest
import schema

import cardtable
from cardtable.commands import line as command_line
from cardtable.commands.parser import Parser
from cardtable.commands.referee import Referee
from cardtable.commands.requests import Kind
from cardtable.engine.cards import Card
from cardtable.engine.record import Player, Record, write_record

from .source import ROOT, name_of

DOCUMENTS = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md")))
README = DOCUMENTS[0].read_text("utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
LINES = [line.partition("  #")[0].split(" < ")[0].strip() for block in BLOCKS for line in block.splitlines()]


def test_the_developer_commands_of_the_readme_exist() -> None:
    named = [line.split()[2] for line in LINES if line.startswith("python3 packaging/dev.py ")]
    assert {"run", "test", "check"} <= set(named)
    assert set(named) <= set(commands.COMMANDS)


@pytest.mark.parametrize(
    "words", [shlex.split(line)[1:] for line in LINES if line.startswith("cardtable")], ids=str
)
def test_the_command_lines_of_the_readme_are_understood(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if words and words[0] in command_line.COMMANDS:
        parser = Parser()
        import_module(f"cardtable.commands.{words[0]}").configure(parser)
        parser.parse_args(words[1:])
        return
    if words == ["--smoke-test"]:  # a test of its own plays the moves
        assert "--smoke-test" in Path(cardtable.__file__).with_name("__main__.py").read_text("utf-8")
        return
    monkeypatch.chdir(tmp_path)
    for word in words:
        if word.endswith(".cardtable"):
            Path(word).write_bytes(write_record(Record(game="numeral", seats=(Player("A"), Player("B")))))
    assert command_line.run(words, lambda wanted: 0) == 0


def test_the_referee_s_document_names_all_it_does() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \|", (ROOT / "docs" / "REFEREE.md").read_text("utf-8"), re.MULTILINE)
    assert set(rows) == {*Referee()._verbs, *get_args(Kind)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_version_is_the_same_everywhere() -> None:
    assert version("cardtable") == cardtable.__version__
    assert f"\n## {cardtable.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_schema_of_a_game_file_is_current() -> None:
    assert schema.TARGET.read_text("utf-8") == schema.record_schema(), "run `python3 packaging/dev.py schema`"


def test_a_game_file_has_no_field_that_the_schema_does_not_name() -> None:
    record = Record(game="classic", dealer=0, decks=((Card.CA,),), seats=(Player("A"),), moves=("bust",))
    written = msgspec.json.decode(write_record(record))
    described = msgspec.json.decode(schema.record_schema())["$defs"]["Record"]["properties"]
    assert written.keys() <= described.keys()
