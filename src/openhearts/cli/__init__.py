"""The command line: `openhearts play | serve | score | rules | verify | arena | probe | bench`.

Everything it does, it does through the public names.
"""

from openhearts.cli.main import main

__all__ = ["main"]
