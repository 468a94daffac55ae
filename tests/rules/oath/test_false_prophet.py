"""A Vision with two owners: the False Prophet (Law 3.2, 3.4.3, 5.1.4.III, 6.6.2)."""

from __future__ import annotations

from oikumene.games.oath.state import VISION_UP
from rules.oath.powers import play, playing
from rules.oath.table import Table, table


def prophet() -> Table:
    """Seat 1 is about to play the Prophet; seat 2 has a Vision open."""
    return playing("false-prophet").vision(2, "vision-of-rebellion")


def followed(seats: int = 3) -> Table:
    """Seat 2, whose turn it is, has a Vision open on which a warband of seat 1 lies."""
    t = table(seats, seat=2).vision(2, "vision-of-rebellion").advisers(1, "false-prophet")
    state = t.lay()
    state.followed[state.zones[VISION_UP + 2][0]] = 1
    state.boards[1].bank -= 1
    return t.site("p1", "plains").has(2, pawn="p1", supply=6).has(1, pawn="c1")


def test_false_prophet_a_warband_goes_on_an_open_vision() -> None:
    t = prophet()
    before = t.board(1).bank
    play(t, "play-adviser")
    assert t.said("follows") == [(1, "vision-of-rebellion")] and t.board(1).bank == before - 1
    assert t.board(1).warbands == 3  # those of the board are others
    assert t.seen(0)["seats"][1]["follows"] == ["vision-of-rebellion"]


def test_false_prophet_any_open_vision_the_player_says_which() -> None:
    t = playing("false-prophet", seats=4).vision(2, "vision-of-rebellion").vision(3, "vision-of-faith")
    play(t, "play-adviser")
    assert t.keys == ["pick:vision-of-rebellion", "pick:vision-of-faith"]


def test_false_prophet_nothing_without_an_open_vision_and_for_a_citizen() -> None:
    t = play(playing("false-prophet"), "play-adviser")
    assert t.prompt == "act" and not t.said("follows")
    t = playing("false-prophet").vision(2, "vision-of-rebellion").citizen(1)
    assert not play(t, "play-adviser").said("follows")


def ending(t: Table) -> tuple[str, int]:
    """How the game has ended, and who won."""
    result = t.match.result
    assert result is not None
    return result.ending, result.winners[0]


def test_false_prophet_wins_by_the_vision_of_another() -> None:
    t = followed().banner("pf", 1).set(visions=3).has(1, favor=0).then(("turn", 1)).run()
    assert ending(t) == ("visionary", 1)
    t = followed().banner("pf", 2).set(visions=3).has(2, favor=0).then(("turn", 2)).run()
    assert ending(t) == ("visionary", 2)  # its first owner still does too
    assert not followed().banner("pf", 1).set(visions=2).has(1, favor=0).then(("turn", 1)).run().match.over


def test_false_prophet_does_not_win_as_a_citizen() -> None:
    t = followed().citizen(1).banner("pf", 1).set(visions=3).has(1, favor=0).then(("turn", 1)).run()
    assert not t.match.over and t.prompt == "act"


def test_false_prophet_wins_by_it_in_the_last_round_in_the_order_of_visions() -> None:
    t = followed(4).vision(3, "vision-of-faith").banner("pf", 1).banner("ds", 3).set(visions=3, round=8, oath=2)
    t.holds(2, "map", "whistle").set(title=2, usurper=False).then(("round-end",)).run()
    assert ending(t) == ("war-exhaustion", 1)  # rebellion comes before faith


def test_false_prophet_a_discarded_vision_comes_to_its_holder_at_once() -> None:
    t = followed().facedown(2, "vision-of-faith")
    bank = t.board(1).bank
    t.act(2, "adviser:0", "reveal-vision")
    assert t.seat == 1 and t.prompt == "play" and t.board(1).bank == bank + 1  # off turn; the warband has died
    assert t.said("loses-warbands") == [(1, 1)]
    assert t.keys == ["reveal-vision", "play-facedown", "play-discard"]
    t.act(1, "reveal-vision")
    assert t.ids(VISION_UP + 1) == ["vision-of-rebellion"] and t.ids(VISION_UP + 2) == ["vision-of-faith"]
    assert t.now.followed == {} and t.seat == 2


def test_false_prophet_may_discard_it_then_it_goes_by_the_holders_pawn() -> None:
    t = followed().facedown(2, "vision-of-faith").pile("provinces").act(2, "adviser:0", "reveal-vision")
    t.act(1, "play-discard")
    assert t.piles()["provinces"] == ["vision-of-rebellion"]  # seat 1 stands in the Cradle


def test_false_prophet_also_when_its_owner_becomes_a_citizen() -> None:
    t = followed().facedown(2, "long-lost-heir").act(2, "adviser:0", "play-adviser", "yes")
    assert t.seat == 1 and t.prompt == "play"
    t.act(1, "play-facedown")
    assert t.board(2).role == 1 and "vision-of-rebellion" in t.council(1)


def test_false_prophet_the_warband_keeps_its_colour() -> None:
    t = followed().citizen(1).facedown(2, "vision-of-faith").act(2, "adviser:0", "reveal-vision")
    assert t.seat == 1 and t.keys == ["play-facedown", "play-discard"]  # a Citizen lays no Vision open
    t.act(1, "play-discard")
    assert t.board(1).bank == 14


def test_false_prophet_in_the_chronicle_the_warband_goes_home_and_the_vision_is_sworn() -> None:
    t = table(3, seat=1, series=True).vision(2, "vision-of-rebellion").advisers(1, "false-prophet")
    state = t.lay()
    state.followed[state.zones[VISION_UP + 2][0]] = 1
    state.boards[1].bank -= 1
    t.banner("pf", 1).set(visions=3).has(1, favor=0).then(("turn", 1)).run()
    while t.prompt:
        t.act(t.seat, "no" if "no" in t.keys else t.keys[0])
    assert t.now.followed == {} and t.left().oath == 1  # the oath of the Vision of rebellion
