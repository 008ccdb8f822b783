"""Serves the game's page from this machine, to be played in a browser.

The game itself runs in the browser: once loaded, it asks nothing more of the server, and plays without a network.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import ipaddress
import socket
import socketserver
import sys
import webbrowser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import openhearts
from openhearts.cli.page import Page
from openhearts.cli.parser import Examples, Help
from openhearts.cli.stop import DONE, Misuse, Stop, whole_number
from openhearts.cli.words import shown, text

NAME = "serve"
FIRST_PORT = 8080
PORTS_TRIED = 20
PAGE = Path(openhearts.__file__).with_name("page")
HELP = Help("terminal-serve")
ABOUT = Help("terminal-serve-about")
EXAMPLES = Examples(
    ("openhearts serve --open", Help("terminal-example-open")),
    "openhearts serve --port 9000",
    ("openhearts serve --host 0.0.0.0", Help("terminal-example-network")),
    below=Help("terminal-serve-end"),
)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.add_argument("--host", default="127.0.0.1", help=Help("terminal-serve-host"))
    parser.add_argument("--port", type=int, help=Help("terminal-serve-port", port=str(FIRST_PORT)))
    parser.add_argument("--open", action="store_true", help=Help("terminal-serve-open"))


def run(options: argparse.Namespace) -> int:
    """Serves until Ctrl-C, which is how it is meant to end."""
    if options.port is not None:
        whole_number("--port", options.port, 0, 65535)
    with listening(options.host, options.port, PAGE) as server:
        address = address_of(options.host, server.server_address[1])
        print(text("terminal-serving", address=address), flush=True)
        for other in addresses_on_the_network(options.host, server.server_address[1]):
            print(text("terminal-serving-network", address=other), flush=True)
        if options.open:
            webbrowser.open(address)
        try:
            server.serve_forever(poll_interval=0.2)
        except KeyboardInterrupt:
            print(file=sys.stderr)  # past the ^C
    return DONE


class Server(ThreadingHTTPServer):
    """Serves one built page, and reads it again when it has been built again. FileNotFoundError if there is none."""

    daemon_threads = True
    request_queue_size = 128  # waiting to be accepted: a burst of connections is not turned away

    def __init__(self, host: str, port: int, folder: Path) -> None:
        self.index = folder / "index.html"
        self.built = self.index.stat().st_mtime_ns
        self.page = Page.read(folder)
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        super().__init__((host, port), Handler)

    def server_bind(self) -> None:
        """Binds without asking a name server who we are, as HTTPServer would."""
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = map(str, self.server_address[:2])  # type: ignore[assignment]

    def current_page(self) -> Page:
        """The page as it was built last, earlier parts beside it; while it is being built again, as it was."""
        try:
            built = self.index.stat().st_mtime_ns
            if built != self.built:
                self.page = Page.read(self.index.parent).after(self.page)
                self.built = built
        except OSError:
            pass
        return self.page

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up is no error of ours."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


class Handler(BaseHTTPRequestHandler):
    """Moves the bytes of an answer."""

    protocol_version = "HTTP/1.1"
    timeout = 60  # seconds that an idle connection is kept
    server: Server

    def do_GET(self) -> None:
        """Answers with the page's file at that address."""
        answer = self.server.current_page().answer(self.command, self.path, self.headers)  # type: ignore[arg-type]
        if answer.status == 405:
            self.close_connection = True  # its body, if any, was not read
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(answer.body)

    do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = do_GET  # noqa: N815 - http.server's names

    def version_string(self) -> str:
        """What the Server header says."""
        return "OpenHearts"

    def log_message(self, format: str, *args: Any) -> None:
        """Keeps quiet: the one line that matters is the address."""


def listening(host: str, port: int | None, folder: Path) -> Server:
    """A server at that port; without one, at the first free one from FIRST_PORT. Raises Stop, saying why not."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    for candidate in ports:
        try:
            return Server(host, candidate, folder)
        except FileNotFoundError:
            raise Stop(text("terminal-not-built", command="make play")) from None
        except PermissionError:
            raise Stop(text("terminal-port-private", port=str(candidate), option="--port")) from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                raise Misuse(text("terminal-no-listening", host=shown(host), reason=reason)) from error
    if port is not None:
        raise Stop(text("terminal-port-taken", port=str(port), option="--port"))
    last = str(FIRST_PORT + PORTS_TRIED - 1)
    raise Stop(text("terminal-ports-taken", first=str(FIRST_PORT), last=last, option="--port"))


def address_of(host: str, port: int) -> str:
    """The address to open in a browser here."""
    here = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{here}]' if ':' in here else here}:{port}/"


def addresses_on_the_network(host: str, port: int) -> list[str]:
    """Where others reach a server that listens at every address of this machine; none where it listens at one."""
    if host not in ("0.0.0.0", "", "::"):
        return []
    family, outside = (socket.AF_INET6, "2001:db8::1") if host == "::" else (socket.AF_INET, "192.0.2.1")
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((outside, 9))  # sends nothing: it only finds out from which address one would
        found.append(asking.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(row[4][0]) for row in socket.getaddrinfo(socket.gethostname(), None, family)]
    there = [each for each in dict.fromkeys(found) if not ipaddress.ip_address(each.partition("%")[0]).is_loopback]
    return [address_of(each, port) for each in there]
