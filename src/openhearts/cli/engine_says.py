"""What the engine says, in words: refusals, reasons, what differs in a rule set, how a hand was settled.

The engine's messages, and the sentences of those parts of it that still speak English themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import openhearts as oh
from openhearts.words import NOBODY, People, words

Said = str | Mapping[str, Any]


def english(sentence: str) -> str:
    """A sentence of a part of the engine that still speaks English itself."""
    return sentence


def said(what: Said, people: People = NOBODY) -> str:
    """A message in words."""
    return english(what) if isinstance(what, str) else words().say(what, people)


def sentences(what: str | Sequence[Said], people: People = NOBODY) -> str:
    """Messages that are sentences, one after another."""
    return english(what) if isinstance(what, str) else " ".join(said(each, people) for each in what)


def row(what: str | Sequence[Said]) -> str:
    """Messages that are facts, in a row."""
    return english(what) if isinstance(what, str) else " · ".join(map(said, what))


def why(advice: oh.Advice, people: People) -> str:
    """Why the coach's first choice is the best."""
    return sentences(advice.reasons, people)


def refused(refusal: oh.IllegalAction, view: Mapping[str, Any], people: People) -> str:
    """Why an action is not done."""
    message = getattr(refusal, "message", None)
    if message is not None:
        return said(message, people)
    sentence = english(str(refusal))
    suit = view["auction"] and view["auction"]["suit"]
    if suit is None or suit == "hearts":
        return sentence
    for word, named in (("hearts", suit), ("heart", suit[:-1])):
        sentence = sentence.replace(word.capitalize(), named.capitalize()).replace(word, named)
    return sentence


def fault(found: Mapping[str, Any], people: People) -> str:
    """What is wrong with a hand on a score sheet."""
    return said(found["message"], people)


def settled(moved: Mapping[str, Any], people: People) -> list[str]:
    """Who paid and won what in a hand, and why: a sentence a line."""
    return [said(line, people) for line in moved["lines"]]
