"""People's tables: who sits where, whose turn it is, what is said, and how games end. No sockets, clocks, databases or
randomness: the layers above supply them.

`Table` is a fold over its log; the docstring of `openhearts.tables.table` says what a host of tables has to do.
"""

from openhearts.tables.frames import decoded, encoded
from openhearts.tables.person import Person
from openhearts.tables.protocol import Limits
from openhearts.tables.refusals import Refusal
from openhearts.tables.table import Done, Table, answer, command_from

__all__ = [
    "Done",
    "Limits",
    "Person",
    "Refusal",
    "Table",
    "answer",
    "command_from",
    "decoded",
    "encoded",
]
