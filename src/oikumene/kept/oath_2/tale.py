"""A chronicle as it is read in a terminal: a page a reign with its map, and the realm that waits."""

from __future__ import annotations

from collections.abc import Sequence

from oikumene.kept.oath_2.legacy import Land, Player, Reign, Story
from oikumene.kept.oath_2.model import BANNERS, MAP, REGIONS
from oikumene.kernel.drawing import Drawn, Line, Panel, Section, Speaker, Spine

#: The colours of the boards in a terminal.
STYLES = {"purple": "magenta", "red": "red", "blue": "blue", "yellow": "yellow", "white": "default", "black": "dim"}


def tale(story: Story, speaker: Speaker) -> list[Panel]:
    """The reigns one after the other, then the realm as the next game finds it."""
    return [*[page(reign, speaker) for reign in story["reigns"]], realm(story, speaker)]


def spines(story: Story, speaker: Speaker) -> list[Spine]:
    """The reigns as they stand on a shelf."""
    found = []
    for reign in story["reigns"]:
        winner = reign["players"][reign["winner"]]
        who = winner["name"] or str(speaker.thing("colour", winner["colour"]))
        ways = ", ".join(way(each, speaker) for each in reign["ways"])
        found.append(Spine(reign["number"], who, str(speaker.thing("oath", reign["oath"])), ways))
    return found


def page(reign: Reign, speaker: Speaker) -> Panel:
    """One reign: who won and how, the realm at its end, what the winner made of it."""
    winner = reign["players"][reign["winner"]]
    oath = str(speaker.thing("oath", reign["oath"]))
    ways = ", ".join(way(each, speaker) for each in reign["ways"])
    won = speaker.say("story-won", who=named(winner, speaker), how=ways, n=reign["round"])
    parts: list[Drawn] = [Line(won, "bold"), Section(speaker.say("story-players"), players(reign, speaker))]
    parts += lands(reign["map"], speaker)
    parts += [Section(speaker.say("story-then"), [Line(each) for each in after(reign, speaker)])]
    title = speaker.say("story-reign", n=reign["number"], oath=oath)
    return Panel(title, parts, STYLES[winner["colour"]])


def way(how: str, speaker: Speaker) -> str:
    """A way in which a game was won: by a Vision, or as it ended."""
    return speaker.card_name(how) if how in speaker.cards() else str(speaker.thing("ending", how)).removesuffix(".")


def named(player: Player, speaker: Speaker) -> str:
    """A player by name, colour and role."""
    colour, role = str(speaker.thing("colour", player["colour"])), str(speaker.thing("role", player["role"]))
    if player["name"]:
        return speaker.say("story-named", name=player["name"], colour=colour, role=role)
    return speaker.say("story-unnamed", colour=colour, role=role)


def players(reign: Reign, speaker: Speaker) -> list[Line]:
    """Who played, with the title and the banners."""
    found = []
    for player in reign["players"]:
        line = Line(named(player, speaker), STYLES[player["colour"]])
        held = [speaker.say("story-title")] if reign["title"] == player["colour"] else []
        for banner, holder in zip(BANNERS, reign["banners"], strict=True):
            held += [str(speaker.thing("banner", banner))] if holder == player["colour"] else []
        found.append(line.add(f" — {', '.join(held)}", "default") if held else line)
    return found


def lands(there: Sequence[Land], speaker: Speaker) -> list[Drawn]:
    """The map, region by region."""
    found: list[Drawn] = []
    for region, name in enumerate(REGIONS):
        here = [land for slot, land in enumerate(there) if MAP.region[slot] == region]
        found.append(Section(str(speaker.thing("region", name)), [ground(land, speaker) for land in here]))
    return found


def ground(land: Land, speaker: Speaker) -> Line:
    """A site: its name, who rules it, what lies there."""
    if land["site"] is None:
        return Line(speaker.say("story-hidden"), "dim")
    line = Line(speaker.card_name(land["site"]), "bold")
    if land["ruler"] != "nobody":
        ruler = land["ruler"]
        who = speaker.say(f"story-{ruler}") if ruler in ("empire", "bandits") else str(speaker.thing("colour", ruler))
        line.add(f" — {speaker.say('story-ruled', who=who, n=land['warbands'])}", STYLES.get(ruler, "not bold"))
    if land["cards"]:
        line.add(f": {', '.join(speaker.card_name(card) for card in land['cards'])}", "not bold")
    return line


def after(reign: Reign, speaker: Speaker) -> list[str]:
    """What the winner made of the realm."""
    said = [speaker.say("story-sworn", oath=str(speaker.thing("oath", reign["sworn"])))]
    if reign["built"]:
        said.append(speaker.say("story-built", card=speaker.card_name(reign["built"])))
    if reign["ruined"]:
        said.append(speaker.say("story-ruined", cards=", ".join(map(speaker.card_name, reign["ruined"]))))
    return [*said, *citizens(reign["citizens"], speaker)]


def citizens(colours: Sequence[str], speaker: Speaker) -> list[str]:
    """The boards that show a Citizen."""
    if not colours:
        return []
    return [speaker.say("story-citizens", who=", ".join(str(speaker.thing("colour", each)) for each in colours))]


def realm(story: Story, speaker: Speaker) -> Panel:
    """What the next game begins with, as everybody may see it."""
    oath = str(speaker.thing("oath", story["oath"]))
    said: list[Drawn] = [Line(each) for each in citizens(story["citizens"], speaker)]
    return Panel(speaker.say("story-realm", n=story["number"], oath=oath), [*said, *lands(story["realm"], speaker)])
