"""The audit of our dependencies: a known vulnerability fails it; a service that doesn't answer doesn't."""

import gzip
import json
import shutil
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

import pytest

from tools import audit


class Advisories(BaseHTTPRequestHandler):
    """Answers like an advisory service: one vulnerability in uvicorn, one in svelte."""

    known = True

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        asked = json.loads(gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body)
        told: object
        if self.path == "/query":
            name = asked["package"]["name"]
            package = {"name": name, "ecosystem": "PyPI"}
            vulnerable = {
                "id": "PYSEC-1",
                "summary": "It falls over",
                "modified": "2026-01-01T00:00:00Z",
                "affected": [{"package": package, "versions": [asked["version"]]}],
            }
            told = {"vulns": [vulnerable]} if self.known and name == "uvicorn" else {}
        else:
            about = {"id": 1, "url": "advisory-1", "title": "It falls over", "severity": "high", "name": "svelte"}
            told = {"svelte": [{**about, "vulnerable_versions": "*"}]} if self.known and "svelte" in asked else {}
        self._answer(200, told)

    def do_GET(self) -> None:
        self._answer(200, {"name": unquote(self.path[1:]), "versions": {}, "dist-tags": {}})

    def _answer(self, status: int, told: object) -> None:
        body = json.dumps(told).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Discard: nobody reads the log."""


@pytest.fixture
def service() -> Iterator[str]:
    """The address of an advisory service."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Advisories)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    thread.join()
    server.server_close()


needs_page = pytest.mark.skipif(
    not (audit.ROOT / "web" / "node_modules").is_dir() or shutil.which("npm") is None,
    reason="the page isn't built here",
)


@pytest.mark.parametrize("known", [True, False])
def test_the_python_packages(service: str, known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Advisories, "known", known)
    found = audit.vulnerable_python("-s", "osv", "--osv-url", f"{service}/query", "--cache-dir", str(tmp_path))
    assert [each.split(" ")[0] + each[each.index(":") :] for each in found] == ["uvicorn: PYSEC-1"] * known


@needs_page
@pytest.mark.parametrize("known", [True, False])
def test_the_packages_of_the_page(service: str, known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Advisories, "known", known)
    found = audit.vulnerable_page("--omit=optional", f"--registry={service}", f"--cache={tmp_path}")
    assert ["svelte" in each and "advisory-1" in each for each in found] == [True] * known


def test_what_cannot_be_asked_is_said_and_passes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    passed_over = '{"dependencies": [{"name": "uvicorn", "skip_reason": "not found"}]}'
    for answer in ("", "no JSON", "[]", '{"error": {}}', passed_over):
        monkeypatch.setattr(audit, "PYTHON", ("echo", answer))
        monkeypatch.setattr(audit, "PAGE", ("echo", answer))
        assert audit.main() == 0
        assert capsys.readouterr().out.count("No advisories can be had from here") == 2
    monkeypatch.setattr(audit, "PAGE", ("no-such-program",))
    with pytest.raises(audit.NotAsked):
        audit.vulnerable_page()
    monkeypatch.setattr(audit, "PYTHON", ("sleep", "60"))
    with pytest.raises(audit.NotAsked):
        audit.vulnerable_python(within=0.1)


def test_what_is_known_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    python = {"dependencies": [{"name": "uvicorn", "version": "1", "vulns": [{"id": "PYSEC-1"}]}]}
    monkeypatch.setattr(audit, "PYTHON", ("echo", json.dumps(python)))
    monkeypatch.setattr(audit, "PAGE", ("echo", '{"vulnerabilities": {}}'))
    assert audit.main() == 1
    assert "uvicorn 1: PYSEC-1" in capsys.readouterr().out
