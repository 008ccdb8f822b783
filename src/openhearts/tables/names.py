"""What people are called at a table, where no two may be taken for each other. Accounts have names of their own on the
whole server, but guests have not.
"""

from __future__ import annotations

from collections.abc import Mapping

from openhearts.lookalikes import likeness


def name_at_table(names: Mapping[str, str], person: str, name: str) -> str:
    """What a person is called at a table: their name, followed by a number if somebody else is or was called like that
    there. `names` are those of everybody who has ever sat there, because what they said still stands under their names.
    """
    taken = {likeness(other) for who, other in names.items() if who != person}
    called, number = name, 1
    while likeness(called) in taken:
        number += 1
        called = f"{name} {number}"
    return called
