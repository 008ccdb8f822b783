"""Our server for benchmarks: `python -m bench.load.serve DATABASE [WORKERS]`. It prints its port.

It is like `openhearts serve`, but without the limit on commands per connection, which no person reaches but every
benchmark client does.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from openhearts.server import serving
from openhearts.server.addresses import listening
from openhearts.server.service import Settings

UNLIMITED = (1e9, 1e9)


def main() -> None:
    """Serves until a signal stops it."""
    database, workers = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    settings = Settings(database, commands=UNLIMITED)
    serving.prepare(settings)
    at = listening("127.0.0.1", 0)
    with TemporaryDirectory() as folder:
        (Path(folder) / "index.html").write_bytes(b"<html></html>")
        print("port", at.getsockname()[1], flush=True)
        serving.serve(at, Path(folder), settings, workers)


if __name__ == "__main__":
    main()
