"""What a card of the game is: figures as printed, and words of the effect vocabulary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args

from oikumene.kernel.game import Part
from oikumene.kit.bend import Bend
from oikumene.kit.book import numbered
from oikumene.kit.moments import Reaction

if TYPE_CHECKING:
    from oikumene.games.ancient_world.deed import Deed, Effect

Tribe = Literal["red", "green", "blue", "yellow", "purple"]
TRIBES: tuple[Tribe, ...] = get_args(Tribe)

#: Symbols of the city, lasting while the card lies face up; `citizen` is once, when the card is gained.
CITY_SYMBOLS = (
    "space",
    "food",
    "coin_income",
    "knowledge_income",
    "sword",
    "arrow",
    "army_limit",
    "explore",
    "citizen",
)
SPACE, FOOD, COIN_INCOME, KNOWLEDGE_INCOME, SWORD, ARROW, ARMY_LIMIT, EXPLORE, CITIZEN = range(9)

#: Symbols of a military card, for the one fight it is used in.
ARMY_SYMBOLS = ("sword", "arrow", "trophy", "espionage", "restore")
ARMY_SWORD, ARMY_ARROW, TROPHY, ESPIONAGE, RESTORE = range(5)

EMPIRE_A, EMPIRE_B, MILITARY, TITANS, DISTRICTS = "empire-a", "empire-b", "military", "titans", "districts"
STARTING_EMPIRE, STARTING_MILITARY, DIE = "starting-empire", "starting-military", "die"

#: The largest number a deck file may write.
MOST = 99


def whole(text: str) -> int | None:
    """A whole number as a deck file writes it, None where it is none; whatever is above MOST counts as one more.

    What has more digits is not even read: Python gives up on thousands of them.

    >>> whole("07"), whole("9" * 5000), whole("x")
    (7, 100, None)
    """
    if not text.isdecimal():
        return None
    digits = text.lstrip("0")
    return min(int(digits or "0"), MOST + 1) if len(digits) <= len(str(MOST)) else MOST + 1


#: Cards in each deck, as the rulebook counts them.
PRINTED = {
    EMPIRE_A: 45,
    EMPIRE_B: 47,
    MILITARY: 25,
    TITANS: 20,
    DISTRICTS: 11,
    STARTING_EMPIRE: 8,
    STARTING_MILITARY: 8,
}
POWERS = ("action", "ability", "scoring")
DICE_FACES = ("titan", "coin", "blank")


class Scoring(Protocol):
    """Points at the end, from the banners a city has (by tribe, in the order of TRIBES)."""

    def points(self, banners: Sequence[int]) -> int: ...

    def say(self) -> Part: ...


@dataclass(frozen=True, slots=True)
class Card:
    """One distinct card. Tuples of counts stand in the order of TRIBES, CITY_SYMBOLS and ARMY_SYMBOLS."""

    id: str
    en: str
    ru: str
    deck: str
    copies: int = 1
    coins: int = 0
    knowledge: int = 0
    banners: tuple[int, ...] = (0,) * len(TRIBES)
    symbols: tuple[int, ...] = (0,) * len(CITY_SYMBOLS)
    action: tuple[Effect, ...] = ()
    #: A power that waits for a moment (`rules/moments.py`), or bends a rule.
    ability: Reaction[Deed] | Bend[Any] | None = None
    scoring: Scoring | None = None
    army: tuple[int, ...] = (0,) * len(ARMY_SYMBOLS)
    experience: tuple[int, ...] = (0,) * len(ARMY_SYMBOLS)
    stars: int = 0
    defence: int = 0
    arrows_count: bool = False
    sure: str = "guess"
    #: Its printed fields that no source gives.
    guessed: tuple[str, ...] = ()

    @property
    def fields(self) -> tuple[str, ...]:
        """What is printed on such a card, by the names that `guessed` uses."""
        starting = self.deck in (STARTING_EMPIRE, STARTING_MILITARY)
        names = ["en", "ru", *(["deck"] if self.deck in (EMPIRE_A, EMPIRE_B) else [])]
        names += ["copies"] if self.is_empire or starting else []
        if self.deck in (EMPIRE_A, EMPIRE_B, MILITARY):
            names.append("cost")
        if self.is_empire or self.deck in (TITANS, DISTRICTS):
            names.append("banners")
        if any(self.symbols) or self.deck in (TITANS, DISTRICTS) or (starting and self.is_empire):
            names.append("symbols")
        names += [name for name, there in zip(POWERS, (self.action, self.ability, self.scoring), strict=True) if there]
        if self.deck in (MILITARY, STARTING_MILITARY):
            names += ["army", "experience"]
        if self.deck == TITANS:
            names += ["stars", "defence", "arrows"]
        return tuple(names)

    @property
    def known(self) -> tuple[str, ...]:
        """Its printed fields that a source gives."""
        return tuple(name for name in self.fields if name not in self.guessed)

    @property
    def reactions(self) -> tuple[Reaction[Deed], ...]:
        return (self.ability,) if isinstance(self.ability, Reaction) else ()

    @property
    def bends(self) -> tuple[Bend[Any], ...]:
        return (self.ability,) if isinstance(self.ability, Bend) else ()

    @property
    def answers(self) -> tuple[str, ...]:
        """What its power answers to while it lies face up."""
        moments = [reaction.moment for reaction in self.reactions]
        return (*moments, *(bend.question.name for bend in self.bends))

    @property
    def is_empire(self) -> bool:
        return self.deck in (EMPIRE_A, EMPIRE_B, STARTING_EMPIRE)

    def text(self) -> tuple[Part, ...]:
        """The card's text as parts, made from what the card does."""
        parts: list[Part] = []
        if self.deck == TITANS:
            parts.append(("text-titan", {"stars": self.stars, "defence": self.defence}))
            parts.append(("text-titan-both" if self.arrows_count else "text-titan-swords", {}))
        if self.deck in (EMPIRE_A, EMPIRE_B) or self.coins or self.knowledge:
            parts.append(("text-price", {"coins": self.coins, "knowledge": self.knowledge}))
        parts += [(f"text-army-{s}", {"n": n}) for s, n in zip(ARMY_SYMBOLS, self.army, strict=True) if n]
        if any(self.experience):
            parts.append(("text-experience", {}))
            named = zip(ARMY_SYMBOLS, self.experience, strict=True)
            parts += [(f"text-experience-{s}", {"n": n}) for s, n in named if n]
        parts += [(f"text-symbol-{s}", {"n": n}) for s, n in zip(CITY_SYMBOLS, self.symbols, strict=True) if n]
        if self.action:
            parts.append(("text-action", {}))
            parts += [effect.say() for effect in self.action]
        for power in (self.ability, self.scoring):
            if power is not None:
                parts.append(power.say())
        if self.is_empire and not (any(self.symbols) or self.action or self.ability or self.scoring):
            parts.append(("text-banners-only", {}))
        parts += [(f"text-banners-{t}", {"n": n}) for t, n in zip(TRIBES, self.banners, strict=True) if n]
        if self.deck == TITANS:
            parts.append(("text-dice", {"n": sum(self.banners)}))
        return tuple(parts)


