"""People's tables: who sits where, whose turn it is, what is said, what it all comes to. Never a socket, a clock, a
database or chance: the layers above bring them.

`Table` is a fold over its log; its docstring says what a host of tables has to do.
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
