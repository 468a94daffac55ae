"""Help on a thing of the game: a card, a space, a symbol, by its number in the list or by its name."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from oikumene.cli.order import listed
from oikumene.kernel.game import CardInfo
from oikumene.kernel.questions import Question
from oikumene.kernel.words import CARD
from oikumene.text import Texts, read_tag

#: So many cards at most are shown for one word.
MOST = 6


def look_up(what: str, question: Question, texts: Texts) -> list[RenderableType]:
    """What is known about it; nothing where it means nothing."""
    if what.isdecimal():
        return of_option(int(what), question, texts)
    topics = topics_called(what, texts)
    cards = cards_called(what, texts, partly=not topics)
    return [*(card_panel(info, texts) for info in cards), *(topic_panel(id, texts) for id in topics)]


def of_option(number: int, question: Question, texts: Texts) -> list[RenderableType]:
    """The things that an option of the list is about."""
    if not 0 < number <= len(question.options):
        return []
    found: list[RenderableType] = []
    for ref in listed(question)[number - 1].refs:
        if ref.kind == CARD:
            info = texts.cards().get(read_tag(ref.id).id)
            found += [card_panel(info, texts)] if info is not None else []
        elif texts.has(f"{ref.kind}-{ref.id}.help"):
            found.append(topic_panel(f"{ref.kind}-{ref.id}", texts))
    return found


def cards_called(what: str, texts: Texts, *, partly: bool) -> list[CardInfo]:
    """Cards of that id or name in either language; else, if asked, those whose name holds the word."""
    word = what.casefold()
    named = {info.id: [info.id, *(name.casefold() for name in info.names.values())] for info in texts.cards().values()}
    exact = [id for id, names in named.items() if word in names]
    part = [id for id, names in named.items() if partly and any(word in name for name in names)]
    return [texts.cards()[id] for id in (exact or part[:MOST])]


def topics_called(what: str, texts: Texts) -> list[str]:
    word = what.casefold()
    return [id for id, title in texts.topics() if word in (id, id.partition("-")[2], title.casefold())]


def card_panel(info: CardInfo, texts: Texts) -> Panel:
    read = texts.card(info)
    body = Text("\n".join(read.lines))
    if read.note:
        body.append(f"\n{read.note}", "italic dim")
    title = f"{read.name} · {texts.thing('deck', info.deck)}"
    return Panel(body, title=title, title_align="left", subtitle=info.id, subtitle_align="right")


def topic_panel(id: str, texts: Texts) -> Panel:
    return Panel(Text(texts.say(f"{id}.help")), title=texts.say(id), title_align="left")
