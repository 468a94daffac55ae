"""The chronicle as a document (Law 8): what the next game begins with, and the story of those before it.

It is one JSON document. Its open part (the number of the game, the oath, the Citizens, the story, what lies face up on
the map) is everybody's; the other part says what lies in which deck, and is nobody's: see `seal`. Of decks it has sets,
never orders: shuffling is the next set-up's.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import zlib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, NoReturn, NotRequired, TypedDict

from oikumene.kept.oath_2.model import (
    BACKS,
    BANNERS,
    COLOURS,
    DENIZEN,
    EDIFICE,
    MAP,
    OATHS,
    REGIONS,
    RELIC,
    ROUNDS,
    SCEPTER,
    SITE,
    SLOTS,
    SUITS,
    VISION,
    Book,
)
from oikumene.kernel.errors import Refused
from oikumene.kernel.game import CHRONICLE

GAME, VERSION = "oath", 1
#: Of the text of a document, and of the sealed part when it is opened.
LIMIT = 1_000_000
#: The story keeps so many reigns, the latest.
REIGNS = 400
#: The world deck has at least so many denizens: six players are dealt three each, and three begin the piles.
LEAST_DECK = 16
#: A player's name in the story.
NAME = 60

ROLES = ("chancellor", "citizen", "exile")
RULERS = (*COLOURS, "empire", "bandits", "nobody")
#: How the story writes in one letter who rules a land or holds something; a land that nobody has seen is a rest.
SIGNS = dict(zip("prbywkexn?", (*RULERS, "unseen"), strict=True))
#: What a round tells: every slot of the map, the title, the banners.
TOLD = len(SLOTS) + 1 + len(BANNERS)
ENDINGS = ("usurper", "visionary", "stable-regime", "war-exhaustion")


# -- what everybody may read


class Player(TypedDict):
    """Who sat there: the colour of the board, what it was in the end, and a name, empty if nobody gave one."""

    colour: str
    role: str
    name: str


class Land(TypedDict):
    """A slot of the map at the end of a reign; of a facedown site nothing is known."""

    site: str | None
    #: A colour, `empire`, `bandits` or `nobody`.
    ruler: str
    warbands: int
    cards: list[str]


class Reign(TypedDict):
    """One game of a series, as it is told."""

    number: int
    round: int
    oath: str
    winner: int
    ending: str
    #: Every way in which it was won: `usurper`, a Vision, or the ending again.
    ways: list[str]
    players: list[Player]
    map: list[Land]
    #: Who held the title, the People's Favor and the Darkest Secret, by colour.
    title: str | None
    banners: list[str | None]
    #: Who ruled each slot and held the title and the banners at the end of each round, a letter each (`Story.signs`).
    rounds: list[str]
    # what the winner made of the realm
    sworn: str
    citizens: list[str]
    built: str | None
    ruined: list[str]
    #: How many cards of which suit came to the world deck, how many were dispossessed, how many relics lie on top.
    added: dict[str, int]
    exiled: int
    relics: int


class Story(TypedDict):
    """The open part of a chronicle: the reigns so far, and the realm that the next one begins with."""

    number: int
    oath: str
    citizens: list[str]
    #: The colours of the boards in their order, the banners in theirs, and what the letters of a round stand for.
    colours: list[str]
    banners: list[str]
    signs: dict[str, str]
    #: Of which region each slot of a map is.
    regions: list[str]
    #: How many rounds a reign may last; for who reads the story, not in the results that are kept.
    longest: NotRequired[int]
    realm: list[Land]
    reigns: list[Reign]


# -- the document


@dataclass(frozen=True)
class Place:
    """A slot of the map: its site, whether it lies face up, the cards and facedown relics there."""

    site: str
    up: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()


@dataclass(frozen=True)
class Legacy:
    """What a game begins with that follows another (Law 1, 8.7, 8.8)."""

    number: int
    oath: int
    #: The colours of the boards that show their Citizen's side.
    citizens: tuple[str, ...]
    places: tuple[Place, ...]
    deck: tuple[str, ...]
    dispossessed: tuple[str, ...]
    archive: tuple[str, ...]
    #: Edifices in the archive, by their intact sides.
    edifices: tuple[str, ...]
    sites: tuple[str, ...]
    #: The relics that lie on top of their deck, in any order; and those under them.
    top: tuple[str, ...]
    rest: tuple[str, ...]
    story: tuple[Reign, ...] = ()

    def named(self, names: Sequence[str]) -> Legacy:
        """The same with the names of those who played the last reign."""
        if not names or not self.story:
            return self
        last = self.story[-1]
        known = [*map(clean, names), *[""] * len(last["players"])]
        players = [{**player, "name": name} for player, name in zip(last["players"], known, strict=False)]
        told: Any = {**last, "players": players}
        return replace(self, story=(*self.story[:-1], told))


def clean(name: str) -> str:
    """A name as the story has it: one line, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:NAME]


