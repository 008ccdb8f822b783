"""Writes the JSON Schema of a rule set: `rules/schema.json`."""

from __future__ import annotations

import json
from typing import Any

from tools.field_table import Field, about, depends_on_table, label, names

CARD_PATTERN = "^(10|[2-9TJQKAtjqka])[CDSHcdsh]$"


def schema_of(field: Field) -> dict[str, Any]:
    card = {"type": "string", "pattern": CARD_PATTERN}
    kinds: dict[str, dict[str, Any]] = {
        "count": {"type": "integer"},
        "flag": {"type": "boolean"},
        "amount": {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 1_000_000}, {"enum": ["off", None]}]},
        "card": card,
        "cards": {"anyOf": [{"type": ["array", "null"], "items": card}, {"const": "none"}]},
        "points": {
            "type": "object",
            "propertyNames": {"pattern": f"{CARD_PATTERN}|^[CDSH]$"},
            "additionalProperties": {"type": "integer", "minimum": -1_000_000, "maximum": 1_000_000},
        },
        "end": {
            "type": "object",
            "properties": {
                "target": {"type": "integer", "minimum": field.get("min"), "maximum": field.get("max")},
                "hands": {"type": "integer", "minimum": 1},
            },
            "additionalProperties": False,
            "minProperties": 1,
            "maxProperties": 1,
        },
        "settlement": {
            "anyOf": [
                {"enum": [*names(field), None]},
                {
                    "type": "object",
                    "properties": {
                        "kind": {"enum": [*names(field), None]},
                        "chip_value": {"type": "number", "minimum": 0.001, "maximum": 1_000_000},
                        "buy_in": {"type": "integer", "minimum": 1, "maximum": 1_000_000},
                        "split_two": {"type": "boolean"},
                    },
                    "required": ["kind"],
                    "additionalProperties": False,
                },
            ]
        },
    }
    if field["kind"] == "choice":
        absent = [None] if {"none", "off"} & set(names(field)) else []
        schema: dict[str, Any] = {"enum": names(field) + absent}
    elif field["kind"] == "cycle":
        schema = {"type": "array", "minItems": 1, "items": {"enum": names(field)}}
    else:
        schema = kinds[field["kind"]]
    if field["kind"] == "count":
        schema = {"type": "integer", "minimum": field["min"], "maximum": field["max"]}
    if depends_on_table(field):
        schema = {"anyOf": [schema, {"const": field["default"]}]}
    return {"title": label(field), "description": about(field), **schema}


def json_schema(fields: list[Field], presets: list[dict[str, Any]]) -> str:
    people = {
        "$schema": {"type": "string"},
        "extends": {"description": "The preset that this one changes.", "enum": [row["id"] for row in presets]},
        "name": {"type": "string", "description": "What people call it."},
        "about": {"type": "string", "description": "What is special about it, in one sentence."},
    }
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A Hearts rule set",
        "description": "Fields not named are as in the preset it extends, else as in Black Lady.",
        "type": "object",
        "properties": {**people, **{field["name"]: schema_of(field) for field in fields}},
        "additionalProperties": False,
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
