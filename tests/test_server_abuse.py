"""What people do who mean harm: others play on, and the answer is a code."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from openhearts.server import hosted
from openhearts.store.reports import told
from tests.browser import Browser
from tests.served import serving, settings
from tests.wire import Guest


@pytest.fixture
def base(tmp_path: Path, database: str) -> Iterator[str]:
    """The address of a server with it."""
    with serving(tmp_path, settings(database)) as address:
        yield address


# --- What no database can keep ----------------------------------------------------------------------------------------


def test_a_report_that_cannot_be_kept_stops_no_table(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def playing() -> None:
        host, other = await Guest.come(base, "Maud"), await Guest.come(base, "Nils")
        table = await host.open()
        async with host.at(table) as player, other.at(table) as rude:
            await rude.ask("sit")
            for about in (1 << 70, 1 << 31, 0):
                command = {"do": "report", "id": str(about), "person": other.person, "about": about}
                await player.socket.send(json.dumps(command))
            for words in ("a\0b", "a\u202eb"):
                assert (await player.ask("report", person=other.person, words=words))["code"] == "unreadable"
            assert (await player.ask("report", person=other.person, words="rude\nand loud"))["answer"] == "done"

            def unfit(table: str, n: int, by: str, person: str, _about: object, words: str, at: int) -> Any:
                return told(table, n, by, person, 1 << 70, words, at)

            monkeypatch.setattr(hosted, "told", unfit)
            assert (await player.ask("report", person=other.person, words="again"))["code"] == "bad_command"
            assert (await player.ask("phrase", phrase="people-phrase-well_played"))["answer"] == "done"

    asyncio.run(playing())


@pytest.mark.parametrize(
    "path", ["people/%00", "people/%00/games", "tables/%00", "codes/%00", "leaderboard?season=%00"]
)
def test_characters_that_no_database_has(base: str, path: str) -> None:
    person = Browser(base).guest("Maud")
    assert person.get(path).status_code in (200, 400, 404)
    assert person.sent("session", name="a\0b", password="x").status_code in (400, 403)
