"""The suite from the command line: one line a check, the first failure of each as a sentence."""

from __future__ import annotations

import argparse
import json
import sys
import time
from importlib import import_module
from typing import Any

from oikumene.conformance.reach import reached
from oikumene.conformance.suite import CHECKS, attempt, cases, fingerprint
from oikumene.conformance.walking import LONGEST
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game


def find_game(name: str) -> Game[Any]:
    """A registered game by its id, or `module:attribute`."""
    module, _, attribute = name.partition(":")
    if attribute:
        found: Game[Any] = getattr(import_module(module), attribute)
        return found
    known: Game[Any] = import_module("oikumene").game(name)
    return known


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m oikumene.conformance", description=__doc__.split("\n")[0])
    parser.add_argument("game", help="the id of a game, or module:attribute")
    parser.add_argument("--games", type=int, default=1, help="random games for each set-up (default: 1)")
    parser.add_argument("--only", action="append", choices=tuple(CHECKS), help="only this check (may be repeated)")
    parser.add_argument(
        "--reach", action="store_true", help="count which words and cards random play reaches, check nothing"
    )
    parser.add_argument("--json", action="store_true", help="with --reach: as JSON")
    parser.add_argument(
        "--longest", type=int, default=LONGEST, help=f"answers after which a game has no end (default: {LONGEST})"
    )
    parser.add_argument("--fingerprint", action="store_true", help="print the hashes of the final states, nothing else")
    given = parser.parse_args(arguments)
    try:
        game = find_game(given.game)
    except (Refused, ImportError, AttributeError) as why:
        print(f"{given.game}: {why}", file=sys.stderr)
        return 2
    if given.fingerprint:
        print(fingerprint(game, given.games))
        return 0
    if given.reach:
        reach = reached(game, given.games, given.longest)
        print(json.dumps(reach.to_json(), ensure_ascii=False, indent=1) if given.json else reach)
        return 0
    return report(game, given.games, given.only or list(CHECKS), given.longest)


def report(game: Game[Any], games: int, names: list[str], longest: int = LONGEST) -> int:
    """One line a check; the first failure of each as a sentence."""
    failed = 0
    for name in names:
        began = time.perf_counter()
        compared, sentence = 0, ""
        for case in cases(game, games, longest):
            try:
                compared += attempt(name, case)
            except AssertionError as why:
                sentence = str(why)
                break
        took = time.perf_counter() - began
        print(f"{'FAILED' if sentence else 'ok':6} {name:14} {compared:8} compared {took:7.1f} s", flush=True)
        if sentence:
            print(f"       {sentence}", flush=True)
            failed += 1
    return 1 if failed else 0
