# What the advances and leaders of civilizations do, in our own words, and the words that only they use.

## Words

good-captive = captive
option-captive = { $kind } of { $side }
option-cheer-by = The city at { $hex } becomes happy{ for-price }, by { $power }
option-credit = { $power }: { $n ->
    [0] not used
    [one] used once
   *[other] used { $n } times
}
option-drive = { $kind } at { $hex }
option-raise = { $what-id ->
    [building] A building
   *[wonder] A wonder
}
option-seize = Take { $kind } at { $hex } captive
option-spare = Nothing for 1 { $good } ({ $power })
option-unit-for = { $kind }{ for-price }, paid partly with { $good } ({ $power })
ask-captive = Which captive goes back to its owner?
ask-credit = How often do you use { $power } to pay?
ask-fear = Which unit do you drive away?
ask-fear-to = Where does the unit ({ $kind }) go?
ask-raise = What do you build at { $hex }?
ask-ward-off = Do you ignore what the event does at { $hex }?
log-driven = { $kind } of { $side } is driven from { $hex } to { $goal }.
log-frees-captive = { $seat } sends a captive home ({ $kind } of { $side }).
log-takes-captive = { $seat } takes a captive ({ $kind } of { $side }).
ask-counts-on = The city at { $hex } was activated before: does another city count as activated instead?
ask-idol = Which action card do you play?
log-counts-on = { $seat }: the city at { $other } counts as activated instead of { $hex }.
kind-city = city
option-remake = Turn { $kind } at { $hex } into { $kind-id ->
    [settler] infantry
   *[infantry] a settler
}{ $marks ->
    [0] {""}
   *[other] {" "}(has moved: { $marks })
}
ask-remake = Which units do you remake?
log-remade = { $seat } turns { $kind } at { $hex } into { $into }.
log-wanders = The city of { $seat } moves from { $hex } to { $goal }.
option-bless = A token under the settlement
option-stay = The army at { $hex } stays
ask-stay = Which barbarian armies stay?
log-blesses = { $seat } lays a token under the settlement at { $hex }.
option-put-under = Put { $card } under the deck for 1 culture token
option-rebuild = { $building } becomes { $for }
option-take-card = { $card }
ask-calendar = This is the next event. Do you put it off?
ask-mythical = Which card do you take back?
ask-raiding = Raiders trade with you: which resource do you lose?
ask-rebuild = Which building of the city at { $hex } do you replace, and by what?
log-foresees = { $seat } looks at the next event.
log-puts-off = { $seat } puts the next event under the deck.
ability-lead-dido-settler = Queen Dido: a settler founds a city
ability-lead-dido-ship = Queen Dido: a ship becomes a city
kind-pirate = pirate ship
option-assault = Attack the pirates at { $hex }
option-hull = { $kind-id ->
    [ship] One of your ships
   *[pirate] A pirate ship
}
ask-assault = Do you attack the pirates at { $hex } with the new ship?
ask-beach-at = Where does the ship become a city?
ask-beach-from = Which ships are meant?
ask-beach-who = Who goes into the new city?
ask-hull = Which ship becomes the city?

## Aztecs

text-azt-captives = When you win a battle on land, you may keep any of the enemy's army units that were destroyed, but no leaders, as captives: four at most. They are not in their owner's supply. Each is worth half a point at the end of the game.
text-azt-human-sacrifice = When you draw an event card, you may send a captive back to its owner's supply: ignore the card entirely, its symbol too, and draw another; you may do so again. Whenever you pay, each captive may stand for a mood or a culture token.
text-azt-gold = When you found a city, gain 1 gold. Then, for each mountain beside it, you may pay a resource, a mood token or a culture token for 1 gold.
text-azt-tribute = Your cities may also collect from the hexes of enemy cities within two hexes, those of barbarians too, whatever stands there and whatever their mood: by the terrain, and within the usual number. From a barbarian city, if you have Captives, you may take one of its army units captive instead of the resource.
text-lead-marqzen = Storm Master: when the text of an event (not its symbol) lowers the mood of the city where he is, or removes your units there other than himself, you may ignore that. Spread of Fear: as an action, once a turn, move one enemy land unit that is beside him, not aboard a ship, to a land hex next to it, where it starts no battle and there is room.
text-lead-ahuitzotl = Expansionist: in his battles on land you cancel one hit each round if none of your cities is within two hexes. Mass Sacrifice: a free action, once a turn: give up two captives to construct a building or a wonder in the city where he is, at its usual cost, without an action and without activating the city.
text-lead-acamapichtli = Growth: when you construct a building or a wonder in the city where he is, each captive that you give up stands for any two resources of the cost. Tributes: a free action, once a turn, for 2 mood tokens: the city where he is collects, if its size is three or less; this activates it.

