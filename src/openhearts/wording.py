"""The catalogues of one language, read by Fluent, and the functions that a catalogue may use.

The page has the same functions (`web/src/words/`): `locales/README.md` describes them, and `locales/functions.json`
tests that both give the same results. Imported by `words` when the first text is needed.
"""

from __future__ import annotations

import copy
import math
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from functools import cache, reduce
from math import gcd
from pathlib import Path
from typing import Any

import babel
from babel.lists import format_list
from babel.numbers import NumberPattern
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType, fluent_number

from openhearts.cards import MARKS, SUITS
from openhearts.people import NOBODY, People

MINUS = "−"
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"  # text between them has its own direction
ISOLATES = re.compile(f"[{ISOLATE}{END_OF_ISOLATE}]")
LEFT_TO_RIGHT, RIGHT_TO_LEFT = "\u200e", "\u200f"  # invisible marks that set the direction from here on
TURNED = re.compile("[\u0590-\u08ff\ufb1d-\ufefc]")  # a letter written from right to left, in any language's text
LONGEST = 2000  # characters of an argument; Fluent fails on a message with a much longer one
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where an entry begins; continuation lines are indented
NAME = re.compile(r"-?[a-zA-Z][\w-]*")  # matches, among others, every entry that an entry refers to


def before_sign(locale: babel.Locale) -> str:
    """What comes before the sign of a number."""
    return LEFT_TO_RIGHT if locale.text_direction == "rtl" else ""


def with_minus(pattern: NumberPattern, before: str) -> NumberPattern:
    """The pattern with a real minus sign instead of a hyphen, and this before it."""
    real = copy.copy(pattern)
    positive, negative = pattern.prefix
    real.prefix = (positive, negative.replace("-", before + MINUS))
    return real


def customs(tag: str) -> babel.Locale:
    """The formats of a language tag's locale. Drops extensions, which Babel doesn't know; digits are always 0 to 9."""
    return Customs.parse(tag.partition("-u-")[0], sep="-")


class Customs(babel.Locale):
    """How a locale writes numbers and lists, with a real minus sign."""

    @property
    def decimal_formats(self) -> Any:
        """Babel's formats by length, with the real minus sign."""
        before = before_sign(self)
        return {length: with_minus(pattern, before) for length, pattern in super().decimal_formats.items()}


class Fluent(FluentBundle):
    """Fluent's bundle, but formatting numbers for this locale."""

    def _get_babel_locale(self) -> babel.Locale:
        return customs(self.locales[0])


class Opaque(FluentType):
    """An argument that only a function can show: cards, seats, chips, a list."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: babel.Locale) -> str:  # noqa: ARG002
        """Always raises `TypeError`; the error that Fluent reports names the message."""
        raise TypeError(f"{self.value!r} can only be shown by a function")


def shortened(text: str) -> str:
    """The text, cut to what Fluent can take: a path, a name or a program's answer may have any length."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def native(value: object) -> Any:
    """An argument as it is passed to Fluent."""
    if isinstance(value, str):
        return shortened(value)
    if isinstance(value, FluentType):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, (int, float)) else Opaque(value)


def bare(value: Any) -> Any:
    """A function's argument as it was before it was passed to Fluent."""
    return value.value if isinstance(value, Opaque) else value


def rounded(value: Any, **options: Any) -> FluentType:
    """A number with these options, rounded as the page does it: a half away from zero. What rounds to zero has no
    sign. The core writes decimal numbers as text.
    """
    value = float(value) if isinstance(value, str) else value
    number = fluent_number(value, **options)
    digits = options.get("maximumFractionDigits")
    if digits is None or not math.isfinite(value):
        return number
    exact = Decimal(str(value)).quantize(Decimal(1).scaleb(-int(digits)), ROUND_HALF_UP)
    return fluent_number(exact + 0, **options)


class Entries:
    """The unparsed messages and terms of some catalogues: parsing all three thousand takes a third of a second."""

    def __init__(self, catalogues: str) -> None:
        begins = list(ENTRY.finditer(catalogues))
        ends = [each.start() for each in begins[1:]] + [len(catalogues)]
        self._left: dict[str, str] = {}
        for each, end in zip(begins, ends, strict=True):
            self._left.setdefault(each[1], catalogues[each.start() : end])

    def read(self, name: str, into: FluentBundle) -> None:
        """Parses this entry, if there is one, and everything that it refers to, and adds them to the bundle."""
        text = self._left.pop(name, None)
        if text is None:
            return
        for each in NAME.findall(text):
            self.read(each, into)
        into.add_resource(FluentResource(text))


