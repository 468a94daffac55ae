"""`oikumene review`: the costliest decisions of a seat in a recorded game, and the game told as a story."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.text import Text

from oikumene.bots.review import Effort, Review, Verdict, Way, review
from oikumene.cli import keeping, screen
from oikumene.cli.parser import Parser
from oikumene.cli.seats import HUMAN, full_names
from oikumene.cli.shell import Shell, write_text
from oikumene.kernel.errors import Refused
from oikumene.kernel.match import Match
from oikumene.registry import replay
from oikumene.text import Texts
from oikumene.text.page import page
from oikumene.text.story import Story, story

#: So many answers of a turn that is judged as a whole are printed.
STEPS = 10


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("file", type=Path, metavar=say("cli-meta-file"), help=say("cli-replay-file"))
    parser.add_argument("--seat", type=parser.whole(0), metavar="S", help=say("cli-review-seat"))
    parser.add_argument("--rounds", type=parser.whole(1, 100_000), metavar="N", help=say("cli-review-rounds"))
    parser.add_argument("--story", action="store_true", help=say("cli-review-story"))
    parser.add_argument("--page", type=Path, metavar=say("cli-meta-file"), help=say("cli-review-page"))
    parser.add_argument("--force", action="store_true", help=say("cli-cards-force"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    kept = keeping.load(args.file)
    shell.game(str(kept.record.get("game")))
    match = replay(kept.record)
    if not match.over:
        raise Refused("not-finished", "That is for finished games: a copy would show what is still hidden.")
    texts = shell.texts_of(match.game, match.setup.options)
    players = (kept.players or [HUMAN] * match.seats)[: match.seats]
    names = full_names(kept.names, players, texts)
    if args.story or args.page is not None:
        return tell(args, shell, story(match, texts, names), match, texts, names)
    seat = args.seat if args.seat is not None else players.index(HUMAN) if HUMAN in players else 0
    effort = Effort() if args.rounds is None else Effort(None, args.rounds)
    with shell.waiting(shell.say("cli-review-waiting")):
        found = review(match, seat, effort)
    if args.json:
        shell.print_json(as_json(found))
    else:
        show(found, match, texts, names, shell)
    return 0


def tell(args: argparse.Namespace, shell: Shell, told: Story, match: Match[Any], texts: Texts, names: list[str]) -> int:
    """The story, printed or written as a page."""
    if args.page is not None:
        if args.page.exists() and not args.force:
            raise Refused("file-there", "{path} is there already; --force writes over it.", path=str(args.page))
        write_text(args.page, page(told, match, texts, names))
        shell.out.print(shell.say("cli-review-written", path=str(args.page)), soft_wrap=True)
    elif args.json:
        shell.print_json(story_json(told))
    else:
        for chapter in told.chapters:
            shell.out.print(Text(chapter.title, "bold"))
            for sentence in chapter.sentences:
                shell.out.print(sentence.text)
            if chapter.standing:
                shell.out.print(Text(chapter.standing, "dim"))
        shell.out.print(told.ending)
    return 0


def show(found: Review, match: Match[Any], texts: Texts, names: list[str], shell: Shell) -> None:
    who = texts.seat(found.seat, names)
    if not found.found:
        shell.out.print(shell.say("cli-review-none", who=who, n=found.decided))
        return
    shell.out.print(Text(shell.say("cli-review-title", who=who, n=found.decided), "bold"))
    for number, one in enumerate(found.found, 1):
        whole = one.last is not None
        lost = shell.say("cli-review-turn" if whole else "cli-review-cost", n=number, at=one.at, cost=percent(one.cost))
        shell.out.print()
        shell.out.print(Text(f"{lost} {texts.said(one.asked, names, found.seat)}", "bold"))
        for message, way in (("cli-review-did", one.did), ("cli-review-best", one.best)):
            steps = [texts.said(said, names, found.seat) for said in way.steps or (way.said,)]
            said = " → ".join([*steps[:STEPS], *(["…"] if len(steps) > STEPS else [])])
            shell.out.print(shell.say(message, what=said, share=percent(way.share)))
            for line in screen.reasoned(texts, way.why, found.seat, names):
                shell.out.print(Text(f"  {line}", "dim"))
    at = found.found[0].at
    shell.out.print()
    shell.out.print(shell.say("cli-review-look", at=at, seat=found.seat), soft_wrap=True)


def percent(share: float) -> int:
    return round(100 * share)


def as_json(found: Review) -> dict[str, object]:
    return {
        "seat": found.seat,
        "decided": found.decided,
        "weighed": found.weighed,
        "found": [verdict_json(one) for one in found.found],
    }


def verdict_json(one: Verdict) -> dict[str, object]:
    return {
        "at": one.at,
        "prompt": one.prompt,
        "asked": one.asked.to_json(),
        "cost": one.cost,
        "last": one.last,
        "did": way_json(one.did),
        "best": way_json(one.best),
    }


def way_json(way: Way) -> dict[str, object]:
    return {
        "key": way.key,
        "said": way.said.to_json(),
        "share": way.share,
        "looks": way.looks,
        "traits": [trait._asdict() for trait in way.why.traits],
        "line": [{"seat": seat, "said": said.to_json()} for seat, said in way.why.line],
        "steps": [said.to_json() for said in way.steps],
    }


def story_json(told: Story) -> dict[str, object]:
    return {
        "realms": list(told.realms),
        "chapters": [
            {**chapter._asdict(), "sentences": [sentence._asdict() for sentence in chapter.sentences]}
            for chapter in told.chapters
        ],
        "ending": told.ending,
        "course": [moment._asdict() for moment in told.course],
        "chances": told.chances,
    }
