"""What there is to play, as the client shows it: games, cards, texts and bots, in a language. Made once."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

from oikumene.bots import levels
from oikumene.kernel.game import Choice, Document, Number, Result
from oikumene.registry import game as find_game
from oikumene.registry import games as all_games
from oikumene.registry import plays
from oikumene.table import wire
from oikumene.table.lessons import lesson_info
from oikumene.table.rules import book, index
from oikumene.text import Texts, rulebook
from oikumene.text.bundles import board_source, game_source, house_source, kit_source
from oikumene.text.lessons import has_lesson


@cache
def texts(game: str, lang: str, rules: int | None = None) -> Texts:
    return Texts(find_game(game, rules), lang)


@cache
def game_infos(lang: str) -> list[wire.GameInfo]:
    return [_game_info(id, lang) for id in all_games()]


def title(id: str, lang: str) -> str:
    """What a game is called, without all that there is to say about it; a game nobody knows by its id."""
    return find_game(id).titles[lang] if id in all_games() else id


def fraction(id: str) -> int:
    """Into how many parts a game divides a point."""
    return find_game(id).fraction if id in all_games() else 1


def has_points(id: str) -> bool:
    return find_game(id).points if id in all_games() else True


def open_options(id: str, options: dict[str, Any]) -> Mapping[str, Any]:
    """The options of a table without what nobody there may read. Of a game nobody knows, none: one might be sealed."""
    return find_game(id).open_options(options) if id in all_games() else {}


def colours_in_play(id: str, options: dict[str, Any]) -> bool:
    """Whether seats get their colours in play."""
    return id in all_games() and find_game(id).colours_in_play(options)


def follows(id: str, result: dict[str, Any] | None) -> bool:
    """Whether another game follows one that ended like this."""
    return result is not None and id in all_games() and find_game(id).follows(Result.from_json(result))


def _game_info(id: str, lang: str) -> wire.GameInfo:
    game, said = find_game(id), texts(id, lang)
    settings = []
    for setting in game.settings:
        title, help = said.setting(setting)
        info = wire.SettingInfo(setting.name, setting.kind, title, help, setting.default)  # type: ignore[arg-type]
        if isinstance(setting, Choice):
            info.choices = list(setting.choices)
            info.choice_titles = [choice_title(said, setting.name, choice) for choice in setting.choices]
            info.help = in_words(help, dict(zip(info.choices, info.choice_titles, strict=True)))
        elif isinstance(setting, Number):
            info.low, info.high = setting.low, setting.high
        elif isinstance(setting, Document):
            info.high, info.sealed = setting.most, setting.sealed
        settings.append(info)
    return wire.GameInfo(
        id=id,
        title=game.titles[lang],
        about=said.say("about"),
        least=game.seats[0],
        most=game.seats[-1],
        settings=settings,
        rules=rulebook.has_book(game),
        lesson=has_lesson(game),
        windows=list(game.windows),
    )


def choice_title(said: Texts, setting: str, choice: str) -> str:
    """How a choice is called; a number, or what a game has no word for, by itself."""
    id = choice_id(setting, choice)
    return said.say(id) if said.has(id) else choice


def in_words(help: str, choices: Mapping[str, str]) -> str:
    """What explains a setting, for people who choose by words: the terminal's codes are called as they are there.

    >>> in_words("random — by lot; choose — in turn (odd)", {"random": "by lot", "choose": "chosen", "odd": "strange"})
    'By lot; chosen — in turn'
    """
    codes = "|".join(re.escape(code) for code in sorted(choices, key=len, reverse=True))
    said = re.sub(rf" \((?:{codes})\)", "", help)
    # among other letters a code is one wherever it stands; among words of its own language where something explains it
    for code, title in choices.items():
        word = rf"(?<![\w-]){re.escape(code)}(?![\w-])"
        if re.search("[а-яё]", help):
            said = re.sub(rf"{word}(?: — {re.escape(title)}(?!\w)| \(«[^»]*»\))?", title, said)
        else:
            said = re.sub(rf"(?:^|(?<=; )){word}(?: — {re.escape(title)}(?!\w)|(?=: | — ))", title, said)
    return said[:1].upper() + said[1:]


def choice_id(setting: str, choice: str) -> str:
    """`choice-<setting>-<choice>`; settings that differ by a number at the end share their choices."""
    return f"choice-{setting.rstrip('0123456789').rstrip('_')}-{choice}"


@cache
def cards(game: str, lang: str, rules: int | None = None) -> list[wire.CardText]:
    said = texts(game, lang, rules)
    found = []
    for info in find_game(game, rules).cards():
        text = said.card(info)
        found.append(
            wire.CardText(
                id=info.id,
                deck=info.deck,
                deck_title=said.say(f"deck-{info.deck}"),
                copies=info.copies,
                name=text.name,
                mark=said.mark(info.id),
                lines=said.printed(info),
                figures=said.figures(info),
                note=text.note,
                sure=said.sure(info),
                facts=dict(info.facts),
            )
        )
    return found


@cache
def sources(game: str, lang: str, rules: int | None = None) -> str:
    """The Fluent source of house, kit, game and board, and the things that the game makes names for. The board is
    today's, whatever the rules."""
    own = (game_source(find_game(game, rules).package(), lang), board_source(find_game(game).package(), lang))
    return "\n".join((house_source(lang), kit_source(lang), *own, *phrases(game, lang, rules)))


@cache
def page(kind: str, game: str, lang: str, rules: int | None = None) -> tuple[bytes, bytes]:
    """Cards, rules or texts of a game as they go over the wire: plain, and made small. By earlier rules there are cards
    and texts."""
    if kind == "texts":
        plain = sources(game, lang, rules).encode()
    else:
        found = cards(game, lang, rules) if kind == "cards" else PAGES[kind](game, lang)
        plain = msgspec.json.encode(found)
    return plain, gzip.compress(plain, 9, mtime=0)


#: What is sent whole, as JSON.
PAGES: Mapping[str, Callable[[str, str], Any]] = {
    "rules": book,
    "index": index,
    "lesson": lesson_info,
}


def earlier(game: str, rules: int | None) -> int | None:
    """The number of rules that are not today's and are kept, else none: nobody makes us remember pages of others."""
    if rules is None or not plays(game, rules) or find_game(game).rules == rules:
        return None
    return rules


def phrases(game: str, lang: str, rules: int | None = None) -> list[str]:
    """Messages for things whose names are made of parts: `way-draw-1 = { "draw a card" }`."""
    said = texts(game, lang, rules)
    lines = []
    for kind, values in find_game(game, rules).phrases().items():
        for value in values:
            name = re.sub(r"[^a-zA-Z0-9_-]", "-", f"{kind}-{value}")
            text = str(said.thing(kind, value)).replace("\\", "\\\\").replace('"', '\\"')
            lines.append(f'{name} = {{ "{text}" }}')
    return lines


@cache
def bot_infos(lang: str) -> list[wire.BotInfo]:
    said = Texts(None, lang)
    return [
        wire.BotInfo(level, *(said.say(f"level-{level}{part}") for part in ("", ".strength", ".about")))
        for level in levels.LEVELS
    ]
