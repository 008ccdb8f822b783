"""Passkeys: a device signs a challenge, so there is no password to guess, steal or forget."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from openhearts.server.members import Members
from openhearts.server.origin import Names
from openhearts.server.problem import Problem, problem
from openhearts.store import Taken
from openhearts.store.accounts import Passkey
from openhearts.tables import Person

MOST = 20
"""How many passkeys an account may have."""


class Passkeys:
    """Registers passkeys, and verifies sign-ins with them."""

    def __init__(self, members: Members, names: Names) -> None:
        self._members = members
        self._names = names

    async def options(self, person: Person, host: str) -> dict[str, Any]:
        """The options for a browser to create a passkey for somebody."""
        known = await self._members.accounts.passkeys(person.id)
        if len(known) >= MOST:
            raise problem("too_many")
        options = generate_registration_options(
            rp_id=self._id(host),
            rp_name="OpenHearts",
            user_name=person.name,
            user_id=person.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known],
        )
        await self._challenge(options.challenge, person.id)
        return _read(options_to_json(options))

    async def made(self, person: Person, credential: dict[str, Any], name: str, host: str, scheme: str) -> Passkey:
        """Verifies a credential that a browser has created, and returns it as a passkey."""
        challenge = await self._answered(credential, person.id)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._id(host),
                expected_origin=self._origin(host, scheme),
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _bad() from error
        return Passkey(
            bytes_to_base64url(made.credential_id),
            person.id,
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
            name,
            self._members.host.now(),
        )

    async def add(self, passkey: Passkey, session: str) -> None:
        """Adds a passkey to its account, for a browser with that session."""
        try:
            if not await self._members.accounts.add_passkey(passkey, MOST, session):
                ended = await self._members.sessions.people.ended({session})
                raise problem("no_session" if ended else "too_many")
        except Taken:
            raise _bad() from None

    async def sign_in_options(self, host: str) -> dict[str, Any]:
        """The options for a browser to sign in with any of its passkeys."""
        options = generate_authentication_options(rp_id=self._id(host))
        await self._challenge(options.challenge, None)
        return _read(options_to_json(options))

    async def owner(self, credential: dict[str, Any], host: str, scheme: str) -> str:
        """Verifies a signed challenge, and returns the owner of the passkey."""
        challenge = await self._answered(credential, None)
        id = credential.get("id")
        passkey = await self._members.accounts.passkey(id) if isinstance(id, str) else None
        if passkey is None:
            raise _bad()
        try:
            signed = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._id(host),
                expected_origin=self._origin(host, scheme),
                credential_public_key=base64url_to_bytes(passkey.key),
                credential_current_sign_count=passkey.signed,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise _bad() from error
        await self._members.accounts.signed(passkey.id, signed.new_sign_count)
        return passkey.person

    async def _challenge(self, challenge: bytes, person: str | None) -> None:
        now = self._members.host.store.clock()
        await self._members.accounts.challenge(bytes_to_base64url(challenge), person, now)

    async def _answered(self, credential: dict[str, Any], person: str | None) -> bytes:
        """The challenge that was signed, if it was meant for that person and not used before."""
        try:
            said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))["challenge"]
            challenge = base64url_to_bytes(said)
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise _bad() from error
        now = self._members.host.store.clock()
        if not await self._members.accounts.answered(bytes_to_base64url(challenge), person, now):
            raise _bad()
        return challenge

    def _id(self, host: str) -> str:
        return urlsplit(self._names.public or f"//{host}").hostname or ""

    def _origin(self, host: str, scheme: str) -> str:
        return self._names.public or f"{scheme}://{host}"


def _read(options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(options)
    return found


def _bad() -> Problem:
    return problem("bad_passkey")
