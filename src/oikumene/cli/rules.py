"""`oikumene rules`: the rules of a game in our own words, a chapter of them, or where a word stands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from oikumene.cli.lookup import card_panel
from oikumene.cli.parser import Parser
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game
from oikumene.text import Texts
from oikumene.text.examples import Example, example
from oikumene.text.rulebook import TERMS, Block, Book, Chapter, Term, book_of, plain


def add(parser: Parser, shell: Shell) -> None:
    parser.add_argument("game", metavar=shell.say("cli-meta-game"), help=shell.say("cli-help-game"))
    parser.add_argument(
        "chapter", nargs="?", metavar=shell.say("cli-meta-chapter"), help=shell.say("cli-rules-chapter")
    )
    parser.add_argument("--contents", action="store_true", help=shell.say("cli-rules-contents"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    game = shell.game(args.game)
    book = book_of(game, shell.lang)
    printer = Printer(game, book, shell.texts_of(game))
    if args.contents:
        shell.out.print(printer.contents())
    elif args.chapter is None:
        shell.out.print(Text(book.title, "bold"), printer.words(book.about), sep="\n")
        for chapter in book.chapters:
            shell.out.print(*printer.chapter(chapter), sep="\n")
    else:
        for part in printer.found(args.chapter):
            shell.out.print(part)
    return 0


class Printer:
    """A book for a terminal."""

    def __init__(self, game: Game[Any], book: Book, texts: Texts) -> None:
        self.game = game
        self.book = book
        self.texts = texts
        self.names = {card.id: texts.card(card).name for card in game.cards()}
        self.infos = {card.id: card for card in game.cards()}

    def words(self, line: str) -> Text:
        """A line; what is bold there is bold here."""
        made = Text()
        for n, part in enumerate(line.split("**")):
            made.append(plain(part, self.names), "bold" if n % 2 else "")
        return made

    def contents(self) -> Table:
        table = Table.grid(padding=(0, 2))
        for n, chapter in enumerate(self.book.chapters, 1):
            table.add_row(str(n), Text(chapter.title, "bold"), Text(chapter.id, "dim"))
            for head in chapter.sections():
                table.add_row("", f"  {head.text}", Text(f"{chapter.id}.{head.id}", "dim"))
        return table

    def found(self, wanted: str) -> list[RenderableType]:
        """A chapter or section by its address or title, a term; else every section that has the word."""
        word = wanted.casefold()
        for chapter in self.book.chapters:
            if word in (chapter.id, chapter.title.casefold()):
                return self.chapter(chapter)
            for head in chapter.sections():
                if word in (f"{chapter.id}.{head.id}", head.text.casefold()):
                    return [Rule(f"{chapter.title}: {head.text}"), *self.section(chapter, head)]
        terms = [term for term in self.book.terms if word in (term.id, f"{TERMS}.{term.id}", term.title.casefold())]
        if terms:
            return [self.term(term) for term in terms]
        parts = list(self.holding(word))
        if not parts:
            chapters = ", ".join(chapter.id for chapter in self.book.chapters)
            raise Refused(
                "no-chapter",
                "The rules of {game} have no chapter {chapter}; they have {chapters}.",
                game=self.game.id,
                chapter=repr(wanted),
                chapters=chapters,
            )
        return parts

    def holding(self, word: str) -> Iterator[RenderableType]:
        yield from (self.term(term) for term in self.book.terms if word in f"{term.title} {term.text}".casefold())
        for chapter in self.book.chapters:
            for head in chapter.sections():
                said = " ".join(text_of(block) for block in pieces(chapter, head))
                if word in plain(said, self.names).casefold():
                    yield Rule(f"{chapter.title}: {head.text}")
                    yield Group(*self.section(chapter, head))

    def chapter(self, chapter: Chapter) -> list[RenderableType]:
        made: list[RenderableType] = [Rule(chapter.title, style="bold")]
        if chapter.lead:
            made.append(Text(plain(chapter.lead, self.names), "italic"))
        for block in chapter.blocks:
            made.append(self.block(block))
        if chapter.id == TERMS:
            made += [self.term(term) for term in self.book.terms]
        return made

    def section(self, chapter: Chapter, head: Block) -> list[RenderableType]:
        return [self.block(block) for block in pieces(chapter, head)]

    def term(self, term: Term) -> RenderableType:
        return Text.assemble((f"{term.title}. ", "bold"), self.words(term.text))

    def block(self, block: Block) -> RenderableType:
        if block.kind == "head":
            return Text(f"\n{block.text}", "bold underline")
        if block.kind in ("list", "steps"):
            marks = [f"{n}." if block.kind == "steps" else "–" for n in range(1, len(block.items) + 1)]
            grid = Table.grid(padding=(0, 1))
            for mark, item in zip(marks, block.items, strict=True):
                grid.add_row(f"  {mark}", self.words(item))
            return grid
        if block.kind == "table":
            return self.table(block)
        if block.kind == "ruling":
            label = self.texts.say("cli-rules-ruling")
            return Padding(Text.assemble((f"{label}: ", "bold"), self.words(block.text)), (0, 0, 0, 2))
        if block.kind == "note":
            return Padding(self.words(block.text), (0, 0, 0, 2))
        if block.kind == "cards":
            return self.cards(block)
        if block.kind == "board":
            return Group(*(self.words(item) for item in block.items))
        if block.kind == "example":
            return self.example(example(self.game, block.text))
        return self.words(block.text)

    def table(self, block: Block) -> Table:
        table = Table(header_style="bold")
        for cell in block.rows[0]:
            table.add_column(plain(cell, self.names))
        for row in block.rows[1:]:
            table.add_row(*(self.words(cell) for cell in row))
        return table

    def cards(self, block: Block) -> RenderableType:
        ids = [id.strip() for id in block.text.split(",")]
        panels: list[RenderableType] = []
        for n, id in enumerate(ids):
            panels.append(card_panel(self.infos[id], self.texts))
            if block.items:
                panels.append(self.words(block.items[n]))
        return Group(*panels)

    def example(self, shown: Example) -> Panel:
        lines: list[RenderableType] = []
        for n, step in enumerate(shown.steps, 1):
            lines.append(Text.assemble((f"{n}. ", "bold"), self.words(step.say[self.book.lang])))
            lines += [Text(f"   {self.texts.said(line)}", "dim italic") for line in step.log]
        title = f"{self.texts.say('cli-rules-example')}: {shown.title[self.book.lang]}"
        return Panel(Group(*lines), title=title, title_align="left")


def pieces(chapter: Chapter, head: Block) -> list[Block]:
    """The blocks of a section, its heading first."""
    at = chapter.blocks.index(head)
    end = next((n for n, block in enumerate(chapter.blocks) if n > at and block.kind == "head"), len(chapter.blocks))
    return chapter.blocks[at:end]


def text_of(block: Block) -> str:
    cells = [cell for row in block.rows for cell in row]
    return " ".join([block.text if block.kind not in ("cards", "board", "example") else "", *block.items, *cells])
