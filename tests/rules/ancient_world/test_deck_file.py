"""The deck file: the decks as a table that the owner of a box can correct."""

from __future__ import annotations

import csv
import io
import json
import pickle
from pathlib import Path

import pytest

import oikumene
from oikumene import Refused
from oikumene.games.ancient_world import ANCIENT_WORLD, deckfile
from oikumene.games.ancient_world.state import ROW, TITAN_OPEN, State
from oikumene.kernel.match import Match
from oikumene.text.texts import Texts
from rules.ancient_world.table import table

HOUSE = ANCIENT_WORLD.export()


def edited(**cells: str) -> str:
    """The house's file with some cells changed: `edited(smithy__coins="9")`; hyphens are written as underscores."""
    rows = list(csv.DictReader(io.StringIO(HOUSE)))
    by_id = {row["id"]: row for row in rows}
    for name, value in cells.items():
        id, _, column = name.partition("__")
        by_id[id.replace("_", "-")][column] = value
    return written(rows)


def written(rows: list[dict[str, str]], delimiter: str = ",") -> str:
    out = io.StringIO()
    table = csv.DictWriter(out, deckfile.COLUMNS, delimiter=delimiter, lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return out.getvalue()


def without(id: str) -> str:
    return written([row for row in csv.DictReader(io.StringIO(HOUSE)) if row["id"] != id])


def line_of(text: str, id: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if f",{id}," in line)


def mistakes(text: str) -> str:
    with pytest.raises(Refused) as refused:
        deckfile.read(text)
    assert refused.value.code == "deck-file"
    return str(refused.value)


def same(one: deckfile.Book, other: deckfile.Book) -> bool:
    return one.cards == other.cards and one.die == other.die


# -- out and in again


def test_what_is_exported_reads_as_the_same_decks() -> None:
    assert same(deckfile.read(HOUSE), deckfile.house_book())


def test_a_file_that_was_read_is_written_as_it_was() -> None:
    assert deckfile.write(deckfile.read(HOUSE)) == HOUSE
    changed = edited(smithy__coins="9", damage_die__symbols="titan 1, coin 2, blank 3")
    assert deckfile.write(deckfile.read(changed)) == changed


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_comma_semicolon_and_tab_all_separate(delimiter: str) -> None:
    rows = list(csv.DictReader(io.StringIO(HOUSE)))
    assert same(deckfile.read(written(rows, delimiter)), deckfile.house_book())


@pytest.mark.parametrize("mark", ["\ufeff", ""])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_spreadsheets_may_add_a_mark_and_end_lines_their_way(mark: str, newline: str) -> None:
    assert same(deckfile.read(mark + HOUSE.replace("\n", newline)), deckfile.house_book())


def test_columns_may_stand_in_any_order() -> None:
    rows = list(csv.DictReader(io.StringIO(HOUSE)))
    out = io.StringIO()
    table = csv.DictWriter(out, deckfile.COLUMNS[::-1], lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    assert same(deckfile.read(out.getvalue()), deckfile.house_book())


def test_empty_lines_and_remarks_are_skipped() -> None:
    head, rest = HOUSE.split("\n", 1)
    assert same(deckfile.read(f"{head}\n\n# put right by hand,,,\n,,,\n{rest}"), deckfile.house_book())


def test_without_a_line_for_the_die_it_is_the_houses() -> None:
    assert deckfile.read(without("damage-die")).die == (2, 2, 2)


def test_empty_prices_and_copies_mean_none_and_one() -> None:
    card = deckfile.read(edited(citadel__coins="", citadel__knowledge="", citadel__copies=""))["citadel"]
    assert (card.coins, card.knowledge, card.copies) == (0, 0, 1)


# -- mistakes: each with its line and its reason


@pytest.mark.parametrize(
    ("cell", "value", "reason"),
    [
        ("smithy__deck", "empire-c", "deck: 'empire-c' is not one of empire-a, empire-b"),
        ("smithy__id", "Smithy!", "id: 'Smithy!' is not made of small letters, digits and hyphens"),
        ("smithy__id", "", "id: is empty"),
        ("smithy__id", "barracks", "id: 'barracks' stands in line"),
        ("smithy__copies", "0", "copies: '0' is not a whole number from 1 to 99"),
        ("smithy__copies", "two", "copies: 'two' is not a whole number"),
        ("smithy__en", "", "en: is empty"),
        ("smithy__ru", "", "ru: is empty"),
        ("smithy__coins", "-1", "coins: '-1' is not a whole number from 0 to 99"),
        ("smithy__coins", "4.5", "coins: '4.5' is not a whole number"),
        ("smithy__coins", "100", "coins: '100' is not a whole number from 0 to 99"),
        ("smithy__knowledge", "x", "knowledge: 'x' is not a whole number"),
        ("smithy__banners", "red pink", "banners: 'pink' is not a tribe; there are red, green, blue, yellow, purple"),
        ("smithy__symbols", "sword", "symbols: 'sword' is not a symbol and a number, like 'space 1'"),
        ("smithy__symbols", "sward 1", "symbols: 'sward' is not one of space, food"),
        ("smithy__symbols", "trophy 1", "symbols: 'trophy' is not one of space, food"),
        ("smithy__symbols", "sword 1, sword 1", "symbols: 'sword' is named twice"),
        ("smithy__symbols", "sword 100", "symbols: 'sword 100' is too much: 99 is the most"),
        ("smithy__symbols", "space 1", "symbols: space comes from districts, titans and the capital"),
        ("smithy__action", "dance 1", "action: 'dance 1' is not an action; there are coins N"),
        ("smithy__action", "coins", "action: 'coins' is not an action"),
        ("smithy__action", "coins 0", "action: 'coins 0' is not an action"),
        ("smithy__action", "coins 1000", "action: 'coins 1000' is not an action"),
        ("smithy__action", "copy 2", "action: 'copy 2' is not an action"),
        ("smithy__ability", "fly", "ability: 'fly' is not an ability; there are citizen_coins"),
        ("smithy__scoring", "red 1 2 3", "scoring: 'red 1 2 3' is not a scoring; expected a tribe and six numbers"),
        ("smithy__scoring", "sets", "scoring: 'sets' is not a scoring"),
        ("smithy__scoring", "sets 100", "scoring: 'sets 100' is not a scoring"),
        ("smithy__army", "sword 1", "army: means nothing in the deck empire-a; leave it empty"),
        ("smithy__experience", "sword 1", "experience: means nothing in the deck empire-a"),
        ("smithy__stars", "1", "stars: means nothing in the deck empire-a"),
        ("smithy__defence", "1", "defence: means nothing in the deck empire-a"),
        ("smithy__arrows", "yes", "arrows: means nothing in the deck empire-a"),
        ("smithy__sure", "maybe", "sure: 'maybe' is not one of high, low, guess"),
        ("spearmen__army", "food 1", "army: 'food' is not one of sword, arrow, trophy, espionage, restore"),
        ("spearmen__experience", "sword x", "experience: 'sword x' is not a symbol and a number"),
        ("spearmen__symbols", "food 1", "symbols: means nothing in the deck military"),
        ("spearmen__banners", "red", "banners: means nothing in the deck military"),
        ("spearmen__action", "coins 1", "action: means nothing in the deck military"),
        ("spearmen__copies", "2", "copies: armies are told apart by their card: give each copy a line and an id"),
        ("tide_crab__stars", "4", "stars: '4' is not a whole number from 1 to 3"),
        ("tide_crab__stars", "", "stars: '' is not a whole number from 1 to 3"),
        ("tide_crab__defence", "0", "defence: '0' is not a whole number from 1 to 99"),
        ("tide_crab__defence", "", "defence: '' is not a whole number from 1 to 99"),
        ("tide_crab__arrows", "", "arrows: '' is not one of yes, no"),
        ("tide_crab__banners", "red red red red", "banners: a titan has at most 3 banners: there are 3 damage dice"),
        ("tide_crab__coins", "3", "coins: means nothing in the deck titans"),
        ("war_camp__coins", "3", "coins: means nothing in the deck districts"),
        ("war_camp__scoring", "sets 1", "scoring: means nothing in the deck districts"),
        ("militia__copies", "3", "copies: there are 4 of each starting card, one a player"),
        ("damage_die__symbols", "", "symbols: a die needs faces, like 'titan 2, coin 2, blank 2'"),
        ("damage_die__symbols", "titan 0", "symbols: a die needs faces"),
        ("damage_die__symbols", "sword 2", "symbols: 'sword' is not one of titan, coin, blank"),
        ("damage_die__copies", "4", "copies: there are 3 damage dice"),
        ("damage_die__banners", "red", "banners: means nothing in the deck die"),
    ],
)
def test_a_cell_that_cannot_be_is_refused_with_its_line_and_reason(cell: str, value: str, reason: str) -> None:
    line = line_of(HOUSE, cell.partition("__")[0].replace("_", "-"))
    if "stands in line" in reason:
        line = line_of(HOUSE, "barracks")
    assert f"line {line}, {reason}" in mistakes(edited(**{cell: value}))


@pytest.mark.parametrize(
    ("cell", "before", "reason"),
    [
        ("smithy__coins", "", "is not a whole number from 0 to 99"),
        ("smithy__symbols", "sword ", "is too much: 99 is the most"),
        ("smithy__action", "coins ", "is not an action"),
        ("smithy__scoring", "sets ", "is not a scoring"),
    ],
)
def test_a_number_of_thousands_of_digits_is_a_mistake_like_another(cell: str, before: str, reason: str) -> None:
    with pytest.raises(Refused, match="The deck file has mistakes") as refused:
        deckfile.read(edited(**{cell: before + "9" * 5000}))
    assert f"9' {reason}" in str(refused.value)


def test_a_column_of_another_name_is_refused() -> None:
    said = mistakes(HOUSE.replace("coins", "gold", 1))
    assert "line 1: the head must name the columns deck, id, copies" in said and "look at: coins, gold" in said


def test_a_column_named_twice_is_refused() -> None:
    head, rest = HOUSE.split("\n", 1)
    assert "line 1" in mistakes(f"{head},coins\n{rest}")


@pytest.mark.parametrize("text", ["", "no table at all", "decks.csv", "\x00\x00"])
def test_what_is_no_table_is_refused(text: str) -> None:
    assert "line" in mistakes(text)


def test_a_broken_quote_is_refused() -> None:
    head, rest = HOUSE.split("\n", 1)
    assert "mistakes" in mistakes(f'{head}\n"{rest}')


def test_cells_under_no_column_are_refused() -> None:
    lines = HOUSE.splitlines()
    n = line_of(HOUSE, "smithy")
    lines[n - 1] += ",,and more"
    assert f"line {n}: 'and more' stands under no column" in mistakes("\n".join(lines))


def test_a_separator_without_quotes_is_refused() -> None:
    n = line_of(HOUSE, "goat-pastures")
    said = mistakes(HOUSE.replace('"food 1, coin_income 1",,,,,,,,,guess', "food 1, coin_income 1,,,,,,,,,guess", 1))
    assert f"line {n}" in said


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (without("smithy"), "the deck empire-a ends with 43 cards; the box has 45"),
        (edited(citadel__copies="2"), "the deck empire-b ends with 48 cards; the box has 47"),
        (without("spearmen"), "the deck military ends with 24 cards; the box has 25"),
        (without("tide-crab"), "the deck titans ends with 19 cards; the box has 20"),
        (without("war-camp"), "the deck districts ends with 10 cards; the box has 11"),
        (without("wheat-fields"), "the deck starting-empire ends with 4 cards; the box has 8"),
        (without("militia"), "the deck starting-military ends with 4 cards; the box has 8"),
    ],
)
def test_a_deck_of_the_wrong_size_is_refused(text: str, reason: str) -> None:
    assert reason in mistakes(text)


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_each_star_needs_a_titan(stars: int) -> None:
    titans = [card.id.replace("-", "_") for card in deckfile.house_book().cards if card.stars == stars]
    other = str(stars % 3 + 1)
    said = mistakes(edited(**{f"{titan}__stars": other for titan in titans}))
    assert said.count("line ") == 1 and f"there is no titan with {stars} stars" in said


