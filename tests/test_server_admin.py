"""Admins, at the page and by commands: reports, suspensions, and tables that they close."""

import asyncio
import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from openhearts.cli import main
from openhearts.server.chance import new_id
from openhearts.server.reported import ReportShown, newest
from openhearts.store import open_store
from openhearts.store.people import People
from openhearts.store.reports import Reports, told
from openhearts.store.tables import Kept, StoredTables
from openhearts.tables import encoded
from openhearts.tables.protocol import EntryBase, PhraseSaid, TextSaid
from tests.browser import Browser, code
from tests.served import on_each_database

base = on_each_database


def test_an_id_is_no_option_of_a_command_line() -> None:
    assert all(new_id().isalnum() for _ in range(1_000))


def test_a_command_takes_effect_while_the_server_runs(base: str, database: str) -> None:
    maud = Browser(base).account("Maud")
    assert maud.me["admin"] is False

    async def evening() -> None:
        host = maud.at_tables(base)
        table = await host.open(bot="random")
        async with host.at(table) as first:
            await first.until(lambda: bool(first.saw("bot")))
            assert await asyncio.to_thread(main, ["admin", "close", table["table"], "--database", database]) == 0
            await first.until(lambda: bool(first.saw("closed")), 5)

    asyncio.run(evening())
    assert main(["admin", "appoint", "Maud", "--database", database]) == 0
    began = time.monotonic()
    while not maud.me["admin"]:
        assert time.monotonic() - began < 5
        time.sleep(0.1)


