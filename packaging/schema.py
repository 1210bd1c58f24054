# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON Schema of a `.cardtable` file, made from `engine.record.Record`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cardtable.engine.record import FORMAT, Record

TARGET = Path(__file__).resolve().parent.parent / "docs" / "record.schema.json"


def record_schema() -> str:
    """The schema as text."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A game of Cardtable, format {FORMAT}",
        **msgspec.json.schema(Record),
    }
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


if __name__ == "__main__":
    TARGET.write_text(record_schema(), "utf-8")
