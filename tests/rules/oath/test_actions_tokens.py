"""Action powers about favor and secrets: of banks, of boards, on banners."""

from __future__ import annotations

from oikumene.games.oath.model import ARCANE, BEAST, DISCORD, HEARTH, NOMAD, ORDER
from rules.oath.powers import using


def test_alchemist_gains_four_favor_from_any_banks() -> None:
    t = using("alchemist").act(1, "use:alchemist", "from-bank:order:3", "from-bank:beast:1")
    assert t.board(1).favor == 9 and t.now.banks[ORDER] == 0 and t.now.banks[BEAST] == 2
    assert t.board(1).secrets == 1 and list(t.now.secrets_on.values()) == [1]
    assert "use:alchemist" not in t.keys  # a secret lies on it


def test_spirit_snare_takes_one_favor_of_one_bank() -> None:
    t = using("spirit-snare").act(1, "use:spirit-snare", "of-suit:discord")
    assert t.board(1).favor == 6 and t.now.banks[DISCORD] == 2


def test_wizard_school_brings_a_secret_and_ends_the_act_phase() -> None:
    t = using("wizard-school").act(1, "use:wizard-school")
    assert t.board(1).secrets == 4 and t.seat == 2  # the favor placed is gone to its bank by the Rest


def test_tutor_and_elders_bring_a_secret() -> None:
    t = using("elders").advisers(1, "tutor").act(1, "use:tutor")
    assert (t.board(1).favor, t.board(1).secrets) == (4, 3)
    t.act(1, "use:elders")
    assert (t.board(1).favor, t.board(1).secrets) == (2, 4)


def test_plague_engines_make_everybody_pay_for_the_sites_they_rule() -> None:
    t = using("plague-engines").bands("p1", 1, 1).has(0, favor=5).has(2, favor=3).act(1, "use:plague-engines")
    assert [t.board(seat).favor for seat in (0, 1, 2)] == [3, 4, 3]
    assert t.now.banks[ARCANE] == 6


def test_plague_engines_take_no_more_than_there_is() -> None:
    t = using("plague-engines").citizen(2).has(0, favor=1).has(2, favor=2).act(1, "use:plague-engines")
    assert [t.board(seat).favor for seat in (0, 1, 2)] == [0, 5, 0] and t.now.banks[ARCANE] == 6


def test_witchs_bargain_trades_with_those_at_hand_without_asking_them() -> None:
    t = using("witchs-bargain", favor=4, secrets=2).has(2, pawn="p1", favor=3, secrets=2)
    t.act(1, "use:witchs-bargain")
    assert t.keys == ["sell-secret:2", "buy-secret:2", "no"]
    t.act(1, "buy-secret:2", "buy-secret:2")
    assert (t.board(1).favor, t.board(1).secrets) == (0, 3)
    assert (t.board(2).favor, t.board(2).secrets) == (7, 0)
    assert t.prompt == "act"  # with one player it goes one way only


def test_witchs_bargain_sells_secrets() -> None:
    t = using("witchs-bargain", favor=0, secrets=2).has(2, pawn="p1", favor=3)
    t.act(1, "use:witchs-bargain", "sell-secret:2")
    assert (t.board(1).favor, t.board(1).secrets, t.board(2).favor, t.board(2).secrets) == (2, 0, 1, 2)
    assert "use:witchs-bargain" not in using("witchs-bargain").run().keys  # nobody is there


def test_sleight_of_hand_takes_a_secret_but_not_the_last() -> None:
    t = using("elders").advisers(1, "sleight-of-hand").has(2, pawn="p1", secrets=2).has(0, pawn="p1", secrets=1)
    t.act(1, "use:sleight-of-hand")
    assert (t.board(1).secrets, t.board(2).secrets, t.board(0).secrets) == (4, 1, 1)
    t = using("elders").advisers(1, "sleight-of-hand").has(2, pawn="p1", secrets=1)
    assert "use:sleight-of-hand" not in t.run().keys


def test_charming_friend_takes_a_favor_of_a_player_here() -> None:
    t = using("elders").advisers(1, "charming-friend").has(2, pawn="p1", favor=2).has(0, favor=2)
    t.act(1, "use:charming-friend")
    assert (t.board(1).favor, t.board(2).favor, t.board(0).favor) == (6, 1, 2)


