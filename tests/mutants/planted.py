"""Leaks and bugs to plant, one at a time: where, what is written there, and what is written instead.

Each is a mistake somebody could make. The names say what would be wrong at the table.
"""

from __future__ import annotations

from typing import NamedTuple


class Mutant(NamedTuple):
    name: str
    file: str
    old: str
    new: str
    #: Part of the small selection that every test run plants.
    quick: bool = False


CHANCE = "src/oikumene/kernel/chance.py"
TABLE = "src/oikumene/kernel/table.py"
MATCH = "src/oikumene/kernel/match.py"
CHAPTERS = "src/oikumene/kernel/chapters.py"
DOCUMENTS = "src/oikumene/kernel/documents.py"
REPLAYING = "src/oikumene/kernel/replaying.py"
FLOW = "src/oikumene/kernel/flow.py"
DATA = "src/oikumene/kernel/data.py"
AMONG = "src/oikumene/kernel/among.py"
DEALING = "src/oikumene/kernel/dealing.py"
SAVING = "src/oikumene/kernel/saving.py"
GAME = "src/oikumene/kernel/game.py"
TOY = "tests/kernel/toy.py"

MUTANTS = (
    # -- sealed documents
    Mutant(
        "who imagines has read the chronicle",
        MATCH,
        "        self.setup = Setup(self.setup.seats, 0, self.game.open_options(self.setup.options))\n",
        "        self.setup = Setup(self.setup.seats, 0, self.setup.options)\n",
    ),
    Mutant(
        "who imagines the end reads what the next game starts from",
        MATCH,
        "        return result if self._undealt or result.sealed is None else result.unsealed()\n",
        "        return result\n",
    ),
    Mutant(
        "what the next game starts from is in the view",
        MATCH,
        '            "result": None if result is None else result.shown(),\n',
        '            "result": None if result is None else result.to_json(),\n',
    ),
    # -- backs
    Mutant(
        "a back that comes to the top is not seen",
        TABLE,
        "            self._back_seen(card)\n            self._top_shows(here)\n",
        "            self._back_seen(card)\n",
    ),
    Mutant(
        "a card that comes out of a deck is not seen from behind",
        TABLE,
        "            self._back_seen(card)\n            self._top_shows(here)\n",
        "            self._top_shows(here)\n",
    ),
    Mutant(
        "who sees a new back has learned nothing",
        TABLE,
        "            self.learned |= self.everyone & ~self.shows(card)\n",
        "            pass\n",
    ),
    Mutant(
        "who sees what comes out of a bag has learned nothing",
        TABLE,
        "                self.learned |= self.everyone & ~sees\n",
        "                pass\n",
    ),
    Mutant(
        "bots know where in the deck which back lies",
        TABLE,
        "            self._mix(cards)\n            self._top_shows(zone)\n",
        "            pass\n",
    ),
    Mutant(
        "after a shuffle the back on top is another in every world",
        TABLE,
        "            self._mix(cards)\n            self._top_shows(zone)\n",
        "            self._mix(cards)\n",
    ),
    Mutant(
        "cards put back in an order of one's own stay where their backs were",
        TABLE,
        "                self._mix(tuple(cards))\n",
        "                pass\n",
    ),
    # -- knowledge
    Mutant(
        "what was known of a hand is known after one went unseen",
        TABLE,
        "                known[other] &= follow\n",
        "                pass\n",
    ),
    Mutant(
        "who watches does not lose sight",
        TABLE,
        "                known[other] &= follow\n",
        "                known[other] &= follow | ~self.everyone\n",
    ),
    Mutant("knowledge survives a shuffle", TABLE, "            self.known[card] = sees\n", "            pass\n", True),
    Mutant(
        "of two like cards it is known which was played",
        TABLE,
        "                news = self._one_of_many(card, rest, news)\n",
        "                pass\n",
    ),
    Mutant("pools are not mixed by an unseen move", TABLE, "        self.mixed.append(cards)\n", "        pass\n"),
    Mutant(
        "a card that all have seen stays mixed",
        TABLE,
        "        found = [n for n, group in enumerate(self.mixed) if card in group]\n",
        "        found: list[int] = []\n",
    ),
    Mutant(
        "a fresh deal ignores pools",
        TABLE,
        "        hidden = self.hidden_from(seat)\n        face, pool = self.face, self.pool\n",
        "        hidden = self.hidden_from(seat)\n        face, pool = self.face, [0] * len(self.pool)\n",
    ),
    Mutant(
        "a fresh deal deals what is there",
        DEALING,
        "            deal += plain.dealt(rng)\n",
        "            pass\n",
    ),
    Mutant(
        "who counts a zone forgets what lies there",
        TABLE,
        "            if counts >> seat & 1:\n",
        "            if False:\n",
    ),
    Mutant(
        "drawing is not learning",
        TABLE,
        "                self.learned |= news & self.everyone\n",
        "                pass\n",
    ),
    Mutant(
        "being shown is not learning",
        TABLE,
        "        news = seats & ~self.shows(card) & self.everyone\n",
        "        news = 0\n",
    ),
    Mutant("seeing dice is not learning", TABLE, "        self.learned = self.everyone\n", ""),
    Mutant(
        "the log is open to all",
        TABLE,
        "(self.ident(int(arg)), self.shows(int(arg)))",
        "(self.ident(int(arg)), ALL)",
        True,
    ),
    Mutant(
        "everybody sees what one seat sees",
        TABLE,
        "if known[card] >> seat & 1 else None",
        "if known[card] else None",
    ),
    Mutant(
        "a hand shows its order",
        TABLE,
        "return seen if ordered else sorted(",
        "return seen if True else sorted(",
    ),
    Mutant(
        "cards go on top instead of under",
        TABLE,
        "(card,) + zones[to] if under else",
        "(*zones[to], card) if under else",
    ),
    Mutant(
        "what was known of a hand is forgotten when one goes unseen",
        TABLE,
        "            self._mingle(group, self.everyone & ~follow)\n",
        "            pass\n",
    ),
    Mutant(
        "what was shuffled into a pile is forgotten",
        TABLE,
        "        if not seats or not self.follows:\n",
        "        if True:\n",
    ),
    Mutant(
        "what was seen still lies somewhere else",
        TABLE,
        "        if self.among and come:\n",
        "        if False:\n",
    ),
    Mutant(
        "cards do not leave where they were known to be",
        AMONG,
        "    if inside.isdisjoint(cards):\n",
        "    if True:\n",
    ),
    Mutant(
        "a closed hand may have given what it never held",
        AMONG,
        "            grown.append((need - common, tuple(sorted(here - inside))))\n",
        "",
    ),
    Mutant(
        "in what a seat imagines it knows of other cards than in truth",
        TABLE,
        "            self._found_again(seat, mine)\n",
        "            pass\n",
    ),
    Mutant(
        "nobody asks the game what may lie where",
        TABLE,
        "{face for face in faces if self.may_be(card, face)}",
        "set(faces)",
    ),
    Mutant("deals that are bound are not mixed", DEALING, "ROUNDS = 8\n", "ROUNDS = 0\n"),
    Mutant(
        "larger sets are filled before smaller ones",
        DEALING,
        "    bounds.sort(key=lambda bound: len(bound.spots))\n",
        "    bounds.sort(key=lambda bound: -len(bound.spots))\n",
    ),
    # -- copies
    Mutant(
        "what is known of cards that cannot be told apart is shared by copies",
        TABLE,
        "        twin.among = self.among[:]\n",
        "        twin.among = self.among\n",
    ),
    Mutant("chance is not copied", TABLE, "        twin.luck = self.luck\n", "        twin.luck = 7\n"),
    Mutant("the agenda is shared by copies", TABLE, "twin.agenda = self.agenda[:]", "twin.agenda = self.agenda"),
    Mutant(
        "a clone shares its step with the original",
        MATCH,
        "self.chapters[:-1] + twin.chapters if self.asks else self.chapters[:]",
        "self.chapters[:]",
    ),
    Mutant(
        "a tuple comes back as a list",
        SAVING,
        'return tuple(self.entries(x["t"], like))',
        'return self.entries(x["t"], like)',
    ),
    Mutant(
        "snapshots keep faces by number",
        TABLE,
        '{"face": Of("faces"), "zones": By("zones", ())}',
        '{"zones": By("zones", ())}',
        True,
    ),
    Mutant(
        "snapshots keep fields by position",
        SAVING,
        "            if name in fields:\n                value = self.value(fields[name],",
        "            if name in fields:\n                value = self.value([*fields.values()][known.index(name)],",
    ),
    Mutant(
        "a field that is gone is not missed", SAVING, "            if name not in known:\n", "            if False:\n"
    ),
    Mutant("a card that is gone becomes another", SAVING, "        return numbers[name]\n", "        return 0\n"),
    Mutant("the last answer is not restored", MATCH, "enumerate(since):", "enumerate(since[:-1]):"),
    Mutant(
        "checks of what was taken back stay",
        MATCH,
        "twin.checks = [check for check in self.checks if check[0] <= len(twin.answers)]",
        "twin.checks = self.checks[:]",
    ),
    # -- imagined matches
    Mutant("sealed answers are known in imagined matches", MATCH, "        if sealed:\n", "        if False:\n", True),
    Mutant(
        "a free action that asks breaks the seal",
        MATCH,
        "for seal in chapter.seals if seal.open for i in seal.given",
        "for seal in {ask.sealed for ask in self.asks if ask.sealed} for i in seal.given",
    ),
    Mutant(
        "a free action goes where it is not offered once sealed answers are forgotten",
        MATCH,
        "(ask.id == id or free) and (value is None or ask.accepts(value))",
        "(ask.id == id or free)",
    ),
    Mutant(
        "sealed answers that must have been given are always the first",
        MATCH,
        "rng.choice(nearest.listing())",
        "nearest.listing()[0]",
    ),
    Mutant(
        "the dice that come next are known",
        TABLE,
        "        self.rng = key\n        self.luck = SPENT\n",
        "        self.rng = key\n",
    ),
    Mutant(
        "chance is a plain linear generator",
        CHANCE,
        'hashed = int.from_bytes(blake2b(key.to_bytes(32, "big"), person=b"oikumene draw").digest(), "big")',
        "hashed = ((key * 6364136223846793005 + 1442695040888963407) & _MASK) * (1 << _BITS | 1)",
    ),
    Mutant("the dice to come are known", MATCH, "        state.reseed(key)\n", "", True),
    Mutant(
        "an imagined match tells the seed",
        MATCH,
        "Setup(self.setup.seats, 0, self.game.open_options(self.setup.options))",
        "Setup(self.setup.seats, self.setup.seed, self.game.open_options(self.setup.options))",
    ),
    Mutant(
        "an imagined match can be taken back to the real one",
        MATCH,
        "        self._require_real()\n        seat = self._check_seat(seat)\n",
        "        self._require_kept()\n        seat = self._check_seat(seat)\n",
    ),
    # -- undo
    Mutant(
        "a finished game goes back",
        MATCH,
        '        if not self.asks:\n            raise Refused("over", "The game is over.")\n        return undoable(',
        "        return undoable(",
    ),
    Mutant(
        "undo goes past what was learned",
        CHAPTERS,
        "return bool((learned | unsealed) >> seat & 1 or (goes and learned))",
        "return bool(goes and learned & ~(1 << seat))",
    ),
    Mutant(
        "undo goes past what another has seen",
        CHAPTERS,
        "return bool((learned | unsealed) >> seat & 1 or (goes and learned))",
        "return bool((learned | unsealed) >> seat & 1)",
        True,
    ),
    Mutant(
        "undo goes past what another has been shown of a third's hand",
        TABLE,
        "            if left == self.mine:  # what",
        "            if left > 0:  # what",
    ),
    Mutant(
        "undo deals to others again",
        MATCH,
        "        if later and not consent and not self._as_known(twin, seat, later):\n",
        "        if False:\n",
    ),
    Mutant(
        "undo takes from others what they saw by an answer that stays",
        MATCH,
        "            if learned & ~twin._learned_by(ask, value) and not consent:\n",
        "            if twin._learned_by(ask, value) < 0:\n",
    ),
    Mutant("undo goes past a broken seal", CHAPTERS, "chapter.unsealed.get(i, 0), begun", "0, begun"),
    Mutant("undo goes past the cards a step opens with", CHAPTERS, "        learned |= chapter.opening\n", ""),
    Mutant(
        "undo leaves its lines in the log",
        MATCH,
        "twin = self._again(chapter, inputs, keep=True, log=self.log[: chapter.log])",
        "twin = self._again(chapter, inputs, keep=True, log=self.log[:])",
    ),
    Mutant(
        "undo takes back the last part of a decision",
        CHAPTERS,
        "return not forced and (part == 0 or is_free(value))",
        "return not forced",
    ),
    Mutant(
        "undo loses what others answered",
        MATCH,
        "            if learned & ~twin._learned_by(ask, value) and not consent:\n",
        "            if False:\n",
    ),
    # -- questions
    Mutant(
        "options are listed once",
        FLOW,
        "        self._listed = None\n        if self._asked",
        "        if self._asked",
    ),
    Mutant(
        "secret questions are answered by force", FLOW, "        if self.secret:\n            return False\n", "", True
    ),
    Mutant("questions are named by their prompt", FLOW, "return self.path + self.prompt", "return self.prompt"),
    Mutant(
        "the price of a free action is sealed", FLOW, "if group is not None and not ask.free:", "if group is not None:"
    ),
    Mutant("a seal is never broken", FLOW, "                group.open = False\n", "                pass\n"),
    Mutant(
        "free actions are offered to everyone",
        FLOW,
        "if ask.seat == seat and offers not in ask.offers:",
        "if offers not in ask.offers:",
    ),
    Mutant("a subset may be too small", FLOW, "lambda picked: len(picked) >= number(low),", "lambda picked: True,"),
    Mutant(
        "a pick that vanished stays picked",
        FLOW,
        "        picked = still_there(picked, options, number(high))\n",
        "        pass\n",
    ),
    Mutant(
        "a number for a place that vanished stays given",
        FLOW,
        "            picked = still_there(picked, sharing.more, len(picked))\n",
        "            pass\n",
    ),
    Mutant(
        "picks beyond a bound that fell stay picked",
        FLOW,
        "if len(kept) < most and value in options(kept):",
        "if value in options(kept):",
    ),
    Mutant(
        "bounds are fixed when a question begins",
        FLOW,
        "        ask._bounds = (low, high)\n",
        "        ask._bounds = (number(low), number(high))\n",
    ),
    Mutant(
        "a guarded question is interrupted by anything",
        FLOW,
        "                if all(allows(value) for allows in self.guards):\n",
        "                if True:\n",
    ),
    Mutant(
        "free actions hold every question",
        FLOW,
        "not (self.held and any(True for _ in self.offered()))",
        "not any(True for _ in self.offered())",
    ),
    # -- faults and documents
    Mutant(
        "a fault in a free action ends the turn",
        FLOW,
        "            yield from openly(take(value))  # then the same questions again, their options listed anew\n",
        "            try:\n                taken = take(value)\n            except StopIteration:\n"
        "                return cast(T, None)\n            yield from openly(taken)\n",
    ),
    Mutant(
        "a fault in what is listed is taken for an end",
        FLOW,
        "                raise self._fault() from why\n        return listed\n",
        "                raise why\n        return listed\n",
    ),
    Mutant(
        "a purchase that fails is passed over in silence",
        TOY,
        '    state.note("buys", seat, card)\n',
        '    try:\n        state.note("buys", seat, card)\n    except LookupError:\n        pass\n',
        True,
    ),
    Mutant(
        "a fault in a rule leaves the match half changed",
        MATCH,
        "                self._recover()\n",
        "                pass\n",
    ),
    Mutant("a seat may be anything", MATCH, "if type(seat) is not int or not 0 <= seat < self.seats:", "if False:"),
    Mutant("the hash of a record is not looked at", REPLAYING, 'if record.get("hash") != match.digest():', "if False:"),
    Mutant("the game of a record is not looked at", DOCUMENTS, 'if document.get("game") != game.id:', "if False:"),
    Mutant(
        "options of the wrong type are taken",
        GAME,
        "            raise self._refuse(value) from None\n",
        "            return 1\n",
    ),
    # -- the game itself
    Mutant(
        "only who could interrupt is asked",
        TOY,
        "able = [seat for seat in state.others(actor) if state.zones[TACTIC + seat]]",
        'able = [seat for seat in state.others(actor) if state.named(TACTIC + seat, "veto")]',
    ),
    Mutant(
        "who has no wall is not asked",
        TOY,
        "ways, about=(attacker,), secret=bool(state.zones[HAND + seat])",
        "ways, about=(attacker,)",
    ),
    Mutant(
        "a goal is asked for only if held",
        TOY,
        "    if not state.zones[GOAL + seat]:\n",
        "    if not state.named(GOAL + seat, goal):\n",
    ),
    Mutant(
        "what can be done depends on a card nobody has seen",
        TOY,
        "return bool(state.players[seat].bands[site] and relics) and",
        'return bool(state.players[seat].bands[site] and relics and state.ident(relics[0]) > "h") and',
    ),
    Mutant(
        "the view shows the supply",
        TOY,
        "{names[zone]: state.look(zone, seat) for",
        "{names[zone]: [state.ident(c) for c in cards] if zone == SUPPLY else state.look(zone, seat) for",
    ),
    Mutant(
        "the view shows every vow",
        TOY,
        "player.vow if own or state.told_all else None",
        "player.vow",
    ),
    Mutant("vows are told and nobody has learned them", TOY, "    state.told(ALL)\n", ""),
    Mutant("vows are the real ones in imagined matches", TOY, "        return tuple(facts)\n", "        return ()\n"),
    Mutant(
        "a vow is heard while it is sworn",
        TOY,
        'lambda seat: choose(seat, "vow", lambda: (0, 1, 2), secret=True)',
        "lambda seat: swear(state, seat)",
    ),
    Mutant(
        "the table tells which card was put back",
        TOY,
        '    state.note("puts-back", seat, back[1])\n',
        '    state.note("puts-back", seat, back[1])\n    state.bandits[3] = state.face[back[1]] % 2\n',
    ),
    Mutant(
        "a rule remembers things outside the state",
        TOY,
        "    state.players[seat].goods[FOOD] += 2\n",
        "    MEMORY.append(seat)\n    state.players[seat].goods[FOOD] += 2 + len(MEMORY) % 2\n",
        True,
    ),
    Mutant(
        "a battle remembers what was printed on tactics",
        TOY,
        '            bonus[seat] += {"phalanx": 2, "ambush": 1}.get(state.ident(card[1]), 0)\n',
        "            bonus[seat] += worth[card[1]]\n",
    ),
    Mutant(
        "a raid remembers the hands it began with",
        TOY,
        "        hits += 1\n",
        "        hits += walls[rival]\n",
    ),
    Mutant("a player's tokens are not copied", TOY, "        twin.tokens = self.tokens\n", "        twin.tokens = 2\n"),
    Mutant(
        "a player's goods are shared by copies",
        TOY,
        "        twin.goods = self.goods[:]\n",
        "        twin.goods = self.goods\n",
    ),
    Mutant(
        "an advance is offered to who cannot pay",
        TOY,
        "    if payable(player.goods, advance_cost(state, seat)):\n",
        "    if True:\n",
    ),
    Mutant(
        "two copies of a card are two options with one key",
        TOY,
        '[("keep", c) for c in state.distinct(state.zones[DRAFT + seat])]',
        '[("keep", c) for c in state.zones[DRAFT + seat]]',
    ),
    Mutant(
        "the set-up depends on the order of a set",
        TOY,
        "    for name, copies in cards.items():\n",
        "    for name, copies in set(cards.items()):\n",
    ),
    Mutant(
        "cards that nobody drafts vanish",
        TOY,
        "            state.move(card, EXILE)\n",
        "            state.zones[DRAFT + seat] = ()\n",
    ),
    Mutant(
        "a warband too many is lost",
        TOY,
        "        state.players[seat].reserve += many\n",
        "        state.players[seat].reserve += many + (many > 1)\n",
    ),
)

