"""Bots that connect by themselves."""

import asyncio

import httpx
from websockets.asyncio.client import connect

from openhearts.cli import main
from tests.browser import Browser, code
from tests.served import on_each_database
from tests.wire import UNKEPT, Guest

base = on_each_database


def test_bots_have_tokens_and_are_kept_apart(base: str) -> None:
    maud = Browser(base).account("Maud")
    made = maud.sent("bots", name="Deep Hearts").json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    with httpx.Client(base_url=f"{base}/api/v1/", timeout=30, limits=UNKEPT, headers=headers) as bot:
        assert bot.get("me").json() == {"person": made["person"], "name": "Deep Hearts", "kind": "bot", "admin": False}
        already = bot.post("account", json={"name": "x", "password": "long enough"})
        assert code(already) == (409, "account_already")
        for path, body in (("bots", {"name": "x"}), ("account/delete", {}), ("passkeys/options", {})):
            assert code(bot.post(path, json=body)) == (403, "sign_in_first"), path
        opened = bot.post("tables", json={"limits": {"entrance": "open"}})
        assert code(opened) == (403, "not_admitted")
        assert maud.get("bots").json() == [{"person": made["person"], "name": "Deep Hearts"}]

        async def evening() -> None:
            guest = maud.at_tables(base)
            table = await guest.open(limits={"entrance": "open"})
            client = httpx.AsyncClient(base_url=base, timeout=20, limits=UNKEPT, headers=headers)
            there = Guest(client, made["person"], "openhearts=" + made["token"])
            async with there.at({**table, "key": ""}) as uninvited:
                assert (await uninvited.ask("sit"))["code"] == "not_admitted"
            async with there.at(table) as invited:
                assert (await invited.ask("sit"))["answer"] == "done"
                assert invited.saw("sat")[-1]["kind"] == "bot"
            async with there.in_lobby() as visit:
                await visit.wait()
                assert (await visit.until("refused"))["code"] == "not_admitted"

        asyncio.run(evening())
        again = maud.sent(f"bots/{made['person']}/token").json()
        assert bot.get("me").status_code == 401
        bot.headers["Authorization"] = f"Bearer {again['token']}"
        assert bot.get("me").status_code == 200
        other = Browser(base).account("Nils")
        assert code(other.delete(f"bots/{made['person']}")) == (404, "no_such_thing")
        assert maud.delete(f"bots/{made['person']}").status_code == 204
        assert bot.get("me").status_code == 401
    for number in range(10):
        assert maud.sent("bots", name=f"Bot {number}").status_code == 201
    assert code(maud.sent("bots", name="One more")) == (409, "too_many")


def test_a_bot_is_suspended_with_its_owner(base: str, database: str) -> None:
    owner = Browser(base).account("Maud")
    token = owner.sent("bots", name="Bot").json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{base}/api/v1/me", headers=headers).json()["kind"] == "bot"

    async def playing() -> None:
        address = f"{base.replace('http', 'ws')}/api/v1/lobby/socket"
        async with connect(address, additional_headers=headers) as socket:
            suspend = ["admin", "suspend", owner.me["person"], "--database", database]
            assert await asyncio.to_thread(main, suspend) == 0
            await asyncio.wait_for(socket.wait_closed(), 20)

    asyncio.run(playing())
    answer = httpx.get(f"{base}/api/v1/me", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "suspended")