## Babylon

text-bab-canals = When a collect brings exactly 1 food, whatever else it brings, gain 1 food more, beyond the usual number; in every collect.
text-bab-code-of-laws = After each success of your cultural influence draw an action card, if you hold four or fewer.
text-bab-star-catalogues = Before you draw an event card, gain an idea or a culture token.
text-bab-ziggurats = You may have 7 ideas in spite of Dogma. When you construct a temple, each idea may stand for any resource of its cost.
text-lead-hammurabi = Lawgiver: when you raise moods, you may pay 1 culture token for the city where he is, instead of mood tokens: it becomes happy from whatever mood; other cities cost what they cost. Guardian: a fortress in the city where he is costs only 1 ore.
text-lead-nebuchadnezzar = Great Gardens: whenever you take a wonder card you must take the Great Gardens, if they are not built: from a hand (its owner draws another), from the deck (shuffle it), or from where it lies open (another is laid open). In the city where he is you build any wonder as a free action, and the Great Gardens for 2 culture tokens less. Iconoclast: +2 combat value in his battles on land when you attack a city with a temple.
text-lead-nabopolassar = Liberator: +2 combat value in his battles on land against a player who has at least as many cities as you. Revolt: when a city of yours is captured, by whomever, place 1 infantry for nothing where he is; if there is no room, in one of your cities.

## Carthage

text-car-warbeasts = You may recruit elephants in cities without a market if at least one resource of the price of each is paid with gold or a culture token. Culture tokens may stand for the food of any elephant.
text-car-hegemony = As an action: remove one of your ships, or a pirate ship that is with you, and found a city on a land hex beside it by the usual rules. Land units that it carried may go into the city, where they do not move any more in this turn, or stay at sea if other ships there have room; the rest are removed.
text-car-pirate-allies = Your ships may enter, pass and share hexes with pirates without a battle; moving or recruiting ships onto their hex you say whether you attack. Your land units may board pirate ships. While any of your units shares their hex, pirates are yours: they move along with your units, carry trade routes, fight on your side and are lost first, may be given up to events, are not touched by pirate symbols, and bring an enemy no reward. To attack pirates you lie with takes one of the three moves; all your ships there join.
text-car-mercenaries = You may pay for Draft with gold instead of mood tokens. In a city with a port Draft may bring a ship instead of infantry.
text-lead-dido = Founder: a free action: a settler where she is founds a city without an action; if you have Hegemony, also a ship where she is, by its rule. Sacrifice: +2 combat value when she defends a city of yours. After a round that she survived, if the battle goes on, you may discard her: an infantry from your supply takes her place, the attacker must retreat, and nobody scores her.
text-lead-hanno = Navigator: a free action, once a turn, while he is aboard: the ships that carry him sail once, battles included; only ships that have neither moved nor fought in this turn, and they do not move again in it. Fleet Commander: +2 combat value in naval battles with him aboard.
text-lead-hannibal = Father of Strategy: in the first round of his battles on land the opponent's bonuses count +2 together at most, clashes included. Hannibal ad Portas: a group with him and an elephant is not held by mountains.

## Celts

