"""What a table is called: given by its host, bounded, told wherever the table is named."""

from __future__ import annotations

import asyncio

import pytest

from oikumene.kernel.errors import Refused
from oikumene.table.names import in_a_letter, lookalike, person_name, table_name

from .conftest import Server

NEW = {"game": "ancient_world", "seats": [{"who": "you"}, {"who": "open"}], "public": True}


def test_a_table_has_the_name_its_host_gives(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna, server.visitor() as boris:
            made = await anna.post("/api/tables", {**NEW, "name": "  Thursday \t evening "})
            path = f"/api/tables/{made['id']}"
            assert made["name"] == "Thursday evening"
            listed = {one["id"]: one["name"] for one in (await boris.get("/api/lobby"))["open"]}
            assert listed[made["id"]] == "Thursday evening"
            await boris.post(f"{path}/join")
            assert (await boris.post(f"{path}/name", {"name": "Mine"}, status=403))["code"] == "not-host"
            async with boris.sit(made["id"]) as there:
                assert (await anna.post(f"{path}/name", {"name": "Пятница"}))["name"] == "Пятница"
                await there.until(lambda: there.state["table"]["name"] == "Пятница")
            for name in ("x", "y" * 41, "\u202etitle", "  a  "):
                refused = await anna.post(f"{path}/name", {"name": name}, status=400)
                assert refused["code"] == "table-name" and "2 to 40" in refused["text"]
            assert (await anna.post("/api/tables", {**NEW, "name": "z" * 41}, status=400))["code"] == "table-name"
            assert (await anna.post(f"{path}/name", {"name": " "}))["name"] == ""

    asyncio.run(play())


def test_a_name_stays_when_the_game_begins_and_for_the_rematch(server: Server) -> None:
    async def play() -> None:
        async with server.visitor() as anna:
            new = {
                "game": "ancient_world",
                "seats": [{"who": "you"}, {"who": "wanderer"}],
                "start": True,
                "name": "Duel",
            }
            made = await anna.post("/api/tables", new)
            path = f"/api/tables/{made['id']}"
            assert (made["status"], made["name"]) == ("playing", "Duel")
            await anna.post(f"{path}/abandon")
            assert (await anna.post(f"{path}/rematch"))["name"] == "Duel"
            everything = await anna.get("/api/me/export")
            assert "Duel" in [table["name"] for table in everything["tables"]]

    asyncio.run(play())


@pytest.mark.parametrize(
    "name", ["a", "x" * 41, "two\u200f\u200fhidden", "\u2003..\u0000", "\u2800\u2800", "\u3164\u115f"]
)
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        table_name(name)
    assert refused.value.code == "table-name"


def test_a_name_that_is_an_address_is_not_put_into_mail() -> None:
    assert in_a_letter("Ann's table") == "Ann's table"
    assert [in_a_letter(name) for name in ("win.example", "see http://x", "a@b")] == ["", "", ""]


def unlike(one: str, two: str) -> bool:
    """Whether somebody may take the second name beside the first."""
    try:
        return lookalike(person_name(two)) != lookalike(one)
    except Refused:
        return False


#: Names, and what was taken for them or might be.
IMITATED = """Anna Аnnа, Owner 0wner, william wiIIiam, Marin Rnarin, modern rnodern, Vvera Wera, claude cIaude,
Anna Aոոa, Anna Ann\u0251, Иван Ивaн, Зоя 3оя, Anna \U0001d400nna, Anna \u13aanna, Ivan \u0196van, paypal pаypаl,
Boris 8oris, gamer \u0261amer, Соня Coня, Anna Anna., Anna Anna_, Anna Anna!, Ёлка Елка, Ольга Oльгa,
Юля Юля, Пётр Петр, Pavel Ρavel, mike mıke, Дима Дuма, Пан Naн, Гена Гeна, Тим Tиm, Вера Bepa, ВЕРА BEPA,
вера bepa, вера вepa, Kate Ҝate, Anna Anna\u2800, Anna Anna\u3164, Anna Anna\u115f, Anna Ann4,
Anna \u2c81nna, zoe \uab93oe, sam ѕam, Sam Տam, Leo \u14aaeo, Joe Јoe, Ödön Odon, Ølaf Olaf, Łukasz Lukasz,
straße strasse, Nina \u019dina, dog \u0501og, queen \u051bueen, wow \u051dow, Hugo Һugo, gus ցus, сосо coco,
coco сосо, Owner \u2800Owner, Anna An\u00adna, Anna An\u200dna, Anna Anna\ufe0f, Anna A\u034fnna,
Anna Anna\U000e0061, Ali A1i, Νίκο Niko, Ясон Яс0н, カイ 力イ, ロロ 口口, がく かく, Sam Ѕаm, Đan Dan,
Ahmad Ahmаd, علي على, كمال کمال, Ћосо Ћoco, Karl Кarl, O'Neil ONeil, Jean-Luc Jeanluc, Æsa Aesa"""


@pytest.mark.parametrize("pair", IMITATED.replace("\n", " ").split(", "))
def test_nobody_is_taken_for_somebody_else(pair: str) -> None:
    one, two = pair.strip().split(" ", 1)
    assert not unlike(one, two), [hex(ord(letter)) for letter in two]


NAMES = """Anna, Жан-Поль, O'Brien, J. R. R. Tolkien, Nguyễn Văn, Işık, Ñandú, Zoë, Šárka, Đặng, Ярослав Ґедзь, Қайрат,
Ἀριστοτέλης, Νίκη, გიორგი, Արամ, דוד, محمد علي, أحمد, 李明, 太郎ジョー, さくら, 佐々木, 김철수,
Traveller 123, Путник 512"""


@pytest.mark.parametrize("name", [one.strip() for one in NAMES.replace("\n", " ").split(", ")])
def test_people_are_called_as_it_is_written_where_they_live(name: str) -> None:
    assert person_name(name) == name and lookalike(name)


def test_names_that_nobody_takes_for_one_another_stay_apart() -> None:
    latin = {"Anna", "Hanna", "Vera", "Vasa", "Boris", "Player1", "Player2", "Player11"}
    others = {"Иван", "Иванна", "Пётр", "Павел", "Саша", "Маша", "Даша", "李明", "王明", "김", "박"}
    assert len({lookalike(name) for name in latin | others}) == len(latin) + len(others)


@pytest.mark.parametrize(
    "name", ["Arnold", "Уильям Вернер", "Łukasz Żółć", "Straße 6", "김철", "がっこう", "Ægir Œdipe", "Нина"]
)
def test_a_part_of_a_name_is_folded_as_it_is_in_the_whole(name: str) -> None:
    whole = lookalike(name)
    for i in range(len(name)):
        for j in range(i + 1, len(name) + 1):
            assert lookalike(name[i:j]) in whole, name[i:j]
