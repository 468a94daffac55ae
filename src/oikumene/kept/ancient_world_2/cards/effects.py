"""The effect vocabulary, one small class a word: how it runs, whether it can be done now, how it is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from oikumene.kept.ancient_world_2.cards.model import MOST, TRIBES, Ability, Effect, Part, Scoring
from oikumene.kept.ancient_world_2.rules import board, moments
from oikumene.kept.ancient_world_2.rules.city import (
    food_coins,
    gain_coins,
    gain_knowledge,
    pay,
    replace_army,
    restore_cards,
    take_first_player,
)
from oikumene.kept.ancient_world_2.rules.fight import can_fight, fight
from oikumene.kept.ancient_world_2.rules.turn import run_action
from oikumene.kept.ancient_world_2.state import (
    ASIDE,
    CITY,
    DISCARD,
    HAND,
    LOST,
    ROW,
    TITAN_DECK,
    TITAN_OPEN,
    State,
)
from oikumene.kernel.flow import Flow, Value, argument, choose, gather, may, nothing, optional

# -- actions: what a citizen on the card's slot gives


@dataclass(frozen=True)
class _Amount:
    """An action that gives n of something."""

    n: int
    word: ClassVar[str] = ""

    def possible(self, state: State, seat: int) -> bool:
        return True

    def why_not(self) -> Value:
        raise AssertionError(f"{self.word} can always be done")

    def say(self) -> Part:
        return (f"text-action-{self.word}", {"n": self.n})

    def written(self) -> str:
        return f"{self.word} {self.n}"


class Coins(_Amount):
    word = "coins"

    def run(self, state: State, seat: int) -> Flow[None]:
        gain_coins(state, seat, self.n)
        return nothing()


class Knowledge(_Amount):
    word = "knowledge"

    def run(self, state: State, seat: int) -> Flow[None]:
        gain_knowledge(state, seat, self.n)
        return nothing()


class Sword(_Amount):
    """Swords in every fight until the end of the round."""

    word = "sword"

    def run(self, state: State, seat: int) -> Flow[None]:
        state.cities[seat].swords += self.n
        state.note("swords", seat, self.n)
        return nothing()


class Restore(_Amount):
    word = "restore"

    def possible(self, state: State, seat: int) -> bool:
        return bool(state.zones[LOST + seat])

    def why_not(self) -> Value:
        return "nothing-lost"

    def run(self, state: State, seat: int) -> Flow[None]:
        return restore_cards(state, seat, self.n)


class TitanLook(_Amount):
    """Forest Refuge: take the top cards of one titan deck, put them back in any order, may fight the top one."""

    word = "titan_look"

    def possible(self, state: State, seat: int) -> bool:
        return bool(self._decks(state))

    def why_not(self) -> Value:
        return "titans-gone"

    def _decks(self, state: State) -> list[tuple[str, int]]:
        return [("titans", stars) for stars in (1, 2, 3) if state.zones[TITAN_OPEN + stars - 1]]

    def _next(self, state: State, seat: int, placed: Sequence[int]) -> list[tuple[str, int]]:
        """The cards in hand that have no place yet, copies as one."""
        return [("next", card) for card in state.distinct(c for c in state.zones[HAND + seat] if c not in placed)]

    def run(self, state: State, seat: int) -> Flow[None]:
        if not self._decks(state):
            return
        _, stars = yield from choose(seat, "refuge-deck", lambda: self._decks(state))
        deck, top = TITAN_DECK + stars - 1, TITAN_OPEN + stars - 1
        looked = (*state.zones[top], *state.zones[deck][: -self.n : -1])
        for card in looked:
            state.move(card, HAND + seat)
        state.note("reorders", seat, stars)
        most = len(looked) - 1  # the last one follows
        chosen = yield from gather(
            seat,
            "refuge-order",
            lambda picked: self._next(state, seat, [c for _, c in picked]),
            lambda picked: len(picked) >= most,
            low=most,
            high=most,
            about=(len(looked),),
            secret=True,
        )
        order = [int(card) for _, card in chosen]
        order += [card for card in looked if card not in order]
        for card in reversed(order[1:]):
            state.move(card, deck)
        state.move(order[0], top)
        state.note("opens-titan", order[0])
        if can_fight(state, seat, order[0]) and (yield from may(seat, "refuge-fight", about=(order[0],))):
            yield from fight(state, seat, order[0])


@dataclass(frozen=True)
class _Plain:
    """An action without an amount."""

    word: ClassVar[str] = ""

    def possible(self, state: State, seat: int) -> bool:
        return True

    def why_not(self) -> Value:
        raise AssertionError(f"{self.word} can always be done")

    def say(self) -> Part:
        return (f"text-action-{self.word}", {})

    def written(self) -> str:
        return self.word


class CoinsPerFood(_Plain):
    word = "coins_per_food"

    def run(self, state: State, seat: int) -> Flow[None]:
        food_coins(state, seat)
        return nothing()


class Explore(_Plain):
    """The board's Explore, also while its space is still covered."""

    word = "explore"

    def possible(self, state: State, seat: int) -> bool:
        return board.explorable(state)

    def why_not(self) -> Value:
        return "no-cards"

    def run(self, state: State, seat: int) -> Flow[None]:
        return board.explore(state, seat)