def test_two_dice_of_different_faces_are_refused() -> None:
    die = HOUSE.splitlines()[-1]
    assert "deck: the die stands in a line above already" in mistakes(f"{HOUSE}{die}\n")


def test_all_mistakes_are_told_at_once_up_to_ten() -> None:
    said = mistakes(edited(smithy__coins="x", crane__banners="pink", tide_crab__stars="9"))
    assert said.count("line ") == 3
    wrong = {f"{id.replace('-', '_')}__sure": "x" for id in [card.id for card in deckfile.house_book().cards[:14]]}
    said = mistakes(edited(**wrong))
    assert said.count("line ") == 10 and "and 4 more" in said


# -- playing with it


def test_a_game_plays_with_an_edited_file() -> None:
    deck = edited(granary__coins="1", granary__knowledge="1", granary__symbols="food 3", granary__banners="red blue")
    t = table(deck=deck).row("granary").give(0, coins=1, knowledge=1).place(0, "build", 1, "buy:granary")
    assert t.gives(0)["food"] == 3 + 3 and t.now.banners(0) == [1, 0, 1, 0, 0]


def test_a_new_card_of_the_vocabulary_needs_no_program() -> None:
    deck = edited(smithy__id="foundry", smithy__action="knowledge 2; coins 1", smithy__symbols="arrow 2")
    t = table(deck=deck).give(0, "foundry").use(0, "foundry", 1)
    assert (t.city(0).knowledge, t.city(0).coins, t.gives(0)["arrow"]) == (2, 1, 2)


