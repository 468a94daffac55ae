"""Wrong rules of The Ancient World to plant. A snippet is looked for in the game's folder and in the kit."""

from __future__ import annotations

from planted import Mutant

RULES = "src/oikumene/games/ancient_world"

MUTANTS = (
    Mutant(
        "a district for knowledge costs nothing",
        RULES,
        "        pay(state, seat, 0, terms.expand_knowledge)\n",
        "",
    ),
    Mutant(
        "nobody pays for standing beside another skill",
        RULES,
        "    cost = fee(state, space, skill)\n    if cost:\n",
        "    cost = 0\n    if cost:\n",
    ),
    Mutant(
        "of equal points the larger city wins, not the richer",
        RULES,
        "return (points[seat], city.coins, cards, city.knowledge)",
        "return (points[seat], cards, city.coins, city.knowledge)",
    ),
    Mutant("the sixth banner of a tribe counts for nothing", RULES, "table[min(n, 6)]", "table[min(n, 5)]"),
    Mutant(
        "nobody hears of a new citizen",
        RULES,
        "    yield from occurs(state, CITIZEN_GAINED, seat)\n",
        "    yield from ()\n",
    ),
    Mutant(
        "the wrong neighbour hears that somebody learns",
        RULES,
        "        if (other + 1) % n == seat:\n",
        "        if (other - 1) % n == seat and n > 2:\n",
    ),
    Mutant(
        "the turn goes the other way round",
        RULES,
        "    return (*clockwise(after, n), after)\n",
        "    return (*reversed(clockwise(after, n)), after)\n",
    ),
    Mutant(
        "the last round brings income",
        RULES,
        "        if not last:\n            income(",
        "        if True:\n            income(",
    ),
    Mutant(
        "a titan rolls a die too few", RULES, "sum(state.card(titan).banners))", "sum(state.card(titan).banners) - 1)"
    ),
    Mutant(
        "one army more than the limit is kept",
        RULES,
        "    while len(city.armies) > city.totals[ARMY_LIMIT]:\n",
        "    while len(city.armies) > city.totals[ARMY_LIMIT] + 1:\n",
    ),
    Mutant("who starved once starves for ever", RULES, "    city.starving = 0\n", ""),
    Mutant("a first player token that is locked can be taken", RULES, "    if state.locked:\n", "    if False:\n"),
    Mutant("discards of deck A stay in round 4", RULES, "for zone in (DISCARD, DECK_A):", "for zone in (DECK_A,):"),
    Mutant(
        "armies forget what they cost before",
        RULES,
        "a.with_coins(a.picture + a.scroll, 0)",
        "a.with_coins(a.scroll, 0)",
    ),
    Mutant(
        "the coins for sitting later go by seat",
        RULES,
        "state.cities[(state.first + place) % seats].coins",
        "state.cities[place].coins",
    ),
    Mutant("lost cards score nothing", RULES, "    for zone in (CITY, LOST):\n", "    for zone in (CITY,):\n"),
    Mutant(
        "eyes draw no more cards",
        RULES,
        "state.book.terms.explore_cards + (state.cities[seat].totals[EXPLORE] if seat < len(state.cities) else 0)",
        "state.book.terms.explore_cards",
    ),
    Mutant(
        "a card copies the own cards instead of the rivals'",
        RULES,
        "        for owner in deed.others():\n",
        "        for owner in (deed.seat,):\n",
    ),
)
