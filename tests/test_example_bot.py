"""The example brings a bot to a table, and people play with it: a built-in bot, and a program."""

import asyncio
import os
import sys
from pathlib import Path

import httpx
import pytest

from tests.browser import Browser
from tests.served import serving, settings
from tests.wire import UNKEPT, Guest

EXAMPLE = Path(__file__).parent.parent / "examples" / "bring_a_bot.py"


async def brought(base: str, code: str, name: str, token: str) -> asyncio.subprocess.Process:
    """The example as a program of its own."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLE),
        base,
        code,
        name,
        cwd=EXAMPLE.parent.parent,
        env={**os.environ, "OPENHEARTS_TOKEN": token},
        stderr=asyncio.subprocess.PIPE,
    )


def test_a_bot_comes_in_the_middle_of_a_game_and_plays_the_next_game_too(tmp_path: Path) -> None:
    given = settings(tmp_path / "t.sqlite", commands=(40, 10))  # the default limit, not the tests' higher one

    async def evening(base: str) -> None:
        maud = Browser(base).account("Maud")
        cookie = f"openhearts={maud.session}"
        client = httpx.AsyncClient(base_url=base, timeout=20, limits=UNKEPT, headers={"Cookie": cookie})
        guest = Guest(client, maud.me["person"], cookie)
        bot = maud.sent("bots", name="Robo").json()
        table = await guest.open(rules={"end": {"hands": 1}}, bot="easy")
        program = None
        try:
            async with guest.at(table) as player:

                def own() -> int:
                    return sum(frame.get("by") == bot["person"] for frame in player.saw("did"))

                assert (await player.ask("ready"))["answer"] == "done"
                await player.until(lambda: player.running)
                program = await brought(base, table["code"], "easy", bot["token"])
                await player.until(lambda: len(player.saw("sat")) == 2, 60)
                await asyncio.wait_for(player.play(lambda: own() > 3), 60)
                assert own() > 3
                await asyncio.wait_for(player.play(), 60)
                await player.until(lambda: len(player.saw("ready")) == 2, 60)
                before = own()
                assert (await player.ask("ready"))["answer"] == "done"
                await player.until(lambda: len(player.saw("started")) == 2)
                await asyncio.wait_for(player.play(lambda: own() > before), 60)
                assert own() > before
        finally:
            if program is not None and program.returncode is None:
                program.terminate()
            said = (await program.communicate())[1].decode() if program is not None else ""
        assert said == "", "nothing was refused"

    with serving(tmp_path, given) as base:
        asyncio.run(evening(base))


@pytest.mark.parametrize("kind", ["bot", "program"])
def test_a_bot_is_brought_by_code(kind: str, tmp_path: Path) -> None:
    name = "easy" if kind == "bot" else f"cmd:{sys.executable} -m tests.engine"

    async def evening(base: str) -> None:
        maud = Browser(base).account("Maud")
        cookie = f"openhearts={maud.session}"
        client = httpx.AsyncClient(base_url=base, timeout=20, limits=UNKEPT, headers={"Cookie": cookie})
        guest = Guest(client, maud.me["person"], cookie)
        bots = [maud.sent("bots", name=f"Bot {number}").json() for number in range(2)]
        table = await guest.open(rules={"end": {"hands": 1}}, bot="easy")
        async with guest.at(table) as player:
            programs = [await brought(base, table["code"], name, bot["token"]) for bot in bots]
            try:
                async with asyncio.timeout(60):
                    while len(player.saw("ready")) < 2:
                        assert all(program.returncode is None for program in programs)
                        await asyncio.sleep(0.1)
                assert sorted(frame["kind"] for frame in player.saw("sat")) == ["account", "bot", "bot"]
                limits = player.saw("opened")[0]["limits"] | {"chat": "off"}
                assert (await player.ask("limits", limits=limits))["answer"] == "done"
                await player.until(lambda: len(player.saw("ready")) == 4, 60)
                assert (await player.ask("ready"))["answer"] == "done"
                await player.until(lambda: player.running)
                await asyncio.wait_for(player.play(patience=60), 120)  # each starts a program of its own first
                await player.until(lambda: bool(player.saw("ended")))
                own = {frame["by"] for frame in player.saw("did") if "how" not in frame}
                assert own == {guest.person, *(bot["person"] for bot in bots)}, "each played its own cards"
            finally:
                for program in programs:
                    if program.returncode is None:
                        program.terminate()
                said = [(await program.communicate())[1].decode() for program in programs]
        assert said == ["", ""], "nothing was refused"

    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        asyncio.run(evening(base))
