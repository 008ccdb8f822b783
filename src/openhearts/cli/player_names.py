"""What players in the terminal may be called, and are called when nobody has said."""

from __future__ import annotations

from typing import Final

from openhearts.joiners import can_be_shown

LONGEST: Final = 20


def is_name(name: str) -> bool:
    """Whether somebody can be called that: it shows something, and fits into a column."""
    return 0 < len(name) <= LONGEST and can_be_shown(name)


def default_names(players: int) -> list[str]:
    """Who sits at the table when nobody has said: the person without a name, and the hosts of the page."""
    others = ["Ingrid", "Basil", "Tomás", "Amara", "Rafael", "Noor", "Sunniva", "Kofi", "Leila", "Felix"]
    return ["", *others][:players]
