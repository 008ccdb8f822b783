"""What nobody may guess: ids, keys, sessions, and what games are dealt from."""

from __future__ import annotations

import secrets

from openhearts.tables.codes import CODES, code


def new_id() -> str:
    """An id that is nobody's yet: of letters and digits, for a command line takes one that begins with a dash for an
    option.
    """
    return secrets.token_hex(12)


def new_key() -> str:
    """What a link to a table has, so that who follows it is invited."""
    return secrets.token_urlsafe(12)


def new_session() -> str:
    """By what a browser is known."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A short code for a table."""
    return code(secrets.randbelow(CODES))


def new_secret() -> bytes:
    """What a game is dealt from."""
    return secrets.token_bytes(32)
