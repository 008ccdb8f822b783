"""Answers requests for the built page: which file, in which encoding, with which headers.

Apart from reading the files once, it does no I/O: a request goes in, an answer comes out; `site` sends it. Only files
that were found in the folder are ever sent, so no path can lead outside it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from urllib.parse import unquote

from openhearts.words import words

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".txt": "text/plain; charset=utf-8",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # in order of preference

LIST = "files.json"
"""The build's list of the page's files, each with its SHA-256. It is written last."""

HASHED = re.compile(r"^/assets/[^/]+-[\w-]{8,}\.\w+$")  # names that contain a hash of the content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# The page's own policy. Without one, everything from other origins is still forbidden.
POLICY = re.compile(rb'<meta http-equiv="Content-Security-Policy" content="([^"]*)"')
NO_POLICY = b"default-src 'self'"


@dataclass(frozen=True)
class Answer:
    """An HTTP response; `body` is empty for HEAD and 304, whose headers still describe the body."""

    status: int
    headers: dict[str, str]
    body: bytes = b""


@dataclass(frozen=True)
class File:
    """One file of the page, with its compressed siblings by encoding, and the hash of each; "" is the file itself."""

    kind: str
    body: bytes
    encoded: Mapping[str, bytes]
    hashes: Mapping[str, str]
    listed: bool
    "Whether it is as the build has listed it. Otherwise it may be half-written, and no browser is to keep it."

    def tag(self, encoding: str) -> str:
        """The entity tag. It is that of the bytes which are sent, since a sibling may be of another build."""
        return f'"{self.hashes[encoding][:20]}{"-" + encoding if encoding else ""}"'


@dataclass(frozen=True)
class Page:
    """The files of a built page by path ("/", "/assets/index-3fa9c1d2.js")."""

    files: Mapping[str, File]
    policy: str
    listed: bool = False
    "Whether the build's list of files is there."
    whole: bool = True
    "Whether all listed files are there, as listed. It isn't while a build or an installation is writing them."

    @classmethod
    def read(cls, folder: Path) -> Page:
        """Reads the page built into `folder`, without files that aren't as listed. Raises FileNotFoundError if there is
        none.
        """
        listed = _listed(folder)
        there = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        bodies = {name: path.read_bytes() for name, path in there.items() if name != LIST}
        hashes = {name: sha256(body).hexdigest() for name, body in bodies.items()}
        right = {name for name in bodies if hashes[name] == listed.get(name, hashes[name])}
        files: dict[str, File] = {}
        for name in sorted(right):
            path = there[name]
            if path.suffix in ENCODINGS.values():
                continue
            siblings = {each: name + ending for each, ending in ENCODINGS.items() if name + ending in right}
            encoded = {each: bodies[sibling] for each, sibling in siblings.items()}
            tags = {"": hashes[name]} | {each: hashes[sibling] for each, sibling in siblings.items()}
            kind = TYPES.get(path.suffix, "application/octet-stream")
            files["/" + name] = File(kind, bodies[name], encoded, tags, listed.keys() >= {name, *siblings.values()})
        if "/index.html" not in files:
            raise FileNotFoundError(str(folder / "index.html"))
        files["/"] = files["/index.html"]
        return cls(files, policy_of(files["/"].body), bool(listed), right >= listed.keys())

    def after(self, before: Page) -> Page:
        """This page with the assets of an earlier build added, which tabs that still show that build may request."""
        parts = {address: file for address, file in before.files.items() if HASHED.match(address)}
        return replace(self, files={**parts, **self.files})

    def answer(self, method: str, target: str, headers: Mapping[str, str]) -> Answer:
        """The answer to a request. The keys of `headers` are spelled as in HTTP ("Accept-Encoding")."""
        if method not in ("GET", "HEAD"):
            return self._words(
                405, words().text("terminal-http-method", get="GET", head="HEAD"), {"Allow": "GET, HEAD"}
            )
        found = self._found(target, headers)
        return replace(found, body=b"") if method == "HEAD" else found

    def _found(self, target: str, headers: Mapping[str, str]) -> Answer:
        try:
            path = unquote(target.partition("?")[0], errors="strict")
        except ValueError:
            return self._words(400, words().text("terminal-http-address"))
        file = self.files.get(path)
        if file is None:
            return self._words(404, words().text("terminal-http-nothing", home="/"))
        encoding = chosen_encoding(headers.get("Accept-Encoding") or "", file)
        body = file.encoded[encoding] if encoding else file.body
        tag = file.tag(encoding)
        about = {
            **self._security(),
            "ETag": tag,
            "Cache-Control": FOREVER if HASHED.match(path) and file.listed else ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        known = [part.strip().removeprefix("W/") for part in (headers.get("If-None-Match") or "").split(",")]
        if tag in known or known == ["*"]:
            return Answer(304, about)
        about |= {"Content-Type": file.kind, "Content-Length": str(len(body))}
        if encoding:
            about["Content-Encoding"] = encoding
        return Answer(200, about, body)

    def _words(self, status: int, words: str, more: Mapping[str, str] | None = None) -> Answer:
        body = (words + "\n").encode()
        about = {"Content-Type": TYPES[".txt"], "Content-Length": str(len(body)), "Cache-Control": "no-store"}
        return Answer(status, {**self._security(), **about, **(more or {})}, body)

    def _security(self) -> dict[str, str]:
        return {
            "Content-Security-Policy": self.policy,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
        }


def _listed(folder: Path) -> dict[str, str]:
    """The build's list of files; empty if there is none, or only half of it."""
    try:
        listed: dict[str, str] = json.loads((folder / LIST).read_bytes())
    except (FileNotFoundError, ValueError):
        return {}
    return listed


def policy_of(index: bytes) -> str:
    """The page's own Content-Security-Policy, with the ban on framing, which only works in a header."""
    found = POLICY.search(index)
    return (found[1] if found else NO_POLICY).decode() + "; frame-ancestors 'none'"


def chosen_encoding(accepted: str, file: File) -> str:
    """The best encoding that the client accepts (RFC 9110 §12.5.3) and the file has; "" for none."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.strip().partition(";")
        try:
            weights[name.strip()] = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            weights[name.strip()] = 0
    takes = [name for name in ENCODINGS if name in file.encoded and weights.get(name, weights.get("*", 0)) > 0]
    return takes[0] if takes else ""
