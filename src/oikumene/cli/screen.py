"""What a game looks like in the terminal, whatever the game: chronicle, table, question, result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from oikumene.bots import Reason, Why
from oikumene.bots.advice import worth
from oikumene.cli.drawing import changed, drawn
from oikumene.cli.order import listed
from oikumene.kernel.foresight import Foreseen
from oikumene.kernel.game import Game
from oikumene.kernel.questions import Question
from oikumene.kernel.words import Joining
from oikumene.text import Texts
from oikumene.text.chronicle import sentences


def log(out: Console, texts: Texts, entries: Sequence[Mapping[str, Any]], names: Sequence[str]) -> None:
    """Entries of the chronicle, a sentence each."""
    joining = Joining() if texts.game is None else texts.game.joining
    for sentence in sentences(entries, joining, texts, names):
        out.print(Text(f"· {sentence}", "dim"))


def table(out: Console, texts: Texts, view: Mapping[str, Any], names: Sequence[str]) -> None:
    out.print(drawn(view, texts, names))


def news(out: Console, texts: Texts, before: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str]) -> None:
    """What of the table is otherwise than it was seen last; the whole of it where that cannot be said."""
    shown = changed(before, view, texts, names)
    out.print(drawn(view, texts, names) if shown is None else shown)


def question(out: Console, texts: Texts, asked: Question, names: Sequence[str]) -> None:
    """The question, its options with numbers, and what is not open now with the reason."""
    out.print(Text(texts.said(asked.said, names), "bold"))
    if asked.ask.picked:
        picked = [texts.said(said, names, asked.seat) for said in asked.chosen]
        numbered = "; ".join(f"{n}) {what}" for n, what in enumerate(picked, 1))
        out.print(texts.say("cli-play-picked", what=numbered))
    lines = Table.grid(padding=(0, 1))
    lines.add_column(justify="right", min_width=3)
    lines.add_column(overflow="fold")
    for number, option in enumerate(listed(asked), 1):
        lines.add_row(Text(str(number), "bold"), Text(texts.said(option.said, names, asked.seat)))
    closed: dict[tuple[str, str], list[str]] = {}
    for item in asked.closed:
        why = (item.said.id, texts.said(item.why, names))
        closed.setdefault(why, []).append(texts.said(item.said, names, asked.seat))
    for (_, reason), told in closed.items():  # what cannot be for one reason is one line
        lines.add_row(Text("–", "dim"), Text(f"{'; '.join(told)} ({reason})", "dim"))
    out.print(lines)


def confirm(out: Console, texts: Texts, parts: Sequence[str]) -> None:
    """A decision of several parts before it is sent: that this is all, or which part is taken back."""
    lines = Table.grid(padding=(0, 1))
    lines.add_column(justify="right", min_width=3)
    lines.add_column(overflow="fold")
    lines.add_row(Text("1", "bold"), Text(texts.say("cli-play-all", what="; ".join(parts))))
    for number, part in enumerate(parts, 2):
        lines.add_row(Text(str(number), "bold"), Text(texts.say("cli-play-unpick", what=part)))
    out.print(lines)


def reasons(
    out: Console, texts: Texts, asked: Question, best: Sequence[tuple[Reason, Why]], names: Sequence[str]
) -> None:
    """Options with what a bot thinks of them: the share of a win, how often it tried them, and why."""
    numbers = {option.key: (number, option) for number, option in enumerate(listed(asked), 1)}
    lines = Table.grid(padding=(0, 1))
    lines.add_column(justify="right", min_width=3)
    lines.add_column(overflow="fold")
    lines.add_column(justify="right", no_wrap=True)
    ranked = [reason for reason, _ in best]
    for place, (reason, because) in enumerate(best):
        number, option = numbers[reason.key]
        share = floor(100 * reason.expected + 0.5)  # a whole hundredth apart is never one figure
        told = texts.say("cli-play-reason", worth=worth(ranked, place), share=share, visits=reason.visits)
        if reason.points is not None:
            told = texts.say("cli-play-points", told=told, points=tenths(reason.points, texts))
        lines.add_row(Text(str(number), "bold"), Text(texts.said(option.said, names, asked.seat)), Text(told))
        for line in reasoned(texts, because, asked.seat, names):
            lines.add_row("", Text(line, "dim"), "")
    out.print(lines)


def tenths(points: float, texts: Texts) -> str:
    """Expected points with one place, as the language writes it."""
    return f"{points:.1f}".replace(".", "," if texts.lang == "ru" else ".")


def reasoned(texts: Texts, because: Why, seat: int, names: Sequence[str]) -> list[str]:
    """What speaks for an answer and against it, and how it is expected to go on."""
    found = []
    for good, message in ((True, "cli-play-for"), (False, "cli-play-against")):
        named = [
            texts.say("cli-play-more" if trait.more else "cli-play-less", what=texts.say(f"trait-{trait.name}"))
            for trait in because.traits
            if trait.good is good and texts.has(f"trait-{trait.name}")
        ]
        if named:
            found.append(texts.say(message, what="; ".join(named)))
    if because.through:
        what = " ".join(texts.said(said, names, seat) for said in because.through)
        found.append(texts.say("cli-play-through", what=what))
    if because.line:
        steps = [
            texts.said(said, names, who) if who == seat else f"{texts.seat(who, names)}: {texts.said(said, names, who)}"
            for who, said in because.line
        ]
        found.append(texts.say("cli-play-line", what=" → ".join(steps)))
    return found


def foreseen(out: Console, texts: Texts, seen: Foreseen, seat: int, names: Sequence[str]) -> None:
    """What an answer would do: what is sure, what may be with its chance, and who decides then."""
    lines = [(told, "") for told in seen.lines] + [(told, texts.say("cli-play-if-anyway")) for told in seen.anyway]
    for told, note in lines:
        chance = "" if told.share == 1 else texts.say("cli-play-if-chance", share=max(1, round(100 * told.share)))
        said = texts.said(told.said, names, seat)
        out.print(Text(f"  · {' '.join(part for part in (chance, said, note) if part)}"), soft_wrap=True)
    if seen.nothing:
        out.print(Text(f"  {texts.say('cli-play-if-nothing')}"), soft_wrap=True)
    if seen.over:
        out.print(Text(f"  {texts.say('cli-play-if-over', share=round(100 * seen.over))}"), soft_wrap=True)
    elif seen.then is not None and seen.then[0] != seat:
        out.print(Text(f"  {texts.say('cli-play-if-other', who=texts.seat(seen.then[0], names))}"), soft_wrap=True)
    elif seen.then is not None:
        asked = texts.said(seen.then[1], names)
        out.print(Text(f"  {texts.say('cli-play-if-then', what=asked)}"), soft_wrap=True)


def result(out: Console, texts: Texts, game: Game[Any], ended: Mapping[str, Any], names: Sequence[str]) -> None:
    """How it ended, who won, and where everybody's points came from, if the game has points."""
    if texts.has(f"ending-{ended['ending']}"):
        out.print(texts.say(f"ending-{ended['ending']}"))
    if ended["winners"]:
        winners = ", ".join(names[seat] for seat in ended["winners"])
        out.print(Text(texts.say("cli-result-winners", n=len(ended["winners"]), names=winners), "bold"))
    else:
        out.print(Text(texts.say("cli-result-nobody"), "bold"))
    if not game.points:
        return
    grid = Table(header_style="dim")
    grid.add_column(texts.say("cli-result-source"))
    for name in names:
        grid.add_column(name, justify="right")
    sources = dict.fromkeys(source for part in ended["breakdown"] for source in part)
    for source in sources:
        grid.add_row(
            str(texts.thing("source", source)), *(game.tell(part.get(source, 0)) for part in ended["breakdown"])
        )
    grid.add_section()
    grid.add_row(
        Text(texts.say("cli-result-total"), "bold"), *(Text(game.tell(score), "bold") for score in ended["scores"])
    )
    out.print(grid)
