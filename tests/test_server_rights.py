"""Rights over HTTP: every kind of person tries every endpoint. Refusals have codes; add new endpoints here."""

import asyncio
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from openhearts.cli import main
from openhearts.server.service import Settings
from openhearts.server.site import application
from openhearts.tables.refusals import CODES
from tests.browser import PASSWORD, Browser
from tests.served import serving, settings
from tests.wire import Guest

WHO = ("nobody", "forged", "guest", "account", "other", "bot", "admin")
"""`account` has opened the table; `other` sits at another one."""

EVERYBODY = dict.fromkeys(WHO, "")
SOMEBODY = EVERYBODY | dict.fromkeys(("nobody", "forged"), "no_session")
SIGNED_IN = SOMEBODY | dict.fromkeys(("guest", "bot"), "sign_in_first")
ADMINS = SIGNED_IN | dict.fromkeys(("account", "other"), "not_admin")

# In the order in which they are tried; those that end something come last.
RIGHTS: list[tuple[str, str, Any, dict[str, str]]] = [
    ("GET", "/health", None, EVERYBODY),
    ("GET", "/ready", None, EVERYBODY),
    ("GET", "/me", None, SOMEBODY),
    ("GET", "/lobby", None, EVERYBODY),
    ("GET", "/tables", None, EVERYBODY),
    ("GET", "/tables/{table}", None, SOMEBODY | dict.fromkeys(("guest", "other", "bot", "admin"), "not_watchable")),
    (
        "GET",
        "/tables/{table}/games/{game}/log",
        None,
        SOMEBODY
        | dict.fromkeys(("guest", "other", "bot", "admin"), "not_watchable")
        | dict.fromkeys(("account",), "no_such_game"),
    ),
    ("GET", "/codes/{code}", None, SOMEBODY),
    ("GET", "/codes/{code}/table", None, dict.fromkeys(WHO, "no_such_table")),  # it takes the table's key
    ("POST", "/tables", {}, SOMEBODY),
    ("GET", "/leaderboard", None, SOMEBODY),
    ("GET", "/people/{person}", None, SOMEBODY),
    ("GET", "/people/{person}/games", None, SOMEBODY),
    ("GET", "/daily/{date}", None, SOMEBODY),
    (
        "PUT",
        "/daily/{date}",
        {"actions": []},
        SOMEBODY | dict.fromkeys(WHO[2:], "bad_action") | {"bot": "sign_in_first"},
    ),
    ("GET", "/account/export", None, SOMEBODY),
    ("GET", "/seats", None, SOMEBODY),
    ("GET", "/blocks", None, SOMEBODY),
    ("DELETE", "/blocks/{person}", None, SOMEBODY | dict.fromkeys(WHO[2:], "no_such_thing")),
    ("GET", "/passkeys", None, SIGNED_IN),
    ("POST", "/passkeys/options", None, SOMEBODY | {"bot": "sign_in_first"}),
    (
        "POST",
        "/passkeys",
        {"credential": {}},
        SOMEBODY | dict.fromkeys(WHO[2:], "bad_passkey") | {"bot": "sign_in_first"},
    ),
    ("DELETE", "/passkeys/{passkey}", None, SIGNED_IN | dict.fromkeys(("account", "other", "admin"), "no_such_thing")),
    ("POST", "/session/passkey/options", None, EVERYBODY),
    ("POST", "/session/passkey", {"credential": {}}, dict.fromkeys(WHO, "bad_passkey")),
    ("POST", "/session", {"name": "Nobody", "password": "x"}, dict.fromkeys(WHO, "wrong_password")),
    ("GET", "/bots", None, SIGNED_IN),
    ("POST", "/bots", {"name": "Bot"}, SIGNED_IN),
    ("POST", "/bots/{bot}/token", None, SIGNED_IN | dict.fromkeys(("other", "admin"), "no_such_thing")),
    ("DELETE", "/bots/{bot}", None, SIGNED_IN | dict.fromkeys(("other", "admin"), "no_such_thing")),
    ("GET", "/kept", None, SIGNED_IN),
    ("PUT", "/kept/{name}", {"document": 1}, SIGNED_IN),
    ("GET", "/kept/{name}", None, SIGNED_IN),
    ("DELETE", "/kept/{name}", None, SIGNED_IN),
    ("GET", "/admin/reports", None, ADMINS),
    ("POST", "/admin/reports/{table}/{n}/done", None, ADMINS | {"admin": "no_such_thing"}),
    ("PUT", "/admin/people/{person}/suspension", {"days": 1}, ADMINS),
    ("DELETE", "/admin/people/{person}/suspension", None, ADMINS),
    ("POST", "/admin/tables/{table}/close", None, ADMINS),
    ("POST", "/me", {"name": "Somebody"}, EVERYBODY),
    ("POST", "/account/password", {"new": PASSWORD}, SIGNED_IN),
    ("POST", "/account", {"name": "Again", "password": PASSWORD}, SOMEBODY | dict.fromkeys(WHO[3:], "account_already")),
    ("DELETE", "/sessions", None, SIGNED_IN),
    ("DELETE", "/session", None, EVERYBODY),
    ("POST", "/account/delete", {}, SOMEBODY | {"bot": "sign_in_first"}),
]
LAST = RIGHTS[-6:]
"""Endpoints that change or end the caller's identity. Each is tried with a new person."""

