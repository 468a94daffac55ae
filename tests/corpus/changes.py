"""What an older version may have had otherwise, done to a snapshot of today: as it would have written it."""

from __future__ import annotations

import json
from typing import Any

from oikumene.registry import game as find_game

OLD = "old-"


def changed_rule(save: dict[str, Any]) -> None:
    """The last answer of the open step is one that is not offered any more."""
    if save["since"]:
        save["since"][-1][2] = "gone"


def added_field(save: dict[str, Any]) -> None:
    """Fields that did not exist, of the state and of what each player has."""
    fields = save["state"]["v"]
    del fields["mixed"]
    for player in fields.get("players") or fields.get("cities") or ():
        player["v"].popitem()
    for board in fields.get("boards", ()):  # of Oath: the last one is warbands, without which a battle goes another way
        del board["v"]["dark"]


def renamed_card(save: dict[str, Any]) -> None:
    """Every card had another name; the game of today says which: `names`."""
    words = find_game(save["game"]).words
    save["state"]["v"]["face"] = [OLD + name for name in save["state"]["v"]["face"]]
    for option, value in save["options"].items():
        if option == "chronicle" and value is not None:
            save["options"][option] = json.dumps(called_old(json.loads(value), set(names(save["game"]).values())))
    for player in save["state"]["v"].get("players", ()):
        freed = player["v"].get("freed")
        if freed is not None:
            freed["t"] = [OLD + name for name in freed["t"]]
    for answer in save["since"]:
        parts = answer[2].split(":")
        first = 1 if parts[0] == "free" else 0
        for n, (_, kind) in enumerate(words.options[parts[first]].params, first + 1) if parts[first:] else ():
            if kind == "card":
                parts[n] = OLD + parts[n]
        answer[2] = ":".join(parts)


def called_old(written: Any, cards: set[str]) -> Any:
    """A chronicle of an older version, with the cards' names of then."""
    if isinstance(written, str):
        return OLD + written if written in cards else written
    if isinstance(written, list):
        return [called_old(each, cards) for each in written]
    if isinstance(written, dict):
        return {key: called_old(value, cards) for key, value in written.items()}
    return written


def names(game: str) -> dict[str, str]:
    """What the game of today must say for that: {old: new}."""
    return {OLD + name: name for name in find_game(game).new().state.faces}


CHANGES = (changed_rule, added_field, renamed_card)