def told(legacy: Legacy) -> Story:
    """What everybody may read of a chronicle."""
    return {
        "number": legacy.number,
        "oath": OATHS[legacy.oath],
        "citizens": list(legacy.citizens),
        "colours": list(COLOURS),
        "banners": list(BANNERS),
        "signs": dict(SIGNS),
        "regions": [REGIONS[region] for region in MAP.region],
        "realm": [realm_land(place) for place in legacy.places],
        "reigns": list(legacy.story),
    }


def realm_land(place: Place) -> Land:
    """A slot of the map as the next game finds it: nobody rules anything yet."""
    return {
        "site": place.site if place.up else None,
        "ruler": "nobody",
        "warbands": 0,
        "cards": list(place.cards),
    }


def secret(legacy: Legacy) -> dict[str, Any]:
    """What nobody may read of it."""
    return {
        "map": [
            {"site": place.site, "up": place.up, "cards": list(place.cards), "relics": sorted(place.relics)}
            for place in legacy.places
        ],
        "deck": sorted(legacy.deck),
        "dispossessed": sorted(legacy.dispossessed),
        "archive": sorted(legacy.archive),
        "edifices": sorted(legacy.edifices),
        "sites": sorted(legacy.sites),
        "relics": {"lord": [SCEPTER], "top": sorted(legacy.top), "rest": sorted(legacy.rest)},
    }


def head(legacy: Legacy) -> dict[str, Any]:
    return {
        "format": CHRONICLE,
        "game": GAME,
        "version": VERSION,
        "number": legacy.number,
        "oath": OATHS[legacy.oath],
        "citizens": list(legacy.citizens),
    }


def write(legacy: Legacy) -> str:
    """The whole document, nothing of it sealed, as records and storage carry it; the story is made small."""
    return compact({**head(legacy), "story": packed(legacy.story), **secret(legacy)})


def write_sealed(legacy: Legacy) -> str:
    """The document as people hand it on: the story can be read, the rest is sealed."""
    shown = {**head(legacy), "story": list(legacy.story), "realm": told(legacy)["realm"]}
    return json.dumps({**shown, "seal": seal(shown, secret(legacy))}, ensure_ascii=False, indent=1) + "\n"


#: How deeply a document is nested: a card of a site of the map of a page of the story.
DEEPEST = 8


def read(text: str, book: Book, renamed: Mapping[str, str] = MappingProxyType({})) -> Legacy:
    """The document that a text holds, sealed or not; refused with a sentence where it is broken or foreign. `renamed`:
    cards that had another name when it was written, as {old: new}."""
    written = parsed(text)
    if "seal" in written:
        foreign_or_later(written)
        shown = {name: value for name, value in written.items() if name != "seal"}
        written = {**shown, **unsealed(shown, written["seal"])}
    return Reader(called(written, renamed), book).legacy()


def called(written: Any, renamed: Mapping[str, str], depth: int = 0) -> Any:
    """What was written, its cards by the names of today; the names of people stay. What lies deeper than a chronicle
    goes is left for the reader to refuse."""
    if not renamed or depth > DEEPEST:
        return written
    if isinstance(written, str):
        return renamed.get(written, written)
    if isinstance(written, list):
        return [called(each, renamed, depth + 1) for each in written]
    if isinstance(written, dict):
        return {key: value if key == "name" else called(value, renamed, depth + 1) for key, value in written.items()}
    return written


# -- in a result: the open part, and the sealed one with the reigns before


def parts(legacy: Legacy) -> tuple[Story, dict[str, Any]]:
    """What a result shows, the last reign alone, and what it hides; the reigns before are put there for their size."""
    last = replace(legacy, story=legacy.story[-1:])
    return told(last), {**secret(legacy), "story": packed(legacy.story[:-1])}


def joined(
    shown: Mapping[str, Any],
    hidden: Mapping[str, Any],
    book: Book,
    renamed: Mapping[str, str] = MappingProxyType({}),
) -> Legacy:
    """The document of which a result has the parts."""
    before = unpacked(hidden.get("story"))
    given = {name: shown.get(name) for name in ("number", "oath", "citizens")}
    head = {"format": CHRONICLE, "game": GAME, "version": VERSION, **given}
    return Reader(called({**head, **hidden, "story": [*before, *shown["reigns"]]}, renamed), book).legacy()


