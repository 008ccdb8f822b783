"""Browsers that have signed in to an account before. Each has a token in a cookie, so that its tries of a password are
counted apart from everybody else's: otherwise anyone could keep people out of their accounts by guessing at them.

A token is random, and signed with the hash of the account's password. So nothing has to be stored, nobody can make one
without the database, and a new password makes all others invalid.
"""

from __future__ import annotations

from collections.abc import Mapping
from hmac import compare_digest, digest
from secrets import token_urlsafe

from litestar.datastructures import Cookie

from openhearts.store.accounts import Account
from openhearts.store.people import LASTS

COOKIE = "openhearts-familiar"


def cookie_of(token: str, *, secure: bool) -> Cookie:
    """The cookie with that token, which browsers send only to sign in. It outlasts the session."""
    return Cookie(
        COOKIE, "/api/v1/session", token, max_age=LASTS // 1000, httponly=True, samesite="strict", secure=secure
    )


def new_token(password: str) -> str:
    """A new token for a browser that has just signed in, given the hash of the account's password."""
    number = token_urlsafe(16)
    return f"{number}.{_signature(number, password)}"


def number_in(cookies: Mapping[str, str], account: Account | None) -> str | None:
    """The number of the browser that sends these cookies, if it has signed in to that account before."""
    number, _, signature = cookies.get(COOKIE, "").partition(".")
    if account is None or account.password is None:
        return None
    return number if compare_digest(signature.encode(), _signature(number, account.password).encode()) else None


def _signature(number: str, password: str) -> str:
    return digest(password.encode(), number.encode(), "sha256").hex()
