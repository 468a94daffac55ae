"""What a row of the fact sheet should do, foretold from its notation alone: a second reading of the tables.

`parse` makes a tree of a notation; `foretell` runs it on a `Position`, a small model of the table that knows nothing of
the product, and returns what happens as words: "bot materials +1", "self to history", "market 2 to deck with unrest".
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

Tree = tuple  # ("seq", [trees]) and so on

RESOURCES = ("materials", "population", "progress")
MARKET_SUITS = ("REGION", "UNCIVILISED", "CIVILISED", "TRIBUTARY")


# -- reading


def split(text: str, mark: str) -> list[str]:
    """Split where the mark stands outside all brackets.

    >>> split("a ; (b ; c) ; d", " ; ")
    ['a', '(b ; c)', 'd']
    """
    parts, depth, last, i = [], 0, 0, 0
    while i < len(text):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if not depth and text.startswith(mark, i):
            parts.append(text[last:i])
            i += len(mark)
            last = i
            continue
        i += 1
    return [*parts, text[last:]]


def bracketed(text: str) -> bool:
    """Whether one pair of brackets is around all of it."""
    depth = 0
    for i, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if not depth and i < len(text) - 1:
            return False
    return text.startswith("(")


def parse(text: str) -> Tree:
    """The tree of a notation."""
    text = text.strip()
    parts = split(text, " ; ")
    if len(parts) > 1:
        return ("seq", [parse(part) for part in parts])
    if bracketed(text):
        return parse(text[1:-1])
    if text.startswith("TRY "):
        return ("try", parse(text[4:]))
    if text.startswith("YOU: "):
        return ("you", parse(text[5:]))
    if text.startswith("MAY "):
        return ("may", parse(text[4:]))
    if text.startswith("FIRST "):
        return ("first", [parse(option) for option in split(text[6:], " | ")])
    if text.startswith("IF "):
        found = re.fullmatch(r"IF (.+?) THEN (.+?)(?: ELSE (.+))?", text)
        assert found
        return ("if", found[1], parse(found[2]), parse(found[3]) if found[3] else None)
    if text.startswith("repeat "):
        return ("repeat", parse(text.removeprefix("repeat ").removesuffix(" as often as possible")))
    cost = split(text, " -> ")
    if len(cost) > 1:
        return ("cost", parse(cost[0]), parse(" -> ".join(cost[1:])))
    return ("do", text)


# -- the model


@dataclass
class Place:
    """A market card: its suits, its value to the opponent, tokens; unrest lies under every one."""

    suits: tuple[str, ...]
    value: int
    tokens: dict[str, int] = field(default_factory=dict)


@dataclass
class Position:
    """A table, as far as the tables care."""

    bot: dict[str, int]
    you: dict[str, int]
    market: list[Place]
    #: Region symbols of the bot's regions in play, the last played last; how many of them are rivers.
    regions: list[int]
    rivers: int
    deck: int
    #: The bot's discard pile: symbols of the cards, the last on top.
    discard: list[tuple[str, ...]]
    dynasty: int
    fame: int
    quests: list[str]
    exiled_regions: int
    small: dict[str, int]
    main: list[tuple[str, ...]]  # suits of the cards in the main deck
    your_regions: int
    your_hand: int
    your_unrest: int
    empire: bool  # of the human
    die: int
    out: Counter[str] = field(default_factory=Counter)
    paid: int = 0

    # -- words

    def say(self, word: str, n: int = 1) -> None:
        self.out[word] += n

    def tokens(self, who: str, name: str, n: int) -> None:
        pool = self.bot if who == "bot" else self.you
        pool[name] += n
        self.out[f"{who} {name}"] += n

    # -- what can be done

    def eligible(self, what: str) -> list[int]:
        """Market places whose card may be acquired."""
        if what == "any market card":
            return [n for n, place in enumerate(self.market) if place.suits]
        if what.startswith("market_card["):
            return [n for n, place in enumerate(self.market) if place.tokens.get("population")]
        suits = MARKET_SUITS if what == "ANY4" else tuple(what.split("/"))
        return [n for n, place in enumerate(self.market) if set(place.suits) & set(suits)]

    def best(self, what: str) -> int | None:
        def want(n: int) -> tuple[int, int, int]:
            lie = sum(self.market[n].tokens.values())
            return self.market[n].value + lie, lie, -n

        found = self.eligible(what)
        return max(found, key=want) if found else None

    def discarded(self, symbol: str) -> bool:
        return any(symbol in card for card in self.discard)

    def take(self, n: int, unrest: str) -> None:
        self.say(f"market {n} to deck {unrest}")
        self.deck += 2 if unrest == "with unrest" else 1
        for name, lie in self.market[n].tokens.items():
            self.tokens("bot", name, lie)
        del self.out[f"population on market {n}"]  # what was put there came along
        self.market[n] = Place((), 0)  # what comes there next is not asked for in any row

    def lift(self, symbol: str) -> None:
        """The last card with a symbol leaves the discard pile."""
        last = max(n for n, card in enumerate(self.discard) if symbol in card)
        del self.discard[last]


def foretell(tree: Tree, now: Position) -> None:
    """Do it, as far as possible."""
    verb, *args = tree
    if verb == "seq":
        for part in args[0]:
            foretell(part, now)
    elif verb == "try":
        if in_full(args[0], now):
            foretell(args[0], now)
    elif verb == "first":
        options = [option for option in args[0] if in_full(option, now)]
        foretell(options[0] if options else args[0][-1], now)
    elif verb == "cost":
        if in_full(tree, now):
            foretell(args[0], now)
            foretell(args[1], now)
    elif verb == "if":
        chosen = args[1] if holds(args[0], now) else args[2]
        if chosen:
            foretell(chosen, now)
    elif verb == "repeat":
        while in_full(args[0], now):
            foretell(args[0], now)
    elif verb == "you":
        your(args[0], now)
    else:
        act(args[0], now)


def in_full(tree: Tree, now: Position) -> bool:
    """Whether all of it can be done."""
    verb, *args = tree
    if verb == "seq":
        return all(in_full(part, now) for part in args[0])
    if verb == "first":
        return any(in_full(option, now) for option in args[0])
    if verb == "cost":
        return in_full(args[0], now) and in_full(args[1], now)
    if verb in ("try", "if", "repeat"):
        return True
    return you_can(args[0], now) if verb == "you" else can(args[0], now)


def anything(tree: Tree, now: Position) -> bool:
    """Whether anything of it can be done: else the row is passed over."""
    verb, *args = tree
    if verb == "seq":
        return any(anything(part, now) for part in args[0])
    if verb == "first":
        options = [option for option in args[0] if in_full(option, now)]
        return anything(options[0] if options else args[0][-1], now)
    if verb in ("try", "repeat"):
        return in_full(args[0], now)
    if verb == "if":
        chosen = args[1] if holds(args[0], now) else args[2]
        return bool(chosen) and anything(chosen, now)
    if verb == "you":
        return you_can(args[0], now, at_all=True)
    if verb == "do" and args[0].startswith("steal"):
        return now.you[args[0].split()[2]] > 0
    if verb == "do" and "per REGION" in args[0]:
        return bool(now.regions)
    return in_full(tree, now)


def holds(condition: str, now: Position) -> bool:
    return {
        "YOU have a REGION in_play": now.your_regions > 0,
        "YOU are state=empire": now.empire,
        "no SCROLL in discard": not now.discarded("SCROLL"),
    }[condition]


def can(text: str, now: Position) -> bool:
    """Whether the bot can do one action in full."""
    words = text.split()
    if text.startswith("pay all"):
        return now.bot[words[2]] > 0
    if words[0] == "pay":
        return now.bot[words[2]] >= int(words[1])
    if words[0] == "abandon":
        n, kind = (int(words[1]), words[2]) if words[1].isdigit() else (1, words[1])
        return (now.rivers if kind == "RIVER" else sum(now.regions)) >= n
    if text == "acquire REGION from exile":
        return now.exiled_regions > 0
    if words[0] == "acquire":
        return now.best(text.removeprefix("acquire ")) is not None
    if words[0] == "top_discard":
        return now.deck > 0
    if words[0] == "dynasty_discard":
        return now.dynasty > 0
    if text == "gain top FAME":
        return now.fame > 0
    if text == "return UNREST from discard":
        return now.discarded("UNREST")
    if words[0] == "steal":
        return now.you[words[2]] >= int(words[1])
    if words[0] == "place":
        return now.die <= len(now.market)
    if text == "exile 1 market_card":
        return any(not place.tokens for place in now.market)
    if "needs at least one" in text:
        return bool(now.regions)
    if text == "gain the top impending QUEST":
        return bool(now.quests)
    if text.startswith("exile the next impending QUEST"):
        return bool(now.quests) and now.quests[0] != "Graal"
    if text == "history 1 REGION from play":
        return bool(now.regions)
    if words[0] in ("history", "put") and words[1] == "1":
        return now.discarded(words[2])
    return True


def act(text: str, now: Position) -> None:
    """The bot does one action."""
    words = text.split()
    if "self" in words:
        to = {"play": "play", "history": "history", "exile": "exile", "return": "unrest pile", "put": "deck"}
        now.say(f"self to {to[words[0]]}")
        now.regions += [1] if words[0] == "play" else []
        now.deck += words[0] == "put"
    elif text.startswith("pay all"):
        now.paid = now.bot[words[2]]
        now.tokens("bot", words[2], -now.paid)
    elif words[0] == "pay":
        now.tokens("bot", words[2], -int(words[1]))
    elif text.startswith("gain as many"):
        now.tokens("bot", words[3], now.paid)
    elif "per REGION in_play" in text:
        for name in RESOURCES:
            if f"1 {name}" in text:
                now.tokens("bot", name, sum(now.regions))
    elif text == "gain top FAME":
        now.say("fame to deck", now.fame > 0)
        now.deck += now.fame > 0
        now.fame -= now.fame > 0
    elif text == "gain the top impending QUEST":
        now.say("quest to deck")
        now.quests.pop(0)
    elif text.startswith("exile the next impending QUEST"):
        if can(text, now):
            now.say("quest to exile")
            now.quests.pop(0)
    elif words[0] == "gain":
        now.tokens("bot", words[2], int(words[1]))
    elif words[0] == "steal":
        n = min(int(words[1]), now.you[words[2]])
        now.tokens("bot", words[2], n)
        now.tokens("you", words[2], -n)
    elif words[0] == "top_discard":
        n = min(int(words[1]), now.deck)
        now.say("deck to discard", n)
        now.deck -= n
    elif words[0] == "dynasty_discard":
        now.say("dynasty to discard", now.dynasty > 0)
        now.dynasty -= now.dynasty > 0
    elif text == "acquire REGION from exile":
        now.say("exile to deck")
    elif words[0] == "acquire":
        n = now.best(text.removeprefix("acquire "))
        if n is not None:
            now.take(n, "with unrest")
    elif words[0] == "break_through":
        break_through(words[1], now)
    elif text == "exile 1 market_card":
        free = [n for n, place in enumerate(now.market) if not place.tokens]
        now.say(f"market {free[0]} to exile", 1 if free else 0)
    elif words[0] == "place":
        if can(text, now):
            place = now.market[now.die - 1]
            place.tokens["population"] = place.tokens.get("population", 0) + 1
            now.say(f"population on market {now.die - 1}")
    elif words[0] == "abandon":
        n, kind = (int(words[1]), words[2]) if words[1].isdigit() else (1, words[1])
        while n > 0 and now.regions:
            n -= now.regions.pop(0 if kind == "RIVER" else -1)
            now.say("play to discard")
    elif text == "take UNREST":
        now.say("unrest pile to deck")
        now.deck += 1
    elif text == "return UNREST from discard":
        if now.discarded("UNREST"):
            now.lift("UNREST")
            now.say("discard to unrest pile")
    elif text == "history 1 REGION from play":
        now.regions.pop()
        now.say("play to history")
    else:
        found = re.fullmatch(r"(history|put) 1 (\w+) from discard ?(.*)", text)
        assert found, text
        to = {"": "history", "into play": "play", "on top of bot_deck": "deck"}[found[3]]
        now.lift(found[2])
        now.say(f"discard {found[2]} to {to}")


def break_through(suit: str, now: Position) -> None:
    n = now.best(suit)
    if n is not None:
        now.take(n, "without unrest")
    elif now.small.get(suit):
        now.say(f"{suit.lower()} deck to deck")
        now.deck += 1
    elif any(suit in card for card in now.main):
        now.say("main deck to deck")
        now.deck += 1
    else:
        now.tokens("bot", "materials", 2)


def you_can(tree: Tree, now: Position, *, at_all: bool = False) -> bool:
    """Whether the human can do it, in full or at all."""
    verb, *args = tree
    if verb == "seq":
        every = all(you_can(part, now) for part in args[0])
        return any(you_can(part, now, at_all=True) for part in args[0]) if at_all else every
    if verb == "may":
        return True
    words = args[0].split()
    if words[0] in ("recall", "abandon"):
        return now.your_regions > 0
    if words[0] == "discard":
        return now.your_hand >= (1 if at_all else int(words[1]))
    return True


def your(tree: Tree, now: Position) -> None:
    """The human does it, and takes every "may"."""
    verb, *args = tree
    if verb == "seq":
        for part in args[0]:
            your(part, now)
        return
    if verb == "may":
        your(args[0], now)
        return
    text = args[0]
    words = text.split()
    if words[0] in ("recall", "abandon"):
        now.say(f"your play to {'hand' if words[0] == 'recall' else 'discard'}", now.your_regions > 0)
        now.your_hand += words[0] == "recall" and now.your_regions > 0
        now.your_regions -= now.your_regions > 0
    elif words[0] == "discard":
        n = min(int(words[1]), now.your_hand)
        now.your_hand -= n
        now.say("your hand to discard", n)
    elif words[0] == "take":
        now.say("unrest pile to your hand")
        now.your_hand += 1
    elif words[0] == "draw":
        now.say("your deck to hand")
    elif words[0] == "return":
        now.say("your hand to unrest pile", now.your_unrest > 0)
    else:
        assert words[0] == "gain", text
        now.tokens("you", words[2], int(words[1]))