def packed(story: Sequence[Reign]) -> str:
    """A story made small."""
    return base64.b64encode(zlib.compress(compact(list(story)).encode(), 9)).decode()


def unpacked(story: object) -> list[Any]:
    """A story as it was; as a list it is taken as it is."""
    if isinstance(story, list):
        return story
    try:
        small = base64.b64decode(str(story).encode("ascii"), validate=True)
        found = json.loads(inflated(small))
    except (ValueError, RecursionError, zlib.error):
        broken("story")
    if not isinstance(found, list):
        broken("story")
    return found


def inflated(small: bytes) -> str:
    """What was compressed, if it is not too large."""
    opening = zlib.decompressobj()
    plain = opening.decompress(small, LIMIT)
    if opening.unconsumed_tail:
        too_large()
    return plain.decode("utf-8")


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


# -- the seal

#: Everybody who has this program has the key: the seal keeps an honest reader from seeing what lies where, and tells a
#: document that was cut or changed. It is no lock against who takes the program apart.
KEY = b"oikumene/oath/chronicle/1"


def seal(shown: Mapping[str, Any], hidden: Mapping[str, Any]) -> str:
    """The secret part, unreadable to the eye and bound to the open part."""
    plain = zlib.compress(compact(hidden).encode(), 9)
    salt = hashlib.sha256(KEY + plain).digest()[:12]
    body = salt + masked(plain, salt)
    return base64.b64encode(mark(shown, body) + body).decode()


def unsealed(shown: Mapping[str, Any], sealed: object) -> Mapping[str, Any]:
    """The secret part again; refused where it or the open part is not as it was written."""
    try:
        whole = base64.b64decode(str(sealed).encode("ascii"), validate=True)
    except (binascii.Error, UnicodeEncodeError):
        broken_seal()
    signed, body = whole[:16], whole[16:]
    if not hmac.compare_digest(signed, mark(shown, body)):
        broken_seal()
    try:
        return parsed(inflated(masked(body[12:], body[:12])))
    except (zlib.error, UnicodeDecodeError):
        broken_seal()


def mark(shown: Mapping[str, Any], body: bytes) -> bytes:
    """What ties the open part to the sealed one."""
    return hmac.digest(KEY, compact(shown).encode("utf-8", "surrogatepass") + b"\0" + body, "sha256")[:16]


