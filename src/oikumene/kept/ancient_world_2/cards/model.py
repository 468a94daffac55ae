"""What a card of the game is: figures as printed, and words of the effect vocabulary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from oikumene.kernel.flow import Flow, Value

if TYPE_CHECKING:
    from oikumene.kept.ancient_world_2.state import State

TRIBES = ("red", "green", "blue", "yellow", "purple")

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
DICE_FACES = ("titan", "coin", "blank")

#: A part of a card's text: a message, and its arguments.
Part: TypeAlias = "tuple[str, Mapping[str, int | str]]"


class Effect(Protocol):
    """A word of the vocabulary on an action slot: how it runs, whether it would do anything now, how it is said."""

    def run(self, state: State, seat: int) -> Flow[None]: ...

    def possible(self, state: State, seat: int) -> bool: ...

    def why_not(self) -> Value:
        """The reason when it is not possible."""
        ...

    def say(self) -> Part: ...

    def written(self) -> str:
        """As in a deck file."""
        ...


class Ability(Protocol):
    """A power that waits for a moment of the rules. The moments are listed in `rules/moments.py`."""

    @property
    def moment(self) -> str: ...

    def run(self, state: State, owner: int) -> Flow[None]: ...

    def say(self) -> Part: ...

    def written(self) -> str: ...


class Scoring(Protocol):
    """Points at the end, from the banners a city has (by tribe, in the order of TRIBES)."""

    def points(self, banners: Sequence[int]) -> int: ...

    def say(self) -> Part: ...

    def written(self) -> str: ...


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
    ability: Ability | None = None
    scoring: Scoring | None = None
    army: tuple[int, ...] = (0,) * len(ARMY_SYMBOLS)
    experience: tuple[int, ...] = (0,) * len(ARMY_SYMBOLS)
    stars: int = 0
    defence: int = 0
    arrows_count: bool = False
    sure: str = "guess"
    #: Fields that no source gives although `sure` is not "guess".
    guessed: tuple[str, ...] = ()

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


@dataclass(frozen=True, eq=False)
class Book:
    """The components of one match: every distinct card, and the damage die. Shared by all its states."""

    cards: tuple[Card, ...]
    #: How many faces of the damage die show a titan, a coin, nothing.
    die: tuple[int, int, int] = (2, 2, 2)
    by_id: Mapping[str, int] = field(init=False)
    die_faces: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {card.id: i for i, card in enumerate(self.cards)})
        faces = tuple(face for face, n in zip(DICE_FACES, self.die, strict=True) for _ in range(n))
        object.__setattr__(self, "die_faces", faces)

    def deck(self, name: str) -> list[int]:
        """The cards of a deck by face number, each as often as it is printed."""
        return [i for i, card in enumerate(self.cards) if card.deck == name for _ in range(card.copies)]

    def __getitem__(self, id: str) -> Card:
        return self.cards[self.by_id[id]]


def counts(names: Sequence[str], given: Mapping[str, int]) -> tuple[int, ...]:
    """
    >>> counts(("a", "b"), {"b": 2})
    (0, 2)
    """
    unknown = [name for name in given if name not in names]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is not one of {', '.join(names)}")
    return tuple(given.get(name, 0) for name in names)


def card_facts(card: Card) -> dict[str, Any]:
    """The figures of a card as plain data, as today's client draws them (brought up to that when the rules were
    kept)."""
    return {
        "cost": {"coins": card.coins, "knowledge": card.knowledge},
        "banners": {t: n for t, n in zip(TRIBES, card.banners, strict=True) if n},
        "symbols": {s: n for s, n in zip(CITY_SYMBOLS, card.symbols, strict=True) if n},
        "action": [_power("action", effect.say()) for effect in card.action],
        "ability": None if card.ability is None else _power("ability", card.ability.say()),
        "scoring": None if card.scoring is None else _power("scoring", card.scoring.say()),
        "army": {s: n for s, n in zip(ARMY_SYMBOLS, card.army, strict=True) if n},
        "experience": {s: n for s, n in zip(ARMY_SYMBOLS, card.experience, strict=True) if n},
        "stars": card.stars,
        "defence": card.defence,
        "arrows": card.arrows_count,
    }


def _power(kind: str, said: Part) -> dict[str, Any]:
    message, args = said
    word = message.removeprefix(f"text-{kind}-")
    return {"do": word, "figures": {**args, "of": len(TRIBES)} if word == "sets" else dict(args)}