text-cel-tribal-warfare = In battles on land against a player's army, each round: +1 combat value for each barbarian city within two hexes of the battle, +4 at most.
text-cel-tribal-allies = As an action, once a turn: barbarians appear, in both steps, as by the symbol of an event. When barbarians move by an event that you drew, you may pay 1 food: any of the armies that would move stay.
text-cel-druidic-influence = You may aim your cultural influence at barbarian settlements. A success does not exchange the settlement: lay a culture token from the supply under it, one at most. Each such token is worth a point for you at the end of the game. It is gone when anybody captures the settlement or wins it over.
text-cel-tribal-trade = Your trade routes may also go to barbarian cities that are not angry; such a route brings food only, with Currency too.
text-lead-viriatus = Terror: in his battles on land, from the second round on, you may pay 2 mood tokens at the start of a round to move an army unit of the opponent, which you choose, to an empty land hex beside the battle; it is out of the battle. An opponent without army units has lost. Loyalty: when barbarians fight another player within two hexes of him, you may play action cards from your hand for the barbarians, and decide what the card asks.
text-lead-vercingetorix = Warrior People: in his battles on land +1 combat value for each of your settlers within two hexes. Rapid Recruitment: when the city where he is recruits, each new land unit may be placed on a land hex beside it without enemies, as far as there is room, instead of in the city.
text-lead-boudica = Fearless: +2 combat value in her battles on land against a player with more advances of Warfare than you. Great Numbers: when a settler where she is founds a city, you may pay 1 food: the settler is not removed.

## China

text-chi-rice = When a city collects from plains outside it where you have a settler, gain 1 food more for that hex, beyond the usual number; 2 at most in a collect.
text-chi-expansion = After a city has recruited at least one settler you may at once, as a free action, move settlers that stand in your cities, one hex each, by road too: only settlers, and three groups at most.
text-chi-fireworks = In the first round of a battle you may pay 1 ore and 1 wood to cancel a hit.
text-chi-imperial-army = As an action, once a turn: turn any number of your settlers into infantry and of your infantry into settlers, for nothing, as far as there are pieces and room.
text-lead-sun-tzu = The Art of War: as an action, if the city he is in is happy: pay a mood or a culture token to get an advance of Warfare without its cost; a cube leaves the event track as usual. Fast War: gain 1 mood and 1 culture token for a battle on land against army units or a fortress that you win in the first round with him alive.
text-lead-qin = Great Wall: whenever you take a wonder card you must take the Great Wall, if it is not built: from a hand (its owner draws another), from the deck (shuffle it), or from where it lies open (another is laid open). In the city where he is you build any wonder as a free action, and the Great Wall for 2 culture tokens less. Tactician: in his battles on land you may pay 2 culture tokens each round to cancel a hit.
text-lead-wu = Agriculture Economist: as an action, if the city she is in is happy: pay a mood or a culture token to get an advance of Agriculture without its cost; a cube leaves the event track as usual. Brilliant Conqueror: in her battles on land +2 combat value if you have at least as many army units as the opponent at the start of the round.

## Egypt

text-egy-flood-plains = You may found cities on barren land, and your cities may collect food or wood from it. Such a city stays when another player captures it.
text-egy-architecture = When you pay for a building or a wonder, each mood token may stand for any resource or a culture token.
text-egy-embalming = After every battle of yours, whatever its end and against whomever, empty cities and lone settlers too, gain 1 culture token if you have four or fewer. When your leader dies or is dismissed, gain 1 culture token, however many you have.
text-egy-man-god = Each of your advances of Theocracy also gives you what the advance of Autocracy in the same row does: Dogma – Nationalism, Devotion – Totalitarianism, Conversion – Absolute Power, Fanaticism – Forced Labor. You do not own these, and they score nothing.
text-lead-cleopatra = Legendary: the influence of the city where she is reaches one hex farther. Beloved: a free action, once a turn: lay one of your culture tokens on the city where she is. A player who attacks a city of yours with such tokens must first pay as many culture tokens to the supply, whether she is there or not; barbarians need not. All of them are gone when she dies or is replaced, and those on a city that you lose.
text-lead-imhotep = Innovator: gain 1 idea whenever the city where he is was activated for anything but a collect. Physician: an academy or an observatory in the city where he is costs only 1 ore.
text-lead-ramses = Monumental: when you construct an obelisk in the city where he is, gain 1 culture token or 2 ideas. Coastal Power: +2 combat value in his battles on land when you attack a city beside the sea, and in battles against pirates with him aboard.

## Greece

