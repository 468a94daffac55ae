"""Fights with titans, and the damage they do (rulebook: Player actions, B)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from oikumene.kept.ancient_world_2.cards.model import (
    ARMY_ARROW,
    ARMY_SWORD,
    ARMY_SYMBOLS,
    ARROW,
    ESPIONAGE,
    RESTORE,
    SWORD,
    TROPHY,
)
from oikumene.kept.ancient_world_2.rules.city import (
    army_of,
    gain_card,
    lose_card,
    pay,
    replace_army,
    restore_cards,
)
from oikumene.kept.ancient_world_2.state import CITY, SLAIN, TITAN_DECK, TITAN_OPEN, Army, State
from oikumene.kernel.flow import Flow, choose, gather

OPEN_TITANS = range(TITAN_OPEN, TITAN_OPEN + 3)


def city_attack(state: State, seat: int, arrows: bool) -> int:
    """Attack that costs nothing: cards of the city, and what was gained for this round."""
    city = state.cities[seat]
    return city.totals[SWORD] + city.swords + (city.totals[ARROW] if arrows else 0)


def can_fight(state: State, seat: int, titan: int) -> bool:
    """Whether some of the unused armies, all paid for, would beat the titan."""
    city = state.cities[seat]
    printed = state.card(titan)
    arrows = printed.arrows_count
    need = printed.defence - city_attack(state, seat, arrows)
    worth = [(army.attack(arrows), army.picture + 1) for army in city.armies if not army.scroll]
    return sum(attack for attack, _ in worth) >= need and _reach(worth, need, city.coins)


def _reach(worth: list[tuple[int, int]], need: int, coins: int) -> bool:
    """Whether at least one army can be paid, and those that can be paid together reach the need."""
    for size in range(len(worth), 0, -1):
        for chosen in combinations(worth, size):
            if sum(cost for _, cost in chosen) <= coins and sum(attack for attack, _ in chosen) >= need:
                return True
    return False


def fights(state: State, seat: int) -> list[tuple[str, int]]:
    """The open titans that the city can beat now."""
    city = state.cities[seat]
    swords, arrows = city.totals[SWORD] + city.swords, city.totals[ARROW]
    unused = 0
    for army in city.armies:
        if not army.scroll:
            unused += 1
            swords += army.symbols[ARMY_SWORD]
            arrows += army.symbols[ARMY_ARROW]
    found: list[tuple[str, int]] = []
    if not unused or not city.coins:
        return found
    for zone in OPEN_TITANS:
        for titan in state.zones[zone]:
            printed = state.book.cards[state.face[titan]]
            most = swords + arrows if printed.arrows_count else swords  # with every army; coins come second
            if most >= printed.defence and can_fight(state, seat, titan):
                found.append(("fight", titan))
    return found


def fight(state: State, seat: int, titan: int) -> Flow[None]:
    """Pay for armies, beat the titan, take it, turn up the next, roll for damage."""
    printed = state.card(titan)
    base = city_attack(state, seat, printed.arrows_count)
    chosen = yield from gather(
        seat,
        "fight-armies",
        lambda picked: army_choices(state, seat, titan, [card for _, card in picked]),
        lambda picked: bool(picked) and attack_with(state, seat, titan, (c for _, c in picked)) >= printed.defence,
        low=1,
        high=len(state.cities[seat].armies),
        about=(titan, base, printed.defence),
    )
    armies = [army_of(state, seat, card) for _, card in chosen]
    attack = attack_with(state, seat, titan, (army.card for army in armies))
    state.note("fights", seat, titan, attack, printed.defence)
    gains = use_armies(state, seat, armies)
    yield from beat(state, seat, titan)
    if gains[TROPHY]:
        state.cities[seat].coins += gains[TROPHY]
        state.note("trophies", seat, gains[TROPHY])
    yield from restore_cards(state, seat, gains[RESTORE])
    yield from roll_damage(state, seat, sum(state.card(titan).banners))


def army_choices(state: State, seat: int, titan: int, picked: list[int]) -> list[tuple[str, int]]:
    """Armies that may be added: unused, payable, and with them the titan can still be beaten."""
    city = state.cities[seat]
    printed = state.card(titan)
    arrows = printed.arrows_count
    coins = city.coins - sum(army.price for army in city.armies if army.card in picked)
    need = printed.defence - attack_with(state, seat, titan, picked)
    rest = [army for army in city.armies if army.unused and army.card not in picked]
    options = []
    for army in rest:
        left, short = coins - army.price, need - army.attack(arrows)
        others = [(a.attack(arrows), a.price) for a in rest if a is not army]
        if left >= 0 and (short <= 0 or _reach(others, short, left)):
            options.append(("army", army.card))
    return options


def attack_with(state: State, seat: int, titan: int, cards: Iterable[int]) -> int:
    """The attack of the city against a titan with the armies of these active cards."""
    arrows = state.card(titan).arrows_count
    return city_attack(state, seat, arrows) + sum(army_of(state, seat, card).attack(arrows) for card in cards)


def use_armies(state: State, seat: int, armies: list[Army]) -> list[int]:
    """Coins go on the name scrolls; espionage gives its knowledge. Returns the symbols of all armies used."""
    total = [0] * len(ARMY_SYMBOLS)
    for army in armies:
        pay(state, seat, army.price)
        state.note("uses-army", seat, army.card, army.price)
        replace_army(state, seat, army.card, army.with_coins(army.picture, army.price))
        for symbol, n in enumerate(army.symbols):
            total[symbol] += n
    if total[ESPIONAGE]:
        state.cities[seat].knowledge += total[ESPIONAGE]
        state.note("spies", seat, total[ESPIONAGE])
    return total


def beat(state: State, seat: int, titan: int) -> Flow[None]:
    """The titan's card joins the city, and the next of its deck is turned up."""
    stars = state.card(titan).stars - 1
    yield from gain_card(state, seat, titan, SLAIN, "beats")
    open_titan(state, stars)


def open_titan(state: State, stars: int) -> None:
    """Turn up the next titan of a deck (0, 1, 2), if there is one."""
    deck = state.zones[TITAN_DECK + stars]
    if deck and not state.zones[TITAN_OPEN + stars]:
        state.move(deck[-1], TITAN_OPEN + stars)
        state.note("opens-titan", deck[-1])


def roll_damage(state: State, seat: int, dice: int) -> Flow[None]:
    """Damage: a die for each banner of the titan. A titan costs an empire card, a coin a coin."""
    faces = state.roll(dice, state.book.die_faces)
    titans, coins = faces.count("titan"), faces.count("coin")
    state.note("rolls", seat, titans, coins, dice - titans - coins)
    city = state.cities[seat]
    lost_coins = min(coins, city.coins)
    if lost_coins:
        city.coins -= lost_coins
        state.note("loses-coins", seat, lost_coins)
    for left in range(titans, 0, -1):
        if not state.zones[CITY + seat]:
            return
        _, card = yield from choose(
            seat, "lose", lambda: [("lose", c) for c in state.distinct(state.zones[CITY + seat])], about=(left,)
        )
        yield from lose_card(state, seat, card)
