"""Errors cross from one process to another whole."""

from __future__ import annotations

import importlib
import pickle
import pkgutil
from collections.abc import Iterator

import pytest

import oikumene
from oikumene.kernel.errors import BadRecord, GameEnd, Refused

#: What each class of errors is made with; whoever adds a class adds a line.
MADE: dict[str, tuple[object, ...]] = {
    "Refused": ("seats", "{game} takes {low} seats."),
    "BadRecord": ("hash", "All {low} answers fit."),
    "GameEnd": ("The deck is empty.",),
    "Mistake": (3, "cost", Refused("cell-number", "a number is expected")),
    "Away": ("store-away", "The database does not answer."),
    "Damaged": ("store-damaged", "The database is damaged."),
    "BotBroke": (Refused("bot-late", "Too late."),),
}


def kinds(base: type[BaseException] = BaseException) -> Iterator[type[BaseException]]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith("oikumene."):
            yield kind
        yield from kinds(kind)


def all_modules() -> None:
    for found in pkgutil.walk_packages(oikumene.__path__, "oikumene."):
        if "__main__" not in found.name:
            try:
                importlib.import_module(found.name)
            except (ImportError, Refused):  # what an extra brings is not there everywhere
                continue


def test_every_error_of_ours_comes_whole_from_another_process() -> None:
    all_modules()
    found = {kind.__name__: kind for kind in kinds()}
    assert {"Refused", "BadRecord", "GameEnd", "Taken"} <= set(found)
    for name, kind in found.items():
        error = kind(*MADE.get(name, ("why",)))
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), set(vars(again))) == (kind, str(error), set(vars(error))), name


@pytest.mark.parametrize("kind", [Refused, BadRecord])
def test_a_refusal_keeps_code_sentence_and_details(kind: type[Refused]) -> None:
    error = pickle.loads(
        pickle.dumps(kind("seats", "{game} takes {low} to {high} seats.", game="{chess}", low=2, high=4))
    )
    assert type(error) is kind
    assert str(error) == "{chess} takes 2 to 4 seats."
    assert (error.code, error.details) == ("seats", {"game": "{chess}", "low": 2, "high": 4})
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_the_end_of_a_game_keeps_its_reason() -> None:
    error = pickle.loads(pickle.dumps(GameEnd("The deck is empty.")))
    assert (type(error), error.why) == (GameEnd, "The deck is empty.")
