"""The one suite that every game passes, and that somebody who adds a game can run.

    python -m oikumene.conformance ancient_world --games 3
    python -m oikumene.conformance my_package.my_game:GAME

Each check plays random games of one set-up (a `Case`) and raises AssertionError with a sentence that says what does not
hold and where. It returns how many comparisons it made: a check that compared nothing has shown nothing.
`docs/conformance.md` says what each check means and what usually breaks it.

`walking` plays and `looking` compares; a module a subject holds the checks; `suite` names and runs them, `reach` counts
what random play has met, `report` is the command line.
"""

from __future__ import annotations

from oikumene.conformance.asking import options
from oikumene.conformance.copying import copies, fields, restored
from oikumene.conformance.documents import broken_records
from oikumene.conformance.endings import determinism, ends, faults, playouts
from oikumene.conformance.leaks import forced, nothing_leaks
from oikumene.conformance.looking import asleep, picture, traces
from oikumene.conformance.reach import Reach, reached
from oikumene.conformance.refusing import refusals
from oikumene.conformance.report import find_game, main
from oikumene.conformance.secrecy import dealt_afresh, sealed, sealed_from, secrets, shown_to_have_answered
from oikumene.conformance.suite import CHECKS, attempt, cases, check, fingerprint, run
from oikumene.conformance.undoing import answer_and_undo, undo
from oikumene.conformance.walking import LONGEST, Case, Check, Player, play_out, walk
from oikumene.conformance.worlds import every_deal, handles, likely

__all__ = [
    "CHECKS",
    "LONGEST",
    "Case",
    "Check",
    "Player",
    "Reach",
    "answer_and_undo",
    "asleep",
    "attempt",
    "broken_records",
    "cases",
    "check",
    "copies",
    "dealt_afresh",
    "determinism",
    "ends",
    "every_deal",
    "faults",
    "fields",
    "find_game",
    "fingerprint",
    "forced",
    "handles",
    "likely",
    "main",
    "nothing_leaks",
    "options",
    "picture",
    "play_out",
    "playouts",
    "reached",
    "refusals",
    "restored",
    "run",
    "sealed",
    "sealed_from",
    "secrets",
    "shown_to_have_answered",
    "traces",
    "undo",
    "walk",
]
