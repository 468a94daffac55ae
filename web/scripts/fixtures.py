"""Positions of real matches for developing the client without a server: `python web/scripts/fixtures.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from oikumene.kernel.match import Match
from oikumene.registry import game, games
from oikumene.table.catalog import sources
from oikumene.text import LANGUAGES, Texts

OUT = Path(__file__).parent.parent / "src" / "mock"


def cards(id: str, lang: str) -> list[dict[str, Any]]:
    texts = Texts(game(id), lang)
    rows = []
    for info in texts.cards().values():
        read = texts.card(info)
        rows.append(
            {
                "id": info.id,
                "deck": info.deck,
                "deck_title": str(texts.thing("deck", info.deck)),
                "copies": info.copies,
                "name": read.name,
                "lines": list(read.lines),
                "note": read.note,
                "sure": info.sure,
                "facts": json.loads(json.dumps(info.facts, default=list)),
            }
        )
    return rows


def played(
    id: str, seats: int, seed: int, until: Any, bot: str = "greedy"
) -> tuple[Match[Any], list[list[int]], list[int]]:
    """A match played until the condition holds at a question to seat 0; points after each move, moves of log lines."""
    from oikumene.bots.bot import Chair
    from oikumene.bots.registry import make

    match = Match.new(game(id), game(id).checked(seats, seed, {}))
    makers = [make(bot, seat, seed) for seat in range(seats)]
    points, moves = [], []
    while match.result is None:
        while len(moves) < len(match.log):
            moves.append(len(match.answers))
        view = match.view(None)["table"]
        points.append([seat["points"] for seat in view["seats"]])
        ask = match.asks[0]
        if any(ask.seat == 0 and until(match, question) for question in match.pending if question.seat == 0):
            break
        value = makers[ask.seat].choose(Chair(match, ask))
        match.answer(ask.seat, match.key(value), ask.id)
    while len(moves) < len(match.log):
        moves.append(len(match.answers))
    return match, points, moves


def state(match: Match[Any], log_moves: list[int], names: list[str]) -> dict[str, Any]:
    view = match.view(0)
    table = view["table"]
    over = view["result"]
    info = {
        "id": "mock",
        "game": match.game.id,
        "title": "",
        "status": "finished" if over else "playing",
        "seats": [
            {
                "seat": i,
                "name": name,
                "you": i == 0,
                "bot": "" if i in (0, 2) else "merchant",
                "open": False,
                "online": True,
                "gone": False,
            }
            for i, name in enumerate(names)
        ],
        "options": {},
        "public": False,
        "pace": "live",
        "hours": 24,
        "confirm": False,
        "hints": True,
        "host": True,
        "your_seat": 0,
        "waiting": view["waiting"],
        "moves": len(match.answers),
        "round": table["round"],
        "rounds": table["rounds"],
        "created": 0.0,
        "changed": 0.0,
        "deadline": None,
        "scores": over["scores"] if over else None,
        "winners": over["winners"] if over else None,
    }
    position = {
        "n": len(match.answers),
        "last": len(match.answers),
        "seat": 0,
        "view": table,
        "questions": view["questions"],
        "waiting": view["waiting"],
        "log": view["log"],
        "log_from": 0,
        "log_moves": log_moves,
        "result": over,
    }
    return {
        "type": "state",
        "table": info,
        "position": position,
        "undo": True,
        "ask_undo": False,
        "hold": None,
        "vote": None,
    }


def write(name: str, data: object) -> None:
    (OUT / name).write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def act(round: int, options: int):  # type: ignore[no-untyped-def]
    def holds(match: Match[Any], question: Any) -> bool:
        return question.prompt == "act" and match.state.round >= round and len(question.options) >= options

    return holds


def parts(match: Match[Any], question: Any) -> bool:
    """In the middle of a decision of several answers."""
    return bool(question.picked)


def prompt(name: str):  # type: ignore[no-untyped-def]
    return lambda match, question: question.prompt == name


def main() -> None:
    OUT.mkdir(exist_ok=True)
    infos: dict[str, list[dict[str, Any]]] = {lang: [] for lang in LANGUAGES}
    for each in games().values():
        for lang in LANGUAGES:
            texts = Texts(each, lang)
            write(f"{each.id}-cards-{lang}.json", cards(each.id, lang))
            write(f"{each.id}-texts-{lang}.json", sources(each.id, lang))
            settings = []
            for setting in each.settings:
                title, help = texts.setting(setting)
                choices = list(getattr(setting, "choices", ()))
                settings.append(
                    {
                        "name": setting.name,
                        "kind": setting.kind,
                        "title": title,
                        "help": help,
                        "default": setting.default,
                        "choices": choices,
                        "choice_titles": [str(texts.thing(setting.name, c)) for c in choices],
                        "low": getattr(setting, "low", 0),
                        "high": getattr(setting, "high", 0),
                    }
                )
            infos[lang].append(
                {
                    "id": each.id,
                    "title": each.titles[lang],
                    "about": texts.say("about"),
                    "least": each.seats.start,
                    "most": each.seats.stop - 1,
                    "settings": settings,
                }
            )
    for lang in LANGUAGES:
        write(f"games-{lang}.json", infos[lang])
    names = ["Путник 417", "Купец 1", "Мария"]
    for name, id, seed, until in (
        ("ancient_world", "ancient_world", 3, act(2, 4)),
        ("ancient_world-late", "ancient_world", 5, act(5, 4)),
        ("ancient_world-lose", "ancient_world", 3, prompt("lose")),
        ("imperial_settlers", "imperial_settlers", 4, act(1, 8)),
        ("imperial_settlers-late", "imperial_settlers", 4, act(3, 12)),
        ("imperial_settlers-lookout", "imperial_settlers", 4, prompt("lookout")),
        ("imperial_settlers-parts", "imperial_settlers", 9, parts),
        ("ancient_world-parts", "ancient_world", 5, parts),
        ("end", "imperial_settlers", 4, lambda match, question: False),
    ):
        match, points, log_moves = played(id, 3, seed, until)
        write(f"state-{name}.json", state(match, log_moves, names))
        if match.result is not None:
            rounds: list[int] = [
                log_moves[i] for i, event in enumerate(match.view(None)["log"]) if event["id"] == "log-round"
            ]
            write(
                f"history-{name}.json",
                {
                    "points": [*points, list(match.result.scores)],
                    "moves": list(range(len(points) + 1)),
                    "rounds": rounds,
                },
            )
        print(name, len(match.answers), match.result is not None)


if __name__ == "__main__":
    main()
