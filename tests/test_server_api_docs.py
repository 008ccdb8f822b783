"""The reference of the HTTP API names every address and every code, and nothing else."""

import re
from pathlib import Path

from litestar.routes import WebSocketRoute

from openhearts.server.service import Settings
from openhearts.server.site import application

DOCUMENT = (Path(__file__).parent.parent / "docs" / "reference" / "http-api.md").read_text(encoding="utf-8")


def test_every_address_is_described() -> None:
    found = set()
    for route in application(Settings(":memory:")).routes:
        path = re.sub(r":(str|int)\}", "}", route.path)
        if path.startswith("/api/v1/") and not path.startswith("/api/v1/schema"):
            methods = {"WebSocket"} if isinstance(route, WebSocketRoute) else set(route.methods) - {"OPTIONS"}
            found |= {f"{method} {path.removeprefix('/api/v1')}" for method in methods}
    described = set(re.findall(r"^\| `((?:GET|POST|WebSocket) [^`]+)` \|", DOCUMENT, re.MULTILINE))
    assert described == found
