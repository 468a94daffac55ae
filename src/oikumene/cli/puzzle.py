"""`oikumene puzzle`: the puzzle of the day in the terminal, or an earlier one."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import Any

from rich.text import Text

from oikumene.cli import screen
from oikumene.cli.games import title
from oikumene.cli.order import listed
from oikumene.cli.parser import Parser
from oikumene.cli.session import SAME
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused
from oikumene.kernel.questions import Question
from oikumene.puzzles import SHELVES, Attempt, Puzzle, attempt, day_of, number_of, of_number, puzzles_of


def add(parser: Parser, shell: Shell) -> None:
    say = shell.say
    parser.add_argument("number", nargs="?", type=parser.whole(), metavar="N", help=say("cli-puzzle-number"))
    parser.add_argument("--game", metavar=say("cli-meta-game"), help=say("cli-puzzle-game"))
    parser.add_argument("--answers", metavar=say("cli-meta-keys"), help=say("cli-puzzle-answers"))
    parser.add_argument("--solution", action="store_true", help=say("cli-puzzle-solution"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))


def run(args: argparse.Namespace, shell: Shell) -> int:
    today = number_of(datetime.now(UTC).date())
    number = today if args.number is None else args.number
    if args.game is not None:
        puzzle = of_game(shell, args.game, 1 if args.number is None else args.number)
    elif number > today:
        raise Refused("no-puzzle", "There is no puzzle {id}.", id=str(number))
    else:
        puzzle = of_number(number)
    given = [key for key in (args.answers or "").split(",") if key]
    if args.json:
        made = attempt(puzzle, given)
        shell.print_json(told(puzzle, made, None if args.game else number, args.solution))
        return 0 if not given or made.value >= puzzle.best else 1
    solving = Solving(puzzle, shell)
    solving.welcome(None if args.game else number)
    if args.solution:
        solving.solve()
        return 0
    return solving.run(given)


def of_game(shell: Shell, game: str, number: int) -> Puzzle:
    """A puzzle of a game, counted from 1; those of its battles after the others."""
    id = shell.game(game).id
    known = [puzzle for name, shelf in SHELVES.items() if shelf.game == id for puzzle in puzzles_of(name)]
    if not 1 <= number <= len(known):
        raise Refused("no-puzzle", "There is no puzzle {id}.", id=str(number))
    return known[number - 1]


def told(puzzle: Puzzle, made: Attempt, number: int | None, solution: bool) -> dict[str, Any]:
    """A puzzle for programs; the best line only where it is asked for."""
    barred = made.closed()
    questions = [q.to_json() for q in made.match.pending if q.seat == puzzle.seat and not made.over]
    found = {
        **({} if number is None else {"number": number, "day": day_of(number).isoformat()}),
        "id": puzzle.id,
        "game": puzzle.game,
        "seat": puzzle.seat,
        "what": puzzle.what,
        "ends": puzzle.ends,
        "start": puzzle.start,
        "best": puzzle.best,
        "shut": list(puzzle.shut),
        "aim": puzzle.aim,
        "answers": made.answers,
        "value": made.value,
        "over": made.over,
        "barred": sorted(barred),
        "questions": questions,
        "view": made.match.game.view(made.match.state, puzzle.seat),
    }
    return {**found, "line": list(puzzle.line)} if solution else found


class Solving:
    """A puzzle at a keyboard."""

    def __init__(self, puzzle: Puzzle, shell: Shell) -> None:
        self.puzzle = puzzle
        self.shell = shell
        self.made = attempt(puzzle)
        self.texts = shell.texts_of(self.made.match.game, self.made.match.setup.options)
        self.names = [self.texts.say("player", n=seat + 1) for seat in range(puzzle.seats)]

    def say(self, id: str, **args: int | str) -> None:
        self.shell.out.print(self.texts.say(id, **args), soft_wrap=True)

    def welcome(self, number: int | None) -> None:
        game = self.made.match.game
        name = title(game, self.shell.lang)
        self.say("cli-puzzle-title", number=self.puzzle.id if number is None else str(number), title=name)
        puzzle = self.puzzle
        if puzzle.aim:
            kind, place, foe = puzzle.aim.split(":")
            recruits = "no" if puzzle.shut else "yes"
            self.say("cli-puzzle-chance", kind=kind, place=place, foe=foe, best=puzzle.best, recruits=recruits)
        else:
            self.say("cli-puzzle-ask", ends=puzzle.ends, what=puzzle.what, best=game.tell(puzzle.best - puzzle.start))
            if puzzle.shut:
                self.say("cli-puzzle-shut", game=puzzle.game)
        self.say("cli-puzzle-keys")
        self.table()

    def table(self) -> None:
        match = self.made.match
        screen.table(self.shell.out, self.texts, match.view(self.puzzle.seat), self.names)

    def run(self, given: list[str]) -> int:
        """Until it is solved or left: 0 only where the best was found."""
        for key in given:
            self.made.answer(key)
        while True:
            if self.made.over:
                kind = "cli-puzzle-chance" if self.puzzle.aim else "cli-puzzle"
                if self.made.value >= self.puzzle.best:
                    self.say(f"{kind}-solved", n=self.gained(), tried=self.puzzle.nodes)
                    return 0
                self.say(f"{kind}-short", n=self.gained(), best=self.counted(self.puzzle.best))
            try:
                if not self.step():
                    return 1
            except EOFError:
                return 1
            except Refused as why:
                self.shell.out.print(self.texts.error(why), soft_wrap=True)

    def gained(self) -> str:
        return self.counted(self.made.value)

    def counted(self, value: int) -> str:
        """What was won so far, in points or, of a chance, in hundredths."""
        gain = value - self.puzzle.start
        return str(gain) if self.puzzle.aim else self.made.match.game.tell(gain)

    def asked(self) -> Question | None:
        return None if self.made.over else next(q for q in self.made.match.pending if q.seat == self.puzzle.seat)

    def step(self) -> bool:
        """One line that is typed; False when they go."""
        question = self.asked()
        if question is not None:
            screen.question(self.shell.out, self.texts, question, self.names)
        typed = self.shell.ask(self.texts.say("cli-puzzle-prompt", n=self.gained()))
        typed = SAME.get(typed.lower(), typed.lower())
        if typed == "q":
            return False
        if typed == "u":
            self.made = attempt(self.puzzle, self.made.answers[:-1])
        elif typed == "s":
            self.solve()
        elif typed == "t":
            self.table()
        elif question is not None:
            self.answer(question, typed)
        return True

    def answer(self, question: Question, typed: str) -> None:
        if not typed.isdecimal() or not 1 <= int(typed) <= len(question.options):
            self.say("cli-puzzle-keys")
            return
        before = len(self.made.match.log)
        self.made.answer(listed(question)[int(typed) - 1].key)
        words = self.made.match.game.words
        for line in self.made.match.log[before:]:
            self.shell.out.print(Text(f"· {self.texts.said(line.seen_by(self.puzzle.seat, words), self.names)}", "dim"))

    def solve(self) -> None:
        """The best line, and what only looks better."""
        shown = attempt(self.puzzle)
        for number, key in enumerate(self.puzzle.line, 1):
            question = next(q for q in shown.match.pending if q.seat == self.puzzle.seat)
            said = next(option.said for option in question.options if option.key == key)
            shown.answer(key)
            value = self.counted(shown.value)
            self.shell.out.print(f"{number}. {self.texts.said(said, self.names, self.puzzle.seat)}  ({value})")
        self.say("cli-puzzle-proof", n=self.puzzle.nodes)