#: What some mutants need besides the one place: more to write, before the line that begins with the key.
WITH: dict[str, tuple[tuple[str, str], ...]] = {
    "a rule remembers things outside the state": (("MOST_SEATS = 4\n", "MEMORY: list[int] = []\nMOST_SEATS = 4\n"),),
    "a battle remembers what was printed on tactics": (
        (
            "    sides = [seat for seat in (owner, leader) if state.zones[TACTIC + seat]]\n",
            (
                "    sides = [seat for seat in (owner, leader) if state.zones[TACTIC + seat]]\n"
                '    points = {"phalanx": 2, "ambush": 1}\n'
                "    worth = {c: points.get(state.ident(c), 0) for s in sides for c in state.zones[TACTIC + s]}\n"
            ),
        ),
    ),
    "a raid remembers the hands it began with": (
        (
            "    hits = 0\n    for rival in state.others(seat):\n",
            (
                "    hits = 0\n"
                '    walls = {s: len(state.named(HAND + s, "wall", "farm")) for s in state.others(seat)}\n'
                "    for rival in state.others(seat):\n"
            ),
        ),
    ),
    "a vow is heard while it is sworn": (
        (
            "def vow(state: State) -> Flow[None]:\n",
            (
                "def swear(state: State, seat: int) -> Flow[int]:\n"
                '    sworn = yield from choose(seat, "vow", lambda: (0, 1, 2), secret=True)\n'
                '    state.note("vowed", seat, sworn)\n'
                "    return sworn\n\n\n"
                "def vow(state: State) -> Flow[None]:\n"
            ),
        ),
    ),
}
