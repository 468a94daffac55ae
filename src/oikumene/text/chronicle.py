"""Lines of the log as sentences: a deed with what was paid for it and what came of it, the name said once.

The browser does the same (`web/src/shell/chronicle.ts`) by the same table of the game (`Game.joining`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oikumene.kernel.words import SEAT, Joining, Said
from oikumene.text.texts import SIDE, Texts

#: Lines that stand by themselves: where a round or a phase begins.
HEADS = frozenset({"round", "phase", "turn"})
QUOTES = ("«", "“", "„", '"')
_QUOTED = re.compile(r"«[^»]*»|“[^”]*”")


class Line(NamedTuple):
    """A line of the log: its word, and whom it is about."""

    word: str
    seat: int | None


class Group(NamedTuple):
    """Lines that are one sentence, by their numbers. `head`: the one that says what was done."""

    lines: tuple[int, ...]
    head: int | None
    list: bool = False


def about(said: Said) -> int | None:
    """The first seat or side that a line names."""
    for name, kind in said.kinds.items():
        value = said.args.get(name)
        if kind in (SEAT, SIDE) and isinstance(value, int):
            return value
    return None


def grouped(lines: Sequence[Line], joining: Joining) -> list[Group]:
    """Which lines are one sentence."""
    found: list[Group] = []

    def word_of(number: int | None) -> str:
        return "" if number is None else lines[number].word

    for number, (word, seat) in enumerate(lines):
        mine = found[-1] if found and seat is not None and word not in HEADS else None
        if mine is not None and (lines[mine.lines[0]].seat != seat or lines[mine.lines[0]].word in HEADS):
            mine = None
        alone = Group((number,), number)
        if mine is None:
            before = found[-1].lines[0] if found else None
            if word in joining.rows and before is not None and lines[before] == lines[number]:
                found[-1] = found[-1]._replace(lines=(*found[-1].lines, number))
            elif word in joining.prices:
                found.append(Group((number,), None))
            else:
                found.append(alone._replace(list=word in joining.lists))
            continue
        more = mine._replace(lines=(*mine.lines, number))
        head = word_of(mine.head)
        if word in joining.follows or (word in joining.lists and mine.head is not None):
            found[-1] = more
        elif word in joining.lists:
            found.append(alone._replace(list=True))
        elif word in joining.prices:
            paid = all(lines[one].word in joining.prices for one in mine.lines if one != mine.head)
            if paid and not mine.list and (mine.head is None or head in joining.early):
                found[-1] = more
            else:
                found.append(Group((number,), None))
        elif word in joining.closes:
            closed = any(lines[one].word in joining.closes for one in mine.lines)
            found[-1:] = [more] if head in joining.closes[word] and not closed else [mine, alone]
        elif word in joining.chains:
            if mine.head is not None and head in joining.chains:
                found[-1] = more
            else:
                found.append(alone)
        elif mine.head is None and (joining.priced is None or word in joining.priced):
            paid = all(lines[one].word in joining.prices for one in mine.lines)
            found[-1:] = [more._replace(head=number)] if paid else [mine, alone]
        else:
            found.append(alone)
    return found


def sentences(
    entries: Sequence[Mapping[str, Any]],
    joining: Joining,
    texts: Texts,
    names: Sequence[str],
    viewer: int | None = None,
) -> list[str]:
    """Entries of a view's log as sentences. What is said again and again is said once and counted."""
    all_said = [Said(entry["id"], entry["args"], entry["kinds"]) for entry in entries]
    lines = [Line(said.id.removeprefix("log-"), about(said)) for said in all_said]
    told = [texts.said(said, names, viewer) for said in all_said]
    found: list[str] = []
    times = 1
    for group in grouped(lines, joining):
        sentence = _told(group, lines, told, joining, texts, names)
        if found and found[-1] == _times(sentence, times) and lines[group.lines[0]].word not in HEADS:
            times += 1
            found[-1] = _times(sentence, times)
            continue
        times = 1
        found.append(sentence)
    return found


def _times(sentence: str, times: int) -> str:
    return sentence if times == 1 else f"{sentence.rstrip('.')} ×{times}."


def _told(
    group: Group, lines: Sequence[Line], told: Sequence[str], joining: Joining, texts: Texts, names: Sequence[str]
) -> str:
    seat = lines[group.lines[0]].seat
    if len(group.lines) == 1:
        return told[group.lines[0]]
    if seat is None:
        return row([told[number] for number in group.lines])
    name = texts.side(seat, names)
    if told[group.lines[0]].startswith(name[:1].upper() + name[1:]):  # barbarians begin a sentence
        name = name[:1].upper() + name[1:]
    plurals = plurals_of(texts)
    parts = [part(told[number], name) for number in group.lines if number != group.head]
    if group.list:
        return f"{name}: {listed(group, lines, told, joining, name, plurals)}."
    head = "" if group.head is None else told[group.head]
    if group.head is None or not head.startswith(name) or lines[group.head].word in joining.follows | joining.chains:
        parts = [part(told[number], name) for number in group.lines]  # one thing after the other
        return f"{name}{' ' if parts[0].verb else ': '}{joined(parts, plurals)}."
    rest = joined(parts, plurals)
    lead = clause(head)
    if ": " not in lead:
        return f"{lead}: {rest}."
    return f"{lead}{'; ' if busy(rest) or busy(lead.partition(': ')[2]) else ', '}{rest}."


