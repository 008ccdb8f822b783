"""The answers for the built page: its files, their types and encodings, and what browsers may keep of them."""

import gzip
import hashlib
import http.client
import json
import re
import socket
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from openhearts.cli import serve
from openhearts.server import site
from openhearts.server.page import LIST, Answer, Page, policy_of
from tests.served import serving, settings

POLICY = "default-src 'self'; script-src 'self' 'sha256-AbC+/='"
INDEX = (
    f'<html><meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    '<script type="module" src="./assets/main-3fA9_c1d.js"></script></html>'
).encode()
PROGRAM = b"console.log('a card')\n" * 50
PACKED = gzip.compress(PROGRAM, mtime=0)
HASHED = "/assets/main-3fA9_c1d.js"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built page, small."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(INDEX)
    (page / "sw.js").write_bytes(b"// the service worker")
    (page / "manifest.webmanifest").write_bytes(b"{}")
    (page / "assets" / "core-0a1b2c3d.wasm").write_bytes(b"\0asm")
    (page / "assets" / "main-3fA9_c1d.js").write_bytes(PROGRAM)
    (page / "assets" / "main-3fA9_c1d.js.gz").write_bytes(PACKED)
    (page / "assets" / "main-3fA9_c1d.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_bytes(b"not yours")
    return page


@pytest.fixture
def page(folder: Path) -> Page:
    return Page.read(listed(folder))


def listed(folder: Path) -> Path:
    """Lists the files of a page, as the build does in the end."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != LIST)
    hashes = {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    (folder / LIST).write_text(json.dumps(hashes))
    return folder


@pytest.mark.parametrize(
    ("target", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/?seed=7", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/assets/core-0a1b2c3d.wasm", "application/wasm"),
        (HASHED, "text/javascript; charset=utf-8"),
    ],
)
def test_files_and_their_types(page: Page, target: str, kind: str) -> None:
    answer = page.answer("GET", target, {})
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
    assert answer.headers["Content-Length"] == str(len(answer.body))
    head = page.answer("HEAD", target, {})
    assert (head.status, head.headers, head.body) == (200, answer.headers, b"")


@pytest.mark.parametrize(
    "target",
    ["/nothing", "/assets", "/assets/", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt",
     "/assets/../index.html", "/index.html/", "/assets/main-3fA9_c1d.js.gz", "/\0", "/%00", "*", "",
     "//here/index.html", "http://here/index.html"],
)  # fmt: skip
def test_nothing_else_is_served(page: Page, target: str) -> None:
    answer = page.answer("GET", target, {})
    assert answer.status == 404
    assert b"not yours" not in answer.body
    assert page.answer("HEAD", target, {}).body == b""


def test_an_address_that_is_none(page: Page) -> None:
    answer = page.answer("GET", "/%ff", {})
    assert answer.status == 400
    assert page.answer("HEAD", "/%ff", {}) == Answer(400, answer.headers)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_other_methods_are_refused(page: Page, method: str) -> None:
    answer = page.answer(method, "/", {})
    assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("", None),
        ("identity", None),
        ("gzip;q=x", None),
    ],
)
def test_the_encoding_that_the_browser_takes(page: Page, accepted: str, encoding: str | None) -> None:
    answer = page.answer("GET", HASHED, {"Accept-Encoding": accepted})
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Length"] == str(len(answer.body))
    assert answer.body == {"br": b"brotli", "gzip": PACKED, None: PROGRAM}[encoding]


def test_a_file_without_siblings_goes_as_it_is(page: Page) -> None:
    assert "Content-Encoding" not in page.answer("GET", "/", {"Accept-Encoding": "br, gzip"}).headers


def test_only_hashed_names_are_kept_for_good(page: Page) -> None:
    assert "immutable" in page.answer("GET", HASHED, {}).headers["Cache-Control"]
    for target in ("/", "/index.html", "/sw.js", "/manifest.webmanifest"):
        assert page.answer("GET", target, {}).headers["Cache-Control"] == "no-cache"


def test_what_the_browser_has_is_not_sent_again(page: Page) -> None:
    tag = page.answer("GET", HASHED, {}).headers["ETag"]
    packed = page.answer("GET", HASHED, {"Accept-Encoding": "gzip"}).headers["ETag"]
    assert tag != packed
    again = page.answer("GET", HASHED, {"If-None-Match": f'"other", W/{tag}'})
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", tag)
    assert page.answer("GET", HASHED, {"If-None-Match": packed}).status == 200
    assert page.answer("GET", HASHED, {"If-None-Match": "*"}).status == 304


def test_the_page_may_do_what_it_says_itself_and_be_framed_by_nobody(page: Page) -> None:
    assert page.policy == f"{POLICY}; frame-ancestors 'none'"
    for target in ("/", HASHED, "/nothing"):
        headers = page.answer("GET", target, {}).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Content-Security-Policy"] == page.policy
    assert policy_of(b"<html>") == "default-src 'self'; frame-ancestors 'none'"


def test_tabs_of_an_earlier_build_find_its_parts_but_no_earlier_page(page: Page, folder: Path) -> None:
    (folder / "assets" / "main-3fA9_c1d.js").rename(folder / "assets" / "main-Zz9_y8x7.js")
    (folder / "manifest.webmanifest").unlink()
    (folder / "sw.js").write_bytes(b"// the next service worker")
    now = Page.read(listed(folder)).after(page)
    assert now.answer("GET", HASHED, {}).body == PROGRAM
    assert now.answer("GET", "/assets/main-Zz9_y8x7.js", {}).body == PROGRAM
    assert now.answer("GET", "/sw.js", {}).body == b"// the next service worker"
    assert now.answer("GET", "/manifest.webmanifest", {}).status == 404


def test_the_list_of_files_is_not_served(page: Page) -> None:
    assert page.answer("GET", f"/{LIST}", {}).status == 404


def test_a_tag_is_that_of_the_bytes_which_are_sent(page: Page, folder: Path) -> None:
    """The compressed file may be written after the other one, and each would be kept under the other's name."""
    packed = {"Accept-Encoding": "gzip"}
    (folder / "assets" / "main-3fA9_c1d.js.gz").write_bytes(gzip.compress(b"of an earlier build"))
    now = Page.read(listed(folder))
    assert now.answer("GET", HASHED, packed).headers["ETag"] != page.answer("GET", HASHED, packed).headers["ETag"]
    assert now.answer("GET", HASHED, {}).headers["ETag"] == page.answer("GET", HASHED, {}).headers["ETag"]


def test_no_browser_keeps_what_may_be_half_written(folder: Path) -> None:
    assert Page.read(folder).answer("GET", HASHED, {}).headers["Cache-Control"] == "no-cache"
    (listed(folder) / HASHED[1:]).write_bytes(PROGRAM[:5])
    half = Page.read(folder)
    assert not half.whole
    assert half.answer("GET", HASHED, {}).status == 404
    assert half.answer("GET", "/", {}).status == 200
    (folder / LIST).write_text("{")
    assert Page.read(folder).answer("GET", HASHED, {}).headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("late", ["sw.js", "assets/main-3fA9_c1d.js.br", LIST])
def test_a_build_is_served_once_it_is_whole(folder: Path, monkeypatch: pytest.MonkeyPatch, late: str) -> None:
    monkeypatch.setattr(site, "LOOK_EVERY", 0.0)
    built = site.Built(listed(folder))
    (folder / "sw.js").write_bytes(b"// the next service worker")
    (folder / "index.html").write_bytes(INDEX + b"<!-- built again -->")
    listed(folder)
    whole = (folder / late).read_bytes()
    for half in (None, b"", whole[:-1]):
        (folder / late).unlink() if half is None else (folder / late).write_bytes(half)
        assert built.page.answer("GET", "/", {}).body == INDEX
        assert built.page.answer("GET", "/sw.js", {}).body == b"// the service worker"
    (folder / late).write_bytes(whole)
    assert built.page.answer("GET", "/", {}).body == INDEX + b"<!-- built again -->"
    assert built.page.answer("GET", "/sw.js", {}).body == b"// the next service worker"


def test_a_server_that_starts_during_a_build_serves_what_is_right_and_soon_the_rest(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "LOOK_EVERY", 0.0)
    (listed(folder) / "sw.js").write_bytes(b"// the")
    built = site.Built(folder)
    assert built.page.answer("GET", "/", {}).status == 200
    assert built.page.answer("GET", "/sw.js", {}).status == 404
    (folder / "sw.js").write_bytes(b"// the service worker")
    assert built.page.answer("GET", "/sw.js", {}).status == 200


@pytest.fixture
def at(folder: Path, tmp_path: Path) -> Iterator[http.client.HTTPConnection]:
    """A connection to a server of the page."""
    with serving(tmp_path, settings(tmp_path / "t.sqlite"), page=folder) as address:
        port = int(address.rpartition(":")[2])
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        yield connection
        connection.close()


def test_over_the_wire(at: http.client.HTTPConnection, folder: Path) -> None:
    for method, target, status in (("GET", "/", 200), ("HEAD", "/", 200), ("GET", "/no", 404), ("POST", "/", 405)):
        at.request(method, target, body=b"x=1" if method == "POST" else None)
        response = at.getresponse()
        body = response.read()
        assert response.status == status
        assert response.headers["Server"] == "OpenHearts"
        assert body == (INDEX if (method, status) == ("GET", 200) else body)
        assert (body == b"") == (method == "HEAD")
    tag = response_tag(at)
    at.request("GET", "/", headers={"If-None-Match": tag})
    response = at.getresponse()
    assert (response.status, response.read()) == (304, b"")
    (folder / "assets" / "main-3fA9_c1d.js").unlink()
    (folder / "index.html").write_bytes(INDEX + b"<!-- built again -->")
    assert response_tag(at) != tag
    at.request("GET", HASHED)
    response = at.getresponse()
    assert (response.status, response.read()) == (200, PROGRAM)


def response_tag(at: http.client.HTTPConnection) -> str:
    at.request("GET", "/")
    response = at.getresponse()
    response.read()
    return response.headers["ETag"]


def test_bytes_that_are_no_request_end_only_their_own_connection(
    at: http.client.HTTPConnection, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_connection((at.host, at.port), timeout=10) as raw:
        raw.sendall(b"\x16\x03\x01 not http\r\n\r\n")
        assert raw.recv(100)
    assert response_tag(at)
    assert caplog.text == "", "nobody fills a log"


def test_the_built_page_and_its_header_forbid_the_same() -> None:
    built = (serve.PAGE / "index.html").read_bytes()
    said = re.search(rb'http-equiv="Content-Security-Policy" content="([^"]+)"', built)
    assert said
    in_page = set(said[1].decode().split("; "))
    in_header = set(Page.read(serve.PAGE).policy.split("; "))
    assert in_header - in_page == {"frame-ancestors 'none'"}, "what browsers heed in a header only"
    assert in_page <= in_header
    scripts = re.findall(rb"<script>(.*?)</script>", built, re.DOTALL)
    assert scripts
    digests = [f"'sha256-{b64encode(hashlib.sha256(script).digest()).decode()}'" for script in scripts]
    assert " ".join(["script-src 'self' 'wasm-unsafe-eval'", *digests]) in in_page
    assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'none'"} <= in_page


def test_the_build_lists_its_files() -> None:
    built = Page.read(serve.PAGE)
    assert built.listed
    assert built.whole
    assert all(file.listed for file in built.files.values())
