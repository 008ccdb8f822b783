"""Erases somebody who has deleted their account from a table's log. What stays is that the entries are one person's,
without a name, for which readers have a word of their own; what they wrote goes.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from openhearts.tables import protocol as p
from openhearts.tables.frames import decoded, encoded
from openhearts.tables.protocol import EntryBase

NOTHING_SAID = "…"


def erased(log: Iterable[str], person: str) -> dict[int, str]:
    """The entries of a log that have to change to erase a person, by number, in their new form. A bot's name stays."""
    found: dict[int, str] = {}
    for text in log:
        if person in text:
            entry = decoded(text)
            if isinstance(entry, p.Sat) and entry.person == person and entry.kind == "bot":
                return {}
            new = _erased(entry, person)
            if new != entry:
                found[entry.n] = encoded(new).decode()
    return found


def named(entries: Iterable[EntryBase]) -> set[str]:
    """The people whose names or words the entries contain."""
    found: set[str] = set()
    for entry in entries:
        match entry:
            case p.Sat(person=who) | p.TextSaid(by=who) | p.Reported(by=who):
                found.add(who)
            case p.Ended():
                found |= {each.person for each in entry.players if each.person}
    return found


def _erased(entry: EntryBase, person: str) -> EntryBase:
    match entry:
        case p.Sat(person=who) if who == person:
            return replace(entry, name="")
        case p.TextSaid(by=who) if who == person:
            return replace(entry, text=NOTHING_SAID)
        case p.Reported(by=who) if who == person:
            return replace(entry, words="")
        case p.Ended():
            players = [replace(each, name="") if each.person == person else each for each in entry.players]
            return replace(entry, players=players)
    return entry
