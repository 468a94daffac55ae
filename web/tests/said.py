"""Messages of real matches as Python says them, for the client's tests to say again. Prints JSON."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from oikumene.kernel.match import Match
from oikumene.registry import games
from oikumene.table.catalog import sources
from oikumene.text import LANGUAGES, Texts
from oikumene.text.chronicle import sentences

NAMES = ["Анна", "Merchant", "Bo"]


def messages(match: Match[Any], seat: int) -> list[dict[str, Any]]:
    view = match.view(seat)
    found = list(view["log"])
    for question in view["questions"]:
        found.append(question["said"])
        found += [option["said"] for option in question["options"]]
        found += [part for closed in question["closed"] for part in (closed["said"], closed["why"])]
    return found


def main() -> None:
    out = []
    for id, game in games().items():
        log: list[dict[str, Any]] = []
        cases: dict[tuple[str, bool], tuple[dict[str, Any], int]] = {}
        for seed in range(2):
            rng = Random(seed)
            match = Match.new(game, game.checked(3, seed, {}))
            while match.result is None:
                ask = match.asks[0]
                for said in messages(match, ask.seat):
                    cases.setdefault((said["id"], None in said["args"].values()), (said, ask.seat))
                value = rng.choice(list(ask.values()))
                match.answer(ask.seat, match.key(value), ask.id)
            log = match.view(None)["log"][:400]
        for lang in LANGUAGES:
            texts = Texts(game, lang)
            out.append(
                {
                    "game": id,
                    "lang": lang,
                    "source": sources(id, lang),
                    "cards": {card: [texts.card_name(card), texts.mark(card)] for card in texts.cards()},
                    "log": log,
                    "sentences": sentences(log, game.joining, texts, NAMES),
                    "cases": [
                        {"said": said, "viewer": seat, "text": texts.said_json(said, NAMES, seat)}
                        for said, seat in cases.values()
                    ],
                }
            )
    json.dump({"names": NAMES, "games": out}, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