text-gre-study = Whenever a city with an academy recruits, ships too, gain 1 idea.
text-gre-sparta = You may pay for Draft with culture tokens instead of mood tokens. In battles on land your opponent cannot play an action card in a round at whose start you have fewer army units.
text-gre-hellenistic = Your influence may start from any city with a building of your colour; it reaches as far as that city is large. You may use Arts for 2 mood tokens instead of 1 culture token, but still once a turn.
text-gre-city-states = When you activate a city that was activated in this turn, you may let the activation count on another city of yours, which must be at least as large as the first was at its activation, in no worse mood. The work is done by the first city all the same; the mood of the other falls if it was activated before.
text-lead-alexander = Idol: a free action: pay 1 culture token and activate the city where he is to play an action card that takes an action without one; its own cost is paid. Ruler of the World: in his battles on land +1 combat value for each region with a city of yours, but for the region where you began.
text-lead-leonidas = That's Sparta: gain 1 culture token whenever the city where he is recruits. Hero of Thermopylae: in his battles on land +2 combat value for each army unit that the opponent has more than you at the start of the round.
text-lead-pericles = Master: as an action, if the city he is in is happy: pay a mood or a culture token to get an advance of Education without its cost; a cube leaves the event track as usual. Admiral: +2 combat value in naval battles with him aboard.

## Huns

text-hun-nomads = In a move action your cities of size 1 that are not angry move like units, alone (one of the three moves) or in a group: one hex on land, not onto a city or enemies, not by road. The city gains 1 resource of the new hex's terrain; none on barren or exhausted land, where it may stay and grow. Each move activates it, so from the second its mood falls. Mountains hold it. It does not count as a unit on its hex, and units in it need not go along.
text-hun-mounted-archers = Cities of size 1 may recruit cavalry without a market. After you have recruited cavalry, you may move the new ones at once.
text-hun-raiders = Settlers of others within two hexes of an army of yours can neither found cities nor carry trade routes, unless an army, a leader or a city of their own is on their hex.
text-hun-tribes = When an event card that you drew moves barbarians, you may pay 1 culture token or 1 gold, once for that event: you say where each of their armies goes. An army stays together.
text-lead-attila = Ruler: the city where he is, if its size is 1 and it is not angry, counts as one larger when it collects or recruits. Horse Master: in the first round of his battles on land one cavalry that clashes may clash as an elephant does: its die does not count, and a hit is cancelled.
text-lead-bleda = Enforcer: once a turn: the first activation of the city where he is may be done as if it were happy, whatever its mood, which stays; then it is not activated again in this turn. Battering Rams: when you attack a city with him, the opponent may not play an action card in the first round.
text-lead-rugila = Tribute: when he captures a city, gain 2 gold if another enemy city, of barbarians too, is within two hexes of it. Unifier: a barbarian city that he captures becomes happy.

## India

text-ind-elephants = You may recruit elephants without a market in your cities on forest. Your elephants in cities of yours that are not angry may carry trade routes.
text-ind-proselytism = Your settlers may start cultural influence on enemy cities, two hexes far, and one hex more for each further settler of yours on the hex. Settlers in a city of yours add one hex each to its range. Culture tokens raise range and roll as usual, and there is still one success a turn.
text-ind-prosperity = A trade route may bring a mood token instead of food; one to a city that holds a building of your colour, a culture token.
text-ind-peace-poetry = Once a turn, when you buy an advance, you may pay 1 mood token instead of 2 food.
text-lead-sri-gupta = Golden Age: a free action for 1 culture token and the usual price: gain an advance of a group of which you have none; this activates the city where he is, and the event track moves as usual. Prepared: +2 combat value in his battles on land in each round in which you play no action card.
text-lead-ashoka = Buddhism: once a turn you may roll again for influence from the city where he is, if it has a temple, or if a temple is the building that you aim at: then you must take the temple. Expansionist: when he captures a city, gain 1 culture token, or 2 if it has a temple.
text-lead-akbar = Bladed Tusks: before his battle on land you may pay 1 ore: in each round of it every elephant of yours that is still there adds 1 combat value, even if he dies. Prosperous: gain 1 gold when he moves into a city of yours.

## Japan

