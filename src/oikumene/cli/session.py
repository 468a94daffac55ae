"""A game at the terminal: who is asked, what they read, what they may type."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from oikumene import bots
from oikumene.bots.levels import BEST
from oikumene.cli import keeping, rules, screen
from oikumene.cli.games import title
from oikumene.cli.lookup import look_up
from oikumene.cli.order import listed
from oikumene.cli.seats import HUMAN, full_names, level_name
from oikumene.cli.shell import Shell
from oikumene.kernel.errors import Refused
from oikumene.kernel.flow import Ask
from oikumene.kernel.foresight import foresee
from oikumene.kernel.match import Match
from oikumene.kernel.questions import Question
from oikumene.text.lessons import END, Lesson, answer_of, told, where
from oikumene.text.rulebook import book_of, places_of

#: The same keys where a Russian layout is switched on, and words for them.
SAME = {
    "г": "u",
    "ы": "s",
    "й": "q",
    "д": "l",
    "е": "t",
    "р": "h",
    "ц": "w",
    "к": "r",
    "rules": "r",
    "help": "?",
    "quit": "q",
    "undo": "u",
    "hint": "h",
}
#: So many options are shown as advice.
ADVICE = 3
#: Answers that leave the rest of a decision as it is.
WAYS_OUT = frozenset({"pass", "done", "no", "end", "stop", "skip"})
AGREE = ("y", "yes", "д", "да", "н")
REFUSE = ("n", "no", "нет", "т")


class Leave(Exception):
    """The player goes."""


class BotBroke(Exception):
    """A bot that cannot go on, and why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(str(refused))
        self.refused = refused


def ends_by(question: Question, key: str) -> bool:
    """Whether this answer would end a decision of several parts by itself: then it waits until it is said that this is
    all, as in the browser."""
    high = question.ask.bounds[1]
    if question.ask.picked is None or key in WAYS_OUT or high < 2:
        return False
    others = [option.key for option in question.options if option.key not in WAYS_OUT]
    return key in others and (question.count + 1 >= high or len(others) == 1)


