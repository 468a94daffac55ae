"""A bot in a process of its own: it reads lines of JSON and writes lines of JSON (docs/bot-protocol.md).

oikumene play ancient_world --seats "human,exec:python3 examples/external_bot.py"
"""

from __future__ import annotations

import json
import random
import sys


def main() -> None:
    chance = random.Random(1)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(f"{message['game']}: I sit at {message['seat']} of {message['seats']}", file=sys.stderr)
        elif message["type"] == "refused":
            print(f"refused: {message['why']}", file=sys.stderr)
        elif message["type"] == "decide":
            print(json.dumps({"n": message["n"], "key": choose(message["question"], chance)}), flush=True)


def choose(question: dict, chance: random.Random) -> str:
    """Anything but giving up the turn, while there is anything else."""
    keys = [option["key"] for option in question["options"]]
    active = [key for key in keys if key not in ("pass", "no", "done")]
    return chance.choice(active or keys)


if __name__ == "__main__":
    main()