class FirstPlayer(_Plain):
    """The first player token, if it lies hand side down; it is not locked by this."""

    word = "first_player"

    def run(self, state: State, seat: int) -> Flow[None]:
        take_first_player(state, seat, lock=False)
        return nothing()


class CopyAction(_Plain):
    """Bridge, Trade City: do the action of another player's empire card, whether it holds a citizen or not."""

    word = "copy"

    def possible(self, state: State, seat: int) -> bool:
        return bool(self._models(state, seat))

    def why_not(self) -> Value:
        return "nothing-to-copy"

    def _models(self, state: State, seat: int) -> list[tuple[str, int, int]]:
        """Face-up cards of others with an action that would do something; one that copies cannot be copied."""
        found = []
        for owner in state.clockwise(seat):
            for card in state.zones[CITY + owner]:
                action = state.card(card).action
                copies = any(isinstance(effect, CopyAction) for effect in action)
                if not copies and any(effect.possible(state, seat) for effect in action):
                    found.append(("copy", card, owner))
        return found

    def run(self, state: State, seat: int) -> Flow[None]:
        if not self._models(state, seat):
            return
        _, card, owner = yield from choose(seat, "copy", lambda: self._models(state, seat))
        state.note("copies", seat, card, owner)
        yield from run_action(state, seat, card)


# -- abilities: powers that wait for a moment


@dataclass(frozen=True)
class _Ability:
    word: ClassVar[str] = ""
    moment: ClassVar[str] = ""

    def say(self) -> Part:
        return (f"text-ability-{self.word}", {})

    def written(self) -> str:
        return self.word


class CitizenCoins(_Ability):
    """Aqueduct: a coin for each food whenever the owner gains a citizen."""

    word = "citizen_coins"
    moment = moments.CITIZEN_GAINED

    def run(self, state: State, owner: int) -> Flow[None]:
        food_coins(state, owner)
        return nothing()


class LearnLeftKnowledge(_Ability):
    """Scribes Guild: when the left neighbour learns, a knowledge for a coin."""

    word = "learn_left_knowledge"
    moment = moments.LEFT_LEARNS

    def say(self) -> Part:
        return (f"text-ability-{self.word}", {"coins": 1})

    def run(self, state: State, owner: int) -> Flow[None]:
        if state.cities[owner].coins and (yield from may(owner, "scribes")):
            pay(state, owner, 1)
            state.note("pays-coins", owner, 1)
            gain_knowledge(state, owner, 1)


class LearnRightUncoin(_Ability):
    """Distant Outpost: when the right neighbour learns, a coin off an own military card, scroll or picture."""

    word = "learn_right_uncoin"
    moment = moments.RIGHT_LEARNS

    def run(self, state: State, owner: int) -> Flow[None]:
        if not self._places(state, owner):
            return
        picked = yield from optional(owner, "outpost", lambda: self._places(state, owner))
        if picked is None:
            return
        _, card, place = picked
        army = next(army for army in state.cities[owner].armies if army.card == card)
        scroll, picture = (1, 0) if place == "scroll" else (0, 1)
        replace_army(state, owner, army.card, army.with_coins(army.picture - picture, army.scroll - scroll))
        state.note("uncoins", owner, army.card)

    def _places(self, state: State, owner: int) -> list[tuple[str, int, str]]:
        armies = state.cities[owner].armies
        return [("uncoin", army.card, "scroll") for army in armies if army.scroll] + [
            ("uncoin", army.card, "picture") for army in armies if army.picture
        ]


