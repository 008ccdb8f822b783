"""Unguessable values: ids, keys, sessions, codes, and the secrets that games are dealt from."""

from __future__ import annotations

import secrets

from openhearts.tables.codes import CODES, code


def new_id() -> str:
    """A new id. Hexadecimal, because one that began with a dash would look like an option on a command line."""
    return secrets.token_hex(12)


def new_key() -> str:
    """A new key for a table: links contain it, and it invites those who follow them."""
    return secrets.token_urlsafe(12)


def new_session() -> str:
    """A new session, or a new token for a bot."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A new short code for a table."""
    return code(secrets.randbelow(CODES))


def new_secret() -> bytes:
    """A new secret to deal a game from."""
    return secrets.token_bytes(32)
