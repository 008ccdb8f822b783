"""Guests whom nobody can be any more: when they are forgotten, and what keeps them."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from openhearts.server import members
from openhearts.server.members import Members
from openhearts.store import Unavailable
from openhearts.store.people import LASTS, MONTH
from openhearts.store.reports import Reports, told
from openhearts.store.schema import entries, people
from openhearts.tables import Limits
from tests.browser import PASSWORD, Browser
from tests.databases import rows_of
from tests.one_worker import one_worker
from tests.served import serving, settings


def test_guests_whom_nobody_can_be_any_more_are_forgotten_a_month_later(database: str) -> None:
    """But not while a table at which they have sat is open, or while a report involves them and is open."""

    async def evening() -> None:
        async with one_worker(database) as here:
            store, host, sessions, members = here.store, here.host, here.sessions, here.members
            now = 1_000_000
            host.now = lambda: now  # type: ignore[method-assign]
            guests = {name: await sessions.guest(name, now) for name in ("Maud", "Nils", "Olga", "Pavel", "Rita")}
            tables = {name: await host.open(guests[name][0], {}, Limits(), "") for name in ("Maud", "Nils")}
            rita, session = guests["Rita"]
            await members.sign_out(await members.become(rita, "Rita", session, password=PASSWORD), rita)
            await store.write(told("t", 1, guests["Olga"][0].id, rita.id, None, "rude", now))
            for name in ("Maud", "Nils", "Olga"):
                await members.sign_out(guests[name][1], guests[name][0])

            async def closed(name: str) -> None:
                tables[name].shut()
                while not tables[name].settled:
                    await asyncio.sleep(0.01)

            async def after(time: int) -> set[str]:
                """Forgets guests after that time. Returns the people whose names are still in the database."""
                nonlocal now
                now += time
                members.forget_guests()
                assert members._forgetting is not None
                await members._forgetting
                rows = [str(row) for each in (entries, people) for row in await store.read(select(each))]
                return {name for name in guests if any(name in row for row in rows)}

            await closed("Maud")
            assert await after(MONTH) == set(guests)
            assert await after(1) == set(guests) - {"Maud"}
            await closed("Nils")
            assert await Reports(store).done("t", 1, "an admin")
            assert await after(1) == set(guests) - {"Maud"}
            assert await after(MONTH) == {"Pavel", "Rita"}, "Pavel's browser still has a cookie"
            assert await sessions.people.of_session(guests["Pavel"][1]) is not None
            assert await after(LASTS) == {"Rita"}
            assert await sessions.people.of_session(guests["Pavel"][1]) is None

    asyncio.run(evening())


@pytest.mark.parametrize("wrong", ["newer", "fault"])
def test_a_guest_who_cannot_be_forgotten_keeps_no_other_guest_here(
    wrong: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with one_worker(database) as here:
            store, host, sessions, among = here.store, here.host, here.sessions, here.members
            now = host.now()
            monkeypatch.setattr("openhearts.store.people.MONTH", -1)
            guests = [await sessions.guest(name, now) for name in ("Maud", "Nils")]
            for number, (guest, session) in enumerate(guests):
                written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
                also = [host.stored.visited(guest.id, f"t{number}")]
                entry = f'{{"fact": "from a newer version", "person": "{guests[0][0].id}"}}'
                store.append(f"t{number}", 1, [entry], written.set_result, also)
                assert await written is None
                await sessions.people.end(session, now + number)
            if wrong == "fault":
                monkeypatch.setattr(
                    "openhearts.server.members.erased", lambda texts, who: {} if who not in texts[0] else 1 / 0
                )
            among.forget_guests()
            assert among._forgetting is not None
            await among._forgetting
            assert [name for (name,) in await store.read(select(people.c.name))] == ["Maud"]
            if wrong == "newer":
                with pytest.raises(Unavailable):
                    await among.delete(guests[0][0].id)

    asyncio.run(work())


def test_some_are_forgotten_whenever_somebody_new_comes(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("openhearts.store.people.MONTH", -1)
    monkeypatch.setattr(members, "PAST_AT_ONCE", 2)

    def come_and_go(base: str, name: str) -> None:
        assert Browser(base).guest(name).delete("session").status_code == 204

    def there(most: int) -> list[str]:
        for _ in range(200):
            rows = asyncio.run(rows_of(database, people))
            if len(rows) <= most:
                break
            time.sleep(0.05)
        return rows

    with serving(tmp_path, settings(database)) as base:
        monkeypatch.setattr(Members, "forget_guests", lambda _self: None)
        for name in ("Maud", "Nils", "Olga"):
            come_and_go(base, name)
        assert len(asyncio.run(rows_of(database, people))) == 3
        monkeypatch.undo()
        monkeypatch.setattr("openhearts.store.people.MONTH", -1)
        monkeypatch.setattr(members, "PAST_AT_ONCE", 2)
        Browser(base).guest("Pavel")
        assert [name in "".join(there(2)) for name in ("Maud", "Nils", "Olga", "Pavel")] == [False, False, True, True]
        Browser(base).guest("Rita")
        assert "Olga" not in "".join(there(2))
