"""`oikumene cards`: every distinct card of a game, with its text, and what about it is not known."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from oikumene.cli.games import title
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell, add_options, read_options, write_text
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import CardInfo, Game
from oikumene.text import LANGUAGES, Texts


def add(parser: Parser, shell: Shell) -> None:
    parser.add_argument("game", metavar=shell.say("cli-meta-game"), help=shell.say("cli-help-game"))
    parser.add_argument("--json", action="store_true", help=shell.say("cli-help-json"))
    parser.add_argument("--deck", metavar=shell.say("cli-meta-deck"), help=shell.say("cli-cards-deck"))
    parser.add_argument("--export", type=Path, metavar=shell.say("cli-meta-file"), help=shell.say("cli-cards-export"))
    parser.add_argument("--force", action="store_true", help=shell.say("cli-cards-force"))
    add_options(parser, shell)


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    if args.export is not None:
        return export(game, args.export, args.force, shell)
    options = read_options(game, args.option)
    infos = of_deck(game.cards(options), args.deck)
    if args.json:
        both = {lang: Texts(game, lang, options) for lang in LANGUAGES}
        shell.print_json([card_json(info, both) for info in infos])
        return 0
    show(game, infos, shell.texts_of(game, options), shell)
    return 0


def of_deck(infos: Sequence[CardInfo], deck: str | None) -> list[CardInfo]:
    """The cards of a deck, or all of them."""
    decks = list(dict.fromkeys(info.deck for info in infos))
    if deck is not None and deck not in decks:
        raise Refused("deck-name", "There is no deck {deck}; there are {decks}.", deck=deck, decks=", ".join(decks))
    return [info for info in infos if deck in (None, info.deck)]


def card_json(info: CardInfo, both: dict[str, Texts]) -> dict[str, object]:
    read = {lang: texts.card(info) for lang, texts in both.items()}
    return {
        "id": info.id,
        "deck": info.deck,
        "copies": info.copies,
        **{lang: read[lang].name for lang in ("ru", "en")},
        **{f"text_{lang}": "\n".join(read[lang].lines) for lang in ("ru", "en")},
        "sure": info.sure,
        "known": list(info.known),
        "guessed": list(info.guessed),
        **({f"doubt_{lang}": read[lang].note for lang in ("ru", "en")} if info.doubt else {}),
    }


def show(game: Game[Any], infos: Sequence[CardInfo], texts: Texts, shell: Shell) -> None:
    shell.out.print(Text(title(game, shell.lang), "bold"))
    for deck in dict.fromkeys(info.deck for info in infos):
        part = [info for info in infos if info.deck == deck]
        shell.out.print(deck_table(deck, part, texts))
    shell.out.print(texts.say("cli-cards-count", kinds=len(infos), copies=sum(info.copies for info in infos)))
    guessed = sum(info.sure == "guess" and not info.known for info in infos)
    partly = sum(bool(info.known and info.guessed) for info in infos)
    if guessed or partly:
        shell.out.print(Text(texts.say("cli-cards-guessed", guessed=guessed, partly=partly), "bold"))


def deck_table(deck: str, infos: Sequence[CardInfo], texts: Texts) -> Table:
    table = Table(title=str(texts.thing("deck", deck)), title_justify="left", expand=True, header_style="dim")
    table.add_column(texts.say("cli-cards-name"), ratio=3, overflow="fold")
    table.add_column("×", justify="right")
    table.add_column(texts.say("cli-cards-text"), ratio=7, overflow="fold")
    table.add_column(texts.say("cli-cards-sure"), ratio=3, overflow="fold")
    for info in infos:
        read = texts.card(info)
        sure = read.note if info.known or info.doubt else texts.say(f"sure-{info.sure}")
        name = Text.assemble((read.name, "bold"), f"\n{info.id}")
        table.add_row(name, str(info.copies), Text("\n".join(read.lines)), sure)
    return table


def export(game: Game[Any], path: Path, force: bool, shell: Shell) -> int:
    """Write the decks as a file to edit."""
    text = game.export()
    if text is None:
        raise Refused("no-export", "{game} has no card file to write.", game=game.id)
    if path.exists() and not force:
        raise Refused("file-there", "{path} is there already; --force writes over it.", path=str(path))
    write_text(path, text)
    shell.out.print(shell.say("cli-cards-exported", path=str(path), game=game.id), soft_wrap=True)
    return 0
