"""The reference of the HTTP API names every address and every code, and nothing else."""

import re
from inspect import getdoc
from pathlib import Path
from typing import get_args

from litestar.routes import WebSocketRoute

from openhearts.server.problem import STATUSES
from openhearts.server.service import Settings
from openhearts.server.site import application
from openhearts.tables.protocol import LobbyNews

LOBBY = get_args(LobbyNews)
DOCUMENT = (Path(__file__).parent.parent / "docs" / "reference" / "http-api.md").read_text(encoding="utf-8")


def test_every_address_is_described() -> None:
    found = set()
    for route in application(Settings(":memory:")).routes:
        path = re.sub(r":(str|int)\}", "}", route.path)
        if path.startswith("/api/v1/") and not path.startswith("/api/v1/schema"):
            methods = {"WebSocket"} if isinstance(route, WebSocketRoute) else set(route.methods) - {"OPTIONS"}
            found |= {f"{method} {path.removeprefix('/api/v1')}" for method in methods}
    described = set(re.findall(r"^\| `((?:GET|POST|PUT|DELETE|WebSocket) [^`]+)` \|", DOCUMENT, re.MULTILINE))
    assert described == found


def test_all_news_of_the_lobby_are_described() -> None:
    for kind in LOBBY:
        meaning = " ".join((getdoc(kind) or "").split())
        row = re.search(
            rf"^\| `{kind.__struct_config__.tag}` \| (.*) \| {re.escape(meaning)} \|$", DOCUMENT, re.MULTILINE
        )
        assert row, kind
        assert tuple(re.findall(r"`(\w+)`", row[1])) == kind.__struct_fields__


def test_every_refusal_is_described() -> None:
    rows = dict(re.findall(r"^\| (\d{3}) \| (.*) \|$", DOCUMENT, re.MULTILINE))
    assert {int(status): tuple(re.findall("`(.*?)`", codes)) for status, codes in rows.items()} == STATUSES


def test_the_open_api_has_every_address() -> None:
    schema = application(Settings(":memory:")).openapi_schema.to_schema()
    paths = {path.removeprefix("/api/v1") for path in schema["paths"]}
    described = re.findall(r"^\| `(?:GET|POST|PUT|DELETE) ([^`]+)` \|", DOCUMENT, re.MULTILINE)
    assert paths == set(described)
