"""What players in the terminal may be called, and are called when nobody has said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openhearts.joiners import can_be_shown

LONGEST: Final = 20
HOSTS: Final = ("Ingrid", "Basil", "Tomás", "Amara", "Rafael", "Noor", "Sunniva", "Kofi", "Leila", "Felix")
SPARE: Final = "Wanda"
"""For a full table at which somebody is called like one of them."""


def is_name(name: str) -> bool:
    """Whether somebody can be called that: it shows something, and fits into a column."""
    return 0 < len(name) <= LONGEST and can_be_shown(name)


def default_names(players: int) -> list[str]:
    """Who sits at the table when nobody has said: the person without a name, and the hosts of the page."""
    return ["", *HOSTS][:players]


def names_with(given: Sequence[str], players: int) -> list[str]:
    """These names, and behind them those of who sits there otherwise, or of others where somebody is called so."""
    taken = {name.casefold() for name in given}
    rest = HOSTS[len(given) - 1 : players - 1]
    free = (name for name in (*HOSTS, SPARE) if name not in rest and name.casefold() not in taken)
    return [*given, *(next(free) if name.casefold() in taken else name for name in rest)]