@dataclass(frozen=True, slots=True)
class Terms:
    """The numbers of the rules."""

    rounds: int = 6
    second_deck_round: int = 4
    starting_coins: int = 6
    #: What players begin with beyond that, from who begins on.
    extra_coins: tuple[int, ...] = (0, 1, 2, 2)
    work_coins: int = 2
    learn_coins: int = 3
    expand_coins: int = 3
    expand_knowledge: int = 1
    grow_coins: int = 3
    explore_cards: int = 5
    rebuild_cards: int = 2
    rebuild_coins: int = 1
    #: Points for so many banners of one tribe; more than 6 do not count.
    banner_points: tuple[int, ...] = (0, 1, 2, 4, 6, 8, 11)
    starving_points: int = -2


TERMS = Terms()


@dataclass(frozen=True, eq=False)
class Book:
    """The components of one match: every distinct card, the damage die, and the terms of the rules. Shared by all its
    states."""

    cards: tuple[Card, ...]
    #: How many faces of the damage die show a titan, a coin, nothing.
    die: tuple[int, int, int] = (2, 2, 2)
    terms: Terms = TERMS
    by_id: Mapping[str, int] = field(init=False)
    die_faces: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", numbered(self.cards))
        faces = tuple(face for face, n in zip(DICE_FACES, self.die, strict=True) for _ in range(n))
        object.__setattr__(self, "die_faces", faces)

    def deck(self, name: str) -> list[int]:
        """The cards of a deck by face number, each as often as it is printed."""
        return [i for i, card in enumerate(self.cards) if card.deck == name for _ in range(card.copies)]

    def __getitem__(self, id: str) -> Card:
        return self.cards[self.by_id[id]]
