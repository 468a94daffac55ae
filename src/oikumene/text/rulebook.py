"""The rules of a game in our own words: `rulebook/<lang>.md` in its room, read strictly.

One file a language, chapters in the order of play. A writer needs this much:

    # The Ancient World                        the game; what follows says what it is about
    ## The round {#round}                      a chapter; its address is /rules/<game>/round
    > A lead of a sentence or two.
    ### Hunger {#hunger}                       a section; its address is /rules/<game>/round#hunger
    A paragraph, until an empty line. - begins an item, 1. a step, | a row of a table.
    > A remark.
    ! What we decided where the rulebook is silent.
    ::cards citadel, moon-festival             a picture of these cards; items that follow are their captions
    ::board build                              a picture of the board: the position of an example
    ::example build                            an example, played by the engine (`rulebook/examples.toml`)
    ## Glossary {#terms}
    === Garrison {#garrison} garrison*, under a card
    @ moving.garrison                          where it is explained
    What it means.

In a line **bold**, *italic*, [a link](round.hunger), [[garrison]] or [[garrison|that word]], {card:citadel}.
After the title of a term stand the words that mean it; `*` is any ending. `places.toml` says which chapter a question,
an option, a reason, a line of the log, a deck or a setting of the table belongs to.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from oikumene.kernel.errors import Refused
from oikumene.kernel.game import Game

#: The chapter that holds the glossary.
TERMS = "terms"
#: Pages of the book that are made, not written: no chapter may be called so.
TAKEN = ("all-cards", "glossary")
#: What a place can be of, in `places.toml`.
KINDS = ("prompts", "options", "reasons", "lines", "decks", "settings", "cards", "things")

HEAD = re.compile(r"(?P<level>#{1,3}) (?P<title>.+?)(?: \{#(?P<id>[a-z0-9-]+)\})?")
TERM = re.compile(r"=== (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\} (?P<forms>.+)")
DRAWN = re.compile(r"::(?P<kind>cards|board|example) (?P<what>.+)")
LINK = re.compile(r"\[(?P<text>[^\[\]]+)\]\((?P<to>[^)]+)\)")
TERM_LINK = re.compile(r"\[\[(?P<term>[a-z0-9-]+)(?:\|(?P<text>[^\]]+))?\]\]")
#: Between cells of a table: not the stroke inside [[term|word]].
BETWEEN = re.compile(r"\|(?![^\[\]]*\]\])")
CARD_LINK = re.compile(r"\{card:(?P<card>[^}]+)\}")


class BadBook(ValueError):
    """The text is not written as it must be: where, and what was expected."""


@dataclass
class Block:
    """A piece of a chapter. `kind`: head, text, list, steps, table, note, ruling, cards, board, example."""

    kind: str
    text: str = ""
    id: str = ""
    items: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


@dataclass
class Chapter:
    id: str
    title: str
    lead: str = ""
    blocks: list[Block] = field(default_factory=list)

    def sections(self) -> list[Block]:
        return [block for block in self.blocks if block.kind == "head"]


@dataclass
class Term:
    """A word with a meaning of its own. `forms`: how it is written, `*` for any ending; `at`: where it is explained."""

    id: str
    title: str
    forms: list[str]
    at: str = ""
    text: str = ""


@dataclass
class Book:
    """The rules of a game in a language."""

    lang: str
    title: str
    about: str
    chapters: list[Chapter]
    terms: list[Term]

    def chapter(self, id: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == id), None)

    def addresses(self) -> set[str]:
        """Every chapter, section (`round.hunger`) and term (`terms.garrison`)."""
        found = {TERMS, *(f"{TERMS}.{term.id}" for term in self.terms)}
        for chapter in self.chapters:
            found |= {chapter.id, *(f"{chapter.id}.{head.id}" for head in chapter.sections())}
        return found

    def lines(self) -> Iterator[tuple[str, str]]:
        """Everything that is written in words, with where it stands."""
        yield "", self.about
        for chapter in self.chapters:
            yield chapter.id, chapter.lead
            for block in chapter.blocks:
                yield chapter.id, block.text if block.kind not in ("cards", "board", "example") else ""
                yield from ((chapter.id, item) for item in block.items)
                yield from ((chapter.id, cell) for row in block.rows for cell in row)
        for term in self.terms:
            yield f"{TERMS}.{term.id}", term.text


class _Reader:
    """Reads a book line by line."""

    def __init__(self, text: str, lang: str, name: str) -> None:
        self.name = name
        self.at = 0
        self.book = Book(lang, "", "", [], [])
        self.lines = text.splitlines()
        self.term: Term | None = None
        self.open: Block | None = None

    def fail(self, expected: str) -> NoReturn:
        raise BadBook(f"{self.name}, line {self.at}: {expected}")

    def read(self) -> Book:
        for at, line in enumerate(self.lines, 1):
            self.at = at
            self.line(line.rstrip())
        if not self.book.title:
            self.fail("a book begins with “# its title”")
        return self.book

    def line(self, line: str) -> None:
        if not line or line.startswith("<!--"):
            self.open = None
            return
        head, term, drawn = HEAD.fullmatch(line), TERM.fullmatch(line), DRAWN.fullmatch(line)
        if head:
            self.head(len(head["level"]), head["title"], head["id"])
        elif term:
            self.begin_term(term["title"], term["id"], term["forms"])
        elif drawn:
            self.put(Block(drawn["kind"], drawn["what"].strip()))
        else:
            self.words(line)

    def head(self, level: int, title: str, id: str | None) -> None:
        self.open = self.term = None
        if level == 1:
            if self.book.title:
                self.fail("only one title")
            self.book.title = title
            return
        if id is None:
            self.fail(f"“{title}” has no address: write {{#address}} after it")
        if level == 2:
            if self.book.chapter(id):
                self.fail(f"there are two chapters {id}")
            self.book.chapters.append(Chapter(id, title))
            return
        chapter = self.chapter()
        if any(block.id == id for block in chapter.blocks):
            self.fail(f"there are two sections {id} in {chapter.id}")
        chapter.blocks.append(Block("head", title, id))

    def chapter(self) -> Chapter:
        if not self.book.chapters:
            self.fail("a chapter must begin first: “## Its title {#address}”")
        return self.book.chapters[-1]

    def begin_term(self, title: str, id: str, forms: str) -> None:
        if self.chapter().id != TERMS:
            self.fail(f"terms stand in the chapter {{#{TERMS}}}")
        if any(term.id == id for term in self.book.terms):
            self.fail(f"there are two terms {id}")
        self.term = Term(id, title, [form.strip() for form in forms.split(",")])
        self.book.terms.append(self.term)

    def put(self, block: Block) -> None:
        self.open = block
        self.chapter().blocks.append(block)

    def words(self, line: str) -> None:
        if self.term is not None:
            self.of_term(self.term, line)
        elif not self.book.chapters:
            self.book.about = f"{self.book.about} {line}".strip()
        elif self.open is None:
            self.begin(line)
        else:
            self.go_on(self.open, line)

    def of_term(self, term: Term, line: str) -> None:
        if line.startswith("@ "):
            term.at = line[2:].strip()
        else:
            term.text = f"{term.text} {line}".strip()

    def begin(self, line: str) -> None:
        chapter = self.chapter()
        if line.startswith("> ") and not chapter.blocks and not chapter.lead:
            chapter.lead = line[2:]
            self.open = Block("lead")
            return
        kind, rest = self.kind_of(line)
        self.put(Block(kind))
        self.add(self.chapter().blocks[-1], kind, rest)

    def kind_of(self, line: str) -> tuple[str, str]:
        """What begins with this line, and the rest of it."""
        for mark, kind in (("> ", "note"), ("! ", "ruling"), ("- ", "list")):
            if line.startswith(mark):
                return kind, line[2:]
        numbered = re.match(r"\d+\. ", line)
        if numbered:
            return "steps", line[numbered.end() :]
        if line.startswith("|"):
            return "table", line
        return "text", line

    def add(self, block: Block, kind: str, rest: str) -> None:
        if kind in ("list", "steps"):
            block.items.append(rest)
        elif kind == "table":
            cells = [cell.strip() for cell in BETWEEN.split(rest.strip().strip("|"))]
            if block.rows and len(cells) != len(block.rows[0]):
                self.fail(f"a row of {len(cells)} cells in a table of {len(block.rows[0])}")
            block.rows.append(cells)
        else:
            block.text = f"{block.text} {rest}".strip()

    def go_on(self, block: Block, line: str) -> None:
        if block.kind == "lead":
            self.chapter().lead += " " + line.removeprefix("> ")
            return
        if block.kind in ("cards", "board"):
            if not line.startswith("- "):
                self.fail("after a picture only its captions, each beginning with “- ”")
            block.items.append(line[2:])
            return
        if block.kind == "example":
            self.fail("an empty line after an example")
        kind, rest = self.kind_of(line)
        if block.kind in ("list", "steps") and line.startswith("  "):
            block.items[-1] += " " + line.strip()
        elif kind == block.kind or (kind == "text" and block.kind in ("note", "ruling")):
            self.add(block, block.kind, rest)
        elif block.kind == "text" and kind in ("list", "steps", "table"):
            self.open = None
            self.begin(line)
        else:
            self.fail(f"an empty line between {block.kind} and {kind}")


def read_book(text: str, lang: str, name: str = "a book") -> Book:
    """A book as it is written; what is not written as it must be is refused with the line.

    >>> book = read_book("# Go\\nStones.\\n\\n## Play {#play}\\n> In turn.\\n\\n### Pass {#pass}\\nOne may.", "en")
    >>> book.title, book.chapters[0].lead, sorted(book.addresses())
    ('Go', 'In turn.', ['play', 'play.pass', 'terms'])
    """
    return _Reader(text, lang, name).read()


def has_book(game: Game[Any]) -> bool:
    return (files(game.package()) / "rulebook" / "en.md").is_file()


@cache
def _book(package: str, lang: str) -> Book:
    path = files(package) / "rulebook" / f"{lang}.md"
    return read_book(path.read_text(encoding="utf-8"), lang, f"{package}/rulebook/{lang}.md")


def book_of(game: Game[Any], lang: str) -> Book:
    """The rules of a game; a game that has none written down is refused."""
    if not has_book(game):
        raise Refused("no-rules", "The rules of {game} are not written down here.", game=game.id)
    return _book(game.package(), lang)


@cache
def _table(package: str, name: str) -> dict[str, Any]:
    path = files(package) / "rulebook" / name
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def table_of(game: Game[Any], name: str) -> dict[str, Any]:
    """A table that lies beside the book: `places.toml`, `examples.toml`."""
    return _table(game.package(), name)


def patterns_of(game: Game[Any]) -> dict[str, dict[str, str]]:
    """Which chapter a word belongs to, as it is written: by kind, a name or a pattern, in order."""
    return {kind: dict(found) for kind, found in table_of(game, "places.toml").items()}


def place(patterns: Mapping[str, str], name: str) -> str | None:
    """The chapter of a word: the first pattern that fits.

    >>> place({"gains-coins": "work", "gains-*": "cards"}, "gains-food")
    'cards'
    """
    return next((at for pattern, at in patterns.items() if fnmatchcase(name, pattern)), None)


def places_of(game: Game[Any]) -> dict[str, dict[str, str]]:
    """Which chapter each question, option, reason, line of the log, deck and setting belongs to, and each card that
    says so."""
    words, patterns = game.words, patterns_of(game)
    asked: dict[str, Sequence[str]] = {
        "prompts": list(words.prompts),
        "options": list(words.options),
        "reasons": list(words.reasons),
        "lines": list(words.lines),
        "decks": sorted({card.deck for card in game.cards()}),
        "settings": [setting.name for setting in game.settings],
    }
    found: dict[str, dict[str, str]] = {kind: {} for kind in KINDS}
    for kind, names in asked.items():
        for name in names:
            at = place(patterns.get(kind, {}), name)
            if at is not None:
                found[kind][name] = at
    found["cards"] = patterns.get("cards", {})
    found["things"] = patterns.get("things", {})
    return found


def plain(line: str, names: Mapping[str, str] | None = None) -> str:
    """A line without its marks; cards by their names.

    >>> plain("**Build** [here](a.b): [[room|a place]], {card:hut}", {"hut": "Hut"})
    'Build here: a place, Hut'
    """
    line = TERM_LINK.sub(lambda found: found["text"] or found["term"], line)
    line = LINK.sub(lambda found: found["text"], line)
    line = CARD_LINK.sub(lambda found: (names or {}).get(found["card"], found["card"]), line)
    return re.sub(r"\*\*(.+?)\*\*", r"\1", re.sub(r"(?<!\*)\*([^*]+)\*(?!\*)", r"\1", line))


def faults(game: Game[Any], books: Mapping[str, Book], examples: Sequence[str]) -> list[str]:
    """What is wrong with the books of a game: what one has and another has not, and what leads nowhere."""
    found: list[str] = []
    first, *others = books.values()
    for other in others:
        for what, mine, theirs in (
            ("chapters", outline(first), outline(other)),
            ("pictures and examples", drawn(first), drawn(other)),
            ("terms", sorted(term.id for term in first.terms), sorted(term.id for term in other.terms)),
        ):
            if mine != theirs:
                only = [str(one) for one in mine if one not in theirs] + [str(one) for one in theirs if one not in mine]
                found.append(f"{what} differ in {first.lang} and {other.lang}: {', '.join(only) or 'their order'}")
    found += [f"no chapter may be called {one.id}: a page is" for one in first.chapters if one.id in TAKEN]
    cards = {card.id for card in game.cards()}
    for book in books.values():
        found += [f"{book.lang}: {fault}" for fault in dead_ends(book, cards, set(examples))]
    addresses = first.addresses()
    for kind, names in places_of(game).items():
        found += [f"places: {kind}: {name}: there is no {at}" for name, at in names.items() if at not in addresses]
    return found


def outline(book: Book) -> list[str]:
    return [f"{c.id}.{head}" for c in book.chapters for head in ("", *(block.id for block in c.sections()))]


def drawn(book: Book) -> list[str]:
    """Every picture and example, with its chapter and how many captions it has."""
    return [
        f"{chapter.id}: {block.kind} {block.text} ({len(block.items)})"
        for chapter in book.chapters
        for block in chapter.blocks
        if block.kind in ("cards", "board", "example")
    ]


def dead_ends(book: Book, cards: set[str], examples: set[str]) -> Iterator[str]:
    """Links, terms, cards and examples that are not there, and terms that say nothing."""
    addresses, terms = book.addresses(), {term.id for term in book.terms}
    for at, line in book.lines():
        yield from (f"{at}: there is no {to['to']}" for to in LINK.finditer(line) if to["to"] not in addresses)
        yield from (f"{at}: no term {to['term']}" for to in TERM_LINK.finditer(line) if to["term"] not in terms)
        yield from (f"{at}: no card {to['card']}" for to in CARD_LINK.finditer(line) if to["card"] not in cards)
    for chapter in book.chapters:
        if not chapter.lead and chapter.id != TERMS:
            yield f"{chapter.id}: the chapter has no lead"
        for block in chapter.blocks:
            if block.kind == "cards":
                named = [card.strip() for card in block.text.split(",")]
                yield from (f"{chapter.id}: no card {card}" for card in named if card not in cards)
                if block.items and len(block.items) != len(named):
                    yield f"{chapter.id}: {len(block.items)} captions for {len(named)} cards"
            elif block.kind in ("board", "example") and block.text.partition(" ")[0] not in examples:
                yield f"{chapter.id}: no example {block.text}"
    for term in book.terms:
        if not term.text:
            yield f"the term {term.id} says nothing"
        if term.at not in addresses:
            yield f"the term {term.id} is explained nowhere ({term.at or 'no @ line'})"
