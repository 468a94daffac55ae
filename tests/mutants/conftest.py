"""The lists of mutants import each other by name, also where only their doctests are looked for."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
