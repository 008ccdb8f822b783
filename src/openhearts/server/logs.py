"""The server's log: a JSON object a line, on standard error. Of what went wrong it has the kind and the place in the
code, not the words of the exception, in which there might be anything.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

LEVELS = {"error": logging.ERROR, "warning": logging.WARNING, "info": logging.INFO}
OURS = ("openhearts", "uvicorn", "litestar")
KNOWN = {*vars(logging.makeLogRecord({})), "message", "taskName"}
"""What every record has; the rest was said with it."""


class JsonLines(logging.Formatter):
    """A record as a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "worker": record.process,
            "message": _message(record),
        }
        told |= {name: value for name, value in vars(record).items() if name not in KNOWN}
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            told["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(told, ensure_ascii=False, default=str)


def _message(record: logging.LogRecord) -> str:
    """What was said; of others than us the first line alone, for asyncio goes on with whatever was at work."""
    message = record.getMessage()
    return message if record.name.partition(".")[0] in OURS else message.partition("\n")[0]


def write_logs(level: str) -> None:
    """From now on everything of that level and above is written; of others than us, what went wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in OURS:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(LEVELS[level])
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(LEVELS[level], logging.WARNING))
