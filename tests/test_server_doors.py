"""Admission: whom and what a server lets in, who may read along, and by which name or cookie somebody is known."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from openhearts.server.origin import Names
from openhearts.server.sessions import cookie_of, name_from, session_in, sign_in_of
from tests.served import for_a_module
from tests.wire import Guest

base = for_a_module


@pytest.mark.parametrize(
    ("host", "status"),
    [("127.0.0.1:8080", 200), ("localhost", 200), ("[::1]:8080", 200), ("192.168.1.7:8080", 200),
     ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("localhost@evil.example", 421), ("[", 421), ("", 421)],
)  # fmt: skip
def test_only_our_own_names_are_answered(base: str, host: str, status: int) -> None:
    for path in ("/", "/api/v1/health"):
        assert httpx.get(base + path, headers={"Host": host}).status_code == status


def test_a_public_name_is_ours() -> None:
    names = Names("https://hearts.example/")
    assert names.answers("hearts.example")
    assert names.secure
    assert names.same("https://hearts.example", "127.0.0.1:8080")
    assert not names.same("https://other.example", "hearts.example")
    assert not names.same("null", "hearts.example")


@pytest.mark.parametrize(
    ("public", "origin", "host"),
    [
        ("HTTPS://Hearts.Example:443/", "https://hearts.example", "hearts.example"),
        ("http://hearts.example:80", "http://hearts.example", "hearts.example"),
        ("https://hearts.example:8443", "https://hearts.example:8443", "hearts.example:8443"),
        ("http://hearts.example:443", "http://hearts.example:443", "hearts.example:443"),
        ("https://[2001:DB8::1]:443", "https://[2001:db8::1]", "[2001:db8::1]"),
        (
            "https://Müllers-Straße.example",
            "https://xn--mllers-strae-v9a90b.example",
            "xn--mllers-strae-v9a90b.example",
        ),
        ("https://M\u0075\u0308ller.example", "https://xn--mller-kva.example", "xn--mller-kva.example"),
    ],
)
def test_the_public_address_is_known_as_browsers_send_it(public: str, origin: str, host: str) -> None:
    names = Names(public)
    assert names.public == origin, "passkeys are made for it"
    assert names.answers(host)
    assert names.same(origin, "127.0.0.1:8080")


def test_a_name_is_ours_however_it_is_written() -> None:
    """Browsers send names in small letters, and in Punycode what isn't ASCII."""
    names = Names("https://Spiel.Grün.example:8443/", ["Herz.Straße.example", "MyBox"])
    assert names.answers("spiel.xn--grn-ioa.example:8443")
    assert names.same("https://spiel.xn--grn-ioa.example:8443", "127.0.0.1:8080")
    assert names.answers("herz.xn--strae-oqa.example")
    assert not names.answers("herz.strasse.example")
    assert names.answers("MyBox:8080")
    assert names.answers("mybox")


def test_a_page_from_elsewhere_may_not_ask(base: str) -> None:
    assert (
        httpx.post(base + "/api/v1/me", json={"name": "Maud"}, headers={"Origin": "http://evil.example"}).status_code
        == 403
    )
    assert httpx.post(base + "/api/v1/me", json={"name": "Maud"}, headers={"Origin": base}).status_code == 200

    async def from_elsewhere() -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open()
        address = f"{base.replace('http', 'ws')}/api/v1/tables/{table['table']}/socket?key={table['key']}"
        headers = {"Cookie": guest.cookie}
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=headers, origin="http://evil.example")  # type: ignore[arg-type]
        async with connect(address, additional_headers=headers, origin=base) as own:  # type: ignore[arg-type]
            assert json.loads(await own.recv())["fact"] == "opened"

    asyncio.run(from_elsewhere())