class BuildFree(_Ability):
    """Crane: discard it on Build and the empire card costs nothing; Build asks for it."""

    word = "build_free"
    moment = moments.BUILDING

    def run(self, state: State, owner: int) -> Flow[None]:
        return nothing()


class PassFirstAside(_Ability):
    """Zoran Dramatists: the first to pass may set aside an empire card, from the row or the top of the deck."""

    word = "pass_first_aside"
    moment = moments.FIRST_TO_PASS

    def run(self, state: State, owner: int) -> Flow[None]:
        def offers() -> list[Value]:
            top: list[Value] = ["take-top"] if state.zones[state.deck] or state.zones[DISCARD] else []
            return [*top, *(("take-row", card) for card in state.distinct(state.zones[ROW]))]

        if not offers():
            return
        picked = yield from optional(owner, "dramatists", offers)
        if picked is None:
            return
        if isinstance(picked, tuple):
            board.set_aside_from_row(state, owner, argument(picked))
            return
        board.draw_empire(state, 1, ASIDE + owner)
        state.note("sets-aside", owner, state.zones[ASIDE + owner][-1])


# -- scoring: points at the end


@dataclass(frozen=True)
class TribeTable:
    """Citadel and its like: points by the number of banners of one tribe."""

    tribe: str
    table: tuple[int, ...]

    def points(self, banners: Sequence[int]) -> int:
        n = min(banners[TRIBES.index(self.tribe)], len(self.table))
        return self.table[n - 1] if n else 0

    def say(self) -> Part:
        return ("text-scoring-table", {"tribe": self.tribe, **{f"p{i + 1}": p for i, p in enumerate(self.table)}})

    def written(self) -> str:
        return f"{self.tribe} {' '.join(map(str, self.table))}"


@dataclass(frozen=True)
class TribeSets:
    """Moon Festival: points for each set of five different banners."""

    n: int

    def points(self, banners: Sequence[int]) -> int:
        return self.n * min(banners)

    def say(self) -> Part:
        return ("text-scoring-sets", {"n": self.n})

    def written(self) -> str:
        return f"sets {self.n}"


AMOUNTS: dict[str, Callable[[int], Effect]] = {c.word: c for c in (Coins, Knowledge, Restore, Sword, TitanLook)}
PLAINS: dict[str, Callable[[], Effect]] = {c.word: c for c in (CoinsPerFood, Explore, FirstPlayer, CopyAction)}
ABILITIES: dict[str, Callable[[], Ability]] = {
    c.word: c for c in (CitizenCoins, LearnLeftKnowledge, LearnRightUncoin, BuildFree, PassFirstAside)
}


def read_action(text: str) -> tuple[Effect, ...]:
    """
    >>> [effect.written() for effect in read_action("restore 1; coins 2")]
    ['restore 1', 'coins 2']
    """
    return tuple(_read_effect(part.split()) for part in text.split(";") if part.strip())


def _read_effect(words: list[str]) -> Effect:
    if words[0] in PLAINS and len(words) == 1:
        return PLAINS[words[0]]()
    if words[0] in AMOUNTS and len(words) == 2 and words[1].isdecimal() and 0 < int(words[1]) <= MOST:
        return AMOUNTS[words[0]](int(words[1]))
    known = [f"{word} N" for word in AMOUNTS] + list(PLAINS)
    raise ValueError(f"{' '.join(words)!r} is not an action; there are {', '.join(known)}")


def read_ability(text: str) -> Ability | None:
    """
    >>> read_ability("build_free")
    BuildFree()
    """
    if not text.strip():
        return None
    if text.strip() not in ABILITIES:
        raise ValueError(f"{text.strip()!r} is not an ability; there are {', '.join(ABILITIES)}")
    return ABILITIES[text.strip()]()


def read_scoring(text: str) -> Scoring | None:
    """
    >>> read_scoring("red 1 1 2 2 3 3"), read_scoring("sets 1")
    (TribeTable(tribe='red', table=(1, 1, 2, 2, 3, 3)), TribeSets(n=1))
    """
    words = text.split()
    if not words:
        return None
    if all(word.isdecimal() and int(word) <= MOST for word in words[1:]):
        numbers = tuple(int(word) for word in words[1:])
        if words[0] == "sets" and len(numbers) == 1:
            return TribeSets(numbers[0])
        if words[0] in TRIBES and len(numbers) == 6:
            return TribeTable(words[0], numbers)
    raise ValueError(f"{text!r} is not a scoring; expected a tribe and six numbers, or 'sets N'")
