"""`python -m oikumene` is the `oikumene` command."""

from __future__ import annotations

import sys

from oikumene.cli import main

if __name__ == "__main__":
    sys.exit(main())
