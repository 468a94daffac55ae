"""Modifiers of Muster (Law 5.2, 7.4)."""

from __future__ import annotations

from rules.oath.table import Table, table


def here(*cards: str, **has: object) -> Table:
    """Seat 1 at p1, where these cards lie."""
    more: dict[str, object] = {"favor": 3, "warbands": 0, "supply": 6, **has}
    return table(seat=1).has(1, pawn="p1", **more).at("p1", *cards)  # type: ignore[arg-type]


def test_animal_playmates_muster_with_a_beast_card_for_no_supply() -> None:
    t = here("wolves", "taming-charm").advisers(1, "animal-playmates")
    t.act(1, "muster", "muster-with:wolves")
    assert (t.board(1).supply, t.board(1).warbands) == (6, 2)
    t.act(1, "muster")
    assert t.board(1).supply == 5  # an arcane card costs as ever
    t = here("wolves", supply=0).advisers(1, "animal-playmates").run()
    assert "muster" in t.keys


def test_downtrodden_two_more_from_the_one_poorest_bank() -> None:
    t = here("wolves").advisers(1, "downtrodden").bank(beast=0).act(1, "muster", "yes")
    assert t.board(1).warbands == 4
    t = here("wolves").advisers(1, "downtrodden").bank(beast=0).act(1, "muster", "no")
    assert t.board(1).warbands == 2  # they lower supply: nobody need take them (Law 7.4.1)
    t = here("wolves").advisers(1, "downtrodden").bank(beast=0, hearth=0).act(1, "muster")
    assert t.board(1).warbands == 2  # tied for least


def test_rowdy_pub_one_more_on_itself_alone() -> None:
    t = here("rowdy-pub", "taming-charm").act(1, "muster", "muster-with:rowdy-pub", "yes")
    assert t.board(1).warbands == 3
    t.act(1, "muster")
    assert t.board(1).warbands == 5


def test_vow_of_beastkin_only_with_kin_and_one_more() -> None:
    t = here("taming-charm").advisers(1, "vow-of-beastkin").run()
    assert "muster" not in t.keys
    t = here("wolves", "taming-charm").advisers(1, "vow-of-beastkin").act(1, "muster")
    assert t.board(1).warbands == 3 and t.now.favor_on[t.find("wolves", t.now.at[next(iter(t.now.favor_on))])] == 1


def test_initiation_rite_a_secret_instead_of_the_favor() -> None:
    t = here("wolves", secrets=1, favor=0).advisers(1, "initiation-rite").act(1, "muster")
    assert (t.board(1).secrets, t.board(1).warbands) == (0, 2) and sum(t.now.secrets_on.values()) == 1
    t = here("wolves", secrets=0, favor=3).advisers(1, "initiation-rite").run()
    assert "muster" not in t.keys