def test_the_die_of_the_file_is_rolled() -> None:
    t = table(deck=edited(damage_die__symbols="coin 1")).titan("leviathan").armies(0, "royal-guard").give(0, coins=9)
    t.city(0).swords = 10
    t.act(0, "fight:leviathan")
    assert t.said("rolls") == [(0, 0, 3, 0)]


def test_a_starting_card_that_builds_for_free_does_not_join_the_deck() -> None:
    deck = edited(fishing_dock__ability="build_free")
    t = table(deck=deck).row("academy").place(0, "build", 1, "crane:academy")
    assert "academy" in t.cards(0) and "fishing-dock" not in t.cards(0)
    assert "fishing-dock" not in t.match.view(0)["table"]["decks"]["discard"]


def test_two_titans_of_a_kind_can_be_put_in_order() -> None:
    deck = edited(dune_crawler__copies="2", night_heron__id="gone").replace("titans,gone", "#titans,gone")
    t = table(round=4, deck=deck).titan("dune-crawler", "dune-crawler", "mire-toad", "tide-crab")
    t.give(0, "forest-refuge").use(0, "forest-refuge", 1, "titans:1")
    assert t.keys.count("next:dune-crawler") == 1
    t.act(0, "next:dune-crawler", "next:dune-crawler", "next:tide-crab")
    assert t.ids(TITAN_OPEN) == ["dune-crawler"]


