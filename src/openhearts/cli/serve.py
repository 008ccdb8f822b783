"""Serves the game's page from this machine, to be played in a browser, and hosts people's tables.

Alone, one plays in the browser: once loaded, the page asks nothing more of the server, and plays without a network.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import re
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import openhearts
from openhearts.cli.database import FILE, NAMED, alone, database_of, server_part, using
from openhearts.cli.parser import Examples, Help, whole
from openhearts.cli.stop import DONE, Misuse, Stop, whole_number
from openhearts.cli.words import refused, shown, text

if TYPE_CHECKING:
    from socket import socket

NAME = "serve"
FIRST_PORT = 8080
PORTS_TRIED = 20
PORTS_LAST = 65535
LOGS = ("error", "warning", "info")
WORKERS_MOST = 64
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
    parser.add_argument("--port", type=whole, help=Help("terminal-serve-port", port=str(FIRST_PORT)))
    parser.add_argument("--open", action="store_true", help=Help("terminal-serve-open"))
    parser.add_argument("--database", metavar="URL", help=Help("terminal-serve-database", variable=NAMED, file=FILE))
    parser.add_argument(
        "--workers", type=whole, default=1, metavar="N", help=Help("terminal-serve-workers", workers="1")
    )
    parser.add_argument("--metrics", metavar="HOST:PORT", help=Help("terminal-serve-metrics"))
    parser.add_argument(
        "--log", choices=LOGS, default=LOGS[1], metavar="LEVEL", help=Help("terminal-serve-log", levels=LOGS)
    )
    parser.add_argument("--public", default="", metavar="URL", help=Help("terminal-serve-public"))


def run(options: argparse.Namespace) -> int:
    """Serves until Ctrl-C, which is how it is meant to end."""
    if options.port is not None:
        whole_number("--port", options.port, 0, PORTS_LAST)
    whole_number("--workers", options.workers, 1, WORKERS_MOST)
    if options.public and not is_address(options.public):
        raise Misuse(text("terminal-no-public-address", option="--public", given=shown(options.public)))
    with server_part():
        from openhearts.server import addresses, logs, serving
        from openhearts.server.origin import Names
        from openhearts.server.service import Settings
        from openhearts.store.opening import shared
    database = database_of(options.database)
    if options.workers > 1 and not shared(database):
        raise Misuse(text("terminal-workers-share", option="--workers", database="--database"))
    if not (PAGE / "index.html").is_file():
        raise Stop(text("terminal-not-built", command="make play"))
    metrics = metrics_at(options.metrics, options.workers)
    settings = Settings(database, Names(options.public, [options.host]), metrics=metrics)
    logs.write_logs(options.log)
    with listening(options.host, options.port) as at, contextlib.ExitStack() as served:
        if metrics:
            for worker in range(options.workers):
                listening(metrics[0], metrics[1] + worker, "--metrics").close()  # taken: now it can still be said
        served.enter_context(alone(database))  # creates the file
        with using(database):
            serving.prepare(settings)
        port = at.getsockname()[1]
        address = addresses.address_of(options.host, port)
        with contextlib.suppress(KeyboardInterrupt):  # before the server takes the signal
            print(text("terminal-serving", address=address), flush=True)
            for other in addresses.addresses_on_the_network(options.host, port):
                print(text("terminal-serving-network", address=other), flush=True)
            if options.open:
                webbrowser.open(address)
            serving.serve(at, PAGE, settings, options.workers)
        if sys.stderr.isatty():
            print(file=sys.stderr)  # past the ^C
    return DONE


def is_address(given: str) -> bool:
    """Whether that is the address of a server, as a browser shows it."""
    if any(map(str.isspace, given)):
        return False  # `urlsplit` would take it for a part of the host, which no browser could ask for
    try:
        parts = urlsplit(given)
        more = parts.path.rstrip("/") or {"?", "#"} & set(given) or "@" in parts.netloc or parts.port == 0
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not more


def metrics_at(given: str | None, workers: int = 1) -> tuple[str, int] | None:
    """An address and a port; of this machine, if only a port was given. Raises Misuse if it is none, or if not each of
    the workers can have the next one.
    """
    if given is None:
        return None
    host, _, port = given.rpartition(":")
    most = PORTS_LAST - workers + 1
    if not re.fullmatch(r"[0-9]{1,5}", port) or not 0 < int(port) <= most:
        raise Misuse(text("terminal-no-metrics", option="--metrics", least="1", most=str(most), given=shown(given)))
    return host.strip("[]") or "127.0.0.1", int(port)


def listening(host: str, port: int | None, option: str = "--port") -> socket:
    """Listens at that port; without one, at the first free one from FIRST_PORT. Raises Stop, saying why not."""
    from openhearts.server import addresses

    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    for candidate in ports:
        try:
            return addresses.listening(host, candidate)
        except PermissionError:
            raise Stop(text("terminal-port-private", port=str(candidate), option=option)) from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Misuse(text("terminal-no-listening", host=shown(host), reason=refused(error))) from error
    if port is not None:
        raise Stop(text("terminal-port-taken", port=str(port), option=option))
    last = str(FIRST_PORT + PORTS_TRIED - 1)
    raise Stop(text("terminal-ports-taken", first=str(FIRST_PORT), last=last, option=option))