def test_no_flood_of_reports_hides_earlier_ones(base: str, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    admin = Browser(base).account("Ada")

    async def flood() -> None:
        store = await open_store(database)
        for n in range(1, 251):  # many of them at the same time
            await store.write(told(new_id(), 1, "by", "person", None, f"number {n}", n // 100))
        await store.close()

    asyncio.run(flood())
    assert main(["admin", "appoint", "Ada", "--database", database]) == 0
    began = time.monotonic()
    while (page := admin.get("admin/reports")).status_code != 200:
        assert time.monotonic() - began < 20
        time.sleep(0.5)
    pages = [page.json()]
    while more := pages[-1]["more"]:
        pages.append(admin.get(f"admin/reports?before={more}").json())
    assert [len(each["reports"]) for each in pages] == [100, 100, 50]
    all_of_them = [report for each in pages for report in each["reports"]]
    assert [report["at"] for report in all_of_them] == [2] * 51 + [1] * 100 + [0] * 99
    assert {report["words"] for report in all_of_them} == {f"number {n}" for n in range(1, 251)}
    assert code(admin.get("admin/reports?before=yesterday")) == (400, "bad_command")
    assert main(["admin", "reports", "--database", database]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(not line.startswith(" ") for line in lines) == 251, "and that Ada was appointed"


def test_reports_are_read_people_suspended_tables_closed(
    base: str, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    admin, maud, nils = Browser(base).account("Ada"), Browser(base).account("Maud"), Browser(base).guest("Nils")
    assert code(admin.get("admin/reports")) == (403, "not_admin")

    def command(*words: str) -> int:
        return main(["admin", *words, "--database", database])

    async def evening() -> None:
        host, other = maud.at_tables(base), nils.at_tables(base)
        table = await host.open()
        async with host.at(table) as first, other.at(table) as second:
            assert (await second.ask("sit"))["answer"] == "done"
            said = await second.ask("say", text="You cheat")
            await first.until(lambda: bool(first.saw("said")))
            assert (await first.ask("report", person=other.person, about=said["n"], words="rude"))["answer"] == "done"
            assert await asyncio.to_thread(command, "reports") == 0
            reported, said_before, how_to_mark = capsys.readouterr().out.splitlines()
            day = datetime.now().strftime("%Y-%m-%d ")
            assert reported.startswith(day)
            assert reported[len(day) + 5 :] == f": Maud about Nils ({other.person}), table {table['table']}: rude"
            assert said_before.strip().startswith(day)
            assert said_before.endswith(", Nils: You cheat")
            assert how_to_mark.startswith(f"  `openhearts admin done {table['table']}/")
            assert await asyncio.to_thread(command, "appoint", "ada") == 0
            async with asyncio.timeout(20):
                while admin.get("admin/reports").status_code != 200:
                    await asyncio.sleep(0.5)
            assert admin.me["admin"] is True
            [report] = admin.get("admin/reports").json()["reports"]
            assert (report["by_name"], report["person_name"], report["said"]) == ("Maud", "Nils", "You cheat")
            assert [each["words"] for each in report["lately"]] == ["You cheat"]
            until = admin.put(f"admin/people/{other.person}/suspension", json={"days": 2})
            assert until.status_code == 200, until.text
            await second.until_closed(20)
            refused = nils.get("me")
            assert code(refused) == (403, "suspended")
            assert 2 * 86400 - 60 < int(refused.headers["Retry-After"]) <= 2 * 86400
            async with other.at(table) as again:
                await again.until_closed(20)
                assert again.closed == (4403, "suspended")
            async with other.in_lobby() as visit:
                await visit.socket.wait_closed()
                assert visit.socket.close_code == 4403
            done = f"admin/reports/{report['table']}/{report['n']}/done"
            assert admin.sent(done).status_code == 204
            assert admin.get("admin/reports").json() == {"reports": [], "more": None}
            [handled] = admin.get("admin/reports?done=true").json()["reports"]
            assert handled["done_by"] == admin.me["person"]
            assert admin.delete(f"admin/people/{other.person}/suspension").status_code == 204
            assert nils.get("me").status_code == 200
            assert admin.sent(f"admin/tables/{table['table']}/close").status_code == 202
            await first.until(lambda: bool(first.saw("closed")))
            assert first.saw("closed")[0]["why"] == "admin"
            assert (await first.ask("ready"))["code"] == "table_closed"
        for words in (("close", table["table"]), ("suspend", "nobody"), ("appoint", "nobody")):
            assert await asyncio.to_thread(command, *words) == 1
        open_table = await host.open()
        assert await asyncio.to_thread(command, "close", open_table["table"]) == 0
        coded = await host.open()
        assert await asyncio.to_thread(command, "close", coded["code"].upper()) == 0
        assert await asyncio.to_thread(command, "close", coded["code"]) == 1
        for path in ("admin/reports/x/1/done", "admin/tables/x/close"):
            assert admin.sent(path).status_code == 404
        assert admin.put("admin/people/x/suspension", json={"days": 1}).status_code == 404
        assert await asyncio.to_thread(command, "dismiss", "Ada") == 0

    asyncio.run(evening())
    assert main(["admin", "appoint"]) == 2
    assert main(["admin", "reports", "Maud"]) == 2
    assert main(["admin", "suspend", "Maud", "--days", "0"]) == 2
    assert main(["admin", "suspend", "Maud", "--days", "36501"]) == 2
    assert main(["admin", "close", "Maud", "--days", "3"]) == 2
    assert capsys.readouterr().err.endswith("openhearts: --days goes with `suspend` alone\n")
    nowhere = tmp_path / "nowhere.sqlite"
    assert main(["admin", "reports", "--database", str(nowhere)]) == 1
    assert not nowhere.exists(), "a name that was mistyped is no new database"


def test_a_report_shows_what_the_person_had_said_and_nothing_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "t.sqlite")
    table = "t1"
    entries: list[EntryBase] = [TextSaid(n=number, at=0, by="nils", text=f"word {number}") for number in range(1, 14)]
    entries += [
        PhraseSaid(n=14, at=0, by="nils", phrase="people-phrase-ouch"),
        TextSaid(n=15, at=0, by="maud", text="stop it"),
        TextSaid(n=16, at=0, by="nils", text="after that"),
    ]

    async def evening() -> list[ReportShown]:
        store = await open_store(database)
        people = People(store)
        for person in ("nils", "maud", "ida"):
            await people.add(person, person.title(), "guest", person, 0)
        written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        texts = [encoded(each).decode() for each in entries]
        StoredTables(store, "w").open(Kept(table, "calm-fox-1", "k"), texts, bytes(32), 0, written.set_result)
        assert await written is None
        await store.write(told(table, 17, "maud", "nils", 3, "", 1), told(table, 15, "nils", "ida", None, "x", 0))
        found = await newest(Reports(store))
        await store.close()
        return found

    about_nils, about_ida = asyncio.run(evening())
    assert [each.n for each in about_nils.lately] == [*range(6, 15), 16]
    assert (about_nils.said, about_ida.said, about_ida.lately) == ("word 3", None, [])
    assert main(["admin", "reports", "--database", database]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith(f"Maud about Nils (nils), table {table}, without a word")
    assert lines[9].endswith("Nils: Ouch.")
    assert lines[-2:] == [
        "  Ida had said nothing at this table.",
        "  `openhearts admin done t1/15` marks this report as dealt with.",
    ]


def test_a_command_marks_a_report_as_dealt_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.sqlite")

    async def reported(by_admin: str = "") -> list[str | None]:
        """Makes two reports; an admin elsewhere handles the second. Returns by whom reports were handled."""
        store = await open_store(database)
        if by_admin:
            await store.write(
                told("t1", 17, "maud", "nils", None, "rude", 1), told("t1", 18, "nils", "maud", None, "", 2)
            )
            await Reports(store).done("t1", 18, by_admin)
        handled = await Reports(store).newest(done=True)
        await store.close()
        return [report.done_by for report, _ in handled]

    def command(*words: str) -> str:
        """What the command says, and how it ends."""
        ended = main(["admin", *words, "--database", database])
        said = capsys.readouterr()
        return f"{ended} {said.out}{said.err}"

    assert asyncio.run(reported("ada")) == ["ada"]
    for unknown in (
        "t1",
        "t1/",
        "t1/16",
        "/17",
        "t1/-17",
        "t1/17/",
        "t1/99999999999999999999999",
        "t1/²",
        "t1/x",
        "Nils",
    ):
        shows = "`openhearts admin reports` shows ids"
        assert command("done", unknown) == f"1 openhearts: no report has the id “{unknown}”; {shows}\n"
    assert command("done", "t1/17") == "0 Done.\n"
    assert command("reports") == "0 There are no reports.\n"
    assert command("done", "t1/18") == "0 Done.\n"
    assert asyncio.run(reported()) == ["ada", ""], "who was first is kept"
    assert main(["admin", "done"]) == 2


def test_who_is_suspended_by_a_command_is_let_go(base: str, database: str) -> None:
    nils = Browser(base).guest("Nils")

    async def evening() -> None:
        guest = nils.at_tables(base)
        async with guest.at(await guest.open()) as player:
            await player.until(lambda: player.n > 0)
            assert await asyncio.to_thread(main, ["admin", "suspend", guest.person, "--database", database]) == 0
            await player.until_closed(20)

    asyncio.run(evening())
    assert code(nils.get("me")) == (403, "suspended")


@pytest.mark.parametrize(("words", "days"), [(["--days", "2"], 2), ([], 36500)], ids=["for a while", "for good"])
def test_a_command_says_whom_it_suspends_and_until_when(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], days: int
) -> None:
    database = str(tmp_path / "t.sqlite")

    async def suspending() -> float:
        """Suspends somebody by the command. Returns for how many days."""
        store = await open_store(database)
        await People(store).add("nils", "Nils", "guest", "x", 0)
        assert await asyncio.to_thread(main, ["admin", "suspend", "nils", *words, "--database", database]) == 0
        found = await People(store).find("nils")
        await store.close()
        assert found
        return (found[1] / 1000 - time.time()) / 86400

    assert asyncio.run(suspending()) == pytest.approx(days, abs=0.1)
    until = (datetime.now() + timedelta(days=days)).strftime("%Y-%m-%d ")
    said = capsys.readouterr().out
    if words:
        assert said.startswith(f"Nils (nils) is suspended until {until}")
    else:
        assert said == "Nils (nils) is suspended. `openhearts admin readmit nils` ends that.\n"
    assert main(["admin", "readmit", "nils", "--database", database]) == 0
    assert main(["admin", "suspend", "maud", "--database", database]) == 1
