"""What random play has met of a game's vocabulary."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from oikumene.conformance.suite import cases
from oikumene.conformance.walking import LONGEST, AnyMatch, Case, walk, word_of
from oikumene.kernel.game import Game
from oikumene.kernel.words import CARD


@dataclass
class Reach:
    """How often each word of a game's vocabulary, and each of its cards, was met in random play over all set-ups.

    A card is `dealt` in a game where it is on the table, `offered` where an option is about it, `logged` where a line
    of the log names it; each is counted once a game.
    """

    game: Game[Any]
    prompts: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    known: set[str] = field(default_factory=set)
    dealt: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    logged: Counter[str] = field(default_factory=Counter)
    setups: int = 0
    matches: int = 0

    def never(self) -> list[str]:
        """Words of the vocabulary that were never met (the options every game shares aside)."""
        words = self.game.words
        common = {"yes", "no", "done", "number"}
        tables = (
            ("ask", words.prompts, self.prompts),
            ("option", {name for name in words.options if name not in common}, self.options),
            ("log", words.lines, self.lines),
            ("why", words.reasons, self.reasons),
        )
        return [f"{prefix}-{name}" for prefix, known, met in tables for name in known if not met[name]]

    def never_cards(self) -> dict[str, list[str]]:
        """Cards of the box that were never dealt, never offered, never in the log, each named once."""
        left, found = set(self.known), {}
        for title, met in (("dealt", self.dealt), ("offered", self.offered), ("logged", self.logged)):
            found[title] = sorted(card for card in left if not met[card])
            left -= set(found[title])
        return found

    def play(self, case: Case) -> None:
        """One random game, and what it met."""
        match = case.new()
        offered: set[str] = set()
        for _ in walk(case, match):
            self.add(match, offered)
        self.lines.update(line.message for line in match.log)
        self.matches += 1
        self.known.update(card.id for card in self.game.cards(case.options))
        self.dealt.update({match.state.faces[face] for face in match.state.face})
        self.offered.update(offered)
        self.logged.update({arg[0] for line in match.log for arg in line.args if isinstance(arg, tuple)})

    def add(self, match: AnyMatch, offered: set[str]) -> None:
        """What is asked and offered now; the cards that options are about go to `offered`."""
        words, ident = self.game.words, match.state.ident
        for ask in match.asks:
            self.prompts[ask.prompt] += 1
            values = ask.values()
            self.options.update({word_of(value) for value in values})
            for value in values:
                offered.update(str(ref.id) for ref in words.refs(value, ident) if ref.kind == CARD)
            for _, why in ask.closed():
                self.reasons[str(why[0] if isinstance(why, tuple) else why)] += 1

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "setups": self.setups,
            "games": self.matches,
            "prompts": dict(self.prompts.most_common()),
            "options": dict(self.options.most_common()),
            "lines": dict(self.lines.most_common()),
            "reasons": dict(self.reasons.most_common()),
            "cards": {
                card: {"dealt": self.dealt[card], "offered": self.offered[card], "logged": self.logged[card]}
                for card in sorted(self.known)
            },
            "never": {"words": self.never(), "cards": self.never_cards()},
        }

    def __str__(self) -> str:
        lines = [f"{self.game.id}: {self.matches} random games over {self.setups} set-ups"]
        for title, met in (("asked", self.prompts), ("offered", self.options), ("logged", self.lines)):
            lines.append(f"  {title}: " + ", ".join(f"{name} {n}" for name, n in met.most_common()))
        lines.append("  never: " + (", ".join(self.never()) or "nothing was missed"))
        for how, cards in self.never_cards().items():
            if cards:
                lines.append(f"  cards never {how} ({len(cards)} of {len(self.known)}): {', '.join(cards)}")
        return "\n".join(lines)


def reached(game: Game[Any], games: int = 1, longest: int = LONGEST) -> Reach:
    """Random games over every set-up, half of them steered towards what is rare; what they met together."""
    reach = Reach(game)
    reach.setups = sum(1 for _ in game.setups())
    for case in cases(game, games, longest):
        reach.play(case)
    return reach
