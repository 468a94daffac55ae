"""What an older version may have had otherwise, done to a snapshot of today: as it would have written it."""

from __future__ import annotations

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
    for player in fields.get("players") or fields["cities"]:
        player["v"].popitem()


def renamed_card(save: dict[str, Any]) -> None:
    """Every card had another name; the game of today says which: `names`."""
    words = find_game(save["game"]).words
    save["state"]["v"]["face"] = [OLD + name for name in save["state"]["v"]["face"]]
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


def names(game: str) -> dict[str, str]:
    """What the game of today must say for that: {old: new}."""
    return {OLD + name: name for name in find_game(game).new().state.faces}


CHANGES = (changed_rule, added_field, renamed_card)