def row(told: Sequence[str]) -> str:
    """Sentences of one word as one: what stands before the colon is said once."""
    first, *others = (clause(sentence) for sentence in told)
    return ", ".join((first, *(other.partition(": ")[2] or other for other in others))) + "."


class Part(NamedTuple):
    """A clause of a sentence. `verb`: it begins with one, since the name stood before it."""

    text: str
    verb: bool


def clause(text: str) -> str:
    """A sentence without its end, as a part of another one; sentences inside it are joined to it."""
    first, *others = text.rstrip(".!").split(". ")
    return "; ".join((first, *(other[:1].lower() + other[1:] for other in others)))


def part(text: str, name: str) -> Part:
    said = clause(text)
    if said.startswith(f"{name} "):
        return Part(said[len(name) + 1 :], True)
    if said.startswith(f"{name}: "):
        return Part(said[len(name) + 2 :], False)
    return Part(said[:1].lower() + said[1:], False)


def busy(text: str) -> bool:
    """Whether it has marks of its own, so that a comma would not part it from the next."""
    return any(sign in _QUOTED.sub("", text) for sign in ",;:—")


def plurals_of(texts: Texts) -> dict[str, str]:
    """Words that stand before several names: {"карту": "карты"}."""
    words = texts.say("chronicle-plurals").split()
    return dict(zip(words[::2], words[1::2], strict=True))


def joined(parts: Sequence[Part], plurals: Mapping[str, str]) -> str:
    """Parts one after the other: what is said again is counted, words that the one before began with are left out."""
    out: list[str] = []
    shortened: list[bool] = []
    counts: list[int] = []
    begun = 0  # the part whose first words stand for those after it
    for number, (text, verb) in enumerate(parts):
        before = parts[number - 1] if number else None
        if before is not None and text == before.text:
            counts[-1] += 1
            continue
        short = None if before is None or not (verb and before.verb) else without(text, before.text, plurals)
        if short is None:
            begun = len(out)
        elif short[1]:
            out[begun] = out[begun].replace(f" {short[1]} ", f" {plurals[short[1]]} ", 1)
        out.append(text if short is None else short[0])
        shortened.append(short is not None)
        counts.append(1)
    mark = "; " if any(map(busy, out)) or len({verb for _, verb in parts}) > 1 else ", "
    said = ""
    for number, (one, cut, n) in enumerate(zip(out, shortened, counts, strict=True)):
        close = cut and not busy(one) and not busy(out[number - 1])
        said += ("" if not number else ", " if close else mark) + (one if n == 1 else f"{one} ×{n}")
    return said


def without(text: str, before: str, plurals: Mapping[str, str]) -> tuple[str, str] | None:
    """A clause without the words that the one before begins with too, and the noun that now stands for several; None
    where they have nothing in common. Before a name that is not all of the rest everything stays."""
    words, others = text.split(" "), before.split(" ")
    same = 0
    while same < min(len(words), len(others)) - 1 and words[same] == others[same] and _plain(words[same]):
        same += 1
    rest = " ".join(words[same:])
    if same == 0:
        return None
    noun = words[same - 1]
    if rest[0] in QUOTES:
        whole = all(_QUOTED.fullmatch(" ".join(each[same:])) for each in (words, others))
        return (rest, noun if noun in plurals else "") if whole else None
    if noun in plurals:
        same -= 1
    return (" ".join(words[same:]), "") if same else None


def _plain(word: str) -> bool:
    """Whether a word may be left out the second time: no number, and no name."""
    return word[0] not in QUOTES and not word[0].isdecimal() and word[-1] not in ",:;"


def listed(
    group: Group,
    lines: Sequence[Line],
    told: Sequence[str],
    joining: Joining,
    name: str,
    plurals: Mapping[str, str],
) -> str:
    """Place by place what it brought."""
    items: list[tuple[str, list[Part]]] = []
    for number in group.lines:
        said = part(told[number], name)
        if lines[number].word in joining.lists or not items:
            items.append((said.text, []))
        else:
            items[-1][1].append(said)
    return "; ".join(f"{first}: {joined(rest, plurals)}" if rest else first for first, rest in items)