def play(seed: int, deck: str | Path) -> Match[State]:
    """A game in which everybody takes the first thing offered."""
    match = ANCIENT_WORLD.new(seats=2, seed=seed, options={"deck": deck})
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, question.options[0].key, question.id)
    return match


def test_a_record_carries_the_file_and_replays_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "my-decks.csv"
    text = edited(granary__coins="9", smithy__symbols="sword 3")
    path.write_text("\ufeff" + text, encoding="utf-8")
    record = json.loads(json.dumps(play(3, path).record()))
    path.unlink()
    assert record["options"]["deck"] == text
    assert "my-decks" not in json.dumps(record) and str(tmp_path) not in json.dumps(record)
    assert oikumene.replay(record).digest() == record["hash"]


def test_the_seed_alone_says_how_the_decks_are_shuffled() -> None:
    changed = ANCIENT_WORLD.new(seats=2, seed=3, options={"deck": edited(smithy__id="foundry")})
    house = ANCIENT_WORLD.new(seats=2, seed=3)
    same_faces = [changed.state.ident(c) for c in changed.state.zones[ROW]]
    assert [id.replace("foundry", "smithy") for id in same_faces] == [
        house.state.ident(c) for c in house.state.zones[ROW]
    ]


def test_a_string_is_the_text_itself_and_never_a_path(tmp_path: Path) -> None:
    path = tmp_path / "decks.csv"
    path.write_text(HOUSE, encoding="utf-8")
    with pytest.raises(Refused, match="the head must name the columns"):
        ANCIENT_WORLD.new(seats=2, options={"deck": str(path)})


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be read"):
        ANCIENT_WORLD.new(seats=2, options={"deck": tmp_path / "nothing.csv"})


def test_a_game_is_refused_with_a_file_that_has_mistakes() -> None:
    with pytest.raises(Refused, match="line 1"):
        ANCIENT_WORLD.new(seats=2, options={"deck": "x"})


def test_the_card_list_shows_the_cards_of_the_file() -> None:
    cards = {card.id: card for card in ANCIENT_WORLD.cards({"deck": edited(smithy__coins="9")})}
    assert cards["smithy"].facts["cost"] == {"coins": 9, "knowledge": 0}


# -- in the words of who reads it


def test_mistakes_are_said_in_russian_too() -> None:
    """Every word but the columns and what stands in the file."""
    with pytest.raises(Refused) as refused:
        deckfile.read(edited(smithy__coins="x", crane__banners="pink", spearmen__army="sword x"))
    for why in (refused.value, pickle.loads(pickle.dumps(refused.value))):  # a server reads it in another process
        said = Texts(ANCIENT_WORLD, "ru").error(why)
        head, *lines = said.splitlines()
        assert head == "В файле карт есть ошибки:" and len(lines) == 3
        assert all(line.startswith("строка ") for line in lines)
        assert "coins: 'x' — не целое число от 0 до 99" in said and "'pink' — не племя" in said
        assert Texts(ANCIENT_WORLD, "en").error(why) == str(refused.value)


def test_a_head_that_is_wrong_is_said_in_russian() -> None:
    with pytest.raises(Refused) as refused:
        deckfile.read(HOUSE.replace("coins", "gold", 1))
    assert "строка 1: в первой строке должны быть столбцы" in Texts(ANCIENT_WORLD, "ru").error(refused.value)