text-jap-pottery = Once a turn, when a city collects at least 3 food in one collect, gain 1 culture token. Cards that change the collect count.
text-jap-horsemanship = You may recruit cavalry without a market in your cities with a fortress. In the first round of a battle on land for a city of yours with a fortress, one clash of your cavalry adds 3 combat value instead of 2.
text-jap-ninjutsu = When another player plays an action card for its upper half, or a Great person from hand, you may discard an action card or a Great person to cancel it: it is discarded as if it had not been played, and nothing is paid for it. You need a city or an army unit within two hexes of any unit or city of that player. If the card is aimed at a player, you decide when you know at whom.
text-jap-shogunate = You may play any card that says “as an action” as a free action. When you use Draft, you may draw an action card for its price instead of recruiting the infantry.
text-lead-go-toba = Way of the Sword: before his battle on land you may pay 1 ore for +2 combat value in each round of it, even if he dies. Scholar: after you construct an academy or an observatory in the city where he is, you may gain an advance at its usual price without an action; the event track moves as usual.
text-lead-jimmu = Fortified: +2 combat value in each round when you defend a city of yours with a fortress, on land, within two hexes of him; he need not fight. Mythical: after a battle on land that he survived you may pay 1 culture token to take back into your hand one action card that you played in it.
text-lead-suiko = Japanese Buddhism: as an action, or as a free action if you have State Religion, for 1 culture token: replace a building of another colour in the city where she is by one of yours from the supply; not an obelisk. Defender: +2 combat value in her battles on land when you defend.

## Maya

text-may-terracing = Your cities may collect food, wood or ore from mountains. Mountains do not hold your settlers and leaders.
text-may-stelas = After you construct an obelisk, found a city or capture a city, gain a culture token or an idea.
text-may-ballcourts = When a city that is not angry collects or recruits, you may pay 1 mood token: its size counts as one larger, for one resource or unit more; units are paid for as usual. Once a turn an advance of spirituality costs 1 food less.
text-may-calendar = A free action: look at the next event card; then you may pay 1 culture token to put it under the deck. You may do so again; a card that you know already is put off without another look.
text-lead-pakal = Sun Shield: in the first round of his battle on land, when you defend a city with an obelisk of your colour, you cancel one hit. Art and Architecture: when you construct a building in the city where he is, 1 culture token may stand for any two resources of its cost; once a building.
text-lead-siyaj-kak = Fire Is Born: in the first round of his battle on land, when you attack a city, add its size to your combat value. Cultural Influx: after you construct a building or a wonder in the city where he is, you may try to exert influence from there without an action.
text-lead-wak-chanil = New Dynasty: +2 combat value in her battles on land within two hexes of a city of yours. Reconstruction: after a move action in which she captured a city and stands in it, you may replace a building of your colour there by another one that you could construct, for nothing and in whatever mood; nothing is gained for it.

## Persia

text-per-elephants = You may recruit elephants without a market in your cities beside barren land. In the first round of a battle on land in which an elephant of yours fights, everything that is added to the enemy's dice counts 2 at most.
text-per-immortals = Before each roll of your battles you may pay up to 4 culture tokens: each adds 1 combat value in this round.
text-per-zoroastrianism = Influence from your cities may aim at an enemy army unit outside cities, of barbarians too, but not at leaders or units aboard ships; culture tokens raise range and roll as usual. If it succeeds, the unit becomes one of yours of the same kind from the supply. If enemies are left on the hex, a battle begins at once, in which you cannot retreat; settlers alone lose it. It is your one success of the turn.
text-per-banking = At the start of your turn, before trade routes, gain a gold or a culture token if you have at least 1 gold.
text-lead-cyrus = King of Persia: as an action that activates the city where he is, gain mood and culture tokens in any mix: one for each region with a city of yours, but not more than the size of this city. Strategist: in his battles on land, when cards are laid open, you may leave undone what yours says for +2 combat value in this round.
text-lead-darius = Cultural Unity: gain 1 mood token when influence from the city where he is succeeds. Architect: a free action, once a turn, for 2 culture tokens: construct a building or a wonder in the city where he is at its usual cost, without an action and without activating the city.
text-lead-xerxes = Mighty Army: five army units of yours may stand where he is; in a round of battle in which five of them fight, you play no action card and have no clashes. Great Builder: a wonder in the city where he is costs two less, of any resources and culture tokens.

