"""Draw the terminal table as docs/pictures/terminal.svg: `python docs/pictures/terminal.py`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

COLUMNS = 104
KEYS = "4\n1\nq\nn\n"
COMMAND = ["play", "ancient_world", "--seats", "human,random,random", "--seed", "3", "--lang", "en"]


def main() -> None:
    env = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(COLUMNS), "TERM": "xterm-256color"}
    done = subprocess.run(
        [sys.executable, "-m", "oikumene", *COMMAND], input=KEYS, capture_output=True, text=True, env=env, check=False
    )
    shown = done.stdout.split("Which citizen")[0]
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi(shown.rstrip()))
    svg = console.export_svg(title="make play")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no picture of ours asks another host for a font
    Path(__file__).with_name("terminal.svg").write_text(svg.replace("Fira Code", "DejaVu Sans Mono"), encoding="utf-8")


if __name__ == "__main__":
    main()