ALL = (*WHO, "player", "suspended")
"""`player` is a guest with a seat at the table."""

AT_THE_TABLE = {"/tables/{table}": "", "/tables/{table}/games/{game}/log": "no_such_game"}


def expected(who: str, method: str, path: str, rights: dict[str, str]) -> str:
    """The code with which somebody is refused; empty: none."""
    if who == "suspended" and (rights["nobody"] == "no_session" or (method, path) in SESSIONS):
        return "suspended"
    if who == "player" and path in AT_THE_TABLE:
        return AT_THE_TABLE[path]
    return rights["guest" if who in ("player", "suspended") else who]


SESSIONS = {("POST", "/me"), ("DELETE", "/session")}
"""Open to anybody with or without a session, except suspended people."""


def test_every_address_is_tried() -> None:
    found = set()
    for route in application(Settings(":memory:")).routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/v1/") and "schema" not in route.path:
            path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path.removeprefix("/api/v1"))
            found |= {(method, path) for method in set(route.methods) - {"OPTIONS"}}
    assert found == {(method, path) for method, path, _body, _rights in RIGHTS}


class Club:
    """One person of each kind, and what they own."""

    def __init__(self, base: str, database: str) -> None:
        self.base = base
        self.people: dict[str, Browser] = {who: Browser(base) for who in ALL}
        self.names = 0
        self.runs = Browser(base).account("Whoever runs it")
        assert main(["admin", "appoint", "Whoever runs it", "--database", database]) == 0
        for who in ALL:
            self.renew(who, database)
        account = self.people["account"]
        opened = account.post("tables", json={}).json()
        bot = account.post("bots", json={"name": "Mine"}).json()
        self.people["other"].post("tables", json={})
        asyncio.run(self._sit(opened))
        victim = Browser(base).guest("Victim").me["person"]
        self.given = {
            "table": opened["table"],
            "code": opened["code"],
            "game": "0",
            "n": "1",
            "bot": bot["person"],
            "person": victim,
            "passkey": "x",
            "name": "settings",
            "date": datetime.now(UTC).date().isoformat(),
        }

    async def _sit(self, table: dict[str, str]) -> None:
        player = self.people["player"]
        async with Guest(httpx.AsyncClient(base_url=self.base), "", f"openhearts={player.session}").at(table) as seat:
            assert (await seat.ask("sit"))["answer"] == "done"

    def renew(self, who: str, database: str) -> None:
        """Replaces a person with a new one of the same kind."""
        browser = Browser(self.base)
        self.people[who] = browser
        self.names += 1
        name = f"{who} {self.names}"
        if who in ("guest", "player", "suspended"):
            browser.guest(name)
        elif who == "forged":
            browser.headers["Cookie"] = "openhearts=" + "x" * 43
        elif who == "bot":
            owner = Browser(self.base).account(f"owner {self.names}")
            browser.headers["Authorization"] = f"Bearer {owner.sent('bots', name=name).json()['token']}"
        elif who != "nobody":
            browser.account(name)
        if who == "admin":
            assert main(["admin", "appoint", name, "--database", database]) == 0
        elif who == "suspended":
            answer = self.runs.put(f"admin/people/{browser.me['person']}/suspension", json={"days": 9})
            assert answer.status_code == 200, answer.text


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """All kinds of people at a server."""
    monkeypatch.setattr("openhearts.server.members.GUESSES", (10**6, 1))
    monkeypatch.setattr("openhearts.server.sessions.REMEMBERED_FOR", 0)
    database = str(tmp_path / "t.sqlite")
    with serving(tmp_path, settings(database)) as base:
        yield Club(base, database)


def test_everybody_at_every_address(club: Club, tmp_path: Path) -> None:
    wrong: list[str] = []
    for method, path, body, rights in RIGHTS:
        address = path.format(**club.given).removeprefix("/")
        for who in ALL:
            if (method, path, body, rights) in LAST:
                club.renew(who, str(tmp_path / "t.sqlite"))
            own = {**body, "name": f"Some {club.names}"} if body and path in ("/me", "/account") else body
            answer = club.people[who].request(method, address, json=own)
            code = answer.json()["code"] if answer.status_code >= 400 else ""
            right = expected(who, method, path, rights)
            if code != right or (code and answer.json()["message"] is None):
                wrong.append(f"{method} {path} by {who}: {answer.status_code} {code or 'done'}, not {right or 'done'}")
            assert not code or code in CODES, code
            assert not code or set(answer.json()) == {"code", "message"}, "no refusal tells more"
    assert not wrong, "\n".join(wrong)


def test_what_no_address_can_do_is_refused_in_the_same_form(club: Club) -> None:
    for who in ALL:
        for _method, path, _body, _rights in RIGHTS:
            address = path.format(**club.given).removeprefix("/")
            answer = club.people[who].request("PATCH", address)
            assert answer.status_code in (404, 405)
            assert set(answer.json()) == {"code", "message"}
