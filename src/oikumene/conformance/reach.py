"""What random play has met of a game's vocabulary."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from oikumene.conformance.suite import cases
from oikumene.conformance.walking import AnyMatch, walk, word_of
from oikumene.kernel.game import Game


@dataclass
class Reach:
    """How often each word of a game's vocabulary was met in random play."""

    game: Game[Any]
    prompts: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
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

    def add(self, match: AnyMatch) -> None:
        """What is asked and offered now."""
        for ask in match.asks:
            self.prompts[ask.prompt] += 1
            self.options.update({word_of(value) for value in ask.values()})
            for _, why in ask.closed():
                self.reasons[word_of(why)] += 1

    def __str__(self) -> str:
        lines = [f"{self.game.id}: {self.matches} random games"]
        for title, met in (("asked", self.prompts), ("offered", self.options), ("logged", self.lines)):
            lines.append(f"  {title}: " + ", ".join(f"{name} {n}" for name, n in met.most_common()))
        lines.append("  never: " + (", ".join(self.never()) or "nothing was missed"))
        return "\n".join(lines)


def reached(game: Game[Any], games: int = 1) -> Reach:
    """Random games over every set-up, half of them steered towards what is rare; what they met."""
    reach = Reach(game)
    for case in cases(game, games):
        match = case.new()
        for _ in walk(case, match):
            reach.add(match)
        reach.lines.update(line.message for line in match.log)
        reach.matches += 1
    return reach