def test_gambling_hall_takes_as_much_as_the_dice_show() -> None:
    t = using("gambling-hall").dice(("shield", "shields", "double", "blank"))
    t.bank(order=7).act(1, "use:gambling-hall", "of-suit:order")
    assert t.board(1).favor == 3 + 6 and t.now.banks[ORDER] == 1
    t = using("gambling-hall").dice(("blank", "blank", "double", "blank")).act(1, "use:gambling-hall")
    assert t.board(1).favor == 3 and t.prompt == "act"


def test_memory_of_nature_moves_favor_to_the_beasts() -> None:
    t = using("memory-of-nature").at("c1", "wolves").act(1, "use:memory-of-nature")
    t.act(1, "from-bank:order:1", "from-bank:nomad:1")
    assert (t.now.banks[BEAST], t.now.banks[ORDER], t.now.banks[NOMAD]) == (5, 2, 2)


def test_memory_of_home_empties_one_bank_into_the_hearth() -> None:
    t = using("memory-of-home").act(1, "use:memory-of-home", "of-suit:order")
    assert (t.now.banks[HEARTH], t.now.banks[ORDER], t.board(1).secrets) == (6, 0, 2)


def test_levelers_move_two_from_the_richest_to_the_poorest_bank() -> None:
    t = using("levelers").bank(order=5, beast=1, nomad=1).act(1, "use:levelers")
    assert t.keys == ["of-suit:beast", "of-suit:nomad"]
    t.act(1, "of-suit:nomad")
    assert (t.now.banks[ORDER], t.now.banks[NOMAD], t.now.banks[BEAST]) == (3, 3, 1)


def test_wayside_inn_brings_two_supply_at_most_seven() -> None:
    assert using("wayside-inn", supply=3).act(1, "use:wayside-inn").board(1).supply == 5
    assert using("wayside-inn", supply=6).act(1, "use:wayside-inn").board(1).supply == 7
    assert "use:wayside-inn" not in using("wayside-inn", supply=7).run().keys


def test_storyteller_places_a_secret_on_the_darkest_secret_also_while_nobody_has_it() -> None:
    t = using("storyteller").act(1, "use:storyteller")
    assert t.now.banners[1].tokens == 2 and t.board(1).secrets == 3


def test_forgotten_vault_places_or_burns_one_but_never_the_last() -> None:
    t = using("forgotten-vault").banner("ds", 2, 2).act(1, "use:forgotten-vault", "ds-burn")
    assert t.now.banners[1].tokens == 1
    t = using("forgotten-vault").banner("ds", 2, 1).act(1, "use:forgotten-vault")
    assert t.now.banners[1].tokens == 2  # only placing was possible
    t = using("forgotten-vault").banner("ds", 2, 3).act(1, "use:forgotten-vault", "ds-place")
    assert t.now.banners[1].tokens == 4


def test_a_round_of_ale_brings_favor_and_secrets_back_but_for_the_favor_here() -> None:
    t = using("elders", "a-round-of-ale").advisers(1, "tutor").set(favor_on={}).act(1, "use:tutor", "use:elders")
    t.act(1, "use:a-round-of-ale")
    assert t.board(1).secrets == 5 and not t.now.secrets_on
    assert [(t.now.ident(card), n) for card, n in t.now.favor_on.items()] == [("a-round-of-ale", 1)]
    assert t.now.banks[NOMAD] == 5 and "use:elders" not in t.keys and t.board(1).favor == 1
    assert "use:tutor" in t.keys  # nothing lies on it any more


def test_ancient_binding_leaves_everybody_one_secret() -> None:
    t = using("ancient-binding", "oracle", secrets=5).has(0, secrets=4).has(2, secrets=1)
    t.banner("ds", 0, 3).act(1, "use:ancient-binding")
    assert [t.board(seat).secrets for seat in (0, 1, 2)] == [1, 0, 1]
    assert [(t.now.ident(card), n) for card, n in t.now.secrets_on.items()] == [("ancient-binding", 1)]
    assert t.now.banners[1].tokens == 3


def test_ancient_binding_keeps_a_facedown_secret_where_no_other_is() -> None:
    t = using("ancient-binding").has(0, secrets=0)
    t.set(t.ground.boards[0], dark=2).act(1, "use:ancient-binding")
    assert (t.board(0).secrets, t.board(0).dark) == (0, 1)