## Phoenicia

text-pho-city-independence = Your ports cannot be influenced and stay yours when a city is captured. Each of your ports is worth one and a half points; your advances of government are worth nothing.
text-pho-biremes = +2 combat value in your battles at sea in each round; against an enemy with War Ships only in the first.
text-pho-alphabet = Up to two trade routes may each bring a culture token or 2 ideas instead of food.
text-pho-cedars-dyes = Your ships may carry trade routes to enemy cities by the sea up to three hexes away. Your cities with a port may be the start of such a route without any unit. There are still four routes at most.
text-lead-ithobaal = Deliverance: a city that he captures becomes happy if it held a building of your colour before. Priest of Astarte: +2 combat value in his battles on land within two hexes of a city of yours with a temple.
text-lead-hiram = Trade Master: one trade route from a settler or ship where he is does not count towards the four. Constructor: as an action, if the city he is in is happy, pay a mood or a culture token to gain an advance of construction for nothing; the event track moves as usual.
text-lead-pygmalion = Mediterranean Trader: if a settler or ship where he is carries a trade route, gain a gold or a culture token besides; for one route. Protector: once a battle, when he defends a city on land, you may pay 1 culture token to cancel a hit; if you win the battle, the token comes back.

## Rome

text-rom-aqueduct = Events of famine do not touch you. Sanitation costs you no food; or you buy it for 2 food as a free action.
text-rom-roads = By road your groups may go up to four hexes if they start and end in cities of yours; each group pays the usual price.
text-rom-captivi = When you win a battle against units or a fortress, gain 1 gold and 1 mood token. When you pay for a building, mood tokens may stand for any resources.
text-rom-provinces = You may recruit cavalry without a market in your cities at least three hexes from where your first city stood. A city that you capture becomes neutral instead of angry; for 1 culture token, happy.
text-lead-augustus = Princeps: as an action, for 1 culture token, that activates the city where he is: draw an action card and an objective card, then discard one of each. Emperor: +2 combat value in his battles on land in a region without a city of yours.
text-lead-caesar = Statesman: a free action: raise the mood of the city where he is, at the usual price. Proconsul: after he captures a city and lives, you may pay 1 gold to place 1 infantry there, if there is room.
text-lead-sulla = Dictator: the city where he is cannot be influenced; barbarian armies within two hexes of him move, by events or Mercenaries, only if you agree, each time. Civilizer: +2 combat value in his battles on land against barbarians.

## Vikings

text-vik-ship-construction = Navigation costs you no food. In a move action your ships may go onto a land hex beside them and become settlers, or infantry if you have Tactics; what they carry may land along, or stays if another ship has room. Settlers, and infantry with Tactics, may go onto a sea hex beside them and become ships; the rest of the group goes aboard. Never onto enemies or pirates, not by road and not to explore; you need pieces of the new kind, and the stack limit holds. A unit that has changed has moved, and remembers what terrain and battle did to it.
text-vik-longships = Your ships may move again in a later move action of a turn in which they have fought. Each of them carries three land units.
text-vik-raiding = When you use trade routes, each other player who has a city that trades with a ship of yours beside it loses a resource of their choice, if they have any; one a player.
text-vik-rune-stones = After a battle in which you lost at least two army units you may put an obelisk from your supply beside your objectives: it can no longer be built, and is worth 1 point at the end of the game.
text-lead-cnut = Ruler of the North: at the end of the game, while he is in play, half a point for each hex between him and the place of your first city. Danegeld: as an action, once a turn, that activates the city where he is: what Taxes bring, without the mood token; you need Taxes, and cannot use their own action in the same turn.
text-lead-eric = Legendary Explorer: as an action, for 1 culture token, while he is aboard a ship: put a cube on the region where he is, if none of them is there; each is worth 1 point at the end of the game. New Colonies: a free action while he is aboard: all land units on the ships there land together on one land hex beside them; they may attack.
text-lead-ragnar = Prey: when he captures a city that was not angry, and lives, gain 2 gold. Horror of the North: +2 combat value in his battles on land when he attacks straight from a ship.
