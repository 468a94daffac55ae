"""Why units cannot go is said: beside the hexes they could leave, and beside the goals of a group."""

from __future__ import annotations

from tests.rules.clash.field import Field, field


def shut(t: Field) -> dict[str, str]:
    """What is closed in the question, by its key, with the word that says why."""
    return {item.key: item.why.id.removeprefix("why-") for item in t.asked.closed}


def laid() -> Field:
    return field().city(0, "D2").city(1, "A3")


def test_armies_wait_for_tactics() -> None:
    t = laid().units(0, "D5", infantry=1).units(0, "D4", settler=1).act(0, "move")
    assert t.keys == ["from:D4", "done"] and shut(t) == {"from:D5": "needs-advance"}


def test_who_has_moved_in_the_action_is_named() -> None:
    t = laid().units(0, "D5", settler=1).units(0, "B5", settler=1).go("D5", "to:D4")
    assert shut(t) == {"from:D4": "has-moved"}


def test_mountains_hold_who_entered_them() -> None:
    t = laid().land("mountain", "D4").units(0, "D5", settler=1).units(0, "B5", settler=1).go("D5", "to:D4")
    t.act(0, "done", "move")
    assert shut(t) == {"from:D4": "in-mountain"}


def test_who_has_fought_stays() -> None:
    t = laid().knows(0, "tactics").city(1, "D4").units(0, "D5", infantry=1).units(0, "B5", settler=1)
    t.go("D5", "to:D4").act(0, "done", "move")
    assert shut(t) == {"from:D4": "has-fought"}


def test_settlers_do_not_enter_where_enemies_are_and_nobody_the_sea_without_a_ship() -> None:
    t = laid().land("sea", "D6").units(1, "D4", infantry=1).units(0, "D5", settler=1).act(0, "move", "from:D5")
    assert shut(t) == {"to:D4": "armies-only", "to:D6": "no-ship"}


def test_foreign_ships_take_nobody_aboard() -> None:
    t = laid().land("sea", "D6").units(1, "D6", ship=1).units(0, "D5", settler=1).act(0, "move", "from:D5")
    assert shut(t) == {"to:D6": "foreign-ships"}


def test_settlers_alone_are_told_what_armies_would_need() -> None:
    t = laid().units(1, "D4", infantry=1).units(0, "D5", settler=1, infantry=1).act(0, "move", "from:D5")
    assert shut(t) == {"to:D4": "needs-advance"}


def test_a_hex_full_of_armies_is_closed_to_more() -> None:
    t = laid().knows(0, "tactics").units(0, "D4", infantry=4).units(0, "D5", infantry=1).act(0, "move", "from:D5")
    assert shut(t) == {"to:D4": "no-room"}


def test_nobody_attacks_out_of_a_forest() -> None:
    t = laid().knows(0, "tactics").land("forest", "D5").units(0, "D6", infantry=1).units(0, "B5", settler=1)
    t.units(1, "D4", infantry=1).go("D6", "to:D5").act(0, "done", "move", "from:D5")
    assert shut(t) == {"to:D4": "out-of-forest"}


def test_a_pact_bars_the_attack() -> None:
    t = laid().knows(0, "tactics").units(1, "D4", infantry=1).units(0, "D5", infantry=1)
    t.lay().pacts = ((0, 1, 0),)
    t.act(0, "move", "from:D5")
    assert shut(t) == {"to:D4": "no-attack"}
