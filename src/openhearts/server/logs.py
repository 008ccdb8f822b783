"""The server's log: one JSON object per line, on standard error. Of exceptions it has the type and the place in the
code, but not the message, which could contain anything.
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
"""The attributes of every record; any others were passed as `extra`."""


class JsonLines(logging.Formatter):
    """Formats records as JSON lines."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
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
    """The message; of other libraries only its first line, because asyncio appends details of the failed task."""
    message = record.getMessage()
    return message if record.name.partition(".")[0] in OURS else message.partition("\n")[0]


def write_logs(level: str) -> None:
    """Starts to write records of that level and above; of other libraries, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in OURS:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(LEVELS[level])
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(LEVELS[level], logging.WARNING))