class Session:
    """One match at one keyboard."""

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[str],
        names: Sequence[str],
        shell: Shell,
        path: Path | None,
        *,
        lesson: Lesson | None = None,
    ) -> None:
        self.match = match
        self.lesson = lesson
        self.players = list(players)
        self.given_names = list(names)
        self.shell = shell
        self.path = path
        self.texts = shell.texts_of(match.game, match.setup.options)
        self.names = full_names(names, players, self.texts)
        self.humans = [seat for seat, who in enumerate(players) if who == HUMAN]
        self.keyboard: int | None = None  # whose turn at it is now
        self.read = dict.fromkeys(range(match.seats), 0)  # how much of the log each seat has read
        self.seen: dict[int, dict[str, Any]] = {}  # what each seat saw last
        self.lasting: dict[int, bots.Bot] = {}  # bots that are made once: they hold a process

    def say(self, id: str, **args: int | str) -> str:
        return self.texts.say(id, **args)

    def tell(self, id: str, **args: int | str) -> None:
        self.shell.out.print(self.say(id, **args), soft_wrap=True)

    # -- the whole game

    def welcome(self) -> None:
        self.tell("cli-play-welcome", title=title(self.match.game, self.shell.lang), seed=str(self.match.setup.seed))
        self.tell("cli-play-hint")
        cards = self.match.game.cards(self.match.setup.options)
        guessed = sum(info.sure == "guess" for info in cards)
        if guessed:
            self.tell("cli-play-guessed", guessed=guessed, all=len(cards), game=self.match.game.id)
        for seat in self.read:
            self.read[seat] = max(0, len(self.match.log) - 12) if self.match.answers else 0

    def run(self) -> int:
        """Play to the end; the exit code."""
        try:
            while self.match.asks:
                self.go_on()
            return self.finish()
        except Leave:
            return 0
        except EOFError:
            return self.cut_off("cli-play-eof", 1, save=self.path is not None or self.shell.at_terminal)
        except KeyboardInterrupt:
            return self.cut_off("cli-play-interrupted", 130, save=True)
        except Refused:
            raise
        except BotBroke as broke:
            self.shell.complain(self.texts.error(broke.refused))
            return self.cut_off("cli-play-bot-broke", 1, save=True)
        except Exception:
            self.shell.err.print(traceback.format_exc(), soft_wrap=True)
            return self.cut_off("cli-play-fault", 1, save=True)
        finally:
            bots.close(self.lasting.values())

    def go_on(self) -> None:
        for ask in self.match.asks:
            if self.players[ask.seat] != HUMAN:
                self.bot_answers(ask)
                return
        question = next((q for q in self.match.pending if q.seat == self.keyboard), self.match.pending[0])
        self.hand_over(question.seat)
        self.show(question)
        while not self.command(question):
            pass

    def bot_answers(self, ask: Ask) -> None:
        """Let the bot of the seat decide; if it takes long, say that it thinks. In a lesson it does what is written."""
        key = None if self.lesson is None else answer_of(self.lesson, self.match, ask.seat, ask.id)
        if key is not None:
            self.match.answer(ask.seat, key, ask.id)
            return
        with self.shell.waiting(self.say("cli-play-thinking", who=self.names[ask.seat])):
            try:
                value = self.bot(ask.seat).choose(bots.Chair(self.match, ask))
            except Refused as refused:
                raise BotBroke(refused) from refused
        self.match.take(ask, value)

    def bot(self, seat: int) -> bots.Bot:
        """A bot is made anew for each answer, its seed from the place in the game: so a game that was saved, loaded or
        taken back goes on as it would have. One that holds a process stays."""
        if seat in self.lasting:
            return self.lasting[seat]
        bot = bots.make(self.players[seat], seat, self.bot_seed())
        if bots.lasts(bot):
            self.lasting[seat] = bot
        return bot

    def bot_seed(self) -> int:
        return self.match.setup.seed * 1_000_003 + len(self.match.answers)

    def finish(self) -> int:
        seat = self.humans[0] if len(self.humans) == 1 else None
        view = self.match.view(seat)
        screen.log(self.shell.out, self.texts, view["log"][self.read.get(seat or 0, 0) :], self.names)
        screen.table(self.shell.out, self.texts, view, self.names)
        screen.result(self.shell.out, self.texts, self.match.game, view["result"], self.names)
        if self.path is not None:
            self.save(self.path)
        return 0

    def cut_off(self, id: str, code: int, *, save: bool) -> int:
        """The game stops before its end: say so, and how it can go on."""
        self.shell.out.print()
        self.shell.complain(self.say(id))
        if not save:
            return code
        path = self.path or keeping.fresh_path(self.match)
        keeping.save(self.match, self.players, self.given_names, path)
        self.shell.complain(self.say("cli-play-resume", path=str(path)))
        return code

    # -- one question

    def hand_over(self, seat: int) -> None:
        """Between two people: a screen that shows nothing until the other one sits down."""
        if seat == self.keyboard:
            return
        if len(self.humans) > 1:
            self.shell.clear()
            self.tell("cli-play-pass", seat=self.names[seat])
            self.shell.ask(self.say("cli-play-press"))
            self.seen.pop(seat, None)
        self.keyboard = seat

    def show(self, question: Question) -> None:
        """What happened since, what changed on the table (the whole of it at first and on demand), and the question."""
        seat = question.seat
        view = self.match.view(seat, self.read[seat])
        screen.log(self.shell.out, self.texts, view["log"], self.names)
        self.read[seat] = len(self.match.log)
        before = self.seen.get(seat)
        if before is None:
            screen.table(self.shell.out, self.texts, view, self.names)
        elif before["table"] != view["table"]:
            screen.news(self.shell.out, self.texts, before, view, self.names)
        self.seen[seat] = view
        screen.question(self.shell.out, self.texts, question, self.names)
        if self.lesson is not None:
            self.teach(self.lesson, question)

    def teach(self, lesson: Lesson, question: Question) -> None:
        """What the lesson says of the question; it takes its leave when there is nothing more to tell."""
        game, at = self.match.game, where(lesson, self.match)
        said = told(game, self.shell.lang)
        words = rules.Printer(game, book_of(game, self.shell.lang), self.texts).words
        out = self.shell.out
        many = len(lesson.steps)
        out.print(Rule(self.say("lesson-head", title=said.title, n=min(at.done + 1, many), all=many)))
        if at.left:
            self.tell("lesson-left")
        if at.over:
            out.print(words(said.steps[END].text))
            self.lesson = None
            return
        if at.step is None:
            self.tell("lesson-own")
            return
        if at.step.number == 0:
            out.print(words(said.welcome))
        told_of = said.steps[at.step.id]
        numbers = {option.key: n for n, option in enumerate(listed(question), 1)}
        out.print(Text.assemble(words(told_of.text), " ", (self.say("lesson-number", n=numbers[at.step.key]), "bold")))
        for key, line in zip(at.step.others, told_of.others, strict=True):
            if key in numbers:
                out.print(Text.assemble(f"  {numbers[key]}  ", words(line)))

    def command(self, question: Question) -> bool:
        """Read a line and do what it says; True when the questions have to be looked at anew."""
        line = self.shell.ask(self.say("cli-play-prompt", seat=self.names[question.seat]))
        if not line:
            return False
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        word, rest = SAME.get(word.lower(), word.lower()), rest.strip()
        if word == "u":
            return self.undo(question.seat)
        if word == "q":
            return self.leave()
        if word == "t":
            self.seen.pop(question.seat, None)
            return True
        ways = {"?": self.help, "h": self.advise, "l": self.show_log, "s": self.save_as, "w": self.what_if}
        ways["r"] = self.rules
        if question.picked and line[:1] in "-−–" and line[1:].strip().isdecimal():
            at = int(line[1:]) - 1
            if 0 <= at < len(question.picked):
                return self.unpick(at, question)
        if word in ways:
            ways[word](rest, question)
            return False
        return self.answer(line, question)

    def answer(self, line: str, question: Question) -> bool:
        """A number of the list, or an option's key."""
        key = self.key_of(line, question)
        if key is None:
            return False
        if ends_by(question, key):
            return self.confirm(key, question)
        self.match.answer(question.seat, key, question.id)
        return True

    def confirm(self, key: str, question: Question) -> bool:
        """The last part of a decision: it is taken once somebody says that this is all; any part can be taken back."""
        last = next(option.said for option in question.options if option.key == key)
        parts = [self.texts.said(said, self.names, question.seat) for said in (*question.chosen, last)]
        screen.confirm(self.shell.out, self.texts, parts)
        while True:
            line = self.shell.ask(self.say("cli-play-prompt", seat=self.names[question.seat]))
            word = SAME.get(line.lower(), line.lower())
            if word in ("1", "done"):
                self.match.answer(question.seat, key, question.id)
                return True
            if word == "q":
                return self.leave()
            if word == "u" or word == str(len(parts) + 1):
                return True  # what was picked last is not sent yet
            if word.isdecimal() and 2 <= int(word) <= len(parts):
                return self.unpick(int(word) - 2, question, (key,))
            if line:
                self.tell("cli-play-what", line=line, n=len(parts) + 1)

    def unpick(self, at: int, question: Question, more: Sequence[str] = ()) -> bool:
        """Take one part of a decision back: the whole of it is taken back, and the others are given again."""
        again = [*(key for n, key in enumerate(question.picked or ()) if n != at), *more]
        if not self.undo(question.seat):
            return False
        for key in again:
            asked = next((one for one in self.match.pending if one.seat == question.seat), None)
            if asked is None or key not in [option.key for option in asked.options]:
                break
            self.match.answer(asked.seat, key, asked.id)
        return True

    def key_of(self, line: str, question: Question) -> str | None:
        """The option somebody means by a number of the list or by its key; says so where there is none."""
        keys = [option.key for option in listed(question)]
        key = keys[int(line) - 1] if line.isdecimal() and 0 < int(line) <= len(keys) else line
        if key in keys:
            return key
        self.tell("cli-play-what", line=line, n=len(keys))
        return None

    def what_if(self, rest: str, question: Question) -> None:
        """What an option would do, as far as the seat can know; nothing is done."""
        key = self.key_of(rest, question)
        if key is None:
            return
        option = next(option for option in question.options if option.key == key)
        self.tell("cli-play-if", what=self.texts.said(option.said, self.names, question.seat))
        seen = foresee(self.match, question.seat, key, id=question.id)
        screen.foreseen(self.shell.out, self.texts, seen, question.seat, self.names)

    def undo(self, seat: int) -> bool:
        """Take back the seat's last decision; beyond what it has learned only if everybody agrees."""
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.shell.out.print(self.texts.error(refused), soft_wrap=True)
            asking = "cli-play-agree" if len(self.humans) > 1 else "cli-play-agree-bots"
            if refused.code not in ("learned", "answered") or not self.agreed(asking):
                return False
            try:
                self.match.undo(seat, consent=True)
            except Refused as again:
                self.shell.out.print(self.texts.error(again), soft_wrap=True)
                return False
        for reader in self.read:
            self.read[reader] = min(self.read[reader], len(self.match.log))
        self.tell("cli-play-undone")
        return True

    def agreed(self, id: str, *, unless: bool = False, **args: str) -> bool:
        """Yes or no; `unless`: yes where nothing is typed."""
        reply = self.shell.ask(self.say(id, **args)).lower()
        return reply not in REFUSE if unless else reply in AGREE

    def leave(self) -> bool:
        if self.path is not None:
            self.save(self.path)
        elif self.agreed("cli-play-leave", unless=True):
            self.save(keeping.fresh_path(self.match))
        self.tell("cli-play-bye")
        raise Leave

    def save_as(self, rest: str, question: Question) -> None:
        path = Path(rest).expanduser() if rest else self.path or keeping.fresh_path(self.match)
        if path.exists() and path != self.path and not self.agreed("cli-play-over", path=str(path)):
            return
        try:
            self.save(path)
            self.path = path
        except Refused as refused:
            self.shell.out.print(self.texts.error(refused), soft_wrap=True)

    def save(self, path: Path) -> None:
        keeping.save(self.match, self.players, self.given_names, path)
        self.tell("cli-play-saved", path=str(path))

    def show_log(self, rest: str, question: Question) -> None:
        """The log from the beginning, or its last lines."""
        entries = self.match.view(question.seat)["log"]
        last = int(rest) if rest.isdecimal() else len(entries)
        screen.log(self.shell.out, self.texts, entries[max(0, len(entries) - last) :], self.names)

    def advise(self, rest: str, question: Question) -> None:
        """What a strong player would do in this seat, knowing what it knows; `rest` may name another level or bot."""
        level = rest or BEST
        who = level_name(level, self.texts) or level
        try:
            with self.shell.waiting(self.say("cli-play-thinking", who=who)):
                found = bots.advised(self.match, question.seat, level, id=question.id, seed=self.bot_seed())
        except Refused as refused:
            self.shell.out.print(self.texts.error(refused), soft_wrap=True)
            return
        self.tell("cli-play-advice", who=who)
        screen.reasons(self.shell.out, self.texts, question, found[:ADVICE], self.names)

    def rules(self, rest: str, question: Question) -> None:
        """The rule of what is asked, or a chapter or word of the rules."""
        game = self.match.game
        try:
            book = book_of(game, self.shell.lang)
            at = rest or places_of(game)["prompts"].get(question.prompt, book.chapters[0].id)
            found = rules.Printer(game, book, self.texts).found(at)
        except Refused as refused:
            self.shell.out.print(self.texts.error(refused), soft_wrap=True)
            return
        for part in found:
            self.shell.out.print(part)

    def help(self, rest: str, question: Question) -> None:
        if not rest:
            self.tell("cli-play-help")
            self.tell("cli-play-topics", topics=", ".join(text for _, text in self.texts.topics()))
            return
        found = look_up(rest, question, self.texts)
        if not found:
            self.tell("cli-play-unknown", what=rest)
        for shown in found:
            self.shell.out.print(shown)