def test_every_answer_of_the_api_has_its_headers(base: str) -> None:
    for answer in (httpx.get(base + "/api/v1/health"), httpx.get(base + "/api/v1/no"), httpx.get(base + "/api/v1/me")):
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert answer.headers["Server"] == "OpenHearts"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "me", None, 401, "no_session"),
        ("GET", "nothing", None, 404, "no_such_address"),
        ("DELETE", "me", None, 405, "no_such_method"),
        ("POST", "me", b"{", 400, "bad_command"),
        ("POST", "me", b'{"name": 7}', 400, "bad_command"),
        ("POST", "me", b'{"name": "a", "kind": "admin"}', 400, "bad_command"),
        ("POST", "me", b'{"name": "  "}', 400, "bad_name"),
        ("POST", "me", '{"name": "a\u202eb"}'.encode(), 400, "bad_name"),
        ("POST", "me", b'{"name": "' + b"x" * 70_000 + b'"}', 413, "too_large"),
        ("POST", "tables", b"{}", 401, "no_session"),
        ("GET", "codes/calm-fox-10", None, 401, "no_session"),
        ("GET", "tables/abc", None, 401, "no_session"),
    ],
)
def test_what_is_refused_has_a_code(
    base: str, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    answer = httpx.request(method, f"{base}/api/v1/{path}", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "message"}


def test_what_a_guest_is_refused(base: str) -> None:
    async def asking() -> None:
        guest = await Guest.come(base, "Maud")
        wrong: list[tuple[dict[str, Any], str]] = [
            ({"rules": {"players": 99}}, "bad_rules"),
            ({"bot": "nobody"}, "no_such_bot"),
            ({"limits": {"rated": True}}, "fixed"),
            ({"limits": {"chat": "loud"}}, "bad_command"),
        ]
        for body, code in wrong:
            answer = await guest.client.post("/api/v1/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, code)
        for path in ("codes/calm-fox-10", "codes/" + "x" * 500, "tables/abc", "tables/" + "x" * 500):
            answer = await guest.client.get(f"/api/v1/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")

    asyncio.run(asking())


def test_whoever_has_the_link_sees_whose_table_it_is(base: str) -> None:
    async def looking() -> None:
        host = await Guest.come(base, "Maud")
        table = await host.open(limits={"entrance": "invited"})
        code = table["code"].upper()
        async with httpx.AsyncClient(base_url=base) as nobody:
            seen = await nobody.get(f"/api/v1/codes/{code}/table", params={"key": table["key"]})
            assert [seat["name"] for seat in seen.json()["seats"]] == ["Maud", "", "", ""]
            assert table["key"] not in seen.text
            assert "set-cookie" not in seen.headers
            for at, key in ((code, ""), (code, "wrong"), (code, "é"), ("calm-fox-10", table["key"])):
                answer = await nobody.get(f"/api/v1/codes/{at}/table", params={"key": key})
                assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")

    asyncio.run(looking())


def test_who_may_read_along(base: str) -> None:
    async def coming() -> None:
        host, other = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await host.open()
        found = (await other.client.get(f"/api/v1/codes/{table['code'].replace('-', ' ').upper()}")).json()
        assert found == table
        for key, person, code in (
            ("wrong", other, 4403),
            ("", other, 4403),
            (table["key"], other, None),
            ("", host, None),
        ):
            async with person.at({**table, "key": key}) as player:
                if code is None:
                    await player.until(lambda player=player: player.n > 0)
                else:
                    await player.changed.wait()
                    assert player.closed == (code, "not_watchable")
                    assert player.frames == []
        nobody = Guest(host.client, "", "openhearts=" + "x" * 43)
        async with nobody.at(table) as player:
            await player.changed.wait()
            assert player.closed == (4401, "no_session")
        async with host.at({"table": "abc", "key": ""}) as player:
            await player.changed.wait()
            assert player.closed == (4404, "no_such_table")

    asyncio.run(coming())


def test_whoever_may_watch_no_longer_sees_no_more(base: str) -> None:
    """The host forbids watching, or removes somebody from their seat."""

    async def watching() -> None:
        host, other, third = [await Guest.come(base, name) for name in ("Maud", "Nils", "Olga")]
        table = await host.open(limits={"entrance": "open"})
        async with (
            host.at(table) as player,
            other.at({**table, "key": ""}) as spectator,
            third.at({**table, "key": ""}) as sitter,
        ):
            await sitter.ask("sit")
            await player.ask("limits", limits={"entrance": "open", "watching": False})
            while spectator.closed is None:
                await asyncio.wait_for(spectator.changed.wait(), 5)
                spectator.changed.clear()
            assert spectator.closed == (4403, "not_watchable")
            assert sitter.closed is None, "whoever sits sees"
            await player.ask("remove", seat=sitter.seat)
            while sitter.closed is None:
                await asyncio.wait_for(sitter.changed.wait(), 5)
                sitter.changed.clear()
            assert sitter.closed == (4403, "removed")
            assert [each["why"] for each in sitter.saw("left")] == ["removed"], "they hear why"

    asyncio.run(watching())


def test_whoever_may_watch_from_now_on_sees_at_once(base: str) -> None:
    async def watching() -> None:
        host, other = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await host.open(limits={"watching": False})
        async with host.at(table) as player, other.at(table) as invited:
            assert (await invited.ask("ready"))["code"] == "not_seated"
            assert invited.frames == []
            await player.ask("limits", limits={"watching": True})
            await invited.until(lambda: invited.n == player.n, 2)

    asyncio.run(watching())


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_from_elsewhere(base: str) -> None:
    cookie = httpx.post(base + "/api/v1/me", json={"name": "Maud"}).headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert cookie_of("x" * 30, secure=True).endswith("; Secure")
    assert session_in({"cookie": "a=b; openhearts=" + "y" * 43}) == "y" * 43
    assert session_in({"cookie": "openhearts=short"}) is None
    assert session_in({}) is None
    assert name_from("  Maud   of\tOrkney ") == "Maud of Orkney"
    assert name_from("x" * 25) is None


FAMILY = "\N{WOMAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
HEALER = "\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-4}\u200d\N{STAFF OF AESCULAPIUS}"


@pytest.mark.parametrize(
    "name", ["علی\u200cرضا", "خانه\u200cای", "بِ\u200cه", "क्\u200dष", "क्\u200cष", "ක්\u200dෂ", FAMILY, HEALER]
)
def test_joiners_stand_where_they_are_seen(name: str) -> None:
    """UAX #31: A1 in Persian, A2 and B in Hindi and Sinhala; UTS #51 in emoji."""
    assert name_from(name) == name
    assert sign_in_of(name) == sign_in_of(name.replace("\u200c", "").replace("\u200d", ""))


@pytest.mark.parametrize(
    "name",
    ["Ma\u200dud", "Ma\u200cud", "\u200cMo", "Mo\u200d", "دا\u200cر", "علی\u200c", "क\u200dष", "क्\u200d", "M\u200d♥"],
)  # fmt: skip
def test_joiners_that_nobody_sees_make_no_other_name(name: str) -> None:
    assert name_from(name) == name.replace("\u200c", "").replace("\u200d", "")


def test_joiners_alone_are_no_name() -> None:
    assert name_from("\u200d\u200c") is None
    assert name_from("Maud\u202e") is None
    assert name_from("Ma\u200bud") is None


@pytest.mark.parametrize(
    "others", ['a={"b": 1}; ', "a[b]=c; ", "a b; =; ", 'a="b; ', "a=ü; ", "openhearts.theme=dark; "]
)
def test_cookies_of_others_hide_nobody(others: str) -> None:
    """Cookies are shared by all ports of a host, and by subdomains."""
    session = "s" * 43
    assert session_in({"cookie": f"{others}openhearts={session}"}) == session
    assert session_in({"cookie": f'openhearts="{session}"; {others}'}) == session
    assert session_in({"cookie": others}) is None


def test_a_name_can_be_changed(base: str) -> None:
    with httpx.Client(base_url=base) as client:
        first = client.post("/api/v1/me", json={"name": "Maud"}).json()
        again = client.post("/api/v1/me", json={"name": "Maude"})
        assert "Set-Cookie" not in again.headers
        assert again.json() == {**first, "name": "Maude"} == client.get("/api/v1/me").json()
