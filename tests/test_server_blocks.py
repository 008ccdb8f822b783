"""Whom people block, and that they take it back."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

from tests.served import on_each_database, serving, settings
from tests.wire import Guest

base = on_each_database


def test_who_is_blocked_sits_with_them_at_no_other_table_either(tmp_path: Path, database: str) -> None:
    """Not even who has been there before, or at another worker."""

    async def evening(here: str, there: str) -> None:
        maud, nils = await Guest.come(here, "Maud"), await Guest.come(here, "Nils")
        first, second = await maud.open(), await maud.to(there).open(sits=False)
        async with (
            maud.at(first) as player,
            nils.at(first) as other,
            maud.to(there).at(second) as again,
            nils.to(there).at(second) as waits,
        ):
            assert (await other.ask("sit"))["answer"] == "done"
            assert (await again.ask("sit"))["answer"] == "done"
            assert (await player.ask("block", person=nils.person))["answer"] == "done"
            await asyncio.sleep(0.2)
            assert (await waits.ask("sit")).get("code") == "not_admitted"
            async with nils.to(there).at(second) as comes:
                assert (await comes.ask("sit")).get("code") == "not_admitted"

    with contextlib.ExitStack() as stack:
        names = ("one", "two") if "postgres" in database else ("one",)
        bases = [stack.enter_context(serving(tmp_path / name, settings(database))) for name in names]
        asyncio.run(evening(bases[0], bases[-1]))


async def blocks(guest: Guest) -> Any:
    """Whom somebody has blocked, as they are told."""
    return (await guest.client.get("/api/v1/blocks")).json()


async def unblocked(guest: Guest, other: Guest) -> int:
    """The status of the answer to somebody who takes back a block."""
    return (await guest.client.delete(f"/api/v1/blocks/{other.person}")).status_code


def test_a_block_is_taken_back_for_all_tables(tmp_path: Path, database: str) -> None:
    """At the table where it was made or by a list of all blocks, at whichever worker, for a connection that is there as
    well: but never the block that the other one has made.
    """

    async def evening(here: str, there: str) -> None:
        maud, nils = await Guest.come(here, "Maud"), await Guest.come(here, "Nils")
        assert await blocks(maud) == []
        first, second = await maud.open(), await maud.to(there).open()
        async with maud.at(first) as player, nils.at(first) as other, nils.to(there).at(second) as waits:

            async def may_sit(code: str | None) -> None:
                await asyncio.sleep(0.3)
                assert (await waits.ask("sit")).get("code") == code
                async with nils.to(there).at(second) as comes:
                    assert (await comes.ask("sit")).get("code") == ("already_seated" if code is None else code)

            async def up() -> None:
                assert (await waits.ask("leave"))["answer"] == "done"

            assert (await other.ask("sit"))["answer"] == "done"
            assert (await player.ask("block", person=nils.person))["answer"] == "done"
            await may_sit("not_admitted")
            assert await blocks(maud.to(there)) == [{"person": nils.person, "name": "Nils"}]
            assert await blocks(nils) == []

            assert await unblocked(nils, maud) == 404
            assert await unblocked(maud.to(there), nils) == 204
            await may_sit(None)
            await up()
            assert await unblocked(maud.to(there), nils) == 404
            assert (await other.ask("leave"))["answer"] == "done"
            assert (await other.ask("sit"))["answer"] == "done"

            assert (await player.ask("block", person=nils.person))["answer"] == "done"
            await may_sit("not_admitted")
            assert (await player.ask("block", person=nils.person, blocked=False))["answer"] == "done"
            await may_sit(None)
            await up()
            assert await blocks(maud) == []

            assert (await player.ask("block", person=nils.person))["answer"] == "done"
            assert (await other.ask("block", person=maud.person))["answer"] == "done"
            assert await unblocked(maud, nils) == 204
            await may_sit("not_admitted")
            assert await unblocked(nils, maud) == 204
            await may_sit(None)

    with contextlib.ExitStack() as stack:
        names = ("one", "two") if "postgres" in database else ("one",)
        bases = [stack.enter_context(serving(tmp_path / name, settings(database))) for name in names]
        asyncio.run(evening(bases[0], bases[-1]))


def test_whoever_was_forgotten_is_on_no_list_of_blocks(base: str) -> None:
    async def evening() -> None:
        maud, nils = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await maud.open()
        async with maud.at(table) as player, nils.at(table) as other:
            assert (await other.ask("sit"))["answer"] == "done"
            assert (await player.ask("block", person=nils.person))["answer"] == "done"
        assert await blocks(maud) == [{"person": nils.person, "name": "Nils"}]
        assert (await nils.client.post("/api/v1/account/delete", json={})).status_code == 204
        assert await blocks(maud) == []

    asyncio.run(evening())