def masked(plain: bytes, salt: bytes) -> bytes:
    """Bytes under a stream that follows from the key and the salt; twice is nothing."""
    stream = b"".join(hashlib.sha256(KEY + salt + n.to_bytes(4, "big")).digest() for n in range(len(plain) // 32 + 1))
    return bytes(a ^ b for a, b in zip(plain, stream, strict=False))


# -- reading


def parsed(text: str) -> dict[str, Any]:
    """The text as JSON, an object."""
    if len(text) > LIMIT:
        too_large()
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as why:
        said = "it is nested too deeply" if isinstance(why, RecursionError) else str(why)
        raise Refused("chronicle-json", "This is not a chronicle: the text cannot be read ({why}).", why=said) from None
    if not isinstance(found, dict):
        foreign()
    return found


def too_large() -> NoReturn:
    raise Refused("chronicle-size", "This is too large for a chronicle: it has at most {n} characters.", n=LIMIT)


def foreign() -> NoReturn:
    raise Refused("chronicle-foreign", "This is not a chronicle of Oath.")


def broken_seal() -> NoReturn:
    raise Refused(
        "chronicle-seal",
        "The seal of this chronicle does not hold: the document was cut or changed, or another program wrote it.",
    )


def broken(where: str) -> NoReturn:
    raise Refused(
        "chronicle-field", "The chronicle is broken: {where} is missing, or is not what it should be.", where=where
    )


def foreign_or_later(written: Mapping[str, Any]) -> None:
    """Refuses what is of another game or kind, and what a later version wrote."""
    if written.get("format") != CHRONICLE or written.get("game") != GAME:
        foreign()
    version = written.get("version")
    if type(version) is not int or version < 1:
        broken("version")
    if version > VERSION:
        raise Refused(
            "chronicle-version",
            "This chronicle was written by a later version of the program ({theirs}); this one reads version {ours}.",
            theirs=shown(version),
            ours=VERSION,
        )


class Reader:
    """Reads a document that came from somewhere: everything in it is looked at before anything is believed."""

    def __init__(self, written: Mapping[str, Any], book: Book) -> None:
        self.written = written
        self.book = book
        self.every = [frozenset(card.id for card in book.cards if card.back == back) for back in range(len(BACKS))]
        foreign_or_later(written)

    def legacy(self) -> Legacy:
        """The document, whole."""
        written = self.written
        relics = written.get("relics")
        if not isinstance(relics, dict):
            broken("relics")
        places = self.places()
        found = Legacy(
            number=whole(written.get("number"), "number", 2, 10**6),
            oath=OATHS.index(word(written.get("oath"), OATHS, "oath")),
            citizens=self.colours(written.get("citizens"), "citizens"),
            places=places,
            deck=ids(written.get("deck"), "deck"),
            dispossessed=ids(written.get("dispossessed"), "dispossessed"),
            archive=ids(written.get("archive"), "archive"),
            edifices=ids(written.get("edifices"), "edifices"),
            sites=ids(written.get("sites"), "sites"),
            top=ids(relics.get("top"), "relics: top"),
            rest=ids(relics.get("rest"), "relics: rest"),
            story=self.story(),
        )
        if ids(relics.get("lord"), "relics: lord") != (SCEPTER,):
            broken("relics: lord")
        self.each_once(found)
        return found

    def colours(self, listed: object, where: str) -> tuple[str, ...]:
        found = ids(listed, where)
        if len(set(found)) < len(found) or not set(found) <= set(COLOURS[1:]):
            broken(where)
        return found

    # -- the map and the decks

    def places(self) -> tuple[Place, ...]:
        listed = self.written.get("map")
        if not isinstance(listed, list) or len(listed) != len(SLOTS):
            broken("map")
        found = tuple(self.place(each, f"map: {SLOTS[n]}") for n, each in enumerate(listed))
        for first, end in ((0, 2), (2, 5), (5, 8)):
            if not any(place.up for place in found[first:end]):
                broken(f"map: {SLOTS[first]}")
        if not found[0].up:
            broken(f"map: {SLOTS[0]}")
        return found

    def place(self, written: object, where: str) -> Place:
        if not isinstance(written, dict) or type(written.get("up")) is not bool:
            broken(where)
        found = Place(
            site=ids([written.get("site")], where)[0],
            up=written["up"],
            cards=ids(written.get("cards"), where),
            relics=ids(written.get("relics"), where),
        )
        if not found.up and (found.cards or found.relics):
            broken(where)
        known = [self.book.cards[self.book.by_id[id]] for id in found.cards if id in self.book.by_id]
        edifices = sum(card.back == EDIFICE for card in known)
        if edifices > 1 or any(card.only == "adviser" for card in known):
            broken(where)
        return found

    def each_once(self, found: Legacy) -> None:
        """198 denizens, 6 edifices, 20 relics and the Scepter, 23 sites, 5 Visions: each card of the box is there once
        and where its kind belongs."""
        lying = [id for place in found.places for id in place.cards]
        here = [*lying, *found.deck, *found.dispossessed, *found.archive, *found.edifices]
        here += [place.site for place in found.places] + [*found.sites, *found.top, *found.rest, SCEPTER]
        here += [id for place in found.places for id in place.relics]
        count = Counter(self.one_side(id) for id in here)
        box = {self.one_side(card.id) for card in self.book.cards}
        for id in sorted(set(count) - box):
            raise Refused("chronicle-unknown", "The chronicle is broken: Oath has no card {card}.", card=shown(id))
        for id in sorted(box):
            if count[id] != 1:
                raise Refused(
                    "chronicle-count",
                    "The chronicle is broken: {card} is in it {n} times, and each card of the box must be there once.",
                    card=id,
                    n=count[id],
                )
        for group, backs, where in (
            (lying, (DENIZEN, EDIFICE), "map"),
            (found.deck, (DENIZEN, VISION), "deck"),
            (found.dispossessed, (DENIZEN,), "dispossessed"),
            (found.archive, (DENIZEN,), "archive"),
            (found.edifices, (EDIFICE,), "edifices"),
            ([place.site for place in found.places], (SITE,), "map"),
            (found.sites, (SITE,), "sites"),
            ((*found.top, *found.rest), (RELIC,), "relics"),
            ([id for place in found.places for id in place.relics], (RELIC,), "map"),
        ):
            self.belong(group, backs, where)
        if sum(self.book[id].back == DENIZEN for id in found.deck) < LEAST_DECK:
            broken("deck")

    def one_side(self, id: str) -> str:
        """An edifice by its intact side, whichever lies up."""
        card = self.book.cards[self.book.by_id[id]] if id in self.book.by_id else None
        return card.other if card is not None and card.back == EDIFICE and card.ruin else id

    def belong(self, group: Iterable[str], backs: Sequence[int], where: str) -> None:
        if any(self.book[id].back not in backs for id in group):
            broken(where)

    # -- the story

    def story(self) -> tuple[Reign, ...]:
        listed = unpacked(self.written.get("story"))
        if len(listed) > REIGNS:
            broken("story")
        return tuple(self.reign(each, f"story: {n + 1}") for n, each in enumerate(listed))

    def reign(self, written: object, where: str) -> Reign:
        if not isinstance(written, dict):
            broken(where)
        players = written.get("players")
        lands = written.get("map")
        if not isinstance(players, list) or not 1 <= len(players) <= len(COLOURS):
            broken(where)
        if not isinstance(lands, list) or len(lands) != len(SLOTS):
            broken(where)
        banners = written.get("banners")
        if not isinstance(banners, list) or len(banners) != 2:
            broken(where)
        return {
            "number": whole(written.get("number"), where, 1, 10**6),
            "round": whole(written.get("round"), where, 1, ROUNDS),
            "oath": word(written.get("oath"), OATHS, where),
            "winner": whole(written.get("winner"), where, 0, len(players) - 1),
            "ending": word(written.get("ending"), ENDINGS, where),
            "ways": [
                word(way, self.every[VISION].union(ENDINGS), where) for way in some(written.get("ways"), 6, where)
            ],
            "players": [self.player(player, where) for player in players],
            "map": [self.land(land, where) for land in lands],
            "title": None if written.get("title") is None else word(written.get("title"), COLOURS, where),
            "banners": [None if held is None else word(held, COLOURS, where) for held in banners],
            "sworn": word(written.get("sworn"), OATHS, where),
            "citizens": list(self.colours(written.get("citizens"), where)),
            "built": None if written.get("built") is None else word(written.get("built"), self.every[EDIFICE], where),
            "ruined": [word(id, self.every[EDIFICE], where) for id in some(written.get("ruined"), 6, where)],
            # what reigns told before is not missed in older chronicles
            "rounds": [self.told_round(each, where) for each in some(written.get("rounds", []), ROUNDS, where)],
            "added": self.added(written.get("added", {}), where),
            "exiled": whole(written.get("exiled", 0), where, 0, 6),
            "relics": whole(written.get("relics", 0), where, 0, 20),
        }

    def told_round(self, written: object, where: str) -> str:
        if not isinstance(written, str) or len(written) != TOLD or not set(written) <= set(SIGNS):
            broken(where)
        return written

    def added(self, written: object, where: str) -> dict[str, int]:
        if not isinstance(written, dict) or len(written) > len(SUITS):
            broken(where)
        return {word(suit, SUITS, where): whole(n, where, 1, 6) for suit, n in written.items()}

    def player(self, written: object, where: str) -> Player:
        if not isinstance(written, dict):
            broken(where)
        name = written.get("name")
        if not isinstance(name, str) or clean(name) != name:
            broken(where)
        return {
            "colour": word(written.get("colour"), COLOURS, where),
            "role": word(written.get("role"), ROLES, where),
            "name": name,
        }

    def land(self, written: object, where: str) -> Land:
        if not isinstance(written, dict):
            broken(where)
        site = written.get("site")
        lying = self.every[DENIZEN] | self.every[EDIFICE]
        return {
            "site": None if site is None else word(site, self.every[SITE], where),
            "ruler": word(written.get("ruler"), RULERS, where),
            "warbands": whole(written.get("warbands"), where, 0, 24),
            "cards": [word(card, lying, where) for card in some(written.get("cards"), 9, where)],
        }


def shown(value: object) -> str:
    """What somebody wrote, short enough for a sentence."""
    said = str(value)[:80].encode("ascii", "backslashreplace").decode()
    return said if len(said) <= 40 else said[:37] + "..."


def whole(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        broken(where)
    return value


def word(value: object, known: Collection[str], where: str) -> str:
    if not isinstance(value, str) or value not in known:
        broken(where)
    return value


def some(listed: object, most: int, where: str) -> list[Any]:
    if not isinstance(listed, list) or len(listed) > most:
        broken(where)
    return listed


def ids(listed: object, where: str) -> tuple[str, ...]:
    """A list of words."""
    if not isinstance(listed, list) or len(listed) > 300 or not all(isinstance(id, str) for id in listed):
        broken(where)
    return tuple(listed)
