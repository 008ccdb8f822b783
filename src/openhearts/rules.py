"""Rule sets: the Python interface of the core's `Rules`, and the presets.

The fields themselves are in fields.py, which is generated from the core's field table.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, Unpack

from openhearts import _core
from openhearts.errors import BadInput, RulesError, as_given, message
from openhearts.fields import FieldValues, RuleFields
from openhearts.input_checks import UNWRITABLE, as_json, json_text
from openhearts.words import words

if TYPE_CHECKING:  # takes longer to import than everything else
    from openhearts.protocol import DiffersMessage, RuleSheetPart, Settles


class Rules(_core.Rules, FieldValues):
    """A rule set that can be played: the standard game (Black Lady) with some fields changed.

    Reading a field gives its effective value, with defaults that depend on the number of players filled in. Rule sets
    are immutable; `but` makes a changed copy. Raises `RulesError`, which names the field, if the rules can't be played.
    """

    def __init__(self, **fields: Unpack[RuleFields]) -> None:
        super().__init__(_text_of(fields))

    @classmethod
    def from_json(cls, source: str | Mapping[str, object]) -> Rules:
        """Reads a rule set as written in a file: {"extends": "omnibus", "moon": "auto"}.

        Raises `BadInput` for text that isn't JSON, `RulesError` for rules that can't be played.
        """
        rules = cls.__new__(cls)
        _core.Rules.__init__(rules, _text_of(source) if isinstance(source, Mapping) else json_text(source))
        return rules

    def but(self, **fields: Unpack[RuleFields]) -> Rules:
        """A copy with some fields changed."""
        return Rules.from_json({**self.changes, **fields})

    @property
    def changes(self) -> RuleFields:
        """The fields that differ from the standard game; `from_json` reads them back."""
        return self._fact("changes")  # type: ignore[no-any-return]

    @property
    def line(self) -> str:
        """What differs from the standard game, in one line, in the language in use."""
        return " · ".join(words().say(each) for each in self.differences)

    @property
    def differences(self) -> list[DiffersMessage]:
        """What differs from the standard game, as messages."""
        return self._fact("line")  # type: ignore[no-any-return]

    @property
    def moon_points(self) -> int:
        """M: the sum of the positive values in play, which is what a moon counts."""
        return self._fact("moon")  # type: ignore[no-any-return]

    @property
    def settles(self) -> Settles:
        """When chips move: "never", "each_hand" or "at_the_end"."""
        return self._fact("settles")  # type: ignore[no-any-return]

    def to_dict(self) -> RuleFields:
        """Every field with its effective value."""
        return self._fact("rules")  # type: ignore[no-any-return]

    def sheet(self) -> list[tuple[str, list[str]]]:
        """The rule sheet in plain words: (title, sentences) for the deal, the pass, the play and so on."""
        say = words().say
        return [(say(part["title"]), [say(each) for each in part["text"]]) for part in self.sheet_parts()]

    def sheet_parts(self) -> list[RuleSheetPart]:
        """The rule sheet as messages: `title`, and `text` with one message per sentence."""
        return self._sheet()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles what differs from the standard game."""
        return type(self).from_json, (self.changes,)

    def __copy__(self) -> Self:
        """Itself: rules never change."""
        return self

    def __deepcopy__(self, _memo: object) -> Self:
        """Itself: rules never change."""
        return self

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{name}={value!r}' for name, value in self.changes.items())})"


def preset(name: str, **changes: Unpack[RuleFields]) -> Rules:
    """The rules of a preset ("omnibus", "black-maria", ...), with some fields changed.

    Raises `RulesError`, which names "extends" if there is no such preset, otherwise the field that can't be played.
    """
    return Rules.from_json({"extends": name, **changes})


def presets() -> dict[str, str]:
    """The presets in the order of the rule book: id to name."""
    return {preset: words().text(f"preset-{preset}") for preset in preset_ids()}


def preset_ids() -> list[str]:
    """The ids of the presets, without the names, which would load the catalogues."""
    return [row["id"] for row in _core.presets()]


def fields() -> list[dict[str, Any]]:
    """The table of rule fields: name, kind, label, about, default, values."""
    return [_in_words(dict(row)) for row in _core.fields()]


def checked_rules(rules: Rules | None) -> Rules:
    """The rules, or those of the standard game for None. Raises `BadInput` (bad_argument) for anything else."""
    if rules is None:
        return Rules()
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, int):
        raise BadInput("bad_argument", message("input-rules-seed", given=as_given(rules)))
    raise BadInput("bad_argument", message("input-rules", given=as_given(rules)))


def field_kinds() -> dict[str, str]:
    """The fields, without words for people: name to kind."""
    return {row["name"]: row["kind"] for row in _core.fields()}


def refusals() -> dict[str, str]:
    """The closed list of reasons why an action is refused: code to sentence."""
    return {row["code"]: _in_general(f"refusal-{row['code']}") for row in _core.refusals()}


def _in_general(id: str) -> str:
    """A refusal's sentence in its general form, without details of a situation."""
    about = f"{id}.about"
    return words().text(about if words().has(about) else id)


def _in_words(row: dict[str, Any]) -> dict[str, Any]:
    """A row of the table of fields, with its words for people."""
    field = f"field-{row['name']}"
    row |= {"label": words().text(field), "about": words().text(f"{field}.about")}
    if words().has(f"{field}.default"):
        row["default_words"] = words().text(f"{field}.default")
    if "values" in row:
        named = f"value-{row['name']}-"
        row["values"] = [{"value": value, "label": words().text(named + value)} for value in row["values"]]
    return row


def _text_of(fields: Mapping[str, object]) -> str:
    try:
        return json.dumps(dict(fields), allow_nan=False, default=as_json)
    except UNWRITABLE as error:
        for name, value in fields.items():
            try:
                json.dumps(value, allow_nan=False, default=as_json)
            except UNWRITABLE:
                raise RulesError(str(name), message("fault-value", given=as_given(value))) from error
        raise RulesError("rules", message("input-json-values", why=str(error))) from error