class Bundle:
    """The catalogues of one folder."""

    def __init__(self, folder: Path) -> None:
        self._people = threading.local()
        self._reading = threading.Lock()
        self._entries = Entries("\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))))
        # A catalogue names the locale whose formats it uses, so that a language unknown to Babel can use English ones.
        formats = FluentBundle(["en"], use_isolating=False)
        self._entries.read("formats", formats)
        named = formats.get_message("formats").value if formats.has_message("formats") else None
        locale = formats.format_pattern(named)[0] if named else "en-GB"
        self._locale = customs(str(locale))
        self._fluent = Fluent([str(locale)], self._functions())

    def has(self, id: str) -> bool:
        """Whether there is a text with this id."""
        name, _, attribute = id.partition(".")
        if not self._knows(name):
            return False
        message = self._fluent.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def _knows(self, name: str) -> bool:
        with self._reading:
            self._entries.read(name, self._fluent)
        return self._fluent.has_message(name)

    def format(self, id: str, arguments: Mapping[str, object], people: People) -> str:
        """The text with this id. Raises `ValueError` if it uses an argument that the message doesn't have."""
        before = getattr(self._people, "here", NOBODY)
        self._people.here = people
        try:
            return self._format(id, arguments)
        finally:
            self._people.here = before

    def _format(self, id: str, arguments: Mapping[str, object]) -> str:
        name, _, attribute = id.partition(".")
        self._knows(name)
        message = self._fluent.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._fluent.format_pattern(pattern, {key: native(value) for key, value in arguments.items()})
        if errors:
            raise ValueError(f"{id}: {'; '.join(map(str, errors))}")
        isolated = str(text)
        return isolated if self._mixed(isolated) else ISOLATES.sub("", isolated)

    def _mixed(self, text: str) -> bool:
        """Whether a text may have both directions, so that what is put into it must be isolated."""
        return self._locale.text_direction == "rtl" or TURNED.search(text) is not None

    def _functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "CARD": self._card,
            "CARDS": self._cards,
            "MARK": lambda card: self._card(card, **{"as": "card-mark"}),
            "MARKS": lambda cards: " ".join(
                self._apart([self._card(card, **{"as": "card-mark"}) for card in bare(cards)])
            ),
            "SUIT": lambda suit, **options: self._format(options.get("as", "suit"), {"suit": suit}),
            "WORD": lambda value, of: self._format(f"{of}-{bare(value)}", {}),
            "WORDS": lambda values, of, **options: self._joined(
                [self._format(f"{of}-{each}", {}) for each in bare(values)], **options
            ),
            "NAME": self._name,
            "WHO": self._who,
            "CHIPS": self._chips,
            "NUMBER": rounded,
            "SIGNED": self._signed,
            "LIST": self._list,
        }

    def _card(self, card: Any, **options: str) -> str:
        return self._card_as(bare(card), options.get("as", "card"))

    @cache  # noqa: B019 - a bundle lives as long as the program
    def _card_as(self, code: str, form: str) -> str:
        rank = {"T": 10}.get(code[0]) or (int(code[0]) if code[0].isdigit() else code[0])
        arguments = {"rank": rank, "suit": SUITS[code[1]], "symbol": MARKS[code[1]]}
        return self._format(form, arguments)

    def _cards(self, cards: Any, **options: str) -> str:
        form = options.pop("as", "card")
        return self._joined([self._card(card, **{"as": form}) for card in bare(cards)], **options)

    def _seats(self, seats: Any) -> list[int]:
        value = bare(seats)
        return [int(each) for each in value] if isinstance(value, Sequence) else [int(value)]

    def _name(self, seats: Any, *, at: str = "", **options: str) -> str:
        people: People = self._people.here

        def called(seat: int, form: str) -> str:
            if seat == people.me:
                return self._format(f"{form}you", {})
            return people.names[seat] if seat < len(people.names) else self._format(f"{form}seat", {"seat": seat})

        first = f"{at}-" if at else ""  # only the first name begins the sentence
        names = [called(seat, "" if place else first) for place, seat in enumerate(self._seats(seats))]
        return self._joined(names, **options)

    def _who(self, seats: Any) -> str:
        people: People = self._people.here
        these = self._seats(seats)
        if len(these) == 1:
            return "you" if these[0] == people.me else "one"
        if people.me in these:
            return "with-you"
        return "many" if these else "none"

    def _signed(self, value: Any) -> str:
        number = str(value.format(self._locale))
        return f"{before_sign(self._locale)}+{number}" if value > 0 else number

    def _chips(self, chips: Any, **options: str) -> str:
        parts, unit = bare(chips)["parts"], bare(chips)["unit"]
        whole, rest = divmod(abs(parts), unit)
        by = gcd(rest, unit)
        figures = [str(FluentInt(whole).format(self._locale))] if whole or not rest else []
        figures += [f"{rest // by}/{unit // by}"] if rest else []
        sign = before_sign(self._locale) + (MINUS if parts < 0 else "")
        part = 0 < abs(parts) < unit
        number = 1 if part else abs(parts) / unit
        amount = sign + " ".join(figures)
        return self._format(options.get("as", "chips"), {"amount": amount, "number": number, "part": part})

    def _list(self, items: Any, **options: str) -> str:
        texts = [
            self._format(each["id"], each["args"]) if isinstance(each, Mapping) else str(each) for each in bare(items)
        ]
        return self._joined(texts, **options)

    def _apart(self, items: Sequence[str]) -> Sequence[str]:
        """Where directions may mix, isolates each item's own and starts the list with a mark of the language's."""
        if len(items) < 2 or not self._mixed("".join(items)):
            return items
        mark = RIGHT_TO_LEFT if self._locale.text_direction == "rtl" else LEFT_TO_RIGHT
        return [f"{'' if place else mark}{ISOLATE}{each}{END_OF_ISOLATE}" for place, each in enumerate(items)]

    def _joined(self, items: Sequence[str], **options: str) -> str:
        if not items:
            return ""
        style = options.get("list", "and")
        items = self._apart(items)
        if style == "unit":  # CLDR's unit lists have "and" in some languages, and no separator in others
            pattern = self._locale.list_patterns["standard"]["start"]
            if any(letter.isalpha() for letter in pattern.format("", "")):  # every Arabic list pattern has a letter
                pattern = "{0}، {1}"
            return shortened(reduce(pattern.format, items))
        return shortened(format_list(list(items), style="or" if style == "or" else "standard", locale=self._locale))
