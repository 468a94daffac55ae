"""The checks by their names, and running them over the set-ups of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from oikumene.conformance.asking import options
from oikumene.conformance.copying import copies, fields
from oikumene.conformance.endings import determinism, ends, faults, playouts
from oikumene.conformance.leaks import forced, nothing_leaks
from oikumene.conformance.refusing import refusals
from oikumene.conformance.secrecy import sealed, secrets
from oikumene.conformance.undoing import undo
from oikumene.conformance.walking import LONGEST, Case, Check, walk
from oikumene.conformance.worlds import handles, likely
from oikumene.kernel.game import Game, OptionValue

#: Every check, by the name it is reported under.
CHECKS: dict[str, Check] = {
    "ends": ends,
    "determinism": determinism,
    "copies": copies,
    "fields": fields,
    "options": options,
    "refusals": refusals,
    "undo": undo,
    "secrets": secrets,
    "nothing leaks": nothing_leaks,
    "sealed": sealed,
    "forced": forced,
    "handles": handles,
    "likely": likely,
    "playouts": playouts,
    "faults": faults,
}


def check(
    game: Game[Any],
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
    *,
    only: Iterable[str] = tuple(CHECKS),
) -> dict[str, int]:
    """Every check on one set-up; how many comparisons each made."""
    case = Case(game, seats, dict(options or {}), seed, steered=bool(seed % 2))
    return {name: attempt(name, case) for name in only}


def attempt(name: str, case: Case) -> int:
    """One check; where it fails, the sentence says of which set-up."""
    try:
        return CHECKS[name](case)
    except AssertionError as why:
        raise AssertionError(f"[{name}] {case}: {why}") from why
    except Exception as why:
        raise AssertionError(f"[{name}] {case}: a rule fails: {why!r}") from why


def cases(game: Game[Any], games: int = 1, longest: int = LONGEST) -> Iterator[Case]:
    """Every player count and option of the game, each so many times, with seeds of their own."""
    for n, (seats, chosen) in enumerate(game.setups()):
        for i in range(games):
            yield Case(game, seats, chosen, 1000 * i + n, steered=bool((n + i) % 2), longest=longest)


def run(game: Game[Any], games: int = 1, *, only: Iterable[str] = tuple(CHECKS)) -> dict[str, int]:
    """Every check over every set-up of the game; raises AssertionError at the first that fails."""
    compared = dict.fromkeys(only, 0)
    for case in cases(game, games):
        for name in compared:
            compared[name] += attempt(name, case)
    return compared


def fingerprint(game: Game[Any], games: int = 1) -> str:
    """The same in every process, whatever its hash seed."""
    prints = []
    for case in cases(game, games):
        match = case.new()
        for _ in walk(case, match):
            pass
        prints.append(match.digest())
    return " ".join(prints)
