"""`python -m openhearts` is the command `openhearts`."""

import sys

from openhearts.cli import main

if __name__ == "__main__":
    sys.exit(main())
