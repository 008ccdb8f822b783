"""Monitoring: metrics and logs, with nothing private in them."""

import asyncio
import json
import logging
import re
import socket
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from openhearts.cli import main
from openhearts.server.logs import JsonLines
from openhearts.server.measures import Spread
from openhearts.store import Unavailable, open_store
from tests.databases import empty_database
from tests.served import process, serving, settings
from tests.wire import Guest


def free_ports(many: int) -> int:
    """The first of so many consecutive free ports."""
    for first in range(20_000, 60_000, 7):
        try:
            for port in range(first, first + many):
                with socket.socket() as trying:
                    trying.bind(("127.0.0.1", port))
        except OSError:
            continue
        return first
    raise AssertionError("no ports are free")


def metrics_of(port: int) -> dict[str, float]:
    """The metrics as Prometheus would read them."""
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_metrics_tell_of_tables_moves_and_time(tmp_path: Path) -> None:
    port = free_ports(1)

    async def evening(base: str) -> None:
        guest = await Guest.come(base, "Maud")
        table = await guest.open(rules={"end": {"hands": 1}}, bot="easy")
        async with guest.at(table) as player:
            await player.ask("ready")
            assert (await player.ask("return"))["answer"] == "refused"
            await player.play()
            told = await asyncio.to_thread(metrics_of, port)
            assert told["openhearts_tables"] == told["openhearts_connections"] == told["openhearts_ready"] == 1
            assert told["openhearts_moves_total"] == len(player.saw("did")) >= 56
            assert told["openhearts_refusals_total"] >= 1
            own = 1 + sum("how" not in frame for frame in player.saw("did"))
            assert told["openhearts_command_seconds_count"] == own
            assert told['openhearts_command_seconds_bucket{le="+Inf"}'] == own
            assert told["openhearts_thinking_seconds_count"] == len(player.saw("did")) - own + 1
            assert 0 < told["openhearts_thinking_seconds_sum"] < 60

    with serving(tmp_path, settings(tmp_path / "t.sqlite", metrics=("127.0.0.1", port))) as base:
        asyncio.run(evening(base))
        assert httpx.get(f"{base}/metrics").status_code == 404, "nobody outside sees them"
    with pytest.raises(httpx.ConnectError):
        metrics_of(port)


def test_every_worker_has_its_own_port(tmp_path: Path, postgres_url: str) -> None:
    port = free_ports(2)
    options = ("--workers", "2", "--metrics", str(port), "--log", "info")
    with process(tmp_path, empty_database(postgres_url), *options) as (running, _base):

        def both() -> list[float]:
            return [metrics_of(port + number)["openhearts_tables"] for number in range(2)]

        for attempt in range(100):
            try:
                assert both() == [0, 0]
                break
            except httpx.ConnectError:
                assert attempt < 99
                asyncio.run(asyncio.sleep(0.1))
        running.terminate()
        assert running.wait(20) == 0
        assert running.stderr is not None
        lines = [json.loads(line) for line in running.stderr.read().splitlines()]
    assert [line["message"] for line in lines if line["from"].startswith("openhearts")].count("serving") == 2
    assert len({line["worker"] for line in lines}) == 2


def test_times_are_counted_up_to_each_limit() -> None:
    spread = Spread((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        spread.add(seconds)
    assert spread.buckets() == [("0.1", 2), ("1.0", 3), ("+Inf", 4)]
    assert spread.total == pytest.approx(7.65)


def test_a_log_has_a_json_object_a_line_and_no_words_of_exceptions() -> None:
    try:
        raise ValueError("the secret is 7")
    except ValueError:
        record = logging.getLogger("openhearts.x").makeRecord(
            "openhearts.x", logging.ERROR, __file__, 1, "a table: %s", ("t1",), sys.exc_info(), extra={"table": "t1"}
        )
    [line] = JsonLines().format(record).splitlines()
    told = json.loads(line)
    assert (told["level"], told["from"], told["message"]) == ("error", "openhearts.x", "a table: t1")
    assert (told["error"], told["table"]) == ("ValueError", "t1")
    assert re.search(r"test_server_watch\.py:\d+ test_a_log", told["where"][0])
    assert "secret" not in line


def test_what_a_database_refuses_does_not_name_what_was_to_be_written(tmp_path: Path) -> None:
    async def work() -> None:
        store = await open_store(str(tmp_path / "t.sqlite"))
        with pytest.raises(Unavailable) as failed:
            await store.write(text("INSERT INTO nowhere VALUES (:secret)").bindparams(secret="x" * 40))
        assert "nowhere" in str(failed.value)
        assert "x" * 40 not in str(failed.value)
        await store.close()

    asyncio.run(work())


def test_where_metrics_are_told_has_to_be_a_port() -> None:
    assert main(["serve", "--metrics", "here"]) == 2
