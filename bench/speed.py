"""Decisions, games, clones and options a second, beside catanatron: `make bench`."""

from __future__ import annotations

import sys

from oikumene.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", *sys.argv[1:]]))
